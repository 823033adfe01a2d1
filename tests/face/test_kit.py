"""What the faces of all games share: sights, rosters, score sheets, buttons and the macros that paint them."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import replace

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from fondaco.face.button import Button, button
from fondaco.face.game_face import face_of
from fondaco.face.roster import name_cell, roster_table
from fondaco.face.scene import OpenChoice, Scene
from fondaco.face.score_sheet import shown, shown_total, total
from fondaco.face.score_table import ScoreLine, score_table
from fondaco.face.scoring_steps import scoring_steps
from fondaco.face.sight import signs_of
from fondaco.face.slices import slice_of
from fondaco.face.terminal_sight import TerminalSight
from fondaco.face.text import UNKNOWN
from fondaco.face.who import Who, who
from fondaco.games import GAMES
from fondaco.kernel.counts import counts
from fondaco.kernel.game import Game
from fondaco.kernel.state import NOBODY
from fondaco.web.painter import environment, web_words
from fondaco.words.catalogue import Catalogue, catalogue

NAMES = ("Anna", "Bea")
POINTS = [[3, 0], [UNKNOWN, 4]]


def words() -> Catalogue:
    found = Catalogue("en", "web")
    found.add("terminal-score-title = Points\nterminal-score-total = Total\nterminal-empty = –\n")
    found.add("category-crests = Crests\ncategory-money = Money\n")
    return found


def sight(seat: int = 0) -> TerminalSight:
    view = GAMES[0].start(2, {})
    return TerminalSight(view, seat, NAMES, signs_of(NAMES), {}, words(), POINTS)


def scene(choices: dict[int, OpenChoice]) -> Scene:
    view = GAMES[0].start(2, {})
    return Scene(view, NOBODY, NAMES, signs_of(NAMES), {}, words(), [[3, 0], [1, 4]], choices, lambda _, __: "")


def printed(part: RenderableType, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(part)
    return [line.rstrip() for line in console.file.getvalue().splitlines() if line.strip()]


def test_players_are_signed_by_their_initials_unless_two_share_one() -> None:
    assert signs_of(["anna", "Bea"]) == ("A", "B")
    assert signs_of(["Anna", "adam", "Bea"]) == ("1", "2", "3")


def test_a_player_is_led_by_the_sign_that_is_not_the_initial() -> None:
    twins = TerminalSight(sight().view, 0, ("Anna", "Adam"), signs_of(("Anna", "Adam")), {}, words(), [])
    assert twins.player(1).plain == "2 Adam"
    assert sight().player(1).plain == "Bea"
    assert str(sight().player(1).style) != str(sight().player(0).style)
    assert (sight().number(0).plain, sight().number(3).plain) == ("–", "3")


def test_the_viewer_is_marked_in_the_roster() -> None:
    assert name_cell(sight(1), 1).plain == "▸Bea"
    assert name_cell(sight(1), 0).plain == " Anna"


@pytest.mark.parametrize(("width", "name"), [(40, "Maximilian-Alexander"), (24, "Maximilian…"), (10, "Maxim…")])
def test_a_roster_cuts_names_before_anything_else(width: int, name: str) -> None:
    heads = [Text("Player"), Text("Coins"), Text("Discs")]
    table = roster_table(heads, [[Text("Maximilian-Alexander"), Text("5"), Text("12")]], width)
    row = printed(table)[-1]
    assert row.split() == [name, "5", "12"]


def test_hidden_points_are_a_question_mark_and_may_add_to_the_total() -> None:
    assert [shown(points) for points in (0, 7, UNKNOWN)] == ["0", "7", "?"]
    assert shown(0, none="–") == "–"
    assert (total([3, UNKNOWN]), shown_total([3, UNKNOWN]), shown_total([3, 1])) == (3, "3+", "4")


def test_a_score_table_has_a_column_for_each_player_with_the_sum_below() -> None:
    lines = printed(score_table(sight(), [ScoreLine("Crests", ("3", "?"))]))
    assert [line.split() for line in (lines[0], lines[2], lines[-1])] == [
        ["Points", "Anna", "Bea"],
        ["Crests", "3", "?"],
        ["Total", "3", "4+"],
    ]


def test_the_steps_of_a_scoring_have_a_reason_for_each_seat() -> None:
    steps = scoring_steps(scene({}), ["crests", "money"], lambda _, category, seat: f"{category} of {seat}")
    assert [(step.title, step.reasons, step.points, step.card) for step in steps] == [
        ("Crests", ("crests of 0", "crests of 1"), (3, 1), "crests"),
        ("Money", ("money of 0", "money of 1"), (0, 4), "money"),
    ]


def test_a_game_without_reasons_of_its_own_is_scored_category_by_category(toy: Callable[[str], Game]) -> None:
    face = face_of(toy(""), "en")
    steps = face.scoring(replace(scene({}), words=face.words))
    assert [(step.title, step.reasons, step.points, step.card) for step in steps] == [("Count", ("", ""), (3, 1), "")]
    assert face.scoring(replace(scene({}), points=[])) == []


def test_a_terminal_sees_what_the_face_of_a_table_knows() -> None:
    face = face_of(GAMES[0], "en").at_table({"money": "open"})
    seen = TerminalSight.of(face, GAMES[0].view(GAMES[0].start(2, {}), 1), 1, ["Anna", "Adam"])
    assert (seen.seat, seen.players, seen.signs, seen.options) == (1, ("Anna", "Adam"), ("1", "2"), {"money": "open"})
    assert seen.points == face.points(seen.view, 1)
    assert seen.words is face.words


def test_the_first_open_choice_becomes_the_button() -> None:
    choices = {
        number: OpenChoice(number, f"go {number}", "go", str(number), "Go.", False, "", "go") for number in (5, 7)
    }
    assert button(scene(choices), 4, 7, 5) == Button("go 7", "Go.", "go")
    assert button(scene(choices), 4) is None


def test_a_button_is_a_named_control_of_the_form() -> None:
    template = '{% from "press.html" import press, token %}{% call press(b, "act", "door") %}<i>!</i>{% endcall %}'
    painted = environment(catalogue("en", "web")).from_string(template).render(b=Button("go 7", "Go <there>.", "go"))
    assert painted == (
        '<button form="choose" name="choice" value="go 7" class="open act" data-card="go" data-place="door">'
        '<span class="visually-hidden">Go &lt;there&gt;.</span><span class="face" aria-hidden="true"><i>!</i></span>'
        "</button>"
    )
    token = '{% from "press.html" import token %}{{ token(w) }}'
    assert "#emblem-1" in environment(web_words("en")).from_string(token).render(w=who(sight(), 1))


def test_who_sits_there_and_what_belongs_to_a_seat() -> None:
    assert who(sight(), 1) == Who(1, "Bea", "B")
    assert slice_of(counts([1, 2, 3, 4, 5, 6]), 1, 3) == (4, 5, 6)
    assert slice_of(counts([1, 2, 3, 4, 5, 6]), 1, 3, wanted=2) == (4, 5)
