"""Perft: how many sequences of choices there are from a fixed start. Any change of what is open changes a number.

Chance falls as the seed says; where several seats are asked, the lowest answers first, so that orders are not counted.
"""

from __future__ import annotations

import pytest

from fondaco.games import find_game
from fondaco.games.calimala.state import Florence
from fondaco.kernel.choices import Choices
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, State

from ..goldens import digest_of_games
from .scene import Scene

GAME = find_game("calimala")

SET_UP: dict[int, list[int]] = {
    3: [3, 9, 27, 135, 540, 1620],
    4: [2, 4, 8, 16, 80, 320],
    5: [2, 4, 8, 16, 32, 160],
}
"""Sequences of 1, 2, 3 ... choices from the first question of the game."""
FIRST_TURN: dict[int, list[int]] = {
    3: [20, 57, 184, 883, 5528],
    4: [14, 28, 70, 518, 2267],
    5: [14, 42, 126, 582, 2804],
}
"""The same from the first placement, with the first start cards in hand."""
LATER: dict[int, list[int]] = {
    3: [12, 24, 76, 292, 1033],
    4: [12, 44, 124, 722, 2805],
    5: [18, 52, 160, 661, 2889],
}
"""The same from the middle of a random game, where towers are high and hands are full."""
GAMES_DIGEST: dict[int, str] = {
    3: "9778f9586dd472d871c94e45fbb8d742",
    4: "49819c445355303746d8584243a9fb2e",
    5: "ea4c05e3dd0799657d438e9f1ed5e50c",
}
"""Of the records of 20 random games."""


def at_first_question(seats: int) -> Florence:
    town = GAME.start(seats, {"city": "first-game"})
    let_chance_answer(town, Luck("perft"))
    return town


def at_first_placement(seats: int) -> Florence:
    """Everybody has kept and taken what is listed first."""
    town = at_first_question(seats)
    choices = Choices(len(GAME.vocabulary))
    while town.question() != "placing":
        seat = town.first_asked()
        town.open(seat, choices)
        town.choose(seat, choices.items[0])
    return town


def in_the_middle(seats: int) -> Florence:
    """After half the discs of a random game."""
    town = at_first_question(seats)
    players = Luck("perft players")
    choices = Choices(len(GAME.vocabulary))
    while town.placed < 24 or town.question() != "placing":
        seat = town.first_asked()
        if seat == CHANCE:
            let_chance_answer(town, players)
            continue
        town.open(seat, choices)
        town.choose(seat, choices.any(players))
    return town


def let_chance_answer(town: State, luck: Luck) -> None:
    choices = Choices(len(GAME.vocabulary))
    while town.is_asked(CHANCE):
        town.choose(CHANCE, town.draw(luck, choices))


def perft(state: State, depth: int) -> int:
    """How many sequences of so many choices of players; a finished game counts as one."""
    if depth == 0 or state.is_over():
        return 1
    let_chance_answer(state, Luck("perft"))
    choices = Choices(len(GAME.vocabulary))
    seat = state.first_asked()
    state.open(seat, choices)
    if depth == 1:
        return int(choices.size)
    sequences = 0
    for choice in choices.listed():
        after = state.copy()
        after.choose(seat, choice)
        sequences += perft(after, depth - 1)
    return sequences


def counted(town: Florence, known: list[int]) -> list[int]:
    return [perft(town.copy(), depth) for depth in range(1, len(known) + 1)]


@pytest.mark.parametrize("seats", SET_UP)
def test_the_number_of_sequences_of_the_set_up_is_known(seats: int) -> None:
    assert counted(at_first_question(seats), SET_UP[seats]) == SET_UP[seats]


@pytest.mark.parametrize("seats", FIRST_TURN)
def test_the_number_of_sequences_of_the_first_turn_is_known(seats: int) -> None:
    assert counted(at_first_placement(seats), FIRST_TURN[seats]) == FIRST_TURN[seats]


@pytest.mark.parametrize("seats", LATER)
def test_the_number_of_sequences_from_the_middle_of_a_game_is_known(seats: int) -> None:
    assert counted(in_the_middle(seats), LATER[seats]) == LATER[seats]


def test_the_set_up_is_counted_by_hand() -> None:
    """C-S3, C-S4: three of 3 final cards each, or two of 2; then 5, 4, 3 ... start cards; the fifth is no choice."""
    assert SET_UP[3] == [3, 9, 27, 27 * 5, 27 * 5 * 4, 27 * 5 * 4 * 3]
    assert SET_UP[4] == [2, 4, 8, 16, 16 * 5, 16 * 5 * 4]
    assert SET_UP[5] == [2, 4, 8, 16, 32, 32 * 5]


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
    assert [perft(white.town.copy(), depth) for depth in (1, 2)] == [2, 6]
    thirds = {}
    for first in ("gain wood", "weave"):
        for second in ("gain wood", "weave"):
            after = white.copy()
            after.choose(first, second)
            thirds[first, second] = len(after.open())
    assert list(thirds.values()) == [2, 3, 3, 2]


@pytest.mark.parametrize("seats", GAMES_DIGEST)
def test_the_same_seeds_give_the_same_games_interpreted_and_compiled(seats: int) -> None:
    """One digest for both modes: any difference between them, or any change of the rules, changes it."""
    assert digest_of_games(GAME, seats, 20) == GAMES_DIGEST[seats]
