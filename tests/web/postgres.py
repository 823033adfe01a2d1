"""A temporary PostgreSQL for tests: a fresh cluster on a Unix socket."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

FOLDERS = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), Path("/usr/local/bin"), Path("/usr/bin")]
"""Where distributions keep the programs of the server, which are rarely on the PATH."""
OWNERS = ["postgres", "nobody"]
"""It refuses to run as root; one of these users runs it."""
QUICKLY = "-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c listen_addresses= -c max_connections=40"


class Cluster:
    """A running server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.numbers = itertools.count(1)

    def new_database(self) -> str:
        """The URL of an empty database."""
        import psycopg

        name = f"club{next(self.numbers)}"
        with psycopg.connect(f"host={self.folder} user=fondaco dbname=postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} ENCODING 'UTF8' TEMPLATE template0")  # type: ignore[arg-type]
        return f"postgresql://fondaco@/{name}?host={self.folder}"


def program(name: str) -> str:
    """Where a program of PostgreSQL is; empty where it is not installed."""
    found = [str(folder / name) for folder in FOLDERS if (folder / name).is_file()]
    return found[0] if found else shutil.which(name) or ""


def owner() -> str:
    """Who may run it: ourselves, unless we are root."""
    if os.geteuid() != 0:
        return pwd.getpwuid(os.geteuid()).pw_name
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in OWNERS if name in known and shutil.which("runuser")), "")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Start one, or skip the test with the reason why there is none."""
    pytest.importorskip("psycopg", reason="the driver of PostgreSQL is not installed: pip install fondaco[postgres]")
    if not program("initdb") or not program("pg_ctl"):
        pytest.skip("PostgreSQL is not installed")
    user = owner()
    if not user:
        pytest.skip("PostgreSQL does not run as root, and there is no other user to run it")
    # The path of a Unix socket is limited to about a hundred characters, which pytest's own folders exceed.
    folder = Path(tempfile.mkdtemp(prefix="fondaco-pg-"))
    try:
        entry = pwd.getpwnam(user)
        os.chown(folder, entry.pw_uid, entry.pw_gid)
        folder.chmod(0o711)
        data = str(folder / "data")
        run_as(user, program("initdb"), "-D", data, "-U", "fondaco", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"{QUICKLY} -k {folder}"
        run_as(user, program("pg_ctl"), "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield Cluster(folder)
        finally:
            run_as(user, program("pg_ctl"), "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run_as(user: str, *command: str) -> None:
    before = ["runuser", "-u", user, "--"] if os.geteuid() == 0 else []
    done = subprocess.run([*before, *command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/", check=False)
    assert done.returncode == 0, f"{command[0]}: {done.stderr.decode(errors='replace')}"
