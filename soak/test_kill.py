"""A server is killed at random moments, 300 times or as often as FONDACO_KILLS says, while people and bots play."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import fondaco

from .outcome import keep

KILLS = int(os.environ.get("FONDACO_KILLS") or 300)
PROGRAM = Path(__file__).parent.parent / "tests" / "web" / "ordeal.py"


def test_no_acknowledged_choice_is_lost_and_every_table_goes_on() -> None:
    environment = os.environ | {"PYTHONPATH": str(Path(fondaco.__file__).parent.parent)}
    command = [sys.executable, str(PROGRAM), str(KILLS)]
    ended = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    assert ended.returncode == 0, "see above for what was lost"
    figures = json.loads(ended.stdout)
    keep("kills", figures | {"lost": 0})
    assert figures["kills"] >= KILLS
    assert figures["acknowledged"] > figures["kills"]
    assert min(figures["during"].values()) >= KILLS // 6
