"""The board of a worker: what its parent reads there, at whatever moment."""

from __future__ import annotations

import multiprocessing
from time import perf_counter

from fondaco.arena.board import Sighting, begin, new_board
from fondaco.bots.watch import SEAT, SINCE


def test_somebody_thinks_from_being_asked_to_the_answer() -> None:
    board = new_board(multiprocessing.get_context("spawn"), 2)
    watch = begin(board, 3, 2)
    assert (Sighting(board).game, Sighting(board).thinking) == (3, 0.0)
    watch.asked(1, perf_counter() - 5)
    seen = Sighting(board)
    assert seen.seat == 1
    assert 5 <= seen.thinking < 60
    watch.answered(1, 5.0)
    assert Sighting(board).thinking == 0.0
    assert Sighting(board).seconds == [0.0, 5.0]


def test_numbers_that_are_just_being_written_blame_nobody() -> None:
    """They are zero for an instant: seat 0, since the clock began."""
    board = new_board(multiprocessing.get_context("spawn"), 2)
    begin(board, 3, 2)
    board[SINCE] = board[SEAT] = 0.0
    assert Sighting(board).thinking == 0.0
    assert Sighting(board).slowest == [0.0, 0.0]
