"""The three churches: four rows of stones each, who gave them, and where a gift can go."""

from __future__ import annotations

import functools
from typing import NamedTuple

from fondaco.face.button import Button, button
from fondaco.face.scene import Scene
from fondaco.face.who import Who
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.face.public import Public, Tally, tally

ROW_NAMES = [*data.MATERIAL_NAMES, "artwork"]
TOP_DOWN = (data.ARTWORK_ROW, data.MARBLE, data.BRICK, data.WOOD)
"""The rows of a facade as they stand above each other."""


class Row(NamedTuple):
    """One row of a church: cubes given, then free spaces."""

    row: int
    name: str
    stones: tuple[Who, ...]
    free: int
    button: Button | None = None


class Church(NamedTuple):
    number: int
    spaces: int
    """In each row."""
    rows: tuple[Row, ...]
    tally: Tally


class Layer(NamedTuple):
    """A row of all churches together, for which there is a tile."""

    row: int
    name: str
    card: str
    """The action that fills it, whose rules card explains it."""
    tally: Tally


class ChurchesFacts(NamedTuple):
    layers: tuple[Layer, ...]
    churches: tuple[Church, ...]


@functools.lru_cache(500)
def churches_facts(public: Public) -> ChurchesFacts:
    churches = tuple(church_facts(public, church) for church in range(data.CHURCHES))
    return ChurchesFacts(tuple(layer_facts(public, row) for row in TOP_DOWN), churches)


def church_facts(public: Public, church: int) -> Church:
    rows = tuple(row_facts(public, church, row) for row in TOP_DOWN)
    return Church(church, data.CHURCH_SPACES[church], rows, tally(public, data.TILE_CHURCH + church, "building"))


def row_facts(public: Public, church: int, row: int) -> Row:
    gifts = public.town.gifts
    given = [int(gifts[(who.seat * data.CHURCHES + church) * data.ROWS + row]) for who in public.people]
    stones = tuple(who for who in public.people for _ in range(given[who.seat]))
    return Row(row, ROW_NAMES[row], stones, int(public.town.church_room[church * data.ROWS + row]))


def layer_facts(public: Public, row: int) -> Layer:
    is_art = row == data.ARTWORK_ROW
    tile = data.TILE_ARTWORKS if is_art else data.TILE_MATERIAL + row
    card = data.ACTION_NAMES[data.ARTWORK if is_art else data.CONTRIBUTE]
    return Layer(row, ROW_NAMES[row], card, tally(public, tile))


def with_gifts(scene: Scene, facts: ChurchesFacts) -> ChurchesFacts:
    """The churches with what the viewer may give to them."""
    if not scene.choices:
        return facts
    churches = [
        church._replace(rows=tuple(row._replace(button=gift(scene, church, row)) for row in church.rows))
        for church in facts.churches
    ]
    return facts._replace(churches=tuple(churches))


def gift(scene: Scene, church: Church, row: Row) -> Button | None:
    """The choice that puts a cube into a row of a church."""
    if row.row == data.ARTWORK_ROW:
        return button(scene, verbs.ADORN + church.number)
    return button(scene, verbs.GIVE + row.row * data.CHURCHES + church.number)
