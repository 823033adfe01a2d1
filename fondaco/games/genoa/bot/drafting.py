"""How an offer that one has in mind is composed: the small choices of its draft, one after another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa.data import CARDS, COIN, COINS, GOODS, NONE, TILES
from fondaco.games.genoa.offer import (
    BARE_STEP,
    COUNTERING,
    DRAFT,
    DUCATS,
    DUCATS_BACK,
    MODE,
    UP_TO,
    YIELD_CARDS,
    YIELD_GOODS,
    YIELD_MARKERS,
    YIELD_PAY,
    YIELD_TILES,
    packed,
)
from fondaco.games.genoa.state import City
from fondaco.games.genoa.vocabulary import (
    ASK,
    BARE,
    CANCEL,
    FOR,
    GIVE,
    ITEM_CARD,
    ITEM_GOOD,
    ITEM_MARKER,
    ITEM_TILE,
    LIMIT,
    LIMIT_COINS,
    SEND,
    YIELD,
    YIELD_CARD,
    YIELD_COIN,
    YIELD_COINS,
    YIELD_MARKER,
    YIELD_TILE,
)
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import Counts

CAPACITY: Final = 500
"""More than there are choices."""


def next_choice(city: City, seat: i64, target: Counts) -> i64:
    """What brings a seat's draft nearer to an offer: the next thing, sending it, or beginning anew."""
    at = seat * DRAFT
    is_counter = city.drafts[at + MODE] == COUNTERING
    there = choices_of(city.drafts, at, is_counter)
    wanted = choices_of(target, 0, is_counter)
    if len(there) > len(wanted):
        return CANCEL
    for index in range(len(there)):
        if there[index] != wanted[index]:
            return CANCEL
    if len(there) == len(wanted):
        return SEND
    return wanted[len(there)]


def can_compose(city: City, seat: i64, verb: i64, target: Counts) -> bool:
    """Whether an offer in mind can be composed to its end, rehearsed on a copy of the table."""
    rehearsal = city.copy()
    rehearsal.listener = None
    choices = Choices(CAPACITY)
    rehearsal.asking.take(rehearsal, seat, verb)
    is_counter = rehearsal.drafts[seat * DRAFT + MODE] == COUNTERING
    for choice in choices_of(target, 0, is_counter):
        rehearsal.open(seat, choices)
        if not choices.holds(choice):
            return False
        rehearsal.asking.take(rehearsal, seat, choice)
    rehearsal.open(seat, choices)
    return choices.holds(SEND)


def choices_of(table: Counts, at: i64, is_counter: bool) -> list[int]:
    """The choices that compose an offer, in their order; none as long as no space is named."""
    found: list[int] = []
    if table[at] == NONE:
        return found
    found.append(int(FOR + table[at]))
    if table[at + BARE_STEP]:
        found.append(BARE)
    add_side(found, table, at + DUCATS_BACK if is_counter else at + DUCATS, GIVE)
    add_side(found, table, at + DUCATS if is_counter else at + DUCATS_BACK, ASK)
    add_yield(found, table, at)
    add_coins(found, table[at + UP_TO], LIMIT, LIMIT_COINS)
    return found


def add_coins(found: list[int], ducats: i64, verb: i64, coins: i64) -> None:
    for coin in range(coins):
        if ducats // COIN >> coin & 1:
            found.append(int(verb + coin))


def add_side(found: list[int], table: Counts, side: i64, verb: i64) -> None:
    """What one side gives, from its ducats on."""
    add_coins(found, table[side], verb, COINS)
    for good in range(GOODS):
        for _ in range(packed(table[side + 1], good)):
            found.append(int(verb + ITEM_GOOD + good))
    for tile in range(TILES):
        for _ in range(packed(table[side + 2], tile)):
            found.append(int(verb + ITEM_TILE + tile))
    for _ in range(table[side + 3]):
        found.append(int(verb + ITEM_MARKER))
    for card in range(CARDS):
        if table[side + 4] >> card & 1:
            found.append(int(verb + ITEM_CARD + card))


def add_yield(found: list[int], table: Counts, at: i64) -> None:
    for good in range(GOODS):
        if table[at + YIELD_GOODS] >> good & 1:
            found.append(int(YIELD + good))
    for tile in range(TILES):
        if table[at + YIELD_TILES] >> tile & 1:
            found.append(int(YIELD + YIELD_TILE + tile))
    for _ in range(table[at + YIELD_MARKERS]):
        found.append(YIELD + YIELD_MARKER)
    for _ in range(table[at + YIELD_CARDS]):
        found.append(YIELD + YIELD_CARD)
    add_coins(found, table[at + YIELD_PAY], YIELD + YIELD_COIN, YIELD_COINS)
