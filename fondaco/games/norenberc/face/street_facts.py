"""The street in the browser: all guilds at a glance, the turn-order track, the guest stack, round and turn."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.button import Button, button
from fondaco.face.scene import Scene
from fondaco.face.who import Who, who
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.data import ROUNDS
from fondaco.games.norenberc.face.house_facts import HouseFacts
from fondaco.games.norenberc.state import Town


class StreetFacts(NamedTuple):
    houses: tuple[HouseFacts, ...]
    order: tuple[Who, ...]
    """The players, foremost first."""
    lead: Button | None
    stay: Button | None
    stack: int
    round: int
    rounds: int
    turn: int


def street_facts(scene: Scene, houses: list[HouseFacts]) -> StreetFacts:
    town = cast(Town, scene.view)
    return StreetFacts(
        houses=tuple(houses),
        order=tuple(who(scene, int(seat)) for seat in town.order),
        lead=button(scene, verbs.LEAD),
        stay=button(scene, verbs.STAY),
        stack=int(town.stack_size),
        round=int(town.round),
        rounds=ROUNDS,
        turn=0 if town.is_over() else int(town.turn),
    )
