"""Finished tables are opened 2,000 times; after the first round the server grows by a few megabytes at most."""

from __future__ import annotations

from .outcome import keep
from .suite import figures_of

TABLES = 100
ROUNDS = 20
MOST_GROWTH = 8.0
"""Megabytes: caches fill up in the first rounds. Without freeing the tables it would be sixty."""


def test_memory_stays_flat_over_2000_openings() -> None:
    figures = figures_of("openings.py", TABLES, ROUNDS)
    keep("memory", figures)
    assert figures["openings"] == TABLES * ROUNDS
    assert figures["last_mb"] - figures["first_mb"] < MOST_GROWTH
