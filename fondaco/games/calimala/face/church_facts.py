"""The three churches in the browser: four rows of stones each, who gave them, and where a gift can go."""

from __future__ import annotations

import functools
from typing import NamedTuple, cast

from fondaco.face.scene import Fragment, Scene
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.face.buttons import Button, Owner, button, ranking, scored_tiles, tie_order
from fondaco.games.calimala.state import Florence
from fondaco.kernel.counts import numbers

ROW_NAMES = [*data.MATERIAL_NAMES, "artwork"]
TOP_DOWN = (data.ARTWORK_ROW, data.MARBLE, data.BRICK, data.WOOD)
"""The rows of a facade as they stand above each other."""


class Stone(NamedTuple):
    seat: int
    sign: str


class Row(NamedTuple):
    """One row of a church: cubes given, then free spaces."""

    row: int
    name: str
    stones: tuple[Stone, ...]
    free: int
    button: Button | None


class Church(NamedTuple):
    number: int
    name: str
    spaces: int
    """In each row."""
    rows: tuple[Row, ...]
    owners: tuple[Owner, ...]
    is_scored: bool


class Layer(NamedTuple):
    """A row of all churches together, for which there is a tile."""

    row: int
    name: str
    tile: str
    card: str
    """The action that fills it, whose rules card explains it."""
    leaders: tuple[Owner, ...]
    is_scored: bool


class ChurchesFacts(NamedTuple):
    layers: tuple[Layer, ...]
    churches: tuple[Church, ...]


def churches_fragment(scene: Scene) -> Fragment:
    return Fragment("churches", scene.paint("churches.html", churches_facts(scene)), "board")


def churches_facts(scene: Scene) -> ChurchesFacts:
    town = cast(Florence, scene.view)
    artworks = tuple(int(town.palazzo_artworks(seat)) for seat in range(len(scene.players)))
    facts = churches_as_they_stand(
        tuple(numbers(town.gifts)), artworks, tie_order(town), scored_tiles(town), scene.signs
    )
    if not scene.offers:
        return facts
    churches = tuple(
        church._replace(
            rows=tuple(row._replace(button=button(scene, gift(row.row, church.number))) for row in church.rows)
        )
        for church in facts.churches
    )
    return facts._replace(churches=churches)


def gift(row: int, church: int) -> int:
    """The choice that puts a cube into a row of a church."""
    if row == data.ARTWORK_ROW:
        return verbs.ADORN + church
    return verbs.GIVE + row * data.CHURCHES + church


@functools.lru_cache(4096)
def churches_as_they_stand(
    gifts: tuple[int, ...],
    palazzo: tuple[int, ...],
    standing: tuple[int, ...],
    scored: frozenset[int],
    signs: tuple[str, ...],
) -> ChurchesFacts:
    """The same for all viewers, so it is put together once."""
    seats = range(len(signs))

    def given(seat: int, church: int, row: int) -> int:
        return gifts[(seat * data.CHURCHES + church) * data.ROWS + row]

    def row_of(church: int, row: int) -> Row:
        stones = tuple(Stone(seat, signs[seat]) for seat in seats for _ in range(given(seat, church, row)))
        return Row(row, ROW_NAMES[row], stones, data.CHURCH_SPACES[church] - len(stones), None)

    def layer(row: int) -> Layer:
        amounts = tuple(sum(given(seat, church, row) for church in range(data.CHURCHES)) for seat in seats)
        tile = data.TILE_MATERIAL + row
        action = data.CONTRIBUTE
        if row == data.ARTWORK_ROW:
            amounts = tuple(amounts[seat] + palazzo[seat] for seat in seats)
            tile = data.TILE_ARTWORKS
            action = data.ARTWORK
        leaders = tuple(owner for owner in ranking(amounts, standing, signs) if owner.leads)
        names = (ROW_NAMES[row], data.TILE_NAMES[tile], data.ACTION_NAMES[action])
        return Layer(row, *names, leaders, tile in scored)

    def church_of(church: int) -> Church:
        amounts = tuple(sum(given(seat, church, row) for row in range(data.ROWS)) for seat in seats)
        return Church(
            number=church,
            name=data.BUILDING_NAMES[church],
            spaces=data.CHURCH_SPACES[church],
            rows=tuple(row_of(church, row) for row in TOP_DOWN),
            owners=ranking(amounts, standing, signs),
            is_scored=data.TILE_CHURCH + church in scored,
        )

    return ChurchesFacts(
        layers=tuple(layer(row) for row in TOP_DOWN),
        churches=tuple(church_of(church) for church in range(data.CHURCHES)),
    )
