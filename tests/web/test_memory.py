"""An evicted table is freed at once, by reference counting, without the garbage collector."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator

import pytest

from fondaco.games import GAMES
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import State
from fondaco.kernel.table import Table
from fondaco.web.tables.live import Live
from fondaco.web.tables.logbook import Logbook

from .club import HX, Club, Person, play_on
from .finished import add_finished_tables

New = Callable[[], list[str]]


def in_memory() -> list[object]:
    """The tables in memory with all that belongs to them; of states those that tell news, not copies for a viewer."""
    return [
        found
        for found in gc.get_objects()
        if type(found) in (Live, Table, Logbook)
        or (issubclass(type(found), State) and getattr(found, "listener", None) is not None)
    ]


@pytest.fixture
def new_in_memory() -> Iterator[New]:
    """What was allocated since the test began. Reference cycles stay, since the garbage collector is off."""
    gc.collect()
    before = in_memory()
    gc.disable()
    yield lambda: [type(found).__name__ for found in in_memory() if not any(found is old for old in before)]
    gc.enable()


def test_finished_tables_that_were_looked_at_leave_nothing(club: Club, anna: Person, new_in_memory: New) -> None:
    tables = add_finished_tables(club.site.database, len(GAMES))
    assert new_in_memory() == []
    for table in tables:
        for address in (f"/t/{table}", f"/t/{table}?at=3", f"/t/{table}?seat=2", f"/t/{table}/record"):
            assert anna.get(address).status_code == 200
        assert anna.ask("GET", f"/t/{table}", HX).status_code == 200
    assert new_in_memory().count("Live") == len(tables)
    club.site.hall.put_away_idle(-1.0)
    assert new_in_memory() == []


def test_a_table_that_was_played_leaves_nothing(
    club: Club, anna: Person, bea: Person, quick_bots: None, new_in_memory: New
) -> None:
    table = club.table_of(anna, bea, bots=1)
    play_on(club, {0: anna, 1: bea}, table, Luck("some choices"), 12)
    anna.get(f"/t/{table}")
    assert anna.choose(table, 0, "juggle", 0).status_code == 400
    assert new_in_memory().count("Live") == 1
    club.site.hall.put_away_idle(-1.0)
    assert new_in_memory() == []


def test_a_table_that_was_dropped_leaves_nothing(club: Club, anna: Person, bea: Person, new_in_memory: New) -> None:
    table = club.table_of(anna, bea)
    assert anna.get(f"/t/{table}").status_code == 200
    club.site.hall.drop(club.live(table))
    club.call(club.site.hall.take_up_dropped)
    club.site.hall.put_away_idle(-1.0)
    for _ in range(500):  # the loop lets go of what it has just done, in its own time
        if not new_in_memory():
            break
        club.call(asyncio.sleep, 0.01)
    assert new_in_memory() == []
