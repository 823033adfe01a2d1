"""Somebody who takes a lesson, step by step, at a table in memory. No server, no database."""

from __future__ import annotations

from collections.abc import Iterator

from fondaco.face.game_face import face_of
from fondaco.face.lesson import PUPIL, Lesson, Step
from fondaco.kernel.game import Game
from fondaco.kernel.state import NOBODY
from fondaco.web.http.routes.opening import new_row
from fondaco.web.pages.table_page import TablePage
from fondaco.web.store.rows import Act, Stored, Visitor
from fondaco.web.tables.lessons import Progress, bots_to_move, check_answer, next_in_script, progress_of
from fondaco.web.tables.live import Live
from fondaco.web.tables.seating import FIRST_BOT, bot, person
from fondaco.web.tables.vantage import PRESENT, vantage_for
from fondaco.web.tables.viewer import Viewer


class Pupil:
    """One table with a lesson, and whoever learns at it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        row = new_row(game, self.lesson.seats, dict(self.lesson.options), 1)
        row = row._replace(id="learn", seed=self.lesson.seed, started=1, lesson=0)
        chairs = [person(PUPIL, 1, "Anna")]
        for seat in range(1, row.seats):
            chairs.append(bot(game, seat, FIRST_BOT, [chair.name for chair in chairs]))
        self.live = Live(Stored(row, chairs, [], []))

    @property
    def lesson(self) -> Lesson:
        lesson = face_of(self.game, "en").lesson
        assert lesson is not None, f"{self.game.name} has no lesson"
        return lesson

    def progress(self) -> Progress:
        progress = progress_of(self.live)
        assert progress is not None, "the others did not follow the lesson"
        return progress

    def steps(self) -> Iterator[Step]:
        """Every step, once the others have done what comes before it; when the next is asked for, it is done."""
        for number, step in enumerate(self.lesson.steps):
            self.let_others_move()
            assert not self.progress().is_watching, f"step {number + 1}, {step.key}: the others cannot follow"
            assert self.progress().number == number
            yield step
            self.do(step.answer)

    def let_others_move(self) -> None:
        while bots := bots_to_move(self.live):
            choice = next_in_script(self.live, bots[0])
            assert choice in self.open(bots[0]), f"{choice!r} of seat {bots[0] + 1} is not open"
            self.live.carry_out(Act(bots[0], choice, 1))

    def do(self, answer: str) -> None:
        """Answer the step that is on, or read on where it waits for nothing."""
        if answer:
            check_answer(self.live, PUPIL, answer)
            self.live.carry_out(Act(PUPIL, answer, 1))
        else:
            self.live.row = self.live.row._replace(lesson=self.progress().number + 1)

    def open(self, seat: int) -> list[str]:
        return [self.game.vocabulary.text(choice) for choice in self.live.playing().open(seat)]

    def page(self, language: str = "en") -> TablePage:
        viewer = Viewer(Visitor(1, "Anna"), (PUPIL,), PUPIL, NOBODY, True, language)
        return TablePage(vantage_for(self.live, viewer, PRESENT))
