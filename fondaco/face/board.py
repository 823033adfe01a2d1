"""How a game shows itself. Every game keeps its face in its own folder; nothing here names a game."""

from __future__ import annotations

import copy
import importlib
from types import ModuleType
from typing import Protocol, Self, cast

from fondaco.face.box_text import check_box_text
from fondaco.face.plain import PlainBoard, plain_words
from fondaco.kernel.errors import BadOption
from fondaco.kernel.game import Game
from fondaco.kernel.news import Item
from fondaco.kernel.state import State
from fondaco.words.catalogue import game_words, news_facts, news_sentence

Text = tuple[str, dict[str, str | int]]
"""The key of a sentence and the facts in it."""
UNKNOWN = -1
"""Points that cannot be told yet, since they depend on something hidden."""


class BoardModule(Protocol):
    """`board.py` of a game: the texts for a seat, as keys and facts.

    It may also have `news_facts(item, players, options) -> dict | None`: the facts of a piece of news whose numbers are
    more than their types say, or whose words depend on the options of the table; None where the types say it all.
    And it may have `UNDER_WAY`: the keys of prompts that belong to a move under way, though their question is one of
    WITH_BOARD.
    """

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
    def points(self, view: State, seat: int, options: dict[str, str]) -> list[list[int]]: ...
    def help_card(self, topic: str) -> str: ...
    def help_topic(self, view: State, choice: int) -> str: ...
    def help_topics(self) -> list[str]: ...


def part_of(game: Game, name: str) -> ModuleType | None:
    """A file of a game's folder; None if there is none."""
    whole = f"fondaco.games.{game.name}.{name}"
    try:
        return importlib.import_module(whole)
    except ModuleNotFoundError as missing:
        if missing.name and whole.startswith(missing.name):
            return None
        raise


def has_box(game: Game) -> bool:
    """Whether the tiles of a game can be replaced by those of a box of one's own."""
    return part_of(game, "box") is not None


def box_notation(game: Game, text: str) -> str:
    """The option that says which tiles a box file holds."""
    box = part_of(game, "box")
    if box is None:
        raise BadOption("no-box", {"game": game.name})
    check_box_text(text)
    return str(box.box_from_toml(text).notation())


class Face:
    """Board and words of one game in one language, or plain ones where it has none yet."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        module = part_of(game, "face.board")
        self.is_plain = module is None
        self.board: BoardModule = PlainBoard(game) if module is None else cast(BoardModule, module)
        self.words = plain_words(language, game) if self.is_plain else game_words(language, game)
        self.options: dict[str, str] = {}
        """Those of the table whose news is told; a box of one's own may change what a card says."""

    def at_table(self, options: dict[str, str]) -> Self:
        """The same face for a table with these options."""
        face = copy.copy(self)
        face.options = options
        return face

    def news_facts(self, item: Item, players: list[str]) -> dict[str, str | int]:
        """The facts of a piece of news: as the game's board has them, or by the types of its numbers."""
        hook = getattr(self.board, "news_facts", None)
        facts: dict[str, str | int] | None = hook(item, players, self.options) if hook else None
        return news_facts(self.game, item, players) if facts is None else facts

    def news_sentence(self, item: Item, players: list[str]) -> str:
        """A piece of news as a sentence."""
        return news_sentence(self.game, item, players, self.language, self.news_facts(item, players))

    def seat_name(self, seat: int) -> str:
        """What a player without a name of its own is called."""
        colours = self.game.names.get("seat", [])
        key = f"seat-{colours[seat]}" if seat < len(colours) else ""
        return self.words.say(key) if self.words.has(key) else self.words.say("plain-seat", {"seat": seat + 1})
