"""A sale (G-N4): the deal is struck, everything changes hands, the tower goes, the buyer acts."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.genoa import news
from fondaco.games.genoa.data import BUILDINGS, NONE, bit
from fondaco.games.genoa.deals import exchange, tell_offer
from fondaco.games.genoa.offer import (
    BARE_STEP,
    OFFER,
    YIELD_CARDS,
    YIELD_GOODS,
    YIELD_MARKERS,
    YIELD_PAY,
    YIELD_TILES,
    clear,
)
from fondaco.games.genoa.plans import forget_plans_for
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.action import BoughtAction, take_action
from fondaco.games.genoa.steps.messages import Arrival, completes_message, may_use_up_messages
from fondaco.games.genoa.steps.yields import NO_PROMISE, Promise


def strike(city: City, player: i64, at: i64) -> None:
    """A deal (G-N4): pay, step, act."""
    city.revealed += 1
    space = city.offers[at]
    is_bare = city.offers[at + BARE_STEP]
    tell_offer(city, news.DEALT, city.offers, at, player)
    forget_plans_for(city, player, space)
    promise = promise_in(city, at)
    exchange(city, player, city.offers, at)
    clear(city.offers, at)
    clear(city.offers, player * OFFER)
    city.countered = NONE
    if space == city.tower:
        city.pop()
        take_action(city, player, space, promise)
        return
    walk(city, space, 1)
    if space >= BUILDINGS or is_bare:
        return
    if completes_message(city) and may_use_up_messages(city, player, space):
        city.push(BoughtAction(player, space, promise))
        city.push(Arrival(city.trader, city.seats))
    else:
        take_action(city, player, space, promise)


def promise_in(city: City, at: i64) -> Promise:
    """What of the yield an offer promises to the trader."""
    offers = city.offers
    goods = offers[at + YIELD_GOODS]
    tiles = offers[at + YIELD_TILES]
    markers = offers[at + YIELD_MARKERS]
    cards = offers[at + YIELD_CARDS]
    pay = offers[at + YIELD_PAY]
    if (goods | tiles | markers | cards | pay) == 0:
        return NO_PROMISE
    return Promise(city.trader, goods, tiles, markers, cards, pay)


def walk(city: City, space: i64, by_deal: i64) -> None:
    """The tower goes to a neighbouring space and leaves a disc where it stood (G-M1)."""
    city.pop()
    city.discs[city.tower] += 1
    city.tower = space
    city.walked += 1
    city.visited |= bit(space)
    city.by_deal = by_deal
    city.free = 1 if space < BUILDINGS else 0
    city.tell(news.MOVED, city.trader, space)
