"""Laws: what holds for the rules of every game, at every number of seats, whatever is settled and chosen."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.kernel.check import Checker
from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import BadOption
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.playout import play_out
from fondaco.kernel.state import CHANCE, NOBODY, State

from .course import courses_of
from .subjects import Setting, each_game, each_setting

SEEDS = st.integers(0, 10**6)


def finished(game: Game, seats: int, seed: str) -> State:
    state = game.start(seats, {})
    play_out(state, Luck(seed), Choices(len(game.vocabulary)))
    return state


@each_game
@settings(max_examples=3)
@given(seed=SEEDS)
def test_a_game_passes_the_check_at_every_number_of_seats(game: Game, seed: int) -> None:
    """Order and weight of what is open, laws, copies, views, worlds, records, and that there is an end."""
    for seats in range(game.fewest, game.most + 1):
        Checker(game, seats).check_game(f"every game {seed}")


@each_game
def test_nobody_is_asked_once_a_game_is_over(game: Game) -> None:
    assert finished(game, game.fewest, "over").first_asked() == NOBODY


@each_setting
def test_no_law_breaks_whatever_is_settled_and_whoever_speaks_unasked(setting: Setting) -> None:
    for course in courses_of(setting):
        assert course.broken == ""
        assert any(seat != CHANCE for seat, _ in course.record.made)


@each_setting
def test_the_same_choices_lead_to_the_same_state_and_are_told_the_same(setting: Setting) -> None:
    for course in courses_of(setting):
        state = course.record.start()
        state.listener = listener = type(course.listener)()
        for seat, choice in course.record.made:
            state.choose(seat, choice)
        assert state.same_as(course.end)
        told = [[(item.audience, item.kind, item.numbers) for item in one.items] for one in (listener, course.listener)]
        assert told[0] == told[1]


@each_setting
def test_news_for_a_spectator_is_for_everybody_and_all_news_is_for_somebody(setting: Setting) -> None:
    for course in courses_of(setting):
        for item in course.listener.items:
            hearers = [seat for seat in range(setting.seats) if item.is_for(seat)]
            assert hearers
            assert len(hearers) == setting.seats or not item.is_for(NOBODY)


@each_game
def test_a_vocabulary_stays_small_and_its_texts_plain(game: Game) -> None:
    assert len(game.vocabulary) < 500
    assert all(re.fullmatch(r"[a-z-]+( [a-z0-9+-]+)?", text) for text in game.vocabulary.texts)


@each_game
def test_a_game_says_how_many_it_is_for(game: Game) -> None:
    for seats in range(game.fewest, game.most + 1):
        game.check_seats(seats)
        assert game.start(seats, {}).seats == seats
    for seats in (game.fewest - 1, game.most + 1):
        with pytest.raises(BadOption):
            game.check_seats(seats)


@each_game
def test_the_news_of_a_game_are_about_things_that_have_names(game: Game) -> None:
    assert len({kind.key for kind in game.news}) == len(game.news)
    for kind in game.news:
        names = [parameter.partition(":")[0] for parameter in kind.parameters]
        assert len(set(names)) == len(names)
        for parameter in kind.parameters:
            name, type_ = parameter.split(":")
            assert name
            assert type_ in ("number", "seat") or type_.removesuffix("set") in game.names


@each_game
def test_the_breakdown_has_every_category_for_every_seat_and_the_best_standing_wins(game: Game) -> None:
    for seats in range(game.fewest, game.most + 1):
        for number in range(5):
            state = finished(game, seats, f"standing {number}")
            breakdown = game.breakdown(state)
            standings = game.standings(state)
            assert [len(row) for row in breakdown] == [len(game.categories)] * seats
            assert [standing[0] for standing in standings] == [sum(row) for row in breakdown]
            winners = game.winners(state)
            assert winners
            for seat in range(seats):
                assert (seat in winners) == (standings[seat] == max(standings))


@each_game
def test_an_option_is_settled_once_and_for_all(game: Game) -> None:
    assert game.settled({}) == {}
    with pytest.raises(BadOption):
        game.settled({"no such option": "x"})


@each_game
def test_a_game_object_holds_nothing_of_any_table(game: Game) -> None:
    """Two games played in turns are what each would be alone."""
    alone = finished(game, game.fewest, "alone").numbers()
    finished(game, game.most, "another")
    assert finished(game, game.fewest, "alone").numbers() == alone
