"""How often the coach speaks, and what it costs not to listen.

Greedy bots play each other: the coach should hardly ever speak. Then the first seat plays one question in five at
random. What such a move really cost is measured by playing on from it, and from where the bot would have gone, to the
end with the same luck, several times over. Writes "coach" in bench/results.json. Run it by `python bench/coach.py`.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from typing import Any, NamedTuple

from results import note_figures  # the folder of the script is first on sys.path

from fondaco.bots import BOTS, coach
from fondaco.bots.coach import OwnMove
from fondaco.games import GAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, State

SEATS = 3
CARELESS = 0
"""The seat that plays at random now and then."""
EVERY = 5


class Judged(NamedTuple):
    """A move that the coach looked at."""

    is_random: bool
    gain: int
    """By how much the bot would have done better, in the coach's opinion; in hundredths of a point."""
    cost: float
    """What it cost in points ahead of the best of the others, by playing on; only for moves at random."""


def lead(game: Game, state: State, seat: int) -> int:
    points = [sum(row) for row in game.breakdown(state)]
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def played_out(game: Game, position: State, seat: int, seed: str) -> int:
    """The lead of a seat at the end, if all play greedily from a position on."""
    state, luck, choices = position.copy(), Luck(seed), Choices(len(game.vocabulary))
    minds = [Luck(f"{seed} seat {other}") for other in range(SEATS)]
    while state.waiting != 0:
        asked = int(state.first_asked())
        if asked == CHANCE:
            choice = int(state.draw(luck, choices))
        else:
            choice = int(BOTS["greedy"].choose(game, game.view(state, asked), asked, minds[asked]))
        state.choose(asked, choice)
    return lead(game, state, seat)


def cost_of(game: Game, before: State, after: State, seat: int, playouts: int) -> float:
    seeds = [f"playout {number}" for number in range(playouts)]
    differences = [played_out(game, before, seat, seed) - played_out(game, after, seat, seed) for seed in seeds]
    return statistics.mean(differences)


def game_judged(game: Game, seed: str, is_careless: bool, playouts: int) -> list[Judged]:
    """One game, move by move."""
    luck, mind, choices = Luck(seed), Luck(f"{seed} mind"), Choices(len(game.vocabulary))
    state = game.start(SEATS, {})
    moves: dict[int, OwnMove] = {}
    found: list[Judged] = []
    question, is_random = None, False
    while state.waiting != 0:
        seat = int(state.first_asked())
        if seat == CHANCE:
            state.choose(seat, state.draw(luck, choices))
            continue
        if seat not in moves or moves[seat].is_whole:
            moves[seat] = OwnMove(game, seat, state, 0)
        move = moves[seat]
        if seat == CARELESS and (not move.chain or state.asking is not question):
            question = state.asking
            is_random = is_careless and (is_random if move.chain else mind.below(EVERY) == 0)
        bot = BOTS["random" if is_random and seat == CARELESS else "greedy"]
        move.choose(state, int(bot.choose(game, game.view(state, seat), seat, mind)))
        if is_careless and seat != CARELESS:
            continue
        is_single = bool(move.ratings())
        is_free = len(move.open_at_last()) > 1
        if (is_single and is_free) or (not is_single and move.is_whole):
            remark = coach.better(move)
            cost = 0.0
            if is_random and seat == CARELESS:
                cost = cost_of(game, move.asked if is_single else move.before, state, seat, playouts)
            found.append(Judged(is_random and seat == CARELESS, remark.gain if remark else 0, cost))
    return found


def share(part: float, whole: float) -> float:
    return round(part / whole, 3) if whole else 0.0


def measured(game: Game, games: int, careless_games: int, playouts: int) -> dict[str, Any]:
    calm = [judged for number in range(games) for judged in game_judged(game, f"calm {number}", False, 0)]
    wild = [
        judged
        for number in range(careless_games)
        for judged in game_judged(game, f"wild {number}", True, playouts)
        if judged.is_random
    ]
    spoken = [judged.cost for judged in wild if judged.gain >= game.margin]
    unspoken = [judged.cost for judged in wild if judged.gain < game.margin]
    costly = [judged for judged in wild if judged.cost * 100 >= game.margin]
    return {
        "greedy_moves": len(calm),
        "greedy_spoken": share(sum(judged.gain >= game.margin for judged in calm), len(calm)),
        "random_moves": len(wild),
        "random_spoken": share(len(spoken), len(wild)),
        "cost_spoken": round(statistics.mean(spoken or [0]), 2),
        "cost_unspoken": round(statistics.mean(unspoken or [0]), 2),
        "of_all_cost_spoken": share(sum(spoken), sum(spoken) + sum(unspoken)),
        "costly_spoken": share(sum(judged.gain >= game.margin for judged in costly), len(costly)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--careless-games", type=int, default=8)
    parser.add_argument("--playouts", type=int, default=12)
    options = parser.parse_args()
    found = {}
    for game in GAMES:
        found[game.name] = measured(game, options.games, options.careless_games, options.playouts)
        print(f"{game.name}: {found[game.name]}", file=sys.stderr)
    note_figures(coach=found)


if __name__ == "__main__":
    main()
