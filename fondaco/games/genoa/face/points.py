"""The ducats of Genoa so far, as a seat may know them."""

from __future__ import annotations

from typing import cast

from fondaco.face.text import UNKNOWN
from fondaco.games.genoa.scoring import breakdown
from fondaco.games.genoa.state import City
from fondaco.kernel.state import State


def points(view: State, seat: int) -> list[list[int]]:
    """The ducats of all seats so far, by category; what others hold in secret is unknown until the end (G-S4)."""
    city = cast(City, view)
    rows = breakdown(city)
    if city.is_over():
        return rows
    return [
        [
            row[0] if other == seat or city.open_money else UNKNOWN,
            row[1],
            row[2] if other == seat else UNKNOWN,
        ]
        for other, row in enumerate(rows)
    ]
