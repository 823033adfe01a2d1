from __future__ import annotations

import pytest

from fondaco.bots.bot import Bot
from fondaco.bots.greedy import GreedyBot
from fondaco.bots.match import play_match
from fondaco.bots.random import RandomBot
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, State


def greedy_among_random(seats: int, place: int) -> list[Bot]:
    bots: list[Bot] = [RandomBot() for _ in range(seats)]
    bots[place] = GreedyBot()
    return bots


def play_watched(game: Game, bots: list[Bot], seed: str) -> State:
    """A whole game in which every choice of a bot must be open, and asking it must not change the view."""
    luck = Luck(seed)
    choices = Choices(len(game.vocabulary))
    state = game.start(len(bots), {})
    while not state.is_over():
        seat = int(state.first_asked())
        if seat == CHANCE:
            state.choose(seat, state.draw(luck, choices))
            continue
        view = game.view(state, seat)
        untouched = view.copy()
        choice = bots[seat].choose(game, view, seat, luck)
        assert view.same_as(untouched)
        state.open(seat, choices)
        assert choices.holds(choice)
        state.choose(seat, choice)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_takes_only_open_choices_in_whole_games(norenberc: Game, seats: int) -> None:
    end = play_watched(norenberc, greedy_among_random(seats, seats - 1), f"open {seats}")
    assert end.is_over()


def test_greedy_takes_only_open_choices_among_its_like(norenberc: Game) -> None:
    bots: list[Bot] = [GreedyBot(), GreedyBot()]
    assert play_watched(norenberc, bots, "like").is_over()


def test_the_same_seed_gives_the_same_game(norenberc: Game) -> None:
    first = play_match(norenberc, greedy_among_random(2, 0), {}, "again")
    assert play_match(norenberc, greedy_among_random(2, 0), {}, "again").same_as(first)
    assert not play_match(norenberc, greedy_among_random(2, 0), {}, "another").same_as(first)


def test_the_choice_does_not_hang_on_what_is_hidden(norenberc: Game) -> None:
    """A view and a world dealt from it lead to the same choice with the same luck."""
    luck = Luck("hidden")
    choices = Choices(len(norenberc.vocabulary))
    state = norenberc.start(3, {})
    asked = 0
    while asked < 25:
        seat = int(state.first_asked())
        if seat == CHANCE:
            state.choose(seat, state.draw(luck, choices))
            continue
        view = norenberc.view(state, seat)
        again = norenberc.view(norenberc.deal(view, seat, luck), seat)
        choice = GreedyBot().choose(norenberc, view, seat, Luck(str(asked)))
        assert choice == GreedyBot().choose(norenberc, again, seat, Luck(str(asked)))
        state.choose(seat, choice)
        asked += 1


def test_greedy_beats_random_from_every_seat(norenberc: Game) -> None:
    """Each deal is played once from every seat, so that a lucky seat decides nothing."""
    wins = 0
    for game in range(12):
        place = game % 2
        end = play_match(norenberc, greedy_among_random(2, place), {}, f"sanity {game // 2}")
        wins += norenberc.winners(end) == [place]
    assert wins >= 10
