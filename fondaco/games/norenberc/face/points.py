"""The points of Norenberc so far, as a seat may know them."""

from __future__ import annotations

from typing import cast

from fondaco.face.text import UNKNOWN
from fondaco.games.norenberc import data
from fondaco.games.norenberc.scoring import CATEGORIES, breakdown
from fondaco.games.norenberc.state import Town
from fondaco.kernel.state import State


def points(view: State, seat: int, options: dict[str, str]) -> list[list[int]]:
    """The points of all seats so far, by category, as far as a seat may see them; UNKNOWN for the rest."""
    town = cast(Town, view)
    rows = breakdown(town)
    if town.is_over() or options.get("money") == "open":
        return rows
    for other in range(int(town.seats)):
        rows[other][CATEGORIES.index("richest")] = UNKNOWN
        if other != seat and town.owned[other * data.TILES + data.TAX_COLLECTOR] > 0:
            rows[other][CATEGORIES.index("townspeople")] = UNKNOWN
    return rows
