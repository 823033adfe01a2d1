"""A search in two worlds with the same view, at 1,000 positions of each game or as many as FONDACO_SEARCHED says."""

from __future__ import annotations

import os
from pathlib import Path

from fondaco.games import GAMES

from .suite import TESTS, ran

POSITIONS = os.environ.get("FONDACO_SEARCHED", "1000")


def test_a_choice_and_its_work_do_not_hang_on_what_is_hidden(tmp_path: Path) -> None:
    tests = str(TESTS / "bots" / "test_search.py")
    report = ran(tmp_path / "search.xml", tests, "-k", "hang_on_what_is_hidden", FONDACO_SEARCHED=POSITIONS)
    assert len(list(report.iter("testcase"))) == len(GAMES)
