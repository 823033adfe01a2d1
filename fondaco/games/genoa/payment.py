"""What an offer pays (G-N1, G-2a): what the player has and gives, and of a promised yield what the stock has.

What cannot change hands is no payment: it neither makes an offer valid nor forces the trader (G-N6).
"""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.genoa.data import NONE, TILES, bit
from fondaco.games.genoa.offer import (
    CARDS_GIVEN,
    DUCATS,
    GOODS_GIVEN,
    MARKERS_GIVEN,
    TILES_GIVEN,
    YIELD_CARDS,
    YIELD_GOODS,
    YIELD_MARKERS,
    YIELD_PAY,
    YIELD_TILES,
)
from fondaco.games.genoa.proceeds import (
    are_cards_there,
    are_markers_there,
    cards_of_building,
    goods_of_building,
    goods_there,
    markers_of_building,
    tiles_of_building,
    tiles_there,
)
from fondaco.games.genoa.state import City
from fondaco.games.genoa.vocabulary import YIELD_CARD, YIELD_MARKER, YIELD_TILE
from fondaco.kernel.counts import Counts


def pays(city: City, player: i64, table: Counts, at: i64) -> bool:
    """Whether anything goes from the player to the trader."""
    return (table[at + DUCATS] | table[at + YIELD_PAY]) != 0 or pays_item(city, player, table, at)


def pays_item(city: City, player: i64, table: Counts, at: i64) -> bool:
    """Whether anything but ducats goes from the player to the trader."""
    given = table[at + GOODS_GIVEN] | table[at + TILES_GIVEN] | table[at + MARKERS_GIVEN] | table[at + CARDS_GIVEN]
    if given:
        return True
    if table[at + YIELD_GOODS] and goods_there(city, table[at + YIELD_GOODS]):
        return True
    if table[at + YIELD_TILES] and tiles_there(city, table[at + YIELD_TILES]):
        return True
    if table[at + YIELD_MARKERS] and are_markers_there(city, player):
        return True
    return table[at + YIELD_CARDS] > 0 and are_cards_there(city, table[at])


def last_payment(city: City, player: i64, building: i64, with_reward: bool) -> i64:
    """The last of a building's proceeds, in the order of the vocabulary, that would be a payment; NONE without any."""
    if cards_of_building(building) and are_cards_there(city, building):
        return YIELD_CARD
    if markers_of_building(building) and are_markers_there(city, player):
        return YIELD_MARKER
    tiles = tiles_there(city, bit(TILES) - 1 if with_reward else tiles_of_building(building))
    goods = goods_there(city, goods_of_building(building))
    pieces = goods | tiles << YIELD_TILE
    found: i64 = NONE
    for piece in range(YIELD_TILE + TILES):
        if pieces >> piece & 1:
            found = piece
    return found
