"""Random games, position by position, for laws that are counted anew and not by a game's own book-keeping."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Item, Listener
from fondaco.kernel.playout import random_choice


def moments_of(
    game: Game, seats: int, seed: int, options: dict[str, str] | None = None
) -> Iterator[tuple[Any, list[Item]]]:
    """Every position of a random game with the news since the one before."""
    state = game.start(seats, options or {})
    listener = Listener()
    state.listener = listener
    luck = Luck(f"laws {seed}")
    choices = Choices(len(game.vocabulary))
    heard = 0
    while True:
        yield state, listener.items[heard:]
        heard = len(listener.items)
        if state.is_over():
            return
        seat = state.first_asked()
        state.choose(seat, random_choice(state, seat, luck, choices))
