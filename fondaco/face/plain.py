"""The plain face of a game that has no board and no words of its own yet, so that it can be played already."""

from __future__ import annotations

import json

from fondaco.kernel.game import Game
from fondaco.kernel.state import State
from fondaco.words.catalogue import Catalogue


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


class PlainBoard:
    """The texts of a game without a `board.py`: the names of the questions, the notation, the points."""

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

    def points(self, view: State, seat: int, options: dict[str, str]) -> list[list[int]]:
        """The points of all seats by category; nothing where they cannot be counted."""
        try:
            return self.game.breakdown(view)
        except Exception:  # A game that is being written may not be able to count yet, and never from a view.
            return []
