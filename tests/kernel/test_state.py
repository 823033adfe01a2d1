from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.playout import random_choice
from fondaco.kernel.state import CHANCE, CHANCE_ASKED, NOBODY, State

SEEDS = st.integers(0, 10**6)


def advance(state: State, luck: Luck, choices: Choices) -> tuple[int, int]:
    seat = state.first_asked()
    choice = random_choice(state, seat, luck, choices)
    state.choose(seat, choice)
    return int(seat), int(choice)


def test_a_new_game_asks_chance_first(norenberc: Game) -> None:
    state = norenberc.start(3, {})
    assert state.waiting == CHANCE_ASKED
    assert state.first_asked() == CHANCE
    assert state.is_asked(CHANCE)
    assert not any(state.is_asked(seat) for seat in range(3))


def test_a_spectator_is_never_asked(norenberc: Game) -> None:
    state = norenberc.start(2, {})
    state.waiting = -1
    assert not state.is_asked(NOBODY)


@given(st.integers(2, 5), SEEDS)
def test_the_first_asked_seat_is_the_lowest_of_those_asked(norenberc: Game, seats: int, seed: int) -> None:
    state = norenberc.start(seats, {})
    choices = Choices(len(norenberc.vocabulary))
    luck = Luck(str(seed))
    most_asked = 0
    while not state.is_over():
        asked = [seat for seat in [CHANCE, *range(seats)] if state.is_asked(seat)]
        assert state.first_asked() == asked[0]
        assert asked == [CHANCE] or CHANCE not in asked
        most_asked = max(most_asked, len(asked))
        advance(state, luck, choices)
    assert most_asked == seats
    assert not any(state.is_asked(seat) for seat in range(CHANCE + 1))
    assert state.question() == "over"
    assert state.steps() == []


@given(st.integers(2, 5), SEEDS, st.integers(30, 300))
def test_a_copy_plays_on_without_its_original_noticing(norenberc: Game, seats: int, seed: int, until: int) -> None:
    choices = Choices(len(norenberc.vocabulary))
    luck = Luck(str(seed))
    state = norenberc.start(seats, {})
    for _ in range(until):
        if not state.is_over():
            advance(state, luck, choices)
    before = state.numbers()
    steps = state.steps()
    copy = state.copy()
    assert copy.same_as(state)
    while not copy.is_over():
        advance(copy, luck, choices)
    assert state.numbers() == before
    assert state.steps() == steps


@given(st.integers(2, 5), SEEDS)
def test_a_copy_and_its_original_go_on_alike(norenberc: Game, seats: int, seed: int) -> None:
    choices = Choices(len(norenberc.vocabulary))
    luck = Luck(str(seed))
    state = norenberc.start(seats, {})
    for _ in range(80):
        advance(state, luck, choices)
    copy = state.copy()
    for _ in range(25):
        if not state.is_over():
            made = advance(state, luck, choices)
            copy.choose(*made)
            assert copy.same_as(state)


@given(st.integers(2, 5), SEEDS)
def test_every_choice_changes_the_state(norenberc: Game, seats: int, seed: int) -> None:
    """What a choice does must show in the numbers or steps, or equality of states would mean nothing."""
    choices = Choices(len(norenberc.vocabulary))
    luck = Luck(str(seed))
    state = norenberc.start(seats, {})
    while not state.is_over():
        before = state.copy()
        advance(state, luck, choices)
        assert not state.same_as(before)


@given(st.integers(2, 5), SEEDS)
def test_chance_draws_by_the_weights_that_are_open(norenberc: Game, seats: int, seed: int) -> None:
    """A step may draw in a faster way of its own; it must be the draw that its open weights describe."""
    choices = Choices(len(norenberc.vocabulary))
    state = norenberc.start(seats, {})
    luck = Luck(str(seed))
    drawn = 0
    while not state.is_over():
        if state.is_asked(CHANCE):
            fast = state.draw(Luck(f"{seed} {drawn}"), choices)
            state.open(CHANCE, choices)
            assert choices.drawn(Luck(f"{seed} {drawn}")) == fast
            drawn += 1
        advance(state, luck, choices)
    assert drawn > 30


@given(st.integers(2, 5), SEEDS)
def test_drawing_and_asking_do_not_change_a_state(norenberc: Game, seats: int, seed: int) -> None:
    choices = Choices(len(norenberc.vocabulary))
    state = norenberc.start(seats, {})
    luck = Luck(str(seed))
    while not state.is_over():
        before = state.numbers()
        if state.is_asked(CHANCE):
            state.draw(Luck("aside"), choices)
        for seat in range(CHANCE + 1):
            if state.is_asked(seat):
                state.open(seat, choices)
        assert state.numbers() == before
        advance(state, luck, choices)
