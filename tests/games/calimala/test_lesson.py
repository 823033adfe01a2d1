"""The lesson says what happens at its table: each position is the one that its words speak of."""

from __future__ import annotations

from typing import cast

import pytest

from fondaco.games import find_game
from fondaco.games.calimala import data
from fondaco.games.calimala import news as telling
from fondaco.games.calimala.face.lesson import PORTS, TRADE_CITIES
from fondaco.games.calimala.scoring import breakdown, church_cubes
from fondaco.games.calimala.state import Florence
from tests.conformance.pupil import Pupil

YOU, SECOND, THIRD = range(3)
WOOD_WEAVE = 4
SANTA_CROCE = data.BUILDING_NAMES.index("santa-croce")


def town_at(key: str) -> Florence:
    """The table when a step is on."""
    pupil = Pupil(find_game("calimala"))
    for step in pupil.steps():
        if step.key == key:
            return cast(Florence, pupil.live.playing().state)
    pytest.fail(f"there is no step {key}")


def told(key: str) -> list[int]:
    """The kinds of all news until a step is on."""
    pupil = Pupil(find_game("calimala"))
    for step in pupil.steps():
        if step.key == key:
            return [int(item.kind) for item in pupil.live.playing().listener.items]
    pytest.fail(f"there is no step {key}")


def tower(town: Florence) -> list[int]:
    """The discs between wood and weave, from below."""
    street = int(town.streets[WOOD_WEAVE])
    return [int(town.towers[street * data.TOWER + height]) for height in range(int(town.heights[street]))]


def test_third_from_the_top_a_disc_acts_while_a_covered_white_one_does_nothing() -> None:
    assert tower(town_at("third")) == [YOU, data.WHITE_DISC, SECOND]


def test_the_fourth_disc_brings_the_first_scoring() -> None:
    town = town_at("scored")
    assert tower(town) == [data.WHITE_DISC, SECOND, THIRD]
    assert town.representatives[0] == YOU
    assert [sum(row) for row in breakdown(town)] == [3, 0, 0]


def test_the_tiles_of_ports_and_trade_cities_are_the_ones_lit() -> None:
    town = town_at("cities")
    lit = [int(place.removeprefix("council-")) for place in (PORTS, TRADE_CITIES)]
    assert [int(town.council[place]) for place in lit] == [data.TILE_PORTS, data.TILE_TRADE]
    assert {int(town.city_room[city]) for city in range(data.CITIES)} == {12}, "the words say so"


def test_one_gift_makes_equal_and_would_win_the_tie() -> None:
    assert [int(church_cubes(town_at("give"), SANTA_CROCE, seat)) for seat in range(3)] == [0, 0, 1]


def test_the_drawn_cards_are_those_that_are_played() -> None:
    hand = list(town_at("marble").hand[: data.ACTIONS])
    assert [data.ACTION_NAMES[action] for action in range(data.ACTIONS) if hand[action]] == ["marble", "artwork"]


def test_a_white_disc_at_the_bottom_waits_for_the_fourth() -> None:
    town = town_at("fourth")
    assert tower(town) == [data.WHITE_DISC, SECOND, THIRD]
    assert YOU not in tower(town)[1:], "both discs below belong to others"


def test_the_white_disc_comes_back_for_one_from_the_supply() -> None:
    before, after = town_at("fourth"), town_at("exchange")
    assert telling.EXCHANGED in told("exchange")
    assert after.whites[YOU] == before.whites[YOU] + 1
    assert after.discs[YOU] == before.discs[YOU] - 2, "one was placed, one went to the council"


def test_three_are_equal_one_wins_by_the_palazzo_and_two_share() -> None:
    town = town_at("equal")
    assert [int(church_cubes(town, SANTA_CROCE, seat)) for seat in range(3)] == [1, 1, 1]
    in_palazzo = [(int(town.representatives_of(seat)), int(town.palazzo_artworks(seat))) for seat in range(3)]
    assert in_palazzo == [(2, 1), (0, 0), (0, 0)]
    assert [sum(row) for row in breakdown(town)] == [6, 1, 1]
    assert telling.TIE_SHARED in told("equal")
