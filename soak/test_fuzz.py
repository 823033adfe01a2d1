"""100,000 mangled requests over real HTTP, or as many as FONDACO_REQUESTS says: none of them goes unhandled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import fondaco

from .outcome import keep

REQUESTS = int(os.environ.get("FONDACO_REQUESTS") or 100_000)
SECONDS = 1800
PROGRAM = Path(__file__).parent.parent / "tests" / "web" / "fuzz.py"


def test_no_request_goes_unhandled() -> None:
    environment = os.environ | {"PYTHONPATH": str(Path(fondaco.__file__).parent.parent)}
    command = [sys.executable, str(PROGRAM), str(REQUESTS), str(SECONDS)]
    ended = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    assert ended.returncode == 0, "see above for what went wrong"
    figures = json.loads(ended.stdout)
    keep("fuzz", figures)
    print(ended.stdout)
    assert figures["problems"] == {}
    assert figures["routes missed"] == []
    assert figures["requests"] == REQUESTS
