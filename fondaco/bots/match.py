"""A match: bots play games against each other, each seat seeing only its own view."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.bots.bot import Bot
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, State


def play_match(game: Game, bots: list[Bot], options: dict[str, str], seed: str) -> State:
    """Play one game to its end. Its luck depends on the seed alone, not on who sits where."""
    luck = Luck(seed)
    lucks = [Luck(f"{seed} seat {seat}") for seat in range(len(bots))]
    choices = Choices(len(game.vocabulary))
    seats: i64 = len(bots)
    state = game.start(seats, options)
    while state.waiting != 0:
        seat = state.first_asked()
        if seat == CHANCE:
            choice = state.draw(luck, choices)
        else:
            choice = bots[seat].choose(game, game.view(state, seat), seat, lucks[seat])
        state.choose(seat, choice)
    return state
