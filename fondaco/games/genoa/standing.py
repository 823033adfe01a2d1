"""Offers that stand: which can be accepted, and whether one of them forces the trader (G-N6)."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.genoa.data import NONE
from fondaco.games.genoa.faults import ALL_CARDS, FORCED, SHOWN_CARDS, VALID, fault
from fondaco.games.genoa.offer import OFFER, asks
from fondaco.games.genoa.state import City


def is_valid(city: City, seat: i64) -> bool:
    """Whether the standing offer of a seat fits the present position."""
    at = seat * OFFER
    return city.offers[at] != NONE and fault(city, seat, city.offers, at, SHOWN_CARDS) == VALID


def is_forced(city: City) -> bool:
    """G-N6: whether an offer for this building's action pays something and asks nothing of the trader.

    A valid offer that asks nothing pays something.
    """
    if not city.free or city.by_deal:
        return False
    for seat in range(city.seats):
        at = seat * OFFER
        asks_nothing = city.offers[at] == city.tower and not asks(city.offers, at)
        if seat != city.trader and asks_nothing and is_valid(city, seat):
            return True
    return False


def counter_fault(city: City, player: i64) -> i64:
    """Why a player cannot agree to the trader's counter, or VALID."""
    at = city.trader * OFFER
    if city.offers[at] != city.tower and is_forced(city):
        return FORCED
    return fault(city, player, city.offers, at, ALL_CARDS)
