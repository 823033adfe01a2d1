"""What a seat cannot know in Genoa, and how to imagine it.

Secrets are cards in hands that were never shown, the order of the piles, and what the others compose, plan and would
pay at most. What is imagined agrees with the hand of that seat, the sizes, every card that was shown or used, and with
what lay in a pile when it was last shuffled. Money is no secret here, since all payments are public (G-S4); the board
need not show it.
"""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.genoa.data import (
    CARDS,
    FIRST_CARD,
    KINDS,
    UNKNOWN,
    bit,
)
from fondaco.games.genoa.offer import DRAFT, OFFER, UP_TO, clear, clear_draft
from fondaco.games.genoa.proceeds import cards_of_building, kind_drawn
from fondaco.games.genoa.state import DOWN, UP, City
from fondaco.games.genoa.steps.cards import Draw, HandCards
from fondaco.games.genoa.vocabulary import PLANS
from fondaco.kernel.counts import bits
from fondaco.kernel.luck import Luck


def view(city: City, seat: i64) -> City:
    """The table without the cards that a seat never saw, and without what the others have in mind."""
    seen = city.copy()
    plans = city.plans[:]
    for other in range(city.seats):
        if other != seat:
            seen.offers[other * OFFER + UP_TO] = 0
            clear_draft(seen.drafts, other * DRAFT)
            seen.begun[other] = 0
            for slot in range(PLANS):
                clear(plans, (other * PLANS + slot) * OFFER)
    seen.plans = plans
    if city.waiting == 0:
        return seen
    for card in range(CARDS):
        place = city.where[card]
        if place != seat and place != UP and not city.shown >> card & 1:
            seen.where[card] = UNKNOWN
    seen.drawn = city.drawn & city.cards_of(seat) if seat >= 0 else 0
    return seen


def imagine(seen: City, seat: i64, luck: Luck) -> City:
    """A whole table that agrees with a view."""
    city = seen.copy()
    for kind in range(KINDS):
        for other in range(city.seats):
            if other != seat:
                give_unseen(city, seen, other, kind, luck)
        for card in range(FIRST_CARD[kind], FIRST_CARD[kind + 1]):
            if city.where[card] == UNKNOWN:
                city.where[card] = DOWN
    deal_drawn(city, seat, luck)
    return city


def deal_drawn(city: City, seat: i64, luck: Luck) -> None:
    """Where somebody else draws cards of which some are promised: which of the unseen cards are the drawn ones."""
    hand: i64 = len(city.stack) - 1
    drawn = cards_of_building(city.tower)
    if city.waiting != 0 and isinstance(city.asking, Draw):
        drawn -= city.asking.left
        hand -= 1
    if city.waiting == 0 or hand < 0:
        return
    handing = city.stack[hand]
    if not isinstance(handing, HandCards) or handing.count == 0 or handing.seat == seat:
        return
    city.drawn = 0
    for _ in range(drawn):
        choose_drawn(city, handing.seat, kind_drawn(city.tower), luck)


def choose_drawn(city: City, other: i64, kind: i64, luck: Luck) -> None:
    """One more of the unseen cards of a hand was just drawn, from the pile as it was last shuffled if it can be."""
    newer: i64 = 0
    unseen: i64 = 0
    for card in range(FIRST_CARD[kind], FIRST_CARD[kind + 1]):
        if city.where[card] == other and not (city.shown | city.drawn) >> card & 1:
            unseen |= bit(card)
            if city.shuffled >> card & 1:
                newer |= bit(card)
    among = newer if newer else unseen
    for _ in range(luck.below(bits(among))):
        among &= among - 1
    city.drawn |= among & -among


def give_unseen(city: City, seen: City, other: i64, kind: i64, luck: Luck) -> None:
    """The unseen cards of a hand: so many from before the last shuffle, the rest from the pile as it was then."""
    older = seen.older[other * KINDS + kind]
    newer = seen.held[other * KINDS + kind] - older
    for card in range(FIRST_CARD[kind], FIRST_CARD[kind + 1]):
        if seen.where[card] == other:
            newer -= 1
    for _ in range(older):
        give_one(city, other, kind, ~city.shuffled, luck)
    for _ in range(newer):
        give_one(city, other, kind, city.shuffled, luck)


def give_one(city: City, other: i64, kind: i64, among: i64, luck: Luck) -> None:
    """Some unseen card of a set into a hand, each as likely."""
    count: i64 = 0
    for card in range(FIRST_CARD[kind], FIRST_CARD[kind + 1]):
        if city.where[card] == UNKNOWN and among >> card & 1:
            count += 1
    left = luck.below(count)
    for card in range(FIRST_CARD[kind], FIRST_CARD[kind + 1]):
        if city.where[card] == UNKNOWN and among >> card & 1:
            if left == 0:
                city.where[card] = other
                return
            left -= 1
