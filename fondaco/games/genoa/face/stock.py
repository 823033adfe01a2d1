"""What is left in the stock: goods, special tiles and the piles of cards, for everybody to see."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.sight import Sight
from fondaco.games.genoa import data
from fondaco.games.genoa.face.names import MARKER, kind_symbol, thing_key, thing_symbol
from fondaco.games.genoa.keys import kind_key
from fondaco.games.genoa.state import City
from fondaco.kernel.counts import numbers


class Shelf(NamedTuple):
    """Things of one kind, with how many there are."""

    symbol: str
    label: str
    left: int


class StockFacts(NamedTuple):
    goods: tuple[Shelf, ...]
    tiles: tuple[Shelf, ...]
    piles: tuple[Shelf, ...]
    is_shut: bool = True
    """Whether the viewer can take nothing from it now."""


def stock_facts(sight: Sight) -> StockFacts:
    city = cast(City, sight.view)
    left = [*numbers(city.stock_goods), *numbers(city.stock_tiles)]
    shelves = [Shelf(thing_symbol(thing), thing_key(thing), int(left[thing])) for thing in range(MARKER)]
    piles = (Shelf(kind_symbol(kind), kind_key(kind), int(city.pile[kind])) for kind in range(data.KINDS))
    return StockFacts(tuple(shelves[: data.GOODS]), tuple(shelves[data.GOODS :]), tuple(piles))
