"""Planning in the browser: the cards of the guilds before the viewer, open to choose from or lying as planned."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.button import Button, button
from fondaco.face.scene import Scene
from fondaco.games.norenberc import data
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.face.house_facts import HouseFacts
from fondaco.games.norenberc.state import Town
from fondaco.kernel.counts import bits


class Card(NamedTuple):
    guild: int
    word: str
    """What the form sends."""
    name: str
    good: str
    price: int
    coming: tuple[int, ...]
    held: int
    has_prestige: bool


class PlanningFacts(NamedTuple):
    stage: str
    """choose, ready, planned or empty."""
    cards: tuple[Card, ...]
    """Those to choose from, or those that lie planned and not called yet."""
    agents: int
    most: int
    skip: Button | None
    ready: int
    planners: int


NOTHING_TO_PLAN = PlanningFacts("", (), 0, 0, None, 0, 0)


def planning_facts(scene: Scene, houses: list[HouseFacts]) -> PlanningFacts:
    town = cast(Town, scene.view)
    if scene.is_spectator or town.is_over():
        return NOTHING_TO_PLAN
    agents = int(town.hand[scene.seat])
    planners = int(town.seats) - int(bits(town.passed))
    ready = int(bits(town.ready))
    if verbs.PASS in scene.offers:
        cards = tuple(card(town, house, scene.seat) for house in houses)
        most = min(agents, int(town.guilds))
        return PlanningFacts("choose", cards, agents, most, button(scene, verbs.PASS), ready, planners)
    mask = int(town.plan[scene.seat])
    cards = tuple(card(town, house, scene.seat) for house in houses if mask >> house.guild & 1)
    if town.question() == "planning" and town.ready >> scene.seat & 1:
        return PlanningFacts("ready", cards, agents, 0, None, ready, planners)
    return PlanningFacts("planned", cards, agents, 0, None, 0, 0) if cards else NOTHING_TO_PLAN


def card(town: Town, house: HouseFacts, seat: int) -> Card:
    return Card(
        guild=house.guild,
        word=data.GUILD_NAMES[house.guild],
        name=house.name,
        good=house.good,
        price=house.price,
        coming=house.coming,
        held=int(town.goods[seat * data.GOODS + house.guild]),
        has_prestige=house.has_prestige,
    )
