"""Lessons: the engine plays them to their last step, and each step speaks of what is there."""

from __future__ import annotations

import re

import pytest

from fondaco.face.game_face import face_of
from fondaco.face.lesson import PUPIL
from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.web.pages.book import book_of
from fondaco.web.store.rows import THEN
from fondaco.web.tables.lessons import OutOfLesson, check_answer, progress_of
from fondaco.words.catalogue import ORIGINAL, PACKAGE, game_words, written
from fondaco.words.game_folder import game_folder

from .page_reading import ids, places
from .pupil import Pupil

TAUGHT = [game for game in GAMES if face_of(game, "en").lesson is not None]
each_game = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
TRANSLATED = sorted(path.stem for path in (PACKAGE / "words").glob("*.ftl"))


def test_a_game_that_has_words_for_a_lesson_has_a_lesson() -> None:
    worded = [game for game in GAMES if "\nlesson-" in (written(game_folder(game), ORIGINAL) or "")]
    assert worded == TAUGHT


@each_game
def test_the_course_of_a_lesson_plays_to_its_last_step(game: Game) -> None:
    pupil = Pupil(game)
    for step in pupil.steps():
        if step.answer:
            numbers = [game.vocabulary.number(choice) for choice in step.answer.split(THEN)]
            pupil.live.playing().judge(PUPIL, numbers, True).accept()
    assert not pupil.live.is_over(), "the game goes on after the lesson"


@each_game
def test_every_other_answer_that_a_step_takes_leads_to_the_end_as_well(game: Game) -> None:
    steps = Pupil(game).lesson.steps
    for index, step in enumerate(steps):
        for other in [pattern for pattern in step.also if "*" not in pattern]:
            pupil = Pupil(game)
            for number, _ in enumerate(pupil.steps()):
                if number == index:
                    pupil.do(other)
                    break
            for later in steps[index + 1 :]:
                pupil.let_others_move()
                assert pupil.progress().step == later
                pupil.do(later.answer)


@each_game
def test_a_lesson_ends_with_something_to_read_in_a_game_that_goes_on(game: Game) -> None:
    assert not Pupil(game).lesson.steps[-1].answer


@each_game
def test_every_place_that_a_step_speaks_of_is_on_the_page(game: Game) -> None:
    pupil = Pupil(game)
    for step in pupil.steps():
        html = "".join(fragment.html for fragment in pupil.page().fragments.values())
        there = {*places(html), *[f"#{name}" for name in ids(html)]}
        wanted = [*step.lights, *[f"#{field.partition('=')[0]}" for field in step.fields]]
        assert [light for light in wanted if light not in there] == [], step.key


@each_game
def test_every_rules_card_that_a_step_links_to_is_there_and_leads_into_the_book(game: Game) -> None:
    pupil = Pupil(game)
    book = book_of(game, "en")
    for step in pupil.steps():
        html = pupil.page().fragments["lesson"].html
        links = re.findall(r'<a class="rule" href="/rules/\w+#([^"]+)" data-card="([^"]+)"', html)
        assert [topic for _, topic in links] == list(step.cards)
        assert book is None or [rule for rule, _ in links if rule not in book.rules] == []


@each_game
@pytest.mark.parametrize("language", TRANSLATED)
def test_every_step_has_its_words_in_every_language(game: Game, language: str) -> None:
    lesson = face_of(game, "en").lesson
    assert lesson is not None
    words = game_words(language, game)
    assert [key for key in lesson.words() if not words.has(key)] == []
    said = [words.say(key) for key in lesson.words()]
    assert [text for text in said if len(text) > 200] == [], "a few short sentences, which fit on a phone"


@each_game
@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_else_is_called_as_the_button_that_leads_on_in_a_lesson(game: Game, language: str) -> None:
    texts = [written(folder, language) or "" for folder in (PACKAGE / "web", game_folder(game))]
    called = [(key, said) for text in texts for key, said in re.findall(r"(?m)^([\w-]+) = (.+)$", text)]
    buttons = {key: said for key, said in called if key in ("web-lesson-next", "web-lesson-do", "web-lesson-end")}
    assert len(buttons) == 3
    assert [key for key, said in called if said in buttons.values() and key not in buttons] == []


@each_game
def test_what_a_step_does_not_wait_for_is_refused_and_changes_nothing(game: Game) -> None:
    pupil = Pupil(game)
    refused = 0
    for step in pupil.steps():
        made = len(pupil.live.playing().record.made)
        for choice in [choice for choice in pupil.open(PUPIL) if not step.takes(choice)]:
            with pytest.raises(OutOfLesson):
                check_answer(pupil.live, PUPIL, choice)
            refused += 1
        assert len(pupil.live.playing().record.made) == made
    assert refused > 10


@each_game
def test_a_table_that_is_taken_up_again_goes_on_with_the_same_step(game: Game) -> None:
    """Only what was read is stored: all else follows from the acts."""
    pupil = Pupil(game)
    for number, _ in enumerate(pupil.steps()):
        read = max((index for index in range(number) if not pupil.lesson.steps[index].answer), default=-1) + 1
        pupil.live.row = pupil.live.row._replace(lesson=read)
        assert pupil.progress().number == number


@each_game
def test_a_table_of_an_earlier_lesson_goes_on_without_one(game: Game) -> None:
    pupil = Pupil(game)
    for number, _ in enumerate(pupil.steps()):
        if any(pupil.lesson.steps[number].then):
            break
    pupil.do(pupil.lesson.steps[number].answer)
    pupil.let_others_move()
    seats = [seat for seat, _ in pupil.live.playing().record.made if seat > PUPIL]
    made = pupil.live.playing().record.made
    other = next(index for index, (seat, _) in enumerate(made) if seat == seats[-1])
    made[other] = (made[other][0], made[other][1] + 1)
    assert progress_of(pupil.live) is None
