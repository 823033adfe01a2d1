"""Lessons in a browser: each to its end in every language, done where the step says, on every kind of screen."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import Locator, expect

from fondaco.face.game_face import face_of
from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.web.painter import web_words
from fondaco.words.catalogue import LANGUAGES

from .examiner import examine
from .guest import BOARD, OPEN, Visit
from .learner import WAYS, Learner, Way

pytestmark = pytest.mark.skipif(
    not os.environ.get("FONDACO_LESSONS"),
    reason="takes minutes, so `make soak` runs it; tests/web/test_learning.py takes lessons without a browser",
)
TAUGHT = [game for game in GAMES if face_of(game, "en").lesson is not None]
each_game = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
on_each_screen = pytest.mark.parametrize("way", WAYS[:2], ids=str)
ROUNDS = [
    pytest.param(game, language, WAYS[(number + shift) % len(WAYS)], id=f"{game.name}-{language}")
    for number, game in enumerate(TAUGHT)
    for shift, language in enumerate(LANGUAGES)
]
"""Every game in every language; over the languages, every game is learnt in every way."""
MOVING = """() => document.getAnimations()
  .filter(({effect, playState}) => playState === "running" && effect.target.closest(".lesson, .lesson-rings"))
  .map(({effect}) => effect.target.className)"""


def come(visit: Visit, game: Game, way: Way = WAYS[0], language: str = "en") -> Learner:
    learner = Learner(visit("Anna", locale=language, **way.browser), game, way, language)
    learner.begin()
    return learner


def first_task(game: Game) -> int:
    lesson = face_of(game, "en").lesson
    assert lesson is not None
    return next(number for number, step in enumerate(lesson.steps) if step.answer)


@pytest.mark.parametrize(("game", "language", "way"), ROUNDS)
def test_a_lesson_is_taken_to_its_end(visit: Visit, game: Game, language: str, way: Way) -> None:
    learner = come(visit, game, way, language)
    faults = [fault for number in range(len(learner.lesson.steps)) for fault in learner.do(number)]
    assert not faults, "\n".join(faults)
    expect(learner.card).to_be_hidden()
    guest = learner.guest
    guest.expect_no_overflow()
    guest.wait_for_turn()
    answered = guest.version()
    guest.choose(guest.open_choice())
    assert guest.version() > answered, "the game goes on"


def at_a_crossroads(learner: Learner) -> tuple[int, Locator]:
    """The first step at which something else could be pressed on the board as well, and that."""
    for number, step in enumerate(learner.lesson.steps):
        learner.wait_for(number)
        others = learner.page.locator(f'{BOARD} {OPEN}:not([value="{step.answer}"])').locator("visible=true")
        if step.answer and others.count():
            return number, others.first
        learner.let_it_do(number)
    raise AssertionError("there is never a choice")


@on_each_screen
@each_game
def test_a_wrong_click_gets_its_friendly_reason(visit: Visit, game: Game, way: Way) -> None:
    learner = come(visit, game, way, "de")
    number, other = at_a_crossroads(learner)
    learner.guest.excused.append("409")
    answer = learner.guest.answer_to(other.tap if way.is_phone else other.click)
    assert answer.status == 409
    notice = learner.page.locator("#notice")
    task = learner.words.say(f"lesson-{learner.lesson.steps[number].key}-do")
    expect(notice).to_have_text(web_words("de").say("error-lesson-first", {"task": task}))
    expect(notice).to_be_in_viewport(ratio=1)
    assert notice.evaluate("notice => notice.scrollHeight <= notice.clientHeight + 1"), "it can be read as a whole"
    assert learner.do(number) == []


def test_what_was_ticked_in_vain_is_lit_to_be_unticked(visit: Visit) -> None:
    """In the lessons of all games that have boxes to tick."""
    unticked = 0
    for game in GAMES:
        learner = come(visit, game)
        for number, step in enumerate(learner.lesson.steps):
            learner.wait_for(number)
            boxes = learner.page.locator('input[name="part"]')
            wanted = step.answer.partition(" ")[2].split("+")
            in_vain = [box for box in boxes.all() if box.get_attribute("value") not in wanted]
            if step.answer and len(in_vain) < boxes.count():
                in_vain[0].check(force=True)
                assert learner.do(number) == []
                unticked += 1
                break
            learner.let_it_do(number)
    assert unticked


@each_game
def test_a_lesson_is_left_and_gone_on_with(visit: Visit, game: Game) -> None:
    learner = come(visit, game)
    number = first_task(game)
    learner.skip_to(number)
    learner.guest.go("/")
    learner.guest.go(f"/learn/{game.name}")
    learner.page.locator(f'main a.primary[href="{learner.guest.table}"]').click()
    assert learner.do(number) == []


@on_each_screen
@each_game
def test_a_lesson_is_skipped_by_its_menu(visit: Visit, game: Game, way: Way) -> None:
    learner = come(visit, game, way)
    learner.card.locator("summary").click()
    leave = learner.card.locator("[value=leave]")
    expect(leave).to_be_in_viewport(ratio=1)
    leave.click()
    expect(learner.card).to_be_hidden()
    expect(learner.page.locator(".lesson-ring")).to_have_count(0)


@each_game
def test_on_a_phone_the_card_keeps_its_place(visit: Visit, game: Game) -> None:
    """Also where what it speaks of lies in a sheet."""
    learner = come(visit, game, WAYS[1])
    tops = set()
    for number in range(len(learner.lesson.steps)):
        learner.wait_for(number)
        learner.look()
        tops.add(round((learner.card.bounding_box() or {"y": -1.0})["y"]))
        learner.let_it_do(number)
    assert len(tops) == 1, tops


@each_game
def test_everybody_can_use_a_table_with_a_lesson(visit: Visit, game: Game) -> None:
    learner = come(visit, game)
    examine(learner.guest, f"{game.name}, something to read")
    learner.skip_to(first_task(game))
    examine(learner.guest, f"{game.name}, something to do")


@each_game
def test_nothing_moves_for_whoever_wants_no_motion(visit: Visit, game: Game) -> None:
    learner = come(visit, game)
    learner.skip_to(first_task(game))
    expect(learner.page.locator(".choice-ring").first).to_be_visible()
    assert learner.page.evaluate(MOVING) == []
    learner.page.emulate_media(reduced_motion="no-preference")
    assert learner.page.evaluate(MOVING), "otherwise what is to be done pulses"


@each_game
def test_a_lesson_needs_no_script(visit: Visit, game: Game) -> None:
    guest = visit("Anna", java_script_enabled=False)
    learner = Learner(guest, game)
    learner.begin()
    guest.go(guest.table)
    task = first_task(game)
    for _ in range(task):
        learner.card.locator("[value=read]").click()
    while not learner.card.locator("[value=do]").count():
        learner.page.reload()  # the others are still at it
    learner.check_words(learner.lesson.steps[task])
    learner.card.locator("[value=do]").click()
    expect(learner.page.locator("#lesson-step")).to_have_attribute("data-step", re.compile(f"^{task + 1}"))
