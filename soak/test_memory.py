"""Finished tables are opened 2,000 times; after the first round the server grows by a few megabytes at most."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import fondaco

from .outcome import keep

PROGRAM = Path(__file__).parent.parent / "tests" / "web" / "openings.py"
TABLES = 100
ROUNDS = 20
MOST_GROWTH = 8.0
"""Megabytes: caches fill up in the first rounds. Without freeing the tables it would be sixty."""


def test_memory_stays_flat_over_2000_openings() -> None:
    environment = os.environ | {"PYTHONPATH": str(Path(fondaco.__file__).parent.parent)}
    command = [sys.executable, str(PROGRAM), str(TABLES), str(ROUNDS)]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    print(ended.stdout)
    figures = json.loads(ended.stdout)
    keep("memory", figures)
    assert figures["openings"] == TABLES * ROUNDS
    assert figures["last_mb"] - figures["first_mb"] < MOST_GROWTH
