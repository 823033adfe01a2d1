"""What cannot be stored is not done, and what a killed server left half done is finished at the next start."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import text, update
from sqlalchemy.exc import OperationalError

from fondaco.kernel.luck import Luck
from fondaco.web.errors import OutOfOrder
from fondaco.web.http.stream import events
from fondaco.web.store import storage
from fondaco.web.store.rows import Act
from fondaco.web.store.schema import tables
from fondaco.web.tables.pacing import Pacing

from .club import HX, Club, Person, notice, play_on, some_choice

People = Callable[[str], Person]


def failing(*_: object) -> None:
    raise OperationalError("INSERT", {}, Exception("disk full"))


def test_a_choice_that_cannot_be_stored_is_not_done_and_the_table_goes_on(
    club: Club, anna: Person, bea: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = club.table_of(anna, bea)
    live = club.live(table)
    choice, version = some_choice(live, 0, Luck("p")), live.version(0)
    with monkeypatch.context() as patch:
        patch.setattr(storage, "add_act", failing)
        for _ in range(2):
            response = anna.choose(table, 0, choice, version)
            assert response.status_code == 503
            assert "could not be stored" in notice(response)
            assert f'data-version="{version}"' in response.text
    assert club.acts(table) == []
    again = club.live(table)
    assert again is not live
    assert again.version(0) == version
    assert anna.choose(table, 0, choice, version).status_code == 204
    assert club.acts(table) == [(0, choice)]


def test_whoever_waited_for_a_dropped_table_is_sent_away(
    club: Club, anna: Person, bea: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a choice would go to an evicted copy of the table."""
    table = club.table_of(anna, bea)
    live = club.live(table)
    hall, versions = club.site.hall, [live.version(seat) for seat in range(2)]
    ids = [somebody.visitor.id for somebody in (anna, bea) if somebody.visitor is not None]
    choices = [some_choice(live, seat, Luck("p")) for seat in range(2)]
    failures = [True, False]
    store = storage.add_act

    def failing_once(connection: object, table_id: str, number: int, act: Act) -> None:
        if failures.pop(0):
            failing()
        store(connection, table_id, number, act)  # type: ignore[arg-type]

    monkeypatch.setattr(storage, "add_act", failing_once)

    async def both() -> list[object]:
        works = [hall.choose(live, seat, choices[seat], versions[seat], ids[seat]) for seat in range(2)]
        return list(await asyncio.gather(*works, return_exceptions=True))

    assert [type(result) for result in club.call(both)] == [OutOfOrder, OutOfOrder]
    assert club.acts(table) == []


def test_a_table_that_was_put_away_sends_a_slow_form_away(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    live = club.live(table)
    choice, version = some_choice(live, 0, Luck("p")), live.version(0)
    visitor = anna.visitor
    assert visitor is not None

    async def slowly() -> None:
        club.site.hall.put_away_idle(-1.0)
        await club.site.hall.choose(live, 0, choice, version, visitor.id)

    with pytest.raises(OutOfOrder):
        club.call(slowly)
    assert club.acts(table) == []
    assert anna.choose(table, 0, choice, version).status_code == 204


def test_streams_end_with_a_dropped_table_and_come_back(
    club: Club, anna: Person, bea: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = club.table_of(anna, bea)
    live = club.live(table)
    ended: list[bool] = []

    async def listen() -> None:
        async for _ in events(club.site.hall, live, lambda: bea.viewer(live), "nothing", False):
            pass
        ended.append(True)

    async def start() -> asyncio.Task[None]:
        task = asyncio.create_task(listen())
        await asyncio.sleep(0)
        return task

    task = club.call(start)
    monkeypatch.setattr(storage, "add_act", failing)
    assert anna.choose(table, 0, some_choice(live, 0, Luck("p")), live.version(0)).status_code == 503
    club.call(asyncio.wait_for, task, 30)
    assert ended == [True]
    again = club.live(table)

    async def first_message() -> str:
        stream = events(club.site.hall, again, lambda: bea.viewer(again), "nothing", False)
        try:
            return await anext(stream)
        finally:
            await stream.aclose()

    assert f'data-version="{again.version(1)}"' in club.call(first_message)


def test_bots_go_on_after_a_failure_though_nobody_looks_on(
    club: Club, anna: Person, quick_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(storage, "add_act", failing)
        table = club.table_of(anna, bots=2)
        club.wait_for_bots(table)
        assert club.acts(table) == []
    club.site.hall.put_away_idle(-1.0)
    club.call(club.site.hall.take_up_dropped)
    live = club.site.hall.tables[table]
    club.wait_for_bots(table)
    assert live.asked() == [0]
    assert {seat for seat, _ in club.acts(table)} == {1, 2}


def test_a_failing_bot_does_not_stop_the_table_for_good(
    club: Club, anna: Person, quick_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_thought(*_: object) -> float:
        raise RuntimeError("no thought")

    with monkeypatch.context() as patch:
        patch.setattr(Pacing, "before", no_thought)
        table = club.table_of(anna, bots=1)
        club.wait_for_bots(table)
    club.call(club.site.hall.take_up_dropped)
    club.wait_for_bots(table)
    assert [seat for seat, _ in club.acts(table)] == [1]


def test_a_result_that_could_not_be_stored_is_stored_later(
    club: Club, anna: Person, bea: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = club.table_of(anna, bea)
    with monkeypatch.context() as patch:
        patch.setattr(storage, "finish_table", failing)
        play_on(club, {0: anna, 1: bea}, table, Luck("end"))
    assert club.live(table).is_over()
    assert club.stored(table).row.finished is None
    club.site.hall.put_away_idle(-1.0)
    assert anna.get(f"/t/{table}").status_code == 200
    row = club.stored(table).row
    assert row.finished is not None
    assert row.result == " ".join(str(points) for points in club.live(table).playing().record.result)


def test_a_full_table_that_a_killed_server_did_not_begin_begins(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)

    def not_begun(connection: storage.Connection) -> None:
        connection.execute(update(tables).where(tables.c.id == table).values(started=None))

    club.site.hall.put_away_idle(-1.0)
    club.site.database.run_now(not_begun)
    assert club.live(table).asked() == [0, 1]
    assert club.stored(table).row.started is not None


def test_a_database_that_is_gone_is_an_error_page_not_a_crash(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)

    def lose(connection: storage.Connection) -> None:
        connection.execute(text("DROP TABLE acts"))

    live = club.live(table)
    club.site.database.run_now(lose)
    assert anna.choose(table, 0, some_choice(live, 0, Luck("p")), live.version(0)).status_code == 503
    response = anna.get(f"/t/{table}")
    assert response.status_code == 503
    assert "content-security-policy" in response.headers
    assert "went wrong on our side" in response.text
    assert anna.post(f"/t/{table}/say", HX, text="hello").status_code == 503
