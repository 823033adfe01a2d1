"""The table of figures in docs/trust.md: what the steps of `make soak` found, and nothing that they did not."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
FOUND = {
    "worlds": {"pairs": {"chess": 10_000}, "differences": 0},
    "leaks": {"planted": 20, "found": 19},
    "kills": {"kills": 301, "during": {"an undo": 52}, "acknowledged": 4321, "lost": 0},
    "fuzz": {"requests": 100_000, "unhandled": 2},
    "memory": {"openings": 2000, "first_mb": 91.5, "last_mb": 91.6},
}


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "soak"))
    return importlib.import_module("figures")


def test_each_figure_has_a_row(figures: ModuleType) -> None:
    rows = dict(figures.rows(FOUND))
    assert rows["pairs of worlds compared, chess"] == "10,000"
    assert rows["planted leaks found"] == "19 of 20"
    assert (rows["kills survived"], rows["kills during an undo"]) == ("301", "52")
    assert rows["acknowledged ones lost or doubled"] == "0"
    assert (rows["requests fuzzed over HTTP"], rows["unhandled errors"]) == ("100,000", "2")
    assert rows["memory of the server after the first openings, after the last of 2,000"] == "91.5 MB, 91.6 MB"


def test_what_was_not_measured_says_so(figures: ModuleType) -> None:
    assert {figure for _, figure in figures.rows({})} == {"not measured"}


def test_the_page_has_a_place_for_the_table_and_keeps_the_rest(figures: ModuleType) -> None:
    page = (ROOT / "docs" / "trust.md").read_text(encoding="utf-8")
    written = figures.with_table(page, FOUND)
    assert "| unhandled errors | 2 |" in written
    assert written.partition("<!-- figures")[0] == page.partition("<!-- figures")[0]
    assert written.rpartition("<!-- end")[2] == page.rpartition("<!-- end")[2]
    assert figures.with_table(written, FOUND) == written


def test_a_page_without_marks_is_refused(figures: ModuleType) -> None:
    with pytest.raises(SystemExit):
        figures.with_table("no marks", FOUND)
