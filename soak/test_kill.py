"""A server is killed at random moments, 50 times or as often as FONDACO_KILLS says, while people and bots play."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import fondaco

KILLS = os.environ.get("FONDACO_KILLS", "50")
PROGRAM = Path(__file__).parent.parent / "tests" / "web" / "ordeal.py"


def test_no_acknowledged_choice_is_lost_and_every_table_goes_on() -> None:
    environment = os.environ | {"PYTHONPATH": str(Path(fondaco.__file__).parent.parent)}
    ended = subprocess.run(
        [sys.executable, str(PROGRAM), KILLS], env=environment, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr
    figures = json.loads(ended.stdout)
    print(ended.stdout)
    assert figures["kills"] >= int(KILLS)
    assert figures["acknowledged"] > figures["kills"]
