"""Tests and programs of the suite, with much more to do than `make test` gives them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import fondaco

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
    assert ended.returncode == 0, ended.stdout[-40000:]
    return ElementTree.parse(file).getroot()


def figures_of(program: str, *arguments: int) -> dict[str, Any]:
    """What a program of the tests of the web app measured; how far it has come is seen, and so is what went wrong."""
    environment = os.environ | {"PYTHONPATH": str(Path(fondaco.__file__).parent.parent)}
    command = [sys.executable, str(TESTS / "web" / program), *map(str, arguments)]
    ended = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    assert ended.returncode == 0, "see above for what went wrong"
    print(ended.stdout)
    figures: dict[str, Any] = json.loads(ended.stdout)
    return figures
