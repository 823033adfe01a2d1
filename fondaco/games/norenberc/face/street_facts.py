"""The street in the browser: all guilds at a glance, the turn-order track, the guest stack."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.scene import Scene
from fondaco.face.who import Who, who
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.face.house_facts import HouseFacts
from fondaco.games.norenberc.state import Town


class StreetFacts(NamedTuple):
    houses: tuple[HouseFacts, ...]
    order: tuple[Who, ...]
    """The players, foremost first."""
    stack: int
    is_planning: bool
    """Whether the viewer can send agents."""


def street_facts(scene: Scene, houses: list[HouseFacts]) -> StreetFacts:
    town = cast(Town, scene.view)
    return StreetFacts(
        houses=tuple(houses),
        order=tuple(who(scene, int(seat)) for seat in town.order),
        stack=int(town.stack_size),
        is_planning=verbs.PASS in scene.choices,
    )
