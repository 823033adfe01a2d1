"""How good a position of Norenberc looks."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.norenberc.state import Town


def value(town: Town, seat: i64) -> i64:
    return town.money[seat]
