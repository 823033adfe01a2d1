"""What a position is worth, and that the greedy bot takes what is plainly best by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from fondaco.bots.greedy import GreedyBot
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.table import Table

if TYPE_CHECKING:
    from .scene import Scene

Play = Callable[..., Table]
BLUE, ORANGE, YELLOW = 0, 1, 2


def greedy(game: Game, scene: Scene, seat: int) -> str:
    """What the greedy bot chooses for a seat of a scene."""
    view = game.view(scene.town, seat)
    return game.vocabulary.text(int(GreedyBot().choose(game, view, seat, Luck("greedy"))))


def worth(game: Game, scene: Scene, seat: int) -> int:
    return int(game.value(scene.town, seat))


# What may be read.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_value_is_the_same_in_all_worlds_dealt_from_a_view(norenberc: Game, play: Play, seats: int) -> None:
    luck = Luck("worlds")
    differing = 0
    for choices in range(0, 160, 7):
        state = play(seats, f"worlds {seats}", choices).state
        for seat in range(seats):
            view = norenberc.view(state, seat)
            first = norenberc.imagine(view, seat, luck)
            second = norenberc.imagine(view, seat, luck)
            differing += not first.same_as(second)
            expected = norenberc.value(view, seat)
            assert [norenberc.value(world, seat) for world in (state, first, second)] == [expected] * 3
    assert differing > 0


def test_looking_at_a_position_changes_nothing(norenberc: Game, play: Play) -> None:
    for choices in range(0, 120, 11):
        state = play(4, "unchanged", choices).state
        before = state.copy()
        for seat in range(4):
            norenberc.value(state, seat)
        assert state.same_as(before)


def test_no_seat_is_better_off_while_the_table_is_being_set_up(norenberc: Game) -> None:
    state = norenberc.start(4, {})
    assert [norenberc.value(state, seat) for seat in range(4)] == [0, 0, 0, 0]


def test_at_the_end_the_value_is_the_score(norenberc: Game, play: Play) -> None:
    state = play(3, "the end").state
    scores = [sum(points) * 100 for points in norenberc.breakdown(state)]
    assert [norenberc.value(state, seat) for seat in range(3)] == scores


# What is worth more.


def test_more_of_anything_good_is_worth_more(norenberc: Game, scene: Scene) -> None:
    before = worth(norenberc, scene, BLUE)
    scene.money(26, 25, 25)
    richer = worth(norenberc, scene, BLUE)
    scene.own(BLUE, "baker-7")
    employer = worth(norenberc, scene, BLUE)
    scene.own(BLUE, "musician-5")
    entertained = worth(norenberc, scene, BLUE)
    scene.agents(BLUE, 5, 3)
    stronger = worth(norenberc, scene, BLUE)
    scene.win_crests(BLUE, bakers=1)
    assert before < richer < employer < entertained < stronger < worth(norenberc, scene, BLUE)


def test_a_musician_is_worth_more_the_earlier_it_plays(norenberc: Game, new_scene: Callable[..., Scene]) -> None:
    gains = []
    for number in (1, 2, 3, 4):
        scene = new_scene(3)
        scene.round(number)
        before = worth(norenberc, scene, BLUE)
        scene.own(BLUE, "musician-5")
        gains.append(worth(norenberc, scene, BLUE) - before)
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > gains[3] > 0


def test_being_ahead_in_goods_is_worth_more_once_no_rival_can_act(norenberc: Game, scene: Scene) -> None:
    scene.has(BLUE, beer=3)
    contested = worth(norenberc, scene, BLUE)
    scene.agents(ORANGE, 0, 4)
    scene.agents(YELLOW, 0, 4)
    assert worth(norenberc, scene, BLUE) > contested


def test_being_behind_in_goods_is_worth_less_once_no_rival_can_act(norenberc: Game, scene: Scene) -> None:
    scene.has(ORANGE, beer=2, pastry=2, shoes=2, pages=2)
    contested = worth(norenberc, scene, BLUE)
    scene.agents(ORANGE, 0, 4)
    scene.agents(YELLOW, 0, 4)
    assert worth(norenberc, scene, BLUE) < contested


def test_a_planned_guild_is_worth_what_can_be_done_there(norenberc: Game, scene: Scene) -> None:
    """Without goods and money only the plan for the guild with something to do is worth anything."""
    scene.has(BLUE, pastry=1)
    scene.money(0, 25, 25)
    scene.room("bakers", 1, "councilman")
    scene.room("brewers", 1, "councilman")
    useful = scene.town.copy()
    useful.choose(BLUE, norenberc.vocabulary.number("plan bakers"))
    useless = scene.town.copy()
    useless.choose(BLUE, norenberc.vocabulary.number("plan brewers"))
    assert norenberc.value(useful, BLUE) > norenberc.value(useless, BLUE)


# What is plainly best.


def test_greedy_sells_at_a_top_price_before_the_master_drops(norenberc: Game, scene: Scene) -> None:
    scene.bench("brewers", "7 2+ 2+ 3 3")
    scene.has(BLUE, beer=5, pastry=1)
    scene.has(ORANGE, pastry=1)
    scene.has(YELLOW, pastry=1)
    scene.money(2, 25, 25)
    scene.agents(BLUE, 1, 4)
    scene.send(BLUE, "brewers")
    assert greedy(norenberc, scene, BLUE) == "sell 4"


def test_greedy_hires_a_councilman_in_the_first_round_rather_than_nothing(norenberc: Game, scene: Scene) -> None:
    scene.room("bakers", 1, "councilman")
    scene.money(0, 25, 25)
    scene.has(BLUE, pastry=2, shoes=1)
    scene.send(BLUE, "bakers")
    assert greedy(norenberc, scene, BLUE) == "hire room-1"


def test_greedy_buys_where_the_next_master_is_dearer(norenberc: Game, scene: Scene) -> None:
    scene.bench("brewers", "2+ 7 6 5 4")
    scene.money(25, 15, 15)
    scene.send(BLUE, "brewers")
    for _ in range(3):
        assert greedy(norenberc, scene, BLUE) == "buy beer"
        scene.act("buy beer")


def test_greedy_keeps_the_money_that_decides_ties(norenberc: Game, scene: Scene) -> None:
    """All have one good of each kind, and blue stands foremost: she is favourite of all unless she spends."""
    scene.bench("brewers", "2+ 2+ 3 3 4")
    scene.agents(BLUE, 1, 4)
    scene.send(BLUE, "brewers")
    assert greedy(norenberc, scene, BLUE) == "nothing"


def test_greedy_keeps_the_good_that_makes_it_favourite_of_the_prestige_guild(norenberc: Game, scene: Scene) -> None:
    """Either of two goods can complete the price; only the shoes win a crest and the prestige crest."""
    scene.prestige("shoemakers")
    scene.room("brewers", 2, "brewer-7")
    scene.has(BLUE, beer=1, pastry=1, shoes=2)
    scene.has(ORANGE, pastry=3, shoes=1, beer=2)
    scene.has(YELLOW, pastry=2, shoes=1, beer=2)
    scene.money(0, 30, 30)
    scene.agents(BLUE, 1, 4)
    scene.send(BLUE, "brewers")
    scene.act("hire room-2")
    assert greedy(norenberc, scene, BLUE) == "pay pastry"


def test_greedy_loads_the_peddler_with_the_good_that_wins_the_prestige_guild(norenberc: Game, scene: Scene) -> None:
    scene.prestige("printers")
    scene.has(BLUE, beer=1, pastry=1, pages=1)
    scene.has(ORANGE, beer=6, pastry=6, pages=3)
    scene.agents(BLUE, 1, 4)
    scene.hire(BLUE, "peddler")
    assert greedy(norenberc, scene, BLUE) == "load pages"


def test_greedy_appoints_the_mayor_where_its_own_artisans_are(norenberc: Game, scene: Scene) -> None:
    scene.own(BLUE, "shoemaker-4 shoemaker-5 shoemaker-6 baker-7")
    scene.hire(BLUE, "mayor")
    assert greedy(norenberc, scene, BLUE) == "appoint shoemakers"


def test_greedy_steals_the_goods_that_make_it_favourite(norenberc: Game, scene: Scene) -> None:
    """The Thief is hired with the last agent of the round, so what was stolen decides at once."""
    scene.prestige("printers")
    scene.has(BLUE, pages=2)
    scene.has(ORANGE, pages=3, shoes=3)
    scene.has(YELLOW, beer=1)
    scene.agents(BLUE, 1, 4)
    scene.hire(BLUE, "thief")
    scene.act(greedy(norenberc, scene, BLUE))
    while scene.town.question() == "stealing":
        scene.act(greedy(norenberc, scene, BLUE))
    assert scene.crests(BLUE).keys() >= {"printers", "prestige"}


def test_greedy_does_not_pass_while_something_good_can_be_done(norenberc: Game, scene: Scene) -> None:
    scene.room("bakers", 1, "councilman")
    scene.plan("brewers", "pass", "pass")
    scene.act("nothing")
    assert "bakers" in greedy(norenberc, scene, BLUE)
