"""A studio, for programs that look at pages: a server, a browser, and tables at any position of any game."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from ..server import running
from .chromium import chromium
from .positions import Positions


class Studio(NamedTuple):
    browser: Browser
    positions: Positions


@contextlib.contextmanager
def studio(program: str = "fondaco") -> Iterator[Studio]:
    """Set up for as long as it is used; `program` is the one that serves."""
    with (
        tempfile.TemporaryDirectory() as home,
        running(Path(home), program) as server,
        chromium() as browser,
        contextlib.closing(Positions(server.home, server.address)) as positions,
    ):
        yield Studio(browser, positions)
