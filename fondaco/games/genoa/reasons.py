"""Reasons that more than one step gives why a choice is not open: faults of offers, things that are not held."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa.data import GOODS, NONE
from fondaco.games.genoa.faults import FAULT_NAMES
from fondaco.games.genoa.keys import card_key, good_key, joined, space_key, tile_key
from fondaco.games.genoa.state import City
from fondaco.games.genoa.vocabulary import ITEM_CARD, ITEM_GOOD, ITEM_MARKER, ITEM_TILE
from fondaco.kernel.reason import Facts, Reason

FAULT_RULES: Final = [
    "",
    "G-N1",
    "G-2a",
    "G-M1",
    "G-M1",
    "G-N1",
    "G-M2",
    "G-N1",
    "G-N7",
    "G-N7",
    "G-N2",
    "G-N2",
    "G-N2",
    "G-N2",
    "G-A3",
    "G-N6",
    "G-N1",
]
"""The rule behind each fault of an offer."""
OWN: Final = "own"
"""Whose lack it is: of whoever asks, or of the other one."""
OTHER: Final = "other"


def other_question() -> Reason:
    """What the verb is about is not asked now."""
    return Reason("other-question")


def fault_reason(city: City, fault: i64, space: i64, side: str) -> Reason:
    """What is wrong with an offer for a space."""
    facts: Facts = {"space": space_key(int(space)), "side": side}
    if city.tower != NONE:
        facts["building"] = space_key(int(city.tower))
    return Reason(FAULT_NAMES[fault], facts, FAULT_RULES[fault])


def no_card(city: City, card: i64, rule: str) -> Reason:
    return Reason("no-card", {"card": card_key(city.box, int(card))}, rule)


def not_held(city: City, item: i64, rule: str) -> Reason:
    """Something that a seat wants to give and does not have, or not so often."""
    if item >= ITEM_CARD:
        return no_card(city, item - ITEM_CARD, rule)
    if item < ITEM_GOOD:
        return Reason("no-ducats", {}, rule)
    if item < ITEM_TILE:
        return Reason("no-goods", {"good": good_key(int(item - ITEM_GOOD))}, rule)
    if item < ITEM_MARKER:
        return Reason("no-tile", {"tile": tile_key(int(item - ITEM_TILE))}, rule)
    return Reason("no-marker", {}, rule)


def lacking_goods(city: City, seat: i64, card: i64) -> str:
    """The goods that a seat lacks for an order, as one fact; empty where it has all."""
    lacking: list[str] = []
    for good in range(GOODS):
        if city.box.wanted[card] >> good & 1 and city.goods[seat * GOODS + good] == 0:
            lacking.append(good_key(int(good)))
    return joined(lacking)
