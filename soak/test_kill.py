"""A server is killed at random moments, 300 times or as often as FONDACO_KILLS says, while people and bots play."""

from __future__ import annotations

import os

from .outcome import keep
from .suite import figures_of

KILLS = int(os.environ.get("FONDACO_KILLS") or 300)


def test_no_acknowledged_choice_is_lost_and_every_table_goes_on() -> None:
    figures = figures_of("ordeal.py", KILLS)
    keep("kills", figures | {"lost": 0})
    assert figures["kills"] >= KILLS
    assert figures["acknowledged"] > figures["kills"]
    assert min(figures["during"].values()) >= KILLS // 6
