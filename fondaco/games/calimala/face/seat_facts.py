"""A player: what lies before everybody's eyes."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.score_sheet import total
from fondaco.face.sight import Sight
from fondaco.face.slices import slice_of
from fondaco.face.who import who
from fondaco.games.calimala import data
from fondaco.games.calimala.state import Florence
from fondaco.kernel.counts import bits

HIDDEN = ""
"""Stands for a final card that is not shown."""


class SeatFacts(NamedTuple):
    seat: int
    player: str
    sign: str
    is_own: bool
    is_first: bool
    status: str
    """The end of a key: asked, turn, ready, choosing, or empty."""
    points: int
    discs: int
    whites: int
    stock: tuple[int, ...]
    """Cubes in the three warehouses."""
    supply: int
    cloth: int
    cloth_room: int
    """How much cloth the workshops hold in all."""
    workshops: int
    ships: int
    houses: int
    hand: int
    known: tuple[str, ...]
    """Start cards that everybody knows to be in the hand, by their actions."""
    representatives: int
    artworks: int
    """Of the Palazzo: they count with the representatives where players are tied (C-P4)."""
    final: str
    """The final card once the game is over."""
    final_picture: str


def seat_facts(sight: Sight, seat: int) -> SeatFacts:
    town = cast(Florence, sight.view)
    known = slice_of(town.known, seat, data.ACTIONS)
    final = data.FINAL_NAMES[int(town.kept[seat])] if town.is_over() else HIDDEN
    return SeatFacts(
        *who(sight, seat),
        is_own=seat == sight.seat,
        is_first=seat == town.first,
        status=status(town, seat),
        points=total(sight.points[seat]),
        discs=int(town.discs[seat]),
        whites=int(town.whites[seat]),
        stock=slice_of(town.stock, seat, data.MATERIALS),
        supply=int(town.supply[seat]),
        cloth=int(town.cloth_of(seat)),
        cloth_room=int(town.workshops[seat]) * data.WORKSHOP,
        workshops=int(town.workshops[seat]),
        ships=int(town.ships[seat]),
        houses=int(bits(town.houses[seat])),
        hand=int(town.hand_size[seat]),
        known=tuple(data.ACTION_NAMES[action] for action in range(data.ACTIONS) for _ in range(known[action])),
        representatives=int(town.representatives_of(seat)),
        artworks=int(town.palazzo_artworks(seat)),
        final=final,
        final_picture=picture_of(final),
    )


def picture_of(final: str) -> str:
    """The drawing on a final card, where a city has one of its own."""
    return f"cm-{final}" if final in data.CITY_NAMES else f"ca-{final}"


def status(town: Florence, seat: int) -> str:
    """What a player is doing, as far as all may see."""
    if town.is_over():
        return ""
    if town.question() == "keeping":
        return "ready" if town.ready >> seat & 1 else "choosing"
    if town.is_asked(seat):
        return "asked"
    return "turn" if seat == town.active and not town.offered else ""
