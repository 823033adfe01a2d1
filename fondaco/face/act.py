"""An act: one moment of drama, told where it happens. A show is a row of them, played one after another."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from fondaco.face.scene import Motion


@dataclass(frozen=True)
class Tally:
    """What one player has of what an act counts."""

    seat: int
    count: int
    symbol: str = ""
    """The drawing of one such thing, shown as often as it is there; empty for a bare number."""
    leads: bool = False
    points: int = 0
    """What it brings the player, where things are counted and points are given for them."""


class Act(NamedTuple):
    """One moment: a light falls on a place, a sentence stands beside it, tallies count up, then things travel."""

    place: str
    """The `data-place` of the page where it happens; empty for the whole board."""
    sentence: str
    """Short: it is read in a second or two, and spoken once."""
    tallies: tuple[Tally, ...] = ()
    motions: tuple[Motion, ...] = ()
    """What travels at its end. The motions of the message leave these out."""
    gesture: str = ""
    """What the place does: `nod`, `stamp`, `turn` or `shake`, or a word of the game's own style sheet.

    While the act lasts the place bears it as the class `gesture-WORD`.
    """
    points: tuple[int, ...] = ()
    """What it adds to the points of each seat: at the end of a game only."""


def left_over(motions: list[Motion], acts: list[Act]) -> list[Motion]:
    """The motions that no act shows."""
    shown = Counter(motion for act in acts for motion in act.motions)
    rest = []
    for motion in motions:
        if shown[motion]:
            shown[motion] -= 1
        else:
            rest.append(motion)
    return rest
