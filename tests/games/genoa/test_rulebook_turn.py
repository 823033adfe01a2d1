"""The start of a turn (G-T1, G-T2) and the way of the tower (G-M1, G-M2)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fondaco.games.genoa.box import STANDARD
from fondaco.kernel.state import CHANCE

from .scene import SPACE_NAMES, Scene

NewScene = Callable[..., Scene]


# Phase 1.


@pytest.mark.parametrize(
    ("red", "blue", "space"), [(2, 3, "street-2-3"), (3, 8, "coach-house"), (8, 1, "villa-zasteri")]
)
def test_the_dice_say_where_the_tower_starts(scene: Scene, red: int, blue: int, space: str) -> None:
    """G-T1: the book's example is blue 3, red 2, a street."""
    assert scene.asked == [CHANCE]
    scene.roll(red, blue)
    assert scene.tower() == space
    assert scene.news("rolled") == [(0, red, blue, SPACE_NAMES.index(space))]
    assert scene.discs() == {}
    assert scene.city.tower_discs() == 5


def test_each_face_of_both_dice_is_as_likely(scene: Scene) -> None:
    """G-T1"""
    for _ in range(2):
        assert scene.open() == [f"die {number}" for number in range(1, 9)]
        assert {int(scene.choices.weights[index]) for index in range(8)} == {1}
        scene.choose("die 5")


def test_a_start_space_tile_is_played_instead_of_rolling(scene: Scene) -> None:
    """G-T1, G-A5: any space; the tile goes back."""
    scene.has(0, "start-space")
    assert scene.asked == [0]
    assert scene.question() == "starting"
    assert scene.open() == ["roll", *(f"go {name}" for name in SPACE_NAMES)]
    scene.choose("go villa-ricci")
    assert scene.tower() == "villa-ricci"
    assert scene.tiles(0) == {}
    assert scene.stock("start-space") == 5
    assert scene.news("rolled") == []


def test_a_start_space_tile_may_be_kept(scene: Scene) -> None:
    """G-T1"""
    scene.has(0, "start-space")
    scene.choose("roll")
    assert scene.asked == [CHANCE]
    scene.roll(1, 1)
    assert scene.tiles(0) == {"start-space": 1}


def test_the_tile_of_somebody_else_is_of_no_use_to_the_trader(scene: Scene) -> None:
    """G-A5: only in one's own turn."""
    scene.has(1, "start-space")
    assert scene.asked == [CHANCE]


def test_a_start_on_the_market_costs_a_round(scene: Scene) -> None:
    """G-T2"""
    scene.left(5)
    scene.roll(4, 4)
    assert scene.tower() == "market"
    assert scene.rounds() == 4
    assert scene.news("shorter") == [(4,)]


def test_a_chosen_start_on_the_market_costs_a_round_too(scene: Scene) -> None:
    """G-T2"""
    scene.has(0, "start-space")
    scene.choose("go market")
    assert scene.rounds() == 9


@pytest.mark.parametrize("blue", [4, 5])
@pytest.mark.parametrize("red", [4, 5])
def test_all_four_squares_are_the_market(red: int, blue: int) -> None:
    """G-T2"""
    scene = Scene(2)
    scene.roll(red, blue)
    assert scene.rounds() == 11


def test_the_market_on_the_last_but_one_field_begins_the_last_round() -> None:
    """G-T2: an example of the book; the round that is being played is the last one then."""
    scene = Scene(2)
    scene.left(2)
    scene.roll(4, 5)
    assert scene.rounds() == 1
    assert scene.keys()[-1] == "last-round"
    scene.trade("stop")
    assert scene.news("turn") == [(2, 1)]
    scene.roll(1, 1)
    scene.trade("stop")
    assert scene.city.is_over()
    assert scene.keys()[-1] == "ended"


def test_in_the_last_round_the_market_changes_nothing() -> None:
    """G-T2, G-E1: an example of the book; all of the last round is played."""
    scene = Scene(2)
    scene.left(1)
    scene.roll(4, 5)
    assert scene.rounds() == 1
    assert scene.keys() == ["rolled"]
    scene.trade("stop")
    assert not scene.city.is_over()


def test_several_starts_on_the_market_in_one_round_cost_a_round_each() -> None:
    """G-T2"""
    scene = Scene(3)
    for left in (9, 8, 7):
        scene.roll(5, 5)
        assert scene.rounds() == left
        scene.trade("stop")
    assert scene.rounds() == 6
    assert scene.news("round") == [(2, 6)]


def test_going_to_the_market_later_costs_nothing(scene: Scene) -> None:
    """G-T2: only a start counts."""
    scene.roll(3, 4)
    scene.walk("market")
    assert scene.rounds() == 10


# Phase 2.


def test_the_tower_leaves_a_disc_on_each_space_and_the_rest_where_it_stops(scene: Scene) -> None:
    """G-M1"""
    scene.roll(2, 3)
    scene.walk("street-2-4", "inn")
    assert scene.discs() == {"street-2-3": 1, "street-2-4": 1}
    assert scene.city.tower_discs() == 3
    scene.trade("stop")
    assert scene.discs() == {}, "the next turn has begun"
    assert scene.news("stopped") == [(0, SPACE_NAMES.index("inn"))]


def test_unspent_discs_stay_where_the_tower_stopped(scene: Scene) -> None:
    """G-M1"""
    scene.has(2, markers=1)
    scene.roll(2, 3)
    scene.walk("street-2-4")
    scene.trade("stop")
    assert scene.discs() == {"street-2-3": 1, "street-2-4": 4}
    assert scene.question() == "owning"


def test_the_trader_may_stop_at_once(scene: Scene) -> None:
    """G-M1: all five discs are left on the start."""
    scene.has(0, markers=1)
    scene.roll(2, 3)
    scene.trade("stop")
    assert scene.discs() == {"street-2-3": 5}


def test_the_tower_makes_at_most_four_steps(scene: Scene) -> None:
    """G-M1: then phase 2 is over."""
    scene.has(0, markers=1)
    scene.stand("street-2-3")
    scene.walk("street-2-4", "street-2-5", "street-2-6", "street-3-6")
    assert scene.question() == "owning"
    assert scene.discs() == dict.fromkeys(["street-2-3", "street-2-4", "street-2-5", "street-2-6", "street-3-6"], 1)


def test_on_a_building_the_action_is_left_after_four_steps(scene: Scene) -> None:
    """G-M1, G-M2, G-N6"""
    scene.stand("street-2-3")
    scene.walk("street-2-4", "street-2-5", "street-2-6", "spices")
    scene.quiet()
    assert "use" in scene.open()
    assert "stop" in scene.open()
    assert scene.opened("go") == []


def test_no_space_twice_in_a_turn(scene: Scene) -> None:
    """G-M1: not even another square of it."""
    scene.stand("street-2-3")
    scene.walk("drinks", "street-3-2")
    scene.quiet()
    assert sorted(scene.opened("go")) == ["harbor", "street-3-3", "street-4-2"]


def test_a_tower_shut_in_by_its_own_way_stops_by_itself() -> None:
    """G-M1: no empty question."""
    scene = Scene(2)
    scene.has(0, markers=1)
    scene.stand("villa-monetti", way="inn drinks", used=True)
    scene.quiet()
    assert scene.opened("go") == ["harbor"]
    shut = Scene(2)
    shut.has(0, markers=1)
    shut.stand("villa-monetti", way="street-3-2 drinks street-4-2 harbor", used=True)
    assert shut.question() == "owning"


@pytest.mark.parametrize("space", SPACE_NAMES)
def test_the_tower_goes_to_neighbours_alone(space: str) -> None:
    """G-M1"""
    scene = Scene(2)
    scene.stand(space)
    scene.quiet()
    mask = int(STANDARD.near[SPACE_NAMES.index(space)])
    assert scene.opened("go") == [name for number, name in enumerate(SPACE_NAMES) if mask >> number & 1]


def test_the_routes_of_the_book_are_walked(scene: Scene) -> None:
    """G-M1: from the street beside Guild Hall and Coach House to Metals, and on to Villa Colini."""
    scene.stand("street-4-7")
    scene.walk("street-5-7", "street-6-7", "metals", "villa-colini")
    assert scene.tower() == "villa-colini"
    assert scene.city.walked == 4


def test_the_trader_takes_the_action_only_where_the_tower_stands(scene: Scene) -> None:
    """G-M2: at once, when the tower gets there."""
    scene.stand("street-2-3")
    scene.quiet()
    assert "use" not in scene.open()
    scene.walk("drinks")
    scene.trade("use")
    assert scene.goods(0) == {"ale": 1, "wine": 1}
    assert scene.news("used") == [(0, SPACE_NAMES.index("drinks"))]
    scene.quiet()
    assert "use" not in scene.open()


def test_one_action_for_each_player_in_a_turn(scene: Scene) -> None:
    """G-M2"""
    scene.stand("drinks")
    scene.trade("use", "go inn")
    scene.quiet()
    assert "use" not in scene.open()


def test_a_buyer_has_one_action_too(scene: Scene) -> None:
    """G-M2, G-N7: whoever has acted cannot offer for a building, but for a street."""
    scene.stand("drinks")
    scene.offer(1, "for inn give 20")
    scene.trade("accept seat-2")
    assert scene.tiles(1) == {"trade": 1}
    scene.end_action()
    scene.say(1, "offer")
    assert scene.opened("for", 1) == ["street-2-4", "street-2-5"]


def test_the_action_of_a_building_is_used_once_in_a_turn(scene: Scene) -> None:
    """G-M2: nobody can buy what somebody used."""
    scene.stand("drinks")
    scene.trade("use")
    scene.say(1, "offer")
    assert "drinks" not in scene.opened("for", 1)


def test_all_may_act_anew_in_the_next_turn() -> None:
    """G-M2, G-E1"""
    scene = Scene(2)
    scene.stand("drinks")
    scene.trade("use", "stop")
    assert scene.news("turn") == [(2, 1)]
    scene.roll(1, 2)
    scene.trade("use")
    assert scene.goods(1) == {"ale": 1, "wine": 1}


def test_an_action_lapses_when_the_tower_goes_on(scene: Scene) -> None:
    """G-N6: without offers it may."""
    scene.stand("drinks")
    scene.walk("inn")
    assert scene.news("used") == []
    scene.say(1, "offer")
    assert "drinks" not in scene.opened("for", 1)


# Two players.


def duel(way: str = "") -> Scene:
    """Two players, the tower on Drinks; the other has ale to pay with (G-2a)."""
    scene = Scene(2)
    scene.has(1, "ale ale copper")
    scene.stand("drinks", way)
    return scene


def test_the_trader_of_two_acts_twice_once_the_opponent_acted() -> None:
    """G-2b: the trader, the opponent, the trader again."""
    scene = duel()
    scene.trade("use", "go street-2-3", "go street-2-4")
    scene.offer(1, "for inn give ale")
    scene.trade("accept seat-2")
    scene.end_action()
    scene.walk("spices")
    scene.trade("use")
    assert scene.news("used") == [(0, 4), (1, 12), (0, 7)]
    assert scene.news("played") == []


def test_the_opponent_may_act_before_both_actions_of_the_trader() -> None:
    """G-2b: in either order."""
    scene = duel()
    scene.offer(1, "for drinks give ale")
    scene.trade("accept seat-2", "go inn", "use")
    scene.end_action()
    scene.trade("go spices", "use")
    scene.end_action()
    assert scene.goods(0) == {"ale": 1, "pepper": 1, "saffron": 1}
    scene.walk("villa-ricci")
    scene.quiet()
    assert "use" not in scene.open(), "two, not three"


def test_without_an_action_of_the_opponent_the_trader_acts_once() -> None:
    """G-2b"""
    scene = duel()
    scene.trade("use", "go inn")
    scene.quiet()
    assert "use" not in scene.open()


def test_a_street_bought_by_the_opponent_is_no_action() -> None:
    """G-2b"""
    scene = duel()
    scene.trade("use")
    scene.offer(1, "for street-2-3 give ale")
    scene.trade("accept seat-2", "go street-2-4", "go inn")
    scene.quiet()
    assert "use" not in scene.open()


def test_the_opponent_never_gets_a_second_action() -> None:
    """G-2b: only the trader."""
    scene = duel()
    scene.offer(1, "for drinks give ale")
    scene.trade("accept seat-2")
    scene.say(1, "offer")
    assert scene.opened("for", 1) == ["street-2-3", "street-3-2"]


def test_extra_action_tiles_are_apart_from_the_second_action() -> None:
    """G-2b, G-A5: a tile used before the opponent acts does not use up the second one."""
    scene = duel()
    scene.has(0, "extra-action")
    scene.trade("use", "go inn", "use")
    assert scene.tiles(0) == {"trade": 1}
    scene.end_action()
    scene.offer(1, "for spices give ale")
    scene.trade("accept seat-2", "go villa-ricci", "use")
    assert scene.city.acted[0] == 2
    assert scene.tiles(0) == {"trade": 1}


def test_with_three_players_the_trader_acts_once() -> None:
    """G-2b: only with two."""
    scene = Scene(3)
    scene.stand("drinks")
    scene.offer(1, "for drinks give 10")
    scene.trade("accept seat-2", "go inn", "use")
    scene.end_action()
    scene.walk("spices")
    scene.quiet()
    assert "use" not in scene.open()
