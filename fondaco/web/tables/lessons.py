"""The lesson of a live table: which step is on, what it waits for, and what the others choose in it.

Only what was read is stored. All else follows from the acts, so a server that is killed goes on with the same step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fondaco.face.game_face import face_of
from fondaco.face.lesson import PUPIL, Lesson, Step
from fondaco.web.errors import TooLate
from fondaco.web.store.rows import LESSON_OVER
from fondaco.words.catalogue import ORIGINAL

if TYPE_CHECKING:
    from fondaco.web.tables.live import Live


class OutOfLesson(TooLate):
    """A choice that the rules allow, but that is not what the lesson waits for."""


class Progress(NamedTuple):
    """Where a lesson stands."""

    lesson: Lesson
    number: int
    """Of the step that is on, from 0."""
    is_watching: bool
    """Whether the others still have something to do before it."""

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def is_last(self) -> bool:
        return self.number == len(self.lesson.steps) - 1


def progress_of(live: Live) -> Progress | None:
    """Where the lesson of a table stands; None if it has none, or it is over.

    A table that was begun under an earlier lesson goes on without one.
    """
    lesson = face_of(live.game, ORIGINAL).lesson
    if live.row.lesson in (None, LESSON_OVER) or lesson is None or live.table is None:
        return None
    number = lesson.reached(live.row.lesson or 0, len(live.lengths.get(PUPIL, [])))
    is_watching = False
    for seat in range(live.row.seats):
        if seat == PUPIL:
            continue
        script, made = lesson.script(seat), choices_of(live, seat)
        if made != [one.choice for one in script[: len(made)]]:
            return None
        is_watching = is_watching or any(one.step < number for one in script[len(made) :])
    return Progress(lesson, number, is_watching)


def choices_of(live: Live, seat: int) -> list[str]:
    text = live.game.vocabulary.text
    return [text(choice) for chooser, choice in live.playing().record.made if chooser == seat]


def next_in_script(live: Live, seat: int) -> str:
    """What the lesson has a bot choose now; empty if it has to wait for the pupil."""
    progress = progress_of(live)
    if progress is None:
        return ""
    coming = progress.lesson.script(seat)[len(choices_of(live, seat)) :]
    return coming[0].choice if coming and coming[0].step < progress.number else ""


def bots_to_move(live: Live) -> list[int]:
    """The bots that the table waits for; in a lesson, those whose turn has come in it."""
    bots = live.asked_bots()
    if bots and progress_of(live) is not None:
        return [seat for seat in bots if next_in_script(live, seat)]
    return bots


def check_answer(live: Live, seat: int, chosen: str) -> None:
    """Whether the lesson, if there is one, waits for this choice of the pupil. Raises OutOfLesson if not."""
    progress = progress_of(live)
    if progress is None or seat != PUPIL:
        return
    if progress.is_watching:
        raise OutOfLesson("lesson-watch")
    if not progress.step.answer:
        raise OutOfLesson("lesson-read")
    if not progress.step.takes(chosen):
        raise OutOfLesson("lesson-first", {"step": progress.step.key, "answer": progress.step.answer})
