"""The strip of scores in the browser: everybody's points on one track, whose turn it is, the discs left."""

from __future__ import annotations

import functools
from typing import NamedTuple, cast

from fondaco.face.scene import Scene
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.face.city_facts import NOWHERE, activity, stands_in_the_city
from fondaco.games.calimala.scoring import breakdown
from fondaco.games.calimala.state import Florence
from fondaco.kernel.counts import numbers

SHORTEST_TRACK = 30
"""The track reaches at least so far, then to the next ten above whoever is ahead."""
STEP = 5


class Runner(NamedTuple):
    """A player on the track."""

    seat: int
    sign: str
    player: str
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
    scored: int
    tiles: int
    open_parts: tuple[str, ...]
    """The parts of the board on which something is open to the viewer."""


def strip_facts(scene: Scene) -> StripFacts:
    town = cast(Florence, scene.view)
    is_on = not town.is_over() and town.question() not in ("keeping", "taking")
    strip = strip_as_it_stands(
        tuple(sum(row) for row in breakdown(town)),
        tuple(numbers(town.discs)),
        tuple(numbers(town.whites)),
        int(town.active) if is_on else NOWHERE,
        activity(town)[0],
        int(town.scored),
        scene.players,
        scene.signs,
    )
    parts = open_parts(scene)
    return strip._replace(open_parts=parts) if parts else strip


def open_parts(scene: Scene) -> tuple[str, ...]:
    """Where on the board something is open to the viewer."""
    found = {part_of(scene, choice) for choice in scene.offers}
    return tuple(part for part in ("city", "council", "churches", "map", "mine") if part in found)


def part_of(scene: Scene, choice: int) -> str:
    """The part of the board on which a choice stands; empty for one that is asked above the board."""
    if stands_in_the_city(scene, choice):
        return "city"
    if choice == verbs.ADORN + data.PALAZZO:
        return "council"
    if verbs.ADORN <= choice < verbs.WEAVING or verbs.GIVE <= choice < verbs.DRAW:
        return "churches"
    if verbs.SEND <= choice < verbs.GIVE or verbs.RAISE + data.HOUSE_PIECE <= choice < verbs.ADORN:
        return "map"
    return "mine" if verbs.PLAY <= choice < verbs.LIFT else ""


@functools.lru_cache(4096)
def strip_as_it_stands(
    points: tuple[int, ...],
    discs: tuple[int, ...],
    whites: tuple[int, ...],
    active: int,
    acting: int,
    scored: int,
    players: tuple[str, ...],
    signs: tuple[str, ...],
) -> StripFacts:
    """The same for all viewers, so it is put together once."""
    best = max(points)
    length = max(SHORTEST_TRACK, -(-best // 10) * 10)
    runners = tuple(
        Runner(
            seat=seat,
            sign=signs[seat],
            player=players[seat],
            points=points[seat],
            discs=discs[seat],
            whites=whites[seat],
            is_active=seat == active,
            acts=seat == acting,
            leads=best > 0 and points[seat] == best,
            along=share(points[seat], length),
            beside=points[:seat].count(points[seat]),
        )
        for seat in range(len(players))
    )
    marks = tuple((mark, share(mark, length)) for mark in range(0, length + 1, STEP))
    return StripFacts(runners, marks, scored, data.COUNCIL, ())


def share(points: int, length: int) -> str:
    """How far along the track, in hundredths; its ends are kept free."""
    return f"{2 + 96 * points / length:.4g}%"
