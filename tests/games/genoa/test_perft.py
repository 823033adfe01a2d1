"""Perft without dealing: how many sequences of choices there are from a fixed start. What is open changes a number.

The others pass in every window and the trader counters nobody, since dealing has far too many branches to be counted.
Chance falls as the seed says. Digests of whole random games, with all the dealing, are the same in both modes.
"""

from __future__ import annotations

import pytest

from fondaco.games import find_game
from fondaco.games.genoa.data import MOST_SEATS, ROUNDS
from fondaco.games.genoa.state import City
from fondaco.games.genoa.vocabulary import COUNTER, PASS
from fondaco.kernel.choices import Choices
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE

from ..goldens import digest_of_games
from .scene import Scene

GAME = find_game("genoa")

FIRST_TURN: dict[int, list[int]] = {
    2: [4, 19, 91, 392, 1705],
    3: [6, 26, 112, 498, 2267],
    4: [6, 26, 112, 498, 2263],
    5: [5, 24, 106, 465, 2095],
}
"""Sequences of 1, 2, 3 ... choices from the first window of the game."""
LATER: dict[int, list[int]] = {
    2: [4, 19, 88, 363, 1622],
    3: [6, 26, 113, 498, 2224],
    4: [6, 61, 476, 2883],
    5: [4, 19, 91, 392, 1708],
}
"""The same from the middle of a random game, where people hold things and own buildings."""
GAMES_DIGEST: dict[int, str] = {
    2: "2bf2f4976eed43d650f3c2e43d02c8dc",
    3: "68f03b36487214ce218137340d22cab1",
    4: "5496a6ad8de02ce2c5feb33258fe5035",
    5: "831efdd9c43e08d08deb56f19848fa89",
}
"""Of the records of 20 random games."""


def at_first_window(seats: int) -> City:
    city = GAME.start(seats, {})
    let_others_pass(city, Luck(f"perft {seats}"))
    return city


def in_the_middle(seats: int) -> City:
    """The first window after half the rounds of a random game."""
    city = GAME.start(seats, {})
    luck = Luck(f"perft {seats}")
    players = Luck("perft players")
    choices = Choices(len(GAME.vocabulary))
    while city.rounds > ROUNDS[seats] // 2 or city.question() != "dealing":
        seat = city.first_asked()
        if seat == CHANCE:
            city.choose(CHANCE, city.draw(luck, choices))
            continue
        city.open(seat, choices)
        city.choose(seat, choices.any(players))
    return city


def let_others_pass(city: City, luck: Luck) -> None:
    """Up to the next question that is not about dealing, or to the trader's turn in a window."""
    choices = Choices(len(GAME.vocabulary))
    while not city.is_over():
        seat = city.first_asked()
        if seat == CHANCE:
            city.choose(CHANCE, city.draw(luck, choices))
        elif city.question() == "dealing" and seat != city.trader:
            city.choose(seat, PASS)
        else:
            return


def perft(city: City, depth: int) -> int:
    """How many sequences of so many choices; a finished game counts as one."""
    if depth == 0:
        return 1
    let_others_pass(city, Luck("perft"))
    if city.is_over():
        return 1
    seat = city.first_asked()
    choices = Choices(len(GAME.vocabulary))
    city.open(seat, choices)
    listed = [choice for choice in choices.listed() if not COUNTER <= choice < COUNTER + MOST_SEATS]
    if depth == 1:
        return len(listed)
    sequences = 0
    for choice in listed:
        after = city.copy()
        after.choose(seat, choice)
        sequences += perft(after, depth - 1)
    return sequences


def counted(city: City, known: list[int]) -> list[int]:
    return [perft(city.copy(), depth) for depth in range(1, len(known) + 1)]


@pytest.mark.parametrize("seats", FIRST_TURN)
def test_the_number_of_sequences_of_the_first_turn_is_known(seats: int) -> None:
    assert counted(at_first_window(seats), FIRST_TURN[seats]) == FIRST_TURN[seats]


@pytest.mark.parametrize("seats", LATER)
def test_the_number_of_sequences_from_the_middle_of_a_game_is_known(seats: int) -> None:
    assert counted(in_the_middle(seats), LATER[seats]) == LATER[seats]


def test_the_ways_of_the_tower_are_counted_by_hand() -> None:
    """G-M1: from the market, with nobody who acts: every step is to a neighbour that was not visited, or a stop.

    The four inner buildings surround the market, each beside four streets. In the first window one can stop or go to
    one of them. There the action can be used, which opens the same place again, or the tower stops, or goes to one of
    four streets. Sequences of two: one stop that ends the turn (then chance rolls for the next trader) and four
    buildings with use, stop and four streets each.
    """
    scene = Scene(3)
    scene.stand("market")
    scene.quiet()
    assert [text for text in scene.open(0) if not text.startswith("counter")] == [
        *("stop", "go guild-hall", "go city-hall", "go post-office", "go cathedral"),
    ]
    for building in scene.opened("go", 0):
        after = scene.copy()
        after.walk(building)
        after.quiet()
        listed = [text for text in after.open(0) if not text.startswith("counter")]
        assert listed[:2] == ["use", "stop"]
        assert len(listed) == 6


@pytest.mark.parametrize("seats", GAMES_DIGEST)
def test_the_same_seeds_give_the_same_games_interpreted_and_compiled(seats: int) -> None:
    """One digest for both modes: any difference between them, or any change of the rules, changes it."""
    assert digest_of_games(GAME, seats, 20) == GAMES_DIGEST[seats]
