"""The tests of secrets can fail: every leak that is planted is found."""

from __future__ import annotations

import pytest

from fondaco.games import GAMES
from fondaco.kernel.game import Game

from ..kernel.twins import IDLE
from .leaks import LEAKS, OF_SECRET_ACTS, Leak
from .mirror import Mirror, Pair, pairs_of

MOST = 40
"""Pairs of worlds in which a leak must show itself."""


def some_pairs(game: Game) -> list[Pair]:
    found: list[Pair] = []
    for number in range(MOST):
        found += pairs_of(game, f"leaks {number}")[:6]
    return found[:MOST]


@pytest.fixture(scope="module")
def pairs() -> dict[str, list[Pair]]:
    return {game.name: some_pairs(game) for game in GAMES}


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(
    leak: Leak, pairs: dict[str, list[Pair]], mirror: Mirror, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every game, or where what it tells can be a secret at all."""
    leak(monkeypatch)
    is_found = [any(mirror.difference(pair) for pair in pairs[game.name]) for game in games_for(leak, pairs)]
    assert is_found
    assert all(is_found)


def games_for(leak: Leak, pairs: dict[str, list[Pair]]) -> list[Game]:
    if leak not in OF_SECRET_ACTS:
        return GAMES
    return [game for game in GAMES if any(IDLE in step.choices for pair in pairs[game.name] for step in pair.steps)]
