"""A snapshot: a consistent, read-only view of a database, while a server goes on writing to it."""

from __future__ import annotations

import contextlib
import functools
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from fondaco.web.errors import BadSetting
from fondaco.web.store.database import Database, connect_to, first_line, migrations


@contextlib.contextmanager
def snapshot(address: str) -> Iterator[Connection]:
    """A read-only connection to a snapshot. Raises BadSetting if the schema is that of another release."""
    engine = reading_engine(address)
    try:
        with engine.connect() as connection, connection.begin():
            check_schema(connection)
            yield connection
    except SQLAlchemyError as error:
        raise BadSetting("database", {"reason": first_line(error)}) from error
    finally:
        engine.dispose()


@contextlib.contextmanager
def upgraded_copy(address: str) -> Iterator[str]:
    """The URL of a temporary copy, migrated to this release; for SQLite alone.

    If the schema is current, or the database is PostgreSQL, it is the URL itself.
    """
    file = sqlite_file(address)
    if file is None or not is_older(address):
        yield address
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite"
        with contextlib.closing(connect_reading(file)) as source, contextlib.closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        database = Database(f"sqlite:///{copy}")
        database.migrate()
        database.close()
        yield f"sqlite:///{copy}"


def is_older(address: str) -> bool:
    """Whether the schema is that of an earlier release."""
    engine = reading_engine(address)
    try:
        with engine.connect() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
    except SQLAlchemyError as error:
        raise BadSetting("database", {"reason": first_line(error)}) from error
    finally:
        engine.dispose()
    earlier = ScriptDirectory.from_config(migrations()).walk_revisions("base", newest_schema())
    return found != newest_schema() and found in {script.revision for script in earlier}


def reading_engine(address: str) -> Engine:
    file = sqlite_file(address)
    if file is None:
        return connect_to(address).execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    engine = create_engine("sqlite://", hide_parameters=True, creator=functools.partial(connect_reading, file))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def connect_reading(file: Path) -> sqlite3.Connection:
    if not file.is_file():
        raise BadSetting("database", {"reason": f"{file.name}: no such file"})
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


def sqlite_file(address: str) -> Path | None:
    """The file of a SQLite database; None for any other kind."""
    connect_to(address).dispose()  # raises for what is no URL
    url = make_url(address)
    if url.get_backend_name() != "sqlite":
        return None
    return Path(url.database or ":memory:").expanduser()


def newest_schema() -> str:
    """The revision that this release's migrations lead to."""
    head = ScriptDirectory.from_config(migrations()).get_current_head()
    assert head is not None
    return head


def check_schema(connection: Connection) -> None:
    found = MigrationContext.configure(connection).get_current_revision()
    if found != newest_schema():
        raise BadSetting("schema", {"found": found or "-", "ours": newest_schema()})
