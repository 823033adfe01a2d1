"""The table: who may choose what and when, and what can be taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.games import GAMES
from fondaco.kernel.chance import FastChance
from fondaco.kernel.errors import (
    BadOption,
    CannotUndo,
    FondacoError,
    GameOver,
    NotAsked,
    NotOpen,
    Stale,
    UnknownSeat,
    WrongResult,
)
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.kernel.state import CHANCE, NOBODY
from fondaco.kernel.table import Table, new_table

Play = Callable[..., Table]
SEEDS = st.integers(0, 10**6)
REASONS = ["over", "nothing", "revealed", "drawn", "decided", "open"]


@pytest.fixture
def table(norenberc: Game) -> Table:
    """Three players before their first plans."""
    return new_table(norenberc, 3, {}, "a table for three")


def choose(table: Table, seat: int, text: str) -> None:
    table.choose(seat, table.game.vocabulary.number(text), table.version())


def everything(table: Table) -> tuple[object, ...]:
    """All that anybody can see of a table."""
    news = [(item.audience, item.kind, item.numbers) for item in table.listener.items]
    assert isinstance(table.chance, FastChance)
    luck = (table.chance.luck.a, table.chance.luck.b, table.chance.luck.c, table.chance.luck.counter)
    return (table.record.text(), table.state.numbers(), table.state.steps(), news, list(table.told), luck)


def refused(table: Table, seat: int, choice: int, version: int = -1) -> FondacoError:
    """The error of a choice, which must leave the table as it was."""
    before = everything(table)
    with pytest.raises(FondacoError) as caught:
        table.choose(seat, choice, version)
    assert everything(table) == before
    assert str(caught.value)
    return caught.value


# Choosing.


def test_a_new_table_has_let_chance_answer(table: Table) -> None:
    assert not table.state.is_asked(CHANCE)
    assert [seat for seat in range(3) if table.state.is_asked(seat)] == [0, 1, 2]
    assert table.version() == len(table.record.made) > 0
    assert {seat for seat, _ in table.record.made} == {CHANCE}


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100])
def test_a_table_for_too_few_or_too_many_is_refused(norenberc: Game, seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        new_table(norenberc, seats, {}, "x")
    assert caught.value.key == "seats"
    assert f"not {seats}" in str(caught.value)


def test_an_unknown_option_is_refused(norenberc: Game) -> None:
    with pytest.raises(BadOption) as caught:
        new_table(norenberc, 2, {"taxes": "high"}, "x")
    assert caught.value.key == "no-option"


@pytest.mark.parametrize("seat", [-1, 3, CHANCE, 64, 1000])
def test_a_seat_that_is_not_there_is_refused_everywhere(table: Table, seat: int) -> None:
    assert refused(table, seat, 0).name == "UnknownSeat"
    for question in (table.open, table.undo, table.why_no_undo):
        with pytest.raises(UnknownSeat):
            question(seat)
    if seat != NOBODY:
        with pytest.raises(UnknownSeat):
            table.view(seat)


def test_a_spectator_has_a_view(table: Table) -> None:
    assert table.view(NOBODY).seats == 3


def test_a_seat_that_is_not_asked_cannot_choose(table: Table) -> None:
    choose(table, 1, "plan brewers")
    error = refused(table, 1, table.game.vocabulary.number("plan brewers"))
    assert isinstance(error, NotAsked)
    assert str(error) == "Seat 2 is not asked anything now; asked: 1, 3."
    assert table.open(1) == []


def test_a_choice_that_is_not_open_is_refused(table: Table) -> None:
    error = refused(table, 0, table.game.vocabulary.number("sell 1"))
    assert isinstance(error, NotOpen)
    assert str(error).startswith("“sell 1” is not open now. Open: pass, plan brewers, ")
    assert str(error).endswith(f" and {len(table.open(0)) - 8} more.")


@pytest.mark.parametrize("choice", [-1, -335, 335, 10**6, 2**40])
def test_a_number_that_is_no_choice_at_all_is_refused_like_any_other(table: Table, choice: int) -> None:
    """A number comes from outside as easily as a text; it may name nothing, or must not name something else."""
    before = everything(table)
    with pytest.raises(FondacoError) as caught:
        table.choose(0, choice)
    assert everything(table) == before
    assert "draw apprentice" not in str(caught.value)
    assert "“pass” is not open" not in str(caught.value)


def test_an_answer_to_an_earlier_question_is_refused(table: Table) -> None:
    planning = table.version()
    brewers = table.game.vocabulary.number("plan brewers")
    for seat in range(3):
        table.choose(seat, brewers, table.version())
    actor = int(table.state.first_asked())
    error = refused(table, actor, table.open(actor)[0], planning)
    assert isinstance(error, Stale)
    assert str(error) == f"This answers position {planning}, but the game is at position {table.version()}."
    assert isinstance(refused(table, actor, table.open(actor)[0], table.version() + 1), Stale)


def test_an_answer_to_a_position_that_was_undone_is_refused(table: Table) -> None:
    """A does nothing, B sees it and answers, but A has taken it back and sold: that is another position."""
    vocabulary = table.game.vocabulary
    for seat in range(3):
        table.choose(seat, vocabulary.number("plan brewers"))
    first = int(table.state.first_asked())
    table.choose(first, vocabulary.number("nothing"))
    seen = table.version()
    second = int(table.state.first_asked())
    table.undo(first)
    table.choose(first, vocabulary.number("sell 1"))
    assert int(table.state.first_asked()) == second
    assert isinstance(refused(table, second, vocabulary.number("nothing"), seen), Stale)
    table.choose(second, vocabulary.number("nothing"), table.version())


def test_taking_back_a_plan_does_not_outdate_the_plans_of_others(table: Table) -> None:
    planning = table.version()
    table.choose(1, 0, planning)
    table.undo(1)
    table.choose(0, 0, planning)
    table.choose(1, 0, planning)


def test_a_saved_game_whose_chance_is_not_that_of_its_seed_is_refused(table: Table) -> None:
    record = read_record(table.record.text(), GAMES)
    record.made[0], record.made[1] = record.made[1], record.made[0]
    with pytest.raises(WrongResult) as caught:
        Table(record)
    assert caught.value.line == record.first_line


def test_answers_given_at_once_to_one_question_do_not_outdate_each_other(table: Table) -> None:
    """Three people look at the same page and answer it; whoever comes second is not sent away."""
    planning = table.version()
    table.choose(1, 0, planning)
    table.choose(0, 0, planning)
    assert isinstance(refused(table, 2, 0, planning + 3), Stale)
    table.choose(2, 0, planning)


def test_nothing_can_be_chosen_once_the_game_is_over(play: Play) -> None:
    table = play(2, "over")
    error = refused(table, 0, 0)
    assert isinstance(error, GameOver)
    assert str(error) == "The game is over."
    assert table.open(0) == table.open(1) == []
    assert table.record.result == [sum(row) for row in table.game.breakdown(table.state)]


@given(st.integers(2, 5), SEEDS, st.integers(0, 80), st.integers(0, 4), st.integers(0, 334))
def test_exactly_the_open_choices_of_the_asked_seats_are_accepted(
    play: Play, seats: int, seed: int, choices: int, seat: int, choice: int
) -> None:
    table = play(seats, f"accept {seed}", choices)
    seat %= seats
    may = choice in table.open(seat)
    if may:
        table.choose(seat, choice, table.version())
        assert (seat, choice) in table.record.made
    else:
        refused(table, seat, choice, table.version())


@given(st.integers(2, 5), SEEDS, st.integers(0, 60))
def test_a_table_taken_up_from_its_record_goes_on_with_the_same_luck(
    play: Play, seats: int, seed: int, choices: int
) -> None:
    table = play(seats, f"resumed {seed}", choices)
    assert everything(Table(read_record(table.record.text(), GAMES))) == everything(table)


def test_a_table_taken_up_in_the_middle_of_a_draw_draws_what_the_seed_says(table: Table) -> None:
    whole = read_record(table.record.text(), GAMES)
    cut = read_record(table.record.text(), GAMES)
    cut.made = cut.made[:10]
    assert Table(cut).record.made == whole.made


def test_a_table_refuses_a_record_that_cannot_be_played(table: Table) -> None:
    record = read_record(table.record.text() + "1 sell 1\n", GAMES)
    with pytest.raises(NotOpen) as caught:
        Table(record)
    assert caught.value.line == record.first_line + len(record.made) - 1


# Taking back.


def test_who_has_not_chosen_has_nothing_to_take_back(table: Table) -> None:
    assert table.why_no_undo(0) == "nothing"
    with pytest.raises(CannotUndo, match="You have not chosen anything yet"):
        table.undo(0)


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_a_sentence(reason: str) -> None:
    assert str(CannotUndo(f"undo-{reason}")).endswith(".")


def test_a_plan_can_be_taken_back_while_others_have_not_answered(table: Table) -> None:
    before = everything(table)
    choose(table, 0, "plan brewers")
    assert table.why_no_undo(0) == ""
    table.undo(0)
    assert everything(table) == before
    assert table.state.is_asked(0)


def test_a_plan_can_be_taken_back_after_others_planned_and_theirs_stay(norenberc: Game, table: Table) -> None:
    other = new_table(norenberc, 3, {}, table.record.seed)
    choose(other, 1, "plan bakers")
    choose(table, 0, "plan brewers")
    choose(table, 1, "plan bakers")
    assert table.why_no_undo(0) == ""
    table.undo(0)
    assert everything(table) == everything(other)
    assert table.state.is_asked(0)
    assert not table.state.is_asked(1)


def test_a_plan_stands_once_all_have_planned(table: Table) -> None:
    for seat in range(3):
        choose(table, seat, "plan brewers")
    for seat in range(3):
        assert table.why_no_undo(seat) == "revealed"
        with pytest.raises(CannotUndo, match="Something hidden has come to light"):
            table.undo(seat)


def test_choices_inside_an_action_can_be_taken_back_one_by_one(table: Table) -> None:
    for seat in range(3):
        choose(table, seat, "plan brewers")
    seat = table.state.first_asked()
    before = everything(table)
    choose(table, seat, "buy beer")
    between = everything(table)
    choose(table, seat, "buy beer")
    table.undo(seat)
    assert everything(table) == between
    table.undo(seat)
    assert everything(table) == before
    assert table.why_no_undo(seat) == "revealed"


def test_a_whole_action_can_be_taken_back_until_somebody_else_decides(table: Table) -> None:
    for seat in range(3):
        choose(table, seat, "plan brewers")
    first = table.state.first_asked()
    before = everything(table)
    choose(table, first, "sell 1")
    second = table.state.first_asked()
    assert second != first
    table.undo(first)
    assert everything(table) == before
    choose(table, first, "sell 1")
    choose(table, second, "buy beer")
    assert table.why_no_undo(first) == "decided"
    with pytest.raises(CannotUndo, match="Somebody else has decided"):
        table.undo(first)
    table.undo(second)
    table.undo(first)
    assert everything(table) == before


def test_an_action_stands_once_the_next_guild_is_called(table: Table) -> None:
    choose(table, 0, "plan brewers")
    choose(table, 1, "plan bakers")
    choose(table, 2, "pass")
    choose(table, 0, "nothing")
    assert table.state.is_asked(1)
    assert table.why_no_undo(0) == "revealed"


def test_who_plans_alone_reveals_nothing_and_may_take_back_a_whole_turn(table: Table) -> None:
    choose(table, 0, "plan brewers")
    choose(table, 1, "pass")
    choose(table, 2, "pass")
    choose(table, 0, "nothing")
    assert [seat for seat in range(3) if table.state.is_asked(seat)] == [0]
    alone = everything(table)
    choose(table, 0, "plan brewers+bakers")
    choose(table, 0, "sell 1")
    choose(table, 0, "sell 1")
    for _ in range(3):
        table.undo(0)
    assert everything(table) == alone


def test_the_last_action_of_a_turn_can_be_taken_back_since_no_card_is_left_to_be_shown(table: Table) -> None:
    for seat in range(3):
        choose(table, seat, "plan brewers")
    for _ in range(2):
        choose(table, table.state.first_asked(), "nothing")
    last = table.state.first_asked()
    before = everything(table)
    choose(table, last, "nothing")
    assert table.state.question() == "planning"
    assert table.why_no_undo(last) == ""
    table.undo(last)
    assert everything(table) == before


def test_a_choice_stands_once_something_was_drawn(norenberc: Game) -> None:
    """With nobody tied, passing reveals nothing; but guests come from the stack, and that is a draw."""
    for number in range(200):
        table = new_table(norenberc, 2, {}, f"drawn {number}")
        choose(table, 0, "plan brewers+bakers+shoemakers")
        choose(table, 1, "pass")
        for _ in range(3):
            texts = [norenberc.vocabulary.text(choice) for choice in table.open(0)]
            choose(table, 0, next((text for text in texts if text.startswith("buy")), "nothing"))
            if table.state.question() == "buying":
                choose(table, 0, "stop")
        choose(table, 0, "pass")
        if table.why_no_undo(0) == "drawn":
            with pytest.raises(CannotUndo, match="Something was drawn"):
                table.undo(0)
            return
    pytest.fail("no game in which a draw alone seals a choice")


def test_nothing_can_be_taken_back_once_the_game_is_over(play: Play) -> None:
    table = play(3, "all over")
    for seat in range(3):
        assert table.why_no_undo(seat) == "over"
        with pytest.raises(CannotUndo, match="The game is over"):
            table.undo(seat)


@given(st.integers(2, 5), SEEDS, st.integers(0, 90))
def test_undo_is_as_if_the_choice_had_never_been_made(play: Play, seats: int, seed: int, choices: int) -> None:
    """Also for the luck: whoever takes back and chooses the same again is dealt the same."""
    table = play(seats, f"back {seed}", choices)
    before = everything(table)
    for seat in range(seats):
        for choice in table.open(seat)[:6]:
            table.choose(seat, choice)
            after = everything(table)
            if table.why_no_undo(seat) == "":
                table.undo(seat)
                assert everything(table) == before
                table.choose(seat, choice)
                assert everything(table) == after
                table.undo(seat)
            else:
                return


def can_be_taken_back(table: Table, seat: int, choice: int) -> bool:
    trial = Table(read_record(table.record.text(), GAMES))
    trial.choose(seat, choice)
    return trial.why_no_undo(seat) == ""


@given(st.integers(2, 5), SEEDS)
def test_games_with_many_undone_choices_draw_the_same_luck(play: Play, seats: int, seed: int) -> None:
    straight = play(seats, f"wavering {seed}", 40)
    wavering = new_table(straight.game, seats, {}, f"wavering {seed}")
    taken_back = 0
    for seat, choice in straight.record.made[wavering.version() :]:
        if seat == CHANCE:
            continue
        for other in wavering.open(seat)[-2:]:
            if can_be_taken_back(wavering, seat, other):
                wavering.choose(seat, other)
                wavering.undo(seat)
                taken_back += 1
        wavering.choose(seat, choice)
    assert everything(wavering) == everything(straight)
    assert taken_back > 10


@given(st.integers(2, 5), SEEDS)
def test_nobody_takes_back_over_something_shown_drawn_or_decided(play: Play, seats: int, seed: int) -> None:
    """Watched from outside: all that may have happened since is that others planned at the same time."""
    table = new_table(play(seats, "any", 0).game, seats, {}, f"watched {seed}")
    players = Luck(f"watching {seed}")
    planned = table.game.vocabulary.number("plan brewers+bakers+shoemakers+printers+tailors+hatters")
    while not table.state.is_over():
        asked = [seat for seat in range(seats) if table.state.is_asked(seat)]
        seat = asked[players.below(len(asked))]
        open_now = table.open(seat)
        table.choose(seat, open_now[players.below(len(open_now))])
        for other in range(seats):
            if table.state.is_over() or table.why_no_undo(other):
                continue
            last = table.last_choice_of(other)
            since = table.record.made[last + 1 :]
            assert all(chooser != CHANCE for chooser, _ in since)
            if since:
                assert table.state.question() == "planning"
                assert all(choice <= planned for _, choice in [*since, table.record.made[last]])


# News.


@given(st.integers(2, 5), SEEDS)
def test_others_never_hear_what_was_planned(play: Play, seats: int, seed: int) -> None:
    table = play(seats, f"news {seed}")
    kinds = [kind.key for kind in table.game.news]
    secret = {"planned", "plans-to-pass"}
    planned = [item for item in table.listener.items if kinds[item.kind] in secret]
    assert planned
    for item in planned:
        assert len([seat for seat in range(NOBODY, seats) if item.is_for(seat)]) == 1
        assert not item.is_for(NOBODY)
    private = {kinds[item.kind] for item in table.listener.items if not item.is_for(NOBODY)}
    assert private <= secret


def test_the_table_knows_how_much_had_been_told_before_each_choice(play: Play) -> None:
    table = play(3, "told")
    assert len(table.told) == len(table.record.made)
    assert table.told == sorted(table.told)
    again = Table(read_record(table.record.text(), GAMES))
    assert again.told == table.told
