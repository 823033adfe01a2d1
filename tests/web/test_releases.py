"""Databases of every schema, as the releases wrote them: under this one their tables load, go on and finish."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from fondaco.games import GAMES, shipped
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify
from fondaco.web.store import storage
from fondaco.web.store.course import course_of, record_of
from fondaco.web.tables.live import Live

from .club import Club, Person, some_choice

RECORDS = Path(__file__).parent.parent / "records"
DUMPS = sorted(RECORDS.glob("*/schema-*.sql"))
Run = Callable[..., Result]


async def finish(club: Club, live: Live) -> None:
    """Let whoever is asked choose at random, to the end."""
    luck = Luck("go on")
    while not live.is_over():
        seat = live.asked()[int(luck.below(len(live.asked())))]
        await club.site.hall.choose(live, seat, some_choice(live, seat, luck), -1, live.chairs[seat].holder)


def loaded(dump: Path, folder: Path) -> Path:
    file = folder / "tables.sqlite"
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.executescript(dump.read_text(encoding="utf-8"))
    return file


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: f"{dump.parent.name}/{dump.stem}")
def test_a_doctor_looks_at_an_earlier_schema_before_an_upgrade(dump: Path, tmp_path: Path, run: Run) -> None:
    """At a copy: the database itself stays as it is."""
    file = loaded(dump, tmp_path)
    before = file.read_bytes()
    result = run("doctor", "--db", f"sqlite:///{file}")
    assert result.exit_code == 0, result.output
    assert f"{2 * len(GAMES)} fine" in result.output
    assert "the database itself was not changed" in result.output
    assert json.loads(run("doctor", "--json", "--db", f"sqlite:///{file}").stdout)["is_upgraded_copy"] is True
    assert file.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tables.sqlite"]


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: f"{dump.parent.name}/{dump.stem}")
def test_tables_of_an_earlier_schema_go_on_and_finish(dump: Path, tmp_path: Path, run: Run) -> None:
    """Each holds a finished and a running table of every game, whose players kept their cookies."""
    database = sqlite3.connect(loaded(dump, tmp_path))
    found = database.execute("SELECT id, game, finished IS NOT NULL FROM tables ORDER BY game, finished").fetchall()
    names = [name for (name,) in database.execute("SELECT name FROM visitors ORDER BY id")]
    database.close()
    assert {(game, bool(over)) for _, game, over in found} == {
        (game.name, over) for game in GAMES for over in (False, True)
    }
    with Club(tmp_path) as club:
        people = {seat: Person(club, name) for seat, name in enumerate(names)}
        for person in people.values():
            person.token = f"the frozen token of {person.name}"
        for table, game, over in found:
            live = club.live(table)
            assert bool(over) == live.is_over()
            if over:
                frozen = read_record((dump.parent / f"{game}.fondaco").read_text(encoding="utf-8"), shipped())
                assert (live.record().made, live.record().result) == (frozen.made, frozen.result)
            assert people[0].get(f"/t/{table}").status_code == 200
            club.call(finish, club, live)
            stored = club.site.database.run_now(storage.load_table, table)
            assert course_of(stored).is_whole
            assert record_of(stored).text() == people[0].get(f"/t/{table}/record").text
            verify(read_record(live.record().text(), shipped()))
    assert run("doctor", "--db", f"sqlite:///{tmp_path / 'tables.sqlite'}").exit_code == 0
