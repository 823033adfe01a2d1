"""The core of the server on PostgreSQL, where it is installed: play, undo, restart, and the commands of a host."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from click.testing import Result
from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError

from fondaco.games import GAMES, shipped
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify
from fondaco.web.store import storage
from fondaco.web.store.archive import Entry
from fondaco.web.store.lock import hold
from fondaco.web.store.retention import A_DAY
from fondaco.web.store.schema import chairs, metadata, tables
from fondaco.web.store.snapshot import snapshot
from fondaco.web.store.transfer import everything

from .club import HX, Club, Person, play_on
from .postgres import Cluster, cluster

Run = Callable[..., Result]
Refused = Callable[..., None]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as started:
        yield started


@pytest.fixture
def address(postgres: Cluster) -> str:
    return postgres.new_database()


@pytest.fixture
def club(address: str, tmp_path: Path) -> Iterator[Club]:
    with Club(tmp_path, address) as club:
        yield club


def rows_in(database: str) -> list[Entry]:
    with snapshot(database) as connection:
        return list(everything(connection))


@pytest.fixture
def busy(club: Club, anna: Person, bea: Person) -> list[str]:
    """A finished table and a running one, with talk."""
    over, running = (club.table_of(anna, bea) for _ in range(2))
    play_on(club, {0: anna, 1: bea}, over, Luck("over"))
    play_on(club, {0: anna, 1: bea}, running, Luck("running"), 8)
    anna.post(f"/t/{running}/say", HX, text="Grüß Gott – „ja“")
    return [over, running]


def test_the_migrations_build_the_schema(club: Club) -> None:
    with club.site.database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_every_game_is_played_undone_and_goes_on_after_a_restart(
    club: Club, person: Callable[[str], Person], tmp_path: Path
) -> None:
    known: dict[str, tuple[list[Person], int]] = {}
    for game in GAMES:
        people = [person(f"{name} {game.name}") for name in ("Anna", "Bea", "Cyr")[: max(2, game.fewest)]]
        table = club.table_of(*people, game=game.name)
        play_on(club, dict(enumerate(people)), table, Luck("pg"), 10)
        live = club.live(table)
        for seat, player in enumerate(people):
            assert player.undo(table, seat, -1).status_code in (204, 409)
        known[table] = (people, live.acts)
    with Club(tmp_path, club.address) as again:
        for table, (people, acts) in known.items():
            live = again.live(table)
            assert live.acts == acts
            for player in people:
                player.club = again
            play_on(again, dict(enumerate(people)), table, Luck("on"), 10)
            assert live.acts > 10
            assert people[0].get("/").status_code == 200


def test_a_finished_game_is_listed_and_its_record_is_right(club: Club, anna: Person, busy: list[str]) -> None:
    verify(read_record(anna.get(f"/t/{busy[0]}/record").text, shipped()))
    assert busy[0] in anna.get("/").text
    assert anna.get(f"/t/{busy[0]}?at=3").status_code == 200


def test_a_snapshot_sees_one_moment_and_changes_nothing(club: Club, anna: Person, bea: Person) -> None:
    with snapshot(club.address) as connection:
        assert list(everything(connection)) == []
        club.table_of(anna, bea)
        assert list(everything(connection)) == []
    with snapshot(club.address) as connection, pytest.raises(SQLAlchemyError):
        connection.execute(update(tables).values(rules=9))


def test_a_backup_goes_to_sqlite_and_back(
    club: Club, busy: list[str], run: Run, refused: Refused, postgres: Cluster, tmp_path: Path
) -> None:
    first, second = str(tmp_path / "first.gz"), str(tmp_path / "second.gz")
    sqlite, other = f"sqlite:///{tmp_path / 'copy.sqlite'}", postgres.new_database()
    assert run("doctor", "--db", club.address).exit_code == 0
    assert run("backup", first, "--db", club.address).exit_code == 0
    assert run("restore", first, "--db", sqlite).exit_code == 0
    assert run("backup", second, "--db", sqlite).exit_code == 0
    assert run("restore", second, "--db", other).exit_code == 0
    assert rows_in(other) == rows_in(sqlite) == rows_in(club.address)
    assert run("doctor", "--db", other).exit_code == 0
    refused(run("restore", second, "--db", other), "TooLate", "not empty")
    with hold(other):
        refused(run("restore", second, "--force", "--db", other), "DatabaseInUse")
    with Club(tmp_path, other) as again:
        newcomers = [Person(again, name) for name in ("Dora", "Emil")]
        table = again.table_of(*newcomers)
        assert newcomers[0].post(f"/t/{table}/say", HX, text="hello").status_code in (200, 204)


def test_a_table_comes_to_a_running_server(
    club: Club,
    anna: Person,
    bea: Person,
    busy: list[str],
    run: Run,
    refused: Refused,
    postgres: Cluster,
    tmp_path: Path,
) -> None:
    file = str(tmp_path / "one.gz")
    assert run("export", busy[1], "-o", file, "--db", club.address).exit_code == 0
    refused(run("import", file, "--db", club.address), "TooLate", "is here already")
    with Club(tmp_path, postgres.new_database()) as other:
        dora, emil = Person(other, "Dora"), Person(other, "Emil")
        own = other.table_of(dora, emil)
        assert run("import", file, "--db", other.address).exit_code == 0
        anna.club = bea.club = other
        play_on(other, {0: anna, 1: bea}, busy[1], Luck("guests"), 5)
        play_on(other, {0: dora, 1: emil}, own, Luck("own"), 5)
        assert run("doctor", "--db", other.address).exit_code == 0


def test_names_are_forgotten_and_old_tables_go(club: Club, anna: Person, busy: list[str], run: Run) -> None:
    assert anna.post("/name", sure="yes").status_code == 303
    assert all("Anna" not in str(row) for _, row in rows_in(club.address))
    assert "Visitor" in run("forget", "Bea", "--db", club.address).output
    then = storage.now() - 50 * A_DAY
    with club.site.database.engine.begin() as connection:
        connection.execute(
            update(tables).where(tables.c.id == busy[0]).values(created=then, started=then, finished=then)
        )
        connection.execute(update(chairs).values(seen=None))
        connection.exec_driver_sql(f"UPDATE acts SET at = {then} WHERE table_id = '{busy[0]}'")
    assert "1 table was deleted." in run("prune", "--finished", "49", "--yes", "--db", club.address).output
    assert anna.get(f"/t/{busy[1]}").status_code == 200
