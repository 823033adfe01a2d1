"""After a restart bots go on where a person waits for them, and no other table is loaded before somebody asks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fondaco.kernel.luck import Luck
from fondaco.web.store import storage
from fondaco.web.tables import waker
from fondaco.web.tables.hall import Hall
from fondaco.web.tables.waker import Waker

from .club import Club, Person, play_on, some_choice

Interrupted = Callable[..., str]


@pytest.fixture(autouse=True)
def no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waker, "REST", 0.0)
    monkeypatch.setattr(waker, "LEAST_REST", 0.0)


@pytest.fixture
def interrupted(club: Club, anna: Person, quick_bots: None) -> Interrupted:
    """A table as a server leaves it that was killed after a person's choice, when the bots were to move."""

    def left(pace: str) -> str:
        table = club.table_of(anna, bots=2, pace=pace)
        play_on(club, {0: anna}, table, Luck(table), 4)
        live = club.live(table)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Hall, "let_bots_move", lambda *_: None)
            while not live.asked_bots():
                assert anna.choose(table, 0, some_choice(live, 0, Luck("p")), live.version(0)).status_code == 204
        club.site.hall.put_away_idle(-1.0)
        return table

    return left


def wake(club: Club) -> None:
    club.call(Waker(club.site.hall).run)


def test_at_leisure_bots_go_on_until_a_person_is_asked(club: Club, interrupted: Interrupted) -> None:
    table = interrupted("leisure")
    assert club.stored(table).asked_bots()
    wake(club)
    assert club.stored(table).asked() == [0]


def test_a_table_where_a_person_is_asked_is_not_kept(club: Club, anna: Person, quick_bots: None) -> None:
    table = club.table_of(anna, bots=2, pace="leisure")
    play_on(club, {0: anna}, table, Luck("p"), 3)
    club.site.hall.put_away_idle(-1.0)
    acts = club.acts(table)
    wake(club)
    assert club.site.hall.tables == {}
    assert club.acts(table) == acts


def test_a_live_table_goes_on_when_somebody_comes_back(
    club: Club, anna: Person, interrupted: Interrupted, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = interrupted("live")
    with monkeypatch.context() as patch:
        patch.setattr(storage, "load_table", lambda *_: pytest.fail("a table was loaded"))
        wake(club)
    assert club.stored(table).asked_bots()
    anna.get("/")
    club.wait_for_bots(table)
    assert club.stored(table).asked() == [0]


def test_only_some_tables_are_in_memory_at_once(
    club: Club, interrupted: Interrupted, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [interrupted("leisure") for _ in range(3)]
    seen = []

    async def put_away(_: float) -> None:
        seen.append(len(club.site.hall.tables))
        club.site.hall.put_away_idle(-1.0)

    monkeypatch.setattr(waker, "MOST_AT_ONCE", 1)
    monkeypatch.setattr(waker.asyncio, "sleep", put_away)
    wake(club)
    assert max(seen) == 1
    assert all(club.stored(table).asked() == [0] for table in tables)


def test_a_table_that_cannot_be_opened_stops_nobody(club: Club, interrupted: Interrupted) -> None:
    broken, table = interrupted("leisure"), interrupted("leisure")
    add = storage.Act(0, "no such choice", 1)
    club.site.database.run_now(storage.add_act, broken, 10_000, add)
    wake(club)
    assert club.stored(table).asked() == [0]
