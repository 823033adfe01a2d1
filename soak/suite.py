"""Tests of the suite with much more to do than `make test` gives them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

TESTS = Path(__file__).parent.parent / "tests"


def ran(file: Path, *tests: str, **environment: str) -> ElementTree.Element:
    """The report of tests, which must all pass; two run in parallel, on the installed package (-P)."""
    pytest = [sys.executable, "-P", "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal"]
    ended = subprocess.run(
        [*pytest, f"--junitxml={file}", *tests],
        env=os.environ | environment,
        text=True,
        capture_output=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout[-4000:]
    return ElementTree.parse(file).getroot()
