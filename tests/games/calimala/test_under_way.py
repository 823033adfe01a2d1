"""What is under way in Calimala is read off the table by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.calimala import data
from fondaco.games.calimala.under_way import (
    acting_height,
    actions_asked,
    activation_of,
    cloth_left,
    is_top_disc_acting,
    summoning_street,
)

if TYPE_CHECKING:
    from .scene import Scene


def test_nothing_is_under_way_before_a_disc_is_placed(scene: Scene) -> None:
    assert activation_of(scene.town) is None
    assert acting_height(scene.town) == summoning_street(scene.town) == data.EMPTY
    assert (actions_asked(scene.town), cloth_left(scene.town)) == ([], 0)


def test_the_discs_of_a_tower_act_from_the_top(scene: Scene) -> None:
    """C-T4: first the one just placed, then those below it."""
    scene.stack("wood+weave", "orange white")
    scene.choose("place wood+weave")
    assert (acting_height(scene.town), is_top_disc_acting(scene.town)) == (2, True)
    assert actions_asked(scene.town) == [data.WOOD, data.WEAVE]
    scene.choose("gain wood", "weave")
    active = activation_of(scene.town)
    assert active is not None
    assert active.seat == 1
    assert (acting_height(scene.town), is_top_disc_acting(scene.town)) == (0, False)
    assert active.actions_left() == [(data.WOOD, 1), (data.WEAVE, 1)]


def test_only_what_can_be_carried_out_is_asked_about(scene: Scene) -> None:
    """C-K1: without a ship there is nothing to ask about shipping, though it is left."""
    scene.has(0, wood=1)
    scene.choose("place ship+contribute")
    active = activation_of(scene.town)
    assert active is not None
    assert [action for action, _ in active.actions_left()] == [data.SHIP, data.CONTRIBUTE]
    assert actions_asked(scene.town) == [data.CONTRIBUTE]


def test_more_cloth_is_asked_for_within_an_activation(scene: Scene) -> None:
    """C-A5: two ships are left after the first cloth."""
    scene.weaves(0, 4)
    scene.owns(0, ships=3)
    scene.choose("place ship+contribute", "send lisbon")
    assert activation_of(scene.town) is not None
    assert actions_asked(scene.town) == [data.SHIP]
    assert cloth_left(scene.town) == 2
