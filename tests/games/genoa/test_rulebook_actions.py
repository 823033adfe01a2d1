"""Actions: what buildings give (G-A1) and the owner's bonus (G-A2)."""

from __future__ import annotations

import pytest

from fondaco.games.genoa.data import BUILDING_NAMES, GOOD_NAMES
from fondaco.kernel.state import CHANCE

from .scene import SPACE_NAMES, Scene

WAREHOUSES = {
    "drinks": {"ale": 1, "wine": 1},
    "metals": {"silver": 1, "copper": 1},
    "fabric": {"linen": 1, "silk": 1},
    "spices": {"pepper": 1, "saffron": 1},
}
TILES = {
    "coach-house": "start-space",
    "harbor": "any-good",
    "park": "extra-action",
    "palace": "building-action",
    "inn": "trade",
    "tavern": "trade",
}
CARDS = {"guild-hall": ("large-order", 1), "city-hall": ("small-order", 2), "post-office": ("message", 2)}


def at(building: str, seats: int = 3) -> Scene:
    """The tower stands on a building and the trader is about to use it."""
    scene = Scene(seats)
    scene.stand(building)
    return scene


# What buildings give.


@pytest.mark.parametrize("building", WAREHOUSES)
def test_a_warehouse_gives_one_of_each_of_its_goods(building: str) -> None:
    """G-A1: from the stock."""
    scene = at(building)
    scene.trade("use")
    assert scene.goods(0) == WAREHOUSES[building]
    assert [scene.stock(good) for good in WAREHOUSES[building]] == [4, 4]


def test_a_warehouse_never_gives_two_alike() -> None:
    """G-A1: what is not there is not replaced; the action counts as used."""
    scene = at("metals")
    scene.has(1, "silver silver silver silver silver")
    scene.trade("use")
    assert scene.goods(0) == {"copper": 1}
    assert scene.city.acted[0] == 1
    assert scene.city.used == 1 << BUILDING_NAMES.index("metals")


def test_an_empty_warehouse_gives_nothing_and_the_action_is_used() -> None:
    """G-A1"""
    scene = at("metals")
    for good in ("silver", "copper"):
        scene.has(1, " ".join([good] * 5))
    scene.trade("use")
    assert scene.goods(0) == {}
    assert scene.news("got-nothing") == [(0,)]
    scene.quiet()
    assert "use" not in scene.open()


@pytest.mark.parametrize("building", TILES)
def test_a_house_with_tiles_gives_one(building: str) -> None:
    """G-A5, G-A1"""
    scene = at(building)
    scene.trade("use")
    assert scene.tiles(0) == {TILES[building]: 1}


def test_inn_and_tavern_share_seven_tiles() -> None:
    """G-A1, G-A5"""
    scene = at("inn")
    scene.has(1, "trade trade trade trade")
    scene.has(2, "trade trade trade")
    scene.trade("use")
    assert scene.tiles(0) == {}
    assert scene.news("got-nothing") == [(0,)]


@pytest.mark.parametrize("building", CARDS)
def test_inner_buildings_let_draw(building: str) -> None:
    """G-A6: one large order, two small orders, two messages."""
    kind, count = CARDS[building]
    scene = at(building)
    scene.trade("use")
    for number in range(count):
        assert scene.asked == [CHANCE]
        assert len(scene.open()) == (16 if kind != "message" else 14) - number
        scene.choose(f"card {kind}-{number + 5}")
    assert scene.cards(0) == [f"{kind}-{number + 5}" for number in range(count)]
    assert len(scene.news("drew")) == count
    assert not scene.is_shown(f"{kind}-5")


def test_the_cathedral_gives_two_markers() -> None:
    """G-S2: of one's own colour, from the stock."""
    scene = at("cathedral")
    scene.trade("use")
    assert scene.markers(0) == 2
    assert scene.news("got-markers") == [(0, 2)]


@pytest.mark.parametrize(("left", "got"), [(1, 1), (0, 0)])
def test_the_cathedral_gives_what_markers_are_left(left: int, got: int) -> None:
    """G-A1: seven of a colour, at hand and on buildings."""
    scene = at("cathedral")
    scene.owns(0, "inn park")
    scene.has(0, markers=5 - left)
    scene.trade("use")
    assert scene.markers(0) == 5 - left + got
    assert scene.news("got-nothing") == ([] if got else [(0,)])


def test_a_villa_gives_a_contract() -> None:
    """G-A6"""
    scene = at("villa-ricci")
    scene.trade("use")
    scene.choose("card contract-inn")
    assert scene.cards(0) == ["contract-inn"]


# Owner's bonus.


def test_the_owner_gets_ten_when_somebody_else_uses_a_building() -> None:
    """G-A2: from the bank."""
    scene = at("drinks")
    scene.owns(2, "drinks")
    scene.trade("use")
    assert scene.money() == [130, 130, 140]
    assert scene.news("bonus") == [(2, 10, BUILDING_NAMES.index("drinks"))]


def test_the_owner_gets_nothing_for_the_own_use() -> None:
    """G-A2"""
    scene = at("drinks")
    scene.owns(0, "drinks")
    scene.trade("use")
    assert scene.money() == [130, 130, 130]


def test_the_trader_gets_the_bonus_when_a_buyer_uses_the_traders_building() -> None:
    """G-A2"""
    scene = at("drinks")
    scene.owns(0, "drinks")
    scene.offer(1, "for drinks give 20")
    scene.trade("accept seat-2")
    assert scene.money() == [160, 110, 130]


def test_an_owner_who_buys_gets_no_bonus() -> None:
    """G-A2"""
    scene = at("drinks")
    scene.owns(1, "drinks")
    scene.offer(1, "for drinks give 20")
    scene.trade("accept seat-2")
    assert scene.money() == [150, 110, 130]


def test_a_building_that_is_only_visited_brings_no_bonus() -> None:
    """G-A2: the action counts, not the step."""
    scene = at("drinks")
    scene.owns(1, "drinks inn")
    scene.walk("inn")
    assert scene.money() == [130, 130, 130]


def test_the_bonus_is_paid_even_where_nothing_was_left() -> None:
    """G-A1, G-A2: the action counts as used."""
    scene = at("cathedral")
    scene.owns(1, "cathedral")
    scene.has(0, markers=7)
    scene.trade("use")
    assert scene.money() == [130, 140, 130]


def test_goods_of_the_box_are_named_as_in_the_rules() -> None:
    """G-A1"""
    assert [good for goods in WAREHOUSES.values() for good in goods] == GOOD_NAMES
    assert [SPACE_NAMES.index(building) for building in WAREHOUSES] == [4, 5, 6, 7]
