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
