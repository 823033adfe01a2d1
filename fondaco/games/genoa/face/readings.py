"""What more than one part of a face reads off the city: open choices, standing offers, drafts, plans."""

from __future__ import annotations

from fondaco.games.genoa import data
from fondaco.games.genoa.face.names import VOCABULARY
from fondaco.games.genoa.offer import DRAFT, MODE, OFFER, UP_TO, Terms
from fondaco.games.genoa.shown import terms_of
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.composing import buyer_of
from fondaco.games.genoa.vocabulary import PLANS
from fondaco.kernel.choices import Choices


def open_choices(city: City, seat: int) -> list[int]:
    """What is open to a seat that is asked or welcome."""
    choices = Choices(len(VOCABULARY))
    if not city.may_answer(seat):
        return []
    city.open(seat, choices)
    return choices.listed()


def others_of(city: City) -> list[int]:
    """All but the trader, clockwise."""
    return [int((city.trader + turn) % city.seats) for turn in range(1, int(city.seats))]


def others_silent(city: City) -> list[int]:
    """Who has not said yet whether to offer."""
    return [seat for seat in sorted(others_of(city)) if not city.spoken >> seat & 1]


def offer_of(city: City, seat: int) -> Terms | None:
    """The standing offer of a seat; in the trader's place lies the counter-offer."""
    at = seat * OFFER
    if city.offers[at] == data.NONE:
        return None
    return terms_of(city.offers, at, int(city.countered) if seat == city.trader else seat)


def plans_of(city: City, seat: int) -> list[tuple[int, Terms, int]]:
    """The plans of a seat that a view shows: the number, the offer, and up to how many ducats."""
    places = [(slot, (seat * PLANS + slot) * OFFER) for slot in range(PLANS)]
    return [
        (slot, terms_of(city.plans, at, seat), int(city.plans[at + UP_TO]))
        for slot, at in places
        if city.plans[at] != data.NONE
    ]


def draft_mode(city: City, seat: int) -> int:
    """NO_DRAFT, OFFERING, PLANNING or COUNTERING."""
    return int(city.drafts[seat * DRAFT + MODE])


def draft_of(city: City, seat: int) -> Terms | None:
    """What a seat composes, once it says for which space."""
    at = seat * DRAFT
    if city.drafts[at] == data.NONE:
        return None
    return terms_of(city.drafts, at, int(buyer_of(city, seat)))


def spaces_in(mask: int) -> list[int]:
    return [space for space in range(data.SPACES) if mask >> space & 1]
