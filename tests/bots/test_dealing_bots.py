"""Bots in a game of dealing: their answers are always open, they come to an end, and they beat chance."""

from __future__ import annotations

import pytest

from fondaco.bots.bot import Bot
from fondaco.bots.greedy import GreedyBot
from fondaco.bots.match import play_match
from fondaco.bots.random import RandomBot
from fondaco.games import find_game
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, State

GAME: Game = find_game("genoa")
ANSWERS_A_TURN = 120
"""More than bots ever need, offers and counters included."""


def shortened(seats: int, rounds: int) -> State:
    """A game that ends after a few rounds."""
    state = GAME.start(seats, {})
    state.rounds = rounds
    return state


def play_watched(bots: list[Bot], seed: str, rounds: int) -> State:
    """A short game in which every answer must be open, and asking a bot must not change the view."""
    luck = Luck(seed)
    choices = Choices(len(GAME.vocabulary))
    state = shortened(len(bots), rounds)
    answers = 0
    while not state.is_over():
        seat = int(state.first_asked())
        if seat == CHANCE:
            state.choose(seat, state.draw(luck, choices))
            continue
        view = GAME.view(state, seat)
        untouched = view.copy()
        choice = bots[seat].choose(GAME, view, seat, luck)
        assert view.same_as(untouched)
        state.open(seat, choices)
        assert choices.holds(choice)
        state.choose(seat, choice)
        assert GAME.broken_law(state) == ""
        answers += 1
        assert answers < ANSWERS_A_TURN * len(bots) * rounds
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_among_their_like_obey_the_rules_and_come_to_an_end(seats: int) -> None:
    bots: list[Bot] = [GreedyBot() for _ in range(seats)]
    assert play_watched(bots, f"like {seats}", 2).is_over()


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_thought_of_at_once_is_what_would_be_thought_of_choice_by_choice(seats: int) -> None:
    """A playout asks once for an offer with all that it names."""
    luck, choices, state = Luck(f"at once {seats}"), Choices(len(GAME.vocabulary)), shortened(seats, 2)
    longest = 0
    while not state.is_over():
        seat = int(state.first_asked())
        if seat == CHANCE:
            state.choose(seat, state.draw(luck, choices))
            continue
        line = GAME.advised_line(GAME.view(state, seat), seat, luck)
        longest = max(longest, len(line))
        for choice in line:
            assert choice == GAME.advice(GAME.view(state, seat), seat, luck)
            state.choose(seat, choice)
    assert longest > 3, "an offer was made"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_among_random_players_obey_the_rules_and_come_to_an_end(seats: int) -> None:
    """Random players offer and counter anything that is valid."""
    bots: list[Bot] = [RandomBot() if seat % 2 else GreedyBot() for seat in range(seats)]
    assert play_watched(bots, f"random {seats}", 2).is_over()


def test_the_choice_does_not_hang_on_what_is_hidden() -> None:
    """A view and a world imagined from it lead to the same choice."""
    luck = Luck("hidden")
    choices = Choices(len(GAME.vocabulary))
    state = GAME.start(3, {})
    for _ in range(80):
        seat = int(state.first_asked())
        if seat == CHANCE:
            state.choose(seat, state.draw(luck, choices))
            continue
        view = GAME.view(state, seat)
        again = GAME.view(GAME.imagine(view, seat, luck), seat)
        choice = GAME.advice(view, seat, luck)
        assert choice == GAME.advice(again, seat, luck)
        state.choose(seat, choice)


def test_greedy_beats_random_from_every_seat() -> None:
    for place in range(3):
        bots: list[Bot] = [RandomBot() for _ in range(3)]
        bots[place] = GreedyBot()
        assert GAME.winners(play_match(GAME, bots, {}, "sanity")) == [place]


def test_bots_make_deals_in_most_turns() -> None:
    """Two rounds of four players are eight turns, fewer if the tower starts on the market."""
    bots: list[Bot] = [GreedyBot() for _ in range(4)]
    luck = Luck("deals")
    choices = Choices(len(GAME.vocabulary))
    state = shortened(4, 2)
    accepted = 0
    while not state.is_over():
        seat = int(state.first_asked())
        if seat == CHANCE:
            state.choose(seat, state.draw(luck, choices))
            continue
        choice = bots[seat].choose(GAME, GAME.view(state, seat), seat, luck)
        text = GAME.vocabulary.text(int(choice))
        accepted += text.startswith("accept") or text == "agree"
        state.choose(seat, choice)
    assert accepted >= 6
