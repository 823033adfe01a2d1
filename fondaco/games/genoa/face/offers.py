"""The offers that stand, as cards in the browser: who wants which space, what for, and what it brings the viewer."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.button import Button, button
from fondaco.face.scene import Fragment, Scene
from fondaco.face.who import Who, who
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.data import BUILDINGS, DEALING_ROUNDS, NONE
from fondaco.games.genoa.face.bundle import Piece, asked_in, given_in, pieces_of, read_offer, yield_pieces
from fondaco.games.genoa.face.parts import part_asked
from fondaco.games.genoa.face.readings import offer_of, others_of
from fondaco.games.genoa.face.reckoning import UNTOLD, deal_worth
from fondaco.games.genoa.face.stock import StockFacts, stock_facts
from fondaco.games.genoa.keys import space_key
from fondaco.games.genoa.offer import OFFER, Terms
from fondaco.games.genoa.shown import asks, gives
from fondaco.games.genoa.standing import is_forced, is_valid
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.composing import can_buy_anything


class TermsFacts(NamedTuple):
    """What an offer or a plan says."""

    space: str
    is_bare: bool
    given: tuple[Piece, ...]
    yielded: tuple[Piece, ...]
    asked: tuple[Piece, ...]
    sentence: str


class OfferFacts(NamedTuple):
    """One offer, or the counter-offer to somebody."""

    terms: TermsFacts
    who: Who
    """Who gets the step or the action."""
    is_here: bool
    """Whether it is about the space where the tower stands."""
    is_own: bool
    worth: int
    """What it brings the viewer; only its two sides are told, for others it is UNTOLD."""
    forces: bool = False
    """G-N6: the trader must use the action or sell it."""
    is_best: bool = False
    """Whether no other offer that can be accepted now brings the trader as much."""
    accept: Button | None = None
    """For the trader, or to agree with the counter-offer."""
    counter: Button | None = None
    drop: Button | None = None
    """To refuse a counter-offer, or to take back what one offered or proposed."""


class Silent(NamedTuple):
    """Somebody without an offer."""

    who: Who
    status: str
    """The end of a key: thinking, none, resting, or unable."""
    counter: Button | None


class WindowFacts(NamedTuple):
    """The dealing window."""

    is_trader: bool
    trader: Who
    offers: tuple[OfferFacts, ...]
    counter: OfferFacts | None
    """What the trader proposes to somebody."""
    silent: tuple[Silent, ...]
    forced: bool
    rounds_left: int
    """How often the trader may still counter; -1 for all others."""
    most_rounds: int


class OffersFacts(NamedTuple):
    window: WindowFacts | None
    stock: StockFacts
    is_current: bool
    """Whether the viewer's question is about the offers."""


def offers_fragment(scene: Scene) -> Fragment:
    is_shut = scene.choices.keys().isdisjoint(range(verbs.TAKE, verbs.VISIT))
    stock = stock_facts(scene)._replace(is_shut=is_shut)
    facts = OffersFacts(window_facts(scene), stock, part_asked(scene) == "offers")
    return Fragment("offers", scene.paint("offers.html", facts), "board")


def window_facts(scene: Scene) -> WindowFacts | None:
    """Nothing outside of the dealing window."""
    city = cast(City, scene.view)
    if city.question() != "dealing":
        return None
    standing = [(seat, offer_of(city, seat)) for seat in others_of(city)]
    offers = tuple(standing_offer(scene, seat, terms) for seat, terms in standing if terms)
    is_trader = scene.seat == city.trader
    worths = [offer.worth for offer in offers if offer.accept and offer.worth != UNTOLD]
    if is_trader and len(worths) > 1:
        most = max(worths)
        offers = tuple(offer._replace(is_best=offer.accept is not None and offer.worth == most) for offer in offers)
    return WindowFacts(
        is_trader=is_trader,
        trader=who(scene, int(city.trader)),
        offers=offers,
        counter=counter_offer(scene),
        silent=tuple(silence(scene, seat) for seat, terms in standing if not terms),
        forced=any(offer.forces for offer in offers),
        rounds_left=max(0, DEALING_ROUNDS + 1 - int(city.window)) if is_trader else NONE,
        most_rounds=int(DEALING_ROUNDS),
    )


def terms_facts(scene: Scene, terms: Terms) -> TermsFacts:
    city = cast(City, scene.view)
    return TermsFacts(
        space=space_key(terms.space),
        is_bare=terms.is_bare,
        given=pieces_of(city.box, given_in(terms)),
        yielded=yield_pieces(terms),
        asked=pieces_of(city.box, asked_in(terms)),
        sentence=scene.say("offer-line", **read_offer(city, terms, list(scene.players), scene.seat)),
    )


def described(scene: Scene, terms: Terms, at: int) -> OfferFacts:
    """An offer of the table; what it brings is told to the trader and to whom it is about."""
    city = cast(City, scene.view)
    is_concerned = scene.seat in (int(city.trader), terms.seat)
    return OfferFacts(
        terms=terms_facts(scene, terms),
        who=who(scene, terms.seat),
        is_here=terms.space == city.tower and terms.space < BUILDINGS,
        is_own=terms.seat == scene.seat,
        worth=deal_worth(scene, city, city.offers, at, terms.seat) if is_concerned else UNTOLD,
    )


def standing_offer(scene: Scene, seat: int, terms: Terms) -> OfferFacts:
    city = cast(City, scene.view)
    at = seat * OFFER
    facts = described(scene, terms, at)
    pays = gives(city.offers, at) and not asks(city.offers, at)
    return facts._replace(
        forces=bool(facts.is_here and pays and is_forced(city) and is_valid(city, seat)),
        accept=button(scene, verbs.ACCEPT + seat),
        counter=button(scene, verbs.COUNTER + seat),
        drop=button(scene, verbs.WITHDRAW) if facts.is_own else None,
    )


def counter_offer(scene: Scene) -> OfferFacts | None:
    city = cast(City, scene.view)
    trader = int(city.trader)
    terms = offer_of(city, trader)
    if city.countered == NONE or terms is None:
        return None
    return described(scene, terms, trader * OFFER)._replace(
        accept=button(scene, verbs.AGREE),
        drop=button(scene, verbs.WITHDRAW if scene.seat == trader else verbs.REFUSE),
    )


def silence(scene: Scene, seat: int) -> Silent:
    city = cast(City, scene.view)
    status = "none" if city.spoken >> seat & 1 else "thinking"
    if city.quiet[seat]:
        status = "resting"
    if not can_buy_anything(city, seat):
        status = "unable"
    return Silent(who(scene, seat), status, button(scene, verbs.COUNTER + seat))
