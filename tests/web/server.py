"""A real server in a separate process, as `fondaco serve` starts it."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

import fondaco

PACKAGES = [str(Path(fondaco.__file__).parent.parent), str(Path(__file__).parents[2])]
"""Where the code under test is, so that the server runs the same; then the tests."""
PATIENCE = 60.0
"""Timeout, in seconds, for what should happen soon."""


class Server:
    """A server on a free port, which it keeps when it is started again."""

    def __init__(self, home: Path, settings: dict[str, str] | None = None, program: str = "fondaco") -> None:
        self.home = home
        self.settings = settings or {}
        self.program = program
        home.mkdir(parents=True, exist_ok=True)
        self.address = ""
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, without waiting for it."""
        free = {
            "FONDACO_TABLES_PER_HOUR": "1000000",
            "FONDACO_FORMS_PER_SECOND": "1000000",
            "FONDACO_BOT_WORKERS": "1",
            "FONDACO_COACH_FIRST_GAMES": "0",
        }
        command = [sys.executable, "-m", self.program, "serve", "--port", str(self.port)]
        own = self.settings | {
            "FONDACO_HOME": str(self.home),
            "FONDACO_DB": "",
            "PYTHONPATH": os.pathsep.join(PACKAGES),
            "COLUMNS": "200",
        }
        with (self.home / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                command, env=os.environ | free | own, cwd=self.home, stdout=subprocess.PIPE, stderr=log, text=True
            )
        if not self.address:
            assert self.process.stdout is not None
            line = self.process.stdout.readline()
            self.address = next((word for word in line.split() if word.startswith("http://")), "").rstrip(".")
            assert self.address, f"no address: {line}{self.log()}"
            self.port = int(self.address.rsplit(":", 1)[1])

    def wait(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.address}/health", timeout=PATIENCE).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
            assert self.process is not None
            assert self.process.poll() is None, self.log()
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """SIGKILL, as when the power fails."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """As by Ctrl-C; returns the exit code."""
        return self.end(signal.SIGINT)

    def end(self, sign: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(sign)
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def children(self) -> list[int]:
        """The processes that the server started, and theirs."""
        assert self.process is not None
        parents = parents_of_all()
        found = [self.process.pid]
        for pid in found:
            found += [child for child, parent in parents.items() if parent == pid]
        return found[1:]

    def log(self) -> str:
        return (self.home / "server.log").read_text(encoding="utf-8")


@contextlib.contextmanager
def running(home: Path, program: str = "fondaco") -> Iterator[Server]:
    """A server that answers, until it is not needed any more; whoever uses it may kill it before."""
    server = Server(home, program=program)
    server.start()
    try:
        server.wait()
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


def wait_for_end_of(pids: list[int]) -> list[int]:
    """Those that are still alive after the timeout."""
    end = time.monotonic() + PATIENCE
    while (alive := [pid for pid in pids if is_alive(pid)]) and time.monotonic() < end:
        time.sleep(0.05)
    return alive


def is_alive(pid: int) -> bool:
    """Whether a process runs; a zombie does not."""
    shown = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(shown.strip()) and not shown.strip().startswith("Z")


def parents_of_all() -> dict[int, int]:
    """The parent of every process; read from /proc if there is one, since that is faster than `ps`."""
    known = {int(folder.name): stat_of(int(folder.name)) for folder in Path("/proc").glob("[0-9]*")}
    if known:
        return {pid: int(stat[1]) for pid, stat in known.items() if stat}
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    return dict(tuple(int(word) for word in line.split()) for line in listed.splitlines())


def stat_of(pid: int) -> list[str]:
    """What the system tells of a process from its state on; nothing where it is gone by now."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def is_at_work(pid: int) -> bool:
    """Whether a process is on a CPU at this moment."""
    return stat_of(pid)[:1] == ["R"]
