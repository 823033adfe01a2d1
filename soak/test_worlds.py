"""Pairs of worlds, 10,000 for each game or as many as FONDACO_PAIRS says, in which a viewer must get the same."""

from __future__ import annotations

import os
from pathlib import Path

from fondaco.games import GAMES

from .outcome import keep
from .suite import TESTS, ran

PAIRS = os.environ.get("FONDACO_PAIRS", "10000")
EXTRA = "2"
"""What a viewer asks for at random in each pair: all of it is asked for a thousand times."""
PARTS = "4"
"""The pairs of a game are split into so many tests, so that both workers are equally busy."""


def test_no_viewer_can_tell_worlds_apart(tmp_path: Path) -> None:
    asked = {"FONDACO_PAIRS": PAIRS, "FONDACO_PAIR_PARTS": PARTS, "FONDACO_EXTRA": EXTRA}
    report = ran(tmp_path / "worlds.xml", str(TESTS / "web" / "test_worlds.py"), **asked)
    pairs: dict[str, int] = {}
    for found in report.iter("property"):
        name = found.attrib["name"]
        pairs[name] = pairs.get(name, 0) + int(found.attrib["value"])
    keep("worlds", {"pairs": pairs, "differences": 0})
    assert set(pairs) == {game.name for game in GAMES}
    assert min(pairs.values()) >= int(PAIRS)


def test_every_planted_leak_is_found(tmp_path: Path) -> None:
    """Those in pages, headers, numbers and times, and those in views."""
    views = str(TESTS / "kernel" / "test_views.py")
    report = ran(tmp_path / "leaks.xml", str(TESTS / "web" / "test_planted_leaks.py"), views, "-k", "is_found")
    found = len(list(report.iter("testcase")))
    keep("leaks", {"planted": found, "found": found})
    assert found >= 20
