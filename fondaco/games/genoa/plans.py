"""Plans: standing offers that only their owner sees until the tower comes by (G-N5, G-N8)."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.genoa import news, offer
from fondaco.games.genoa.data import CARDS, NONE
from fondaco.games.genoa.deals import tell_offer
from fondaco.games.genoa.faults import ALL_CARDS, VALID, fault, filling_order, needs_order
from fondaco.games.genoa.offer import CARDS_BACK, CARDS_GIVEN, OFFER
from fondaco.games.genoa.state import City
from fondaco.games.genoa.vocabulary import PLANS
from fondaco.kernel.counts import Counts


def free_slot(city: City, seat: i64, space: i64) -> i64:
    """Where a plan for a space goes: over an older one for it, or into an empty place; NONE if there is none."""
    empty: i64 = NONE
    for slot in range(PLANS):
        planned = city.plans[(seat * PLANS + slot) * OFFER]
        if planned == space:
            return slot
        if planned == NONE and empty == NONE:
            empty = slot
    return empty


def keep_plan(city: City, seat: i64, slot: i64, table: Counts, at: i64) -> None:
    plans = city.plans[:]
    offer.move(table, at, plans, (seat * PLANS + slot) * OFFER)
    city.plans = plans


def forget_plan(city: City, seat: i64, slot: i64) -> None:
    plans = city.plans[:]
    offer.clear(plans, (seat * PLANS + slot) * OFFER)
    city.plans = plans


def forget_plans_for(city: City, seat: i64, space: i64) -> None:
    """A plan that came true is over."""
    for slot in range(PLANS):
        if city.plans[(seat * PLANS + slot) * OFFER] == space:
            forget_plan(city, seat, slot)


def make_offer(city: City, seat: i64, table: Counts, at: i64) -> None:
    """An offer becomes public. The cards that it names are shown, and an order whose pay is promised."""
    city.revealed += 1
    offer.move(table, at, city.offers, seat * OFFER)
    show_cards(city, table, at)
    if needs_order(table, at):
        city.show(filling_order(city, seat, table, at, ALL_CARDS))
    tell_offer(city, news.OFFERED, table, at, seat)


def show_cards(city: City, table: Counts, at: i64) -> None:
    """Cards that somebody names in an offer are seen by everybody."""
    cards = table[at + CARDS_GIVEN] | table[at + CARDS_BACK]
    if cards:
        for card in range(CARDS):
            if cards >> card & 1:
                city.show(card)


def apply_plans(city: City) -> i64:
    """Those without an offer whose plan applies now make that offer; who they are, as a bit mask."""
    made: i64 = 0
    for seat in range(city.seats):
        if seat == city.trader or city.offers[seat * OFFER] != NONE:
            continue
        for slot in range(PLANS):
            at = (seat * PLANS + slot) * OFFER
            if city.plans[at] != NONE and fault(city, seat, city.plans, at, ALL_CARDS) == VALID:
                make_offer(city, seat, city.plans, at)
                made |= 1 << seat
                break
    return made
