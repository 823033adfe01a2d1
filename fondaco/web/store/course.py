"""The course of a game: its record, told from what is stored of it alone, whether or not its rules are still here."""

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
from fondaco.web.store.rows import THEN, Act, Chair, Stored, TableRow
from fondaco.words.catalogue import SHARED, catalogue

Line = tuple[int, str]
"""A seat, or chance, and its choice in its notation."""


@dataclasses.dataclass(frozen=True)
class Course:
    """What happened at a table, line by line."""

    lines: list[Line]
    is_whole: bool
    """Whether all of chance was noted. It was not in the first release, until a table is opened by a later one."""


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
    """What a table goes on from; nothing where it started anew."""
    lines = row.beginning.partition("\n\n")[2].splitlines()
    parts = [line.split(" ", 1) for line in lines]
    return [(CHANCE if seat == "*" else int(seat) - 1, choice) for seat, choice in parts]


def draws(noted: str | None) -> list[Line]:
    return [(CHANCE, choice) for choice in noted.split(THEN)] if noted else []


def take_back(lines: list[Line], act: Act) -> None:
    """The last choices of a seat go, as many as were noted: since the last of them chance has not drawn."""
    for _ in range(int(act.drawn or 1)):
        last = max((index for index, line in enumerate(lines) if line[0] == act.seat), default=-1)
        if last >= 0:
            del lines[last]


def record_of(stored: Stored) -> Record:
    """The course as a record. Its game knows only its name, and what was chosen: enough to be written down."""
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
    record.players = names_at(row.game, stored.chairs)
    record.made = [(seat, numbers[choice]) for seat, choice in lines]
    record.result = points_of(row)
    return record


def points_of(row: TableRow) -> list[int]:
    """The result of a table; nothing where it has none."""
    return [int(points) for points in (row.result or "").split()]


def names_at(game: str, chairs: list[Chair]) -> list[str]:
    """The name at each seat; one without a name is called by its colour."""
    return [chair.name or seat_name(game, chair.seat, "en") for chair in chairs]


def seat_name(game: str, seat: int, language: str) -> str:
    try:
        return face_of(find_game(game), language).seat_name(seat)
    except UnknownGame:
        return catalogue(language, SHARED).say("plain-seat", {"seat": seat + 1})
