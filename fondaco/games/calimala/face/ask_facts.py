"""What is asked above the board in the browser: choices that are aimed at nothing on it."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.scene import OpenChoice, Scene
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
    here = [found for choice, found in scene.choices.items() if not part_of(scene, choice)]
    cards = [card(found) for found in here if found.choice >= verbs.KEEP]
    actions = [action(scene, found) for found in here if verbs.GAIN <= found.choice < verbs.DRAW]
    draws = [draw(scene, found) for found in here if verbs.DRAW <= found.choice < verbs.PLAY]
    ends = [answer(found, "", f"board-{found.notation}") for found in here if found.choice <= verbs.STOP]
    return AskFacts(tuple(cards), tuple(actions), tuple(draws), tuple(ends), open_parts(scene))


def answer(found: OpenChoice, drawing: str, label: str, before: int = 0, after: int = 0) -> Answer:
    return Answer(found.notation, found.sentence, found.card, drawing, label, before, after, ())


def card(found: OpenChoice) -> Answer:
    """A final card or a start card."""
    if found.choice < verbs.TAKE:
        return answer(found, drawing_of(found.thing), f"final-{found.thing}")
    return answer(found, found.thing, f"action-{found.thing}")


def action(scene: Scene, found: OpenChoice) -> Answer:
    """An action with what the player has of it before and after."""
    choice = found.choice
    before, after = change(scene, choice)
    if choice < verbs.RAISE:
        return answer(found, found.thing, f"material-{found.thing}", before, after)
    if choice == verbs.WEAVING:
        return answer(found, "weave", "board-weave", before, after)
    built = answer(found, DRAWINGS[choice], f"board-build-{found.thing}", before, after)
    return built._replace(costs=COSTS[choice])


def draw(scene: Scene, found: OpenChoice) -> Answer:
    """A card in place of an action, with what that lacks."""
    return answer(found, found.thing, lack_of(cast(Florence, scene.view), scene.seat, found.choice - verbs.DRAW))
