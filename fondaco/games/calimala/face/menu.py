"""In which order the choices of Calimala are offered by number, under which headings, and how each may be typed."""

from __future__ import annotations

from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.face.names import VOCABULARY


def menu(choices: list[int]) -> list[int]:
    """All open choices: what the disc offers, then cards, and what ends an activation last."""
    return sorted(choices, key=lambda choice: (choice in (verbs.DONE, verbs.STOP), choice))


def section(choice: int) -> str:
    """The key of the heading that a choice stands under in a long menu."""
    if verbs.PLACE <= choice < verbs.WHITE:
        return "menu-place"
    if verbs.WHITE <= choice < verbs.GAIN:
        return "menu-white"
    return "menu-play" if verbs.PLAY <= choice < verbs.LIFT else ""


def typed(choice: int) -> str:
    """How a choice may be typed: its notation, streets in fewer letters."""
    if verbs.PLACE <= choice < verbs.WHITE:
        return data.pair_name(choice - verbs.PLACE).replace("+", " ")
    if verbs.WHITE <= choice < verbs.GAIN:
        return f"white {data.pair_name(choice - verbs.WHITE).replace('+', ' ')}"
    return VOCABULARY.text(choice)
