"""An offer: a space, what the player gives, what the trader gives, and what the bought action's yield is promised.

Offers lie one after another in flat tables, each OFFER numbers long; `at` is where one begins. The player is whoever
buys the step or the action, whoever composed the offer. Goods and tiles are packed, three bits for each kind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa.data import COIN, GOODS, NONE, TILES, bit
from fondaco.kernel.counts import Counts

SPACE: Final = 0
"""What it is about; NONE where there is no offer."""
DUCATS: Final = 1
GOODS_GIVEN: Final = 2
TILES_GIVEN: Final = 3
MARKERS_GIVEN: Final = 4
CARDS_GIVEN: Final = 5
"""A bit mask."""
DUCATS_BACK: Final = 6
"""What the trader gives: ducats, and so on."""
GOODS_BACK: Final = 7
TILES_BACK: Final = 8
MARKERS_BACK: Final = 9
CARDS_BACK: Final = 10
YIELD_GOODS: Final = 11
"""Of the yield of the action: goods and tiles as bit masks, markers and cards as counts, ducats of an order's pay."""
YIELD_TILES: Final = 12
YIELD_MARKERS: Final = 13
YIELD_CARDS: Final = 14
YIELD_PAY: Final = 15
BARE_STEP: Final = 16
"""1 for the step alone, without the action (option)."""
UP_TO: Final = 17
"""The most ducats that the player would pay, known to the player alone; 0 where nothing is said."""
OFFER: Final = 18

# A draft is an offer that is being composed.
MODE: Final = 18
"""What becomes of it, see below."""
PARTNER: Final = 19
"""Whom the trader counters."""
CURSOR: Final = 20
"""The choice that was added last: items come in ascending order."""
DRAFT: Final = 21
NO_DRAFT: Final = 0
OFFERING: Final = 1
PLANNING: Final = 2
COUNTERING: Final = 3


def clear(table: Counts, at: i64) -> None:
    """No offer."""
    table[at] = NONE
    for field in range(1, OFFER):
        table[at + field] = 0


def clear_draft(drafts: Counts, at: i64) -> None:
    clear(drafts, at)
    drafts[at + MODE] = NO_DRAFT
    drafts[at + PARTNER] = 0
    drafts[at + CURSOR] = 0


def move(source: Counts, start: i64, target: Counts, at: i64) -> None:
    """Write an offer over another one."""
    for field in range(OFFER):
        target[at + field] = source[start + field]


def packed(pack: i64, kind: i64) -> i64:
    """How many of a kind are in a pack."""
    return pack >> 3 * kind & 7


def one_of(kind: i64) -> i64:
    """A pack of one thing."""
    return bit(3 * kind)


def gives_items(table: Counts, at: i64) -> bool:
    """Whether the player gives more than ducats (G-2a)."""
    given = table[at + GOODS_GIVEN] | table[at + TILES_GIVEN] | table[at + MARKERS_GIVEN] | table[at + CARDS_GIVEN]
    yielded = table[at + YIELD_GOODS] | table[at + YIELD_TILES] | table[at + YIELD_MARKERS] | table[at + YIELD_CARDS]
    return (given | yielded) != 0


def gives(table: Counts, at: i64) -> bool:
    """Whether the player gives anything."""
    return gives_items(table, at) or (table[at + DUCATS] | table[at + YIELD_PAY]) != 0


def asks(table: Counts, at: i64) -> bool:
    """Whether the trader would have to give anything."""
    items = table[at + GOODS_BACK] | table[at + TILES_BACK] | table[at + MARKERS_BACK] | table[at + CARDS_BACK]
    return (items | table[at + DUCATS_BACK]) != 0


def same_but_ducats(table: Counts, at: i64, other: i64) -> bool:
    """Whether two offers differ in the player's ducats alone, and in what is told to nobody."""
    for field in range(UP_TO):
        if field != DUCATS and table[at + field] != table[other + field]:
            return False
    return True


# How an offer becomes the five numbers of a piece of news. The cards are two of them as they are.


def packed_about(table: Counts, at: i64, seat: i64) -> i64:
    """Seat, space, a bare step, and ducats both ways and of the yield in fives."""
    ducats = table[at + DUCATS] // COIN | table[at + DUCATS_BACK] // COIN << 10 | table[at + YIELD_PAY] // COIN << 20
    return seat | table[at] << 3 | table[at + BARE_STEP] << 9 | ducats << 10


def packed_gifts(table: Counts, at: i64) -> i64:
    """Goods, tiles and markers of the player, then the yield."""
    given = table[at + GOODS_GIVEN] | table[at + TILES_GIVEN] << 3 * GOODS | table[at + MARKERS_GIVEN] << 39
    goods = table[at + YIELD_GOODS] | table[at + YIELD_TILES] << GOODS
    counted = table[at + YIELD_MARKERS] | table[at + YIELD_CARDS] << 2
    return given | (goods | counted << GOODS + TILES) << 42


def packed_requests(table: Counts, at: i64) -> i64:
    """Goods, tiles and markers of the trader."""
    return table[at + GOODS_BACK] | table[at + TILES_BACK] << 3 * GOODS | table[at + MARKERS_BACK] << 39


class Terms:
    """An offer as a person reads it, from the five numbers of its news or from a table."""

    def __init__(self, about: int, gifts: int, cards: int, requests: int, cards_back: int) -> None:
        self.seat = about & 7
        """The player, who gets the step or the action."""
        self.space = about >> 3 & 63
        self.is_bare = bool(about >> 9 & 1)
        self.ducats = (about >> 10 & 1023) * COIN
        self.ducats_back = (about >> 20 & 1023) * COIN
        self.yield_pay = (about >> 30 & 31) * COIN
        self.goods = [gifts >> 3 * good & 7 for good in range(GOODS)]
        self.tiles = [gifts >> 3 * (GOODS + tile) & 7 for tile in range(TILES)]
        self.markers = gifts >> 39 & 7
        self.yield_goods = [good for good in range(GOODS) if gifts >> 42 + good & 1]
        self.yield_tiles = [tile for tile in range(TILES) if gifts >> 42 + GOODS + tile & 1]
        self.yield_markers = gifts >> 42 + GOODS + TILES & 3
        self.yield_cards = gifts >> 44 + GOODS + TILES & 3
        self.cards = [card for card in range(60) if cards >> card & 1]
        self.goods_back = [requests >> 3 * good & 7 for good in range(GOODS)]
        self.tiles_back = [requests >> 3 * (GOODS + tile) & 7 for tile in range(TILES)]
        self.markers_back = requests >> 39 & 7
        self.cards_back = [card for card in range(60) if cards_back >> card & 1]
