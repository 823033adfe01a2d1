"""A thinker: a worker process in which bots think, one thought at a time. It can be killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

START_SECONDS = 60.0
"""Timeout for the start of a process: generous, for a busy machine."""
READY = "ready"


class ThinkerLost(Exception):
    """The process died, or was killed because it took too long."""


class ThoughtFailed(Exception):
    """The bot raised an exception; the process goes on."""


class Thinker:
    """Starts its process on demand, and again after it was lost.

    `thought` blocks, so it is called in a thread.
    """

    def __init__(self, think: Callable[..., str], patience: int = 0) -> None:
        self.think = think
        """What the process runs; pickled by name."""
        self.patience = patience
        """How much lower its priority is than the server's."""
        self.process: multiprocessing.process.BaseProcess | None = None
        self.line: Connection | None = None
        self.is_ended = False
        self.changing = threading.Lock()

    def thought(self, facts: tuple[Any, ...], seconds: float) -> str:
        """The answer to some facts. Raises ThinkerLost after a timeout, or if the process died."""
        line = self.ready_line()
        try:
            succeeded, answer = self.answer_of(line, facts, seconds)
        except (EOFError, OSError) as error:
            self.kill()
            raise ThinkerLost("a thinking process died, or took too long") from error
        if not succeeded:
            raise ThoughtFailed(answer)
        return str(answer)

    def ready_line(self) -> Connection:
        """The pipe to the process, which is started if there is none."""
        with self.changing:
            if self.is_ended:
                raise ThinkerLost("no thoughts any more")
            if self.line is not None:
                return self.line
            context = multiprocessing.get_context("spawn")
            line, other_end = context.Pipe()
            process = context.Process(target=work, args=(other_end, self.think, self.patience), daemon=True)
            try:
                process.start()
            except OSError as error:
                raise ThinkerLost("no process could be started") from error
            other_end.close()
            self.process, self.line = process, line
        try:
            self.answer_of(line, None, START_SECONDS)
        except (EOFError, OSError) as error:
            self.kill()
            raise ThinkerLost("a thinking process did not start") from error
        return line

    def answer_of(self, line: Connection, facts: tuple[Any, ...] | None, seconds: float) -> Any:
        """Send facts and wait for the answer; without facts, for the process to be ready. A timeout kills it."""
        assert self.process is not None
        watch = threading.Timer(seconds, self.process.kill)
        watch.daemon = True
        watch.start()
        try:
            if facts is not None:
                line.send(facts)
            return line.recv()
        finally:
            watch.cancel()

    def kill(self) -> None:
        """Kill the process, busy or frozen; the next thought starts another one."""
        with self.changing:
            if self.process is not None:
                self.process.kill()
                self.process.join()
            if self.line is not None:
                self.line.close()
            self.process = self.line = None

    def end(self) -> None:
        """End for good: pending thoughts fail."""
        with self.changing:
            self.is_ended = True
            if self.process is not None:
                self.process.kill()
                self.process.join()


def work(line: Connection, think: Callable[..., str], patience: int) -> None:
    """The main loop of the process, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process
    if patience:
        os.nice(patience)
    end_with_parent()
    line.send(READY)
    while True:
        try:
            facts = line.recv()
        except EOFError:
            return
        try:
            answer = (True, think(*facts))
        except Exception as error:
            answer = (False, f"{type(error).__name__}: {error}")
        line.send(answer)


def end_with_parent() -> None:
    """A server that is killed cannot stop its workers, so each one watches its parent and exits with it."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
