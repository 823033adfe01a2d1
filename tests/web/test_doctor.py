"""The doctor finds what would differ, and where, and changes nothing; also while a server writes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import Result
from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError

from fondaco.games import FORMER, GAMES
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.web.store import storage
from fondaco.web.store.schema import acts, tables
from fondaco.web.store.snapshot import snapshot
from fondaco.web.tables.doctor import CLOSED, DIFFERS, FINE, LATER, findings
from fondaco.web.tables.doctor import FORMER as FORMER_RULES

from .club import Club, Person, play_on

Run = Callable[..., Result]
Refused = Callable[..., None]


@pytest.fixture
def two_rules(toy: Callable[[str], Game]) -> Iterator[tuple[Game, Game]]:
    """A toy in two versions, of which the second is the present one."""
    former, present = toy(""), toy("")
    present.rules = 2
    games, before = GAMES[:], FORMER[:]
    GAMES.append(present)
    FORMER.append(former)
    yield former, present
    GAMES[:], FORMER[:] = games, before


def address(club: Club) -> str:
    return f"sqlite:///{club.file}"


def dump(club: Club) -> list[list[tuple[object, ...]]]:
    """All there is in the tables."""
    with club.site.database.engine.begin() as connection:
        return [[tuple(row) for row in connection.execute(table.select())] for table in (tables, acts)]


def test_every_table_of_every_game_is_fine(club: Club, anna: Person, bea: Person, person: Callable[[str], Person],
                                            run: Run) -> None:  # fmt: skip
    people = [anna, bea, person("Cyr")]
    for game in GAMES:
        seated = people[: max(2, game.fewest)]
        table = club.table_of(*seated, game=game.name)
        play_on(club, dict(enumerate(seated)), table, Luck("fine"), 25)
    club.table_of(anna, **{"chair-2": "open", "seats": "2"})
    before = dump(club)
    result = run("doctor", "--db", address(club))
    assert result.exit_code == 0, result.output
    assert result.output == (
        f"{len(GAMES) + 1} tables checked: {len(GAMES) + 1} fine, 0 under former rules, 0 closed,"
        " 0 of a later release, none differs.\n"
    )
    assert dump(club) == before


def test_what_would_differ_is_named_with_its_act(club: Club, anna: Person, bea: Person, run: Run) -> None:
    table = club.table_of(anna, bea)
    play_on(club, {0: anna, 1: bea}, table, Luck("differs"), 12)
    number, choice = next((act, text) for act, (_, text) in enumerate(club.acts(table)) if act > 5)

    def spoil(connection: storage.Connection) -> None:
        where = (acts.c.table_id == table) & (acts.c.number == number)
        connection.execute(update(acts).where(where).values(drawn="no such draw"))

    club.site.database.run_now(spoil)
    before = dump(club)
    result = run("doctor", "--db", address(club))
    assert result.exit_code == 1
    assert f"{table}: norenberc differs at act {number + 1}: stored “no such draw”" in result.output
    assert "1 differs." in result.output
    told = json.loads(run("doctor", "--db", address(club), "--json").stdout)
    assert told["tables"] == 1
    assert told["found"] == {DIFFERS: 1}
    assert (told["list"][0]["table"], told["list"][0]["act"]) == (table, number + 1)
    assert told["list"][0]["stored"] == "no such draw"
    assert dump(club) == before
    assert choice is not None


def test_tables_of_other_rules_are_told_apart(
    club: Club, anna: Person, bea: Person, two_rules: tuple[Game, Game], older: None
) -> None:
    """By a course that fits both rules: the older luck does not ask which rules it draws for."""

    def kinds() -> list[tuple[str, str]]:
        with snapshot(address(club)) as connection:
            return [(finding.table, finding.kind) for finding in findings(connection)]

    table = club.table_of(anna, bea, game="toy")
    play_on(club, {0: anna, 1: bea}, table, Luck("kinds"), 5)
    for rules, kind in ((2, FINE), (1, FORMER_RULES), (0, CLOSED), (7, LATER)):
        with club.site.database.engine.begin() as connection:
            connection.execute(update(tables).values(rules=rules))
        assert kinds() == [(table, kind)]
    GAMES.pop()
    assert kinds() == [(table, LATER)], "a game that this release does not know may come with a later one"


def test_a_snapshot_can_change_nothing(club: Club, anna: Person, bea: Person) -> None:
    club.table_of(anna, bea)
    with snapshot(address(club)) as connection, pytest.raises(SQLAlchemyError):
        connection.execute(update(tables).values(rules=9))


def test_a_snapshot_sees_one_moment(club: Club, anna: Person, bea: Person) -> None:
    with snapshot(address(club)) as connection:
        assert list(findings(connection)) == []
        club.table_of(anna, bea)
        assert list(findings(connection)) == []


@pytest.mark.parametrize("schema", ["9999", None])
def test_another_schema_is_said_not_mended(
    club: Club, run: Run, refused: Refused, schema: str | None, anna: Person, bea: Person
) -> None:
    with club.site.database.engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM alembic_version")
        if schema:
            connection.exec_driver_sql(f"INSERT INTO alembic_version VALUES ('{schema}')")
    refused(run("doctor", "--db", address(club)), "BadSetting", f"schema {schema or '-'}")


@pytest.mark.parametrize("database", ["sqlite:///{tmp}/none.sqlite", "mysql://x", "nonsense", "sqlite:///{tmp}"])
def test_a_database_that_is_not_there_is_refused(run: Run, refused: Refused, tmp_path: Path, database: str) -> None:
    refused(run("doctor", "--db", database.format(tmp=tmp_path)), "BadSetting")
    assert not (tmp_path / "none.sqlite").exists()
