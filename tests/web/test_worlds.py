"""Nothing secret leaves the server: what a viewer gets is the same in every world that the viewer cannot tell apart.

For every game, by code that knows none of them. `FONDACO_PAIRS` says how many pairs of worlds are compared for each,
and `FONDACO_PAIR_PARTS` in how many tests of about the same length.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from fondaco.games import GAMES, find_game
from fondaco.kernel.game import Game
from fondaco.mode import mode

from .mirror import Mirror, pairs_of

PAIRS = int(os.environ.get("FONDACO_PAIRS") or (200 if mode() == "compiled" else 20))
PARTS = int(os.environ.get("FONDACO_PAIR_PARTS") or 1)


PARTED = [("genoa", "worlds 121", 9), ("genoa", "worlds 318", 2)]
"""Pairs that once showed a leak: links of the log that changed when somebody composed in secret, and a bot's secret
plan that the undo named."""


@pytest.mark.parametrize(("name", "seed", "index"), PARTED)
def test_worlds_that_once_parted_are_the_same(name: str, seed: str, index: int, mirror: Mirror) -> None:
    assert mirror.difference(pairs_of(find_game(name), seed)[index]) == ""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_viewer_gets_the_same_in_every_world_it_cannot_tell_apart(
    game: Game, part: int, mirror: Mirror, record_property: Callable[[str, object], None]
) -> None:
    compared = 0
    number = part
    while compared < -(-PAIRS // PARTS):
        for pair in pairs_of(game, f"worlds {number}"):
            assert mirror.difference(pair) == ""
            compared += 1
        number += PARTS
    record_property(game.name, compared)
