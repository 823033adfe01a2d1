"""Retention: which tables have expired, and how they are deleted."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from fondaco.web.store.schema import acts, chairs, messages, reviews, tables

A_DAY = 24 * 3600 * 1000


class Keeping(NamedTuple):
    """For how many days tables are kept after the last activity; 0 means for ever."""

    unfinished: int
    finished: int

    def days(self, is_finished: bool) -> int:
        return self.finished if is_finished else self.unfinished


class Outdated(NamedTuple):
    """A table that has expired."""

    id: str
    game: str
    is_finished: bool
    moved: int
    """When something last happened at it, or somebody with a seat looked at it."""


def outdated(connection: Connection, keeping: Keeping, now: int) -> list[Outdated]:
    """The tables that have expired, the oldest first."""
    if keeping == Keeping(0, 0):
        return []
    latest = now - A_DAY * min(days for days in keeping if days)
    signs = [
        select(func.max(column)).where(table.c.table_id == tables.c.id).scalar_subquery()
        for table, column in ((acts, acts.c.at), (chairs, chairs.c.seen), (messages, messages.c.at))
    ]
    columns = [tables.c.id, tables.c.game, tables.c.created, tables.c.started, tables.c.finished, *signs]
    found = []
    for table_id, game, *moments in connection.execute(select(*columns).where(tables.c.created < latest)):
        one = Outdated(table_id, game, moments[2] is not None, max(moment for moment in moments if moment is not None))
        days = keeping.days(one.is_finished)
        if days and one.moved < now - days * A_DAY:
            found.append(one)
    return sorted(found, key=lambda one: one.moved)


def remove(connection: Connection, ids: list[str]) -> None:
    """Delete tables with all that belongs to them, and set references to them to null."""
    for table in (reviews, messages, acts, chairs):
        connection.execute(delete(table).where(table.c.table_id.in_(ids)))
    for column in (tables.c.parent, tables.c.successor):
        connection.execute(update(tables).where(column.in_(ids)).values({column: None}))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
