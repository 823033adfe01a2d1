"""The conformance check must catch games that are wrong, each for its own reason.

Two ways: positions of a real game, corrupted through their fields; and a toy game with one fault at a time. The
toy is plain Python, so in the compiled package it also shows that a game from outside runs on the compiled kernel.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fondaco.kernel.check import Checker, LawBroken
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import counts
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.record import Record
from fondaco.kernel.table import Table

Play = Callable[..., Table]
Toy = Callable[[str], Game]


# Corrupted positions of a real game.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_right_game_passes(norenberc: Game, seats: int) -> None:
    checker = Checker(norenberc, seats)
    assert all(checker.check_game(f"right {number}") > 80 for number in range(3))


def test_the_check_of_a_seed_is_always_the_same_game(norenberc: Game) -> None:
    assert Checker(norenberc, 3).check_game("same") == Checker(norenberc, 3).check_game("same")


@pytest.mark.parametrize(
    ("pile", "what"),
    [([7, 3], "choices out of order"), ([3, 7, 3], "choices out of order"), ([], "nothing is open")],
)
def test_unsorted_repeated_or_missing_choices_are_found(norenberc: Game, pile: list[int], what: str) -> None:
    town = norenberc.start(2, {})
    choices = Choices(len(norenberc.vocabulary))
    for _ in range(2):
        town.choose(town.first_asked(), town.draw(Luck("pile"), choices))
    checker = Checker(norenberc, 2)
    checker.check_open(town, "s")
    town.pile = counts(pile)
    with pytest.raises(LawBroken, match=what):
        checker.check_open(town, "s")


def test_a_choice_outside_the_vocabulary_is_found(norenberc: Game) -> None:
    town = norenberc.start(2, {})
    choices = Choices(len(norenberc.vocabulary))
    for _ in range(2):
        town.choose(town.first_asked(), town.draw(Luck("pile"), choices))
    town.pile = counts([87])
    with pytest.raises(LawBroken, match="choices out of order"):
        Checker(norenberc, 2).check_open(town, "s")


def test_an_imagined_world_that_breaks_a_law_is_found(play: Play) -> None:
    """Money the bank never paid shows in every world that is imagined from the view."""
    table = play(3, "corrupted", 10)
    checker = Checker(table.game, 3)
    checker.check_views(table.state, "s", Luck("views"))
    table.state.money[1] = -1
    with pytest.raises(LawBroken, match="an imagined world breaks a law: seat 2 has -1 thalers"):
        checker.check_views(table.state, "s", Luck("views"))


def test_a_replay_that_ends_elsewhere_is_found(play: Play) -> None:
    table = play(2, "elsewhere")
    checker = Checker(table.game, 2)
    checker.check_record(table.record, table.state, "s")
    table.state.money[0] += 1
    with pytest.raises(LawBroken, match="norenberc, 2 seats, seed 's': the replay ends in another state"):
        checker.check_record(table.record, table.state, "s")


def test_a_record_that_changes_when_it_is_read_is_found(play: Play) -> None:
    table = play(2, "unreadable")
    table.record.seed = " unreadable "
    with pytest.raises(LawBroken, match="the record changes when it is written and read"):
        Checker(table.game, 2).check_record(table.record, table.state, "s")


# The toy game with a fault.


def check_toy(game: Game) -> None:
    checker = Checker(game, 2)
    for number in range(12):
        checker.check_game(f"toy {number}")


def test_the_toy_without_a_fault_passes(toy: Toy) -> None:
    check_toy(toy(""))


@pytest.mark.parametrize(
    ("fault", "what"),
    [
        ("law", "too much"),
        ("unsorted", "choices out of order"),
        ("nothing open", "nothing is open"),
        ("no weight", "a choice of chance without weight"),
        ("copies share", "playing on a copy changed the original"),
        ("copies share later", "a past copy changed"),
        ("copies forget", "a copy differs"),
        (
            "views tell",
            "seat [02] sees something else in an imagined world",
        ),
        ("open choices tell", "seat 2 has other choices in an imagined world"),
        ("impossible worlds", "an imagined world breaks a law: a coin with three sides"),
        ("endless", "no end after 20000 choices"),
        ("chance of its own", "chance draws otherwise than what is open tells"),
        ("loaded coin", "chance draws otherwise than what is open tells"),
        ("crash", "IndexError"),
    ],
)
def test_a_fault_of_the_toy_is_found_and_the_seed_is_named(toy: Toy, fault: str, what: str) -> None:
    with pytest.raises(LawBroken, match=what) as caught:
        check_toy(toy(fault))
    assert str(caught.value).startswith("toy, 2 seats, seed 'toy ")


def test_the_toy_itself_can_be_recorded(toy: Toy) -> None:
    record = Record(toy(""), 2, {}, "a coin")
    assert record.text().startswith("fondaco 1\ngame: toy\n")
