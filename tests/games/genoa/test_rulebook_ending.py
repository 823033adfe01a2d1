"""Rounds and the end (G-E1 to G-E3)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.games.genoa import news
from fondaco.games.genoa.box import STANDARD, box_from_notation
from fondaco.games.genoa.data import BUILDING_NAMES, SPACES
from fondaco.games.genoa.offer import Terms
from fondaco.games.genoa.scoring import CATEGORIES, contract_groups, contract_pay
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import numbers
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Listener
from fondaco.kernel.playout import random_choice

from .scene import GAME, RING, Scene

PAY = {0: 0, 1: 10, 2: 30, 3: 60, 4: 100, 5: 150, 6: 200}


def mask(names: str) -> int:
    return sum(1 << BUILDING_NAMES.index(name) for name in names.split())


def idle(scene: Scene) -> None:
    """A turn in which the trader rolls a villa and stops."""
    scene.roll(1, 1)
    scene.trade("stop")


# Rounds.


def test_the_tower_goes_clockwise() -> None:
    """G-E1: from the start player, who is the same all game."""
    scene = Scene(3, trader=1)
    for _ in range(7):
        idle(scene)
    assert [seat for _, seat in scene.news("turn")] == [2, 0, 1, 2, 0, 1, 2]
    assert scene.news("round") == [(2, 9), (3, 8)]


@pytest.mark.parametrize(("seats", "rounds"), [(2, 12), (3, 10), (4, 8), (5, 6)])
def test_a_game_has_so_many_rounds(seats: int, rounds: int) -> None:
    """G-S3, G-E1: each player is trader once in each."""
    scene = Scene(seats)
    turns = 0
    while not scene.city.is_over():
        idle(scene)
        turns += 1
    assert turns == seats * rounds
    assert scene.rounds() == 0
    assert scene.keys()[-1] == "ended"


def test_the_last_round_is_played_out() -> None:
    """G-E1: a market start in it changes nothing."""
    scene = Scene(3)
    scene.left(1)
    for _ in range(3):
        assert not scene.city.is_over()
        scene.roll(4, 4)
        scene.trade("stop")
    assert scene.city.is_over()


def test_a_market_start_in_the_last_turn_but_one_round_ends_the_game_with_this_round() -> None:
    """G-T2, G-E1: the last trader of the last but one round starts on the market."""
    scene = Scene(3, trader=2, first=0)
    scene.left(2)
    scene.roll(4, 4)
    scene.trade("stop")
    assert scene.city.is_over()


def test_a_round_saved_at_the_end_of_a_round() -> None:
    """G-T2: with three left the game goes on for one more round."""
    scene = Scene(3, trader=2, first=0)
    scene.left(3)
    scene.roll(4, 4)
    scene.trade("stop")
    assert scene.rounds() == 1
    assert [seat for _, seat in scene.news("turn")] == [0]


@settings(max_examples=6)
@given(st.integers(2, 5), st.integers(0, 10**6))
def test_rounds_and_turns_agree_over_a_whole_game(seats: int, seed: int) -> None:
    """G-E1, G-T2: 12, 10, 8 or 6 rounds less those that market starts cost; everybody trades equally often."""
    city = GAME.start(seats, {})
    listener = Listener()
    city.listener = listener
    luck = Luck(f"rounds {seed}")
    choices = Choices(len(GAME.vocabulary))
    while not city.is_over():
        seat = city.first_asked()
        city.choose(seat, random_choice(city, seat, luck, choices))
    turns = [item.numbers[1] for item in listener.items if item.kind == news.TURN]
    shorter = sum(item.kind == news.SHORTER for item in listener.items)
    assert turns == [(int(city.first) + turn) % seats for turn in range(len(turns))]
    assert len(turns) == seats * ({2: 12, 3: 10, 4: 8, 5: 6}[seats] - shorter)


# What counts.


def test_money_markers_and_contracts_count() -> None:
    """G-E2: nothing else does."""
    scene = Scene(3)
    scene.has(0, "ale wine trade", ducats=200, markers=3)
    scene.owns(0, "inn park cathedral")
    scene.holds(0, "contract-inn message-1 large-order-1")
    scene.holds(1, "contract-drinks contract-villa-monetti contract-tavern")
    assert GAME.breakdown(scene.city) == [[200, 30, 10], [130, 0, 40], [130, 0, 0]]
    assert CATEGORIES == ["money", "ownership", "contracts"]
    assert scene.points() == [240, 170, 130]


@pytest.mark.parametrize(
    ("size", "pay"), [(1, 10), (2, 30), (3, 60), (4, 100), (5, 150), (6, 200), (7, 250), (14, 600)]
)
def test_a_group_of_ring_neighbours_pays_together(size: int, pay: int) -> None:
    """G-E2"""
    for start in range(14):
        names = [RING[(start + step) % 14] for step in range(size)]
        assert contract_pay(STANDARD, mask(" ".join(names))) == pay


@pytest.mark.parametrize(
    ("names", "pay"),
    [
        ("", 0),
        ("inn tavern", 20),
        ("harbor villa-monetti drinks", 60),
        ("harbor drinks", 20),
        ("villa-monetti inn spices villa-ricci metals", 10 + 60 + 10),
        (" ".join(RING[:6] + RING[7:13]), 400),
        (" ".join(RING[:6] + RING[7:]), 550),
    ],
)
def test_groups_that_do_not_touch_pay_apart(names: str, pay: int) -> None:
    """G-E2"""
    assert contract_pay(STANDARD, mask(names)) == pay


def groups_by_search(cards: int, near: list[int]) -> list[set[int]]:
    """Groups of held outer buildings that touch on the plan, found by flooding and not along the ring."""
    left = {building for building in range(14) if cards >> building & 1}
    groups = []
    while left:
        group = {left.pop()}
        while True:
            more = {there for here in group for there in left if near[here] >> there & 1}
            if not more:
                break
            group |= more
            left -= more
        groups.append(group)
    return groups


@settings(max_examples=150)
@given(st.integers(0, 2**14 - 1), st.booleans())
def test_contract_pay_is_that_of_the_groups_on_the_plan(cards: int, is_turned: bool) -> None:
    """G-E2: against a flood over the plan's neighbours, in the standard box and with other corners."""
    corners = "corners villa-colini, villa-zasteri, villa-ricci, villa-monetti" if is_turned else ""
    box = box_from_notation(corners)
    near = numbers(box.near)
    assert len(near) == SPACES
    groups = groups_by_search(cards, near)
    assert contract_pay(box, cards) == sum(PAY.get(len(group), 50 * len(group) - 100) for group in groups)
    assert sorted(sorted(group) for group in contract_groups(box, cards)) == sorted(sorted(group) for group in groups)
    for group in contract_groups(box, cards):
        assert all(near[here] >> there & 1 for here, there in pairwise(group)), "in the order of the ring"


# Who wins.


def test_most_ducats_win() -> None:
    """G-E3"""
    scene = Scene(3)
    scene.has(1, ducats=135)
    assert GAME.winners(scene.city) == [1]


def test_a_tie_is_broken_by_cards_goods_and_tiles_but_not_markers() -> None:
    """G-E3"""
    scene = Scene(4)
    scene.has(0, "ale trade")
    scene.holds(1, "message-1 message-2 small-order-1")
    scene.has(2, markers=7)
    assert [standing[1] for standing in GAME.standings(scene.city)] == [2, 3, 0, 0]
    assert GAME.winners(scene.city) == [1]


def test_a_tie_is_broken_by_contracts_too_as_cards() -> None:
    """G-E3: a contract is a card, though it has paid."""
    scene = Scene(2)
    scene.has(0, ducats=120)
    scene.holds(0, "contract-inn")
    assert GAME.standings(scene.city) == [(130, 1), (130, 0)]
    assert GAME.winners(scene.city) == [0]


def test_a_tie_may_remain() -> None:
    """G-E3: then the victory is shared."""
    scene = Scene(3)
    scene.has(0, "ale")
    scene.holds(2, "message-1")
    assert GAME.winners(scene.city) == [0, 2]


def test_markers_on_buildings_are_ducats_and_those_at_hand_nothing() -> None:
    """G-E2"""
    scene = Scene(2)
    scene.owns(0, "inn")
    scene.has(1, markers=2)
    assert GAME.winners(scene.city) == [0]
    assert scene.points() == [140, 130]


def test_money_at_the_end_is_what_the_news_paid() -> None:
    """G-E2, G-S4: all payments are public; hidden money can be reckoned from them."""
    for seats in (2, 4):
        city = GAME.start(seats, {})
        listener = Listener()
        city.listener = listener
        luck = Luck(f"money {seats}")
        choices = Choices(len(GAME.vocabulary))
        while not city.is_over():
            seat = city.first_asked()
            city.choose(seat, random_choice(city, seat, luck, choices))
        money = [130] * seats
        trader = 0
        for item in listener.items:
            key = GAME.news[item.kind].key
            if key == "turn":
                trader = item.numbers[1]
            elif key == "bonus":
                money[item.numbers[0]] += item.numbers[1]
            elif key in ("delivered-message", "delivered-order"):
                money[item.numbers[0]] += item.numbers[2]
            elif key == "handed-ducats":
                money[item.numbers[0]] -= item.numbers[2]
                money[item.numbers[1]] += item.numbers[2]
            elif key == "dealt":
                terms = Terms(*item.numbers)
                paid = terms.ducats - terms.ducats_back
                money[terms.seat] -= paid
                money[trader] += paid
        assert money == numbers(city.money)
