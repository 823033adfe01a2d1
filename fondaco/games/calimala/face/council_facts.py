"""The council: fifteen seats with their tiles, what each would pay now, the Palazzo's artworks, and who wins ties."""

from __future__ import annotations

import functools
from typing import NamedTuple

from fondaco.face.button import Button, button
from fondaco.face.scene import Scene
from fondaco.face.who import Who
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.face.public import Public
from fondaco.games.calimala.face.readings import Awards, awards_now, final_awards_now
from fondaco.games.calimala.names import final_key, tile_key
from fondaco.kernel.counts import numbers

RAISED = 3
"""How many of the coming tiles stand out."""
NO_ONE = Who(data.EMPTY, "", "")


class Award(NamedTuple):
    """A player with the points that a tile would give now, or with a place in the order that decides ties."""

    seat: int
    player: str
    sign: str
    points: int


class Prize(NamedTuple):
    """A tile, or the final card that lies open."""

    name: str
    """`lisbon`, which its rules card and its narrow name share."""
    key: str
    drawing: str
    awards: tuple[Award, ...]
    """What it would pay now; nothing any more where it has been scored."""


class Seat(NamedTuple):
    """A seat of the council with its tile."""

    number: int
    prize: Prize
    is_done: bool
    ahead: int
    """1 for the tile that is scored next, then 2 and 3; 0 for all others."""
    owner: Who
    """Whose representative sits here, or NO_ONE."""


class CouncilFacts(NamedTuple):
    seats: tuple[Seat, ...]
    artworks: tuple[Who, ...]
    """Whose they are, NO_ONE's where a space is free."""
    order: tuple[Award, ...]
    """All players with their places, who wins ties first."""
    present: int
    """How many of them have anything in the Palazzo."""
    late: tuple[Who, ...]
    """Representatives that entered after the last tile."""
    final: Prize | None
    """The open final card."""
    adorn: Button | None = None


@functools.lru_cache(500)
def council_facts(public: Public) -> CouncilFacts:
    town, ranks = public.town, public.ranks
    order = sorted(public.people, key=lambda who: ranks[who.seat], reverse=True)
    places = tuple((who.seat, 1 + sum(rank > ranks[who.seat] for rank in ranks)) for who in order)
    return CouncilFacts(
        seats=tuple(seat_facts(public, place) for place in range(data.COUNCIL) if town.council[place] >= 0),
        artworks=tuple(owner(public, patron) for patron in numbers(town.patrons)),
        order=given(public, places),
        present=sum(rank > 0 for rank in ranks),
        late=tuple(owner(public, late) for late in numbers(town.representatives)[data.COUNCIL :] if late >= 0),
        final=final_facts(public, int(town.open_final)) if town.open_final >= 0 else None,
    )


def final_facts(public: Public, card: int) -> Prize:
    name = data.FINAL_NAMES[card]
    return Prize(name, final_key(card), drawing_of(name), given(public, final_awards_now(public.town, card)))


def seat_facts(public: Public, place: int) -> Seat:
    town = public.town
    tile = int(town.council[place])
    coming = place - int(town.scored)
    name = data.TILE_NAMES[tile]
    awards = given(public, awards_now(town, tile) if coming >= 0 else ())
    ahead = coming + 1 if 0 <= coming < RAISED else 0
    prize = Prize(name, tile_key(tile), drawing_of(name), awards)
    return Seat(place, prize, coming < 0, ahead, owner(public, int(town.representatives[place])))


def owner(public: Public, seat: int) -> Who:
    return public.people[seat] if seat >= 0 else NO_ONE


def given(public: Public, awards: Awards) -> tuple[Award, ...]:
    """Whoever gets any points."""
    return tuple(Award(*public.people[seat], points) for seat, points in awards if points)


def drawing_of(place: str) -> str:
    """The drawing of what a tile or a final card counts: ports look alike, and so do trade cities."""
    if place in data.CITY_NAMES:
        return "port" if data.CITY_NAMES.index(place) < data.PORTS else "trade"
    return "artwork" if place == "artworks" else place


def with_artwork(scene: Scene, facts: CouncilFacts) -> CouncilFacts:
    """The council with the artwork that the viewer may give to it."""
    return facts._replace(adorn=button(scene, verbs.ADORN + data.PALAZZO))
