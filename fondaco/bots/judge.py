"""A judge says how good a position looks to a seat, on a scale of its own. Moves are compared by it."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from fondaco.kernel.game import Game
from fondaco.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    looks_closer: bool = False
    """Whether `closer` tells more than `value`; then it is asked about the best few positions."""

    trust: i64 = 0
    """By how much what the rules of thumb of a game advise is preferred."""

    overrules: bool = True
    """Whether what they advise is compared with other choices at all."""

    def begin(self, state: State, seat: i64) -> None:
        """What is judged from here on lies close to a position."""

    def value(self, state: State, seat: i64) -> i64:
        """How good a position looks to a seat, the more the better; reads only what a view shows."""
        raise NotImplementedError

    def closer(self, state: State, seat: i64, value: i64) -> i64:
        """The value of a position on a second look, which takes longer."""
        return value

    def signature(self) -> i64:
        """A number that tells the position last judged from others; 0 if the judge keeps none."""
        return 0


class HandMade(Judge):
    """The value that a game has of its own. Where the game has rules of thumb besides, they answer."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.overrules = False

    def value(self, state: State, seat: i64) -> i64:
        return self.game.value(state, seat)
