"""How a game shows itself. Every game keeps its face in its own folder; nothing here names a game."""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType
from typing import Protocol, cast

from rich.console import RenderableType

from fondaco.cli.plain import PlainFace, plain_words
from fondaco.cli.words import LANGUAGE, printable, say
from fondaco.kernel.catalogue import Catalogue, game_words
from fondaco.kernel.errors import BadOption
from fondaco.kernel.game import Game
from fondaco.kernel.news import Item
from fondaco.kernel.state import State

Text = tuple[str, dict[str, str | int]]


class BoardModule(Protocol):
    """`board.py` of a game: the texts for a seat, as keys and facts."""

    QUIET: set[str]
    HEADINGS: set[str]
    FOLLOWS: set[str]
    SERIES: set[str]
    WITH_BOARD: set[str]
    TABLED: set[str]
    TOGETHER: dict[str, str]
    PAUSES: set[str]
    UNTOLD: set[str]

    def prompt(self, view: State, seat: int, players: list[str]) -> Text: ...
    def describe(self, view: State, seat: int, choice: int, players: list[str]) -> Text: ...
    def menu(self, view: State, seat: int, choices: list[int]) -> list[int]: ...
    def section(self, view: State, choice: int) -> str: ...
    def typed(self, choice: int, players: list[str]) -> str: ...
    def understand(self, view: State, seat: int, text: str, players: list[str]) -> list[str]: ...
    def objection(self, view: State, seat: int, text: str) -> Text | None: ...
    def help_card(self, topic: str) -> str: ...
    def help_topic(self, view: State, choice: int) -> str: ...
    def help_topics(self) -> list[str]: ...


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


def part_of(game: Game, name: str) -> ModuleType | None:
    """A file of a game's folder; None if there is none."""
    whole = f"fondaco.games.{game.name}.{name}"
    try:
        return importlib.import_module(whole)
    except ModuleNotFoundError as missing:
        if missing.name and whole.startswith(missing.name):
            return None
        raise


class Face:
    """Board, terminal and words of one game, or a plain face where it has none yet."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.board: BoardModule
        self.terminal: TerminalModule
        board = part_of(game, "face.board")
        terminal = part_of(game, "face.terminal")
        if board is None or terminal is None:
            self.board = self.terminal = PlainFace(game)
            self.words = plain_words(LANGUAGE, game)
        else:
            self.board = cast(BoardModule, board)
            self.terminal = cast(TerminalModule, terminal)
            self.words = game_words(LANGUAGE, game)

    def seat_name(self, seat: int) -> str:
        """What a player without a name of its own is called."""
        colours = self.game.names.get("seat", [])
        key = f"seat-{colours[seat]}" if seat < len(colours) else ""
        return self.words.say(key) if self.words.has(key) else say("plain-seat", seat=seat + 1)

    def names(self, players: list[str], seats: int) -> list[str]:
        """The names of a record, fit to be shown; seats without one by their colour."""
        given = players or [""] * seats
        return [printable(given[seat])[:40] or self.seat_name(seat) for seat in range(seats)]


def box_notation(game: Game, text: str) -> str:
    """The option that says which tiles a box file holds."""
    box = part_of(game, "box")
    if box is None:
        raise BadOption("no-box", {"game": game.name})
    return str(box.box_from_toml(text).notation())
