"""The keys under which the words of Genoa know its things, and the symbols that stand for them in the browser."""

from __future__ import annotations

from typing import Final

from fondaco.games.genoa import data, vocabulary
from fondaco.games.genoa.box import Box

VOCABULARY = vocabulary.build()
Facts = dict[str, str | int]
"""What a sentence is filled with."""
THINGS: Final = (*data.GOOD_NAMES, *data.TILE_NAMES, "marker")
"""All that lies openly before a player: goods, tiles and markers, in the order of the vocabulary."""
MARKER: Final = len(THINGS) - 1
COIN: Final = "item-coin"


def space_key(space: int) -> str:
    return f"space-{data.space_name(space)}"


def good_key(good: int) -> str:
    return f"good-{data.GOOD_NAMES[good]}"


def tile_key(tile: int) -> str:
    return f"tile-{data.TILE_NAMES[tile]}"


def kind_key(kind: int) -> str:
    return f"kind-{data.KIND_NAMES[kind]}"


def thing_key(thing: int) -> str:
    """One of THINGS."""
    if thing == MARKER:
        return "deal-marker"
    return good_key(thing) if thing < data.GOODS else tile_key(thing - data.GOODS)


def thing_symbol(thing: int) -> str:
    return f"item-{THINGS[thing]}"


def tile_symbol(tile: int) -> str:
    return thing_symbol(data.GOODS + tile)


def kind_symbol(kind: int) -> str:
    return f"item-{data.KIND_NAMES[kind]}"


def effect_key(space: int) -> str:
    """What the action of a space brings."""
    return f"effect-{data.space_name(space)}" if space < data.BUILDINGS else "effect-none"


def houses(box: Box, card: int) -> list[int]:
    """The buildings of which a card speaks: the two of a message, the one of any other card."""
    first, second = int(box.house[card]), int(box.other_house[card])
    return [first] if first == second else [first, second]


def wanted_goods(box: Box, card: int) -> list[int]:
    """The goods that an order asks for."""
    return [good for good in range(data.GOODS) if box.wanted[card] >> good & 1]


def card_parts(box: Box, card: int) -> list[str]:
    """What a card says, as keys: its building, then the other building or the goods."""
    return [*map(space_key, houses(box, card)), *map(good_key, wanted_goods(box, card))]


def card_key(box: Box, card: int) -> str:
    """A card by what it says: `the-message:space-inn:space-park`."""
    if card < data.FIRST_MESSAGE:
        return f"card-{data.card_name(card)}"
    return ":".join([f"the-{data.KIND_NAMES[int(data.kind_of(card))]}", *card_parts(box, card)])


def card_item_key(box: Box, card: int) -> str:
    """A card as one of the things in an offer."""
    return ":".join([f"item-{data.KIND_NAMES[int(data.kind_of(card))]}", *card_parts(box, card)])


def joined(keys: list[str]) -> str:
    """Several keys as one fact for NAME."""
    return ",".join(keys)
