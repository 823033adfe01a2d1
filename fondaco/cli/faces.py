"""How a game shows itself. Every game keeps its face in its own folder; nothing here names a game."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Protocol, cast

from rich.console import RenderableType

from fondaco.cli.words import LANGUAGE, printable
from fondaco.kernel.catalogue import Catalogue, game_words
from fondaco.kernel.errors import BadOption
from fondaco.kernel.game import Game
from fondaco.kernel.state import State

Text = tuple[str, dict[str, str | int]]


class BoardModule(Protocol):
    """`board.py` of a game: the texts for a seat, as keys and facts."""

    QUIET: set[str]
    HEADINGS: set[str]
    FOLLOWS: set[str]
    SERIES: set[str]
    WITH_BOARD: set[str]

    def prompt(self, view: State, seat: int, players: list[str]) -> Text: ...
    def describe(self, view: State, seat: int, choice: int, players: list[str]) -> Text: ...
    def menu(self, view: State, seat: int, choices: list[int]) -> list[int]: ...
    def understand(self, view: State, seat: int, text: str) -> str: ...
    def help_card(self, topic: str) -> str: ...
    def help_topics(self) -> list[str]: ...


class TerminalModule(Protocol):
    """`terminal.py` of a game: what it looks like, drawn from a view."""

    def draw(
        self, view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue, width: int
    ) -> RenderableType: ...
    def legend(self, view: State, words: Catalogue) -> RenderableType: ...
    def scores(
        self, view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue
    ) -> RenderableType: ...


class Face:
    """Board, terminal and words of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.board = cast(BoardModule, importlib.import_module(f"fondaco.games.{game.name}.board"))
        self.terminal = cast(TerminalModule, importlib.import_module(f"fondaco.games.{game.name}.terminal"))
        self.words = game_words(LANGUAGE, game)

    def seat_name(self, seat: int) -> str:
        """What a player without a name of its own is called."""
        return str(self.words.named(f"seat-{self.game.names['seat'][seat]}"))

    def names(self, players: list[str], seats: int) -> list[str]:
        """The names of a record, fit to be shown; seats without one by their colour."""
        given = players or [""] * seats
        return [printable(given[seat])[:40] or self.seat_name(seat) for seat in range(seats)]


def box_notation(game: Game, text: str) -> str:
    """The option that says which tiles a box file holds."""
    module = f"fondaco.games.{game.name}.box"
    if importlib.util.find_spec(module) is None:
        raise BadOption("no-box", {"game": game.name})
    return str(importlib.import_module(module).box_from_toml(text).notation())
