"""Planted mutants: what goes wrong above the rules is found by the suite's own checks, for every game.

A mutant is a face, a page or a text that was spoilt without knowing the game. What goes wrong in the rules themselves,
in views, worlds and news, is planted in `tests/kernel/test_mutants.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from rich.table import Table
from rich.text import Text

from fondaco.face.act import Act, Tally
from fondaco.face.game_face import GameFace, face_of
from fondaco.face.scene import Fragment, Motion
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Item
from fondaco.kernel.state import State
from fondaco.web.look import look_of
from fondaco.web.pages.table_page import TablePage
from fondaco.words.catalogue import catalogue

from . import test_views
from .course import Moment, courses_of
from .live_table import LiveTable
from .page_reading import buttons
from .spoken import Spoken
from .subjects import Setting, each_game
from .test_faces import menu_findings, news_findings, objection_findings, told_findings, typing_findings
from .test_pages import act_findings, choice_findings, content_findings, ending_findings, form_findings, motion_findings
from .test_records import forgery_findings, truncation_findings, whole_findings
from .test_terminal import drawing_findings
from .test_views import face_leaks, view_findings
from .test_words import unheard_findings, word_findings

Spoil = Callable[[str], str]


def a_table(game: Game) -> Setting:
    return Setting(game, game.fewest, ())


def a_question(game: Game) -> tuple[Moment, int]:
    """A position in which somebody is asked, and who."""
    moment = courses_of(a_table(game))[0].questions[1]
    return moment, int(moment.state.first_asked())


def spoilt(game: Game, **parts: Any) -> GameFace:
    """The face of a game with some of its methods or facts replaced."""
    face = face_of(game, "en").at_table({})
    for name, part in parts.items():
        setattr(face, name, part)
    return face


def raising(*_: object) -> Any:
    raise KeyError("no such thing")


# Faces.


@each_game
def test_the_faces_themselves_pass(game: Game) -> None:
    """Else a mutant might be found for another reason."""
    moment, seat = a_question(game)
    face, players = spoilt(game), a_table(game).players
    assert told_findings(face, moment, seat, players) == menu_findings(face, moment, seat) == []
    assert typing_findings(face, moment, seat, players) == word_findings(face) == unheard_findings(face) == []


@each_game
def test_a_face_that_raises_is_found(game: Game) -> None:
    moment, seat = a_question(game)
    players = a_table(game).players
    assert told_findings(spoilt(game, prompt=raising), moment, seat, players)
    assert told_findings(spoilt(game, describe=raising), moment, seat, players)
    assert objection_findings(spoilt(game, objection=raising), moment, seat, Luck("mutant"))
    assert drawing_findings(spoilt(game, scores=raising), moment, seat, players, 80)
    assert news_findings(spoilt(game, news_sentence=raising), courses_of(a_table(game))[0])
    assert unheard_findings(spoilt(game, news_facts=lambda item, names: {}))


@each_game
def test_a_word_that_is_missing_is_found(game: Game) -> None:
    moment, seat = a_question(game)
    players = a_table(game).players
    keyed = spoilt(game, describe=lambda *_: ("plain-choice", {"choice": "game-title"}))
    assert any("the key" in found for found in told_findings(keyed, moment, seat, players))
    assert menu_findings(spoilt(game, section=lambda *_: "no-such-heading"), moment, seat)
    assert menu_findings(spoilt(game, help_card=lambda topic: ""), moment, seat)
    assert word_findings(spoilt(game, pausing_news=frozenset({"no-such-kind"})))
    assert Spoken(game, "").missing(catalogue("en", "")) != []
    assert Spoken(game, "a-stale-message = Nobody asks for it.\n").stale() == ["a-stale-message"]


@each_game
def test_two_choices_that_are_told_alike_are_found(game: Game) -> None:
    moment, seat = next(
        (moment, seat)
        for course in courses_of(a_table(game))
        for moment in course.questions
        for seat in range(game.fewest)
        if len(moment.open(seat)) > 1
    )
    alike = spoilt(game, describe=lambda *_: ("plain-choice", {"choice": "Do something."}))
    assert any("are both told" in found for found in told_findings(alike, moment, seat, a_table(game).players))


@each_game
def test_a_choice_that_cannot_be_typed_is_found(game: Game) -> None:
    moment, seat = a_question(game)
    players = a_table(game).players
    assert typing_findings(spoilt(game, understand=lambda *_: ["something else"]), moment, seat, players)
    assert typing_findings(spoilt(game, objection=lambda *_: ("plain-choice", {})), moment, seat, players)
    assert menu_findings(spoilt(game, menu=lambda view, seat, choices: [*choices, choices[0]]), moment, seat)


@each_game
def test_a_board_that_is_too_wide_or_high_or_without_words_is_found(game: Game) -> None:
    moment, seat = a_question(game)
    wide = Table.grid()
    wide.add_column(min_width=81)
    wide.add_row("x" * 81)
    for drawn in (wide, Text("the game-title"), Text("")):
        mutant = spoilt(game, draw=lambda *_, drawn=drawn: drawn)
        assert drawing_findings(mutant, moment, seat, a_table(game).players, 80), drawn
    mutant = spoilt(game, draw_short=lambda *_: Text("\n" * 30 + "x"))
    assert drawing_findings(mutant, moment, seat, a_table(game).players, 80)


# Secrets.


@each_game
def test_a_secret_in_a_text_or_a_page_is_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The view has something in an attribute that is not among its numbers, and the face tells it."""

    def leaking(view: State, players: list[str]) -> tuple[str, dict[str, str | int]]:
        return "plain-choice", {"choice": str(id(view))}

    moment, seat = a_question(game)
    face = spoilt(game, prompt=lambda view, seat, players: leaking(view, players))
    face.at_table = lambda options: face  # type: ignore[method-assign]
    monkeypatch.setattr(test_views, "face_of", lambda game, language: face)
    assert face_leaks(moment, a_table(game), seat, Luck("mutant")) == [f"prompt tells seat {seat} a secret"]


@each_game
def test_a_view_that_a_spectator_reads_otherwise_is_found(game: Game) -> None:
    moment, _ = a_question(game)

    class Forgetful(Moment):
        def view(self, seat: int) -> State:
            view = super().view(seat)
            view.revealed += seat + 1
            return view

    assert view_findings(Forgetful(game, moment.state, []), Luck("mutant"))


# Pages.


def asked_page(game: Game) -> tuple[TablePage, list[str]]:
    """The page of whoever is asked, and what is open to it."""
    table = LiveTable(a_table(game))
    for _ in table.play():
        seat = int(table.live.playing().state.first_asked())
        page = table.page(seat)
        if buttons(page.fragments["choices"].html):
            break
    return page, [game.vocabulary.text(choice) for choice in table.live.playing().open(seat)]


def spoil(page: TablePage, name: str, change: Spoil) -> TablePage:
    """The page with one fragment changed."""
    kept = page.fragments[name]
    page.fragments[name] = Fragment(kept.id, change(str(kept.html)), kept.slot)
    assert page.fragments[name].html != kept.html
    return page


def without_first_button(html: str) -> str:
    return re.sub(r"<button\b.*?</button>", "", html, count=1, flags=re.DOTALL)


def with_first_button_twice(html: str) -> str:
    return re.sub(r"(<button\b.*?</button>)", r"\1\1", html, count=1, flags=re.DOTALL)


@each_game
def test_a_choice_that_is_missing_twice_or_not_open_is_found(game: Game) -> None:
    page, open_now = asked_page(game)
    assert choice_findings(page, open_now) == []
    listed = buttons(page.fragments["choices"].html)
    assert f"{listed[0]!r} is no control" in choice_findings(spoil(page, "choices", without_first_button), open_now)
    page, _ = asked_page(game)
    assert any("times" in each for each in choice_findings(spoil(page, "choices", with_first_button_twice), open_now))
    page, _ = asked_page(game)
    assert any("is not open" in found for found in choice_findings(page, open_now[1:]))


@pytest.mark.parametrize(
    "change",
    [
        lambda html: html.replace(">", ' style="color: red">', 1),
        lambda html: html.replace(">", ' onclick="go()">', 1),
        lambda html: f"{html}<script>1</script>",
        lambda html: f"{html}<b>",
        lambda html: f'{html}<i id="forms"></i>',
        lambda html: f'{html}<a href="#nowhere">There</a>',
        lambda html: f"{html}<button></button>",
        lambda html: html.replace(' id="bar"', "", 1),
    ],
    ids=["a style", "a handler", "a script", "nesting", "an id twice", "a dead link", "a nameless button", "no id"],
)
@each_game
def test_html_that_is_wrong_is_found(game: Game, change: Spoil) -> None:
    page, _ = asked_page(game)
    assert form_findings(page) == []
    assert form_findings(spoil(page, "bar", change))


@pytest.mark.parametrize(
    "change",
    [
        lambda html: f'{html}<svg><use href="#no-such-drawing"/></svg>',
        lambda html: f'{html}<b data-card="no such card"></b>',
        lambda html: f"{html}<p>Read the game-title.</p>",
    ],
    ids=["a drawing", "a card", "a key"],
)
@each_game
def test_what_a_page_lacks_is_found(game: Game, change: Spoil) -> None:
    page, _ = asked_page(game)
    look = look_of(game, "en")
    assert content_findings(page, look) == []
    assert content_findings(spoil(page, "bar", change), look)


@each_game
def test_pages_that_are_too_heavy_or_out_of_place_are_found(game: Game) -> None:
    page, _ = asked_page(game)
    look = look_of(game, "en")
    page.fragments["heavy"] = Fragment("heavy", '<p id="heavy">' + "x" * 20_000 + "</p>", "board")
    assert [found for found in content_findings(page, look) if "heavy has" in found]
    page.fragments["heavy"] = Fragment("heavy", '<p id="heavy"></p>', "nowhere")
    assert content_findings(page, look) == ["heavy stands in 'nowhere'"]


@each_game
def test_something_that_travels_astray_is_found(game: Game) -> None:
    page, _ = asked_page(game)
    astray = spoilt(game, motions=lambda scene, news: [Motion("no-drawing", "nowhere", "nowhere")])
    page.vantage = replace(page.vantage, face=astray)
    found = motion_findings(page, [Item(-1, 0, (0, 0, 0, 0, 0))], look_of(game, "en"), set())
    assert len(found) == 3


@each_game
def test_an_act_that_happens_nowhere_or_says_nothing_is_found(game: Game) -> None:
    page, _ = asked_page(game)
    lost = Act("nowhere", "", (Tally(9, 1, "no-drawing"),), (Motion("no-drawing", "", ""),), "No word")
    assert len(act_findings(page, [lost], look_of(game, "en"))) == 6


@each_game
def test_an_ending_that_does_not_add_up_is_found(game: Game) -> None:
    table = LiveTable(a_table(game))
    for _ in table.play():
        continue
    page, result = table.page(0), table.live.playing().record.result
    assert ending_findings(page, result) == []
    steps = page.vantage.face.scoring(page.scene)
    if steps:
        assert ending_findings(page, [points + 1 for points in result])
        mute = spoilt(game, scoring=lambda scene: [step._replace(reasons=()) for step in steps])
        page.vantage = replace(page.vantage, face=mute)
        assert ending_findings(page, result)
    assert ending_findings(spoil(page, "ending", lambda html: ""), result)


# Records.


@each_game
def test_a_record_that_can_be_forged_is_found(game: Game) -> None:
    """Without a seed a draw can be any other, and without a result the last line can be left out."""
    record = courses_of(a_table(game))[0].record
    assert forgery_findings(record) == truncation_findings(record) == []
    seed, record.seed = record.seed, ""
    try:
        assert forgery_findings(record)
        assert whole_findings(record) == []
    finally:
        record.seed = seed
