"""What is open to the viewer beside the form of a deal: the answers at the prompt, and things to choose from."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.button import Button
from fondaco.face.scene import Answer as BarAnswer
from fondaco.face.scene import Fragment, OpenChoice, Scene
from fondaco.games.genoa import data
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.asked import action_asked
from fondaco.games.genoa.data import NONE
from fondaco.games.genoa.face.bundle import Piece, brought_pieces, card_piece
from fondaco.games.genoa.face.descriptions import yes_no
from fondaco.games.genoa.face.drawer import DrawerFacts, drawer_facts
from fondaco.games.genoa.face.names import kind_symbol, thing_key, thing_symbol
from fondaco.games.genoa.face.offers import offers_fragment
from fondaco.games.genoa.face.parts import DEALING, PLAN, THINGS, part_asked
from fondaco.games.genoa.face.plan_facts import PlansFacts, plans_facts
from fondaco.games.genoa.face.reckoning import UNTOLD, use_worth
from fondaco.games.genoa.face.spots import ON_THE_PLAN
from fondaco.games.genoa.keys import effect_key, kind_key, space_key
from fondaco.games.genoa.offer import OFFER
from fondaco.games.genoa.state import City

ELSEWHERE = frozenset(ON_THE_PLAN) | {"accept", "counter", "forget"}
"""Verbs of choices that are shown on the plan, with the offers or on the viewer's mat."""
DRAFTED = frozenset({"offer", "for", "bare", "give", "ask", "yield", "limit", "send"})
"""Verbs of which the drawer makes a form, as long as there is dealing."""
MAIN = frozenset({"roll", "use", "act", "agree", "deliver", "take", "play", "done"})
"""Verbs that look like what one came for."""
LAST = ("refuse", "pass", "withdraw", "done", "stop", "plan", "retire", "rest", "cancel")
"""Verbs of what one does when there is nothing better, in this order."""
SELDOM = frozenset({"plan", "retire", "rest"})
"""Verbs that step back where an offer stands or a counter-offer waits for an answer."""


MOST_IN_BAR = 3
"""So many of them fit into the bar for thumbs."""


class Answer(NamedTuple):
    """A choice as a button."""

    button: Button
    verb: str
    pieces: tuple[Piece, ...]
    label: str
    """The key of a thing that is written on it; empty where the verb says it all."""
    is_main: bool
    worth: int = UNTOLD
    """About what it brings; UNTOLD where that is not reckoned."""
    by_tile: bool = False
    """Whether it gives up an extra-action tile."""


class DealingFacts(NamedTuple):
    drawer: DrawerFacts | None
    action: Answer | None
    """What the viewer's action gives, as long as it has not: before all that can be done besides."""
    things: tuple[Answer, ...]
    plans: PlansFacts | None
    question: str
    is_current: bool
    """Whether the viewer's question is about them."""


class RepliesFacts(NamedTuple):
    """What stands at the prompt."""

    answers: tuple[Answer, ...]
    more: tuple[Answer, ...]
    """What is seldom meant."""
    stands: str
    """`offer` where an offer of the viewer stands, `counter` where a counter-offer waits for the viewer; or empty."""
    form: str
    """The question of the form of a deal, where it can be opened from here: its switch belongs to it; or empty."""
    hint: str
    """The end of a key: what can be done on the plan; or empty."""
    question: str


def deal_fragments(scene: Scene) -> list[Fragment]:
    """The answers at the prompt, the offers for everybody, then the drawer."""
    drawer = drawer_facts(scene)
    answers, things = sorted_answers(scene)
    plans = plans_facts(scene)
    action = next((one for one in answers if one.verb == "act"), None) if things else None
    question, is_current = cast(City, scene.view).question(), part_asked(scene) == DEALING
    facts = DealingFacts(drawer, action, things, plans, question, is_current)
    return [
        Fragment("replies", scene.paint("replies.html", replies_facts(scene, answers, drawer)), "board"),
        offers_fragment(scene),
        Fragment("drawer", scene.paint("drawer.html", facts if drawer or things or plans else None), "board"),
    ]


def sorted_answers(scene: Scene) -> tuple[list[Answer], tuple[Answer, ...]]:
    """Those that stand at the prompt, and those that lie in the drawer."""
    hidden = ELSEWHERE | DRAFTED if scene.view.question() == "dealing" else ELSEWHERE
    found = [answer(scene, offer) for offer in scene.choices.values() if offer.verb not in hidden]
    found.sort(key=lambda one: LAST.index(one.verb) if one.verb in LAST else -1)
    return [one for one in found if one.verb not in THINGS], tuple(one for one in found if one.verb in THINGS)


def replies_facts(scene: Scene, answers: list[Answer], drawer: DrawerFacts | None) -> RepliesFacts | None:
    """Nothing where nothing is open to the viewer."""
    if not scene.choices:
        return None
    stands = standing(scene)
    answers = [one for one in answers if one.verb != "pass" or not has_spoken(scene)]
    seldom = SELDOM | {"withdraw"} if stands == "counter" else SELDOM if stands else frozenset()
    return RepliesFacts(
        answers=tuple(one for one in answers if one.verb not in seldom),
        more=tuple(one for one in answers if one.verb in seldom),
        stands=stands,
        form=drawer.question if drawer and drawer.is_folded else "",
        hint=hint(scene),
        question=scene.view.question(),
    )


def bar_answers(scene: Scene) -> tuple[BarAnswer, ...]:
    """The same answers in the bar for thumbs; whatever else is open is a part of the board or in the list."""
    drawer = drawer_facts(scene)
    facts = replies_facts(scene, sorted_answers(scene)[0], drawer)
    if facts is None:
        return ()
    question, offer = facts.question, yes_no(facts.stands)
    in_bar = [one for one in facts.answers if one.verb not in ("plan", "retire")]
    made = [
        BarAnswer(
            scene.say(
                f"deal-do-{one.verb}-short", offer=offer, question=question, tile=yes_no(one.by_tile), **named(one)
            ),
            one.button.notation,
            one.button.sentence,
            one.button.card,
        )
        for one in in_bar
    ]
    change = [BarAnswer(scene.say("deal-change-short"), place="drawer")] if facts.form else []
    made = [*change, *made] if facts.stands == "offer" else [*made, *change]
    way = [BarAnswer(scene.say("deal-go-on"), place="plan")] if facts.hint and part_asked(scene) != PLAN else []
    return tuple([*made, *way][:MOST_IN_BAR])


def has_spoken(scene: Scene) -> bool:
    """Whether the viewer has spoken in this window and may only speak again: to say nothing would say nothing new."""
    city = cast(City, scene.view)
    return city.question() == "dealing" and bool(city.spoken >> scene.seat & 1)


def standing(scene: Scene) -> str:
    city = cast(City, scene.view)
    if city.question() != "dealing" or scene.seat == city.trader:
        return ""
    if city.countered == scene.seat:
        return "counter"
    return "offer" if city.offers[scene.seat * OFFER] != NONE else ""


def hint(scene: Scene) -> str:
    """What is lit on the plan, told beside the answers; not where the prompt says it."""
    lit = {offer.verb for offer in scene.choices.values()} & set(ON_THE_PLAN)
    return scene.view.question() if lit and scene.asked else ""


def answer(scene: Scene, offer: OpenChoice) -> Answer:
    city = cast(City, scene.view)
    pieces, label = shown_on(city, offer)
    found = Answer(Button(offer.notation, offer.sentence, offer.card), offer.verb, pieces, label, offer.verb in MAIN)
    if offer.verb != "use":
        return found
    return found._replace(worth=use_worth(scene), by_tile=city.actions_left(scene.seat) < 1)


def shown_on(city: City, offer: OpenChoice) -> tuple[tuple[Piece, ...], str]:
    """What is drawn and written on a button besides its verb."""
    choice, verb = offer.choice, offer.verb
    if verb in ON_THE_PLAN:
        return (), f"space-{offer.thing}"
    if verb == "use":
        return brought_pieces(int(city.tower)), space_key(int(city.tower))
    if verb == "act":
        return yield_of(city)
    if verb == "deliver":
        card = choice - verbs.DELIVER + data.FIRST_MESSAGE
        return (card_piece(city.box, card),), kind_key(int(data.kind_of(card)))
    if verb == "give" and choice >= verbs.GIVE + verbs.ITEM_CARD:
        card = choice - verbs.GIVE - verbs.ITEM_CARD
        return (card_piece(city.box, card),), kind_key(int(data.kind_of(card)))
    if verb == "play":
        return stock_thing(data.GOODS + verbs.PLAYED[choice - verbs.PLAY])
    if verb in ("give", "take"):
        return stock_thing(choice - (verbs.TAKE if verb == "take" else verbs.GIVE + verbs.ITEM_GOOD))
    return (), ""


def yield_of(city: City) -> tuple[tuple[Piece, ...], str]:
    """What the action gives that is being carried out, maybe far from the tower."""
    action = action_asked(city)
    building = action.building if action else int(city.tower)
    # A large order that a villa takes instead has a button of its own.
    return brought_pieces(building), "effect-draw-contract" if building < data.VILLAS else effect_key(building)


def named(one: Answer) -> dict[str, str]:
    """What its words call the thing that is written on it, whatever it is."""
    return dict.fromkeys(("thing", "building", "effect"), one.label)


def stock_thing(item: int) -> tuple[tuple[Piece, ...], str]:
    """One of THINGS or of the piles, in the order in which a trade counts them."""
    if item < verbs.TAKE_PILE:
        return (Piece(thing_symbol(item)),), thing_key(item)
    kind = item - verbs.TAKE_PILE
    return (Piece(kind_symbol(kind)),), kind_key(kind)
