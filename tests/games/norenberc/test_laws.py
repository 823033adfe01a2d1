"""The laws of the box, over random games: counted here anew, not by the game's own book-keeping."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.games.norenberc import news
from fondaco.games.norenberc.data import PRESTIGE
from fondaco.games.norenberc.state import Town
from fondaco.kernel.counts import numbers
from fondaco.kernel.game import Game
from fondaco.kernel.news import Item
from fondaco.kernel.state import NOBODY
from fondaco.kernel.table import Table

from ..moments import moments_of

Play = Callable[..., Table]
SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 10**6)
ARTISANS_OF_A_GUILD = Counter({2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 1})


def is_set_up(town: Town) -> bool:
    return town.round > 0


@given(SEATS, SEEDS)
def test_there_are_always_twelve_goods_of_each_kind_in_play(norenberc: Game, seats: int, seed: int) -> None:
    """N-S1, N-S3"""
    for town, _ in moments_of(norenberc, seats, seed):
        for good in range(6):
            there = sum(town.store[guild * 6 + good] for guild in range(6))
            there += sum(town.goods[seat * 6 + good] + town.loaded[seat * 6 + good] for seat in range(seats))
            assert there == (12 if good <= seats else 0)


@given(SEATS, SEEDS)
def test_there_are_always_four_crests_of_each_guild_and_four_of_prestige(
    norenberc: Game, seats: int, seed: int
) -> None:
    """N-S1, N-S8"""
    for town, _ in moments_of(norenberc, seats, seed):
        for guild in range(6):
            won = sum(town.crests[seat * 7 + guild] for seat in range(seats))
            assert won + town.crests_left[guild] == (4 if guild <= seats else 0)
        prestige = sum(town.crests[seat * 7 + PRESTIGE] for seat in range(seats))
        assert prestige + town.prestige_here + town.prestige_left + town.prestige_lost == 4
        assert prestige <= max(town.round, 0)


@given(SEATS, SEEDS)
def test_every_artisan_in_play_is_somewhere_exactly_once(norenberc: Game, seats: int, seed: int) -> None:
    """N-S1, N-S7"""
    for town, _ in moments_of(norenberc, seats, seed):
        tiles = [*numbers(town.rooms), *numbers(town.bench), *numbers(town.guests)]
        tiles += [tile for tile in range(87) for _ in range(town.gone[tile])]
        tiles += [tile for seat in range(seats) for tile in range(87) for _ in range(town.owned[seat * 87 + tile])]
        if not is_set_up(town):
            continue
        for guild in range(6):
            values = Counter(tile % 12 // 2 + 2 for tile in tiles if 0 <= tile < 72 and tile // 12 == guild)
            assert values == (ARTISANS_OF_A_GUILD if guild <= seats else Counter())


@given(SEATS, SEEDS)
def test_the_kept_townspeople_are_the_same_all_game(norenberc: Game, seats: int, seed: int) -> None:
    """N-S2: 4 for each player; while a star acts its tile is in nobody's hands."""
    kept: Counter[int] = Counter()
    for town, _ in moments_of(norenberc, seats, seed):
        if not is_set_up(town):
            continue
        here = Counter(tile for tile in [*numbers(town.rooms), *numbers(town.guests)] if tile >= 72)
        here.update(tile for tile in range(72, 87) for _ in range(town.gone[tile]))
        here.update(
            tile for seat in range(seats) for tile in range(72, 87) for _ in range(town.owned[seat * 87 + tile])
        )
        here.update(78 for guild in range(6) for _ in range(town.mayors[guild]))
        if not kept:
            kept = here
            assert kept.total() == 4 * seats
        acting = kept - here
        assert not here - kept
        assert acting.total() <= 1
        if acting:
            assert town.question() in ("robbing", "stealing", "guarding", "swapping", "appointing")


@given(SEATS, SEEDS)
def test_nobody_ever_has_more_than_eight_agents(norenberc: Game, seats: int, seed: int) -> None:
    """N-S4"""
    for town, _ in moments_of(norenberc, seats, seed):
        for seat in range(seats):
            roofs = sum(town.roof[guild * 5 + seat] for guild in range(6))
            in_play = town.hand[seat] + roofs + (town.on_card >> seat & 1)
            assert 4 <= in_play <= 8
            assert in_play + town.supply[seat] == 8
            assert town.cards[seat] <= town.hand[seat]


@given(SEATS, SEEDS)
def test_nothing_is_ever_negative(norenberc: Game, seats: int, seed: int) -> None:
    for town, _ in moments_of(norenberc, seats, seed):
        for many in (
            town.money, town.hand, town.supply, town.plan, town.cards, town.goods, town.loaded, town.store, town.roof,
            town.mayors, town.crests, town.crests_left, town.owned, town.gone, town.guests, town.outside, town.proven,
        ):  # fmt: skip
            assert min(numbers(many), default=0) >= 0
        assert min(town.stack_size, town.prestige_left, town.prestige_here, town.passed, town.ready) >= 0
        assert town.stack_size == len(town.guests)


@given(SEATS, SEEDS)
def test_money_can_be_reckoned_by_whoever_keeps_count_of_the_public_news(
    norenberc: Game, seats: int, seed: int
) -> None:
    """N-V1, N-B1, N-H4, N-T2, N-E2: money moves only between a player and the bank, and always aloud."""
    money = [25] * seats
    for town, fresh in moments_of(norenberc, seats, seed):
        for item in fresh:
            if not item.is_for(NOBODY):
                continue
            a, b, c, d, _ = item.numbers
            if item.kind == news.SOLD:
                money[a] += d
            elif item.kind == news.BOUGHT:
                money[a] -= c
            elif item.kind in (news.ROOF_MONEY, news.INSURED, news.INCOME):
                money[a] += b
            elif item.kind == news.TIED:
                assert money[a] == c
        assert numbers(town.money) == money


@given(SEATS, SEEDS)
def test_goods_can_be_followed_by_the_public_news(norenberc: Game, seats: int, seed: int) -> None:
    """Every good that changes hands is told, so that a log alone lets a reader follow the game."""
    goods = [1 if good <= seats else 0 for _ in range(seats) for good in range(6)]
    loaded = [0] * (seats * 6)
    for town, fresh in moments_of(norenberc, seats, seed):
        for item in fresh:
            a, b, c, _, _ = item.numbers
            if item.kind in (news.SOLD, news.PAID_GOODS):
                goods[a * 6 + c] -= b
            elif item.kind == news.BOUGHT:
                goods[a * 6 + b] += 1
            elif item.kind == news.STOLE:
                goods[a * 6 + c] += 1
                goods[b * 6 + c] -= 1
            elif item.kind == news.LOADED:
                goods[a * 6 + b] -= 1
                loaded[a * 6 + b] += 1
            elif item.kind == news.GOOD_RETURNED:
                loaded[a * 6 + b] -= 1
                goods[a * 6 + b] += 1
            elif item.kind == news.FAVOURITE:
                lost = goods if goods[a * 6 + c] else loaded
                lost[a * 6 + c] -= 1
        assert numbers(town.goods) == goods
        assert numbers(town.loaded) == loaded


@given(SEATS, SEEDS)
def test_every_game_ends_after_the_income_of_the_fourth_round(norenberc: Game, seats: int, seed: int) -> None:
    """N-E3, N-P2, N-C1"""
    told: list[Item] = []
    positions = 0
    for town, fresh in moments_of(norenberc, seats, seed):
        told += fresh
        positions += 1
        assert town.round <= 4
        assert town.turn <= 8, "every turn costs each who has not passed at least one of eight agents"
    assert positions < 2000
    assert [item.numbers[0] for item in told if item.kind == news.ROUND] == [1, 2, 3, 4]
    assert sum(item.kind == news.INCOME for item in told) == 4 * seats
    assert [item.kind for item in told[-seats - 1 :]] == [news.INCOME] * seats + [news.ENDED]


@given(SEATS, SEEDS)
def test_a_round_brings_at_most_one_prestige_crest_and_one_crest_of_each_guild(
    norenberc: Game, seats: int, seed: int
) -> None:
    """N-F3, N-F4, N-E7"""
    rounds: list[list[Item]] = []
    for _, fresh in moments_of(norenberc, seats, seed):
        for item in fresh:
            if item.kind == news.ROUND:
                rounds.append([])
            if rounds:
                rounds[-1].append(item)
    assert len(rounds) == 4
    for told in rounds:
        settled = [item.kind for item in told if item.kind in (news.WON_PRESTIGE, news.PRESTIGE_LOST)]
        assert len(settled) == 1
        served = [item.numbers[1] for item in told if item.kind == news.FAVOURITE]
        unserved = [item.numbers[0] for item in told if item.kind == news.NO_FAVOURITE]
        assert sorted(served + unserved) == list(range(seats + 1))
        assert served == [item.numbers[1] for item in told if item.kind == news.WON_CREST]
    prestige = [item.numbers[0] for told in rounds for item in told if item.kind == news.NEW_PRESTIGE]
    assert len(prestige) == 4
    assert all(before != after for before, after in pairwise(prestige))


@given(SEATS, SEEDS)
def test_the_turn_order_track_always_holds_every_player_once(norenberc: Game, seats: int, seed: int) -> None:
    """N-S5, N-H6"""
    for town, _ in moments_of(norenberc, seats, seed):
        if is_set_up(town):
            assert sorted(numbers(town.order)) == list(range(seats))


@given(SEATS, SEEDS)
def test_who_has_passed_is_not_asked_to_plan_again_in_this_round(norenberc: Game, seats: int, seed: int) -> None:
    """N-P2"""
    passed: set[int] = set()
    for town, fresh in moments_of(norenberc, seats, seed):
        for item in fresh:
            if item.kind == news.ROUND:
                passed.clear()
            elif item.kind in (news.PASSED, news.NO_AGENTS_LEFT):
                assert item.numbers[0] not in passed
                passed.add(item.numbers[0])
        if town.question() == "planning":
            assert not any(town.is_asked(seat) for seat in passed)


# The laws must be able to break.


def steal_a_good(town: Town) -> None:
    town.goods[0] += 1


def owe_goods(town: Town) -> None:
    town.goods[0] -= 5
    town.store[0] += 5


def owe_money(town: Town) -> None:
    town.money[0] = -1


def hire_a_ninth_agent(town: Town) -> None:
    town.hand[0] += 1


def move_an_agent_out_of_an_empty_supply(town: Town) -> None:
    town.hand[0] += 9
    town.supply[0] -= 9


def forge_a_crest(town: Town) -> None:
    town.crests[0] += 1


def forge_a_prestige_crest(town: Town) -> None:
    town.crests[PRESTIGE] += 5


def lose_a_guest(town: Town) -> None:
    town.guests = town.guests[:-1]


def double_a_guest(town: Town) -> None:
    town.rooms[1] = town.rooms[2]


def forget_the_stack_size(town: Town) -> None:
    town.stack_size += 1


def play_a_fifth_round(town: Town) -> None:
    town.round = 5


def plan_more_cards_than_agents(town: Town) -> None:
    town.cards[0] = town.hand[0] + 1


def bring_a_guild_that_is_not_in_play(town: Town) -> None:
    town.store[35] = 12


@pytest.mark.parametrize(
    "break_it",
    [
        steal_a_good, owe_goods, owe_money, hire_a_ninth_agent, move_an_agent_out_of_an_empty_supply, forge_a_crest,
        forge_a_prestige_crest, lose_a_guest, double_a_guest, forget_the_stack_size, plan_more_cards_than_agents,
        bring_a_guild_that_is_not_in_play,
    ],
    ids=lambda break_it: break_it.__name__,
)  # fmt: skip
def test_a_broken_law_is_found(play: Play, break_it: Callable[[Town], None]) -> None:
    table = play(2, "lawful", 3)
    assert table.game.broken_law(table.state) == ""
    break_it(table.state)
    assert table.game.broken_law(table.state) != ""


def test_a_fifth_round_is_against_the_law(play: Play) -> None:
    table = play(2, "lawful")
    assert table.game.broken_law(table.state) == ""
    play_a_fifth_round(table.state)
    assert table.game.broken_law(table.state) == "round 5"


def test_two_goods_that_come_back_from_two_peddlers_are_both_told(play: Play) -> None:
    """N-T5 with the ruling on two Peddlers of one kind: a reader of the log must see both goods return."""
    table = play(3, "two peddlers", 0)
    town = table.state
    town.store[0] -= 2
    town.loaded[0] += 2
    for seat in range(3):
        table.choose(seat, table.game.vocabulary.number("pass"))
    assert [town.goods[0], town.loaded[0]] == [2, 0], "one given to the brewers as their favourite, two returned"
    told = [item for item in table.listener.items if item.kind == news.GOOD_RETURNED]
    assert len(told) == 2
