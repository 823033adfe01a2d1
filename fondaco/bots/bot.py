"""Bot: the interface of all bots."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64, mypyc_attr

from fondaco.bots.settings import check_names
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for a seat. It sees what the seat may see and has its own luck."""

    name: str

    def choose(self, game: Game, view: State, seat: i64, luck: Luck) -> i64:
        """One of the choices open to an asked seat."""
        raise NotImplementedError

    def settled(self, settings: dict[str, str]) -> Bot:
        """This bot with settings, each a text. Raises BadOption where there is none of that name, or not that value.

        A bot without settings is always the same.
        """
        check_names(type(self).__name__, settings, [])
        return self

    def timed(self, clock: Callable[[], float]) -> Bot:
        """This bot by another clock, in seconds; the same one if it looks at none."""
        return self
