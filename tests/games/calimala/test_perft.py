"""Perft by hand: how many sequences of choices there must be, reckoned from the rules and not by the code."""

from __future__ import annotations

import pytest

from fondaco.games import find_game

from ...conformance.perft import perft
from .scene import Scene

GAME = find_game("calimala")


def test_the_set_up_is_counted_by_hand() -> None:
    """C-S3, C-S4: three of 3 final cards each, or two of 2; then 5, 4, 3 ... start cards; the fifth is no choice."""
    set_up = {
        3: [3, 9, 27, 27 * 5, 27 * 5 * 4, 27 * 5 * 4 * 3],
        4: [2, 4, 8, 16, 16 * 5, 16 * 5 * 4],
        5: [2, 4, 8, 16, 32, 32 * 5],
    }
    for seats, sequences in set_up.items():
        town = GAME.start(seats, {"city": "first-game"})
        assert [perft(GAME, town.copy(), depth) for depth in range(1, 7)] == sequences


@pytest.mark.parametrize(
    ("card", "streets"), [("", 7), ("weave", 7), ("build", 7), ("wood", 9), ("brick", 9), ("marble", 10)]
)
def test_the_first_placements_are_counted_by_hand(card: str, streets: int) -> None:
    """C-T3, C-T1: in the city of the first game, with a coloured or a white disc.

    With nothing but a full supply wood, brick, marble and weave are possible: 7 of the 12 streets touch one of them.
    A cube from a wood or brick card could be contributed, which makes 2 more legal; marble could become an artwork: 1.
    """
    scene = Scene(3)
    scene.hand(0, card)
    assert len(scene.open()) == 2 * streets
    assert len(scene.opened("place")) == len(scene.opened("white")) == streets


def test_the_first_activation_is_counted_by_hand() -> None:
    """C-T2, C-K1: wood and weave, once each with a coloured disc, twice each with a white one, in any order.

    An order ends with `done` once the duty is done. With a coloured disc: 2 first choices, then `done` or the other.
    With a white one, the third choices are `done` and each of the two that is left: only weave after wood and wood,
    only wood after weave and weave, both after one of each.
    """
    scene = Scene(3)
    scene.choose("place wood+weave")
    assert scene.open() == ["gain wood", "weave"]
    for choice in scene.open():
        after = scene.copy()
        after.choose(choice)
        assert len(after.open()) == 2
    white = Scene(3)
    white.choose("white wood+weave")
    assert [perft(GAME, white.town.copy(), depth) for depth in (1, 2)] == [2, 6]
    thirds = {}
    for first in ("gain wood", "weave"):
        for second in ("gain wood", "weave"):
            after = white.copy()
            after.choose(first, second)
            thirds[first, second] = len(after.open())
    assert list(thirds.values()) == [2, 3, 3, 2]
