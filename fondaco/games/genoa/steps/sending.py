"""Sending a draft: an offer, a plan or a counter leaves the hand of whoever composed it (G-N4, G-N5, G-N8)."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.genoa import news, offer
from fondaco.games.genoa.data import NONE
from fondaco.games.genoa.deals import tell_offer
from fondaco.games.genoa.faults import ALL_CARDS, VALID, fault
from fondaco.games.genoa.offer import DRAFT, DUCATS, OFFER, UP_TO, clear_draft, same_but_ducats
from fondaco.games.genoa.plans import free_slot, keep_plan, make_offer, show_cards
from fondaco.games.genoa.standing import counter_fault
from fondaco.games.genoa.state import RESTING, RETIRED, SPEAKING, City
from fondaco.games.genoa.steps.composing import buyer_of
from fondaco.games.genoa.steps.rounds import next_round, speak
from fondaco.games.genoa.steps.sale import strike


def send_plan(city: City, seat: i64) -> None:
    """A plan that applies at once is an offer at once."""
    at = seat * DRAFT
    keep_plan(city, seat, free_slot(city, seat, city.drafts[at]), city.drafts, at)
    city.tell_only(seat, news.PLANNED, seat, city.drafts[at])
    if city.offers[seat * OFFER] == NONE and fault(city, seat, city.drafts, at, ALL_CARDS) == VALID:
        send_offer(city, seat)


def send_offer(city: City, seat: i64) -> None:
    make_offer(city, seat, city.drafts, seat * DRAFT)
    if city.quiet[seat] == RETIRED:
        city.quiet[seat] = SPEAKING
    speak(city, seat)


def send_counter(city: City, seat: i64) -> None:
    """The countered player answers; where that player said up to how many ducats, or rests, at once."""
    at = seat * DRAFT
    player = buyer_of(city, seat)
    offer.move(city.drafts, at, city.offers, seat * OFFER)
    show_cards(city, city.drafts, at)
    tell_offer(city, news.COUNTERED, city.drafts, at, player)
    city.revealed += 1
    city.countered = player
    mine = player * OFFER
    is_offered = city.offers[mine] != NONE and same_but_ducats(city.offers, seat * OFFER, mine)
    is_within = is_offered and city.offers[seat * OFFER + DUCATS] <= city.offers[mine + UP_TO]
    if is_within and counter_fault(city, player) == VALID:
        clear_draft(city.drafts, at)
        strike(city, player, seat * OFFER)
    elif city.quiet[player] == RESTING:
        city.tell(news.REFUSED, player, seat)
        next_round(city)
