"""Judged: an answer of a seat, checked. A click is judged once; whoever needs the verdict again finds it here."""

from __future__ import annotations

from fondaco.kernel.errors import FondacoError
from fondaco.kernel.state import State


class Judged:
    """A chain of choices and, where it cannot be made, what is wrong with it."""

    def __init__(self, seat: int, chain: list[int], is_closed: bool, version: int) -> None:
        self.seat = seat
        self.chain = chain
        self.is_closed = is_closed
        """Whether the chain had to stay within one question, see `first_fault`."""
        self.version = version
        """The position of the table that it was judged at; it says nothing about any other."""
        self.error: FondacoError | None = None
        """What is wrong, or None where all can be made."""
        self.faulty = -1
        """The first choice that cannot be made."""
        self.reached: State | None = None
        """The position in which it cannot be made: those before it are made there."""

    def fits(self, seat: int, chain: list[int], is_closed: bool, version: int) -> bool:
        """Whether this is the verdict on an answer: a closed chain that is right is right as an open one, too."""
        if seat != self.seat or chain != self.chain or version != self.version:
            return False
        return is_closed == self.is_closed or (self.is_closed and self.error is None)

    def accept(self) -> None:
        """Raise what is wrong, if anything is."""
        if self.error is not None:
            raise self.error
