"""The base steps: one seat, chance by three ways to draw, all at once."""

from __future__ import annotations

from collections import Counter

import pytest

from fondaco.kernel.check import Checker
from fondaco.kernel.choices import Choices
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, CHANCE_ASKED
from fondaco.kernel.table import new_table

from .auction import BEGIN, BID, LOT, NAME, NO_BID, PURSE, Auction, Hall

EVERYBODY = 0b111


@pytest.fixture
def auction() -> Auction:
    return Auction()


def weights(hall: Hall) -> dict[int, int]:
    choices = Choices(17)
    hall.open(CHANCE, choices)
    return {choice: int(choices.weights[index]) for index, choice in enumerate(choices.listed())}


def after(auction: Auction, *drawn: int) -> Hall:
    hall = auction.start(3, {})
    for choice in drawn:
        hall.choose(CHANCE, choice)
    return hall


def bidding(auction: Auction) -> Hall:
    return after(auction, PURSE, BEGIN, LOT)


def test_a_game_of_base_steps_keeps_the_laws(auction: Auction) -> None:
    checker = Checker(auction, 3)
    assert all(checker.check_game(f"auction {number}") >= 5 * 6 for number in range(10))


def test_a_bag_gives_each_copy_as_likely_and_is_opened_with_the_copies_as_weights(auction: Auction) -> None:
    assert weights(after(auction)) == {PURSE: 2, PURSE + 1: 1, PURSE + 3: 2}


def test_counts_are_the_weights_and_what_is_not_there_is_not_open(auction: Auction) -> None:
    assert weights(after(auction, PURSE, BEGIN)) == {LOT: 2, LOT + 1: 1, LOT + 2: 2}
    hall = after(auction, PURSE, BEGIN)
    hall.lots[1] = 0
    assert weights(hall) == {LOT: 2, LOT + 2: 2}


def test_a_set_gives_each_thing_as_likely(auction: Auction) -> None:
    assert weights(after(auction, PURSE)) == {BEGIN: 1, BEGIN + 1: 1, BEGIN + 2: 1}


@pytest.mark.parametrize("drawn", [(), (PURSE,), (PURSE, BEGIN)])
def test_the_fast_draw_is_the_draw_by_weights(auction: Auction, drawn: tuple[int, ...]) -> None:
    hall = after(auction, *drawn)
    fast, slow, choices = Luck("draws"), Luck("draws"), Choices(17)
    seen: Counter[int] = Counter()
    for _ in range(300):
        choice = int(hall.draw(fast, choices))
        hall.open(CHANCE, choices)
        assert choice == choices.drawn(slow)
        seen[choice] += 1
    assert seen.keys() == weights(hall).keys()


def test_the_last_thing_of_a_set_needs_no_chance(auction: Auction) -> None:
    hall = auction.start(3, {})
    hall.purses = hall.purses[:2]
    hall.choose(CHANCE, PURSE)
    assert hall.steps() == ["Lot"], "one of one began by itself"
    assert hall.waiting == CHANCE_ASKED


def test_all_are_asked_at_once_and_answer_in_any_order(auction: Auction) -> None:
    hall = bidding(auction)
    assert hall.waiting == EVERYBODY
    question = hall.asking
    hall.choose(1, BID + 3)
    assert hall.waiting == 0b101
    assert hall.asking is question, "a page that others have open stays valid"
    hall.choose(0, BID)
    hall.choose(2, BID + 1)
    assert hall.question() == "naming"
    assert list(hall.won) == [0, 1, 0]


def test_nothing_is_revealed_until_the_last_has_answered(auction: Auction) -> None:
    hall = bidding(auction)
    hall.choose(1, BID + 3)
    hall.choose(2, BID + 1)
    assert hall.revealed == 0
    assert list(auction.view(hall, 0).bids) == [NO_BID, NO_BID, NO_BID]
    assert list(auction.view(hall, 1).bids) == [NO_BID, 3, NO_BID]
    hall.choose(0, BID)
    assert hall.revealed == 1


def test_an_answer_given_at_once_with_others_can_be_taken_back_until_all_are_there(auction: Auction) -> None:
    table = new_table(auction, 3, {}, "taken back")
    table.choose(2, BID + 2)
    table.choose(0, BID + 1)
    assert table.why_no_undo(2) == ""
    table.undo(2)
    table.choose(2, BID)
    table.choose(1, BID)
    assert table.why_no_undo(0) == "revealed"


def test_a_step_of_a_seat_asks_that_seat_alone(auction: Auction) -> None:
    hall = bidding(auction)
    for seat in range(3):
        hall.choose(seat, BID + seat)
    assert hall.waiting == 1 << 2
    assert hall.asking.fields() == [2]
    hall.choose(2, NAME)
    assert hall.question() == ""
