"""What a deal that is being composed is worth, or why it cannot be made: told at once, before it is sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, cast

from fondaco.face.scene import Fragment, Scene
from fondaco.games.genoa.data import NONE
from fondaco.games.genoa.face.bundle import read_offer
from fondaco.games.genoa.face.deal_form import chain
from fondaco.games.genoa.face.names import VOCABULARY
from fondaco.games.genoa.face.readings import draft_mode, draft_of
from fondaco.games.genoa.face.reckoning import UNTOLD, deal_worth
from fondaco.games.genoa.faults import FAULT_NAMES, VALID
from fondaco.games.genoa.offer import COUNTERING, DRAFT, DUCATS, DUCATS_BACK, OFFERING, PLANNING
from fondaco.games.genoa.reasons import FAULT_RULES
from fondaco.games.genoa.shown import move
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.composing import add_to_draft, begin_draft, buyer_of, draft_fault
from fondaco.kernel.counts import Counts
from fondaco.kernel.errors import FondacoError
from fondaco.words.catalogue import Catalogue, error_sentence

MODES = {"offer": OFFERING, "plan": PLANNING, "counter": COUNTERING}
TERMS = frozenset({"for", "give", "ask", "yield", "bare", "limit"})
"""The verbs that say what a draft is about."""
UNFINISHED = frozenset({"deal-nothing", "deal-no-space"})
"""Errors of a form that is still being filled in: nobody did anything wrong."""


class WeighingFacts(NamedTuple):
    look: str
    """`good`, `bad`, `faulty`, or `begun` where there is nothing to weigh yet."""
    sentence: str
    rule: str = ""
    """The rule that stands against it."""


def weigh(scene: Scene, fields: Mapping[str, list[str]]) -> Fragment:
    """What the form says now, in one line."""
    return Fragment("weighing", scene.paint("weighing.html", weighing_facts(scene, fields)), "board")


def weighing_facts(scene: Scene, fields: Mapping[str, list[str]]) -> WeighingFacts:
    city = cast(City, scene.view)
    try:
        notations = chain(city, scene.seat, fields)
    except FondacoError as error:
        look = "begun" if error.key in UNFINISHED else "faulty"
        return WeighingFacts(look, error_sentence(error, scene.words.language))
    return weighed(scene, drafted(city, scene.seat, notations))


def drafted(view: City, seat: int, notations: list[str]) -> City:
    """The view with the draft that such choices would make; others among them change nothing in it."""
    city = view.copy()
    for notation in notations:
        verb, _, thing = notation.partition(" ")
        if verb in MODES:
            partner = int(thing.removeprefix("seat-")) - 1 if thing else int(city.trader)
            begin_draft(city, seat, MODES[verb], partner)
        elif verb in TERMS:
            add_to_draft(city, seat, VOCABULARY.number(notation))
    return city


def composed(view: City, seat: int, notations: list[str], players: list[str], words: Catalogue) -> str:
    """The offer, plan or counter-offer that such choices make, in few words; empty where they make none."""
    if not any(notation.partition(" ")[0] in MODES for notation in notations):
        return ""
    city = drafted(view, seat, notations)
    terms = draft_of(city, seat)
    if terms is None:
        return ""
    mode = "counter" if draft_mode(city, seat) == COUNTERING else "offer"
    return words.say("draft-line", read_offer(city, terms, players, seat) | {"mode": mode})


def filled(view: City, seat: int, mode: int, player: int, table: Counts, at: int) -> City:
    """The view with a draft of the same terms as an offer."""
    city = view.copy()
    begin_draft(city, seat, mode, player)
    move(table, at, city.drafts, seat * DRAFT)
    return city


def weighed(scene: Scene, city: City) -> WeighingFacts:
    """What the viewer's draft is worth to the viewer."""
    at = scene.seat * DRAFT
    if city.drafts[at] == NONE:
        return WeighingFacts("begun", scene.say("deal-no-space"), "G-N1")
    fault = draft_fault(city, scene.seat)
    if fault != VALID:
        return WeighingFacts("faulty", scene.say("deal-fault", fault=FAULT_NAMES[fault]), FAULT_RULES[fault])
    worth = deal_worth(scene, city, city.drafts, at, int(buyer_of(city, scene.seat)))
    if worth == UNTOLD:
        return WeighingFacts("good", scene.say("deal-valid", ducats=left_after(city, scene.seat)))
    return WeighingFacts("good" if worth >= 0 else "bad", worth_sentence(scene, worth))


def left_after(city: City, seat: int) -> int:
    """The ducats that a seat has once its draft is a deal."""
    at = seat * DRAFT
    given = int(city.drafts[at + DUCATS] - city.drafts[at + DUCATS_BACK])
    return int(city.money[seat]) - (given if buyer_of(city, seat) == seat else -given)


def worth_sentence(scene: Scene, worth: int) -> str:
    sign = "gain" if worth > 0 else "loss" if worth < 0 else "even"
    return scene.say("deal-worth", sign=sign, ducats=abs(worth))
