"""The hints that a player asked for, as the page shows them."""

from __future__ import annotations

import json
from typing import NamedTuple

from fondaco.face.promise import reason_from, reason_of, steps_of, worth_of
from fondaco.kernel.state import NOBODY
from fondaco.web.tables.hinting import hint_for
from fondaco.web.tables.vantage import Vantage


class HintLine(NamedTuple):
    """One of the choices that promise most."""

    choice: str
    """The first of them, by which its button on the board is found."""
    steps: tuple[str, ...]
    """What to do, choice by choice."""
    worth: str
    """The chance to win, and the points."""
    reason: str


class Hints(NamedTuple):
    """A note beside the board, for one player alone."""

    table: str
    seat: int
    lines: tuple[HintLine, ...]
    """Nothing while they are looked for."""
    is_thinking: bool


def hints_on(vantage: Vantage) -> Hints | None:
    """The hints for a viewer's own seat; None where nobody asked for them, or in a past position."""
    live, seat = vantage.live, vantage.seat
    if seat == NOBODY or seat not in vantage.viewer.seats or not vantage.is_present:
        return None
    found = hint_for(live, seat)
    if found is None:
        return None
    face, names = vantage.face, live.names(vantage.face.language)
    told: list[HintLine] = []
    for line, chance, points, why in json.loads(found.thought or "[]"):
        numbers = [live.game.vocabulary.number(text) for text in line]
        steps = tuple(steps_of(face, vantage.view, seat, numbers, names))
        reason = reason_of(face, reason_from(why), names)
        is_said = reason in [other.reason for other in told]
        told.append(HintLine(line[0], steps, worth_of(face, chance, points), "" if is_said else reason))
    return Hints(live.row.id, seat, tuple(told), found.thought is None)
