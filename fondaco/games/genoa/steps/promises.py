"""Promises in a draft: what of the bought action's yield may go to the trader (G-N2)."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.genoa.data import BUILDINGS, GOODS, TILES, VILLAS, bit, coin_sum
from fondaco.games.genoa.faults import NO_ORDER, NO_YIELD, NOT_IN_STOCK, TWO_YIELDS, VALID, is_paid
from fondaco.games.genoa.offer import (
    BARE_STEP,
    CURSOR,
    MODE,
    PLANNING,
    YIELD_CARDS,
    YIELD_GOODS,
    YIELD_MARKERS,
    YIELD_PAY,
    YIELD_TILES,
)
from fondaco.games.genoa.proceeds import (
    are_cards_there,
    cards_of_building,
    goods_of_building,
    markers_of_building,
    order_pay,
    tiles_of_building,
    tiles_there,
)
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.ceiling import may_promise_order
from fondaco.games.genoa.vocabulary import YIELD, YIELD_CARD, YIELD_COIN, YIELD_COINS, YIELD_MARKER, YIELD_TILE
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import Counts


def open_yield(city: City, player: i64, drafts: Counts, at: i64, choices: Choices) -> None:
    """What the bought action brings (G-N2)."""
    space = drafts[at]
    cursor = drafts[at + CURSOR]
    has_order = may_promise_order(city, player, drafts, at)
    goods = goods_of_building(space)
    tiles = tiles_of_building(space)
    if space < VILLAS and has_order and drafts[at + YIELD_TILES] == 0:
        tiles = rewards(city, player, drafts, at)
    if goods | tiles:
        for good in range(GOODS):
            if goods >> good & 1 and YIELD + good > cursor:
                choices.add(YIELD + good)
        for tile in range(TILES):
            if tiles >> tile & 1 and YIELD + YIELD_TILE + tile > cursor:
                choices.add(YIELD + YIELD_TILE + tile)
    if drafts[at + YIELD_MARKERS] < markers_of_building(space) and cursor <= YIELD + YIELD_MARKER:
        choices.add(YIELD + YIELD_MARKER)
    if cursor <= YIELD + YIELD_CARD and may_promise_card(city, player, drafts, at):
        choices.add(YIELD + YIELD_CARD)
    if not has_order or (space < VILLAS and drafts[at + YIELD_CARDS]):
        return
    pay = order_pay(city, space)
    for coin in range(YIELD_COINS):
        if YIELD + YIELD_COIN + coin > cursor and drafts[at + YIELD_PAY] + coin_sum(coin) <= pay:
            choices.add(YIELD + YIELD_COIN + coin)


def rewards(city: City, player: i64, drafts: Counts, at: i64) -> i64:
    """The tiles that may be promised as the reward of a large order, as a bit mask.

    With two players one that is out of stock is promised only beside an item: no other would follow it at a villa.
    """
    every = bit(TILES) - 1
    if city.seats > 2 or drafts[at + MODE] == PLANNING or is_paid(city, player, drafts, at):
        return every
    return tiles_there(city, every)


def may_promise_card(city: City, player: i64, drafts: Counts, at: i64) -> bool:
    """Whether one more drawn card may be promised.

    A contract from an empty pile is promised only beside a payment: at a villa no order's pay would follow it.
    """
    space = drafts[at]
    if drafts[at + YIELD_CARDS] >= cards_of_building(space) or drafts[at + YIELD_TILES]:
        return False
    if space >= VILLAS or are_cards_there(city, space) or drafts[at + MODE] == PLANNING:
        return True
    return is_paid(city, player, drafts, at)


def promise_fault(city: City, player: i64, drafts: Counts, at: i64, thing: i64) -> i64:
    """Why one more thing of the yield cannot be promised, or VALID; what an offer still lacks is not looked at."""
    space = drafts[at]
    if space >= BUILDINGS or drafts[at + BARE_STEP]:
        return NO_YIELD
    if thing < YIELD_TILE:
        return VALID if goods_of_building(space) >> thing & 1 else NO_YIELD
    if thing >= YIELD_COIN:
        return pay_fault(city, player, drafts, at, coin_sum(thing - YIELD_COIN))
    if thing == YIELD_MARKER:
        return VALID if drafts[at + YIELD_MARKERS] < markers_of_building(space) else NO_YIELD
    if thing == YIELD_CARD:
        if may_promise_card(city, player, drafts, at):
            return VALID
        if space < VILLAS and drafts[at + YIELD_TILES]:
            return TWO_YIELDS
        return NO_YIELD if drafts[at + YIELD_CARDS] >= cards_of_building(space) else NOT_IN_STOCK
    tile = thing - YIELD_TILE
    if space >= VILLAS:
        return VALID if tiles_of_building(space) >> tile & 1 else NO_YIELD
    if not may_promise_order(city, player, drafts, at):
        return NO_ORDER
    if drafts[at + YIELD_TILES]:
        return NO_YIELD
    return VALID if rewards(city, player, drafts, at) >> tile & 1 else NOT_IN_STOCK


def pay_fault(city: City, player: i64, drafts: Counts, at: i64, more: i64) -> i64:
    """Why so many more ducats of an order's pay cannot be promised, or VALID."""
    space = drafts[at]
    if drafts[at + YIELD_PAY] + more > order_pay(city, space):
        return NO_YIELD
    if space < VILLAS and drafts[at + YIELD_CARDS]:
        return TWO_YIELDS
    return VALID if may_promise_order(city, player, drafts, at) else NO_ORDER


def add_yield(drafts: Counts, at: i64, thing: i64) -> None:
    if thing < YIELD_TILE:
        drafts[at + YIELD_GOODS] |= bit(thing)
    elif thing < YIELD_MARKER:
        drafts[at + YIELD_TILES] |= bit(thing - YIELD_TILE)
    elif thing == YIELD_MARKER:
        drafts[at + YIELD_MARKERS] += 1
    elif thing == YIELD_CARD:
        drafts[at + YIELD_CARDS] += 1
    else:
        drafts[at + YIELD_PAY] += coin_sum(thing - YIELD_COIN)
