"""Playout: whole games by uniform random play, driven inside compiled code."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, CHANCE_ASKED, State


def random_choice(state: State, seat: i64, luck: Luck, choices: Choices) -> i64:
    """A choice for an asked seat: by weight for chance, uniform for a player."""
    if seat == CHANCE:
        return state.draw(luck, choices)
    state.open(seat, choices)
    return choices.any(luck)


def play_out(state: State, luck: Luck, choices: Choices) -> i64:
    """Play a state to its end at random; the number of choices that players made.

    The same as `random_choice` and `choose` in turn, without the calls in between: this loop is the hottest there is.
    """
    made: i64 = 0
    while state.waiting != 0:
        step = state.asking
        if state.waiting == CHANCE_ASKED:
            step.take(state, CHANCE, step.draw(state, luck, choices))
        else:
            seat = state.first_asked()
            choices.size = 0
            choices.items = choices.own
            step.open(state, seat, choices)
            step.take(state, seat, choices.items[luck.below(choices.size)])
            made += 1
        state.settle()
    return made


def play_games(game: Game, seats: i64, options: dict[str, str], luck: Luck, games: i64) -> i64:
    """Play so many new games; the number of choices that players made in all."""
    choices = Choices(len(game.vocabulary))
    made: i64 = 0
    for _ in range(games):
        made += play_out(game.start(seats, options), luck, choices)
    return made


def copy_often(state: State, times: i64) -> State:
    """Copy a state so many times."""
    last = state
    for _ in range(times):
        last = state.copy()
    return last


def replay_often(game: Game, seats: i64, options: dict[str, str], made: list[tuple[int, int]], times: i64) -> State:
    """Replay a whole game so many times."""
    state = game.start(seats, options)
    for _ in range(times):
        state = game.start(seats, options)
        for seat, choice in made:
            state.choose(seat, choice)
    return state
