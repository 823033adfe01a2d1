"""Tables are deleted when they expire, never one in use, and no reference to them is left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from sqlalchemy import select, update

from fondaco.kernel.luck import Luck
from fondaco.web.errors import NotHere
from fondaco.web.store import storage
from fondaco.web.store.lock import hold
from fondaco.web.store.retention import A_DAY, Keeping, outdated
from fondaco.web.store.schema import acts, chairs, messages, tables
from fondaco.web.tables.pruner import Pruner

from .club import HX, Club, Person, play_on

Run = Callable[..., Result]
Refused = Callable[..., None]
KEEPING = Keeping(unfinished=10, finished=30)


@pytest.fixture
def address(club: Club) -> str:
    return f"sqlite:///{club.file}"


def aged(club: Club, table: str, days: int, is_finished: bool = False) -> str:
    """A table at which nothing happened for so many days."""
    then = storage.now() - days * A_DAY
    club.site.hall.put_away_idle(-1.0)
    with club.site.database.engine.begin() as connection:
        over = {"finished": then, "result": "1 2"} if is_finished else {}
        values = {"created": then, "started": then} | over
        connection.execute(update(tables).where(tables.c.id == table).values(values))
        connection.execute(update(acts).where(acts.c.table_id == table).values(at=then))
        connection.execute(update(messages).where(messages.c.table_id == table).values(at=then))
        connection.execute(update(chairs).where(chairs.c.table_id == table).values(seen=None))
    return table


def ids(club: Club) -> set[str]:
    with club.site.database.engine.begin() as connection:
        return set(connection.execute(select(tables.c.id)).scalars())


def old_ones(club: Club, keeping: Keeping) -> list[str]:
    return [old.id for old in club.site.database.run_now(outdated, keeping, storage.now())]


def test_each_kind_of_table_has_its_time(club: Club, anna: Person, bea: Person) -> None:
    running, fresh, over, older = (club.table_of(anna, bea) for _ in range(4))
    aged(club, running, 11)
    aged(club, fresh, 9)
    aged(club, over, 29, is_finished=True)
    aged(club, older, 31, is_finished=True)
    assert old_ones(club, KEEPING) == [older, running]
    assert old_ones(club, Keeping(0, 0)) == []
    assert old_ones(club, Keeping(10, 0)) == [running]
    assert old_ones(club, Keeping(0, 1)) == [older, over]


@pytest.mark.parametrize("sign", ["act", "talk", "look"])
def test_a_table_at_which_anything_happened_stays(club: Club, anna: Person, bea: Person, sign: str) -> None:
    table = club.table_of(anna, bea)
    play_on(club, {0: anna, 1: bea}, table, Luck("few"), 3)
    anna.post(f"/t/{table}/say", HX, text="hello")
    aged(club, table, 100)
    assert old_ones(club, KEEPING) == [table]
    changes = {
        "act": update(acts).where(acts.c.number == 2).values(at=storage.now()),
        "talk": update(messages).values(at=storage.now()),
        "look": update(chairs).where(chairs.c.seat == 1).values(seen=storage.now()),
    }
    with club.site.database.engine.begin() as connection:
        connection.execute(changes[sign])
    assert old_ones(club, KEEPING) == []


def test_the_server_deletes_what_nobody_has_open(club: Club, anna: Person, bea: Person) -> None:
    gone, open_, young = (club.table_of(anna, bea) for _ in range(3))
    aged(club, gone, 100)
    aged(club, open_, 100)
    anna.get(f"/t/{open_}")
    with club.site.database.engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == young).values(parent=gone, successor=gone))
    club.call(Pruner(club.site.hall, KEEPING).work)
    assert ids(club) == {open_, young}
    assert anna.get(f"/t/{gone}").status_code == 404
    row = club.site.database.run_now(storage.load_table, young).row
    assert (row.parent, row.successor) == (None, None)
    with club.site.database.engine.begin() as connection:
        left = {connection.execute(select(table.c.table_id)).scalars().first() for table in (chairs, acts)}
    assert gone not in left


def test_whoever_comes_while_a_table_goes_is_told_that_there_is_none(club: Club, anna: Person, bea: Person) -> None:
    table = aged(club, club.table_of(anna, bea), 100)

    async def both() -> None:
        pruner = asyncio.create_task(Pruner(club.site.hall, KEEPING).work())
        while table not in club.site.hall.loading:
            await asyncio.sleep(0)
        with pytest.raises(NotHere):
            await club.site.hall.get(table)
        await pruner

    club.call(both)
    assert club.site.hall.loading == {}
    assert table not in club.site.hall.tables


def test_by_default_everything_stays(club: Club, anna: Person, bea: Person) -> None:
    table = aged(club, club.table_of(anna, bea), 10_000)
    club.call(Pruner(club.site.hall, club.site.settings.keeping).work)
    assert ids(club) == {table}


def test_prune_shows_first_and_deletes_when_told(
    club: Club, anna: Person, bea: Person, run: Run, refused: Refused, address: str
) -> None:
    table, young = club.table_of(anna, bea), club.table_of(anna, bea)
    aged(club, table, 11)
    refused(run("prune", "--db", address), "BadOption", "--unfinished")
    shown = run("prune", "--unfinished", "10", "--db", address)
    assert shown.exit_code == 0
    assert f"{table}: norenberc, not finished, unused since" in shown.output
    assert "1 table would be deleted" in shown.output
    assert ids(club) == {table, young}
    with hold(address):
        refused(run("prune", "--unfinished", "10", "--yes", "--db", address), "DatabaseInUse")
    assert "1 table was deleted." in run("prune", "--unfinished", "10", "--yes", "--db", address).output
    assert ids(club) == {young}
    assert "No table would be deleted." in run("prune", "--unfinished", "10", "--db", address).output


def test_prune_takes_its_days_from_the_environment(
    club: Club, anna: Person, bea: Person, run: Run, address: str, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    table = aged(club, club.table_of(anna, bea), 50, is_finished=True)
    monkeypatch.setenv("FONDACO_KEEP_FINISHED_DAYS", "49")
    monkeypatch.setenv("FONDACO_DB", address)
    assert table in run("prune").output
    assert table not in run("prune", "--finished", "51").output
