"""Long work in chunks: over several processes, with a progress bar."""

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
"""Queued chunks for each process: enough to keep it busy, few enough to stop soon."""


def processors(workers: int | None) -> int:
    """How many processes to use; one for each CPU by default."""
    if workers is None:
        return os.cpu_count() or 1
    at_least("workers", workers, 1)
    return workers


def at_least(option: str, value: float, least: int) -> None:
    if not value >= least:
        raise BadOption("positive", {"option": f"--{option}", "value": str(value), "least": least})


def pieces_of(whole: int, workers: int) -> list[tuple[int, int]]:
    """A range in chunks of first and count: small enough for the bar to move, large enough to be worth sending."""
    size = max(1, min(250, whole // (workers * 8)))
    return [(first, min(size, whole - first)) for first in range(0, whole, size)]


@contextmanager
def progress_bar(by_itself: bool = True) -> Iterator[Progress]:
    """A progress bar on standard error, if that is a terminal; it vanishes once the work is done.

    It refreshes by itself, or only when told to.
    """
    console = side_screen()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not console.is_terminal
    with Progress(*columns, console=console, auto_refresh=by_itself, transient=True, disable=hidden) as progress:
        yield progress


def work(function: Callable[[Piece], Result], pieces: list[Piece], workers: int) -> Iterator[tuple[Piece, Result]]:
    """The results of all chunks, as they come. A single worker is this process itself."""
    if workers == 1 or len(pieces) == 1:
        for piece in pieces:
            yield piece, function(piece)
        return
    # Spawn, not fork: a fork would copy the lock of the progress bar's thread.
    context = multiprocessing.get_context("spawn")
    # Ctrl-C is handled by this process, which stops the others.
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
