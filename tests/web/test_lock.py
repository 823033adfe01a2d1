"""One server at a time holds a database, and a second one is told who does."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from fondaco.web.errors import DatabaseInUse
from fondaco.web.store.lock import Holder, hold, holder_of, lock_file

from .postgres import cluster
from .server import PACKAGES, Server

Run = Callable[..., Result]
Refused = Callable[..., None]

HOLD_AND_WAIT = """
import sys
from fondaco.web.store.lock import hold
with hold(sys.argv[1]) as lock:
    lock.tell("http://127.0.0.1:1")
    print("held", flush=True)
    sys.stdin.read()
"""


def held_elsewhere(database: str) -> subprocess.Popen[str]:
    """Another process that holds a database until it is killed."""
    command = [sys.executable, "-c", HOLD_AND_WAIT, database]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([PACKAGES[0], os.environ.get("PYTHONPATH", "")])}
    process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.communicate()


def test_whoever_comes_second_is_told_who_holds_the_file_until_that_one_is_killed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'club.sqlite'}"
    assert holder_of(database) is None
    other = held_elsewhere(database)
    try:
        assert holder_of(database) == Holder(other.pid, socket.gethostname(), "http://127.0.0.1:1")
        with pytest.raises(DatabaseInUse) as caught, hold(database):
            pass
        for words in ("club.sqlite", str(other.pid), socket.gethostname(), "http://127.0.0.1:1"):
            assert words in str(caught.value)
    finally:
        end(other)
    assert holder_of(database) is None
    with hold(database):
        assert holder_of(database) == Holder(os.getpid(), socket.gethostname(), "")
    assert holder_of(database) is None


def test_a_file_with_two_names_has_one_lock(tmp_path: Path) -> None:
    (tmp_path / "club.sqlite").touch()
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "club.sqlite")
    with (
        hold(f"sqlite:///{tmp_path / 'club.sqlite'}"),
        pytest.raises(DatabaseInUse),
        hold(f"sqlite:///{tmp_path / 'link.sqlite'}"),
    ):
        pass


@pytest.mark.parametrize("database", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_in_memory_needs_no_lock(database: str) -> None:
    assert lock_file(database) is None
    with hold(database), hold(database):
        assert holder_of(database) is None


def test_a_second_server_does_not_start(
    tmp_path: Path, run: Run, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(tmp_path / "home")
    server.start()
    monkeypatch.setenv("FONDACO_HOME", str(server.home))
    monkeypatch.delenv("FONDACO_DB", raising=False)
    assert server.process is not None
    try:
        refused(run("serve", "--port", "0"), "DatabaseInUse", server.address, str(server.process.pid))
    finally:
        server.kill()
    assert holder_of(f"sqlite:///{server.home / 'tables.sqlite'}") is None


def test_a_second_server_on_postgresql_is_told_who_holds_it() -> None:
    with cluster() as postgres:
        database = postgres.new_database()
        other = held_elsewhere(database)
        try:
            assert holder_of(database) == Holder(other.pid, socket.gethostname(), "http://127.0.0.1:1")
            with pytest.raises(DatabaseInUse) as caught, hold(database):
                pass
            assert str(other.pid) in str(caught.value)
        finally:
            end(other)
