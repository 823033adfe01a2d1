"""Forgetting somebody's name. Seats and games stay as they are; a seat without a name is called by its colour."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, func, or_, select, update

from fondaco.kernel.state import NOBODY
from fondaco.web.store.schema import chairs, messages, visitors


class Namesake(NamedTuple):
    """A visitor with a certain name."""

    visitor: int
    name: str
    tables: int
    """At how many tables the name appears."""


def namesakes(connection: Connection, name: str) -> list[Namesake]:
    """The visitors who have a name, on the site or at some table; case does not matter."""
    wanted = name.casefold()
    found: dict[int, str] = {}
    known = connection.execute(select(visitors.c.id, visitors.c.name)).all()
    held = connection.execute(select(chairs.c.holder, chairs.c.name).where(chairs.c.holder.is_not(None))).all()
    former = connection.execute(select(chairs.c.former, chairs.c.former_name).where(chairs.c.former.is_not(None))).all()
    for visitor, called in (*known, *held, *former):
        if called.casefold() == wanted:
            found.setdefault(visitor, called)
    return [Namesake(visitor, called, tables_of(connection, visitor)) for visitor, called in sorted(found.items())]


def visitor_by_number(connection: Connection, number: int) -> list[Namesake]:
    found = connection.execute(select(visitors.c.id, visitors.c.name).where(visitors.c.id == number)).all()
    return [Namesake(visitor, name, tables_of(connection, visitor)) for visitor, name in found]


def tables_of(connection: Connection, visitor: int) -> int:
    own = or_(chairs.c.holder == visitor, chairs.c.former == visitor)
    return int(connection.execute(select(func.count(chairs.c.table_id.distinct())).where(own)).scalar_one())


def announcements_of(connection: Connection, table_id: str, name: str) -> list[int]:
    """The announcements of a table about somebody. A longer name that contains this one is somebody else's."""
    unsaid = and_(messages.c.table_id == table_id, messages.c.seat == NOBODY, messages.c.name == "")
    told = select(messages.c.id, messages.c.text).where(unsaid)
    noted = json.dumps(name, ensure_ascii=False)[1:-1]  # as an announcement notes it; older ones are plain sentences
    whole = re.compile(rf"(?<!\w)({re.escape(name)}|{re.escape(noted)})(?!\w)")
    return [number for number, text in connection.execute(told).all() if whole.search(text)]


def forget(connection: Connection, visitor: int) -> None:
    """Remove the name of a visitor, and the chat messages sent under it."""
    held, former = chairs.c.holder == visitor, chairs.c.former == visitor
    places = connection.execute(
        select(chairs.c.table_id, chairs.c.seat, chairs.c.name).where(held)
        .union_all(select(chairs.c.table_id, chairs.c.seat, chairs.c.former_name).where(former))
    ).all()  # fmt: skip
    connection.execute(delete(messages).where(messages.c.visitor == visitor))
    for table_id, seat, name in places:
        if name:
            here = messages.c.table_id == table_id
            # The first release did not store who spoke, and a table's own announcements have no speaker.
            unsigned = and_(messages.c.visitor.is_(None), messages.c.seat == seat, messages.c.name == name)
            told = messages.c.id.in_(announcements_of(connection, table_id, name))
            connection.execute(delete(messages).where(here, or_(unsigned, told)))
    connection.execute(update(chairs).where(held).values(name=""))
    connection.execute(update(chairs).where(former).values(former_name=""))
    connection.execute(update(visitors).where(visitors.c.id == visitor).values(name=""))
