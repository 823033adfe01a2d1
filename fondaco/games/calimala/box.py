"""The box: what of it is reconstructed can be replaced by whoever owns it. The standard one, or one from a file."""

from __future__ import annotations

import tomllib
from typing import ClassVar, Final

from fondaco.games.calimala import data
from fondaco.kernel.counts import Counts, counts, numbers
from fondaco.kernel.errors import BadBox


class BadComponents(BadBox):
    """A box of Calimala whose tables are wrong."""

    folder: ClassVar[str] = "games/calimala"


class Box:
    """Action cards of each kind, and the layout of the city for a first game."""

    cards: Counts
    first_game: Counts
    """The action of each cell, row by row."""

    def __init__(self, cards: list[int], first_game: list[int]) -> None:
        self.cards = counts(cards)
        self.first_game = counts(first_game)

    def notation(self) -> str:
        """The box in one line, the same for the same box; empty for the standard one."""
        parts = []
        if numbers(self.cards) != data.CARDS_OF_ACTION:
            parts.append(f"cards {' '.join(str(count) for count in numbers(self.cards))}")
        if numbers(self.first_game) != data.FIRST_GAME:
            parts.append(f"first-game {' '.join(data.ACTION_NAMES[action] for action in numbers(self.first_game))}")
        return "; ".join(parts)


def build_box(cards: list[int], first_game: list[str]) -> Box:
    """A box from nine numbers of cards and nine names of actions, or a sentence that says what is wrong."""
    if sum(cards) != data.CARDS:
        raise BadComponents("cards", {"count": sum(cards), "needed": data.CARDS})
    for action in data.START_CARDS:
        if cards[action] == 0:
            raise BadComponents("start-card", {"action": data.ACTION_NAMES[action]})
    for name in first_game:
        if name not in data.ACTION_NAMES:
            raise BadComponents("no-action", {"action": name[:40], "actions": ", ".join(data.ACTION_NAMES)})
    if len(first_game) != data.CELLS or len(set(first_game)) != data.CELLS:
        raise BadComponents("layout", {"needed": data.CELLS})
    layout = [data.ACTION_NAMES.index(name) for name in first_game]
    if layout[data.MIDDLE] != data.CONTRIBUTE:
        raise BadComponents("middle", {"action": data.ACTION_NAMES[data.CONTRIBUTE]})
    return Box(cards, layout)


STANDARD: Final = Box(data.CARDS_OF_ACTION, data.FIRST_GAME)


def box_from_notation(text: str) -> Box:
    """The box that `notation` wrote."""
    if not text:
        return STANDARD
    cards = data.CARDS_OF_ACTION
    first_game = [data.ACTION_NAMES[action] for action in data.FIRST_GAME]
    for part in text.split(";"):
        words = part.split()
        if words and words[0] == "cards":
            cards = [whole_number("cards", word) for word in words[1:]]
            if len(cards) != data.ACTIONS:
                raise BadComponents("kinds", {"count": len(cards), "needed": data.ACTIONS})
        elif words and words[0] == "first-game":
            first_game = words[1:]
        else:
            raise BadComponents("no-table", {"table": part.strip()[:40]})
    return build_box(cards, first_game)


def box_from_toml(text: str) -> Box:
    """A box from a file's text. What the file leaves out is as in the standard box."""
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadComponents("toml", {"reason": str(error)}) from error
    for name in tables:
        if name not in ("cards", "first-game"):
            raise BadComponents("no-table", {"table": name[:40]})
    cards = list(data.CARDS_OF_ACTION)
    given = tables.get("cards", {})
    if not isinstance(given, dict):
        raise BadComponents("not-a-table", {"table": "cards"})
    for name, count in given.items():
        if name not in data.ACTION_NAMES:
            raise BadComponents("no-action", {"action": name[:40], "actions": ", ".join(data.ACTION_NAMES)})
        if type(count) is not int:
            raise BadComponents("whole-number", {"name": name, "value": str(count)[:40]})
        cards[data.ACTION_NAMES.index(name)] = whole_number(name, str(count))
    rows = tables.get("first-game", [data.ACTION_NAMES[action] for action in data.FIRST_GAME])
    if not isinstance(rows, list):
        raise BadComponents("layout", {"needed": data.CELLS})
    return build_box(cards, [str(name) for name in rows])


def whole_number(name: str, text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise BadComponents("whole-number", {"name": name, "value": text[:40]})
    return int(text)
