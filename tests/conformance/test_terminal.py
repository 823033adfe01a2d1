"""The terminal: everything that is drawn fits, whatever the width, and a whole game can be played by typing."""

from __future__ import annotations

import io
from typing import cast

import pytest
from rich.console import Console

from fondaco.cli.players import Player
from fondaco.cli.session import Session
from fondaco.face.game_face import GameFace, face_of
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import NOBODY
from fondaco.kernel.table import Table, new_table

from .course import Moment, courses_of, some_choice
from .seen import boards_of, printed
from .subjects import NAMES, Setting, each_game, each_setting
from .test_faces import faults_of

WIDTHS = (60, 80, 120)
SCREEN = 24
"""The lines of a small screen, 80 columns wide."""


def drawing_findings(face: GameFace, moment: Moment, seat: int, players: list[str], width: int) -> list[str]:
    """What is wrong with the boards of a position at a width."""
    try:
        boards = boards_of(face, moment.view(seat), seat, players, width)
    except Exception as error:
        return [f"the boards for seat {seat} raise {error!r}"]
    found = []
    for name, board in boards.items():
        found += [f"{name}: {line!r} is too wide" for line in board.splitlines() if len(line.rstrip()) > width]
        found += [f"{name}: {fault}" for fault in faults_of(in_one_line(board), face.words)]
    lines = len(boards.get("short board", "").splitlines())
    if width == 80 and lines > SCREEN:
        found.append(f"the short board has {lines} lines")
    return found


def in_one_line(board: str) -> str:
    """A board as one line of words: its columns are far apart on purpose."""
    return " ".join(board.split())


@pytest.mark.parametrize("width", WIDTHS)
@each_setting
def test_boards_legend_and_scores_fit_the_width(setting: Setting, width: int) -> None:
    face = face_of(setting.game, "en").at_table(dict(setting.options))
    course = courses_of(setting)[WIDTHS.index(width)]
    for index, moment in enumerate([*course.questions[::4], course.moments[-1]]):
        seat = index % (setting.seats + 1) + NOBODY
        assert drawing_findings(face, moment, seat, setting.players, width) == [], moment.where()


@each_setting
def test_news_that_is_told_in_a_table_fits_a_screen(setting: Setting) -> None:
    face = face_of(setting.game, "en").at_table(dict(setting.options))
    for course in courses_of(setting):
        items = [item for item in course.listener.items if setting.game.news[item.kind].key in face.tabled_news]
        table = printed(face.news_table(items, setting.players), 80)
        assert max((len(line) for line in table.splitlines()), default=0) <= 80
        assert bool(table.strip()) == bool(items)
        assert not items or faults_of(in_one_line(table), face.words) == []


class Typist:
    """Somebody who answers every question by typing any open choice, and looks around now and then."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.luck = Luck("typing")
        self.face = face_of(table.game, "en")
        self.typed = 0
        names = NAMES[: table.record.seats]
        players = [Player(names[0]), *(Player(name, "random") for name in names[1:])]
        console = Console(file=io.StringIO(), width=80, height=SCREEN, highlight=False, markup=False)
        self.screen = cast(io.StringIO, console.file)
        self.session = Session(table, players, console, self.answer, lambda: "a file")

    def answer(self, prompt: str) -> str:
        state = self.table.state
        if not state.is_asked(0) or NAMES[0] not in prompt:
            return ""
        self.typed += 1
        if self.typed % 20 == 0:
            return ["board", "score", "help", "no such thing"][self.typed // 20 % 4]
        return self.face.typed(some_choice(self.table.game, state, 0, self.luck), self.session.names)


@each_game
def test_a_whole_game_is_played_by_typing(game: Game) -> None:
    typist = Typist(new_table(game, game.fewest, {}, "typed"))
    typist.session.play()
    assert typist.table.state.is_over()
    assert typist.typed > 2
    screen = typist.screen.getvalue()
    assert max(len(line.rstrip()) for line in screen.splitlines()) <= 80
    assert [fault for fault in faults_of(in_one_line(screen), typist.face.words) if "the key" in fault] == []
