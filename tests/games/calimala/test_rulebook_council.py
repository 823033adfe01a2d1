"""The scoring phase of Calimala: the lowest disc of a tower of four, what a white one does, and the fifteen tiles."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fondaco.games.calimala import scoring
from fondaco.games.calimala.data import TILE_NAMES

from .scene import GAME, Scene

NewScene = Callable[..., Scene]
BLUE, ORANGE, YELLOW, GREEN, RED = range(5)
STREET = "wood+weave"


def finish(scene: Scene) -> None:
    """All activations under way end, with the first thing open where there is a duty."""
    while scene.question() in ("activation", "playing", "sending"):
        open_now = scene.open()
        scene.choose(next(text for text in ("done", "stop", open_now[0]) if text in open_now))


def push_out(scene: Scene, street: str = STREET, verb: str = "place") -> None:
    """The active player tops a tower, and its activations end."""
    scene.choose(f"{verb} {street}")
    finish(scene)


# C-P1.


def test_the_lowest_of_four_goes_to_the_next_seat_and_its_tile_is_scored(scene: Scene) -> None:
    """C-P1"""
    scene.tiles("london", "wood", "troyes")
    scene.stack(STREET, "orange yellow blue")
    scene.representatives("yellow", "-")
    scene.deliver(YELLOW, troyes=1)
    push_out(scene)
    assert scene.tower(STREET) == ["yellow", "blue", "blue"]
    assert scene.council() == ["yellow", "-", "orange"]
    assert scene.news("entered") == [(ORANGE, 3, scene.town.pairs[scene.street(STREET)])]
    assert scene.news("scored") == [(TILE_NAMES.index("troyes"), 3)]
    assert scene.points() == [0, 0, 3]
    assert scene.asked == [ORANGE]


def test_a_tower_of_three_scores_nothing(scene: Scene) -> None:
    """C-P1"""
    scene.stack(STREET, "orange yellow")
    scene.deliver(YELLOW, barcelona=1)
    push_out(scene)
    assert scene.tower(STREET) == ["orange", "yellow", "blue"]
    assert scene.council() == []
    assert scene.points() == [0, 0, 0]


def test_the_new_representative_counts_already(scene: Scene) -> None:
    """C-P1, C-P4: its owner wins the tie on this very tile."""
    scene.tiles("hamburg")
    scene.stack(STREET, "yellow orange orange")
    scene.deliver(ORANGE, hamburg=2)
    scene.deliver(YELLOW, hamburg=2)
    push_out(scene)
    assert scene.points() == [0, 2, 3]


def test_the_top_three_are_done_before_the_tile_is_scored(scene: Scene) -> None:
    """C-P1, C-T4: cloth sent by the third disc from the top counts for the tile; the lowest is not activated."""
    street = "build+ship"
    scene.tiles("lisbon")
    scene.stack(street, "blue orange yellow")
    scene.has(BLUE, wood=2)
    scene.owns(ORANGE, ships=1)
    scene.weaves(ORANGE, 1)
    scene.choose(f"place {street}", "build ship", "done")
    scene.done_until(ORANGE)
    assert scene.council() == []
    scene.choose("send lisbon")
    finish(scene)
    assert [item[0] for item in scene.news("activated")] == [YELLOW, ORANGE]
    assert scene.council() == ["blue"]
    assert scene.points() == [0, 3, 0]


def test_the_seat_goes_to_the_owner_of_the_disc_whoever_tops_the_tower(new_scene: NewScene) -> None:
    """C-P1"""
    for owner, name in enumerate(GAME.names["seat"][:4]):
        scene = new_scene(4, active=2)
        scene.stack(STREET, f"{name} blue orange")
        push_out(scene)
        assert scene.council() == [name]
        assert scene.town.representatives_of(owner) == 1


def test_a_white_disc_on_top_pushes_out_as_well(scene: Scene) -> None:
    """C-P1, C-T2"""
    scene.stack(STREET, "orange yellow white")
    push_out(scene, verb="white")
    assert scene.tower(STREET) == ["yellow", "white", "white"]
    assert scene.council() == ["orange"]


def test_one_placement_scores_one_tile(scene: Scene) -> None:
    """C-P1: other towers of three rest."""
    for street in (STREET, "wood+marble", "brick+marble"):
        scene.stack(street, "orange yellow blue")
    push_out(scene)
    assert len(scene.news("scored")) == 1


# C-P2, a coloured disc in the supply.


def test_for_a_white_lowest_disc_the_active_player_sends_one_from_the_supply(scene: Scene) -> None:
    """C-P2: and takes the white disc there, so that the number of turns stays."""
    scene.stack(STREET, "white orange yellow")
    scene.discs(BLUE, 5, 1)
    push_out(scene)
    assert scene.tower(STREET) == ["orange", "yellow", "blue"]
    assert scene.council() == ["blue"]
    assert [int(scene.town.discs[BLUE]), int(scene.town.whites[BLUE])] == [3, 2]
    assert len(scene.news("exchanged")) == len(scene.news("scored")) == 1
    assert scene.asked == [ORANGE], "there is nothing to choose"


def test_the_exchanged_white_disc_can_be_placed_later(scene: Scene) -> None:
    """C-P2, C-T1: by a player who had none left."""
    scene.stack(STREET, "white orange yellow")
    scene.discs(BLUE, 4, 0)
    assert scene.opened("white") == []
    push_out(scene)
    for _ in (ORANGE, YELLOW):
        scene.choose(scene.open()[0])
        finish(scene)
    assert scene.asked == [BLUE]
    assert scene.opened("white") == scene.opened("place") != []
    assert scene.town.turns_left(BLUE) == 3


def test_a_white_disc_over_a_white_one(scene: Scene) -> None:
    """C-P2: the white disc just placed stays on top, the lowest one comes back."""
    scene.stack(STREET, "white orange yellow")
    scene.discs(BLUE, 2, 1)
    push_out(scene, verb="white")
    assert scene.tower(STREET) == ["orange", "yellow", "white"]
    assert [int(scene.town.discs[BLUE]), int(scene.town.whites[BLUE])] == [1, 1]
    assert scene.council() == ["blue"]


def test_discs_on_streets_are_not_asked_for_while_the_supply_has_one(scene: Scene) -> None:
    """C-P2: no choice between supply and streets."""
    scene.stack(STREET, "white blue blue")
    scene.stack("brick+artwork", "blue blue")
    scene.discs(BLUE, 2, 0)
    push_out(scene)
    assert scene.news("lifted") == []
    assert scene.town.discs[BLUE] == 0


def test_lisbon_scored_with_a_white_lowest_disc(scene: Scene) -> None:
    """C-P2, C-P4, example (a): two players have 2 cloth each, a third 1; the fresh representative wins the tie."""
    scene.tiles("barcelona", "lisbon")
    scene.representatives("-")
    scene.stack(STREET, "white yellow orange")
    scene.deliver(BLUE, lisbon=2)
    scene.deliver(ORANGE, lisbon=2)
    scene.deliver(YELLOW, lisbon=1)
    push_out(scene)
    assert scene.points() == [3, 2, 1]
    assert scene.news("tie-standing") == [(BLUE, ORANGE)]


# C-P2, none in the supply: a disc from a street.


def summoned(scene: Scene, verb: str = "place") -> None:
    """Blue's last coloured disc is placed, or a white one; blue has discs on three streets, and so do others."""
    scene.tiles("hamburg")
    scene.deliver(BLUE, hamburg=1)
    scene.deliver(ORANGE, hamburg=1)
    scene.stack(STREET, "white blue orange")
    scene.stack("brick+artwork", "blue orange blue")
    scene.stack("build+ship", "blue")
    scene.stack("artwork+ship", "orange white yellow")
    scene.discs(BLUE, *((1, 1) if verb == "place" else (0, 2)))
    push_out(scene, verb=verb)
    assert scene.question() == "summoning"
    assert scene.asked == [BLUE]


def test_any_own_disc_on_any_street_at_any_height_may_be_lifted(scene: Scene) -> None:
    """C-P2: the same tower and the disc just placed included; neither white discs nor those of others."""
    summoned(scene)
    assert sorted(scene.open()) == [
        "lift brick+artwork-1",
        "lift brick+artwork-3",
        "lift build+ship-1",
        "lift wood+weave-2",
        "lift wood+weave-4",
    ]


def test_with_a_white_disc_on_top_only_discs_placed_before_may_be_lifted(scene: Scene) -> None:
    """C-P2"""
    summoned(scene, "white")
    lifts = ["brick+artwork-1", "brick+artwork-3", "build+ship-1", "wood+weave-2"]
    assert sorted(scene.open()) == [f"lift {place}" for place in lifts]


LIFTS = {
    "wood+weave-4": {"wood+weave": "blue orange white"},
    "wood+weave-2": {"wood+weave": "orange blue white"},
    "brick+artwork-1": {"wood+weave": "blue orange blue", "brick+artwork": "orange blue white"},
    "brick+artwork-3": {"wood+weave": "blue orange blue", "brick+artwork": "blue orange white"},
    "build+ship-1": {"wood+weave": "blue orange blue", "build+ship": "white"},
}
"""What is lifted, and the towers afterwards."""


@pytest.mark.parametrize("place", LIFTS)
def test_the_white_disc_goes_on_top_of_the_tower_the_lifted_one_came_from(scene: Scene, place: str) -> None:
    """C-P2: the lifted one is a representative, its tile is scored, and no tower grows."""
    summoned(scene)
    heights = [len(scene.tower(street)) for street in scene.streets() if street != STREET]
    turns = scene.town.turns_left(BLUE)
    scene.choose(f"lift {place}")
    assert {street: " ".join(scene.tower(street)) for street in LIFTS[place]} == LIFTS[place]
    assert scene.council() == ["blue"]
    assert scene.points() == [3, 2, 0], "the new representative wins the tie"
    assert [len(scene.tower(street)) for street in scene.streets() if street != STREET] == heights
    assert len(scene.tower(STREET)) == 3
    assert scene.town.turns_left(BLUE) == turns, "the white disc does not come into the supply"
    assert [item[4] for item in scene.news("lifted")] == [int(place[-1])]
    assert len(scene.news("scored")) == 1
    assert scene.asked == [ORANGE]


def test_a_single_disc_on_the_streets_is_lifted_without_a_question(scene: Scene) -> None:
    """C-P2: the disc just placed, where it is the only one."""
    scene.stack(STREET, "white orange yellow")
    scene.discs(BLUE, 1, 1)
    push_out(scene)
    assert scene.tower(STREET) == ["orange", "yellow", "white"]
    assert scene.council() == ["blue"]
    assert [item[1:2] + item[4:] for item in scene.news("lifted")] == [(1, 4)]
    assert scene.asked == [ORANGE]


def test_the_white_disc_that_was_laid_on_top_does_nothing_now(scene: Scene) -> None:
    """C-P2, C-T4: nobody is activated by the exchange."""
    summoned(scene)
    before = len(scene.news("activated"))
    scene.choose("lift brick+artwork-1")
    assert len(scene.news("activated")) == before


def test_other_players_are_not_asked_for_the_white_disc(new_scene: NewScene) -> None:
    """C-P2: the active player sends the representative, whoever owns the discs above."""
    scene = new_scene(4, active=3, first=1)
    scene.stack(STREET, "white blue orange")
    push_out(scene)
    assert scene.council() == ["green"]


# C-P2, none at all.


def test_without_any_own_disc_the_seat_stays_empty_and_the_white_disc_leaves(scene: Scene) -> None:
    """C-P2: the tile is scored all the same."""
    scene.tiles("hamburg", "bruges")
    scene.deliver(BLUE, hamburg=1)
    scene.deliver(ORANGE, hamburg=1)
    scene.stack(STREET, "white orange yellow")
    scene.discs(BLUE, 0, 2)
    scene.fit()
    gone = int(scene.town.gone[5])
    push_out(scene, verb="white")
    assert scene.council() == ["-"]
    assert scene.tower(STREET) == ["orange", "yellow", "white"]
    assert scene.town.gone[5] == gone + 1
    assert [int(scene.town.discs[BLUE]), int(scene.town.whites[BLUE])] == [0, 1]
    assert scene.points() == [2, 2, 0], "nobody has a standing, so they share"
    assert scene.news("nobody-entered") == [(BLUE, 1, scene.town.pairs[scene.street(STREET)])]


def test_the_seat_after_an_empty_one_is_the_next(scene: Scene) -> None:
    """C-P2, C-P1: an empty seat is not filled later."""
    scene.representatives("-")
    scene.stack(STREET, "orange orange yellow")
    push_out(scene)
    assert scene.council() == ["-", "orange"]


def test_discs_in_the_council_or_out_of_the_game_do_not_count_as_own_discs(scene: Scene) -> None:
    """C-P2: representatives stay where they are."""
    scene.representatives("blue", "blue")
    scene.stack(STREET, "white orange yellow")
    scene.discs(BLUE, 0, 1)
    push_out(scene, verb="white")
    assert scene.council() == ["blue", "blue", "-"]


# C-P3.


def rich(scene: Scene) -> None:
    """Everybody has brought something else to everywhere."""
    scene.deliver(BLUE, barcelona=1, lisbon=2, troyes=3, bruges=1)
    scene.donate(BLUE, "santa-maria", wood=2, marble=1, artwork=1)
    scene.donate(BLUE, "san-miniato", brick=1)
    scene.donate(BLUE, "santa-croce", marble=2, artwork=1)
    scene.deliver(ORANGE, barcelona=2, lisbon=1, london=1, bruges=2, hamburg=3)
    scene.donate(ORANGE, "santa-maria", brick=2)
    scene.donate(ORANGE, "san-miniato", wood=1, marble=1, artwork=2)
    scene.donate(ORANGE, "santa-croce", wood=2)
    scene.deliver(YELLOW, london=5, troyes=1, hamburg=1)
    scene.donate(YELLOW, "santa-maria", wood=1, brick=1, marble=1)
    scene.donate(YELLOW, "san-miniato", marble=1, artwork=1)
    scene.donate(YELLOW, "santa-croce", brick=4)
    scene.patrons(ORANGE, BLUE, ORANGE)


TILES = {
    "barcelona": ("cities", [1, 2, 0], [2, 3, 0]),
    "lisbon": ("cities", [2, 1, 0], [3, 2, 0]),
    "london": ("cities", [0, 1, 5], [0, 2, 3]),
    "troyes": ("cities", [3, 0, 1], [3, 0, 2]),
    "bruges": ("cities", [1, 2, 0], [2, 3, 0]),
    "hamburg": ("cities", [0, 3, 1], [0, 3, 2]),
    "santa-maria": ("churches", [4, 2, 3], [3, 1, 2]),
    "san-miniato": ("churches", [1, 4, 2], [1, 3, 2]),
    "santa-croce": ("churches", [3, 2, 4], [2, 1, 3]),
    "artworks": ("artworks", [3, 4, 1], [2, 3, 1]),
    "ports": ("ports", [3, 4, 5], [1, 2, 3]),
    "trade-cities": ("trade-cities", [4, 5, 2], [2, 3, 1]),
    "wood": ("materials", [2, 3, 1], [2, 3, 1]),
    "brick": ("materials", [1, 2, 5], [1, 2, 3]),
    "marble": ("materials", [3, 1, 2], [3, 1, 2]),
}
"""Each tile with the category of its points, everybody's cubes and everybody's points, reckoned by hand."""


def test_the_table_above_has_all_fifteen_tiles() -> None:
    """C-P3"""
    assert list(TILES) == TILE_NAMES


@pytest.mark.parametrize("tile", TILES)
def test_what_counts_for_a_tile(scene: Scene, tile: str) -> None:
    """C-P3: cloth of a city; all of a church; artworks of four buildings; three cities; a material's three rows."""
    category, cubes, points = TILES[tile]
    rich(scene)
    scene.has(BLUE, wood=3, brick=3, marble=3)
    scene.weaves(BLUE, 4)
    assert [int(scoring.cubes(scene.town, TILE_NAMES.index(tile), seat)) for seat in range(3)] == cubes
    scene.tiles(tile)
    scene.stack(STREET, "yellow blue white")
    push_out(scene)
    rows = [[n if name == category else 0 for name in GAME.categories] for n in points]
    assert GAME.breakdown(scene.town) == rows
    assert sorted(scene.news("points")) == [(seat, points[seat], cubes[seat]) for seat in range(3) if cubes[seat]]


def test_each_cube_counts_for_two_tiles_and_an_artwork_of_the_palazzo_for_one(scene: Scene) -> None:
    """C-P3"""
    rich(scene)
    brought = [40 - int(scene.town.supply[seat]) for seat in range(3)]
    counted = [sum(cubes[seat] for _, cubes, _ in TILES.values()) for seat in range(3)]
    assert counted == [2 * brought[BLUE] - 1, 2 * brought[ORANGE] - 2, 2 * brought[YELLOW]]


def test_nobody_gets_points_for_a_tile_without_cubes(scene: Scene) -> None:
    """C-P3"""
    scene.stack(STREET, "orange blue yellow")
    push_out(scene)
    assert scene.points() == [0, 0, 0]
    assert scene.news("no-points") == [()]


@pytest.mark.parametrize(("cloth", "points"), [((0, 4, 0), [0, 3, 0]), ((1, 0, 2), [2, 0, 3])])
def test_places_not_filled_lapse(scene: Scene, cloth: tuple[int, ...], points: list[int]) -> None:
    """C-P3"""
    scene.tiles("lisbon")
    for seat in range(3):
        scene.deliver(seat, lisbon=cloth[seat])
    scene.stack(STREET, "orange blue yellow")
    push_out(scene)
    assert scene.points() == points


@pytest.mark.parametrize(("cloth", "points"), [((2, 3, 4, 1), [1, 2, 3, 0]), ((3, 1, 1, 4, 2), [2, 0, 0, 3, 1])])
def test_the_fourth_and_fifth_get_nothing(new_scene: NewScene, cloth: tuple[int, ...], points: list[int]) -> None:
    """C-P3"""
    scene = new_scene(len(cloth))
    scene.tiles("lisbon")
    for seat, count in enumerate(cloth):
        scene.deliver(seat, lisbon=count)
    scene.stack(STREET, "orange blue yellow")
    push_out(scene)
    assert scene.points() == points


def test_cubes_are_counted_when_the_tile_is_scored(scene: Scene) -> None:
    """C-P3, C-T5: what comes later changes nothing for it."""
    scene.tiles("lisbon", "bruges")
    scene.deliver(ORANGE, lisbon=1)
    scene.stack(STREET, "orange blue yellow")
    push_out(scene)
    scene.deliver(YELLOW, lisbon=3)
    assert scene.points() == [0, 3, 0]
