"""How a game shows itself in a terminal."""

from __future__ import annotations

from typing import Protocol, cast

from rich.console import RenderableType

from fondaco.cli.language import LANGUAGE, printable
from fondaco.cli.plain import PlainTerminal
from fondaco.face.board import Face, part_of
from fondaco.kernel.game import Game
from fondaco.kernel.news import Item
from fondaco.kernel.state import State
from fondaco.words.catalogue import Catalogue


class TerminalModule(Protocol):
    """`terminal.py` of a game: what it looks like, drawn from a view."""

    def draw(
        self, view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue, width: int
    ) -> RenderableType: ...
    def draw_short(
        self, view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue, width: int
    ) -> RenderableType: ...
    def legend(self, view: State, words: Catalogue) -> RenderableType: ...
    def scores(
        self, view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue
    ) -> RenderableType: ...
    def tabled(self, items: list[Item], players: list[str], words: Catalogue) -> RenderableType: ...


class TerminalFace(Face):
    """Board, terminal and words of one game, in the language of the command line."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, LANGUAGE)
        module = None if self.is_plain else part_of(game, "face.terminal")
        self.terminal: TerminalModule = PlainTerminal(game) if module is None else cast(TerminalModule, module)

    def names(self, players: list[str], seats: int) -> list[str]:
        """The names of a record, fit to be shown; seats without one by their colour."""
        given = players or [""] * seats
        return [printable(given[seat])[:40] or self.seat_name(seat) for seat in range(seats)]
