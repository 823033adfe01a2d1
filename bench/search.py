"""How much a search gets done in a second, game by game, on positions of games among greedy bots.

Positions appraised, values of the game's own reckoned, playouts, and moves thought of within them, all in seconds of
this process, so that whatever else runs on the machine disturbs little. Writes "search" in bench/results.json. Run it
by `make bench-search`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from results import note_figures  # the folder of the script is first on sys.path

from fondaco.bots.greedy import GreedyBot
from fondaco.bots.learned import net_path
from fondaco.bots.search import Limit, Manner, Search
from fondaco.bots.values import appraise
from fondaco.games import GAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, State

SEATS = 4
EVERY = 7
"""One in so many positions with a choice is kept."""


def positions(game: Game, count: int) -> list[tuple[State, int]]:
    """Positions in which a seat has a choice, and the seat."""
    luck, choices, bot = Luck("bench search"), Choices(len(game.vocabulary)), GreedyBot()
    found: list[tuple[State, int]] = []
    asked = 0
    while len(found) < count:
        state = game.start(SEATS, {})
        while state.waiting and len(found) < count:
            seat = int(state.first_asked())
            if seat == CHANCE:
                state.choose(seat, state.draw(luck, choices))
                continue
            state.open(seat, choices)
            asked += choices.size > 1
            if choices.size > 1 and asked % EVERY == 0:
                found.append((state.copy(), seat))
            state.choose(seat, bot.choose(game, game.view(state, seat), seat, luck))
    return found


def a_second(work: Callable[[State, int], object], places: list[tuple[State, int]], seconds: float) -> int:
    """How often something can be done in a second, going through the positions again and again."""
    begun = process_time()
    done = 0
    while process_time() - begun < seconds:
        for state, seat in places:
            work(state, seat)
            done += 1
    return round(done / (process_time() - begun))


def searched(game: Game, places: list[tuple[State, int]], seconds: float) -> dict[str, float]:
    """Playouts, and moves within them, over as much time for each position."""
    playouts = moves = spent = 0.0
    for state, seat in places:
        limit = Limit(0, seconds / len(places), process_time)
        search = Search(game, game.view(state, seat), seat, Luck("bench"), limit, Manner())
        search.run()
        spent += limit.used()
        playouts += search.playouts
        moves += int(search.looked)
    return {"playouts_per_s": round(playouts / spent, 1), "moves_per_s": round(moves / spent)}


def measured(game: Game, seconds: float) -> dict[str, Any]:
    places = positions(game, 60)
    return {
        "seats": SEATS,
        "has_net": net_path(game).exists(),
        "appraisals_per_s": a_second(lambda state, seat: appraise(game, state), places, seconds),
        "values_per_s": a_second(lambda state, seat: game.value(state, seat), places, seconds),
        **searched(game, places, 4 * seconds),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3)
    options = parser.parse_args()
    figures = {}
    for game in GAMES:
        figures[game.name] = measured(game, options.seconds)
        print(f"{game.name}: {figures[game.name]}", file=sys.stderr)
    note_figures(search=figures)


if __name__ == "__main__":
    main()
