"""The strip of scores in the browser: everybody's points on one track, whose turn it is, the discs left."""

from __future__ import annotations

import functools
from typing import NamedTuple

from fondaco.games.calimala.face.public import Public
from fondaco.games.calimala.face.readings import is_set_up
from fondaco.games.calimala.scoring import breakdown
from fondaco.games.calimala.under_way import activation_of

SHORTEST_TRACK = 30
"""The track reaches at least so far, then to the next ten above whoever is ahead."""
STEP = 5


class Runner(NamedTuple):
    """A player on the track."""

    seat: int
    player: str
    sign: str
    points: int
    discs: int
    whites: int
    is_active: bool
    """Whether it is this player's turn."""
    acts: bool
    """Whether a disc of this player is being carried out."""
    leads: bool
    along: str
    """How far along the track, in hundredths of it."""
    beside: int
    """How many others with as many points stand before this one."""


class StripFacts(NamedTuple):
    runners: tuple[Runner, ...]
    marks: tuple[tuple[int, str], ...]
    """Numbers along the track, and how far along they stand."""
    open_parts: tuple[str, ...] = ()
    """The parts of the board on which something is open to the viewer."""


@functools.lru_cache(500)
def strip_facts(public: Public) -> StripFacts:
    town = public.town
    is_on = not town.is_over() and not is_set_up(town)
    acting = activation_of(town)
    points = [sum(row) for row in breakdown(town)]
    best = max(points)
    length = max(SHORTEST_TRACK, -(-best // 10) * 10)
    runners = [
        Runner(
            *who,
            points=points[who.seat],
            discs=int(town.discs[who.seat]),
            whites=int(town.whites[who.seat]),
            is_active=is_on and who.seat == town.active,
            acts=acting is not None and who.seat == acting.seat,
            leads=0 < best == points[who.seat],
            along=share(points[who.seat], length),
            beside=points[: who.seat].count(points[who.seat]),
        )
        for who in public.people
    ]
    marks = tuple((mark, share(mark, length)) for mark in range(0, length + 1, STEP))
    return StripFacts(tuple(runners), marks)


def share(points: int, length: int) -> str:
    """How far along the track, in hundredths; its ends are kept free."""
    return f"{2 + 96 * points / length:.4g}%"
