"""Which choices of Norenberc are offered by number, in which order, and how each may be typed."""

from __future__ import annotations

from typing import cast

from fondaco.games.norenberc import data
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.face.names import VOCABULARY
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.townspeople import tile_at
from fondaco.kernel.state import State


def menu(view: State, choices: list[int]) -> list[int]:
    """The open choices that are offered by number. Plans are typed as guild numbers instead: there are too many."""
    if view.question() == "planning":
        return []
    sections = {choice: section(view, choice) for choice in choices}
    return sorted(choices, key=lambda choice: (not sections[choice], sections[choice], choice))


def section(view: State, choice: int) -> str:
    """The key of the heading that a choice stands under in a long menu: the guild of the Guard's artisan."""
    if not verbs.SWAP <= choice < verbs.WITH:
        return ""
    tile = int(tile_at(cast(Town, view), choice - verbs.SWAP))
    return f"menu-guild-{int(data.guild_of(tile)) + 1}"


def typed(choice: int, players: list[str]) -> str:
    """How a choice may be typed: its notation, with players by their names."""
    if verbs.ROB <= choice < verbs.STEAL:
        return f"rob {players[choice - verbs.ROB]}"
    return VOCABULARY.text(choice)
