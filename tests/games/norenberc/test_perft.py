"""Perft by hand: how many sequences of choices there must be, reckoned from the rules and not by the code."""

from __future__ import annotations

from collections.abc import Callable
from math import comb

import pytest

from fondaco.kernel.table import Table

from ...conformance.perft import perft

Play = Callable[..., Table]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_plans_are_the_sets_of_guilds_that_the_agents_suffice_for(play: Play, seats: int) -> None:
    """N-P1, by hand: a pass, and with 4 agents every choice of 1 to 4 out of n + 1 guilds."""
    plans = 1 + sum(comb(seats + 1, cards) for cards in range(1, 5))
    assert plans == {2: 8, 3: 16, 4: 31, 5: 57}[seats]
    # Planning is simultaneous: what one has planned limits nobody else.
    table = play(seats, "perft", 0)
    for depth in range(1, min(seats, 3) + 1):
        assert perft(table.game, table.state.copy(), depth) == plans**depth


@pytest.mark.parametrize("seats", [2, 3])
def test_the_first_actions_are_counted_by_hand(play: Play, seats: int) -> None:
    """After everybody's plan comes the first action. Each has one good of each kind and 25 thalers.

    All pass: the round ends, chance draws guests, and the plans are open again. Otherwise the first guild planned by
    anyone is called, and whoever stands foremost may sell 1, hire from room 2 (one own, one other) or from room 3 (one
    own, two others), both occupied, buy the one kind that lies in the store, or do nothing: 5 choices.
    """
    table = play(seats, "perft", 0)
    town = table.state
    assert all(town.rooms[guild * 4 + room] >= 0 for guild in range(seats + 1) for room in (1, 2, 3))
    plans = perft(table.game, town.copy(), 1)
    assert perft(table.game, town.copy(), seats + 1) == plans + (plans**seats - 1) * 5
