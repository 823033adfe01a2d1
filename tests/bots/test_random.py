from __future__ import annotations

from collections import Counter

import pytest

from fondaco.bots.bot import Bot
from fondaco.bots.match import play_match
from fondaco.bots.random import RandomBot
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, State


def at_the_first_planning(game: Game, seats: int) -> State:
    luck = Luck("planning")
    choices = Choices(len(game.vocabulary))
    state = game.start(seats, {})
    while state.is_asked(CHANCE):
        state.choose(CHANCE, state.draw(luck, choices))
    return state


def test_random_takes_every_open_choice_about_as_often(norenberc: Game) -> None:
    state = at_the_first_planning(norenberc, 2)
    choices = Choices(len(norenberc.vocabulary))
    state.open(1, choices)
    luck = Luck("often")
    view = norenberc.view(state, 1)
    taken = Counter(int(RandomBot().choose(norenberc, view, 1, luck)) for _ in range(4000))
    assert sorted(taken) == choices.listed()
    assert min(taken.values()) > 0.8 * 4000 / len(taken)
    assert max(taken.values()) < 1.2 * 4000 / len(taken)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_plays_whole_games_that_keep_the_laws(norenberc: Game, seats: int) -> None:
    bots: list[Bot] = [RandomBot() for _ in range(seats)]
    end = play_match(norenberc, bots, {}, f"random {seats}")
    assert end.is_over()
    assert norenberc.broken_law(end) == ""


def test_the_luck_of_the_game_does_not_hang_on_who_plays(norenberc: Game) -> None:
    """The same seed deals the same first table, whatever the bots' own luck makes them choose."""
    two: list[Bot] = [RandomBot(), RandomBot()]
    assert play_match(norenberc, two, {}, "same").same_as(play_match(norenberc, two, {}, "same"))
    assert not play_match(norenberc, two, {}, "same").same_as(play_match(norenberc, two, {}, "other"))
