"""The plain face of a game that has no board and no words of its own yet, so that it can be played already."""

from __future__ import annotations

import json

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.kernel.catalogue import Catalogue
from fondaco.kernel.game import Game
from fondaco.kernel.news import Item
from fondaco.kernel.state import State


def plain_words(language: str, game: Game) -> Catalogue:
    """The words of a game; where it lacks them, those that introduce it are made from its name and its vocabulary."""
    words = Catalogue(language, f"games/{game.name}")
    verbs = game.vocabulary.verbs
    made = {"game-title": literal(game.name), "game-pitch": "{ plain-pitch }"}
    made[f"help-{game.name}"] = f"{{ plain-help }} {literal(', '.join(dict.fromkeys(verbs)))}"
    for verb in dict.fromkeys(verbs):
        texts = [game.vocabulary.texts[choice] for choice in range(len(verbs)) if verbs[choice] == verb]
        made[f"plain-verb-{verb}"] = literal(", ".join(texts))
    missing = [f"{key} = {text}\n" for key, text in made.items() if not words.has(key)]
    words.add("".join(missing))
    return words


def literal(text: str) -> str:
    """A text as it is, inside of a message."""
    return f"{{ {json.dumps(text)} }}"


class PlainFace:
    """Board and terminal of a game without them: the names of the questions, the notation, the points."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.QUIET: set[str] = set()
        self.HEADINGS: set[str] = set()
        self.FOLLOWS: set[str] = set()
        self.SERIES: set[str] = set()
        self.WITH_BOARD: set[str] = set()
        self.TABLED: set[str] = set()
        self.TOGETHER: dict[str, str] = {}
        self.PAUSES: set[str] = set()
        self.UNTOLD: set[str] = set()

    # What a `board.py` offers.

    def prompt(self, view: State, seat: int, players: list[str]) -> tuple[str, dict[str, str | int]]:
        return "plain-prompt", {"question": view.question() or view.steps()[-1]}

    def describe(self, view: State, seat: int, choice: int, players: list[str]) -> tuple[str, dict[str, str | int]]:
        return "plain-choice", {"choice": self.game.vocabulary.text(choice)}

    def menu(self, view: State, seat: int, choices: list[int]) -> list[int]:
        return choices

    def section(self, view: State, choice: int) -> str:
        return ""

    def typed(self, choice: int, players: list[str]) -> str:
        return self.game.vocabulary.text(choice)

    def understand(self, view: State, seat: int, text: str, players: list[str]) -> list[str]:
        return [text.lower()]

    def objection(self, view: State, seat: int, text: str) -> tuple[str, dict[str, str | int]] | None:
        return None

    def help_card(self, topic: str) -> str:
        return f"plain-verb-{topic.lower()}" if topic.lower() in self.game.vocabulary.verbs else ""

    def help_topic(self, view: State, choice: int) -> str:
        return self.game.vocabulary.verbs[choice]

    def help_topics(self) -> list[str]:
        return list(dict.fromkeys(self.game.vocabulary.verbs))

    # What a `terminal.py` offers.

    def draw(
        self, view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue, width: int
    ) -> RenderableType:
        """The players, who is asked, and the points as far as the game can count them already."""
        return self.table(view, players, words)

    draw_short = draw

    def legend(self, view: State, words: Catalogue) -> RenderableType:
        return Text(words.say("plain-legend"), style="dim")

    def scores(
        self, view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue
    ) -> RenderableType:
        return self.table(view, players, words)

    def tabled(self, items: list[Item], players: list[str], words: Catalogue) -> RenderableType:
        return Text()

    def table(self, view: State, players: list[str], words: Catalogue) -> Table:
        rows = self.points(view)
        table = Table(box=SIMPLE_HEAD, show_edge=False)
        table.add_column(words.say("plain-player"))
        table.add_column(words.say("plain-asked"))
        for category in self.game.categories if rows else []:
            table.add_column(str(words.named(f"category-{category}")).removeprefix("category-"), justify="right")
        for seat in range(len(players)):
            asked = words.say("plain-yes") if view.is_asked(seat) else ""
            table.add_row(players[seat], asked, *[str(points) for points in (rows[seat] if rows else [])])
        return table

    def points(self, view: State) -> list[list[int]]:
        """The points of all seats by category; nothing where they cannot be counted."""
        try:
            return self.game.breakdown(view)
        except Exception:  # A game that is being written may not be able to count yet, and never from a view.
            return []
