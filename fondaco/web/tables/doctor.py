"""The doctor: replays every table of a database under the installed release, and reports what would differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import Connection, select

from fondaco.games import find_game
from fondaco.web.store import storage
from fondaco.web.store.course import record_of
from fondaco.web.store.rows import Act, Stored
from fondaco.web.store.schema import tables
from fondaco.web.tables.closed import ClosedTable, live_from
from fondaco.web.tables.live import Live
from fondaco.web.tables.noticed import LastSeen

FINE = "fine"
FORMER = "former"
"""Played under an earlier version of the rules, which is still shipped."""
CLOSED = "closed"
"""Its rules are no longer shipped: it can be read from its rows, but not played on."""
LATER = "later"
"""Its rules are those of a later release."""
DIFFERS = "differs"
KINDS = [FINE, FORMER, CLOSED, LATER, DIFFERS]


class Unwatched(Live):
    """A table with no viewers: it skips the work of telling what each viewer could notice, most of a replay's time."""

    def notice(self, act: Act, before: int, seen: LastSeen) -> None:
        pass


class Finding(NamedTuple):
    """What was found at one table."""

    table: str
    game: str
    rules: int
    stage: str
    """`waiting`, `running` or `finished`."""
    kind: str
    act: int = 0
    """Where it differs: the act, from 1; 0 for the set-up."""
    stored: str = ""
    """The stored outcome."""
    comes: str = ""
    """The outcome under this release."""


def findings(connection: Connection) -> Iterator[Finding]:
    """One finding for each table, in the order in which they were opened."""
    for table in connection.execute(select(tables.c.id).order_by(tables.c.created, tables.c.id)).scalars().all():
        yield examined(storage.load_table(connection, table))


def examined(stored: Stored) -> Finding:
    row = stored.row
    stage = "finished" if row.finished is not None else "running" if row.started is not None else "waiting"
    about = (row.id, row.game, row.rules, stage)
    try:
        live = live_from(stored, Unwatched)
    except ClosedTable as closed:
        kind = {"closed-rules": CLOSED, "later-rules": LATER}.get(closed.key, DIFFERS)
        if kind != DIFFERS:
            return Finding(*about, kind)
        facts = closed.facts
        return Finding(*about, kind, int(facts["act"]), str(facts["stored"]), str(facts["comes"]))
    if live.table is not None and not live.is_unnoted:
        told, played = record_of(stored).text(), live.record().text()
        if told != played:
            return Finding(*about, DIFFERS, len(stored.acts), *first_difference(told, played))
    return Finding(*about, FINE if row.rules == find_game(row.game).rules else FORMER)


def first_difference(told: str, played: str) -> tuple[str, str]:
    """The first lines in which two records differ."""
    pairs = zip([*told.splitlines(), ""], [*played.splitlines(), ""], strict=False)
    return next(((one, other) for one, other in pairs if one != other), ("", ""))
