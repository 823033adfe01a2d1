"""The watch of a match: who thinks, since when, and how much time everybody has used."""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

from mypy_extensions import i64

NOBODY: Final = -1.0
NUMBER: Final = 8
"""Bytes of a number on a board."""
GAME: Final = 0
BEGAN: Final = 1
SINCE: Final = 2
SEAT: Final = 3
SEATS: Final = 4
"""Where the numbers of a board stand: the game, when it began, since when somebody thinks, and who. From SEATS on there
are three for each seat: answers, seconds, and the longest time for one."""
ONE: Final[Any] = Struct("d").pack_into
TWO: Final[Any] = Struct("dd").pack_into
THREE: Final[Any] = Struct("ddd").pack_into


class Watch:
    """Keeps the time. It may write it on a board in memory that another process shares, after the clock of the machine.

    The time is written before the seat: whoever reads the seat first never finds a time that is too early for it.
    """

    def __init__(self, seats: int, board: Any = None) -> None:
        self.answers = [0] * seats
        self.seconds = [0.0] * seats
        self.slowest = [0.0] * seats
        self.board = board

    def asked(self, seat: i64, now: float) -> None:
        """A seat begins to think."""
        if self.board is not None:
            TWO(self.board, SINCE * NUMBER, now, float(seat))

    def answered(self, seat: i64, seconds: float) -> None:
        """It has answered after so many seconds."""
        count = self.answers[seat] + 1
        whole = self.seconds[seat] + seconds
        self.answers[seat] = count
        self.seconds[seat] = whole
        if seconds > self.slowest[seat]:
            self.slowest[seat] = seconds
        if self.board is not None:
            ONE(self.board, SEAT * NUMBER, NOBODY)
            THREE(self.board, (SEATS + 3 * seat) * NUMBER, float(count), whole, self.slowest[seat])
