"""What is open to the viewer beside the form of a deal: plain answers, and the ways that are open on the plan."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.button import Button
from fondaco.face.scene import Fragment, OpenChoice, Scene
from fondaco.games.genoa import data
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.bot.worth import action_worth
from fondaco.games.genoa.data import NONE
from fondaco.games.genoa.face.bundle import Piece, brought_pieces, card_piece
from fondaco.games.genoa.face.drawer import DrawerFacts, drawer_facts, worth_of
from fondaco.games.genoa.face.names import kind_symbol, thing_key, thing_symbol
from fondaco.games.genoa.face.offers import offers_fragment
from fondaco.games.genoa.face.spots import ON_THE_PLAN
from fondaco.games.genoa.keys import kind_key
from fondaco.games.genoa.offer import OFFER
from fondaco.games.genoa.state import City

ELSEWHERE = frozenset(ON_THE_PLAN) | {"accept", "counter", "agree", "forget"}
"""Verbs of choices that are shown on the plan, with the offers or on the viewer's mat."""
DRAFTED = frozenset({"offer", "for", "bare", "give", "ask", "yield", "limit", "send"})
"""Verbs of which the drawer makes a form, as long as there is dealing."""
MAIN = frozenset({"roll", "use", "act", "deliver", "take", "play", "done"})
"""Verbs that look like what one came for."""
LAST = ("pass", "withdraw", "done", "stop", "plan", "retire", "rest", "cancel")
"""Verbs of what one does when there is nothing better, in this order."""


class Answer(NamedTuple):
    """A choice as a button."""

    button: Button
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
    """What can be done on the plan, as long as that is not all of it: for whoever does not see that it is lit."""
    answers: tuple[Answer, ...]
    has_offer: bool
    question: str


def deal_fragments(scene: Scene) -> list[Fragment]:
    """The offers for everybody, then what the viewer can do about them."""
    return [offers_fragment(scene), Fragment("drawer", scene.paint("drawer.html", ask_facts(scene)), "ask")]


def ask_facts(scene: Scene) -> AskFacts | None:
    """Nothing where nothing is open to the viewer."""
    city = cast(City, scene.view)
    if not scene.choices:
        return None
    question = city.question()
    hidden = ELSEWHERE | DRAFTED if question == "dealing" else ELSEWHERE
    if question == "dealing" and city.countered != NONE:
        # A counter-offer is answered and taken back where it stands.
        hidden |= {"withdraw" if scene.seat == city.trader else "refuse"}
    answers = [answer(scene, offer) for offer in scene.choices.values() if offer.verb not in hidden]
    answers.sort(key=lambda found: LAST.index(found.verb) if found.verb in LAST else -1)
    has_offer = scene.seat != city.trader and city.offers[scene.seat * OFFER] != NONE
    drawer = drawer_facts(scene)
    ways = [answer(scene, offer) for offer in scene.choices.values() if offer.verb in ON_THE_PLAN]
    ways = [] if question == "starting" else ways
    if not answers and not ways and drawer is None:
        return None
    return AskFacts(drawer, tuple(ways), tuple(answers), bool(has_offer), question)


def answer(scene: Scene, offer: OpenChoice) -> Answer:
    city = cast(City, scene.view)
    pieces, label = shown_on(city, offer)
    worth = 0
    if offer.verb == "use":
        worth = int(action_worth(city, scene.seat, city.tower))
    elif offer.verb == "go":
        worth = worth_of(city, scene.seat, offer.choice - verbs.GO)
    pressed = Button(offer.notation, offer.sentence, offer.card)
    return Answer(pressed, offer.verb, pieces, label, offer.verb in MAIN, worth)


def shown_on(city: City, offer: OpenChoice) -> tuple[tuple[Piece, ...], str]:
    """What is drawn and written on a button besides its verb."""
    choice, verb = offer.choice, offer.verb
    if verb in ON_THE_PLAN:
        return (), f"space-{offer.thing}"
    if verb in ("use", "act"):
        return brought_pieces(int(city.tower)) if city.tower != NONE else (), ""
    if verb == "deliver":
        return (card_piece(city.box, choice - verbs.DELIVER + data.FIRST_MESSAGE),), ""
    if verb == "give" and choice >= verbs.GIVE + verbs.ITEM_CARD:
        return (card_piece(city.box, choice - verbs.GIVE - verbs.ITEM_CARD),), ""
    if verb == "play":
        return stock_thing(data.GOODS + verbs.PLAYED[choice - verbs.PLAY])
    if verb in ("give", "take"):
        return stock_thing(choice - (verbs.TAKE if verb == "take" else verbs.GIVE + verbs.ITEM_GOOD))
    return (), ""


def stock_thing(item: int) -> tuple[tuple[Piece, ...], str]:
    """One of THINGS or of the piles, in the order in which a trade counts them."""
    if item < verbs.TAKE_PILE:
        return (Piece(thing_symbol(item)),), thing_key(item)
    kind = item - verbs.TAKE_PILE
    return (Piece(kind_symbol(kind)),), kind_key(kind)
