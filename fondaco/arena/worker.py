"""A worker: a process that plays one game after another and can be killed at any moment."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
import threading
import traceback
from multiprocessing.connection import Connection
from typing import Any

from fondaco.arena.board import begin, end
from fondaco.arena.played import Played
from fondaco.arena.playing import play
from fondaco.arena.tournament import Tournament

DIE_WITH_PARENT = 1
"""PR_SET_PDEATHSIG of Linux."""


def work(line: Connection, tournament: Tournament, board: Any) -> None:
    """Play the games whose numbers come, until the line is closed. Bots that print do so on the error stream."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends this process
    end_with_parent()
    os.dup2(2, 1)
    while True:
        try:
            number = line.recv()
        except EOFError:
            return
        fixture = tournament.fixture(number)
        try:
            watch = begin(board, number, len(fixture.seating))
            answer: tuple[int, Played | None, str] = (number, play(tournament, fixture, watch), "")
        except Exception:
            answer = (number, None, traceback.format_exc())
        line.send(answer)
        end(board)


def end_with_parent() -> None:
    """A parent that is killed cannot end its workers. On Linux the kernel does it, even if a bot never lets go."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
