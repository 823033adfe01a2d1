"""Cloth: woven, shipped and transported (C-A4 to C-A6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fondaco.games.calimala.data import CITY_NAMES

if TYPE_CHECKING:
    from .scene import Scene

BLUE, ORANGE, YELLOW = 0, 1, 2
STREETS = {
    "wood": "wood+marble",
    "brick": "brick+marble",
    "marble": "wood+marble",
    "build": "build+ship",
    "artwork": "artwork+ship",
    "weave": "wood+weave",
    "ship": "ship+contribute",
    "transport": "transport+contribute",
    "contribute": "wood+contribute",
}
"""A street of the first game for each action."""


def is_offered_a_card(scene: Scene, action: str) -> bool:
    """Blue is at a street of the action: whether it counts as impossible there."""
    return action in scene.opened("draw")


def at(scene: Scene, action: str) -> Scene:
    """Orange is woken at a street of the action after blue has placed a disc there, so without any duty."""
    street = STREETS[action]
    scene.stack(street, "orange")
    scene.choose(f"place {street}")
    scene.done_until(ORANGE)
    return scene


# Weave.


def test_one_cloth_into_each_workshop(scene: Scene) -> None:
    """C-A4, printed example: two workshops, two cloth."""
    scene.weaves(BLUE, 1, 0)
    scene.choose("place wood+weave", "weave")
    assert scene.cloth(BLUE) == [2, 1]
    assert scene.town.supply[BLUE] == 40 - 3
    assert scene.news("wove") == [(BLUE, 2)]


@pytest.mark.parametrize(
    ("before", "supply", "after"),
    [
        ((0,), 9, [1]),
        ((3,), 9, [4]),
        ((4, 2), 9, [4, 3]),
        ((4, 4, 0), 9, [4, 4, 1]),
        ((1, 2, 3), 9, [2, 3, 4]),
        ((0, 0, 0), 9, [1, 1, 1]),
        # A short supply fills the emptiest first.
        ((3, 1, 2), 1, [3, 2, 2]),
        ((3, 1, 2), 2, [3, 2, 3]),
        ((3, 1, 2), 3, [4, 2, 3]),
        ((4, 3), 1, [4, 4]),
        ((2, 0), 1, [2, 1]),
    ],
)
def test_weaving(scene: Scene, before: tuple[int, ...], supply: int, after: list[int]) -> None:
    """C-A4, rulings: each workshop with room gets one, not fewer by choice; a short supply fills the emptiest first."""
    scene.weaves(BLUE, *before)
    scene.supply(BLUE, supply)
    scene.choose("place wood+weave", "weave")
    assert scene.cloth(BLUE) == after
    assert scene.town.supply[BLUE] == supply - (sum(after) - sum(before))


def test_no_workshop_is_filled_twice_by_one_weaving(scene: Scene) -> None:
    """C-A4: not even the emptiest, where the others have no room."""
    scene.weaves(BLUE, 4, 0)
    scene.choose("place wood+weave", "weave")
    assert scene.cloth(BLUE) == [4, 1]


@pytest.mark.parametrize(("cloth", "supply"), [((4,), 20), ((4, 4), 20), ((4, 4, 4), 20), ((0,), 0), ((3, 1), 0)])
def test_weaving_is_impossible(scene: Scene, cloth: tuple[int, ...], supply: int) -> None:
    """C-A4: all workshops are full, or the supply is empty."""
    scene.weaves(ORANGE, *cloth)
    scene.supply(ORANGE, supply)
    at(scene, "weave")
    assert "weave" not in scene.open()
    assert is_offered_a_card(scene, "weave")


@pytest.mark.parametrize(
    ("before", "after"),
    [((1, 3, 2), [1, 2, 2]), ((2, 2), [1, 2]), ((0, 0, 1), [0, 0, 0]), ((4, 3, 4), [3, 3, 4]), ((0, 4), [0, 3])],
)
def test_cloth_leaves_from_the_fullest_workshop(scene: Scene, before: tuple[int, ...], after: list[int]) -> None:
    """C-A4, ruling: no choice, by ship or on the road."""
    scene.weaves(BLUE, *before)
    scene.owns(BLUE, ships=1, houses="troyes")
    sea = scene.copy()
    sea.choose("place ship+contribute", "send lisbon")
    assert sea.cloth(BLUE) == after
    road = scene.copy()
    road.choose("place transport+contribute", "send troyes")
    assert road.cloth(BLUE) == after


# Ship.


def test_each_ship_carries_one_cloth_to_any_port(scene: Scene) -> None:
    """C-A5, printed example: two ships, two cloth to Lisbon."""
    scene.weaves(BLUE, 2, 2)
    scene.owns(BLUE, ships=2)
    scene.choose("place artwork+ship")
    assert scene.opened("send") == ["barcelona", "lisbon", "london"]
    scene.choose("send lisbon")
    assert scene.question() == "sending"
    assert scene.open() == ["stop", "send barcelona", "send lisbon", "send london"]
    scene.choose("send lisbon")
    assert scene.question() == "activation"
    assert scene.delivered(BLUE) == {"lisbon": 2}
    assert scene.cloth(BLUE) == [1, 1]
    assert scene.town.ships[BLUE] == 2


def test_ships_may_sail_to_different_ports(scene: Scene) -> None:
    """C-A5"""
    scene.weaves(BLUE, 4)
    scene.owns(BLUE, ships=3)
    scene.choose("place artwork+ship", "send lisbon", "send london", "send barcelona")
    assert scene.delivered(BLUE) == {"barcelona": 1, "lisbon": 1, "london": 1}
    assert scene.question() == "activation"
    assert scene.opened("send") == []


@pytest.mark.parametrize("sent", [1, 2])
def test_fewer_may_be_shipped(scene: Scene, sent: int) -> None:
    """C-A5, C-K1: and that gives no card."""
    scene.weaves(BLUE, 4)
    scene.owns(BLUE, ships=3)
    scene.choose("place artwork+ship", *["send london"] * sent, "stop")
    assert scene.delivered(BLUE) == {"london": sent}
    assert scene.open() == ["done", "draw artwork"]


def test_no_more_cloth_than_there_is(scene: Scene) -> None:
    """C-A5: the third ship has nothing to carry, and nobody is asked about it."""
    scene.weaves(BLUE, 1, 1)
    scene.owns(BLUE, ships=3)
    scene.choose("place artwork+ship", "send london", "send lisbon")
    assert scene.question() == "activation"


def test_a_full_port_takes_no_cloth(scene: Scene) -> None:
    """C-A5: twelve spaces; the one with the last space is full for the next ship."""
    scene.weaves(BLUE, 4)
    scene.owns(BLUE, ships=3)
    scene.fill_city("lisbon", YELLOW)
    scene.fill_city("barcelona", YELLOW, leave=1)
    scene.choose("place artwork+ship")
    assert scene.opened("send") == ["barcelona", "london"]
    scene.choose("send barcelona")
    assert scene.open() == ["stop", "send london"]


def test_the_last_spaces_of_all_ports(scene: Scene) -> None:
    """C-A5: with all ports full the other ships stay at home, and nobody is asked about it."""
    scene.weaves(BLUE, 4)
    scene.owns(BLUE, ships=3)
    scene.fill_city("lisbon", YELLOW)
    scene.fill_city("barcelona", YELLOW)
    scene.fill_city("london", ORANGE, leave=1)
    scene.choose("place artwork+ship", "send london")
    assert scene.question() == "activation"


@pytest.mark.parametrize("lack", ["ship", "cloth", "room"])
def test_shipping_is_impossible(scene: Scene, lack: str) -> None:
    """C-A5: without ship, cloth or room. Houses do not help."""
    scene.has(BLUE, wood=1)
    scene.owns(ORANGE, ships=0 if lack == "ship" else 3, houses="troyes")
    scene.weaves(ORANGE, 0 if lack == "cloth" else 4)
    for port in CITY_NAMES[:3]:
        scene.fill_city(port, YELLOW, leave=0 if lack == "room" else 1)
    at(scene, "ship")
    assert scene.opened("send") == []
    assert is_offered_a_card(scene, "ship")


# Transport.


def test_one_cloth_to_each_own_house(scene: Scene) -> None:
    """C-A6: not two to the same city."""
    scene.weaves(BLUE, 4)
    scene.owns(BLUE, houses="troyes hamburg")
    scene.choose("place weave+transport")
    assert scene.opened("send") == ["troyes", "hamburg"]
    scene.choose("send hamburg")
    assert scene.open() == ["stop", "send troyes"]
    scene.choose("send troyes")
    assert scene.question() == "activation"
    assert scene.delivered(BLUE) == {"troyes": 1, "hamburg": 1}
    assert scene.cloth(BLUE) == [2]


def test_each_of_three_houses_is_served_once(scene: Scene) -> None:
    """C-A6"""
    scene.weaves(BLUE, 4)
    scene.owns(BLUE, houses="troyes bruges hamburg")
    scene.choose("place weave+transport", "send bruges")
    assert scene.open() == ["stop", "send troyes", "send hamburg"]
    scene.choose("send hamburg")
    assert scene.open() == ["stop", "send troyes"]
    scene.choose("send troyes")
    assert scene.question() == "activation"
    assert scene.delivered(BLUE) == {"troyes": 1, "bruges": 1, "hamburg": 1}


def test_transport_example(scene: Scene) -> None:
    """C-A6, printed example: a house in Hamburg, one cloth there."""
    scene.weaves(BLUE, 2)
    scene.owns(BLUE, houses="hamburg")
    scene.choose("place build+transport", "send hamburg")
    assert scene.question() == "activation"
    assert scene.delivered(BLUE) == {"hamburg": 1}


@pytest.mark.parametrize("sent", [["troyes"], ["bruges"], ["hamburg", "troyes"]])
def test_fewer_may_be_transported(scene: Scene, sent: list[str]) -> None:
    """C-A6, C-K1: and that gives no card."""
    scene.weaves(BLUE, 4)
    scene.owns(BLUE, houses="troyes bruges hamburg")
    scene.choose("place build+transport", *[f"send {city}" for city in sent], "stop")
    assert scene.delivered(BLUE) == dict.fromkeys(sent, 1)
    assert scene.open() == ["done", "draw build"]


def test_a_full_trade_city_takes_no_cloth(scene: Scene) -> None:
    """C-A6"""
    scene.weaves(BLUE, 4)
    scene.owns(BLUE, houses="troyes bruges hamburg")
    scene.fill_city("bruges", YELLOW)
    scene.choose("place build+transport")
    assert scene.opened("send") == ["troyes", "hamburg"]
    scene.choose("send troyes")
    assert scene.open() == ["stop", "send hamburg"]


@pytest.mark.parametrize("lack", ["house", "cloth", "room"])
def test_transport_is_impossible(scene: Scene, lack: str) -> None:
    """C-A6, ruling: without house, cloth, or room in one's own house cities, even if others have room."""
    scene.has(BLUE, wood=1)
    scene.owns(ORANGE, ships=3, houses="" if lack == "house" else "troyes")
    scene.weaves(ORANGE, 0 if lack == "cloth" else 4)
    scene.fill_city("troyes", YELLOW, leave=0 if lack == "room" else 1)
    at(scene, "transport")
    assert scene.opened("send") == []
    assert is_offered_a_card(scene, "transport")
