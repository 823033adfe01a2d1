from __future__ import annotations

import pytest

from fondaco.bots.net import MILLION
from fondaco.bots.values import Appraisal, appraise, chances_by
from fondaco.games import GAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.playout import random_choice

from ..fifth.game import Pearls

every_game = pytest.mark.parametrize("game", [*GAMES, Pearls()], ids=lambda game: game.name)


def appraised(game: Game, seats: int, seed: str) -> tuple[list[Appraisal], Appraisal, list[int], list[int]]:
    """Appraisals on the way and at the end of a random game, its winners, and everybody's points."""
    luck = Luck(seed)
    choices = Choices(len(game.vocabulary))
    state = game.start(seats, {})
    found: list[Appraisal] = []
    while not state.is_over():
        found.append(appraise(game, state))
        for _ in range(10):
            if not state.is_over():
                seat = state.first_asked()
                state.choose(seat, random_choice(state, seat, luck, choices))
    return found, appraise(game, state), game.winners(state), [sum(row) for row in game.breakdown(state)]


@every_game
def test_the_chances_of_all_seats_are_a_million_and_the_end_is_the_result(game: Game) -> None:
    for seats in {game.fewest, game.most}:
        found, end, winners, points = appraised(game, seats, "values")
        for appraisal in [*found, end]:
            assert sum(appraisal.chances) == MILLION
            assert len(appraisal.chances) == len(appraisal.points) == seats
            assert min(appraisal.chances) >= 0
        assert [seat for seat in range(seats) if end.chances[seat] > 0] == winners
        assert end.points == [100 * mine for mine in points]


@every_game
def test_the_same_position_is_worth_the_same_whatever_was_appraised_before(game: Game) -> None:
    state = game.start(game.most, {})
    first = appraise(game, state)
    appraised(game, game.fewest, "between")
    again = appraise(game, state)
    assert (first.chances, first.points) == (again.chances, again.points)


def test_chances_grow_with_the_values_and_sharpen_towards_the_end() -> None:
    early = chances_by([3000, 2900, 2500, 1000], 500)
    late = chances_by([3000, 2900, 2500, 1000], 100)
    assert early == sorted(early, reverse=True)
    assert late[0] > early[0] > 250_000
    assert chances_by([700, 700], 100) == [500_000, 500_000]
    assert sum(chances_by([-(10**9), 10**9, 0], 1)) == MILLION
