"""Perft: how many sequences of choices there are from a fixed start. Any change of what is open changes a number.

Chance falls as the seed says; where several seats are asked, the lowest answers first, so that orders are not counted.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb

import pytest

from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, State
from fondaco.kernel.table import Table

from ..goldens import digest_of_games

Play = Callable[..., Table]

PERFT = {
    2: [8, 64, 323, 1090],
    3: [16, 256, 4096, 20491],
    4: [31, 961, 29791, 923521],
    5: [57, 3249, 185193],
}
"""Sequences of 1, 2, 3 ... choices from the first planning."""
LATER = {
    2: [2, 6, 24, 98, 471, 2525],
    3: [2, 5, 19, 86, 473, 4040],
    4: [2, 12, 24, 64, 156, 498],
    5: [3, 10, 31, 117, 432, 1707],
}
"""The same from the middle of a random game, where actions and townspeople are asked."""
GAMES_DIGEST = {
    2: "c0f9d3c533fe939992d56fe344378400",
    3: "2722038078c85c47df64c485bc240f0c",
    4: "af39607126d99eaff9546ba4ba65bb29",
    5: "2517553ceb36631b51436969b7fa21d1",
}
"""Of the records of 25 random games."""


def perft(game: Game, state: State, depth: int) -> int:
    """How many sequences of so many choices of players; a finished game counts as one."""
    if depth == 0 or state.is_over():
        return 1
    choices = Choices(len(game.vocabulary))
    while state.is_asked(CHANCE):
        state.choose(CHANCE, state.draw(Luck("perft"), choices))
    seat = state.first_asked()
    state.open(seat, choices)
    if depth == 1:
        return int(choices.size)
    sequences = 0
    for choice in choices.listed():
        after = state.copy()
        after.choose(seat, choice)
        sequences += perft(game, after, depth - 1)
    return sequences


@pytest.mark.parametrize("seats", PERFT)
def test_the_number_of_sequences_from_the_start_is_known(play: Play, seats: int) -> None:
    table = play(seats, "perft", 0)
    found = [perft(table.game, table.state.copy(), depth) for depth in range(1, len(PERFT[seats]) + 1)]
    assert found == PERFT[seats]


@pytest.mark.parametrize("seats", LATER)
def test_the_number_of_sequences_from_the_middle_of_a_game_is_known(play: Play, seats: int) -> None:
    table = play(seats, "perft", 12 * seats + 1)
    found = [perft(table.game, table.state.copy(), depth) for depth in range(1, len(LATER[seats]) + 1)]
    assert found == LATER[seats]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_plans_are_the_sets_of_guilds_that_the_agents_suffice_for(play: Play, seats: int) -> None:
    """N-P1, by hand: a pass, and with 4 agents every choice of 1 to 4 out of n + 1 guilds."""
    plans = 1 + sum(comb(seats + 1, cards) for cards in range(1, 5))
    assert PERFT[seats][0] == plans == {2: 8, 3: 16, 4: 31, 5: 57}[seats]
    # Planning is simultaneous: what one has planned limits nobody else.
    for depth in range(min(seats, len(PERFT[seats]))):
        assert PERFT[seats][depth] == plans ** (depth + 1)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_first_actions_are_counted_by_hand(play: Play, seats: int) -> None:
    """After everybody's plan comes the first action. Each has one good of each kind and 25 thalers.

    All pass: the round ends, chance draws guests, and the plans are open again. Otherwise the first guild planned by
    anyone is called, and whoever stands foremost may sell 1, hire from room 2 (one own, one other) or from room 3 (one
    own, two others), both occupied, buy the one kind that lies in the store, or do nothing: 5 choices.
    """
    town = play(seats, "perft", 0).state
    assert all(town.rooms[guild * 4 + room] >= 0 for guild in range(seats + 1) for room in (1, 2, 3))
    plans = PERFT[seats][0]
    assert PERFT[seats][seats] == plans + (plans**seats - 1) * 5


@pytest.mark.parametrize("seats", GAMES_DIGEST)
def test_the_same_seeds_give_the_same_games_interpreted_and_compiled(norenberc: Game, seats: int) -> None:
    """One digest for both modes: any difference between them, or any change of the rules, changes it."""
    assert digest_of_games(norenberc, seats, 25) == GAMES_DIGEST[seats]
