"""The board on which a worker writes what it does, in memory that its parent reads."""

from __future__ import annotations

from multiprocessing.context import BaseContext
from time import perf_counter
from typing import Any

from fondaco.bots.watch import BEGAN, GAME, NOBODY, SEAT, SEATS, SINCE, Watch


def new_board(context: BaseContext, seats: int) -> Any:
    """An array of numbers that can be handed to another process."""
    board = context.RawArray("d", SEATS + 3 * seats)
    board[GAME] = board[SEAT] = NOBODY
    return board


def begin(board: Any, game: int, seats: int) -> Watch:
    """In the worker: the watch of the next game."""
    board[SEAT] = NOBODY
    for index in range(SEATS, len(board)):
        board[index] = 0
    board[BEGAN] = perf_counter()
    board[GAME] = game
    return Watch(seats, board)


def end(board: Any) -> None:
    board[GAME] = NOBODY


class Sighting:
    """What the parent has read from a board."""

    def __init__(self, board: Any) -> None:
        self.game = int(board[GAME])
        self.seat = int(board[SEAT])
        since = board[SINCE]
        now = perf_counter()
        # Numbers are zero for an instant while they are written: nobody has been thinking since the clock began.
        self.thinking = now - since if self.seat >= 0 and since > 0 else 0.0
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
