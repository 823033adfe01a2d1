"""The lock of a database: one server at a time, so that each table is live in one process only.

Two servers on one database would each keep its tables in memory and seat two people on one chair. The lock is released
when the process ends, even if it is killed, so there are no stale locks. Readers need no lock.
"""

from __future__ import annotations

import contextlib
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, NamedTuple

from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from fondaco.web.errors import BadSetting, DatabaseInUse
from fondaco.web.store.database import connect_to, first_line

POSTGRES_KEY = int.from_bytes(b"Fondaco", "big")
"""The number of our advisory lock in PostgreSQL."""
MOST_NOTED = 400
"""Characters that are read of a holder's note."""
APPLICATION = "fondaco"


class Holder(NamedTuple):
    """Who holds a database."""

    pid: int
    host: str
    """The name of the machine."""
    address: str
    """The server's URL; empty if it is not known yet, or if a command holds the database."""

    def note(self) -> str:
        """One line for others to read."""
        return f"{self.pid} {self.host} {self.address}".rstrip()


class Lock:
    """A lock that is held."""

    def tell(self, address: str) -> None:
        """Note the server's URL, for whoever finds the database in use."""
        raise NotImplementedError


class FileLock(Lock):
    """A lock on `FILE.lock` beside a SQLite database."""

    def __init__(self, file: IO[str]) -> None:
        self.file = file

    def tell(self, address: str) -> None:
        self.file.seek(0)
        self.file.truncate()
        self.file.write(f"{own(address).note()}\n")
        self.file.flush()


class AdvisoryLock(Lock):
    """A lock that PostgreSQL holds as long as this connection lasts."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def tell(self, address: str) -> None:
        name = f"{APPLICATION} {own(address).note()}"
        self.connection.execute(text("SELECT set_config('application_name', :name, false)"), {"name": name})


class NoLock(Lock):
    """For an in-memory database, which no other process can reach."""

    def tell(self, address: str) -> None:
        pass


@contextlib.contextmanager
def hold(database: str) -> Iterator[Lock]:
    """Hold a database until the end of the block. Raises DatabaseInUse, which names the holder, if it is taken."""
    file = lock_file(database)
    holding: contextlib.AbstractContextManager[Lock]
    if file is not None:
        holding = hold_file(file)
    elif is_postgres(database):
        holding = hold_postgres(database)
    else:
        holding = contextlib.nullcontext(NoLock())
    with holding as lock:
        lock.tell("")
        yield lock


def holder_of(database: str) -> Holder | None:
    """Who holds a database now; None if nobody does."""
    file = lock_file(database)
    if file is not None:
        return holder_of_file(file)
    return holder_of_postgres(database) if is_postgres(database) else None


def own(address: str) -> Holder:
    return Holder(os.getpid(), socket.gethostname() or "?", address)


def read_note(words: list[str]) -> Holder:
    """A holder from its note, which a process that has just started may not have written yet."""
    pid = int(words[0]) if words and words[0].isascii() and words[0].isdigit() else 0
    return Holder(pid, *[*words[1:3], "", ""][:2])


def in_use(database: str, holder: Holder | None) -> DatabaseInUse:
    held = holder or Holder(0, "", "")
    kind = "server" if held.address else "process" if held.pid else "unknown"
    return DatabaseInUse(
        "database-in-use",
        {"database": database, "kind": kind, "pid": str(held.pid), "host": held.host, "address": held.address},
    )


# SQLite.


def lock_file(database: str) -> Path | None:
    """The lock file of a SQLite database, the same for all paths that lead to it. None for any other database."""
    with contextlib.suppress(ArgumentError):
        url = make_url(database)
        if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:"):
            file = Path(str(url.database)).expanduser().resolve()
            return file.with_name(f"{file.name}.lock")
    return None


@contextlib.contextmanager
def hold_file(path: Path) -> Iterator[Lock]:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a+", encoding="utf-8")
    except OSError as error:
        raise BadSetting("database", {"reason": first_line(error)}) from error
    with file:
        if not try_lock(file):
            raise in_use(path.name.removesuffix(".lock"), noted_in(file))
        try:
            yield FileLock(file)
        finally:
            # Truncated, not unlinked: another process may have it open already, and would lock a file that has no name.
            file.seek(0)
            file.truncate()


def holder_of_file(path: Path) -> Holder | None:
    try:
        with path.open("r+", encoding="utf-8") as file:
            return None if try_lock(file) else noted_in(file)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadSetting("database", {"reason": first_line(error)}) from error


def noted_in(file: IO[str]) -> Holder:
    file.seek(0)
    return read_note(file.read(MOST_NOTED).split())


if sys.platform == "win32":
    import msvcrt

    BEYOND = 1 << 30
    """On Windows a locked byte cannot be read by others, so it is one far beyond the note."""

    def try_lock(file: IO[str]) -> bool:
        """Lock an open file until it is closed, by whatever end; whether nobody else has."""
        file.seek(BEYOND)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def try_lock(file: IO[str]) -> bool:
        """Lock an open file until it is closed, by whatever end; whether nobody else has."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


# PostgreSQL.


def is_postgres(database: str) -> bool:
    with contextlib.suppress(ArgumentError):
        return make_url(database).get_backend_name() == "postgresql"
    return False


@contextlib.contextmanager
def connected(database: str) -> Iterator[Connection]:
    """A connection in autocommit mode, closed at the end with all locks it holds."""
    engine = connect_to(database)
    try:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            yield connection
    except SQLAlchemyError as error:
        raise BadSetting("database", {"reason": first_line(error)}) from error
    finally:
        engine.dispose()


@contextlib.contextmanager
def hold_postgres(database: str) -> Iterator[Lock]:
    with connected(database) as connection:
        if not connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": POSTGRES_KEY}).scalar_one():
            raise in_use(make_url(database).database or "", noted_at(connection))
        try:
            yield AdvisoryLock(connection)
        finally:
            # It would end with the connection, but PostgreSQL may notice that only after the next process asks for it.
            with contextlib.suppress(SQLAlchemyError):
                connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": POSTGRES_KEY})


def holder_of_postgres(database: str) -> Holder | None:
    with connected(database) as connection:
        return noted_at(connection)


def noted_at(connection: Connection) -> Holder | None:
    """Who holds the lock of a PostgreSQL database, from the `application_name` of its connection."""
    held = connection.execute(
        text(
            "SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)"
            " WHERE locktype = 'advisory' AND pg_locks.granted AND pg_locks.classid::bigint = :high"
            " AND pg_locks.objid::bigint = :low AND pg_stat_activity.datname = current_database()"
        ),
        {"high": POSTGRES_KEY >> 32, "low": POSTGRES_KEY & 0xFFFFFFFF},
    ).scalar()
    return None if held is None else read_note(str(held).removeprefix(APPLICATION).split())
