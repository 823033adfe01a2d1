"""Pairs of worlds, 10,000 for each game or as many as FONDACO_PAIRS says, in which a viewer must get the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from fondaco.games import GAMES

from .outcome import keep

TESTS = Path(__file__).parent.parent / "tests"
PAIRS = os.environ.get("FONDACO_PAIRS", "10000")
PARTS = "4"
"""The pairs of a game are split into so many tests, so that both workers are equally busy."""


def ran(file: Path, *tests: str) -> ElementTree.Element:
    """The report of tests, which must all pass; two run in parallel, on the installed package (-P)."""
    pytest = [sys.executable, "-P", "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal"]
    ended = subprocess.run(
        [*pytest, f"--junitxml={file}", *tests],
        env=os.environ | {"FONDACO_PAIRS": PAIRS, "FONDACO_PAIR_PARTS": PARTS},
        text=True,
        capture_output=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout[-4000:]
    return ElementTree.parse(file).getroot()


def test_no_viewer_can_tell_worlds_apart(tmp_path: Path) -> None:
    report = ran(tmp_path / "worlds.xml", str(TESTS / "web" / "test_worlds.py"))
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
