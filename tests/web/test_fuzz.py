"""No request, however mangled, goes unhandled; here some hundred, in `make soak` 100,000."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import fondaco

REQUESTS = 300


def test_mangled_requests_to_every_route_are_answered() -> None:
    program = Path(__file__).with_name("fuzz.py")
    environment = os.environ | {"PYTHONPATH": str(Path(fondaco.__file__).parent.parent)}
    command = [sys.executable, str(program), str(REQUESTS), "300"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    figures = json.loads(ended.stdout)
    assert figures["problems"] == {}
    assert figures["routes missed"] == []
    assert figures["requests"] == REQUESTS
    assert {"200", "303", "400", "403", "404"} <= set(figures["statuses"])
