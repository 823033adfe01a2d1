"""The end of a round: favourites, income, new masters, guests, prestige."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from fondaco.kernel.counts import numbers
from fondaco.kernel.state import CHANCE

if TYPE_CHECKING:
    from .scene import Scene

BLUE, ORANGE, YELLOW = 0, 1, 2


def favourite(scene: Scene, guild: str) -> int | None:
    """The favourite that a guild chose at the end of the round just over."""
    chosen = [seat for seat, where, *_ in scene.news("favourite") if where == scene.guild(guild)]
    return chosen[-1] if chosen else None


def nobody_has_goods(scene: Scene) -> None:
    for seat in range(scene.seats):
        scene.has(seat)


# Favourites.


def test_favourite_example(example_round_over: Scene) -> None:
    """N-F1, N-F3, printed example: only yellow has beer left, and the brewers are the prestige guild."""
    scene = example_round_over
    assert favourite(scene, "brewers") == YELLOW
    assert "beer" not in scene.goods(YELLOW)
    assert scene.stored("brewers")["beer"] == 12
    assert "brewer-6" in scene.tiles("owned", YELLOW)
    assert scene.crests(YELLOW)["brewers"] == 1
    assert scene.crests(YELLOW)["prestige"] == 1
    assert scene.town.crests_left[0] == 3


def test_most_goods_of_the_kind_make_the_favourite(scene: Scene) -> None:
    """N-F1: guild by guild in number order."""
    scene.has(BLUE, beer=1, pastry=2)
    scene.has(ORANGE, beer=3, pastry=1, shoes=1)
    scene.has(YELLOW, beer=2, pages=1)
    scene.all_pass()
    assert [(seat, guild) for seat, guild, *_ in scene.news("favourite")] == [
        (ORANGE, 0),
        (BLUE, 1),
        (ORANGE, 2),
        (YELLOW, 3),
    ]
    assert scene.goods(ORANGE) == {"beer": 2, "pastry": 1}


@pytest.mark.parametrize("number", [1, 2, 3])
def test_without_a_favourite_the_master_leaves_the_game_and_the_crest_stays(scene: Scene, number: int) -> None:
    """N-F1"""
    scene.round(number)
    nobody_has_goods(scene)
    before = scene.tiles("gone")
    master = scene.windows("bakers")[number - 1]
    scene.all_pass()
    assert (1,) in scene.news("no-favourite")
    assert scene.tiles("gone").count(master) == before.count(master) + 1
    assert scene.windows("bakers")[number - 1] == "-"
    assert scene.windows("bakers")[3:] == ["baker-3", "baker-2+"]
    assert scene.town.crests_left[1] == 4


def test_without_a_favourite_both_tiles_leave_the_game_in_round_4(scene: Scene) -> None:
    """N-F1"""
    scene.round(4)
    nobody_has_goods(scene)
    scene.all_pass()
    assert scene.tiles("gone").count("baker-3") == 1
    assert scene.tiles("gone").count("baker-2+") == 1
    assert scene.windows("bakers") == ["-"] * 5
    assert scene.town.crests_left[1] == 4


def test_money_breaks_a_tie_and_is_shown_to_all(scene: Scene) -> None:
    """N-F2: only the money of those who are tied."""
    scene.has(BLUE, beer=2)
    scene.has(ORANGE, beer=1)
    scene.has(YELLOW, beer=2)
    scene.money(10, 99, 11)
    scene.all_pass()
    assert favourite(scene, "brewers") == YELLOW
    assert scene.news("tied") == [(BLUE, 0, 10), (YELLOW, 0, 11)]
    assert {item.audience for item in scene.items("tied")} == {-1}


def test_no_money_is_shown_without_a_tie(scene: Scene) -> None:
    """N-F2: a tie behind the favourite shows nothing either."""
    scene.has(BLUE, beer=2)
    scene.has(ORANGE, beer=1)
    scene.has(YELLOW, beer=1)
    scene.all_pass()
    assert scene.news("tied") == []


@pytest.mark.parametrize(
    ("order", "money", "chosen"),
    [
        ((BLUE, ORANGE, YELLOW), (9, 9, 9), BLUE),
        ((YELLOW, ORANGE, BLUE), (9, 9, 9), YELLOW),
        ((ORANGE, YELLOW, BLUE), (9, 8, 9), YELLOW),
        ((BLUE, YELLOW, ORANGE), (8, 9, 9), YELLOW),
        ((BLUE, YELLOW, ORANGE), (8, 10, 9), ORANGE),
    ],
)
def test_then_the_track_breaks_the_tie(
    scene: Scene, order: tuple[int, ...], money: tuple[int, ...], chosen: int
) -> None:
    """N-F2"""
    for seat in (BLUE, ORANGE, YELLOW):
        scene.has(seat, beer=1)
    scene.order(*order)
    scene.money(*money)
    scene.all_pass()
    assert favourite(scene, "brewers") == chosen


def test_the_favourite_takes_both_tiles_in_round_4_and_their_agents(scene: Scene) -> None:
    """N-F3: the fourth tile lies under the fifth, the master."""
    scene.bench("brewers", "4 5 6 2+ 2+")
    scene.round(4)
    nobody_has_goods(scene)
    scene.has(ORANGE, beer=1)
    scene.all_pass()
    assert scene.tiles("owned", ORANGE) == ["brewer-2+", "brewer-2+"]
    assert (scene.town.hand[ORANGE], scene.town.supply[ORANGE]) == (6, 2)
    assert scene.crests(ORANGE) == {"brewers": 1, "prestige": 1}


def test_agent_symbols_on_a_master_bring_an_agent_if_the_supply_has_one(scene: Scene) -> None:
    """N-F3, N-H3: for the next round; the cap of eight holds."""
    scene.master("brewers", 2)
    scene.master("bakers", 2)
    nobody_has_goods(scene)
    scene.has(ORANGE, beer=1, pastry=1)
    scene.agents(ORANGE, hand=4, supply=1)
    scene.all_pass()
    assert (scene.town.hand[ORANGE], scene.town.supply[ORANGE]) == (8, 0)
    assert scene.news("new-agent") == [(ORANGE,)]


def test_the_prestige_crest_lies_at_one_guild_only(scene: Scene) -> None:
    """N-F3"""
    scene.prestige("shoemakers")
    nobody_has_goods(scene)
    scene.has(BLUE, beer=1)
    scene.has(ORANGE, shoes=1)
    scene.all_pass()
    assert scene.crests(BLUE) == {"brewers": 1}
    assert scene.crests(ORANGE) == {"shoemakers": 1, "prestige": 1}


def test_a_prestige_crest_that_nobody_won_leaves_the_game(scene: Scene) -> None:
    """N-F4: and the guild is not the prestige guild again at once (N-E7)."""
    nobody_has_goods(scene)
    scene.bench("brewers", "6 7 5 3 2+")
    scene.all_pass()
    scene.refill()
    assert scene.news("prestige-lost") == [(0,)]
    assert all("prestige" not in scene.crests(seat) for seat in (BLUE, ORANGE, YELLOW))
    assert scene.price("brewers") == 7
    assert scene.guilds[int(scene.town.prestige)] == "bakers"
    assert (scene.town.prestige_here, scene.town.prestige_left) == (1, 2)


# Peddlers.


def load_peddler(scene: Scene, seat: int, good: str, guild: str = "brewers") -> None:
    """A seat hires a Peddler out of the only full room and loads a good."""
    scene.room(guild, 1, "peddler")
    scene.send(seat, guild)
    scene.act("hire room-1")
    if scene.town.question() == "loading":
        scene.act(f"load {good}")
    if scene.town.question() == "moving-first":
        scene.act("stay")


@pytest.mark.parametrize(("others", "chosen"), [(3, BLUE), (4, ORANGE), (5, ORANGE)])
def test_a_peddlers_good_counts_4_of_its_kind(scene: Scene, others: int, chosen: int) -> None:
    """N-T5, N-F1: instead of 1; a tie of 4 and 4 goes by money (N-F2)."""
    nobody_has_goods(scene)
    scene.has(BLUE, beer=1, pages=1)
    scene.has(ORANGE, pages=others)
    scene.money(25, 40, 25)
    load_peddler(scene, BLUE, "pages")
    scene.all_pass()
    assert favourite(scene, "printers") == chosen
    assert scene.news("tied") == ([(BLUE, 3, 25), (ORANGE, 3, 40)] if others == 4 else [])


def test_the_peddlers_good_returns_and_the_peddler_is_shuffled_back(scene: Scene) -> None:
    """N-T5, N-F4: the favourite gives back another good of the kind, as long as there is one."""
    nobody_has_goods(scene)
    scene.has(BLUE, beer=1, pages=2)
    load_peddler(scene, BLUE, "pages")
    scene.all_pass()
    assert scene.goods(BLUE) == {"pages": 1}
    assert scene.loaded(BLUE) == {}
    assert scene.news("good-returned") == [(BLUE, 3)]
    assert "peddler" not in scene.tiles("owned", BLUE)
    assert "peddler" in scene.tiles("stack")


def test_the_peddlers_good_is_given_back_if_there_is_no_other(scene: Scene) -> None:
    """N-T5: into the store, and nothing returns to the player."""
    nobody_has_goods(scene)
    scene.has(BLUE, beer=1, pages=1)
    load_peddler(scene, BLUE, "pages")
    scene.all_pass()
    assert favourite(scene, "printers") == BLUE
    assert scene.goods(BLUE) == {}
    assert scene.stored("printers") == {"pages": 12}
    assert scene.news("good-returned") == []
    assert "peddler" in scene.tiles("stack")


def test_a_peddler_that_wins_nothing_gives_its_good_back(scene: Scene) -> None:
    """N-T5"""
    nobody_has_goods(scene)
    scene.has(BLUE, beer=1, pages=1)
    scene.has(ORANGE, pages=5)
    load_peddler(scene, BLUE, "pages")
    scene.all_pass()
    assert scene.goods(BLUE) == {"pages": 1}


def test_two_peddlers_may_carry_one_kind(scene: Scene) -> None:
    """Ruling on N-T5: 4 each. The favourite gives back one of the two goods, the other returns."""
    nobody_has_goods(scene)
    scene.has(BLUE, beer=2, pages=2)
    scene.has(ORANGE, pages=7)
    load_peddler(scene, BLUE, "pages")
    load_peddler(scene, BLUE, "pages")
    assert scene.loaded(BLUE) == {"pages": 2}
    scene.all_pass()
    assert favourite(scene, "printers") == BLUE
    assert scene.goods(BLUE) == {"pages": 1}
    assert scene.tiles("stack").count("peddler") == 2


def test_a_peddler_can_come_back_as_a_guest_at_once(scene: Scene) -> None:
    """Ruling on N-F4: Peddlers return to the stack before the rooms are filled."""
    nobody_has_goods(scene)
    scene.has(BLUE, beer=1, pages=1)
    scene.room("brewers", 1, "peddler")
    scene.shrink_stack(0)
    scene.send(BLUE, "brewers")
    scene.act("hire room-1")
    scene.all_pass()
    assert scene.asked == [CHANCE]
    assert scene.open() == ["draw peddler"]
    scene.act("draw peddler")
    assert scene.rooms("brewers") == ["peddler", "-", "-", "-"]


# Agents, income, the end.


def test_agents_return_from_the_roofs(scene: Scene) -> None:
    """N-E1"""
    scene.roof("printers", ORANGE, 2)
    scene.plan("brewers+bakers", "printers", "pass")
    scene.act("nothing", "nothing", "nothing")
    scene.all_pass()
    assert numbers(scene.town.hand) == [4, 6, 4]
    assert sum(numbers(scene.town.roof)) == 0


def test_income_is_3_thalers_each(scene: Scene) -> None:
    """N-E2: also for those who passed at once."""
    scene.money(1, 2, 3)
    scene.all_pass()
    assert numbers(scene.town.money) == [4, 5, 6]


def test_the_game_ends_after_the_income_of_round_4(scene: Scene) -> None:
    """N-E3: no new masters, no new guests, no new prestige guild."""
    scene.round(4)
    scene.room("brewers", 1, "thief")
    scene.all_pass()
    assert scene.town.is_over()
    assert numbers(scene.town.money) == [28, 28, 28]
    assert scene.rooms("brewers") == ["thief", "-", "-", "-"]
    assert len(scene.news("new-prestige")) == 1
    assert len(scene.news("ended")) == 1


def test_a_game_has_four_rounds(scene: Scene) -> None:
    """N-E3, N-E4: after each of the first three all plan again."""
    for number in (1, 2, 3, 4):
        assert scene.town.round == number
        assert scene.asked == [BLUE, ORANGE, YELLOW]
        scene.all_pass()
        scene.refill()
    assert scene.asked == []


# New masters, guests, prestige.


def test_new_masters_and_guests_example(example_round_over: Scene) -> None:
    """N-E5, N-E6, printed example: the 4 becomes master; two guests slide left, two are drawn for rooms 3 and 4."""
    scene = example_round_over
    assert scene.price("brewers") == 4
    assert scene.rooms("brewers") == ["printer-7", "musician-5", "-", "-"]
    scene.act("draw brewer-7", "draw baker-7")
    assert scene.rooms("brewers") == ["printer-7", "musician-5", "brewer-7", "baker-7"]


def test_new_prestige_guild_example(example_round_over: Scene) -> None:
    """N-E7, printed example: not the brewers again; shoemakers and printers are tied, and the lower number wins."""
    scene = example_round_over
    scene.refill()
    assert [scene.price(guild) for guild in scene.guilds] == [4, 3, 6, 6]
    assert scene.guilds[int(scene.town.prestige)] == "shoemakers"
    assert scene.news("new-prestige")[-1] == (2,)


def test_masters_of_the_four_rounds(scene: Scene) -> None:
    """N-E5, N-S6: the lowest occupied window moves down; at last the stack of two with the fifth tile on top."""
    prices = []
    for _ in range(4):
        prices.append(scene.price("brewers"))
        scene.all_pass()
        scene.refill()
    assert prices == [4, 5, 6, 2]


def test_a_guest_in_room_1_leaves_the_game_and_the_others_slide_left(scene: Scene) -> None:
    """N-E6"""
    scene.room("bakers", 1, "thief")
    scene.room("bakers", 3, "baker-7")
    scene.room("bakers", 4, "guard")
    scene.room("brewers", 4, "brewer-7")
    scene.all_pass()
    assert "thief" in scene.tiles("gone")
    assert scene.rooms("bakers") == ["baker-7", "guard", "-", "-"]
    assert scene.rooms("brewers") == ["brewer-7", "-", "-", "-"]


@pytest.mark.parametrize("room", [1, 2, 3, 4])
def test_only_room_1_is_cleared(scene: Scene, room: int) -> None:
    """N-E6"""
    scene.room("bakers", room, "thief")
    scene.all_pass()
    assert ("thief" in scene.tiles("gone")) is (room == 1)
    assert scene.rooms("bakers") == (["-"] * 4 if room == 1 else ["thief", "-", "-", "-"])


def test_empty_rooms_are_filled_guild_by_guild_from_left_to_right(scene: Scene) -> None:
    """N-E6: now room 1 too."""
    scene.room("brewers", 2, "brewer-7")
    scene.all_pass()
    for value in ("3", "4", "5"):
        scene.act(f"draw brewer-{value}")
    assert scene.rooms("brewers") == ["brewer-7", "brewer-3", "brewer-4", "brewer-5"]
    scene.act("draw baker-7")
    assert scene.rooms("bakers") == ["baker-7", "-", "-", "-"]
    scene.refill()
    assert all("-" not in scene.rooms(guild) for guild in scene.guilds)


@pytest.mark.parametrize(
    ("size", "filled"), [(0, [0, 0, 0, 0]), (1, [1, 0, 0, 0]), (6, [4, 2, 0, 0]), (8, [4, 4, 0, 0])]
)
def test_when_the_stack_runs_dry_rooms_stay_empty(scene: Scene, size: int, filled: list[int]) -> None:
    """N-E6"""
    scene.shrink_stack(size)
    scene.all_pass()
    scene.refill()
    assert scene.town.question() == "planning"
    assert scene.town.stack_size == 0
    assert [4 - scene.rooms(guild).count("-") for guild in scene.guilds] == filled


@pytest.mark.parametrize(
    ("last", "masters", "chosen"),
    [
        ("brewers", "7 3 5 5", "shoemakers"),
        ("brewers", "3 6 6 6", "bakers"),
        ("bakers", "6 7 6 3", "brewers"),
        ("printers", "3 4 5 7", "shoemakers"),
        ("shoemakers", "3 4 5 7", "printers"),
    ],
)
@pytest.mark.parametrize("won", [True, False])
def test_the_prestige_is_never_twice_running_in_one_guild(
    scene: Scene, last: str, masters: str, chosen: str, won: bool
) -> None:
    """N-E7: whether its crest was won or not; ties go to the lower number."""
    for guild, value in zip(scene.guilds, masters.split(), strict=True):
        scene.bench(guild, f"4 {value} 6 2+ 2+" if value != "6" else "4 6 5 2+ 2+")
    scene.prestige(last)
    if not won:
        nobody_has_goods(scene)
    scene.all_pass()
    scene.refill()
    assert (scene.news("prestige-lost") == []) is won
    assert scene.guilds[int(scene.town.prestige)] == chosen


def test_a_guild_may_have_the_prestige_again_after_a_round_without(scene: Scene) -> None:
    """N-E7"""
    scene.bench("brewers", "6 5 7 3 2+")
    scene.bench("bakers", "5 6 5 3 2+")
    guilds = []
    for _ in range(3):
        guilds.append(scene.guilds[int(scene.town.prestige)])
        scene.all_pass()
        scene.refill()
    assert guilds == ["brewers", "bakers", "brewers"]


def test_all_players_take_part_again(new_scene: Callable[..., Scene]) -> None:
    """N-E4, N-E1: with all their agents, in the first turn of the new round."""
    scene = new_scene(5)
    scene.plan("pass", "brewers", "pass", "pass", "pass")
    scene.act("nothing")
    scene.all_pass()
    scene.refill()
    assert scene.asked == [0, 1, 2, 3, 4]
    assert (scene.town.round, scene.town.turn) == (2, 1)
    assert numbers(scene.town.hand) == [4] * 5
