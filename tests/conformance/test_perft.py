"""Perft: what is open anywhere near the start and in the middle of a game, counted; and whole games, digested.

The sources and the compiled package are compared with the same file, so they agree with each other.
"""

from __future__ import annotations

import pytest

from fondaco.kernel.game import Game

from .perft import counted, kept
from .subjects import SUBJECTS

EACH = [(game, seats) for game in SUBJECTS for seats in range(game.fewest, game.most + 1)]


def test_every_game_is_kept_for_every_number_of_seats_and_no_other() -> None:
    found = [(name, int(seats)) for name, by_seats in kept().items() for seats in by_seats]
    assert sorted(found) == sorted((game.name, seats) for game, seats in EACH)


@pytest.mark.parametrize(("game", "seats"), EACH, ids=[f"{game.name}-{seats}" for game, seats in EACH])
def test_the_sequences_of_choices_and_the_digests_of_games_are_those_that_were_kept(game: Game, seats: int) -> None:
    """Where the rules were changed on purpose: `python -m tests.conformance.perft` writes what is kept anew."""
    assert counted(game, seats) == kept()[game.name][str(seats)]
