"""Bot: the interface of all bots."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

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
