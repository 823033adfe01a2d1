"""200 positions of each game at each size, or as many as FONDACO_POSITIONS says, each on one screen; every lesson in
every language; and whole games by keyboard alone and by clicks alone."""

from __future__ import annotations

import os
from pathlib import Path

from fondaco.games import GAMES
from fondaco.words.catalogue import LANGUAGES

from .suite import TESTS, ran

POSITIONS = os.environ.get("FONDACO_POSITIONS", "200")
BROWSER = TESTS / "web" / "browser"


def test_everything_a_decision_needs_is_on_one_screen(tmp_path: Path) -> None:
    report = ran(tmp_path / "screens.xml", str(BROWSER / "test_one_screen.py"), FONDACO_POSITIONS=POSITIONS)
    assert len(list(report.iter("testcase"))) >= 4 * len(GAMES)


def test_lessons_are_taken_to_their_end_in_every_language(tmp_path: Path) -> None:
    report = ran(tmp_path / "lessons.xml", str(BROWSER / "test_lessons.py"), FONDACO_LESSONS="1")
    assert len(list(report.iter("testcase"))) >= len(LANGUAGES) * len(GAMES)


def test_whole_games_are_played_by_keyboard_alone(tmp_path: Path) -> None:
    report = ran(tmp_path / "keyboard.xml", str(BROWSER / "test_whole_by_keyboard.py"), FONDACO_PLAYED="0")
    assert len(list(report.iter("testcase"))) == len(GAMES)


def test_whole_games_are_played_by_clicks_alone(tmp_path: Path) -> None:
    report = ran(tmp_path / "clicks.xml", str(BROWSER), "-k", "play_a_whole_game", FONDACO_PLAYED="0")
    assert len(list(report.iter("testcase"))) == len(GAMES)
