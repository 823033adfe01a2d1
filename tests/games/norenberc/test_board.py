"""What a seat is shown in Norenberc: complete, and nothing it may not know."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import cast

import pytest
from rich.console import Console

from fondaco.games import find_game
from fondaco.games.norenberc import board, data, terminal
from fondaco.games.norenberc.state import Town
from fondaco.kernel.catalogue import game_words
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import NOBODY, State
from fondaco.kernel.table import Table, new_table

GAME = find_game("norenberc")
WORDS = game_words("en", GAME)
NAMES = ["Anna", "Bea", "Carl", "Dora", "Emil"]


def positions(seats: int, seed: str) -> Iterator[Table]:
    """A random game, stopped at each question to a player."""
    table = new_table(GAME, seats, {}, seed)
    luck = Luck(f"{seed} players")
    while not table.state.is_over():
        yield table
        seat = int(table.state.first_asked())
        choices = table.open(seat)
        table.choose(seat, choices[int(luck.below(len(choices)))])
    yield table


def drawn(view: State, seat: int, width: int = 80, options: dict[str, str] | None = None) -> str:
    """The board and the points in plain letters."""
    seats = int(view.seats)
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False, color_system=None)
    console.print(terminal.draw(view, seat, NAMES[:seats], options or {}, WORDS, width))
    console.print(terminal.legend(view, WORDS))
    console.print(terminal.scores(view, seat, NAMES[:seats], options or {}, WORDS))
    return cast(io.StringIO, console.file).getvalue()


def told(table: Table, view: State, seat: int) -> list[str]:
    """The prompt and the description of every open choice."""
    names = NAMES[: int(view.seats)]
    sentences = [WORDS.say(*board.prompt(view, seat, names))]
    for choice in table.open(seat) if seat >= 0 else []:
        sentences.append(WORDS.say(*board.describe(view, seat, choice, names)))
    return sentences


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_open_choice_of_whole_games_is_described_and_told_apart(seats: int) -> None:
    questions = set()
    for seed in ("a fair", "a market", "a feast"):
        for table in positions(seats, seed):
            questions.add(table.state.question())
            for seat in range(seats):
                if table.state.is_asked(seat):
                    sentences = told(table, table.view(seat), seat)
                    assert len(set(sentences)) == len(sentences)
    assert {"planning", "action", "buying", "paying", "over"} <= questions


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_worlds_that_look_alike_to_a_seat_give_it_the_same_board_and_texts(seats: int) -> None:
    """The worlds themselves are drawn, not their views: the board must not even look at what a view would hide."""
    luck = Luck("worlds")
    for index, table in enumerate(positions(seats, f"worlds of {seats}")):
        if index % 45 != 4:
            continue
        for seat in range(NOBODY, seats):
            seen = table.view(seat)
            page = (drawn(seen, seat), told(table, seen, seat))
            for _ in range(2):
                world = GAME.deal(seen, seat, luck)
                assert (drawn(world, seat), told(table, world, seat)) == page


def middle(seats: int = 4) -> Table:
    """A position in which everybody has planned and some have acted."""
    for index, table in enumerate(positions(seats, "middle")):
        if index > 20 and table.state.question() == "action":
            return table
    raise AssertionError("the game has no such position")


def test_the_board_shows_only_the_own_money_unless_money_is_open() -> None:
    table = middle()
    before = drawn(table.view(0), 0)
    town = cast(Town, table.state)
    town.money[1] = 777
    town.money[2] = 888
    assert drawn(table.view(0), 0) == before
    assert "777" in drawn(table.view(1), 1)
    assert "888" in drawn(table.view(0), 0, options={"money": "open"})
    assert "777" not in drawn(table.view(NOBODY), NOBODY)


def test_the_board_shows_only_the_own_plan() -> None:
    table = new_table(GAME, 3, {}, "plans")
    table.choose(0, GAME.vocabulary.number("plan bakers+printers"))
    assert "planned: Bakers, Printers" in drawn(table.view(0), 0)
    for seat in (1, 2, NOBODY):
        assert "planned" not in drawn(table.view(seat), seat)


def test_hidden_money_keeps_its_points_unknown_to_others() -> None:
    table = middle()
    town = cast(Town, table.state)
    town.owned[1 * data.TILES + data.TAX_COLLECTOR] += 1
    rows = board.points(table.view(0), 0, False)
    richest = GAME.categories.index("richest")
    people = GAME.categories.index("townspeople")
    assert [row[richest] for row in rows] == [board.UNKNOWN] * 4
    assert rows[1][people] == board.UNKNOWN
    assert rows[2][people] != board.UNKNOWN
    assert board.points(table.view(1), 1, False)[1][people] != board.UNKNOWN
    assert board.UNKNOWN not in [number for row in board.points(table.view(0), 0, True) for number in row]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [40, 80, 120, 160])
def test_no_line_is_wider_than_the_terminal_and_no_house_is_broken(seats: int, width: int) -> None:
    for index, table in enumerate(positions(seats, "width")):
        if index % 40 == 0 or table.state.is_over():
            lines = drawn(table.view(0), 0, width).splitlines()
            assert max(len(line) for line in lines) <= width
        if index % 40 == 0 and not table.state.is_over():
            tops = sum(line.count("╭") + line.count("┏") for line in lines)
            assert tops == seats + 1
            assert sum(line.count("store") for line in lines) >= seats + 1
    assert table.state.is_over()


def test_the_house_shows_price_masters_rooms_store_and_roof() -> None:
    table = new_table(GAME, 2, {}, "house")
    town = cast(Town, table.state)
    view = table.view(0)
    text = drawn(view, 0, 160)
    for guild in range(3):
        name = WORDS.named(board.guild_key(guild), "title")
        assert f"{guild + 1} {name} at {int(town.price(guild))}" in text
        bench = [int(town.bench[guild * data.BENCH + window]) for window in range(data.BENCH)]
        values = [f"{int(data.value_of(tile))}{'+' if data.has_symbol(tile) else ''}" for tile in bench]
        assert f"[{values[0]}] → {values[1]} → {values[2]} → {values[4]} on {values[3]}" in text
        for room in (1, 2, 3):
            assert WORDS.named(board.tile_key(int(town.rooms[guild * data.ROOMS + room])), "short") in text
    assert "store beer 10" in text


def test_plans_are_typed_as_numbers_or_names_of_guilds() -> None:
    view = new_table(GAME, 4, {}, "plans").view(0)
    for text in ("1 3", "plan 1 3", "3,1", "brewers shoemakers", "plan brew+shoe", "plan brewers+shoemakers"):
        assert board.understand(view, 0, text) == "plan brewers+shoemakers"
    assert board.understand(view, 0, "pass") == "pass"
    assert board.understand(view, 0, "1 b") == "1 b"
    assert board.understand(view, 0, "plan 1 9") == "plan 1 9"


def test_plans_are_not_offered_as_a_long_list() -> None:
    table = new_table(GAME, 5, {}, "plans")
    assert len(table.open(0)) > 50
    assert board.menu(table.view(0), 0, table.open(0)) == []


def test_players_with_one_initial_are_told_apart_by_number() -> None:
    table = middle()
    console = Console(file=io.StringIO(), width=120, color_system=None)
    console.print(terminal.draw(table.view(0), 0, ["Anna", "Adam", "Bea", "Carl"], {}, WORDS, 120))
    text = cast(io.StringIO, console.file).getvalue()
    assert "2 Adam" in text
