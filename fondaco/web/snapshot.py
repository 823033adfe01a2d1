"""A snapshot: a database read as it is at one moment, while a server goes on writing. Nothing can be changed in it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from fondaco.web.database import connect_to, first_line, migrations
from fondaco.web.errors import BadSetting


@contextlib.contextmanager
def snapshot(address: str) -> Iterator[Connection]:
    """A connection that only reads, and sees one moment. Raises BadSetting where the schema is another release's."""
    engine = reading_engine(address)
    try:
        with engine.connect() as connection, connection.begin():
            check_schema(connection)
            yield connection
    except SQLAlchemyError as error:
        raise BadSetting("database", {"reason": first_line(error)}) from error
    finally:
        engine.dispose()


def reading_engine(address: str) -> Engine:
    file = sqlite_file(address)
    if file is None:
        return connect_to(address).execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    if not file.is_file():
        raise BadSetting("database", {"reason": f"{file.name}: no such file"})

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)

    engine = create_engine("sqlite://", creator=connect)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def sqlite_file(address: str) -> Path | None:
    """The file of a SQLite database; None for any other kind."""
    connect_to(address).dispose()  # refuses what is no address
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
