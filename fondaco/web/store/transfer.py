"""Export, restore and import of tables. Every function gets a connection inside a transaction."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby, islice
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from fondaco.web.errors import BadArchive, NotHere, TooLate
from fondaco.web.store.archive import Entry
from fondaco.web.store.schema import acts, chairs, messages, metadata, reviews, tables, visitors

AT_ONCE = 500
"""Batch size: rows per statement."""


# Export.


def everything(connection: Connection) -> Iterator[Entry]:
    """All rows, in the order of foreign keys: what others refer to comes first."""
    for table in metadata.sorted_tables:
        yield from rows_of(connection, select(table).order_by(*table.primary_key.columns), table.name)


def single_tables(connection: Connection, ids: list[str]) -> Iterator[Entry]:
    """Some tables with all that belongs to them, and the visitors who sit, sat or spoke there."""
    known = set(connection.execute(select(tables.c.id).where(tables.c.id.in_(ids))).scalars())
    for table_id in ids:
        if table_id not in known:
            raise NotHere("no-table", {"table": table_id[:16]})
    own = select(visitors).where(
        or_(
            visitors.c.id.in_(select(tables.c.host).where(tables.c.id.in_(ids))),
            visitors.c.id.in_(select(chairs.c.holder).where(chairs.c.table_id.in_(ids))),
            visitors.c.id.in_(select(chairs.c.former).where(chairs.c.table_id.in_(ids))),
            visitors.c.id.in_(select(messages.c.visitor).where(messages.c.table_id.in_(ids))),
        )
    )
    yield from rows_of(connection, own.order_by(visitors.c.id), visitors.name)
    yield from rows_of(connection, select(tables).where(tables.c.id.in_(ids)).order_by(tables.c.id), tables.name)
    for table in (chairs, acts, messages):
        found = select(table).where(table.c.table_id.in_(ids)).order_by(*table.primary_key.columns)
        yield from rows_of(connection, found, table.name)


def rows_of(connection: Connection, found: Select[Any], name: str) -> Iterator[Entry]:
    for row in connection.execution_options(yield_per=AT_ONCE).execute(found).mappings():
        yield Entry(name, dict(row))


# Import.


def is_empty(connection: Connection) -> bool:
    return all(connection.execute(select(table).limit(1)).first() is None for table in (visitors, tables))


def restore(connection: Connection, entries: Iterable[Entry], force: bool) -> int:
    """Replace everything by the rows of a whole archive. Returns the number of tables."""
    if not is_empty(connection):
        if not force:
            raise TooLate("not-empty")
        for table in reversed(metadata.sorted_tables):
            connection.execute(delete(table))
    try:
        for name, group in groupby((entry for entry in entries if entry.table), key=lambda entry: entry.table):
            while rows := [entry.row for entry in islice(group, AT_ONCE)]:
                connection.execute(insert(metadata.tables[name]), rows)
    except IntegrityError as error:
        raise BadArchive("archive-unfit") from error
    count_on(connection)
    return int(connection.execute(select(func.count()).select_from(tables)).scalar_one())


def count_on(connection: Connection) -> None:
    """Advance the sequences of PostgreSQL, which do not notice rows that are inserted with their ids."""
    if connection.dialect.name != "postgresql":
        return
    for name in (visitors.name, messages.name):
        following = f"(SELECT COALESCE(MAX(id), 0) + 1 FROM {name})"
        connection.execute(text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), {following}, false)"))


class Arrival:
    """An import of tables into a database that has others. Visitors of both are kept apart.

    A visitor is recognized by the hash of the cookie, which nobody else can have; every other one gets a new id.
    """

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.visitors: dict[int, int] = {}
        """From the ids of visitors in the archive to their ids here."""
        self.tables: list[str] = []

    def take_in(self, entries: Iterable[Entry]) -> list[str]:
        """Import; returns the ids of the tables. Raises, with nothing done, if one is here already."""
        try:
            for name, row in entries:
                if name:
                    getattr(self, f"add_to_{name}")(dict(row))
        except IntegrityError as error:
            raise BadArchive("archive-unfit") from error
        self.forget_missing()
        return self.tables

    def here(self, visitor: int | None) -> int | None:
        if visitor is not None and visitor not in self.visitors:
            raise BadArchive("archive-unfit")
        return None if visitor is None else self.visitors[visitor]

    def add_to_visitors(self, row: dict[str, Any]) -> None:
        number = row.pop("id")
        same = select(visitors.c.id).where(visitors.c.token_hash == row["token_hash"])
        known = self.connection.execute(same).scalar()
        if known is None:
            known = self.connection.execute(insert(visitors).values(row).returning(visitors.c.id)).scalar_one()
        self.visitors[number] = int(known)

    def add_to_tables(self, row: dict[str, Any]) -> None:
        if self.connection.execute(select(tables.c.id).where(tables.c.id == row["id"])).first():
            raise TooLate("table-here", {"table": row["id"]})
        self.connection.execute(insert(tables).values(row | {"host": self.here(row["host"])}))
        self.tables.append(row["id"])

    def check_table(self, row: dict[str, Any]) -> None:
        """Nothing is added to a table that is not part of the import."""
        if row["table_id"] not in self.tables:
            raise BadArchive("archive-unfit")

    def add_to_chairs(self, row: dict[str, Any]) -> None:
        self.check_table(row)
        if self.connection.execute(select(chairs.c.seat).where(chairs.c.link_hash == row["link_hash"])).first():
            row["link_hash"] = None  # a link leads to one chair only
        people = {"holder": self.here(row["holder"]), "former": self.here(row["former"])}
        self.connection.execute(insert(chairs).values(row | people))

    def add_to_acts(self, row: dict[str, Any]) -> None:
        self.check_table(row)
        self.connection.execute(insert(acts).values(row))

    def add_to_reviews(self, row: dict[str, Any]) -> None:
        self.check_table(row)
        self.connection.execute(insert(reviews).values(row))

    def add_to_messages(self, row: dict[str, Any]) -> None:
        self.check_table(row)
        del row["id"]
        self.connection.execute(insert(messages).values(row | {"visitor": self.here(row["visitor"])}))

    def forget_missing(self) -> None:
        """Drop references to parents and rematches that are not in this database."""
        came = tables.c.id.in_(self.tables)
        here = tables.alias()
        for column in (tables.c.parent, tables.c.successor):
            is_lost = column.is_not(None) & column.not_in(select(here.c.id))
            self.connection.execute(update(tables).where(came, is_lost).values({column: None}))
