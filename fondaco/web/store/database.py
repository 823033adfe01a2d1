"""The database: a SQLite file by default, PostgreSQL by URL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from fondaco.web.errors import BadSetting

Result = TypeVar("Result")


class Database:
    """A connection pool, and a thread pool for queries, so that the event loop never blocks on the database."""

    def __init__(self, address: str) -> None:
        self.engine = connect_to(address)
        is_sqlite = self.engine.dialect.name == "sqlite"
        self.threads = ThreadPoolExecutor(1 if is_sqlite else 8, thread_name_prefix="database")
        """SQLite has one writer at a time anyway."""

    def migrate(self) -> None:
        """Migrate the schema to this release."""
        config = migrations()
        try:
            with self.engine.begin() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except (SQLAlchemyError, CommandError) as error:
            raise BadSetting("database", {"reason": first_line(error)}) from error

    async def run(self, work: Callable[..., Result], *facts: Any) -> Result:
        """Run a function in one transaction, committed before this returns."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.run_now, work, *facts)

    def run_now(self, work: Callable[..., Result], *facts: Any) -> Result:
        with self.engine.begin() as connection:
            return work(connection, *facts)

    def close(self) -> None:
        self.threads.shutdown()
        self.engine.dispose()


def migrations() -> Config:
    """Where Alembic finds the migrations."""
    config = Config()
    config.set_main_option("script_location", str(resources.files("fondaco.web.store") / "migrations"))
    return config


def connect_to(address: str) -> Engine:
    """An engine for a URL such as `sqlite:///club.sqlite` or `postgresql://club@localhost/fondaco`."""
    try:
        url = make_url(address)
        if url.get_backend_name() == "postgresql":
            url = url.set(drivername="postgresql+psycopg")
        if url.get_backend_name() not in ("sqlite", "postgresql"):
            raise BadSetting("database-kind", {"address": url.render_as_string(hide_password=True)[:80]})
        if url.get_backend_name() == "sqlite" and url.database:
            file = Path(url.database).expanduser()
            file.parent.mkdir(parents=True, exist_ok=True)
            url = url.set(database=str(file))
        if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
            # An in-memory database exists for one connection only, so all threads share it.
            engine = create_engine(
                url, hide_parameters=True, poolclass=StaticPool, connect_args={"check_same_thread": False}
            )
        else:
            engine = create_engine(url, hide_parameters=True, pool_pre_ping=True)
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError, OSError) as error:
        raise BadSetting("database", {"reason": first_line(error)}) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_at_once)
    return engine


def prepare_sqlite(connection: Any, _: object) -> None:
    """Write-ahead log, so that readers never wait; a commit is synced to disk before it returns."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_at_once(connection: Connection) -> None:
    """Take the write lock at once. The driver would begin only at the first write, and could find it taken then."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0][:200]
