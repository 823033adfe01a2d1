"""A loss: what others took from a player, which the player has to learn of however fast the game goes on."""

from __future__ import annotations

from typing import NamedTuple


class Loss(NamedTuple):
    """One thing that is gone."""

    told: int
    """The index of the news that told it, among all news of the game."""
    place: str
    """The `data-place` where it was."""
    symbol: str
    """The drawing of what is gone."""
    title: str
    """What it is, as a sentence."""
    sentence: str
    """Who has it now, why, and what the player got for it."""
    rule: str
    """The id of the rule behind it."""
