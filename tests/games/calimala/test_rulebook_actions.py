"""The nine actions: what each needs, what it does, and when it is impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fondaco.games.calimala.data import BUILDING_NAMES, CITY_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

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
MATERIALS = pytest.mark.parametrize("material", ["wood", "brick", "marble"])


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


# Wood, brick, marble.


@MATERIALS
def test_a_cube_from_the_supply_into_the_warehouse(scene: Scene, material: str) -> None:
    """C-A1"""
    scene.has(BLUE, **{material: 2})
    scene.choose(f"place {STREETS[material]}", f"gain {material}")
    assert scene.stock(BLUE) == {material: 3}
    assert scene.town.supply[BLUE] == 40 - 3
    assert scene.news("gained") == [(BLUE, ["wood", "brick", "marble"].index(material))]


@MATERIALS
def test_a_full_warehouse_takes_no_more(scene: Scene, material: str) -> None:
    """C-A1: four spaces; the fourth can be filled, a fifth cube not."""
    scene.has(ORANGE, **{material: 3})
    at(scene, material)
    assert material in scene.opened("gain")
    assert not is_offered_a_card(scene, material)
    full = type(scene)(3)
    full.has(ORANGE, **{material: 4})
    at(full, material)
    assert material not in full.opened("gain")
    assert is_offered_a_card(full, material)


@MATERIALS
def test_an_empty_supply_gives_no_cube(scene: Scene, material: str) -> None:
    """C-A1, ruling"""
    scene.supply(ORANGE, 0)
    at(scene, material)
    assert scene.opened("gain") == []
    assert is_offered_a_card(scene, material)


def test_the_last_cube_of_the_supply(scene: Scene) -> None:
    """C-A1: it can be taken, and then the next is impossible."""
    scene.supply(BLUE, 1)
    scene.choose("place wood+marble", "gain wood")
    assert scene.town.supply[BLUE] == 0
    assert scene.open() == ["done", "draw marble"]


# Build.


@pytest.mark.parametrize(
    ("piece", "price"),
    [
        ("ship", {"wood": 2}),
        ("workshop", {"wood": 1, "brick": 1}),
        ("troyes", {"brick": 2}),
        ("bruges", {"brick": 2}),
        ("hamburg", {"brick": 2}),
    ],
)
def test_what_is_built_and_paid(scene: Scene, piece: str, price: dict[str, int]) -> None:
    """C-A2, printed examples: paid cubes return to the supply."""
    scene.has(BLUE, wood=3, brick=3)
    scene.choose("place build+transport")
    assert scene.opened("build") == ["ship", "workshop", "troyes", "bruges", "hamburg"]
    scene.choose(f"build {piece}")
    paid = {name: 3 - price.get(name, 0) for name in ("wood", "brick")}
    assert scene.stock(BLUE) == {name: left for name, left in paid.items() if left}
    assert scene.town.supply[BLUE] == 40 - 6 + 2
    assert scene.town.ships[BLUE] == (piece == "ship")
    assert scene.town.workshops[BLUE] == 1 + (piece == "workshop")
    assert scene.houses(BLUE) == ([piece] if piece in CITY_NAMES else [])


@pytest.mark.parametrize(
    ("wood", "brick", "pieces"),
    [
        (0, 0, []),
        (1, 0, []),
        (0, 1, []),
        (2, 0, ["ship"]),
        (1, 1, ["workshop"]),
        (0, 2, ["troyes", "bruges", "hamburg"]),
        (2, 1, ["ship", "workshop"]),
        (1, 2, ["workshop", "troyes", "bruges", "hamburg"]),
    ],
)
def test_what_can_be_paid_can_be_built(scene: Scene, wood: int, brick: int, pieces: list[str]) -> None:
    """C-A2: impossible where none of the three can be built; marble builds nothing."""
    scene.has(BLUE, wood=2)
    scene.has(ORANGE, wood=wood, brick=brick, marble=4)
    at(scene, "build")
    assert scene.opened("build") == pieces
    assert is_offered_a_card(scene, "build") == (not pieces)


def test_three_ships_two_workshop_tiles_one_house_in_each_city(scene: Scene) -> None:
    """C-A2"""
    scene.has(BLUE, wood=2)
    scene.has(ORANGE, wood=4, brick=4)
    scene.owns(ORANGE, ships=3, houses="troyes hamburg")
    scene.weaves(ORANGE, 0, 0, 0)
    at(scene, "build")
    assert scene.opened("build") == ["bruges"]
    full = type(scene)(3)
    full.has(BLUE, wood=2)
    full.has(ORANGE, wood=4, brick=4)
    full.owns(ORANGE, ships=3, houses="troyes bruges hamburg")
    full.weaves(ORANGE, 0, 0, 0)
    at(full, "build")
    assert full.opened("build") == []
    assert is_offered_a_card(full, "build")


@pytest.mark.parametrize("ships", [0, 1, 2])
def test_up_to_three_ships(scene: Scene, ships: int) -> None:
    """C-A2"""
    scene.has(BLUE, wood=2)
    scene.owns(BLUE, ships=ships)
    scene.choose("place build+ship", "build ship")
    assert scene.town.ships[BLUE] == ships + 1


def test_all_players_may_have_a_house_in_the_same_city(new_scene: Callable[..., Scene]) -> None:
    """C-A2: there is a space for each of five."""
    scene = new_scene(5)
    for seat in range(1, 5):
        scene.owns(seat, houses="bruges")
    scene.has(BLUE, brick=2)
    scene.choose("place build+transport", "build bruges")
    assert [scene.houses(seat) for seat in range(5)] == [["bruges"]] * 5


def test_a_house_may_be_built_in_a_city_without_room_for_cloth(scene: Scene) -> None:
    """C-A2: only an own house forbids it."""
    scene.has(BLUE, brick=2)
    scene.fill_city("bruges", YELLOW)
    scene.choose("place build+transport")
    assert "bruges" in scene.opened("build")


def test_paid_cubes_can_be_woven_at_once(scene: Scene) -> None:
    """C-A2, C-A4: with an empty supply, building comes first."""
    scene.has(BLUE, wood=2)
    scene.supply(BLUE, 0)
    scene.hand(BLUE, "weave")
    scene.choose("place build+ship")
    assert "play weave" not in scene.open()
    scene.choose("build ship", "play weave", "send lisbon")
    assert scene.town.supply[BLUE] == 1


# Artwork.


@pytest.mark.parametrize("building", BUILDING_NAMES)
def test_a_marble_becomes_an_artwork(scene: Scene, building: str) -> None:
    """C-A3, printed example"""
    scene.has(BLUE, marble=2)
    scene.choose("place artwork+ship")
    assert scene.opened("adorn") == BUILDING_NAMES
    scene.choose(f"adorn {building}")
    assert scene.stock(BLUE) == {"marble": 1}
    assert scene.town.supply[BLUE] == 38
    if building == "palazzo":
        assert scene.town.palazzo_artworks(BLUE) == 1
    else:
        assert scene.gifts(BLUE, building) == {"artwork": 1}


def test_an_artwork_needs_marble(scene: Scene) -> None:
    """C-A3: wood and brick do not serve."""
    scene.has(BLUE, marble=1)
    scene.has(ORANGE, wood=4, brick=4)
    at(scene, "artwork")
    assert scene.opened("adorn") == []
    assert is_offered_a_card(scene, "artwork")


def test_an_artwork_needs_a_free_space(scene: Scene) -> None:
    """C-A3: 5, 3, 4 and 4; a full building is not offered, and with all of them full the action is impossible."""
    scene.has(BLUE, marble=1)
    scene.has(ORANGE, marble=4)
    scene.donate(YELLOW, "santa-maria", artwork=5)
    scene.donate(YELLOW, "san-miniato", artwork=2)
    scene.donate(YELLOW, "santa-croce", artwork=4)
    scene.patrons(YELLOW, YELLOW, YELLOW)
    scene.stack("artwork+ship", "orange")
    scene.choose("place artwork+ship")
    assert scene.opened("adorn") == ["san-miniato", "palazzo"]
    scene.choose("adorn palazzo")
    scene.done_until(ORANGE)
    assert scene.opened("adorn") == ["san-miniato"]
    scene.choose("adorn san-miniato")
    assert scene.town.is_possible(4, ORANGE) is False


def test_full_artwork_spaces_make_the_action_impossible(scene: Scene) -> None:
    """C-A3"""
    scene.has(BLUE, marble=2, wood=2)
    scene.has(ORANGE, marble=4)
    scene.fill_row("artwork", YELLOW)
    scene.patrons(YELLOW, BLUE, YELLOW, YELLOW)
    scene.stack("brick+artwork", "orange")
    scene.choose("place brick+artwork", "gain brick")
    assert scene.open() == ["done", "draw artwork"]
    scene.done_until(ORANGE)
    assert is_offered_a_card(scene, "artwork")


def test_the_palazzo_alone_has_room_for_artworks(scene: Scene) -> None:
    """C-A3: its last space too."""
    scene.has(BLUE, marble=1)
    scene.fill_row("artwork", YELLOW)
    scene.patrons(YELLOW, ORANGE, YELLOW)
    scene.choose("place artwork+ship")
    assert scene.opened("adorn") == ["palazzo"]
    scene.choose("adorn palazzo")
    assert list(scene.town.patrons) == [YELLOW, ORANGE, YELLOW, BLUE]


# Contribute.


@MATERIALS
@pytest.mark.parametrize("church", BUILDING_NAMES[:3])
def test_a_cube_to_the_row_of_its_material(scene: Scene, material: str, church: str) -> None:
    """C-A7, printed example: a wood to Santa Croce."""
    scene.has(BLUE, **{material: 2})
    scene.choose("place transport+contribute")
    assert scene.opened("give") == [f"{material}-{name}" for name in BUILDING_NAMES[:3]]
    scene.choose(f"give {material}-{church}")
    assert scene.gifts(BLUE, church) == {material: 1}
    assert scene.stock(BLUE) == {material: 1}
    assert scene.town.supply[BLUE] == 38


def test_a_full_row_takes_no_cube(scene: Scene) -> None:
    """C-A7: 5, 3 and 4 spaces in each row; an artwork takes none of the marble's."""
    scene.has(BLUE, wood=1, marble=1)
    scene.donate(YELLOW, "santa-maria", wood=5, marble=4, artwork=5)
    scene.donate(YELLOW, "san-miniato", wood=2, marble=3)
    scene.donate(ORANGE, "santa-croce", wood=4, marble=4)
    scene.choose("place transport+contribute")
    assert scene.opened("give") == ["wood-san-miniato", "marble-santa-maria"]


def test_contributing_needs_a_cube_that_fits(scene: Scene) -> None:
    """C-A7: nothing at hand, or no row with room for it."""
    scene.has(BLUE, brick=1)
    at(scene, "contribute")
    assert is_offered_a_card(scene, "contribute")
    full = type(scene)(3)
    full.has(BLUE, brick=1)
    full.has(ORANGE, wood=4)
    full.fill_row("wood", YELLOW)
    at(full, "contribute")
    assert full.opened("give") == []
    assert is_offered_a_card(full, "contribute")
    room = type(scene)(3)
    room.has(BLUE, brick=1)
    room.has(ORANGE, wood=4)
    room.fill_row("wood", YELLOW, leave=1)
    at(room, "contribute")
    assert room.opened("give") == ["wood-santa-maria"]
    assert not is_offered_a_card(room, "contribute")


def test_contributing_does_not_take_from_the_supply(scene: Scene) -> None:
    """C-A7: an empty supply is no hindrance."""
    scene.has(BLUE, brick=1)
    scene.supply(BLUE, 0)
    scene.choose("place transport+contribute", "give brick-san-miniato")
    assert scene.town.supply[BLUE] == 0
    assert scene.gifts(BLUE, "san-miniato") == {"brick": 1}
