"""In which order the choices of Genoa are offered by number, and under which headings."""

from __future__ import annotations

from fondaco.games.genoa.face.names import VOCABULARY
from fondaco.kernel.state import State

FIRST = ["deliver", "send", "agree", "accept", "use", "go", "act", "roll", "offer", "counter", "plan"]
"""Verbs that bring something, in their order."""
LAST = ["pass", "retire", "rest", "done", "stop", "cancel", "refuse", "withdraw", "forget"]
"""Verbs that end something; all others stand between."""


def menu(choices: list[int]) -> list[int]:
    """All open choices: what brings something first, the rest after it."""
    return sorted(choices, key=lambda choice: (place_in_menu(choice), choice))


def place_in_menu(choice: int) -> int:
    verb = VOCABULARY.verbs[choice]
    if verb in FIRST:
        return FIRST.index(verb)
    return len(FIRST) + (verb in LAST)


def section(view: State, choice: int) -> str:
    """The key of the heading that a choice stands under in a long menu."""
    verb = VOCABULARY.verbs[choice]
    return f"menu-{verb}" if verb in ("give", "ask", "yield", "limit") and view.question() == "dealing" else ""
