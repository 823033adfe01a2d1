"""Names that all parts of Genoa's face use: every choice by its notation, things by their keys and symbols."""

from __future__ import annotations

from typing import Final

from fondaco.games.genoa import data, vocabulary
from fondaco.games.genoa.box import Box
from fondaco.games.genoa.keys import good_key, tile_key

VOCABULARY = vocabulary.build()
THINGS: Final = (*data.GOOD_NAMES, *data.TILE_NAMES, "marker")
"""All that lies openly before a player: goods, tiles and markers, in the order of the vocabulary."""
MARKER: Final = len(THINGS) - 1
COIN: Final = "item-coin"


def thing_key(thing: int) -> str:
    """One of THINGS."""
    if thing == MARKER:
        return "deal-marker"
    return good_key(thing) if thing < data.GOODS else tile_key(thing - data.GOODS)


def thing_symbol(thing: int) -> str:
    return f"item-{THINGS[thing]}"


def kind_symbol(kind: int) -> str:
    return f"item-{data.KIND_NAMES[kind]}"


def houses(box: Box, card: int) -> list[int]:
    """The buildings of which a card speaks: the two of a message, the one of any other card."""
    first, second = int(box.house[card]), int(box.other_house[card])
    return [first] if first == second else [first, second]


def wanted_goods(box: Box, card: int) -> list[int]:
    """The goods that an order asks for."""
    return [good for good in range(data.GOODS) if box.wanted[card] >> good & 1]
