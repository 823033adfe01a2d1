"""The page of a table that this release cannot play: who played, the result, and the record line by line."""

from __future__ import annotations

from typing import NamedTuple

from babel.lists import format_list

from fondaco.face.game_face import face_of
from fondaco.face.sight import signs_of
from fondaco.games import find_game
from fondaco.kernel.errors import UnknownGame
from fondaco.kernel.state import CHANCE
from fondaco.sentences import sentence_for
from fondaco.web.errors import NotHere, TooLate
from fondaco.web.store.course import course_of, names_at
from fondaco.web.tables.closed import ClosedTable


class Step(NamedTuple):
    """A line of the record."""

    number: int
    seat: int
    """The seat that chose; below 0 for chance."""
    choice: str
    is_past: bool
    """Whether it comes before the position that is shown."""


class Score(NamedTuple):
    seat: int
    sign: str
    name: str
    points: str
    """Empty if the game has no result."""


class ClosedPage:
    """What the rows alone tell of a table. Of a table that may still go on, nothing hidden is told."""

    def __init__(self, closed: ClosedTable, language: str, at: int = -1) -> None:
        """`at` is the number of lines up to the position that is shown; below 0 for all of them."""
        stored = closed.stored
        self.id = stored.row.id
        self.title = title_of(stored.row.game, language)
        self.sentence = sentence_for(closed, language)
        self.is_over = stored.row.finished is not None
        """Whether nobody can play on, not even under a later release."""
        self.has_result = stored.row.result is not None
        course = course_of(stored) if self.is_over else None
        self.is_whole = course is not None and course.is_whole
        """Whether there is a record to download."""
        lines = course.lines if course else []
        if at > len(lines):
            raise NotHere("no-position", {"at": at, "most": len(lines)})
        self.at = len(lines) if at < 0 else at
        self.last = len(lines)
        self.steps = [
            Step(number, -1 if seat == CHANCE else seat, choice, number <= self.at)
            for number, (seat, choice) in enumerate(lines, 1)
        ]
        names = names_at(stored.row.game, stored.chairs, language)
        points = (stored.row.result or "").split() or [""] * len(names)
        signs = signs_of(names)
        self.scores = [Score(seat, signs[seat], name, points[seat]) for seat, name in enumerate(names)]
        self.names = names
        self.players = format_list(names, locale=language)
        self.moment = stored.row.finished or stored.row.created


def title_of(game: str, language: str) -> str:
    """The title of a game; for one that is no longer shipped, the name it is stored under."""
    try:
        return face_of(find_game(game), language).words.say("game-title")
    except UnknownGame:
        return game.capitalize()


def check_record(closed: ClosedTable) -> None:
    """There is a record only if the game is over for good and its rows are complete."""
    if closed.stored.row.finished is None:
        raise closed
    if not course_of(closed.stored).is_whole:
        raise TooLate("not-noted")
