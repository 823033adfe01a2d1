"""Where everything lies on the plan: the lots of the spaces, and how far the tower could still go."""

from __future__ import annotations

import functools
from typing import NamedTuple

from fondaco.games.genoa.data import NONE, SIDE, SPACES, STEPS
from fondaco.games.genoa.state import City


class Lot(NamedTuple):
    """The squares of a space: a rectangle, or one without a corner."""

    column: int
    """The first one, from 1."""
    row: int
    wide: int
    tall: int
    shape: str
    """`street`, `wide`, `tall`, `block`, or which corner is missing: `ne`, `nw`, `se`, `sw`."""


@functools.lru_cache(64)
def lots(squares: tuple[int, ...]) -> tuple[Lot, ...]:
    """The lot of each space, from the space of each square of a box."""
    return tuple(lot_of(frozenset(at for at, here in enumerate(squares) if here == space)) for space in range(SPACES))


@functools.lru_cache(64)
def reading_order(squares: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces by where they begin, row by row."""
    found = lots(squares)
    return tuple(sorted(range(SPACES), key=lambda space: (found[space].row, found[space].column)))


def lot_of(squares: frozenset[int]) -> Lot:
    rows = [square // SIDE for square in squares]
    columns = [square % SIDE for square in squares]
    top, left = min(rows), min(columns)
    tall, wide = max(rows) - top + 1, max(columns) - left + 1
    if len(squares) == 1:
        shape = "street"
    elif len(squares) == tall * wide:
        shape = "block" if tall == wide else "wide" if wide > tall else "tall"
    else:
        corners = {"nw": (0, 0), "ne": (0, 1), "sw": (1, 0), "se": (1, 1)}
        shape = next(name for name, (y, x) in corners.items() if (top + y) * SIDE + left + x not in squares)
    return Lot(left + 1, top + 1, wide, tall, shape)


def distances(city: City) -> tuple[int, ...]:
    """In how many steps the tower can come to each space this turn; 0 where it cannot (G-M1)."""
    steps = [0] * SPACES
    if city.tower == NONE or city.stopped:
        return tuple(steps)
    reached = int(city.visited)
    edge = int(city.open_steps())
    for step in range(1, STEPS - int(city.walked) + 1):
        fresh = edge & ~reached
        reached |= fresh
        edge = 0
        for space in range(SPACES):
            if fresh >> space & 1:
                steps[space] = step
                edge |= int(city.box.near[space])
    return tuple(steps)
