"""Planning in the browser: the cards of the guilds before the viewer, open to choose from or lying as planned."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.button import Button, button
from fondaco.face.scene import Scene
from fondaco.face.slices import slice_of
from fondaco.games.norenberc import data
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.face.house_facts import HouseFacts
from fondaco.games.norenberc.state import Town
from fondaco.kernel.counts import bits


class PlanningFacts(NamedTuple):
    stage: str
    """choose, ready, planned or empty."""
    houses: tuple[HouseFacts, ...]
    """Those to choose from, or those that lie planned and not called yet."""
    held: tuple[int, ...]
    """How many goods of each guild's kind the viewer has."""
    agents: int
    most: int
    skip: Button | None
    ready: int
    planners: int


NOTHING_TO_PLAN = PlanningFacts("", (), (), 0, 0, None, 0, 0)


def planning_facts(scene: Scene, houses: list[HouseFacts]) -> PlanningFacts:
    town = cast(Town, scene.view)
    if scene.is_spectator or town.is_over():
        return NOTHING_TO_PLAN
    held = slice_of(town.goods, scene.seat, data.GOODS)
    agents = int(town.hand[scene.seat])
    planners = int(town.seats) - int(bits(town.passed))
    ready = int(bits(town.ready))
    if verbs.PASS in scene.choices:
        most = min(agents, len(houses))
        return PlanningFacts("choose", tuple(houses), held, agents, most, button(scene, verbs.PASS), ready, planners)
    planned = tuple(house for house in houses if town.plan[scene.seat] >> house.guild & 1)
    if town.question() == "planning" and town.ready >> scene.seat & 1:
        return PlanningFacts("ready", planned, held, agents, 0, None, ready, planners)
    return PlanningFacts("planned", planned, held, agents, 0, None, 0, 0) if planned else NOTHING_TO_PLAN
