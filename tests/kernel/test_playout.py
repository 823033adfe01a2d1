from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.playout import copy_often, play_games, play_out, random_choice, replay_often
from fondaco.kernel.state import CHANCE
from fondaco.kernel.table import Table

Play = Callable[..., Table]


@given(st.integers(2, 5), st.integers(0, 10**6))
def test_a_playout_ends_the_game_and_counts_the_choices_of_players(norenberc: Game, seats: int, seed: int) -> None:
    choices = Choices(len(norenberc.vocabulary))
    played = norenberc.start(seats, {})
    made = play_out(played, Luck(str(seed)), choices)
    followed = norenberc.start(seats, {})
    luck = Luck(str(seed))
    by_players = 0
    while not followed.is_over():
        seat = followed.first_asked()
        by_players += seat != CHANCE
        followed.choose(seat, random_choice(followed, seat, luck, choices))
    assert played.is_over()
    assert made == by_players
    assert played.same_as(followed)


def test_many_games_go_on_with_the_same_luck(norenberc: Game) -> None:
    choices = Choices(len(norenberc.vocabulary))
    luck = Luck("many")
    one_by_one = sum(play_out(norenberc.start(3, {}), luck, choices) for _ in range(4))
    together = Luck("many")
    assert play_games(norenberc, 3, {}, together, 4) == one_by_one
    assert together.below(1000) == luck.below(1000)


def test_playing_no_games_makes_no_choices(norenberc: Game) -> None:
    assert play_games(norenberc, 2, {}, Luck("none"), 0) == 0


def test_playing_out_a_finished_game_changes_nothing(play: Play) -> None:
    table = play(2, "finished")
    before = table.state.numbers()
    assert play_out(table.state, Luck("x"), Choices(len(table.game.vocabulary))) == 0
    assert table.state.numbers() == before


def test_a_random_choice_takes_every_open_choice(play: Play) -> None:
    table = play(2, "uniform", 0)
    choices = Choices(len(table.game.vocabulary))
    luck = Luck("uniform")
    seen = Counter(int(random_choice(table.state, 0, luck, choices)) for _ in range(1600))
    assert sorted(seen) == table.open(0)
    assert min(seen.values()) > 1600 / len(seen) * 0.7


@pytest.mark.parametrize("times", [0, 1, 3])
def test_copying_and_replaying_often_end_where_once_would(play: Play, times: int) -> None:
    table = play(3, "often")
    assert copy_often(table.state, times).same_as(table.state)
    again = replay_often(table.game, 3, {}, table.record.made, times)
    assert again.same_as(table.state if times else table.record.start())
