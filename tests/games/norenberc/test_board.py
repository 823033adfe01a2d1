"""What a seat is shown in Norenberc: complete, and nothing it may not know."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

import pytest
from rich.console import Console

from fondaco.face.game_face import face_of
from fondaco.face.text import UNKNOWN
from fondaco.games import find_game
from fondaco.games.norenberc import data
from fondaco.games.norenberc.face.roster import Roster
from fondaco.games.norenberc.face.sight import TownSight
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.word_keys import guild_key, tile_key
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import NOBODY, State
from fondaco.kernel.table import Table, new_table
from fondaco.words.catalogue import game_words

if TYPE_CHECKING:
    from .scene import Scene

GAME = find_game("norenberc")
FACE = face_of(GAME, "en")
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
    console.print(FACE.at_table(options or {}).draw(view, seat, NAMES[:seats], width))
    console.print(FACE.legend(view))
    console.print(FACE.at_table(options or {}).scores(view, seat, NAMES[:seats]))
    return cast(io.StringIO, console.file).getvalue()


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
    rows = FACE.points(table.view(0), 0)
    richest = GAME.categories.index("richest")
    people = GAME.categories.index("townspeople")
    assert [row[richest] for row in rows] == [UNKNOWN] * 4
    assert rows[1][people] == UNKNOWN
    assert rows[2][people] != UNKNOWN
    assert FACE.points(table.view(1), 1)[1][people] != UNKNOWN
    assert UNKNOWN not in [
        number for row in FACE.at_table({"money": "open"}).points(table.view(0), 0) for number in row
    ]


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
        name = WORDS.named(guild_key(guild), "title")
        assert f"{guild + 1} {name} at {int(town.price(guild))}" in text
        bench = [int(town.bench[guild * data.BENCH + window]) for window in range(data.BENCH)]
        values = [f"{int(data.value_of(tile))}{'+' if data.has_symbol(tile) else ''}" for tile in bench]
        assert f"[{values[0]}] → {values[1]} → {values[2]} → {values[4]} on {values[3]}" in text
        for room in (1, 2, 3):
            assert WORDS.named(tile_key(int(town.rooms[guild * data.ROOMS + room])), "short") in text
    assert "store beer 10" in text


def test_the_artisans_for_the_guard_are_grouped_by_guild(scene: Scene) -> None:
    scene.room("brewers", 1, "guard")
    scene.room("shoemakers", 2, "baker-4")
    scene.has(0, beer=1)
    scene.send(0, "brewers")
    scene.act("hire room-1")
    assert scene.town.question() == "guarding"
    open_now = [GAME.vocabulary.number(text) for text in scene.open()]
    menu = FACE.menu(scene.town, 0, open_now)
    assert sorted(menu) == sorted(open_now)
    sections = [FACE.section(scene.town, choice) for choice in menu]
    assert list(dict.fromkeys(sections)) == ["menu-guild-1", "menu-guild-2", "menu-guild-3", "menu-guild-4", ""]
    assert sections[:-1] == sorted(sections[:-1])
    assert menu[-1] == GAME.vocabulary.number("forgo")
    moved = menu[sections.index("menu-guild-2") : sections.index("menu-guild-3")]
    described = [WORDS.say(*FACE.describe(scene.town, 0, choice, NAMES)) for choice in moved]
    assert "Baker 4 in room 2 of the shoemakers." in described
    assert "Baker 2+ in window 4 of the bakers, the upper tile (master in round 4)." in described
    assert "Baker 3 in window 4 of the bakers, the lower tile (never master)." in described


def test_victims_are_called_by_their_names_and_their_goods_are_counted(scene: Scene) -> None:
    scene.room("brewers", 1, "thief")
    scene.has(0, beer=1)
    scene.has(1, beer=4, shoes=1)
    scene.send(0, "brewers")
    scene.act("hire room-1")
    choice = GAME.vocabulary.number("rob seat-2")
    assert WORDS.say(*FACE.describe(scene.town, 0, choice, NAMES)) == "From Bea, who holds 4 beers and 1 pair of shoes."
    assert FACE.typed(choice, NAMES) == "rob Bea"


def test_the_help_on_a_hire_is_about_the_guest(scene: Scene) -> None:
    scene.room("brewers", 1, "thief")
    scene.send(0, "brewers")
    assert FACE.help_topic(scene.town, GAME.vocabulary.number("hire room-1")) == "thief"
    assert FACE.help_topic(scene.town, GAME.vocabulary.number("sell 1")) == "sell"


def test_crests_are_spaced_and_counted_and_points_are_told_by_guild_and_place(scene: Scene) -> None:
    scene.win_crests(0, prestige=1, bakers=1, printers=1)
    scene.own(0, "baker-4 baker-5")
    scene.own(1, "baker-6")
    text = drawn(scene.town, 0, 120)
    assert "2 4 ♛ (3)" in text
    (line,) = [line for line in text.splitlines() if line.startswith("  2 Bakers")]
    assert line.split() == ["2", "Bakers", "Σ9", "1st", "6", "Σ6", "2nd", "3", "–"]


def test_points_stand_in_turn_order(scene: Scene) -> None:
    scene.order(2, 0, 1)
    (line,) = [line for line in drawn(scene.town, 0, 120).splitlines() if line.startswith("Points")]
    assert line.split() == ["Points", "Carl", "Anna", "Bea"]


def test_a_full_store_is_told_in_words_and_leaves_the_houses_equally_high(scene: Scene) -> None:
    scene.store("brewers", beer=2, pastry=3, shoes=4, pages=5)
    text = drawn(scene.town, 0, 96)
    for words in ("store beer 2 pastry 3", "shoes 4 pages 5"):
        assert words in text
    (bottom,) = [line for line in text.splitlines() if "⚑" in line and "╰" in line]
    assert bottom.count("╰") == 4


def test_a_long_name_is_cut_only_where_there_is_no_room() -> None:
    names = ["Maximilian-Alexander", "Bea", "Carl", "Dora", "Emil"]
    view = new_table(GAME, 5, {}, "names").view(0)

    def table(width: int) -> str:
        console = Console(file=io.StringIO(), width=width, color_system=None)
        console.print(Roster(TownSight.of(FACE, view, 0, names)).table(width))
        return cast(io.StringIO, console.file).getvalue()

    assert "Maximilian-Alexander" in table(80)
    assert "Maximili…" in table(64)
    assert max(len(line) for line in table(64).splitlines()) <= 64


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("width", [80, 120, 160])
def test_the_short_board_fits_its_width(seats: int, width: int) -> None:
    for index, table in enumerate(positions(seats, "short")):
        if index % 9 == 0 and not table.state.is_over():
            console = Console(file=io.StringIO(), width=width, highlight=False, markup=False, color_system=None)
            console.print(FACE.draw_short(table.view(0), 0, NAMES[:seats], width))
            lines = cast(io.StringIO, console.file).getvalue().splitlines()
            assert max(len(line) for line in lines) <= width
            assert not any("…" in line for line in lines)


def test_plans_are_not_offered_as_a_long_list() -> None:
    table = new_table(GAME, 5, {}, "plans")
    assert len(table.open(0)) > 50
    assert FACE.menu(table.view(0), 0, table.open(0)) == []


def test_players_with_one_initial_are_told_apart_by_number() -> None:
    table = middle()
    console = Console(file=io.StringIO(), width=120, color_system=None)
    console.print(FACE.draw(table.view(0), 0, ["Anna", "Adam", "Bea", "Carl"], 120))
    text = cast(io.StringIO, console.file).getvalue()
    assert "2 Adam" in text


@pytest.mark.parametrize(
    ("room", "held", "wasted"),
    [
        (1, {"beer": 1}, True),
        (1, {"beer": 2}, False),
        (2, {"beer": 1, "pastry": 1}, True),
        (3, {"beer": 2}, True),
        (3, {"beer": 2, "pastry": 1}, False),
        (3, {"beer": 1, "pastry": 2}, True),
        (4, {"beer": 3}, True),
        (4, {"beer": 2, "pastry": 1, "shoes": 1}, True),
        (4, {"beer": 3, "pastry": 1}, False),
    ],
)
def test_a_peddler_is_said_to_be_wasted_only_where_no_good_is_left(
    scene: Scene, room: int, held: dict[str, int], wasted: bool
) -> None:
    """N-T5: what the menu says is what hiring would bring."""
    scene.room("brewers", room, "peddler")
    scene.has(0, **held)
    scene.send(0, "brewers")
    choice = GAME.vocabulary.number(f"hire room-{room}")
    _, facts = FACE.describe(scene.town, 0, choice, NAMES)
    assert (facts["effect"] == "effect-peddler-empty") == wasted
    scene.act(f"hire room-{room}")
    while scene.town.question() == "paying":
        scene.act(scene.open()[0])
    assert ("peddler" in scene.tiles("owned", 0)) != wasted
