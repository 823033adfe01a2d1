"""What is asked above the board in the browser: choices that are aimed at nothing on it."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.scene import Offer, Scene
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.face.city_facts import change
from fondaco.games.calimala.face.council_facts import drawing_of
from fondaco.games.calimala.face.parts import open_parts, part_of
from fondaco.games.calimala.reasons import lack_of
from fondaco.games.calimala.state import Florence

DRAWINGS = {verbs.RAISE: "ship", verbs.RAISE + data.WORKSHOP_PIECE: "workshop"}
COSTS = {verbs.RAISE: ("wood", "wood"), verbs.RAISE + data.WORKSHOP_PIECE: ("wood", "brick")}
"""What is paid for a ship and for a workshop (C-A2)."""


class Answer(NamedTuple):
    """A choice as a button."""

    notation: str
    sentence: str
    card: str
    drawing: str
    label: str
    """The key of the word on it; of a card drawn instead, what the action lacks."""
    before: int
    after: int
    """A number that would change; alike where none does."""
    costs: tuple[str, ...]
    """Drawings of what is paid."""


class AskFacts(NamedTuple):
    cards: tuple[Answer, ...]
    """Final cards to keep one of, or start cards to take one of."""
    actions: tuple[Answer, ...]
    draws: tuple[Answer, ...]
    ends: tuple[Answer, ...]
    open_parts: tuple[str, ...]
    """Where on the board there are more choices."""


def ask_facts(scene: Scene) -> AskFacts:
    here = [offer for choice, offer in scene.offers.items() if not part_of(scene, choice)]
    cards = [card(offer) for offer in here if offer.choice >= verbs.KEEP]
    actions = [action(scene, offer) for offer in here if verbs.GAIN <= offer.choice < verbs.DRAW]
    draws = [draw(scene, offer) for offer in here if verbs.DRAW <= offer.choice < verbs.PLAY]
    ends = [answer(offer, "", f"board-{offer.notation}") for offer in here if offer.choice <= verbs.STOP]
    return AskFacts(tuple(cards), tuple(actions), tuple(draws), tuple(ends), open_parts(scene))


def answer(offer: Offer, drawing: str, label: str, before: int = 0, after: int = 0) -> Answer:
    return Answer(offer.notation, offer.sentence, offer.card, drawing, label, before, after, ())


def card(offer: Offer) -> Answer:
    """A final card or a start card."""
    if offer.choice < verbs.TAKE:
        return answer(offer, drawing_of(offer.thing), f"final-{offer.thing}")
    return answer(offer, offer.thing, f"action-{offer.thing}")


def action(scene: Scene, offer: Offer) -> Answer:
    """An action with what the player has of it before and after."""
    choice = offer.choice
    before, after = change(scene, choice)
    if choice < verbs.RAISE:
        return answer(offer, offer.thing, f"material-{offer.thing}", before, after)
    if choice == verbs.WEAVING:
        return answer(offer, "weave", "board-weave", before, after)
    built = answer(offer, DRAWINGS[choice], f"board-build-{offer.thing}", before, after)
    return built._replace(costs=COSTS[choice])


def draw(scene: Scene, offer: Offer) -> Answer:
    """A card in place of an action, with what that lacks."""
    return answer(offer, offer.thing, lack_of(cast(Florence, scene.view), scene.seat, offer.choice - verbs.DRAW))
