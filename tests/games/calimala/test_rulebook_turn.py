"""A turn: a disc on a street, both actions, the discs below, then the next player."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from .scene import Scene

BLUE, ORANGE, YELLOW, GREEN = 0, 1, 2, 3
LISBON = 1


def woken(scene: Scene) -> list[tuple[int, int]]:
    """The discs below the top that activated: whose, and how high from below."""
    return [(seat, height) for seat, _, height in scene.news("activated")]


# Placing.


def test_a_coloured_or_a_white_disc_on_any_street(scene: Scene) -> None:
    """C-T1: wherever an action can be carried out, whatever lies there."""
    scene.has(BLUE, wood=1, brick=1, marble=1)
    scene.owns(BLUE, ships=1, houses="troyes")
    scene.weaves(BLUE, 1)
    scene.stack("wood+weave", "orange white orange")
    scene.stack("build+ship", "white")
    assert scene.opened("place") == scene.streets()
    assert scene.opened("white") == scene.streets()
    assert len(scene.streets()) == 12


@pytest.mark.parametrize(
    ("coloured", "white", "verbs"), [(1, 0, {"place"}), (0, 1, {"white"}), (1, 1, {"place", "white"})]
)
def test_only_discs_of_the_own_supply(scene: Scene, coloured: int, white: int, verbs: set[str]) -> None:
    """C-T1"""
    scene.discs(BLUE, coloured, white)
    assert {text.split()[0] for text in scene.open()} == verbs


@pytest.mark.parametrize("below", ["", "orange", "white", "orange blue", "yellow white orange"])
def test_the_disc_goes_on_top(scene: Scene, below: str) -> None:
    """C-T1: of whatever lies there; a tower may hold four for the moment."""
    scene.stack("wood+weave", below)
    scene.fit()
    coloured, white = int(scene.town.discs[BLUE]), int(scene.town.whites[BLUE])
    other = scene.copy()
    scene.choose("place wood+weave")
    assert scene.tower("wood+weave") == [*below.split(), "blue"]
    assert (scene.town.discs[BLUE], scene.town.whites[BLUE]) == (coloured - 1, white)
    other.choose("white wood+weave")
    assert other.tower("wood+weave") == [*below.split(), "white"]
    assert (other.town.discs[BLUE], other.town.whites[BLUE]) == (coloured, white - 1)
    height = len(below.split()) + 1
    assert scene.news("placed") == [(BLUE, street_number(scene), height)]
    assert other.news("placed-white") == [(BLUE, street_number(scene), height)]


def street_number(scene: Scene) -> int:
    """The pair of wood and weave, as news tell it."""
    return int(scene.town.pairs[scene.street("wood+weave")])


def test_a_street_may_be_chosen_again_and_again(scene: Scene) -> None:
    """C-T1"""
    for _ in range(3):
        seat = scene.asked[0]
        scene.choose("place wood+weave", "gain wood")
        scene.done_until((seat + 1) % 3)
    assert scene.tower("wood+weave") == ["blue", "orange", "yellow"]


# The two actions.


@pytest.mark.parametrize("order", list(permutations(["gain wood", "weave"])))
def test_both_actions_in_either_order(scene: Scene, order: tuple[str, ...]) -> None:
    """C-T2: each of them once, then the next player."""
    scene.choose("place wood+weave")
    assert scene.open() == ["gain wood", "weave"]
    scene.choose(order[0])
    assert scene.open() == ["done", order[1]]
    scene.choose(order[1])
    assert scene.asked == [ORANGE]
    assert scene.stock(BLUE) == {"wood": 1}
    assert scene.cloth(BLUE) == [1]


@pytest.mark.parametrize("order", sorted(set(permutations(["gain wood", "gain wood", "weave", "weave"]))))
def test_a_white_disc_gives_each_action_twice_in_any_order(scene: Scene, order: tuple[str, ...]) -> None:
    """C-T2"""
    scene.choose("white wood+weave", *order)
    assert scene.asked == [ORANGE]
    assert scene.stock(BLUE) == {"wood": 2}
    assert scene.cloth(BLUE) == [2]


def test_no_action_of_a_white_disc_three_times(scene: Scene) -> None:
    """C-T2"""
    scene.choose("white wood+weave", "gain wood", "gain wood")
    assert scene.open() == ["done", "weave"]


def test_white_disc_example(scene: Scene) -> None:
    """C-T2, printed example: wood twice, then both woods to San Miniato."""
    scene.choose("white wood+contribute", "gain wood", "gain wood", "give wood-san-miniato", "give wood-san-miniato")
    assert scene.gifts(BLUE, "san-miniato") == {"wood": 2}
    assert scene.asked == [ORANGE]


def test_the_second_action_may_be_skipped(scene: Scene) -> None:
    """C-T3: at least one of them must be carried out, not both."""
    scene.choose("place wood+weave")
    assert "done" not in scene.open()
    scene.choose("weave", "done")
    assert scene.stock(BLUE) == {}
    assert scene.asked == [ORANGE]
    assert scene.news("skipped") == [(BLUE,)]


def test_a_disc_may_not_be_placed_only_to_draw_cards(scene: Scene) -> None:
    """C-T3: streets with two impossible actions are closed, to white discs too."""
    closed = {"build+ship", "build+transport", "artwork+ship", "ship+contribute", "transport+contribute"}
    assert set(scene.opened("place")) == set(scene.streets()) - closed
    assert set(scene.opened("white")) == set(scene.streets()) - closed


def test_brick_and_artwork_example(scene: Scene) -> None:
    """C-T3, C-K1, printed example: no marble for the artwork, so a card; then the brick."""
    scene.choose("place brick+artwork")
    assert scene.open() == ["gain brick", "draw artwork"]
    scene.choose("draw artwork", "card ship")
    assert scene.open() == ["gain brick"]
    scene.choose("gain brick")
    assert scene.stock(BLUE) == {"brick": 1}
    assert scene.hand_of(BLUE) == ["ship"]


# The discs below.


def test_second_and_third_disc_activate_top_to_bottom(scene: Scene) -> None:
    """C-T4, printed example: after the active player, first the upper disc, then the lower one."""
    scene.stack("wood+contribute", "yellow orange")
    scene.choose("place wood+contribute", "gain wood", "give wood-santa-croce")
    assert scene.asked == [ORANGE]
    scene.choose("gain wood", "give wood-san-miniato")
    assert scene.asked == [YELLOW]
    scene.choose("gain wood", "give wood-santa-maria")
    assert woken(scene) == [(ORANGE, 2), (YELLOW, 1)]
    assert scene.asked == [ORANGE]
    assert scene.question() == "placing"


@pytest.mark.parametrize("order", list(permutations(["gain wood", "weave"])))
def test_a_woken_disc_lets_its_owner_do_both_actions_once_in_either_order(scene: Scene, order: tuple[str, ...]) -> None:
    """C-T4: even below a white disc, which gave everything twice."""
    scene.stack("wood+weave", "orange")
    scene.choose("white wood+weave", "gain wood", "gain wood", "weave", "weave")
    assert scene.asked == [ORANGE]
    assert scene.open() == ["done", "gain wood", "weave"]
    scene.choose(*order)
    assert scene.stock(ORANGE) == {"wood": 1}
    assert scene.cloth(ORANGE) == [1]
    assert scene.question() == "placing"


def test_a_woken_disc_brings_no_duty(scene: Scene) -> None:
    """C-T4: its owner may do one of the actions, or none."""
    scene.stack("wood+weave", "orange yellow")
    scene.choose("place wood+weave", "gain wood", "done")
    assert scene.asked == [YELLOW]
    scene.choose("done")
    assert scene.asked == [ORANGE]
    scene.choose("weave", "done")
    assert scene.asked == [ORANGE]
    assert scene.question() == "placing"
    assert scene.stock(YELLOW) == scene.stock(ORANGE) == {}


def test_the_fourth_disc_is_never_activated(new_scene: Callable[..., Scene]) -> None:
    """C-T4, C-P1: it goes to the council after the other three."""
    scene = new_scene(4)
    scene.stack("wood+weave", "green yellow orange")
    scene.choose("place wood+weave", "gain wood", "done", "done", "done")
    assert woken(scene) == [(ORANGE, 3), (YELLOW, 2)]
    assert scene.council() == ["green"]
    assert scene.tower("wood+weave") == ["yellow", "orange", "blue"]
    assert scene.keys().index("entered") > max(i for i, key in enumerate(scene.keys()) if key == "activated")


@pytest.mark.parametrize(
    ("below", "expected"),
    [
        ("white", []),
        ("white white", []),
        ("orange white", [(ORANGE, 1)]),
        ("white orange", [(ORANGE, 2)]),
        # A white disc keeps its place: the third one from the top is the last to be looked at.
        ("yellow orange white", [(ORANGE, 2)]),
        ("yellow white orange", [(ORANGE, 3)]),
        ("orange white white", []),
    ],
)
def test_white_discs_below_the_top_do_nothing(scene: Scene, below: str, expected: list[tuple[int, int]]) -> None:
    """C-T4"""
    scene.stack("wood+weave", below)
    scene.choose("place wood+weave", "gain wood", "done")
    while scene.question() == "activation":
        scene.choose("done")
    assert woken(scene) == expected


def test_a_player_acts_once_for_each_disc(scene: Scene) -> None:
    """C-T4: three discs of one colour are three activations; only the first has the duty."""
    scene.stack("wood+weave", "blue blue")
    scene.choose("place wood+weave", "gain wood", "weave")
    assert scene.asked == [BLUE]
    assert scene.open() == ["done", "gain wood", "weave"]
    scene.choose("weave", "gain wood", "gain wood", "weave")
    assert woken(scene) == [(BLUE, 2), (BLUE, 1)]
    assert scene.stock(BLUE) == {"wood": 3}
    assert scene.cloth(BLUE) == [3]
    assert scene.asked == [ORANGE]


def test_the_same_other_player_twice_in_a_tower(scene: Scene) -> None:
    """C-T4"""
    scene.stack("wood+weave", "orange orange")
    scene.choose("place wood+weave", "gain wood", "done")
    scene.choose("gain wood", "weave", "gain wood", "weave")
    assert woken(scene) == [(ORANGE, 2), (ORANGE, 1)]
    assert scene.stock(ORANGE) == {"wood": 2}
    assert scene.question() == "placing"


def test_own_tower_under_an_opponent(scene: Scene) -> None:
    """C-T4, printed example: the same street twice for blue, orange between.

    Blue lacks a wood for a ship: a card brings it, the second ship is built, two cloth go to Lisbon. Orange builds a
    workshop and draws for want of a ship. Blue's lower disc: nothing to build with, so a card, which is played at once:
    a cloth into both workshops, and one each to Barcelona and London.
    """
    scene.stack("build+ship", "blue orange")
    scene.has(BLUE, wood=1)
    scene.owns(BLUE, ships=1)
    scene.weaves(BLUE, 1, 1)
    scene.hand(BLUE, "wood")
    scene.has(ORANGE, wood=1, brick=1)
    scene.choose("place build+ship", "play wood", "build ship", "send lisbon", "send lisbon")
    assert scene.town.ships[BLUE] == 2
    assert scene.delivered(BLUE) == {"lisbon": 2}
    assert scene.cloth(BLUE) == [0, 0]
    assert scene.stock(BLUE) == {}
    assert scene.asked == [ORANGE]
    scene.choose("build workshop", "draw ship", "card transport", "done")
    assert scene.town.workshops[ORANGE] == 2
    assert scene.hand_of(ORANGE) == ["transport"]
    assert scene.asked == [BLUE]
    scene.choose("draw build", "card weave", "play weave")
    assert scene.cloth(BLUE) == [1, 1]
    scene.choose("send barcelona", "send london")
    assert scene.delivered(BLUE) == {"barcelona": 1, "lisbon": 2, "london": 1}
    assert scene.question() == "placing"
    assert scene.asked == [ORANGE]


def test_a_player_who_can_do_nothing_is_not_asked(scene: Scene) -> None:
    """C-T4: no action is possible, no card can be drawn and none is held."""
    scene.stack("build+ship", "orange")
    scene.has(BLUE, wood=2)
    scene.draw_pile("", holder=YELLOW)
    scene.choose("place build+ship", "build ship")
    assert woken(scene) == [(ORANGE, 1)]
    assert scene.question() == "placing"


# The next player.


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_next_player_clockwise(new_scene: Callable[..., Scene], seats: int) -> None:
    """C-T5: after the last seat comes the first; re-activated players do not change the order."""
    scene = new_scene(seats, active=seats - 1, first=1)
    scene.stack("wood+weave", "orange yellow")
    scene.choose("place wood+weave", "gain wood", "done")
    scene.done_until(0)
    assert scene.question() == "placing"
    assert scene.town.active == 0


def test_scoring_comes_after_the_activations_and_before_the_next_turn(scene: Scene) -> None:
    """C-T5, C-P1"""
    scene.stack("wood+weave", "yellow orange white")
    scene.choose("place wood+weave", "gain wood", "weave", "gain wood", "weave")
    told = scene.keys()
    keys = [key for key in told if key in ("placed", "activated", "entered", "scored", "turn")]
    assert keys == ["placed", "activated", "entered", "scored", "turn"]
    assert scene.town.active == ORANGE


def test_a_tower_of_three_is_not_scored(scene: Scene) -> None:
    """C-T5, C-P1"""
    scene.stack("wood+weave", "yellow orange")
    scene.choose("place wood+weave", "gain wood", "done", "done", "done")
    assert scene.news("scored") == []
    assert scene.tower("wood+weave") == ["yellow", "orange", "blue"]


def test_a_turn_worked_out(scene: Scene) -> None:
    """C-T1 to C-T5, C-A3, C-A5, C-K1 to C-K3, C-P1 to C-P4, the long printed example, with example (a).

    Blue is Eszter, orange stands for Evi and yellow for Benedek; the tower is white, yellow, orange from below.
    """
    scene.tiles("wood", "brick", "lisbon")
    scene.representatives("orange", "blue")
    scene.stack("artwork+ship", "white yellow orange")
    scene.has(BLUE, marble=2)
    scene.weaves(BLUE, 1, 1)
    scene.owns(BLUE, ships=2)
    scene.hand(BLUE, "artwork wood")
    scene.has(ORANGE, marble=1, brick=1)
    scene.owns(ORANGE, ships=2, houses="troyes")
    scene.hand(ORANGE, "build")
    scene.deliver(BLUE, lisbon=1)
    scene.deliver(ORANGE, lisbon=2)
    scene.deliver(YELLOW, lisbon=1)
    scene.fit()
    coloured, white = int(scene.town.discs[BLUE]), int(scene.town.whites[BLUE])

    scene.choose("place artwork+ship")
    assert scene.tower("artwork+ship") == ["white", "yellow", "orange", "blue"]
    scene.choose("adorn santa-croce", "play artwork", "adorn santa-croce")
    assert scene.gifts(BLUE, "santa-croce") == {"artwork": 2}
    scene.choose("send lisbon")
    assert scene.open() == ["stop", "send barcelona", "send lisbon", "send london"]
    scene.choose("stop")
    assert [scene.delivered(seat)["lisbon"] for seat in range(3)] == [2, 2, 1]
    assert scene.open() == ["done", "play wood"]
    scene.choose("done")

    assert scene.asked == [ORANGE]
    scene.choose("adorn san-miniato")
    assert scene.open() == ["done", "draw ship"]
    scene.choose("draw ship", "card wood")
    assert scene.open() == ["done", "play wood"]
    scene.choose("play wood")
    assert scene.stock(ORANGE) == {"wood": 1, "brick": 1}
    scene.choose("play build")
    assert scene.town.workshops[ORANGE] == 2
    assert scene.stock(ORANGE) == {}
    assert scene.hand_of(ORANGE) == []

    assert scene.asked == [YELLOW]
    assert scene.open() == ["done", "draw artwork", "draw ship"]
    scene.choose("draw artwork", "card weave", "draw ship", "card marble", "done")
    assert scene.hand_of(YELLOW) == ["marble", "weave"]

    assert scene.council() == ["orange", "blue", "blue"]
    assert scene.tower("artwork+ship") == ["yellow", "orange", "blue"]
    assert (scene.town.discs[BLUE], scene.town.whites[BLUE]) == (coloured - 2, white + 1)
    assert scene.news("scored") == [(LISBON, 3)]
    assert scene.points() == [3, 2, 1]
    assert scene.asked == [ORANGE]
    assert scene.question() == "placing"
