"""The page of a table that this release cannot play: who played, how it came out, and its course line by line."""

from __future__ import annotations

from typing import NamedTuple

from babel.lists import format_list

from fondaco.face.game_face import face_of
from fondaco.face.sight import signs_of
from fondaco.games import find_game
from fondaco.kernel.errors import UnknownGame
from fondaco.kernel.state import CHANCE
from fondaco.web.errors import NotHere, TooLate
from fondaco.web.sentences import sentence_for
from fondaco.web.store.course import course_of, names_at
from fondaco.web.tables.closed import ClosedTable


class Step(NamedTuple):
    """A line of the course."""

    number: int
    seat: int
    """The seat that chose; one below 0 is chance."""
    choice: str
    is_past: bool
    """Whether it was made at the position that is looked at."""


class Score(NamedTuple):
    seat: int
    sign: str
    name: str
    points: str
    """Empty where the game has no result."""


class ClosedPage:
    """What is told of a table from its rows alone. Nothing hidden is told of one that may still go on."""

    def __init__(self, closed: ClosedTable, language: str, at: int = -1) -> None:
        """`at` is after how many lines of the course it is looked at; below 0 for all of them."""
        stored = closed.stored
        self.id = stored.row.id
        self.title = title_of(stored.row.game, language)
        self.sentence = sentence_for(closed, language)
        self.is_over = stored.row.finished is not None
        """Whether nobody can play on, be it under a later release."""
        self.has_result = stored.row.result is not None
        course = course_of(stored) if self.is_over else None
        self.is_whole = course is not None and course.is_whole
        """Whether there is a record to take home."""
        lines = course.lines if course else []
        if at > len(lines):
            raise NotHere("no-position", {"at": at, "most": len(lines)})
        self.at = len(lines) if at < 0 else at
        self.last = len(lines)
        self.steps = [
            Step(number, -1 if seat == CHANCE else seat, choice, number <= self.at)
            for number, (seat, choice) in enumerate(lines, 1)
        ]
        names = names_at(stored.row.game, stored.chairs)
        points = (stored.row.result or "").split() or [""] * len(names)
        signs = signs_of(names)
        self.scores = [Score(seat, signs[seat], name, points[seat]) for seat, name in enumerate(names)]
        self.names = names
        self.players = format_list(names, locale=language)
        self.moment = stored.row.finished or stored.row.created


def title_of(game: str, language: str) -> str:
    """What a game is called; one that is not here any more by the name it is stored under."""
    try:
        return face_of(find_game(game), language).words.say("game-title")
    except UnknownGame:
        return game.capitalize()


def check_record(closed: ClosedTable) -> None:
    """A record is given of what is over for good, if it can be told whole."""
    if closed.stored.row.finished is None:
        raise closed
    if not course_of(closed.stored).is_whole:
        raise TooLate("not-noted")
