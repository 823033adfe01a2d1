"""Why an offer is not valid. The first reason that is found; people are told it at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa.data import (
    BUILDINGS,
    CARDS,
    EXTRA_ACTION,
    FIRST_CARD,
    GOODS,
    LARGE,
    NONE,
    SMALL,
    STEPS,
    TILES,
    VILLAS,
)
from fondaco.games.genoa.offer import (
    BARE_STEP,
    CARDS_BACK,
    CARDS_GIVEN,
    DUCATS,
    DUCATS_BACK,
    GOODS_BACK,
    GOODS_GIVEN,
    TILES_BACK,
    TILES_GIVEN,
    YIELD_CARDS,
    YIELD_GOODS,
    YIELD_MARKERS,
    YIELD_PAY,
    YIELD_TILES,
    asks,
    gives,
    gives_items,
    packed,
)
from fondaco.games.genoa.payment import pays, pays_item
from fondaco.games.genoa.proceeds import (
    cards_of_building,
    goods_of_building,
    markers_of_building,
    order_pay,
    tiles_of_building,
)
from fondaco.games.genoa.state import City
from fondaco.kernel.counts import Counts

VALID: Final = 0
NOTHING: Final = 1
"""At least 5 ducats or one item must change hands (G-N1)."""
NO_ITEM: Final = 2
"""The two-player rule (G-2a)."""
NO_STEPS: Final = 3
BEEN_THERE: Final = 4
NOT_NEXT: Final = 5
USED_UP: Final = 6
"""The building's action was used this turn."""
LAPSED: Final = 7
"""The tower stands there, and its action is no longer free."""
NO_ACTION: Final = 8
"""The player has no action left (G-N7)."""
NOT_BARE: Final = 9
"""A bare step to a street or market, to where the tower stands, or without the option."""
NOT_HELD: Final = 10
"""The player does not have what is given."""
TRADER_LACKS: Final = 11
NO_YIELD: Final = 12
"""The action does not bring what is promised (G-N2)."""
NO_ORDER: Final = 13
"""Ducats of an order that the player does not hold or cannot fill."""
TWO_YIELDS: Final = 14
"""A villa gives a contract or takes an order, not both."""
FORCED: Final = 15
"""The action of the building where the tower stands must be settled first (G-N6)."""
NOT_IN_STOCK: Final = 16
"""Nothing changes hands, or with two players no item, but what the stock has none of (G-N1, G-2a)."""
FAULT_NAMES: Final = [
    "valid",
    "nothing",
    "no-item",
    "no-steps",
    "been-there",
    "not-next",
    "used-up",
    "lapsed",
    "no-action",
    "not-bare",
    "not-held",
    "trader-lacks",
    "no-yield",
    "no-order",
    "two-yields",
    "forced",
    "not-in-stock",
]


# Whether the player can fill an order whose pay is promised: not looked at (the trader counters), by the cards that
# everybody has seen (a standing offer), or by the whole hand (the player's own draft or answer).
NO_CARDS: Final = 0
SHOWN_CARDS: Final = 1
ALL_CARDS: Final = 2


def fault(city: City, player: i64, table: Counts, at: i64, seen: i64) -> i64:
    """Why an offer cannot be made or accepted now, or VALID; `seen` says which of the player's cards count."""
    space = table[at]
    reason = space_fault(city, player, space, table[at + BARE_STEP])
    if reason != VALID:
        return reason
    reason = terms_fault(city, player, table, at, seen)
    if reason != VALID:
        return reason
    if not is_paid(city, player, table, at):
        return NOT_IN_STOCK
    if space < BUILDINGS and table[at + BARE_STEP] == 0 and not can_act_after(city, player, table, at):
        return NO_ACTION
    if not asks(table, at):
        return VALID
    return holding_fault(city, city.trader, table, at + DUCATS_BACK, TRADER_LACKS)


def terms_fault(city: City, player: i64, table: Counts, at: i64, seen: i64) -> i64:
    """What is wrong with an offer whenever it is made, whatever the stock has then."""
    if not gives(table, at) and not asks(table, at):
        return NOTHING
    if city.seats == 2 and not gives_items(table, at):
        return NO_ITEM
    reason = holding_fault(city, player, table, at + DUCATS, NOT_HELD)
    if reason != VALID:
        return reason
    return yield_fault(city, player, table, at, seen)


def is_paid(city: City, player: i64, table: Counts, at: i64) -> bool:
    """Whether something changes hands, by what is in stock now; with two players an item of the player's."""
    if city.seats == 2:
        return pays_item(city, player, table, at)
    return pays(city, player, table, at) or asks(table, at)


def space_fault(city: City, player: i64, space: i64, is_bare: i64) -> i64:
    """Whether the tower could go to a space, or stands where the action is free (G-N1, G-M1)."""
    if is_bare and (space >= BUILDINGS or space == city.tower or city.bare_steps == 0):
        return NOT_BARE
    if space == city.tower:
        if city.used >> space & 1:
            return USED_UP
        return VALID if city.free else LAPSED
    if city.visited >> space & 1:
        return BEEN_THERE
    if city.walked == STEPS:
        return NO_STEPS
    if not city.box.near[city.tower] >> space & 1:
        return NOT_NEXT
    return VALID


def can_act_after(city: City, player: i64, table: Counts, at: i64) -> bool:
    """Whether the player can take an action once everything has changed hands (G-N7)."""
    if city.actions_left(player) > 0:
        return True
    extra = city.tiles[player * TILES + EXTRA_ACTION] - packed(table[at + TILES_GIVEN], EXTRA_ACTION)
    return extra + packed(table[at + TILES_BACK], EXTRA_ACTION) > 0


def holding_fault(city: City, seat: i64, table: Counts, side: i64, reason: i64) -> i64:
    """Whether a seat has what its side of an offer, from its ducats on, gives."""
    if table[side] > city.money[seat] or table[side + 3] > city.markers[seat]:
        return reason
    goods = table[side + 1]
    if goods:
        for good in range(GOODS):
            if packed(goods, good) > city.goods[seat * GOODS + good]:
                return reason
    tiles = table[side + 2]
    if tiles:
        for tile in range(TILES):
            if packed(tiles, tile) > city.tiles[seat * TILES + tile]:
                return reason
    cards = table[side + 4]
    if cards:
        for card in range(CARDS):
            if cards >> card & 1 and city.where[card] != seat:
                return reason
    return VALID


def yield_fault(city: City, player: i64, table: Counts, at: i64, seen: i64) -> i64:
    """Whether the bought action can bring what is promised (G-N2)."""
    goods = table[at + YIELD_GOODS]
    tiles = table[at + YIELD_TILES]
    drawn = table[at + YIELD_CARDS]
    pay = table[at + YIELD_PAY]
    if (goods | tiles | drawn | pay | table[at + YIELD_MARKERS]) == 0:
        return VALID
    space = table[at]
    if table[at + BARE_STEP] or space >= BUILDINGS:
        return NO_YIELD
    if goods & ~goods_of_building(space) or drawn > cards_of_building(space):
        return NO_YIELD
    if table[at + YIELD_MARKERS] > markers_of_building(space) or pay > order_pay(city, space):
        return NO_YIELD
    if space < VILLAS:
        if tiles & (tiles - 1):
            return NO_YIELD
        if drawn and (tiles or pay):
            return TWO_YIELDS
    elif tiles & ~tiles_of_building(space):
        return NO_YIELD
    if seen != NO_CARDS and needs_order(table, at) and not can_fill_order(city, player, table, at, seen):
        return NO_ORDER
    return VALID


def needs_order(table: Counts, at: i64) -> bool:
    """Whether the pay or the reward of an order is promised."""
    return table[at + YIELD_PAY] > 0 or (table[at] < VILLAS and table[at + YIELD_TILES] != 0)


def can_fill_order(city: City, player: i64, table: Counts, at: i64, seen: i64) -> bool:
    """Whether the player, once everything has changed hands, can deliver an order there."""
    return filling_order(city, player, table, at, seen) >= 0


def filling_order(city: City, player: i64, table: Counts, at: i64, seen: i64) -> i64:
    """The first order that the player could then deliver, one that was shown if there is any; NONE if there is none."""
    space = table[at]
    kind = LARGE if space < VILLAS else SMALL
    found: i64 = NONE
    for card in range(FIRST_CARD[kind], FIRST_CARD[kind + 1]):
        if city.box.house[card] != space:
            continue
        mine = city.where[card] == player and not table[at + CARDS_GIVEN] >> card & 1
        is_shown = (city.shown >> card & 1) == 1
        if mine and not is_shown and (seen == SHOWN_CARDS or found != NONE):
            continue
        if (mine or table[at + CARDS_BACK] >> card & 1) and has_goods_after(city, player, table, at, card):
            if is_shown:
                return card
            found = card
    return found


def has_goods_after(city: City, player: i64, table: Counts, at: i64, card: i64) -> bool:
    wanted = city.box.wanted[card]
    brought = goods_of_building(table[at]) & ~table[at + YIELD_GOODS]
    for good in range(GOODS):
        if wanted >> good & 1:
            count = city.goods[player * GOODS + good] - packed(table[at + GOODS_GIVEN], good)
            count += packed(table[at + GOODS_BACK], good)
            if brought >> good & 1 and city.stock_goods[good] > 0:
                count += 1
            if count <= 0:
                return False
    return True
