"""The council in the browser: fifteen seats with their tiles, what each would pay now, and the Palazzo's artworks."""

from __future__ import annotations

import functools
from typing import NamedTuple, cast

from fondaco.face.scene import Scene
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.face.buttons import Button, button, tie_order
from fondaco.games.calimala.face.readings import Awards, awards_now, final_awards_now
from fondaco.games.calimala.names import final_key, tile_key
from fondaco.games.calimala.state import Florence
from fondaco.kernel.counts import numbers

RAISED = 3
"""How many of the coming tiles stand out."""


class Award(NamedTuple):
    """A player with the points that a tile would give now, or with a place in the order that decides ties."""

    seat: int
    sign: str
    player: str
    points: int


class Seat(NamedTuple):
    """A seat of the council with its tile."""

    number: int
    tile: str
    """`lisbon`, which its rules card and its narrow name share."""
    drawing: str
    key: str
    is_done: bool
    ahead: int
    """1 for the tile that is scored next, then 2 and 3; 0 for all others."""
    owner: int
    """Whose representative sits here, or data.EMPTY."""
    sign: str
    player: str
    awards: tuple[Award, ...]


class Artwork(NamedTuple):
    owner: int
    sign: str
    player: str


class CouncilFacts(NamedTuple):
    seats: tuple[Seat, ...]
    artworks: tuple[Artwork, ...]
    adorn: Button | None
    order: tuple[Award, ...]
    """Who wins ties, the foremost first; only those who have anything in the Palazzo."""
    late: tuple[Artwork, ...]
    """Representatives that entered after the last tile."""
    final: str
    """The open final card: its name in the box, or empty."""
    final_drawing: str
    final_key: str
    final_awards: tuple[Award, ...]


class Position:
    """What the awards of a table depend on: two tables that agree in it promise the same."""

    def __init__(self, town: Florence) -> None:
        self.town = town
        parts = (town.council, town.representatives, town.patrons, town.delivered, town.gifts)
        self.key = (int(town.scored), int(town.open_final), *(tuple(numbers(part)) for part in parts))

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key == other.key


@functools.lru_cache(500)
def promises(position: Position) -> tuple[tuple[Awards, ...], Awards, tuple[int, ...]]:
    """What the tiles to come and the open final card would pay now, and what wins ties."""
    town = position.town
    coming = [int(town.council[place]) for place in range(int(town.scored), data.COUNCIL)]
    tiles = tuple(awards_now(town, tile) if tile >= 0 else () for tile in coming)
    final = final_awards_now(town, int(town.open_final)) if town.open_final >= 0 else ()
    return tiles, final, tie_order(town)


def council_facts(scene: Scene) -> CouncilFacts:
    """The council as it lies, with the artwork that the viewer may give to it."""
    town = cast(Florence, scene.view)
    for_tiles, for_final, ranks = promises(Position(town))
    council = council_as_it_lies(
        tuple(numbers(town.council)),
        int(town.scored),
        tuple(numbers(town.representatives)),
        tuple(numbers(town.patrons)),
        for_tiles,
        ranks,
        int(town.open_final),
        for_final,
        scene.players,
        scene.signs,
    )
    adorn = button(scene, verbs.ADORN + data.PALAZZO)
    return council._replace(adorn=adorn) if adorn else council


def drawing_of(place: str) -> str:
    """The drawing of what a tile or a final card counts: ports look alike, and so do trade cities."""
    if place in data.CITY_NAMES:
        return "port" if data.CITY_NAMES.index(place) < data.PORTS else "trade"
    return "artwork" if place == "artworks" else place


@functools.lru_cache(4096)
def council_as_it_lies(
    tiles: tuple[int, ...],
    scored: int,
    representatives: tuple[int, ...],
    patrons: tuple[int, ...],
    awards: tuple[Awards, ...],
    ranks: tuple[int, ...],
    open_final: int,
    for_final: Awards,
    players: tuple[str, ...],
    signs: tuple[str, ...],
) -> CouncilFacts:
    """The same for all viewers, so it is put together once."""

    def award(seat: int, points: int) -> Award:
        return Award(seat, signs[seat], players[seat], points)

    def owned(owner: int) -> Artwork:
        return Artwork(owner, signs[owner], players[owner]) if owner >= 0 else Artwork(data.EMPTY, "", "")

    seats = []
    for place, tile in enumerate(tiles):
        if tile < 0:
            continue
        coming = place - scored
        sitting = owned(representatives[place])
        seats.append(
            Seat(
                number=place,
                tile=data.TILE_NAMES[tile],
                drawing=drawing_of(data.TILE_NAMES[tile]),
                key=tile_key(tile),
                is_done=coming < 0,
                ahead=coming + 1 if 0 <= coming < RAISED else 0,
                owner=sitting.owner,
                sign=sitting.sign,
                player=sitting.player,
                awards=tuple(award(seat, points) for seat, points in awards[coming] if points) if coming >= 0 else (),
            )
        )
    present = sorted((seat for seat in range(len(ranks)) if ranks[seat]), key=lambda seat: ranks[seat], reverse=True)
    return CouncilFacts(
        seats=tuple(seats),
        artworks=tuple(owned(patron) for patron in patrons),
        adorn=None,
        order=tuple(award(seat, 1 + sum(rank > ranks[seat] for rank in ranks)) for seat in present),
        late=tuple(owned(owner) for owner in representatives[data.COUNCIL :] if owner >= 0),
        final=data.FINAL_NAMES[open_final] if open_final >= 0 else "",
        final_drawing=drawing_of(data.FINAL_NAMES[open_final]) if open_final >= 0 else "",
        final_key=final_key(open_final),
        final_awards=tuple(award(seat, points) for seat, points in for_final if points),
    )
