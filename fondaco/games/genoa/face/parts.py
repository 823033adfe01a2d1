"""The parts of the board, one of which is in sight on a small screen: the one that the viewer's question is about."""

from __future__ import annotations

from typing import cast

from fondaco.face.scene import Scene
from fondaco.games.genoa.data import NONE
from fondaco.games.genoa.face.readings import draft_mode, offer_of, others_of
from fondaco.games.genoa.offer import NO_DRAFT
from fondaco.games.genoa.state import City

PLAN = "plan"
DEALING = "dealing"
OFFERS = "offers"
ON_THE_PLAN = frozenset({"starting", "owning", "marking", "visiting"})
"""Questions that are answered on the plan."""
THINGS = frozenset({"deliver", "play", "take", "give"})
"""Verbs of choices that are a thing each: they lie in the drawer, the rest stands at the prompt."""
MOVES = frozenset({"go", "use"})
"""Verbs of what the trader does with the tower."""


def part_asked(scene: Scene) -> str:
    """While nobody waits for the viewer, or nothing lies in the drawer, the plan shows what happens."""
    city = cast(City, scene.view)
    question = city.question()
    if not scene.asked or not scene.choices or question in ON_THE_PLAN:
        return PLAN
    verbs = {choice.verb for choice in scene.choices.values()}
    if question != "dealing" and THINGS.isdisjoint(verbs):
        return PLAN
    if question != "dealing" or draft_mode(city, scene.seat) != NO_DRAFT:
        return DEALING
    if city.countered != NONE:
        return OFFERS
    if scene.seat == city.trader:
        if any(offer_of(city, seat) for seat in others_of(city)):
            return OFFERS
        return DEALING if MOVES.isdisjoint(verbs) and not THINGS.isdisjoint(verbs) else PLAN
    return OFFERS if offer_of(city, scene.seat) else DEALING
