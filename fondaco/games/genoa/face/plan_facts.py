"""The viewer's plans, and the spaces that a new one can be for, each with what speaks for it."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.button import Button, button
from fondaco.face.scene import Scene
from fondaco.games.genoa import data
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.face.bundle import Piece, brought_pieces
from fondaco.games.genoa.face.hand import pins_of
from fondaco.games.genoa.face.offers import TermsFacts, terms_facts
from fondaco.games.genoa.face.readings import plans_of
from fondaco.games.genoa.keys import space_key
from fondaco.games.genoa.state import City


class PlanFacts(NamedTuple):
    """A plan, and the button that drops it."""

    terms: TermsFacts
    up_to: int
    forget: Button | None


class PlansFacts(NamedTuple):
    """What the drawer says of plans, where they are seen nowhere else."""

    held: tuple[PlanFacts, ...]
    begin: Button | None
    """To make another one."""


class PlanSpace(NamedTuple):
    """A space that a plan can be for."""

    name: str
    key: str
    brought: tuple[Piece, ...]
    wanted: tuple[str, ...]
    """The drawings of the viewer's cards that speak of it."""
    is_planned: bool


def held_plans(scene: Scene) -> tuple[PlanFacts, ...]:
    city = cast(City, scene.view)
    return tuple(
        PlanFacts(terms_facts(scene, terms), up_to, button(scene, verbs.FORGET + slot))
        for slot, terms, up_to in plans_of(city, scene.seat)
    )


def plans_facts(scene: Scene) -> PlansFacts | None:
    """Nothing where the viewer has no plan and can make none."""
    held, begin = held_plans(scene), button(scene, verbs.PLAN)
    return PlansFacts(held, begin) if held or begin else None


def plan_spaces(scene: Scene, spaces: tuple[int, ...]) -> tuple[PlanSpace, ...]:
    city = cast(City, scene.view)
    pins = pins_of(city, scene.seat)
    planned = {terms.space for _, terms, _ in plans_of(city, scene.seat)}
    return tuple(
        PlanSpace(
            data.space_name(space),
            space_key(space),
            brought_pieces(space),
            tuple(f"item-{pin.card.kind}" for pin in pins.get(space, ())),
            space in planned,
        )
        for space in spaces
    )
