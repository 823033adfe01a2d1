"""Observations: a row of numbers for learners, of fixed length, that tells a seat nothing it may not know."""

from __future__ import annotations

from fondaco.kernel.game import HALF, TENTH, Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.observation import Observation
from fondaco.kernel.state import State

from .course import courses_of
from .subjects import Setting, each_game, each_setting

LARGEST = (1 << 15) - 1


def observed(game: Game, state: State, seat: int) -> list[int]:
    row = Observation(len(game.observed()))
    game.observe(state, seat, row)
    assert row.at <= row.size
    return row.listed()


@each_game
def test_every_number_has_a_name_of_its_own(game: Game) -> None:
    names = game.observed()
    assert len(set(names)) == len(names)
    assert all(names)


@each_setting
def test_two_worlds_that_look_alike_to_a_seat_are_observed_alike(setting: Setting) -> None:
    luck = Luck("observations")
    game = setting.game
    for moment in courses_of(setting)[0].moments[::2]:
        for seat in range(setting.seats):
            view = moment.view(seat)
            before = moment.state.numbers()
            row = observed(game, moment.state, seat)
            assert moment.state.numbers() == before
            assert observed(game, view, seat) == row, moment.where()
            assert observed(game, game.imagine(view, seat, luck), seat) == row, moment.where()
            assert all(-LARGEST <= number <= LARGEST for number in row)


@each_setting
def test_the_hand_made_value_is_where_the_game_says(setting: Setting) -> None:
    game = setting.game
    if game.value_at < 0:
        return
    for moment in courses_of(setting)[0].questions[::3]:
        for seat in range(setting.seats):
            row = observed(game, moment.state, seat)
            told = HALF * row[game.value_at] + TENTH * row[game.value_at + 1]
            assert told == game.value(moment.state, seat) // TENTH * TENTH


@each_setting
def test_positions_are_told_apart(setting: Setting) -> None:
    course = courses_of(setting)[0]
    rows = {tuple(observed(setting.game, moment.state, 0)) for moment in course.moments}
    assert len(rows) > len(course.moments) // 4


@each_setting
def test_a_buffer_can_be_used_again(setting: Setting) -> None:
    game = setting.game
    row = Observation(len(game.observed()))
    for moment in courses_of(setting)[0].questions[::5]:
        game.observe(moment.state, setting.seats - 1, row)
        assert row.listed() == observed(game, moment.state, setting.seats - 1)


@each_setting
def test_without_the_answers_of_the_others_one_has_the_same_choices(setting: Setting) -> None:
    """Where several answer in secret, a seat compares its answers as if nobody else had answered."""
    game = setting.game
    for moment in courses_of(setting)[0].questions:
        for seat in range(setting.seats):
            if not moment.state.is_asked(seat):
                continue
            before = moment.state.numbers()
            alone = game.unanswered(moment.state, seat)
            assert moment.state.numbers() == before
            assert alone.is_asked(seat)
            world = game.unanswered(game.imagine(moment.view(seat), seat, Luck("alone")), seat)
            assert game.view(alone, seat).same_as(game.view(world, seat))
