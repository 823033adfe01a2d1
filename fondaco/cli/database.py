"""Which database a command works on, and its transactions."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import click
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from fondaco.cli.language import say
from fondaco.home import home
from fondaco.web.errors import BadSetting
from fondaco.web.http.settings import TABLES, settings_from_environment
from fondaco.web.store.database import Database, first_line
from fondaco.web.store.snapshot import snapshot


def chosen(context: click.Context, option: click.Parameter, address: str | None) -> str:
    return address or settings_from_environment().database


database_option = click.option("--db", "address", metavar="ADDRESS", callback=chosen, help=say("cli-option-db"))
"""The URL of the database; FONDACO_DB, the server's, by default."""
serve_database_option = click.option(
    "--db", "address", metavar="ADDRESS", callback=chosen, help=say("cli-option-serve-db", file=str(home() / TABLES))
)
"""The same for the server itself, which says where the tables are if nobody chooses."""


@contextlib.contextmanager
def written(address: str, may_migrate: bool = False) -> Iterator[Connection]:
    """A transaction in a database of this release: all or nothing.

    Unless `may_migrate` is set, a server may be running, so the database must exist with the schema of this release.
    """
    if not may_migrate:
        with snapshot(address):
            pass
    database = Database(address)
    try:
        if may_migrate:
            database.migrate()
        with database.engine.begin() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise BadSetting("database", {"reason": first_line(error)}) from error
    finally:
        database.close()
