"""A watch that another process reads: which game is on, who thinks since when, and what everybody has used."""

from __future__ import annotations

from collections.abc import MutableSequence
from multiprocessing.context import BaseContext
from time import perf_counter
from typing import Any

from fondaco.bots.match import Watch

GAME, BEGAN, SEAT, SINCE, SEATS = range(5)
"""The numbers of a board: the game, when it began, who thinks, since when; from SEATS on three for each seat."""
NONE = -1.0
Board = MutableSequence[float]
"""Numbers in memory that two processes share. The clock, `perf_counter`, is that of the machine."""


def new_board(context: BaseContext, seats: int) -> Any:
    board = context.RawArray("d", SEATS + 3 * seats)
    board[GAME] = board[SEAT] = NONE
    return board


class SharedWatch(Watch):
    """In the process that plays."""

    def __init__(self, board: Board, game: int, seats: int) -> None:
        super().__init__(seats)
        self.board = board
        board[SEAT] = NONE
        for index in range(SEATS, len(board)):
            board[index] = 0
        board[BEGAN] = perf_counter()
        board[GAME] = game

    def asked(self, seat: int, now: float) -> None:
        # In this order: whoever reads the seat first never finds a time that is too early for it.
        self.board[SINCE] = now
        self.board[SEAT] = seat

    def answered(self, seat: int, seconds: float) -> None:
        super().answered(seat, seconds)
        board = self.board
        board[SEAT] = NONE
        place = SEATS + 3 * seat
        board[place] = self.answers[seat]
        board[place + 1] = self.seconds[seat]
        board[place + 2] = self.slowest[seat]


class Sighting:
    """What the process that watches has read from a board."""

    def __init__(self, board: Board) -> None:
        self.game = int(board[GAME])
        self.seat = int(board[SEAT])
        since = board[SINCE]
        now = perf_counter()
        self.thinking = now - since if self.seat >= 0 else 0.0
        """For how many seconds the seat has been thinking."""
        self.playing = now - board[BEGAN] if self.game >= 0 else 0.0
        own = list(board[SEATS:])
        self.answers = [int(number) for number in own[0::3]]
        self.seconds = own[1::3]
        self.slowest = own[2::3]
        if self.seat >= 0:
            self.seconds[self.seat] += self.thinking
            self.slowest[self.seat] = max(self.thinking, self.slowest[self.seat])

    @property
    def busiest(self) -> int:
        """The seat that has used the most time."""
        return self.seconds.index(max(self.seconds))
