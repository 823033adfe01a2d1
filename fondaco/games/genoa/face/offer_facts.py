"""The offers that stand, as cards in the browser: who wants which space, what for, and what it brings the viewer."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.scene import Fragment, Scene
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.bot.worth import worth_shown
from fondaco.games.genoa.data import BUILDINGS, DEALING_ROUNDS, NONE
from fondaco.games.genoa.face.names import space_key
from fondaco.games.genoa.face.offer_words import offer_facts as facts_of
from fondaco.games.genoa.face.pieces import Button, Piece, asked_pieces, button, given_pieces, yield_pieces
from fondaco.games.genoa.offer import OFFER, Terms
from fondaco.games.genoa.shown import asks, gives, terms_of
from fondaco.games.genoa.standing import is_forced, is_valid
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.composing import can_buy_anything, is_drafting

UNKNOWN = -1000
"""Stands for a worth that is not told: only the two sides of an offer are told what it brings them."""


class OfferFacts(NamedTuple):
    """One offer, or the counter-offer to somebody."""

    seat: int
    """Who gets the step or the action."""
    player: str
    sign: str
    space: str
    is_here: bool
    """Whether it is about the space where the tower stands."""
    is_bare: bool
    given: tuple[Piece, ...]
    yielded: tuple[Piece, ...]
    asked: tuple[Piece, ...]
    sentence: str
    forces: bool
    """G-N6: the trader must use the action or sell it."""
    is_own: bool
    worth: int
    is_best: bool
    """Whether no other offer brings the trader as much."""
    accept: Button | None
    counter: str
    """The notation of the choice to counter, or empty."""


class CounterFacts(NamedTuple):
    """A counter-offer of the trader."""

    terms: OfferFacts
    trader: int
    """Who proposes it."""
    sign: str
    is_to_viewer: bool
    is_by_viewer: bool
    agree: Button | None
    refuse: Button | None
    withdraw: Button | None


class Silent(NamedTuple):
    """Somebody without an offer."""

    seat: int
    player: str
    sign: str
    status: str
    """The end of a key: thinking, none, resting, or unable."""
    counter: str


class OffersFacts(NamedTuple):
    is_trader: bool
    trader: str
    offers: tuple[OfferFacts, ...]
    counter: CounterFacts | None
    silent: tuple[Silent, ...]
    forced: bool
    rounds_left: int
    """How often the trader may still counter; -1 for all others."""
    most_rounds: int


def offers_fragment(scene: Scene) -> Fragment:
    return Fragment("offers", scene.paint("offers.html", offers_facts(scene)), "ask")


def offers_facts(scene: Scene) -> OffersFacts | None:
    """Nothing outside of the dealing window."""
    city = cast(City, scene.view)
    if city.question() != "dealing":
        return None
    others = [(city.trader + turn) % city.seats for turn in range(1, int(city.seats))]
    offers = tuple(offer_facts(scene, int(seat)) for seat in others if city.offers[seat * OFFER] != NONE)
    silent = tuple(silence(scene, int(seat)) for seat in others if city.offers[seat * OFFER] == NONE)
    is_trader = scene.seat == city.trader
    if is_trader and len(offers) > 1:
        most = max(offer.worth for offer in offers)
        offers = tuple(offer._replace(is_best=offer.worth == most) for offer in offers)
    return OffersFacts(
        is_trader=is_trader,
        trader=scene.players[int(city.trader)],
        offers=offers,
        counter=counter_facts(scene),
        silent=silent,
        forced=any(offer.forces for offer in offers),
        rounds_left=max(0, DEALING_ROUNDS + 1 - int(city.window)) if is_trader else NONE,
        most_rounds=int(DEALING_ROUNDS),
    )


def offer_facts(scene: Scene, seat: int) -> OfferFacts:
    """The standing offer of a seat."""
    city = cast(City, scene.view)
    at = seat * OFFER
    facts = described(scene, terms_of(city.offers, at, seat), at)
    pays = gives(city.offers, at) and not asks(city.offers, at)
    return facts._replace(
        forces=bool(facts.is_here and pays and is_forced(city) and is_valid(city, seat)),
        accept=button(scene, verbs.ACCEPT + seat),
        counter=counter_notation(scene, seat),
    )


def counter_facts(scene: Scene) -> CounterFacts | None:
    city = cast(City, scene.view)
    at = int(city.trader) * OFFER
    if city.countered == NONE or city.offers[at] == NONE:
        return None
    player = int(city.countered)
    is_by_viewer = scene.seat == city.trader
    return CounterFacts(
        terms=described(scene, terms_of(city.offers, at, player), at),
        trader=int(city.trader),
        sign=scene.signs[int(city.trader)],
        is_to_viewer=scene.seat == player,
        is_by_viewer=is_by_viewer,
        agree=button(scene, verbs.AGREE),
        refuse=button(scene, verbs.REFUSE),
        withdraw=button(scene, verbs.WITHDRAW) if is_by_viewer else None,
    )


def described(scene: Scene, terms: Terms, at: int) -> OfferFacts:
    """An offer of the table; what it brings is told to the trader and to whom it is about."""
    city = cast(City, scene.view)
    is_concerned = scene.seat in (int(city.trader), terms.seat)
    worth = worth_shown(city, scene.seat, city.offers, at, terms.seat) if is_concerned else UNKNOWN
    return OfferFacts(
        seat=terms.seat,
        player=scene.players[terms.seat],
        sign=scene.signs[terms.seat],
        space=space_key(terms.space),
        is_here=terms.space == city.tower and terms.space < BUILDINGS,
        is_bare=terms.is_bare,
        given=given_pieces(city.box, terms),
        yielded=yield_pieces(terms),
        asked=asked_pieces(city.box, terms),
        sentence=scene.say("offer-line", **facts_of(terms, city.box, list(scene.players))),
        forces=False,
        is_own=terms.seat == scene.seat,
        worth=worth,
        is_best=False,
        accept=None,
        counter="",
    )


def counter_notation(scene: Scene, seat: int) -> str:
    """How the viewer, as the trader, begins a counter-offer to a seat; empty where that is not open."""
    city = cast(City, scene.view)
    if not scene.offers or scene.seat != city.trader or is_drafting(city, scene.seat):
        return ""
    may_counter = city.countered == NONE and city.window <= DEALING_ROUNDS and can_buy_anything(city, seat)
    return f"counter seat-{seat + 1}" if may_counter else ""


def silence(scene: Scene, seat: int) -> Silent:
    city = cast(City, scene.view)
    status = "none" if city.spoken >> seat & 1 else "thinking"
    if city.quiet[seat]:
        status = "resting"
    if not can_buy_anything(city, seat):
        status = "unable"
    return Silent(seat, scene.players[seat], scene.signs[seat], status, counter_notation(scene, seat))
