"""100,000 mangled requests over real HTTP, or as many as FONDACO_REQUESTS says: none of them goes unhandled."""

from __future__ import annotations

import os

from .outcome import keep
from .suite import figures_of

REQUESTS = int(os.environ.get("FONDACO_REQUESTS") or 100_000)
SECONDS = 1800


def test_no_request_goes_unhandled() -> None:
    figures = figures_of("fuzz.py", REQUESTS, SECONDS)
    keep("fuzz", figures)
    assert figures["problems"] == {}
    assert figures["routes missed"] == []
    assert figures["requests"] == REQUESTS
