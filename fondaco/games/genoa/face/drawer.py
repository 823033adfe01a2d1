"""The place of the browser page where deals are made: the offers that stand, the drawer, and plain answers."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.scene import Fragment, Offer, Scene
from fondaco.games.genoa import data
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.bot.worth import action_worth, message_gain
from fondaco.games.genoa.data import NONE
from fondaco.games.genoa.face.drawer_facts import DrawerFacts, drawer_facts
from fondaco.games.genoa.face.names import good_key, kind_key, space_key, tile_key
from fondaco.games.genoa.face.offer_facts import offers_fragment
from fondaco.games.genoa.face.pieces import (
    MARKER,
    Piece,
    brought,
    card_piece,
    good_symbol,
    kind_symbol,
    tile_symbol,
)
from fondaco.games.genoa.face.plan_facts import PLACES
from fondaco.games.genoa.offer import OFFER
from fondaco.games.genoa.state import City

ELSEWHERE = frozenset({"accept", "counter", "agree", "go", "forget", "visit", "claim", "place", "remove"})
"""Verbs of choices that are shown with the offers, on the plan of the city, or on the own mat."""
WAYS = frozenset({"go", "visit", "claim", "place", "remove"})
"""Those of them that are made on the plan; a list tells whoever does not see that it is lit."""
DRAFTED = frozenset({"offer", "for", "bare", "give", "ask", "yield", "limit", "send"})
"""Verbs of which the drawer makes a form, as long as there is dealing."""
MAIN = frozenset({"roll", "use", "act", "deliver", "take", "play", "done"})
"""Verbs that look like what one came for."""


LAST = ("pass", "withdraw", "done", "stop", "plan", "retire", "rest", "cancel")
"""Verbs of what one does when there is nothing better, in this order."""


class Answer(NamedTuple):
    """A plain choice as a button."""

    notation: str
    sentence: str
    card: str
    verb: str
    pieces: tuple[Piece, ...]
    label: str
    """The key of a thing that is written on it; empty where the verb says it all."""
    is_main: bool
    worth: int
    """About what it brings; 0 where that is not reckoned."""


class AskFacts(NamedTuple):
    drawer: DrawerFacts | None
    ways: tuple[Answer, ...]
    """What can be done on the plan, as long as that is not all of it."""
    answers: tuple[Answer, ...]
    has_offer: bool
    question: str
    trader: str


def deal_fragments(scene: Scene) -> list[Fragment]:
    """The offers for everybody, then what the viewer can do about them."""
    return [offers_fragment(scene), Fragment("drawer", scene.paint("drawer.html", ask_facts(scene)), "ask")]


def ask_facts(scene: Scene) -> AskFacts | None:
    """Nothing where nothing is open to the viewer."""
    city = cast(City, scene.view)
    if not scene.offers:
        return None
    question = city.question()
    hidden = ELSEWHERE | DRAFTED if question == "dealing" else ELSEWHERE
    answers = [answer(scene, offer) for offer in scene.offers.values() if offer.verb not in hidden]
    answers.sort(key=lambda found: LAST.index(found.verb) if found.verb in LAST else -1)
    if question == "dealing" and city.countered != NONE:
        # A counter-offer is answered and taken back where it stands.
        there = "withdraw" if scene.seat == city.trader else "refuse"
        answers = [found for found in answers if found.verb != there]
    has_offer = scene.seat != city.trader and city.offers[scene.seat * OFFER] != NONE
    drawer = drawer_facts(scene)
    ways = [way(scene, offer) for offer in scene.offers.values() if offer.verb in WAYS and question != "starting"]
    if not answers and not ways and drawer is None:
        return None
    return AskFacts(drawer, tuple(ways), tuple(answers), bool(has_offer), question, scene.players[int(city.trader)])


def answer(scene: Scene, offer: Offer) -> Answer:
    pieces, label = shown_on(cast(City, scene.view), offer)
    city = cast(City, scene.view)
    worth = int(action_worth(city, scene.seat, city.tower)) if offer.verb == "use" else 0
    return Answer(offer.notation, offer.sentence, offer.card, offer.verb, pieces, label, offer.verb in MAIN, worth)


def way(scene: Scene, offer: Offer) -> Answer:
    """What is done on a space: the tower goes there, a street is claimed, a marker placed."""
    city = cast(City, scene.view)
    space = PLACES[offer.choice]
    worth = 0
    if offer.verb == "go":
        worth = int(message_gain(city, scene.seat, space))
        if space < data.BUILDINGS:
            worth += int(action_worth(city, scene.seat, space))
    return Answer(offer.notation, offer.sentence, offer.card, offer.verb, (), space_key(space), False, worth)


def shown_on(city: City, offer: Offer) -> tuple[tuple[Piece, ...], str]:
    """What is drawn and written on a button besides its verb."""
    choice = offer.choice
    if offer.verb in ("use", "act"):
        return brought(int(city.tower)) if city.tower != NONE else (), ""
    if offer.verb == "deliver":
        return (card_piece(city.box, choice - verbs.DELIVER + data.FIRST_MESSAGE),), ""
    if offer.verb == "give":
        item = choice - verbs.GIVE
        if item >= verbs.ITEM_CARD:
            return (card_piece(city.box, item - verbs.ITEM_CARD),), ""
        return stock_thing(item - verbs.ITEM_GOOD)
    if offer.verb == "play":
        return thing_of_tile(verbs.PLAYED[choice - verbs.PLAY])
    if offer.verb == "take":
        return stock_thing(choice - verbs.TAKE)
    return (), ""


def stock_thing(item: int) -> tuple[tuple[Piece, ...], str]:
    """A good, tile, marker or pile, in the order in which a trade counts them."""
    if item < verbs.TAKE_TILE:
        return (Piece(good_symbol(item), 1),), good_key(item)
    if item < verbs.TAKE_MARKER:
        return thing_of_tile(item - verbs.TAKE_TILE)
    if item == verbs.TAKE_MARKER:
        return (Piece(MARKER, 1),), "deal-marker"
    kind = item - verbs.TAKE_PILE
    return (Piece(kind_symbol(kind), 1),), kind_key(kind)


def thing_of_tile(tile: int) -> tuple[tuple[Piece, ...], str]:
    return (Piece(tile_symbol(tile), 1),), tile_key(tile)
