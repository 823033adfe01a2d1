"""Phase 3: owning (G-O1)."""

from __future__ import annotations

import pytest

from fondaco.games.genoa.data import BUILDING_NAMES, STREET
from fondaco.kernel.state import CHANCE

from .scene import SPACE_NAMES, Scene


def claiming(street: str, markers: int, owned: str = "", owner: int = 1, discs: int = 2) -> Scene:
    """Blue, the trader, has markers and claims a street; another player owns some buildings."""
    scene = Scene(3)
    scene.has(0, markers=markers)
    scene.owns(owner, owned)
    scene.leave(**{street.replace("-", "_"): discs})
    scene.choose(f"claim {street}")
    return scene


def test_markers_on_two_buildings_beside_a_street() -> None:
    """G-O1: an example of the book; the street between Guild Hall and Coach House."""
    scene = claiming("street-4-7", 2)
    assert scene.open() == ["place coach-house", "place guild-hall"]
    scene.choose("place coach-house")
    assert scene.open() == ["done", "place guild-hall"]
    scene.choose("place guild-hall")
    assert scene.buildings(0) == ["coach-house", "guild-hall"]
    assert scene.markers(0) == 0
    assert scene.news("placed") == [(0, BUILDING_NAMES.index(name)) for name in ("coach-house", "guild-hall")]


def test_the_other_street_of_the_book_touches_spices_and_the_coach_house() -> None:
    """G-O1"""
    assert claiming("street-3-7", 2).open() == ["place spices", "place coach-house"]


def test_one_building_is_enough() -> None:
    """G-O1"""
    scene = claiming("street-4-7", 2)
    scene.choose("place guild-hall", "done")
    assert scene.buildings(0) == ["guild-hall"]
    assert scene.markers(0) == 1


def test_one_marker_is_one_building() -> None:
    """G-O1: then the claim is over by itself."""
    scene = claiming("street-4-7", 1)
    scene.choose("place guild-hall")
    assert scene.asked == [CHANCE]


@pytest.mark.parametrize("street", SPACE_NAMES[STREET:])
def test_a_street_serves_one_or_two_buildings_and_then_the_claim_is_over(street: str) -> None:
    """G-O1: with markers for more."""
    scene = claiming(street, 5)
    beside = scene.opened("place")
    assert 1 <= len(beside) <= 2
    scene.choose(*(f"place {building}" for building in beside))
    assert scene.question() != "marking"
    assert scene.markers(0) == 5 - len(beside)


def test_one_marker_per_building() -> None:
    """G-O1"""
    scene = claiming("street-4-7", 5)
    scene.choose("place guild-hall")
    assert scene.open() == ["done", "place coach-house"]


def test_replacing_a_marker_on_the_coach_house_costs_two() -> None:
    """G-O1: an example of the book; one to remove it, another to place."""
    scene = claiming("street-4-7", 2, owned="coach-house")
    assert scene.open() == ["place coach-house", "place guild-hall", "remove coach-house"]
    scene.choose("place coach-house")
    assert scene.buildings(0) == ["coach-house"]
    assert scene.buildings(1) == []
    assert scene.markers(0) == 0
    assert scene.city.markers_left(0) == 6, "one lies on the building, one went back"
    assert scene.city.markers_left(1) == 7
    assert scene.news("removed") == [(0, BUILDING_NAMES.index("coach-house"), 1)]


def test_with_one_marker_a_foreign_one_can_be_removed_but_not_replaced() -> None:
    """G-O1"""
    scene = claiming("street-4-7", 1, owned="coach-house")
    assert scene.open() == ["place guild-hall", "remove coach-house"]
    scene.choose("remove coach-house")
    assert scene.buildings(1) == []
    assert scene.buildings(0) == []
    assert scene.markers(0) == 0
    assert scene.markers(1) == 0, "it goes to the stock, not to hand"


def test_removing_one_and_placing_another() -> None:
    """G-O1"""
    scene = claiming("street-4-7", 2, owned="coach-house")
    scene.choose("remove coach-house")
    assert scene.open() == ["done", "place guild-hall"], "a building is dealt with once"
    scene.choose("place guild-hall")
    assert scene.buildings(0) == ["guild-hall"]


@pytest.mark.parametrize(("markers", "buildings"), [(4, ["coach-house", "guild-hall"]), (3, ["coach-house"])])
def test_replacing_two_costs_four(markers: int, buildings: list[str]) -> None:
    """G-O1"""
    scene = claiming("street-4-7", markers, owned="coach-house guild-hall")
    scene.choose("place coach-house")
    assert ("place guild-hall" in scene.open()) == (markers == 4)
    scene.choose("place guild-hall" if markers == 4 else "done")
    assert scene.buildings(0) == buildings


def test_all_discs_of_the_street_are_taken_off() -> None:
    """G-O1"""
    scene = Scene(3)
    scene.has(0, markers=1)
    scene.has(1, markers=1)
    scene.leave(street_4_7=2, street_3_7=1)
    scene.choose("claim street-4-7", "place guild-hall")
    assert scene.news("claimed") == [(0, SPACE_NAMES.index("street-4-7"), 2)]
    assert scene.discs() == {"street-3-7": 1, "market": 2}
    assert scene.city.lifted == 2
    assert scene.asked == [1]
    assert scene.open() == ["pass", "claim street-3-7"], "the other street has no discs left"


def test_from_the_trader_clockwise_each_with_a_marker_once() -> None:
    """G-O1"""
    scene = Scene(4, trader=2)
    for seat in (0, 1, 2):
        scene.has(seat, markers=3)
    scene.leave(street_4_7=1, street_3_7=1, street_2_4=1, street_7_4=1)
    asked = []
    for street in ("street-4-7", "street-3-7", "street-2-4"):
        asked += scene.asked
        scene.choose(f"claim {street}")
        scene.choose(f"place {scene.opened('place')[0]}")
        if scene.question() == "marking":
            scene.choose("done")
    assert asked == [2, 0, 1], "green has no marker"
    assert scene.asked == [CHANCE]


def test_nobody_has_to_claim() -> None:
    """G-O1: may."""
    scene = Scene(3)
    scene.has(0, markers=2)
    scene.has(1, markers=2)
    scene.leave(street_4_7=2)
    scene.choose("pass")
    assert scene.asked == [1]
    scene.choose("pass")
    assert scene.asked == [CHANCE]
    assert scene.markers(0) == 2


def test_a_claim_needs_at_least_one_placing_or_removing() -> None:
    """More rulings"""
    assert "done" not in claiming("street-4-7", 2).open()


def test_a_street_whose_buildings_are_all_the_own_cannot_be_claimed() -> None:
    """More rulings: nothing could be placed or removed."""
    scene = Scene(3)
    scene.has(0, markers=2)
    scene.owns(0, "coach-house guild-hall")
    scene.leave(street_4_7=2)
    assert scene.asked == [CHANCE]


def test_without_discs_on_a_street_there_is_nothing_to_claim() -> None:
    """G-O1: discs on buildings and on the market do not count."""
    scene = Scene(3)
    scene.has(0, markers=2)
    scene.leave(guild_hall=2)
    assert scene.asked == [CHANCE]


def test_without_a_marker_nobody_is_asked() -> None:
    """G-O1"""
    scene = Scene(3)
    scene.leave(street_4_7=2)
    assert scene.asked == [CHANCE]


def test_the_place_where_the_tower_stopped_counts() -> None:
    """G-M1, G-O1: its discs stay there."""
    scene = Scene(3)
    scene.has(1, markers=1)
    scene.stand("street-4-7")
    scene.trade("stop")
    assert scene.asked == [1]
    scene.choose("claim street-4-7")
    assert scene.news("claimed") == [(1, SPACE_NAMES.index("street-4-7"), 5)]


def test_markers_bought_this_turn_can_be_placed() -> None:
    """G-O1: from the Cathedral."""
    scene = Scene(3)
    scene.stand("street-6-3")
    scene.walk("cathedral")
    scene.trade("use", "stop")
    assert scene.asked == [0]
    assert scene.open() == ["pass", "claim street-6-3"]
    scene.choose("claim street-6-3", "place cathedral")
    assert scene.buildings(0) == ["cathedral"]


def test_discs_are_taken_up_again_for_the_next_turn() -> None:
    """G-E1"""
    scene = claiming("street-4-7", 1)
    scene.choose("place guild-hall")
    assert scene.discs() == {}
    assert scene.city.lifted == 0
    scene.roll(2, 3)
    assert scene.city.tower_discs() == 5


def test_an_owner_can_be_ousted_and_return() -> None:
    """G-O1, G-A2: the bonus goes to whoever owns it then."""
    scene = claiming("street-4-7", 2, owned="coach-house")
    scene.choose("place coach-house")
    scene.roll(3, 8)
    scene.trade("use")
    assert scene.money() == [140, 130, 130]
