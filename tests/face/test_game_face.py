"""The face of a game: found in its package, made of defaults where it has none, and one for each table."""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import StringIO
from types import ModuleType
from typing import cast

import pytest
from rich.console import Console

from fondaco.face import game_face
from fondaco.face.game_face import GameFace, face_of
from fondaco.face.game_parts import part_of
from fondaco.face.text import UNKNOWN
from fondaco.games import GAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.news import EVERYBODY, Item
from fondaco.kernel.reason import Reason
from fondaco.kernel.table import Table, new_table
from fondaco.words.game_folder import game_folder, package_of

Toy = Callable[[str], Game]
NAMES = ["Anna", "Bea"]


def toy_table(toy: Toy) -> tuple[GameFace, Table]:
    game = toy("")
    return face_of(game, "en"), new_table(game, 2, {}, "face")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_of_ours_has_a_face_of_its_own(game: Game) -> None:
    face = face_of(game, "en")
    assert type(face) is not GameFace
    assert type(face).__module__.startswith(f"{package_of(game)}.face.")
    assert (game_folder(game) / "words" / "en.ftl").is_file()
    assert face_of(game, "en") is face


def test_a_game_without_a_module_of_that_name_has_the_defaults(toy: Toy) -> None:
    assert type(face_of(toy(""), "en")) is GameFace


@pytest.mark.parametrize("wrong", [None, "GameFace", int, GameFace.draw])
def test_anything_else_than_a_face_is_refused_by_name(wrong: object, toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("some.face")
    if wrong is not None:
        vars(module)["FACE"] = wrong
    monkeypatch.setattr(game_face, "part_of", lambda game, name: module)
    with pytest.raises(TypeError, match=r"FACE of some\.face must be a class that inherits from GameFace"):
        face_of(toy(""), "en")


def test_a_folder_without_code_is_no_part_of_a_game(toy: Toy) -> None:
    game = toy("")
    assert "tests" in sys.modules[type(game).__module__].__name__
    assert (game_folder(game) / "face").is_dir()
    assert part_of(game, "face") is None


def test_a_face_at_a_table_knows_its_options_and_leaves_the_other_alone() -> None:
    face = face_of(GAMES[0], "en")
    assert face.at_table({"money": "open"}).options == {"money": "open"}
    assert face.options == {}
    assert face.at_table({}).words is face.words


def test_without_words_a_question_and_a_choice_are_called_by_their_names(toy: Toy) -> None:
    face, table = toy_table(toy)
    assert face.words.say(*face.prompt(table.view(0), 0, NAMES)) == "Your choice: Count"
    assert face.words.say(*face.prompt(table.view(1), 1, NAMES)) == "Others are deciding."
    assert face.words.say(*face.describe(table.view(0), 0, 3, NAMES)) == "add 2"


def test_words_take_the_place_of_the_plain_sentences(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    face, table = toy_table(toy)
    monkeypatch.setattr(type(table.state.asking), "name", lambda step: "counting")
    face.words.add("prompt-counting = Count on!\ndescribe-add = Count { $thing } more.\n")
    assert face.words.say(*face.prompt(table.view(0), 0, NAMES)) == "Count on!"
    assert face.words.say(*face.describe(table.view(0), 0, 3, NAMES)) == "Count 2 more."


def test_a_thing_with_a_name_is_called_by_it(toy: Toy) -> None:
    game = toy("")
    game.names = {"side": ["heads", "tails"]}
    face = face_of(game, "en")
    assert face.choice_facts(game.start(2, {}), 0, 0, NAMES) == {"thing": "heads"}
    face.words.add("side-heads = the head\n")
    assert face.choice_facts(game.start(2, {}), 0, 0, NAMES) == {"thing": "side-heads"}


def test_an_objection_says_the_reason_of_the_step(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    face, table = toy_table(toy)
    view = table.view(0)
    assert face.objection(view, 0, "add 2") is None
    assert face.objection(view, 0, "juggle") is None
    assert face.objection(view, 0, "toss heads") is None, "that something else is asked says nothing"
    assert face.objection(table.view(1), 1, "add 2") is None, "nor that somebody else is"

    def why_not(step: object, state: object, seat: int, choice: int, choices: Choices) -> Reason | None:
        return Reason("too-late", {"hour": 12}) if choice < 2 else None

    monkeypatch.setattr(type(table.state.asking), "why_not", why_not)
    assert face.objection(view, 0, "add 2") is None
    assert face.words.say(*face.objection(view, 0, " Toss  HEADS ") or ("", {})) == "This is not open: Too late."
    face.words.add("why-too-late = It is { $hour } already.\n")
    assert face.words.say(*face.objection(view, 0, "toss heads") or ("", {})) == "It is 12 already."


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_options_of_a_table_are_those_of_the_rules(game: Game) -> None:
    face = face_of(game, "en")
    for option, values in game.options.items():
        assert game.settled({option: values[0]}) == {}, "the usual value comes first"
        assert game.settled({option: values[1]}) == {option: values[1]}
        assert all(face.words.has(f"option-{option}-{value}") for value in values)


def test_the_victory_is_told_in_the_words_of_the_game_or_in_points(toy: Toy) -> None:
    by_name = {game.name: face_of(game, "en") for game in GAMES}
    assert by_name["genoa"].victory([1], 75, NAMES) == "Bea wins with 75 ducats!"
    assert by_name["calimala"].victory([0, 1], 30, NAMES) == "Anna and Bea share the victory with 30 points!"
    assert face_of(toy(""), "en").victory([0], 1, NAMES) == "Anna wins with 1 point!"


def test_points_that_nobody_may_know_yet_are_a_question_mark(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    face, table = toy_table(toy)
    console = Console(file=StringIO(), width=80)
    monkeypatch.setattr(face, "points", lambda view, seat: [[7], [UNKNOWN]])
    console.print(face.draw(table.view(0), 0, NAMES, 80))
    shown = cast(StringIO, console.file).getvalue()
    assert "Anna     yes         7" in shown
    assert "Bea                  ?" in shown


def test_news_for_a_table_is_told_in_lines_until_there_is_one(toy: Toy) -> None:
    face = face_of(toy(""), "en")
    items = [Item(EVERYBODY, 0, (seat, 17, 0, 0, 0)) for seat in (0, 1)]
    assert str(face.news_table(items, NAMES)) == "counted: Anna, 17\ncounted: Bea, 17"
