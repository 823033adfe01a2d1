"""Observation: what a seat may know of a position, as a row of small whole numbers of fixed length, for learners.

A game writes its numbers from left to right, as `Game.observed` names them. What is not there is zero.
"""

from __future__ import annotations

from mypy_extensions import i16, i64

from fondaco.kernel.counts import Cells, blank_cells


class Observation:
    """A row that is begun and written again, so that observing costs next to nothing."""

    def __init__(self, size: i64) -> None:
        self.size: i64 = size
        self.blank: Cells = blank_cells(size)
        self.cells: Cells = blank_cells(size)
        self.at: i64 = 0
        """Where the next number goes."""

    def begin(self) -> None:
        self.cells = self.blank[:]
        self.at = 0

    def put(self, number: i64) -> None:
        self.cells[self.at] = i16(number)
        self.at += 1

    def mark(self, index: i64, size: i64) -> None:
        """A one in one of so many places; in none of them where the index is not among them."""
        if 0 <= index < size:
            self.cells[self.at + index] = 1
        self.at += size

    def set_bits(self, mask: i64, size: i64) -> None:
        """A one for each thing of a set, out of so many."""
        for index in range(size):
            if mask >> index & 1:
                self.cells[self.at + index] = 1
        self.at += size

    def skip(self, size: i64) -> None:
        """So many zeros."""
        self.at += size

    def listed(self) -> list[int]:
        return [int(cell) for cell in self.cells]


def repeated(prefixes: list[str], names: list[str]) -> list[str]:
    """Each of some names for each of some things, such as seats."""
    return [f"{prefix} {name}" for prefix in prefixes for name in names]


def seat_names(seats: int) -> list[str]:
    """How the seats are called in the names of an observation: relative to the one that looks."""
    return ["own", *(f"rival-{turn}" for turn in range(1, seats))]
