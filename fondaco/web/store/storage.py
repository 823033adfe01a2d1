"""The queries and updates. Every function gets a connection inside a transaction."""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from typing import Any

from sqlalchemy import Connection, Row, and_, bindparam, delete, desc, insert, or_, select, update

from fondaco.web.errors import NotHere
from fondaco.web.store.rows import THEN, Act, Chair, Message, Stored, TableRow, Visitor
from fondaco.web.store.schema import acts, chairs, messages, reviews, tables, visitors

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Characters of a table's id, without those that look alike."""
AT_LEISURE = "leisure"
"""The pace of a table that is played over days."""
JSON_COLUMNS = ("options", "salts", "aids")
"""Columns of a table that hold JSON."""
KEPT_MESSAGES = 200
MOST_LISTED = 200
OPEN_FOR = 7 * 24 * 3600 * 1000
"""Milliseconds for which a table that waits for players is listed. After that its host has surely gone."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def hashed(secret: str) -> str:
    """The hash that is stored of a secret. The secret is long and random, so no key stretching is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


# Visitors.


def find_visitor(connection: Connection, token_hash: str) -> Visitor | None:
    found = connection.execute(
        select(visitors.c.id, visitors.c.name).where(visitors.c.token_hash == token_hash)
    ).first()
    return Visitor(*found) if found else None


def add_visitor(connection: Connection, token_hash: str, name: str) -> Visitor:
    inserted = connection.execute(insert(visitors).values(token_hash=token_hash, name=name, since=now()))
    assert inserted.inserted_primary_key is not None
    return Visitor(int(inserted.inserted_primary_key[0]), name)


def rename_visitor(connection: Connection, visitor: int, name: str) -> None:
    connection.execute(update(visitors).where(visitors.c.id == visitor).values(name=name))


# Tables.


def add_table(connection: Connection, row: TableRow, seated: list[Chair]) -> None:
    written = {name: json.dumps(getattr(row, name), sort_keys=True) for name in JSON_COLUMNS}
    connection.execute(insert(tables).values(row._asdict() | written))
    connection.execute(insert(chairs), [chair._asdict() | {"table_id": row.id} for chair in seated])


def table_row(row: Row[Any]) -> TableRow:
    return TableRow(**(dict(row._mapping) | {name: json.loads(row._mapping[name]) for name in JSON_COLUMNS}))


def load_table(connection: Connection, table_id: str) -> Stored:
    is_address = set(table_id) <= set(ALPHABET)  # PostgreSQL refuses some characters, such as NUL
    row = connection.execute(select(tables).where(tables.c.id == table_id)).first() if is_address else None
    if row is None:
        raise NotHere("no-table", {"table": table_id[:16]})
    made = connection.execute(
        select(acts.c.seat, acts.c.choice, acts.c.at, acts.c.drawn)
        .where(acts.c.table_id == table_id)
        .order_by(acts.c.number)
    )
    said = connection.execute(
        select(messages.c.id, messages.c.seat, messages.c.name, messages.c.text, messages.c.at, messages.c.visitor)
        .where(messages.c.table_id == table_id)
        .order_by(desc(messages.c.id))
        .limit(KEPT_MESSAGES)
    )
    return Stored(
        table_row(row),
        load_chairs(connection, table_id),
        acts_in([Act(*act) for act in made]),
        [Message(*message) for message in reversed(said.all())],
    )


def load_chairs(connection: Connection, table_id: str) -> list[Chair]:
    columns = [chairs.c[field] for field in Chair._fields]
    found = connection.execute(select(*columns).where(chairs.c.table_id == table_id).order_by(chairs.c.seat))
    return [Chair(*chair) for chair in found]


def start_table(connection: Connection, table_id: str, started: int, setup: str, aids: dict[str, str]) -> None:
    values = {"started": started, "setup": setup, "aids": json.dumps(aids, sort_keys=True)}
    connection.execute(update(tables).where(tables.c.id == table_id).values(values))


def close_table(connection: Connection, table_id: str, closed: int) -> None:
    """End a table that no release will play any more. It has no result, since nobody won."""
    where = and_(tables.c.id == table_id, tables.c.finished.is_(None))
    connection.execute(update(tables).where(where).values(finished=closed))


def finish_table(connection: Connection, table_id: str, finished: int, result: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(finished=finished, result=result))


def needs_aid(connection: Connection, visitor: int, game: str, aid: str, off: str) -> bool:
    """Whether somebody has finished no game of a kind yet, and has never switched an aid off, at any table."""
    own = select(tables.c.aids, tables.c.game, tables.c.finished).join(chairs, chairs.c.table_id == tables.c.id)
    seen = connection.execute(own.where(chairs.c.holder == visitor)).all()
    return not any(
        (row.game == game and row.finished is not None) or json.loads(row.aids).get(aid) == off for row in seen
    )


def set_successor(connection: Connection, table_id: str, successor: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(successor=successor))


def set_salts(connection: Connection, table_id: str, salts: list[str | None]) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(salts=json.dumps(salts)))


def set_host(connection: Connection, table_id: str, host: int) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(host=host))


def set_bot_pace(connection: Connection, table_id: str, milliseconds: int) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(bot_pace=milliseconds))


def set_lesson(connection: Connection, table_id: str, lesson: int) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(lesson=lesson))


def set_aids(connection: Connection, table_id: str, aids: dict[str, str]) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(aids=json.dumps(aids, sort_keys=True)))


def add_act(connection: Connection, table_id: str, number: int, act: Act) -> None:
    """Append an act, as `row_count` rows from a number on."""
    choices = act.choices()
    texts: list[str | None] = [*choices[:1], *[THEN + text for text in choices[1:]]]
    values = {"table_id": table_id, "seat": act.seat, "at": act.at}
    rows = [
        values | {"number": number + index, "choice": text, "drawn": None} for index, text in enumerate(texts or [None])
    ]
    rows[-1]["drawn"] = act.drawn
    connection.execute(insert(acts), rows)


def note_draws(connection: Connection, table_id: str, setup: str | None, drawn: dict[int, str]) -> None:
    """Add the draws to acts that were stored without them, by row number."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(setup=setup))
    for number, came in drawn.items():
        where = and_(acts.c.table_id == table_id, acts.c.number == number, acts.c.drawn.is_(None))
        connection.execute(update(acts).where(where).values(drawn=came))


def row_count(act: Act) -> int:
    return max(1, len(act.choices()))


def acts_in(rows: list[Act]) -> list[Act]:
    """The acts that rows stand for. Several rows may be one act."""
    found: list[Act] = []
    for act in rows:
        if act.choice is not None and act.choice.startswith(THEN):
            act = act._replace(choice=f"{found.pop().choice}{act.choice}")
        found.append(act)
    return found


def add_message(connection: Connection, table_id: str, seat: int, name: str, text: str, visitor: int | None) -> Message:
    at = now()
    values = {"table_id": table_id, "seat": seat, "name": name, "text": text, "at": at, "visitor": visitor}
    inserted = connection.execute(insert(messages).values(values))
    assert inserted.inserted_primary_key is not None
    return Message(int(inserted.inserted_primary_key[0]), seat, name, text, at, visitor)


def find_review(connection: Connection, table_id: str) -> str | None:
    found = connection.execute(select(reviews.c.review).where(reviews.c.table_id == table_id)).scalar()
    return str(found) if found is not None else None


def keep_review(connection: Connection, table_id: str, review: str) -> None:
    """Keep the review of a table in place of an older one. The table may have been deleted meanwhile."""
    connection.execute(delete(reviews).where(reviews.c.table_id == table_id))
    if connection.execute(select(tables.c.id).where(tables.c.id == table_id)).first():
        connection.execute(insert(reviews).values(table_id=table_id, review=review))


# Chairs.


def set_chair(
    connection: Connection, table_id: str, chair: Chair, keep_link: bool = False, salts: list[str | None] | None = None
) -> None:
    """Somebody else sits here now. A link that was made for the chair before is revoked unless `keep_link` is set.

    The salts may change with it, in the same transaction.
    """
    where = and_(chairs.c.table_id == table_id, chairs.c.seat == chair.seat)
    link = {} if keep_link else {"link_hash": None}
    connection.execute(update(chairs).where(where).values(chair._asdict() | link))
    if salts is not None:
        set_salts(connection, table_id, salts)


def note_seen(connection: Connection, seen: list[tuple[str, int, int]]) -> None:
    """When visitors were last at their tables: table, visitor, milliseconds."""
    where = and_(chairs.c.table_id == bindparam("at_table"), chairs.c.holder == bindparam("visitor"))
    rows = [{"at_table": table, "visitor": visitor, "moment": moment} for table, visitor, moment in seen]
    connection.execute(update(chairs).where(where).values(seen=bindparam("moment")), rows)


def set_link(connection: Connection, table_id: str, seat: int, link_hash: str) -> None:
    where = and_(chairs.c.table_id == table_id, chairs.c.seat == seat)
    connection.execute(update(chairs).where(where).values(link_hash=link_hash))


def find_link(connection: Connection, link_hash: str) -> tuple[str, int] | None:
    """The table and the seat that a link moves."""
    found = connection.execute(select(chairs.c.table_id, chairs.c.seat).where(chairs.c.link_hash == link_hash)).first()
    return (str(found[0]), int(found[1])) if found else None


# Lists of tables.


def tables_of(connection: Connection, visitor: int) -> list[TableRow]:
    """The tables that a visitor sits at, may come back to or hosts; running ones first, then the latest."""
    seated = select(chairs.c.table_id).where(or_(chairs.c.holder == visitor, chairs.c.former == visitor))
    mine = or_(tables.c.id.in_(seated), tables.c.host == visitor)
    order = [tables.c.finished.is_not(None), desc(tables.c.created)]
    found = connection.execute(select(tables).where(mine).order_by(*order).limit(MOST_LISTED))
    return [table_row(row) for row in found]


def open_tables(connection: Connection) -> list[TableRow]:
    """The tables that anybody may join."""
    where = and_(tables.c.listed, tables.c.started.is_(None), tables.c.created > now() - OPEN_FOR)
    found = connection.execute(select(tables).where(where).order_by(desc(tables.c.created)).limit(MOST_LISTED))
    return [table_row(row) for row in found]


def tables_at_leisure(connection: Connection) -> list[str]:
    """The running tables at which a person may wait for a bot with no page open; those begun last come first."""
    with_bots = select(chairs.c.table_id).where(chairs.c.bot.is_not(None))
    with_people = select(chairs.c.table_id).where(or_(chairs.c.holder.is_not(None), chairs.c.former.is_not(None)))
    running = and_(tables.c.finished.is_(None), tables.c.started.is_not(None), tables.c.pace == AT_LEISURE)
    where = and_(running, tables.c.id.in_(with_bots), tables.c.id.in_(with_people))
    return list(connection.execute(select(tables.c.id).where(where).order_by(desc(tables.c.started))).scalars())
