"""The ledger of a position: what a seat has in it, thing by thing, so that two moves can be told apart in words.

A game writes it from what the seat may know. A search never reads it; it is for whoever asks why.
"""

from __future__ import annotations

from typing import Final

from fondaco.kernel.reason import Facts

SEAT: Final = "seat"
"""The fact that names a seat; a face says the player instead."""


class Entry:
    """A thing of which a seat may have more or less."""

    def __init__(
        self, key: str, count: int, worth: int, things: Facts | None = None, seen: Facts | None = None
    ) -> None:
        self.key = key
        """Of the sentence `reason-KEY`, which says that there is more of it."""
        self.count = count
        """How much of it there is; below nothing where it is better to have none."""
        self.worth = worth
        """What it adds to the value of the position, in hundredths of a point."""
        self.things: Facts = things or {}
        """What it is, as facts of the sentence: with the key they tell it from all other entries."""
        self.seen: Facts = seen or {}
        """What else the sentence tells of it in this position."""

    def name(self) -> str:
        """What the entry is about, the same in all positions."""
        return ":".join([self.key, *[f"{fact}={self.things[fact]}" for fact in sorted(self.things)]])
