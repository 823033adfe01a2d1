"""What the browser board of Calimala says that an action lacks, where a card can be drawn in place of it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from fondaco.games.calimala import data
from fondaco.games.calimala.face.shortages import shortage

from .scene import Scene
from .stage import WORDS, positions


def nothing(scene: Scene) -> None:
    scene.weaves(0, 0)


def full_workshop(scene: Scene) -> None:
    scene.weaves(0, data.WORKSHOP)


def no_cubes(scene: Scene) -> None:
    scene.weaves(0, 0)
    scene.supply(0, 0)


def full_warehouse(scene: Scene) -> None:
    scene.has(0, wood=data.WAREHOUSE)


def ship_without_cloth(scene: Scene) -> None:
    scene.weaves(0, 0)
    scene.owns(0, ships=1, houses="troyes")


def full_city(scene: Scene) -> None:
    scene.weaves(0, 1)
    scene.owns(0, houses="troyes")
    scene.fill_city("troyes", 1)


def full_rows(scene: Scene) -> None:
    scene.has(0, wood=1)
    scene.fill_row("wood", 1)


def everything_built(scene: Scene) -> None:
    scene.weaves(0, 0, 0, 0)
    scene.owns(0, ships=data.MOST_SHIPS, houses="troyes bruges hamburg")
    scene.has(0, wood=2, brick=2)


@pytest.mark.parametrize(
    ("lay", "action", "lack"),
    [
        (nothing, data.BUILD, "means"),
        (everything_built, data.BUILD, "all-built"),
        (nothing, data.ARTWORK, "marble"),
        (nothing, data.CONTRIBUTE, "goods"),
        (full_rows, data.CONTRIBUTE, "church-room"),
        (nothing, data.SHIP, "ship"),
        (nothing, data.TRANSPORT, "house"),
        (ship_without_cloth, data.SHIP, "cloth"),
        (ship_without_cloth, data.TRANSPORT, "cloth"),
        (full_city, data.TRANSPORT, "city-room"),
        (full_workshop, data.WEAVE, "cloth-room"),
        (no_cubes, data.WEAVE, "cubes"),
        (no_cubes, data.BRICK, "cubes"),
        (full_warehouse, data.WOOD, "warehouse-room"),
    ],
)
def test_the_first_thing_that_an_action_lacks_is_named(
    scene: Scene, lay: Callable[[Scene], None], action: int, lack: str
) -> None:
    """C-A1 to C-A7, C-K1."""
    lay(scene)
    assert not scene.town.is_possible(action, 0)
    assert shortage(scene.town, 0, action) == lack


def test_every_shortage_has_words_of_its_own() -> None:
    """C-K1: whatever a game brings is told, by the action and what it lacks."""
    said = {}
    for table in positions(4, "shortages"):
        for seat in range(4):
            for action in range(data.ACTIONS):
                if not table.state.is_possible(action, seat):
                    lack = shortage(table.state, seat, action)
                    said[lack] = WORDS.say("board-instead", {"action": f"action-{data.ACTION_NAMES[0]}", "lack": lack})
    assert len(said) > 6
    assert len(set(said.values())) == len(said)
    assert all(re.fullmatch(r"wood: [a-z ]+", text) for text in said.values())
