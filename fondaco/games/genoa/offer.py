"""An offer: a space, what the player gives, what the trader gives, and what the bought action's yield is promised.

Offers lie one after another in flat tables, each OFFER numbers long; `at` is where one begins. The player is whoever
buys the step or the action, whoever composed the offer. Goods and tiles are packed, three bits for each kind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa.data import GOODS, NONE, TILES, bit
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


# How an offer is told.


def told(table: Counts, at: i64, player: i64) -> list[int]:
    """The numbers of the news of an offer: the player, then the offer as it lies in its table, but for UP_TO."""
    result = [int(player)]
    for field in range(UP_TO):
        result.append(int(table[at + field]))
    return result


class Terms:
    """An offer as a person reads it, from the numbers of its news."""

    def __init__(self, seat: int, *offer: int) -> None:
        self.seat = seat
        """The player, who gets the step or the action."""
        self.space = offer[SPACE]
        self.is_bare = offer[BARE_STEP] == 1
        self.ducats = offer[DUCATS]
        self.goods = counted(offer[GOODS_GIVEN], GOODS)
        self.tiles = counted(offer[TILES_GIVEN], TILES)
        self.markers = offer[MARKERS_GIVEN]
        self.cards = members(offer[CARDS_GIVEN])
        self.ducats_back = offer[DUCATS_BACK]
        self.goods_back = counted(offer[GOODS_BACK], GOODS)
        self.tiles_back = counted(offer[TILES_BACK], TILES)
        self.markers_back = offer[MARKERS_BACK]
        self.cards_back = members(offer[CARDS_BACK])
        self.yield_goods = members(offer[YIELD_GOODS])
        self.yield_tiles = members(offer[YIELD_TILES])
        self.yield_markers = offer[YIELD_MARKERS]
        self.yield_cards = offer[YIELD_CARDS]
        self.yield_pay = offer[YIELD_PAY]


def counted(pack: int, kinds: int) -> list[int]:
    """How many of each kind are in a pack."""
    return [int(packed(pack, kind)) for kind in range(kinds)]


def members(mask: int) -> list[int]:
    """The things of a bit mask."""
    return [thing for thing in range(mask.bit_length()) if mask >> thing & 1]
