"""Seats that may answer though nobody waits for them; answers that outdate others; and several choices in one go."""

from __future__ import annotations

import pytest

from fondaco.kernel.check import Checker, LawBroken
from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import CannotUndo, GameOver, NotAsked, NotOpen, Stale, UnknownChoice, UnknownSeat
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.playout import play_games
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import first_fault, replay, verify
from fondaco.kernel.state import CHANCE, NOBODY
from fondaco.kernel.table import Table, new_table

from .haggle import BEGIN, KEEPER, MORE, PASS, REFUSE, SELL, SEND, WITHDRAW, Haggle, Haggling, Stall

BID = [BEGIN, MORE, SEND]


@pytest.fixture
def table() -> Table:
    return new_table(Haggle(), 3, {}, "a stall")


def everything(table: Table) -> tuple[object, ...]:
    news = [(item.kind, item.numbers) for item in table.listener.items]
    return table.record.text(), table.state.numbers(), table.state.steps(), news, table.version(), list(table.since)


# Who may answer.


def test_everybody_may_answer_but_only_some_are_waited_for(table: Table) -> None:
    assert [table.state.is_asked(seat) for seat in range(3)] == [False, True, True]
    assert all(table.state.may_answer(seat) for seat in range(3))
    assert not any(table.state.may_answer(seat) for seat in (NOBODY, 3, 4, CHANCE))


def test_a_step_that_welcomes_nobody_hears_only_those_it_asks(norenberc: Game) -> None:
    table = new_table(norenberc, 3, {}, "plans")
    table.choose(0, table.open(0)[0])
    assert not table.state.is_asked(0)
    assert not table.state.may_answer(0)
    with pytest.raises(NotAsked):
        table.choose(0, table.open(1)[0])


def test_nobody_may_answer_once_it_is_over(table: Table) -> None:
    for _ in range(3):
        table.choose(1, PASS)
        table.choose(2, PASS)
        table.choose(KEEPER, REFUSE)
    assert table.state.is_over()
    assert not any(table.state.may_answer(seat) for seat in range(3))
    with pytest.raises(GameOver):
        table.choose_all(1, BID)


def test_whoever_is_welcome_may_have_nothing_open(table: Table) -> None:
    assert table.open(KEEPER) == []
    with pytest.raises(NotOpen):
        table.choose(KEEPER, SELL)


def test_a_welcome_seat_answers_before_those_who_are_asked(table: Table) -> None:
    table.choose_all(1, BID)
    assert table.state.is_asked(2)
    assert table.open(KEEPER) == [SELL]
    table.choose(KEEPER, SELL)
    assert table.state.earned == 1


def test_whoever_has_spoken_may_speak_again(table: Table) -> None:
    table.choose(1, PASS)
    assert not table.state.is_asked(1)
    table.choose_all(1, BID)
    table.choose(1, WITHDRAW)
    assert list(table.state.bids) == [0, 0, 0]


# Records, checks and random play.


def test_a_record_with_answers_of_welcome_seats_is_replayed_and_verified(table: Table) -> None:
    for _ in range(3):
        table.choose(1, PASS)
        table.choose_all(1, BID)
        table.choose(KEEPER, SELL)
    record = read_record(table.record.text(), [table.game])
    assert verify(record).same_as(table.state)
    assert replay(record, 4).bids[1] == 1


def test_the_check_looks_at_welcome_seats_too() -> None:
    assert Checker(Haggle(), 3).check_game("right") > 8
    with pytest.raises(LawBroken, match="out of order"):
        Checker(Haggle("unsorted"), 3).check_game("wrong")


def test_random_play_answers_for_asked_seats_alone() -> None:
    """Each of three rounds has two bidders who answer, and a keeper who ends it."""
    assert play_games(Haggle(), 3, {}, Luck("alone"), 20) >= 20 * 9


# Which answers still fit.


def test_a_bid_outdates_the_answer_of_the_keeper_alone(table: Table) -> None:
    table.choose_all(1, BID)
    seen = table.version()
    table.choose_all(2, [BEGIN, MORE, MORE, SEND], seen)
    assert not table.is_still_asked(KEEPER, seen)
    with pytest.raises(Stale):
        table.choose(KEEPER, SELL, seen)
    assert table.is_still_asked(1, seen)
    table.choose(1, WITHDRAW, seen)
    table.choose(KEEPER, SELL, table.version())
    assert table.state.earned == 2


def test_a_pass_outdates_nobody(table: Table) -> None:
    table.choose_all(1, BID)
    seen = table.version()
    table.choose(2, PASS, seen)
    table.choose(KEEPER, SELL, seen)
    assert table.state.earned == 1


def test_the_own_answer_outdates_the_next_one_of_the_same_page(table: Table) -> None:
    seen = table.version()
    table.choose(1, PASS, seen)
    with pytest.raises(Stale):
        table.choose_all(1, BID, seen)
    table.choose_all(2, BID, seen)


def test_a_new_question_outdates_every_answer(table: Table) -> None:
    table.choose_all(1, BID)
    seen = table.version()
    table.choose(KEEPER, SELL, seen)
    assert table.since == [table.version()] * 3
    for seat, choice in ((1, PASS), (2, PASS)):
        with pytest.raises(Stale):
            table.choose(seat, choice, seen)


def test_a_version_that_was_never_there_fits_nobody(table: Table) -> None:
    for seat in range(3):
        assert not table.is_still_asked(seat, table.version() + 1)


# Taking back.


def test_a_pass_is_taken_back_though_others_answered(table: Table) -> None:
    table.choose(1, PASS)
    table.choose_all(2, BID[:2])
    table.undo(1)
    assert table.state.is_asked(1)
    assert table.state.drafts[2] == 2


def test_what_all_have_heard_stands(table: Table) -> None:
    table.choose_all(1, BID)
    with pytest.raises(CannotUndo):
        table.undo(1)


# Several choices in one go.


def test_several_choices_in_one_go_are_those_choices_one_by_one(table: Table) -> None:
    other = new_table(Haggle(), 3, {}, "a stall")
    table.choose_all(2, [BEGIN, MORE, MORE, SEND], table.version())
    for choice in (BEGIN, MORE, MORE, SEND):
        other.choose(2, choice, other.version())
    assert everything(table) == everything(other)
    assert table.version() == 4


@pytest.mark.parametrize(
    ("chain", "error"),
    [
        ([], UnknownChoice),
        ([BEGIN, SEND], NotOpen),
        ([BEGIN, MORE, SEND, SELL], NotOpen),
        ([BEGIN, MORE, 99], UnknownChoice),
        ([BEGIN, MORE, MORE, MORE, MORE, SEND], NotOpen),
    ],
)
def test_where_one_of_them_is_not_open_none_is_made(table: Table, chain: list[int], error: type[Exception]) -> None:
    table.choose(1, PASS)
    before = everything(table)
    with pytest.raises(error):
        table.choose_all(2, chain, table.version())
    assert everything(table) == before


def test_choices_that_go_on_after_the_own_question_are_refused(table: Table) -> None:
    table.choose_all(1, BID)
    before = everything(table)
    with pytest.raises(NotOpen):
        table.choose_all(KEEPER, [SELL, SELL])
    assert everything(table) == before


def test_a_closed_chain_ends_where_something_is_shown(table: Table) -> None:
    """Whoever could go on, and be refused, would learn for nothing what others would answer."""
    chain = [*BID, WITHDRAW]
    fault = first_fault(table.game, table.state, 1, chain, table.choices, True)
    assert fault is not None
    assert (fault[1], fault[2].key) == (WITHDRAW, "chain-over")
    assert first_fault(table.game, table.state, 1, BID, table.choices, True) is None
    assert first_fault(table.game, table.state, 1, chain, table.choices, False) is None


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats for which it was worked out what is open, one entry each time."""
    asked: list[int] = []
    original = Haggling.open

    def counted(self: Haggling, state: Stall, seat: int, choices: Choices) -> None:
        asked.append(seat)
        original(self, state, seat, choices)

    monkeypatch.setattr(Haggling, "open", counted)
    return asked


def test_an_answer_is_judged_once_however_often_it_is_asked_about(table: Table, opened: list[int]) -> None:
    assert table.judge(1, BID, True).error is None
    assert opened == [1] * len(BID)
    assert table.judge(1, BID, True).error is None
    table.choose_all(1, BID)
    assert opened == [1] * len(BID)


def test_a_verdict_says_where_a_chain_breaks_and_holds_for_its_position_alone(table: Table) -> None:
    judged = table.judge(2, [BEGIN, MORE, SELL], True)
    assert judged.faulty == SELL
    assert isinstance(judged.error, NotOpen)
    assert isinstance(judged.reached, Stall)
    assert list(judged.reached.drafts) == [0, 0, 2]
    assert table.judge(2, [BEGIN, MORE, SELL], True) is judged
    assert table.judge(2, [BEGIN, MORE, SEND], True).error is None
    table.choose(2, BEGIN)
    assert table.judge(2, [BEGIN, MORE, SEND], True).faulty == BEGIN


def test_a_chain_that_is_refused_as_a_closed_one_is_judged_anew_as_an_open_one(table: Table) -> None:
    chain = [*BID, WITHDRAW]
    assert table.judge(1, chain, True).error is not None
    table.choose_all(1, chain)
    assert table.record.made[-len(chain) :] == [(1, choice) for choice in chain]


def test_a_chain_for_an_earlier_position_or_a_seat_that_is_not_there_is_refused(table: Table) -> None:
    seen = table.version()
    table.choose(1, PASS, seen)
    with pytest.raises(Stale):
        table.choose_all(1, BID, seen)
    with pytest.raises(UnknownSeat):
        table.choose_all(3, BID)


def test_whether_a_choice_can_be_taken_back_does_not_tell_whether_others_compose(table: Table) -> None:
    """The keeper's refusal opens the next haggling, in which a bid may be composed in secret at once."""
    table.choose(1, PASS)
    table.choose(2, PASS)
    table.choose(KEEPER, REFUSE)
    assert table.why_no_undo(KEEPER) == "open"
    table.choose(1, BEGIN)
    assert table.why_no_undo(KEEPER) == "open"
    assert table.why_no_undo(1) == "", "what one composes is taken back as before"
