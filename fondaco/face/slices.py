"""What belongs to one seat, guild or building, out of the counts of all of them in a row."""

from __future__ import annotations

from fondaco.kernel.counts import Counts, numbers


def slice_of(counts: Counts, index: int, size: int, wanted: int = -1) -> tuple[int, ...]:
    """The counts of one thing, of which each has so many; only the first ones where not all are wanted."""
    first = index * size
    return tuple(numbers(counts[first : first + (size if wanted < 0 else wanted)]))
