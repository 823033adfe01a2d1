"""The course of a game: its record, made from the stored rows alone, whether or not its rules are still shipped."""

from __future__ import annotations

import dataclasses

from fondaco.face.game_face import face_of
from fondaco.games import find_game
from fondaco.kernel.chance import SFC32
from fondaco.kernel.errors import UnknownGame
from fondaco.kernel.game import Game
from fondaco.kernel.record import Record
from fondaco.kernel.state import CHANCE
from fondaco.kernel.vocabulary import Vocabulary
from fondaco.web.store.rows import THEN, Act, Chair, Stored, TableRow, TakenBack
from fondaco.words.catalogue import ORIGINAL, SHARED, catalogue

Line = tuple[int, str]
"""A seat, or chance, and its choice in notation."""


@dataclasses.dataclass(frozen=True)
class Course:
    """What happened at a table, line by line."""

    lines: list[Line]
    is_whole: bool
    """Whether every draw is stored. The first release stored none; a later one adds them when it loads the table."""


def course_of(stored: Stored) -> Course:
    lines = [*beginning_of(stored.row), *draws(stored.row.setup)]
    for act in stored.acts:
        if act.choice is None:
            take_back(lines, act)
        else:
            lines += [(act.seat, choice) for choice in act.choices()]
            lines += draws(act.drawn)
    notes = [stored.row.setup, *[act.drawn for act in stored.acts]]
    return Course(lines, stored.row.started is None or None not in notes)


def beginning_of(row: TableRow) -> list[Line]:
    """The choices of the game that a table branches off; none for a table that began at the start."""
    lines = row.beginning.partition("\n\n")[2].splitlines()
    parts = [line.split(" ", 1) for line in lines]
    return [(CHANCE if seat == "*" else int(seat) - 1, choice) for seat, choice in parts]


def draws(noted: str | None) -> list[Line]:
    return [(CHANCE, choice) for choice in noted.split(THEN)] if noted else []


def take_back(lines: list[Line], act: Act) -> None:
    """Remove the last choices of a seat, as many as the act says. Chance has drawn nothing since the last of them.

    Where answers of others went with them, the seat had chosen nothing after these: they are the last lines.
    """
    taken = TakenBack.noted(act.drawn or "1")
    del lines[len(lines) - taken.others :]
    for _ in range(taken.own):
        last = max((index for index, line in enumerate(lines) if line[0] == act.seat), default=-1)
        if last >= 0:
            del lines[last]


def record_of(stored: Stored) -> Record:
    """The course as a record. Its game is a stub with a name and the choices that occur: enough to be written out."""
    row = stored.row
    lines = course_of(stored).lines
    choices = list(dict.fromkeys(choice for _, choice in lines))
    game = Game()
    game.name, game.rules = row.game, row.rules
    game.vocabulary = Vocabulary()
    game.vocabulary.texts = choices
    numbers = {choice: number for number, choice in enumerate(choices)}
    record = Record(game, row.seats, row.options, "" if row.beginning and row.luck == SFC32 else row.seed)
    record.luck = row.luck
    record.salts = row.added_salts() or record.salts
    record.beginning = len(beginning_of(row)) if row.luck != SFC32 else 0
    record.players = names_at(row.game, stored.chairs, ORIGINAL)
    record.made = [(seat, numbers[choice]) for seat, choice in lines]
    record.result = points_of(row)
    return record


def points_of(row: TableRow) -> list[int]:
    """The result of a table; empty if it has none."""
    return [int(points) for points in (row.result or "").split()]


def names_at(game: str, chairs: list[Chair], language: str) -> list[str]:
    """The name at each seat; one without a name is called by its colour."""
    return [chair.name or seat_name(game, chair.seat, language) for chair in chairs]


def seat_name(game: str, seat: int, language: str) -> str:
    try:
        return face_of(find_game(game), language).seat_name(seat)
    except UnknownGame:
        return catalogue(language, SHARED).say("plain-seat", {"seat": seat + 1})
