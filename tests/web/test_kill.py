"""A server that is killed loses nothing; here twice, in `make soak` again and again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import fondaco


def test_nothing_acknowledged_is_lost_when_the_server_is_killed() -> None:
    program = Path(__file__).with_name("ordeal.py")
    environment = os.environ | {"PYTHONPATH": str(Path(fondaco.__file__).parent.parent)}
    command = [sys.executable, str(program), "2", "briefly"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    figures = json.loads(ended.stdout)
    assert figures["kills"] >= 2
    assert figures["acknowledged"] >= 6
