"""Playout: whole games by uniform random play, driven inside compiled code."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, State


def random_choice(state: State, seat: i64, luck: Luck, choices: Choices) -> i64:
    """A choice for an asked seat: by weight for chance, uniform for a player."""
    if seat == CHANCE:
        return state.draw(luck, choices)
    state.open(seat, choices)
    return choices.any(luck)


def play_out(state: State, luck: Luck, choices: Choices) -> i64:
    """Play a state to its end at random; the number of choices that players made."""
    made: i64 = 0
    while state.waiting != 0:
        seat = state.first_asked()
        if seat != CHANCE:
            made += 1
        state.choose(seat, random_choice(state, seat, luck, choices))
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
