"""What a position is worth, and that the greedy bot takes what is plainly best by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from fondaco.bots.greedy import GreedyBot
from fondaco.bots.match import play_match
from fondaco.bots.random import RandomBot
from fondaco.games import find_game
from fondaco.games.calimala import scoring
from fondaco.games.calimala.bot.outlook import CATEGORIES, Outlook
from fondaco.games.calimala.data import COUNCIL, FINAL_NAMES, MATERIALS
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.playout import random_choice
from fondaco.kernel.state import State

if TYPE_CHECKING:
    from .scene import Scene

BLUE, ORANGE, YELLOW = 0, 1, 2
GAME: Game = find_game("calimala")


def played(seats: int, seed: str, choices: int = -1) -> State:
    """A table played at random, to the end or for so many choices."""
    luck = Luck(seed)
    buffer = Choices(len(GAME.vocabulary))
    state = GAME.start(seats, {})
    while not state.is_over() and choices != 0:
        seat = state.first_asked()
        state.choose(seat, random_choice(state, seat, luck, buffer))
        choices -= 1
    return state


def worth(scene: Scene, seat: int = BLUE) -> int:
    scene.fit()
    return int(GAME.value(scene.town, seat))


def leave_out(scene: Scene, final: str) -> None:
    """Blue was dealt a final card and did not keep it, so that it is out of the game."""
    scene.town.dealt[BLUE] = scene.town.dealt[BLUE] | 1 << FINAL_NAMES.index(final)


def greedy(scene: Scene) -> str:
    """What the greedy bot chooses for whoever is asked."""
    scene.fit()
    seat = int(scene.town.first_asked())
    return GAME.vocabulary.text(int(GreedyBot().choose(GAME, GAME.view(scene.town, seat), seat, Luck("greedy"))))


# What may be read.


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_value_is_the_same_in_all_worlds_dealt_from_a_view(seats: int) -> None:
    """C-K4, C-S3: hands, deck and final cards of the others are not read."""
    luck = Luck("worlds")
    differing = 0
    for choices in range(40, 420, 19):
        state = played(seats, f"worlds {seats}", choices)
        for seat in range(seats):
            view = GAME.view(state, seat)
            first = GAME.imagine(view, seat, luck)
            second = GAME.imagine(view, seat, luck)
            differing += not first.same_as(second)
            expected = GAME.value(view, seat)
            assert [GAME.value(world, seat) for world in (state, first, second)] == [expected] * 3
    assert differing > 0


def test_looking_at_a_position_changes_nothing() -> None:
    for choices in range(0, 400, 23):
        state = played(4, "unchanged", choices)
        before = state.copy()
        for seat in range(4):
            GAME.value(state, seat)
        assert state.same_as(before)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_outlook_counts_cubes_as_the_scoring_does(seats: int) -> None:
    """C-P3."""
    town = played(seats, "cubes", 300)
    outlook = Outlook(town, 0)
    width = len(outlook.amounts) // CATEGORIES
    for seat in range(seats):
        for tile in range(COUNCIL):
            assert outlook.amounts[tile * width + seat] == scoring.cubes(town, tile, seat)


# The end.


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_at_the_end_the_value_is_the_lead(seats: int) -> None:
    """C-E4: points ahead of the best of the others; the winner's is positive, that of the others negative."""
    for seed in range(4):
        state = played(seats, f"end {seed}")
        points = [sum(row) for row in GAME.breakdown(state)]
        winners = GAME.winners(state)
        for seat in range(seats):
            lead = points[seat] - max(points[other] for other in range(seats) if other != seat)
            value = int(GAME.value(state, seat))
            assert abs(value - 100 * lead) < 100
            if len(winners) == 1:
                assert (value > 0) == (seat in winners)


# What is worth more.


def test_a_cube_counts_while_its_category_is_to_be_scored(scene: Scene) -> None:
    """C-P3, C-E3: one for tiles to come is worth more than one for tiles and final cards that are done."""
    scene.finals("troyes", "bruges", "hamburg", opened="palazzo")
    leave_out(scene, "santa-maria")
    scene.tiles("santa-maria", "wood")
    scene.representatives("orange", "yellow")
    before = worth(scene)
    done = scene.copy()
    done.donate(BLUE, "santa-maria", wood=1)
    coming = scene.copy()
    coming.donate(BLUE, "santa-croce", brick=1)
    assert worth(coming) > worth(done)
    assert abs(worth(done) - before) < 10


def test_what_rivals_have_counts_against_a_player(scene: Scene) -> None:
    scene.round(5)
    before = worth(scene)
    for change in ("cubes", "points", "cards", "wares"):
        other = scene.copy()
        if change == "cubes":
            other.deliver(ORANGE, london=2)
        elif change == "points":
            other.town.points[7] += 1
        elif change == "cards":
            other.hand(ORANGE, "ship build")
        else:
            other.has(ORANGE, marble=2)
        assert worth(other) < before, change


def test_more_of_anything_good_is_worth_more(scene: Scene) -> None:
    scene.round(4)
    last = worth(scene)
    scene.has(BLUE, wood=1)
    for step in range(6):
        if step == 0:
            scene.weaves(BLUE, 1)
        elif step == 1:
            scene.owns(BLUE, ships=1)
        elif step == 2:
            scene.owns(BLUE, ships=1, houses="troyes")
        elif step == 3:
            scene.weaves(BLUE, 1, 0)
        elif step == 4:
            scene.hand(BLUE, "contribute")
        else:
            scene.deliver(BLUE, lisbon=1)
        now = worth(scene)
        assert now > last, step
        last = now


def test_what_lies_ready_is_worth_little_when_no_turn_is_left(new_scene: Callable[..., Scene]) -> None:
    """C-E1: goods themselves bring no points."""
    gains = []
    for coloured in (9, 0):
        scene = new_scene(3, active=YELLOW, first=BLUE)
        for seat in (BLUE, ORANGE):
            scene.discs(seat, coloured, 0)
        scene.discs(YELLOW, coloured + 1, 0)
        before = worth(scene)
        scene.has(BLUE, marble=2)
        scene.weaves(BLUE, 3)
        gains.append(worth(scene) - before)
    assert gains[0] > 4 * gains[1] >= 0


def test_own_discs_in_a_tower_are_worth_more_than_those_of_others(scene: Scene) -> None:
    """C-T4: a disc laid on own ones pays again; laid on those of others it feeds them."""
    own, others = scene.copy(), scene.copy()
    own.stack("wood+marble", "blue blue")
    others.stack("wood+marble", "orange orange")
    assert worth(own) > worth(others)
    for place in (own, others):
        place.choose("place wood+marble")
    assert worth(own) > worth(others)


def test_actions_still_to_come_count(scene: Scene) -> None:
    """C-T2: within an activation, more is to be had than after breaking it off."""
    scene.choose("place wood+weave", "gain wood")
    before = worth(scene)
    scene.choose("done")
    assert worth(scene) < before


def test_a_seat_in_the_council_about_to_be_taken_counts(scene: Scene) -> None:
    """C-P1: while the tower of four is being activated, the lowest disc and its tile count already."""
    values = []
    for lowest in ("blue", "orange"):
        trial = scene.copy()
        trial.tiles("london")
        trial.deliver(BLUE, london=1)
        trial.deliver(ORANGE, london=1)
        trial.stack("wood+weave", f"{lowest} white white")
        trial.choose("place wood+weave")
        assert trial.asked == [BLUE]
        values.append(worth(trial))
    assert values[0] > values[1] + 50


# What the greedy bot does.


def test_greedy_takes_the_tile_that_is_about_to_be_scored(scene: Scene) -> None:
    """C-P1, C-P3: the cloth goes where it wins three points at once."""
    scene.tiles("lisbon", "wood", "brick")
    scene.round(8)
    scene.stack("ship+contribute", "blue white white")
    scene.owns(BLUE, ships=1)
    scene.weaves(BLUE, 1)
    scene.deliver(ORANGE, lisbon=1)
    scene.choose("place ship+contribute")
    assert greedy(scene) == "send lisbon"


def test_greedy_does_not_break_off_while_something_useful_is_left(scene: Scene) -> None:
    scene.choose("place wood+weave", "gain wood")
    assert greedy(scene) == "weave"


def test_greedy_gives_nothing_where_it_counts_no_more(scene: Scene) -> None:
    """C-P3: the church whose tile and final card are gone gets nothing while another still counts."""
    scene.finals("troyes", "bruges", "hamburg", opened="palazzo")
    leave_out(scene, "santa-maria")
    scene.tiles("santa-maria")
    scene.representatives("orange")
    scene.round(6)
    scene.has(BLUE, brick=1)
    scene.choose("place wood+contribute")
    assert "give brick-santa-maria" in scene.open()
    while scene.asked == [BLUE] and scene.town.stock[BLUE * MATERIALS + 1] > 0:
        choice = greedy(scene)
        assert not choice.startswith("give") or not choice.endswith("santa-maria")
        scene.choose(choice)


def test_greedy_wins_clearly() -> None:
    """How often it wins is measured by `fondaco arena`; here one game shows that it plays at all."""
    end = play_match(GAME, [RandomBot(), GreedyBot(), RandomBot()], {}, "clearly")
    assert GAME.winners(end) == [1]
    points = [sum(row) for row in GAME.breakdown(end)]
    assert points[1] >= max(points[0], points[2]) + 5
