"""The townspeople that act when hired, at the end of rounds, and the swaps of the Guard."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from fondaco.kernel.counts import numbers

if TYPE_CHECKING:
    from .scene import Scene

BLUE, ORANGE, YELLOW = 0, 1, 2

# Councilman.


def test_the_councilman_brings_an_agent_and_is_shuffled_back(scene: Scene) -> None:
    """N-T1"""
    scene.room("bakers", 1, "councilman")
    before = sorted([*scene.tiles("stack"), "councilman"])
    scene.has(BLUE, pastry=1)
    scene.send(BLUE, "bakers")
    scene.act("hire room-1")
    assert (scene.town.hand[BLUE], scene.town.supply[BLUE]) == (4, 3)
    assert scene.tiles("owned", BLUE) == []
    assert sorted(scene.tiles("stack")) == before
    assert scene.news("shuffled-back") != []


@pytest.mark.parametrize("name", ["councilman", "thief", "guard"])
def test_a_star_shuffled_into_an_empty_stack_makes_a_stack_of_one(scene: Scene, name: str) -> None:
    """N-T1, N-T2, N-T3 and a ruling"""
    scene.room("brewers", 1, name)
    scene.shrink_stack(0)
    scene.send(BLUE, "brewers")
    scene.act("hire room-1")
    if name != "councilman":
        scene.act("forgo")
    assert scene.tiles("stack") == [name]
    assert scene.town.stack_size == 1


# Thief.


def test_the_thief_takes_two_goods_and_the_bank_pays_at_the_masters_of_their_own_guilds(scene: Scene) -> None:
    """N-T2"""
    scene.master("brewers", 2)
    scene.master("shoemakers", 3)
    scene.master("printers", 7)
    scene.has(BLUE)
    scene.has(ORANGE, shoes=1, pages=2)
    scene.hire(BLUE, "thief")
    scene.act("rob seat-2")
    assert scene.opened("steal") == ["shoes", "pages"]
    scene.act("steal pages", "steal shoes")
    assert scene.goods(BLUE) == {"shoes": 1, "pages": 1}
    assert scene.goods(ORANGE) == {"pages": 1}
    assert scene.town.money[ORANGE] == 25 + 7 + 3
    assert scene.town.money[BLUE] == 25
    assert "thief" in scene.tiles("stack")
    assert scene.tiles("owned", BLUE) == []


def test_the_thief_may_take_two_goods_of_one_kind(scene: Scene) -> None:
    """N-T2"""
    scene.has(ORANGE, shoes=1, pages=2)
    scene.hire(BLUE, "thief")
    scene.act("rob seat-2", "steal pages", "steal pages")
    assert scene.goods(ORANGE) == {"shoes": 1}


@pytest.mark.parametrize(
    ("held", "left", "stolen"),
    [({"pages": 1}, {}, 1), ({"pages": 2}, {}, 2), ({"pages": 3}, {"pages": 1}, 2)],
)
def test_a_victim_with_one_kind_loses_two_goods_or_its_only_one(
    scene: Scene, held: dict[str, int], left: dict[str, int], stolen: int
) -> None:
    """N-T2: where there is nothing to choose nobody is asked."""
    scene.has(ORANGE, **held)
    scene.hire(BLUE, "thief")
    scene.act("rob seat-2")
    assert scene.town.question() == "planning"
    assert scene.goods(ORANGE) == left
    assert len(scene.news("stole")) == stolen
    assert scene.town.money[ORANGE] == 25 + 4 * stolen


def test_the_thief_does_not_stop_after_one_good(scene: Scene) -> None:
    """Ruling on N-T2: two goods, or not used at all."""
    scene.hire(BLUE, "thief")
    scene.act("rob seat-2", "steal pages")
    assert scene.open() == ["steal beer", "steal pastry", "steal shoes"]


def test_the_thief_robs_only_other_players_who_have_goods_at_hand(new_scene: Callable[..., Scene]) -> None:
    """N-T2"""
    scene = new_scene(4)
    scene.has(2)
    scene.hire(1, "thief")
    assert scene.open() == ["rob seat-1", "rob seat-4", "forgo"]


def test_the_thief_may_be_hired_and_not_used(scene: Scene) -> None:
    """Ruling on N-T2"""
    goods = [scene.goods(seat) for seat in (ORANGE, YELLOW)]
    scene.hire(BLUE, "thief")
    scene.act("forgo")
    assert [scene.goods(seat) for seat in (ORANGE, YELLOW)] == goods
    assert "thief" in scene.tiles("stack")


def test_the_thief_finds_nobody_to_rob(scene: Scene) -> None:
    """N-T2: the Thief is shuffled back, and the roof is paid all the same."""
    scene.has(ORANGE)
    scene.has(YELLOW)
    scene.roof("brewers", YELLOW, 1)
    scene.hire(BLUE, "thief")
    assert scene.town.question() == "planning"
    assert "thief" in scene.tiles("stack")
    assert scene.town.money[BLUE] == 26


def test_the_loot_cannot_pay_for_the_thief(scene: Scene) -> None:
    """Ruling on N-T2: the price is paid before the Thief works."""
    scene.room("brewers", 2, "thief")
    scene.has(BLUE, beer=1)
    scene.send(BLUE, "brewers")
    assert scene.opened("hire") == []


# Guard.


def test_the_guard_swaps_artisans_of_one_guild_across_houses(scene: Scene) -> None:
    """N-T3"""
    scene.room("printers", 3, "brewer-7")
    scene.hire(BLUE, "guard")
    scene.act("swap printers-room-3", "with brewers-window-2")
    assert scene.rooms("printers")[2] == "brewer-5"
    assert scene.windows("brewers") == ["brewer-4", "brewer-7", "brewer-6", "brewer-3", "brewer-2+"]
    assert scene.tiles("owned", BLUE) == []
    assert "guard" in scene.tiles("stack")


def test_the_guard_swaps_two_guests(scene: Scene) -> None:
    """N-T3: in different houses, neither of them the artisans' own."""
    scene.room("bakers", 1, "printer-7")
    scene.room("shoemakers", 4, "printer-3")
    scene.hire(BLUE, "guard")
    scene.act("swap shoemakers-room-4", "with bakers-room-1")
    assert scene.rooms("bakers")[0] == "printer-3"
    assert scene.rooms("shoemakers")[3] == "printer-7"


def test_the_guard_moves_no_master_no_townsperson_and_only_artisans_of_the_same_guild(scene: Scene) -> None:
    """N-T3: both tiles of the stack of two are positions of their own."""
    scene.room("bakers", 2, "brewer-7")
    scene.room("bakers", 3, "mayor")
    scene.hire(BLUE, "guard")
    places = scene.opened("swap")
    assert [place for place in places if "brewers" in place] == [f"brewers-window-{window}" for window in (2, 3, 4, 5)]
    assert [place for place in places if "room" in place] == ["bakers-room-2"]
    scene.act("swap brewers-window-5")
    assert scene.opened("with") == ["bakers-room-2", "brewers-window-2", "brewers-window-3", "brewers-window-4"]
    scene.act("with brewers-window-4")
    assert scene.windows("brewers") == ["brewer-4", "brewer-5", "brewer-6", "brewer-2+", "brewer-3"]


@pytest.mark.parametrize(("number", "windows"), [(2, [3, 4, 5]), (3, [4, 5]), (4, [4])])
def test_the_guard_reaches_all_windows_but_the_masters(scene: Scene, number: int, windows: list[int]) -> None:
    """N-T3: in round 4 the tile under the master is a position of its own."""
    scene.round(number)
    scene.room("bakers", 2, "brewer-7")
    scene.hire(BLUE, "guard")
    places = [place for place in scene.opened("swap") if place.startswith("brewers")]
    assert places == [f"brewers-window-{window}" for window in windows]
    scene.act("swap brewers-window-4", "with bakers-room-2")
    assert scene.windows("brewers")[3] == "brewer-7"
    assert scene.rooms("bakers")[1] == "brewer-3"


def test_a_lone_artisan_cannot_be_swapped(scene: Scene) -> None:
    """N-T3: in round 4 only the tile under the master is left of a guild without guests."""
    scene.round(4)
    scene.hire(BLUE, "guard")
    assert scene.town.question() == "planning"
    assert "guard" in scene.tiles("stack")


def test_the_guard_may_be_hired_and_not_used(scene: Scene) -> None:
    """Ruling on N-T3"""
    before = [scene.windows(guild) for guild in scene.guilds]
    scene.hire(BLUE, "guard")
    assert scene.open()[-1] == "forgo"
    scene.act("forgo")
    assert [scene.windows(guild) for guild in scene.guilds] == before
    assert "guard" in scene.tiles("stack")


def test_the_guard_does_not_change_the_prestige_guild(scene: Scene) -> None:
    """Ruling on N-T3: but it changes who is master later on."""
    scene.room("bakers", 2, "baker-7")
    scene.hire(BLUE, "guard")
    scene.act("swap bakers-room-2", "with bakers-window-2")
    assert scene.guilds[int(scene.town.prestige)] == "brewers"
    assert scene.town.prestige_here == 1
    scene.all_pass()
    scene.refill()
    assert scene.price("bakers") == 7
    assert scene.guilds[int(scene.town.prestige)] == "bakers"


# Musician and Mayor.


@pytest.mark.parametrize(
    ("names", "income"),
    [("musician-3", 6), ("musician-5", 8), ("musician-3 musician-5", 11), ("nobleman-3", 3)],
)
def test_musicians_bring_thalers_at_each_income(scene: Scene, names: str, income: int) -> None:
    """N-T4: each by itself."""
    scene.own(BLUE, names)
    for end in (1, 2):
        before = int(scene.town.money[BLUE])
        scene.all_pass()
        assert scene.town.money[BLUE] - before == income
        assert scene.town.round == end + 1
        scene.refill()


def test_a_musician_stays_with_its_player(scene: Scene) -> None:
    """N-T4: hired it plays in the same round already."""
    scene.hire(BLUE, "musician-5")
    scene.all_pass()
    assert scene.tiles("owned", BLUE).count("musician-5") == 1
    assert scene.news("income")[BLUE] == (BLUE, 8)


def test_the_mayor_goes_to_the_roof_of_any_guild_in_play(scene: Scene) -> None:
    """N-T6"""
    scene.hire(BLUE, "mayor")
    assert scene.open() == [f"appoint {guild}" for guild in ("brewers", "bakers", "shoemakers", "printers")]
    scene.act("appoint printers")
    assert numbers(scene.town.mayors) == [0, 0, 0, 1, 0, 0]
    assert scene.tiles("owned", BLUE) == []
    assert "mayor" not in scene.rooms("brewers")


def test_a_mayor_pays_every_player_for_the_artisans_of_its_guild(scene: Scene) -> None:
    """N-T6: for each tile, whatever its value; the hirer has no advantage."""
    scene.mayor("printers")
    scene.has(BLUE)
    scene.has(ORANGE)
    scene.has(YELLOW)
    scene.own(ORANGE, "printer-7 printer-3 brewer-5")
    scene.own(YELLOW, "printer-4")
    scene.all_pass()
    assert scene.news("income") == [(BLUE, 3), (ORANGE, 5), (YELLOW, 4)]


def test_two_mayors_on_one_roof_pay_twice(scene: Scene) -> None:
    """N-T6"""
    scene.mayor("printers")
    scene.mayor("printers")
    for seat in (BLUE, ORANGE, YELLOW):
        scene.has(seat)
    scene.own(ORANGE, "printer-7 printer-3")
    scene.all_pass()
    assert scene.news("income") == [(BLUE, 3), (ORANGE, 7), (YELLOW, 3)]


@pytest.mark.parametrize(("number", "won"), [(1, 1), (4, 2)])
def test_a_mayor_pays_in_the_round_it_was_hired_for_masters_just_won(scene: Scene, number: int, won: int) -> None:
    """Ruling on N-T6: also in round 4, and there for both tiles."""
    scene.round(number)
    scene.has(BLUE, pages=3)
    scene.hire(BLUE, "mayor")
    scene.act("appoint printers")
    scene.all_pass()
    assert scene.news("income")[BLUE] == (BLUE, 3 + won)


def test_a_mayor_stays_for_the_rest_of_the_game(scene: Scene) -> None:
    """N-T6"""
    scene.mayor("printers")
    scene.own(ORANGE, "printer-7")
    for seat in (BLUE, ORANGE, YELLOW):
        scene.has(seat)
    for _ in range(3):
        scene.all_pass()
        scene.refill()
    scene.all_pass()
    assert [money for seat, money in scene.news("income") if seat == ORANGE] == [4, 4, 4, 4]
    assert numbers(scene.town.mayors)[3] == 1


# Peddler: what it does at the favourites stands with them.


def test_a_good_must_be_put_on_the_peddler(scene: Scene) -> None:
    """N-T5: one of those left after paying."""
    scene.has(BLUE, pastry=1, pages=2)
    scene.hire(BLUE, "peddler")
    assert scene.open() == ["load pastry", "load pages"]
    scene.act("load pages")
    assert scene.goods(BLUE) == {"pastry": 1, "pages": 1}
    assert scene.loaded(BLUE) == {"pages": 1}
    assert scene.tiles("owned", BLUE) == ["peddler"]


def test_a_peddler_hired_without_goods_is_shuffled_back_at_once(scene: Scene) -> None:
    """N-T5 and the order inside a hire: the last good paid the price, so none is left for the Peddler."""
    scene.has(BLUE)
    scene.roof("brewers", YELLOW, 2)
    scene.hire(BLUE, "peddler")
    assert scene.goods(BLUE) == scene.loaded(BLUE) == {}
    assert scene.tiles("owned", BLUE) == []
    assert "peddler" in scene.tiles("stack")
    assert scene.town.money[BLUE] == 27


def test_a_peddlers_good_is_neither_sold_nor_paid_nor_stolen(scene: Scene) -> None:
    """N-T5"""
    scene.has(BLUE, pages=1)
    scene.room("printers", 1, "musician-3")
    scene.hire(BLUE, "peddler")
    assert scene.loaded(BLUE) == {"pages": 1}
    scene.plan("printers")
    assert scene.opened("sell") == scene.opened("hire") == []


def test_the_thief_finds_nothing_on_a_peddler(scene: Scene) -> None:
    """N-T5, N-T2"""
    scene.room("brewers", 1, "peddler")
    scene.room("bakers", 1, "thief")
    scene.has(BLUE, beer=1, pages=1)
    scene.has(ORANGE, pastry=1)
    scene.plan("brewers", "bakers", "pass")
    scene.act("hire room-1", "hire room-1")
    assert scene.opened("rob") == ["seat-3"]
