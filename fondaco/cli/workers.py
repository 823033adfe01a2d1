"""Long work in pieces: over several processes, with a progress bar."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fondaco.cli.language import side_screen
from fondaco.kernel.errors import BadOption

Piece = TypeVar("Piece")
Result = TypeVar("Result")
PIECES_PER_WORKER = 2
"""How many pieces wait for each process: enough to keep it busy, few enough to stop soon."""


def processors(workers: int | None) -> int:
    """How many processes to use; as many as there are processors if not said."""
    if workers is None:
        return os.cpu_count() or 1
    at_least("workers", workers, 1)
    return workers


def at_least(option: str, value: float, least: int) -> None:
    if not value >= least:
        raise BadOption("positive", {"option": f"--{option}", "value": str(value), "least": least})


def pieces_of(whole: int, workers: int) -> list[tuple[int, int]]:
    """A whole in pieces of first and count: small enough for the bar to move, large enough to be worth sending."""
    size = max(1, min(250, whole // (workers * 8)))
    return [(first, min(size, whole - first)) for first in range(0, whole, size)]


@contextmanager
def progress_bar(by_itself: bool = True) -> Iterator[Progress]:
    """A bar on the side screen, where somebody watches, that vanishes once the work is done.

    It is drawn by itself from time to time, or else only when told to.
    """
    console = side_screen()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not console.is_terminal
    with Progress(*columns, console=console, auto_refresh=by_itself, transient=True, disable=hidden) as progress:
        yield progress


def work(function: Callable[[Piece], Result], pieces: list[Piece], workers: int) -> Iterator[tuple[Piece, Result]]:
    """The results of all pieces, as they come. One worker is this very process."""
    if workers == 1 or len(pieces) == 1:
        for piece in pieces:
            yield piece, function(piece)
        return
    # Fresh processes: a fork would copy the threads that draw the progress bar.
    context = multiprocessing.get_context("spawn")
    # An interrupt is for this process to hear; the others are told to stop by it.
    ignore = (signal.SIGINT, signal.SIG_IGN)
    pool = ProcessPoolExecutor(min(workers, len(pieces)), context, initializer=signal.signal, initargs=ignore)
    waiting: dict[Future[Result], Piece] = {}
    rest = iter(pieces)
    try:
        for piece in rest:
            waiting[pool.submit(function, piece)] = piece
            if len(waiting) < workers * PIECES_PER_WORKER:
                continue
            yield from finished(waiting)
        while waiting:
            yield from finished(waiting)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def finished(waiting: dict[Future[Result], Piece]) -> Iterator[tuple[Piece, Result]]:
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    for future in done:
        yield waiting.pop(future), future.result()
