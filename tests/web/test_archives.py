"""Backup, restore, export and import: whole, secret, and safe while a server plays on."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from click.testing import Result
from sqlalchemy import select, update

from fondaco.games import GAMES
from fondaco.kernel.luck import Luck
from fondaco.web.store import storage
from fondaco.web.store.archive import read_archive, write_archive
from fondaco.web.store.database import Database
from fondaco.web.store.lock import hold
from fondaco.web.store.rows import Stored
from fondaco.web.store.schema import chairs, metadata, tables, visitors
from fondaco.web.store.snapshot import snapshot
from fondaco.web.store.transfer import everything, restore
from fondaco.web.tables.doctor import FINE, findings

from .club import HX, Club, Person, play_on, some_chain

Run = Callable[..., Result]
Refused = Callable[..., None]
BACKUPS = 6


def address(file: Path) -> str:
    return f"sqlite:///{file}"


def rows_in(database: str) -> dict[str, list[dict[str, Any]]]:
    with snapshot(database) as connection:
        found: dict[str, list[dict[str, Any]]] = {name: [] for name in metadata.tables}
        for name, row in everything(connection):
            found[name].append(row)
        return found


def stored_in(database: str, table: str) -> Stored:
    with snapshot(database) as connection:
        return storage.load_table(connection, table)


class Laid(NamedTuple):
    """A club that was played at before."""

    folder: Path
    tables: list[str]
    """A finished one, a running one with talk and an open link, and one that waits."""
    tokens: list[str]


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Laid:
    folder = tmp_path_factory.mktemp("laid")
    with Club(folder) as club:
        anna, bea = Person(club, "Anna"), Person(club, "Bea")
        over, running = (club.table_of(anna, bea) for _ in range(2))
        play_on(club, {0: anna, 1: bea}, over, Luck("over"))
        play_on(club, {0: anna, 1: bea}, running, Luck("running"), 20)
        anna.undo(running, 0, -1)
        anna.post(f"/t/{running}/say", HX, text="Grüß Gott – „ja“")
        anna.post(f"/t/{running}/link", seat="0")
        waiting = anna.opened({"game": "norenberc", "name": "Anna", "seats": "2", "chair-2": "open"})
        return Laid(folder, [over, running, waiting], [anna.token, bea.token])


@pytest.fixture
def club(laid: Laid, tmp_path: Path) -> Iterator[Club]:
    shutil.copytree(laid.folder, tmp_path, dirs_exist_ok=True)
    with Club(tmp_path) as club:
        yield club


@pytest.fixture
def busy(laid: Laid) -> list[str]:
    return laid.tables


@pytest.fixture
def anna(club: Club, laid: Laid) -> Person:
    return known(club, "Anna", laid.tokens[0])


@pytest.fixture
def bea(club: Club, laid: Laid) -> Person:
    return known(club, "Bea", laid.tokens[1])


def known(club: Club, name: str, token: str) -> Person:
    person = Person(club, name)
    person.token = token
    return person


@pytest.mark.parametrize("name", ["club.jsonl", "club.jsonl.gz"])
def test_a_backup_restores_everything(club: Club, busy: list[str], run: Run, tmp_path: Path, name: str) -> None:
    file, copy = tmp_path / name, tmp_path / "copy.sqlite"
    before = rows_in(address(club.file))
    assert run("backup", str(file), "--db", address(club.file)).exit_code == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.read_bytes().startswith(b"\x1f\x8b") == name.endswith(".gz")
    result = run("restore", str(file), "--db", address(copy))
    assert result.exit_code == 0, result.output
    assert "3 tables were restored" in result.output
    assert rows_in(address(copy)) == before == rows_in(address(club.file))
    assert run("doctor", "--db", address(copy)).exit_code == 0


def test_a_restored_server_goes_on(
    club: Club, busy: list[str], anna: Person, bea: Person, run: Run, tmp_path: Path
) -> None:
    file, folder = tmp_path / "club.gz", tmp_path / "other"
    folder.mkdir()
    run("backup", str(file), "--db", address(club.file))
    assert run("restore", str(file), "--db", address(folder / "tables.sqlite")).exit_code == 0
    with Club(folder) as other:
        people = {0: known(other, "Anna", anna.token), 1: known(other, "Bea", bea.token)}
        play_on(other, people, busy[1], Luck("on"))
        assert other.live(busy[1]).is_over()
        newcomer = Person(other, "Cyr")
        assert other.table_of(newcomer, people[1]) not in busy


def test_a_backup_under_load_has_every_acknowledged_choice_and_no_half_acts(
    club: Club, person: Callable[[str], Person], tmp_path: Path
) -> None:
    """People choose, some of them in chains, while one backup after another is made."""
    tables_of = {}
    for game in GAMES:
        people = [person(f"{name} {game.name}") for name in ("Anna", "Bea", "Cyr")[: max(2, game.fewest)]]
        tables_of[club.table_of(*people, game=game.name)] = people
    acknowledged: dict[str, int] = dict.fromkeys(tables_of, 0)
    enough = threading.Event()
    luck = Luck("load")
    problems: list[BaseException] = []

    def play() -> None:
        try:
            while not enough.is_set():
                for table, people in tables_of.items():
                    live = club.live(table)
                    asked = live.asked()
                    if not asked:
                        return
                    seat = asked[int(luck.below(len(asked)))]
                    visitor = people[seat].visitor
                    assert visitor is not None
                    chain = some_chain(live, seat, luck)
                    club.call(club.site.hall.choose, live, seat, chain, -1, visitor.id)
                    acknowledged[table] += 1
        except BaseException as error:
            problems.append(error)

    player = threading.Thread(target=play)
    player.start()
    try:
        made = []
        for number in range(BACKUPS):
            before = dict(acknowledged)
            while acknowledged == before and player.is_alive():
                time.sleep(0.001)  # so that there is at least one more choice between any two backups
            before = dict(acknowledged)
            with snapshot(address(club.file)) as connection:
                write_archive(tmp_path / f"{number}.gz", everything(connection), True, False)
            made.append(before)
    finally:
        enough.set()
        player.join()
    assert problems == []
    for number, before in enumerate(made):
        copy = address(tmp_path / f"{number}.sqlite")
        restore_into(copy, tmp_path / f"{number}.gz")
        with snapshot(copy) as connection:
            assert {finding.kind for finding in findings(connection)} == {FINE}
        for table, count in before.items():
            stored = stored_in(copy, table).acts
            assert len(stored) >= count
            assert stored == stored_in(address(club.file), table).acts[: len(stored)]
    assert any(len(act.choices()) > 1 for table in tables_of for act in stored_in(address(club.file), table).acts)


def restore_into(database: str, file: Path) -> None:
    target = Database(database)
    target.migrate()
    target.run_now(restore, read_archive(file), False)
    target.close()


def test_a_table_travels_to_a_server_with_others(
    club: Club, busy: list[str], anna: Person, bea: Person, run: Run, tmp_path: Path
) -> None:
    """While that server runs. Its visitors stay who they are, though the newcomers had the same ids."""
    file = tmp_path / "one.gz"
    assert run("export", f"http://testserver/t/{busy[1]}", "-o", str(file), "--db", address(club.file)).exit_code == 0
    assert file.stat().st_mode & 0o777 == 0o600
    (tmp_path / "other").mkdir()
    with Club(tmp_path / "other") as other:
        dora, emil = Person(other, "Dora"), Person(other, "Emil")
        own = other.table_of(dora, emil)
        before = rows_in(address(other.file))
        result = run("import", str(file), "--db", address(other.file))
        assert result.exit_code == 0, result.output
        assert busy[1] in result.output
        after = rows_in(address(other.file))
        for name, rows in before.items():
            assert [row for row in rows if row not in after[name]] == [], "nothing that was there was changed"
        assert {row["name"] for row in after["visitors"]} == {"Anna", "Bea", "Dora", "Emil"}
        assert len(after["tables"]) == 2
        assert stored_in(address(other.file), busy[1]).acts == stored_in(address(club.file), busy[1]).acts
        guests = {0: known(other, "Anna", anna.token), 1: known(other, "Bea", bea.token)}
        play_on(other, guests, busy[1], Luck("guests"))
        assert other.live(busy[1]).is_over()
        assert other.live(own).seats_of(guests[0].visitor.id if guests[0].visitor else 0) == []
        assert dora.choose(busy[1], 0, "pass", -1).status_code in (403, 409)
        assert run("doctor", "--db", address(other.file)).exit_code == 0


def test_somebody_who_is_here_already_is_known_by_the_cookie_and_keeps_the_name(
    club: Club, busy: list[str], anna: Person, run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "one.gz"
    run("export", busy[0], busy[1], "-o", str(file), "--db", address(club.file))
    (tmp_path / "other").mkdir()
    with Club(tmp_path / "other") as other:
        visitor = other.site.database.run_now(storage.add_visitor, storage.hashed(anna.token), "Anna Maria")
        assert run("import", str(file), "--db", address(other.file)).exit_code == 0
        assert [row["name"] for row in rows_in(address(other.file))["visitors"]] == ["Anna Maria", "Bea"]
        assert stored_in(address(other.file), busy[1]).chairs[0].holder == visitor.id


def test_a_table_that_is_here_is_never_overwritten(
    club: Club, busy: list[str], run: Run, refused: Refused, tmp_path: Path
) -> None:
    file = tmp_path / "one.gz"
    run("export", *busy, "-o", str(file), "--db", address(club.file))
    before = rows_in(address(club.file))
    refused(run("import", str(file), "--db", address(club.file)), "TooLate", "is here already")
    assert rows_in(address(club.file)) == before


def test_a_rematch_that_stays_behind_is_not_led_to(club: Club, busy: list[str], run: Run, tmp_path: Path) -> None:
    with club.site.database.engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == busy[0]).values(successor=busy[1], parent=busy[2]))
    run("export", busy[0], busy[1], "-o", str(tmp_path / "two.gz"), "--db", address(club.file))
    (tmp_path / "other").mkdir()
    with Club(tmp_path / "other") as other:
        assert run("import", str(tmp_path / "two.gz"), "--db", address(other.file)).exit_code == 0
        row = stored_in(address(other.file), busy[0]).row
        assert (row.successor, row.parent) == (busy[1], None)


def test_a_database_that_is_not_empty_or_held_is_not_restored_over(
    club: Club, busy: list[str], run: Run, refused: Refused, tmp_path: Path
) -> None:
    file, copy = tmp_path / "club.gz", tmp_path / "copy.sqlite"
    run("backup", str(file), "--db", address(club.file))
    assert run("restore", str(file), "--db", address(copy)).exit_code == 0
    with snapshot(address(copy)) as connection:
        before = connection.execute(select(visitors)).all()
    refused(run("restore", str(file), "--db", address(copy)), "TooLate", "not empty")
    with hold(address(copy)):
        refused(run("restore", str(file), "--db", address(copy), "--force"), "DatabaseInUse")
    assert run("restore", str(file), "--db", address(copy), "--force").exit_code == 0
    with snapshot(address(copy)) as connection:
        assert connection.execute(select(visitors)).all() == before


def test_a_file_is_replaced_only_where_that_is_meant(
    club: Club, busy: list[str], run: Run, refused: Refused, tmp_path: Path
) -> None:
    file = tmp_path / "club.gz"
    file.write_text("something else")
    refused(run("backup", str(file), "--db", address(club.file)), "BadArchive", "--force")
    assert file.read_text() == "something else"
    assert run("backup", str(file), "--force", "--db", address(club.file)).exit_code == 0
    refused(run("backup", str(tmp_path / "no" / "folder.gz"), "--db", address(club.file)), "BadArchive", "written")
    refused(run("export", busy[0], "zzzz", "-o", str(tmp_path / "x.gz"), "--db", address(club.file)), "NotHere", "zzzz")
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix == ".gz") == ["club.gz"]
    assert not list(tmp_path.glob(".*draft"))


def sealed(lines: list[bytes]) -> bytes:
    """Lines with a valid hash at the end, as somebody who forges a file would write them."""
    body = b"".join(lines)
    end = {"lines": len(lines), "sha256": hashlib.sha256(body).hexdigest()}
    return body + json.dumps(end).encode() + b"\n"


def changed(lines: list[bytes], table: str, **values: object) -> bytes:
    """The first row of a table with other values."""
    index = next(index for index, line in enumerate(lines) if line.startswith(f'["{table}"'.encode()))
    name, row = json.loads(lines[index])
    lines[index] = json.dumps([name, row | values]).encode() + b"\n"
    return sealed(lines[:-1])


SPOILT: dict[str, Callable[[list[bytes]], bytes]] = {
    "empty": lambda lines: b"",
    "no archive": lambda lines: b"fondaco 1\ngame: toy\n",
    "binary": lambda lines: b"\x00\xff" * 500 + b"\n",
    "half a gzip": lambda lines: gzip.compress(b"".join(lines))[:-20],
    "no gzip after all": lambda lines: b"\x1f\x8b nonsense\n",
    "cut": lambda lines: b"".join(lines)[:-200],
    "cut at a line": lambda lines: b"".join(lines[:-1]),
    "a row less": lambda lines: b"".join(lines[:3] + lines[4:]),
    "a sign changed": lambda lines: b"".join(lines).replace(b"Anna", b"Anne", 1),
    "something after the end": lambda lines: b"".join(lines) + b"{}\n",
    "another format": lambda lines: sealed([lines[0].replace(b'"format":1', b'"format":2'), *lines[1:-1]]),
    "another schema": lambda lines: sealed([lines[0].replace(b'"schema":"', b'"schema":"9'), *lines[1:-1]]),
    "another table": lambda lines: sealed([lines[0], b'["alembic_version",{"version_num":"1"}]\n']),
    "no rows": lambda lines: sealed([lines[0], b"7\n"]),
    "deep": lambda lines: sealed([lines[0], b"[" * 100_000 + b"\n"]),
    "a column less": lambda lines: sealed([lines[0], b'["visitors",{"id":1}]\n']),
    "a text for a number": lambda lines: changed(lines, "tables", seats="2"),
    "a huge number": lambda lines: changed(lines, "tables", created=1 << 80),
    "a long name": lambda lines: changed(lines, "visitors", name="x" * 25),
    "nothing for a name": lambda lines: changed(lines, "visitors", name=None),
    "an address with a slash": lambda lines: changed(lines, "tables", id="../x"),
    "options that are none": lambda lines: changed(lines, "tables", options="[]"),
    "options of numbers": lambda lines: changed(lines, "tables", options='{"box": 3}'),
    "salts that are none": lambda lines: changed(lines, "tables", salts='{"x": "y"}'),
    "salts of numbers": lambda lines: changed(lines, "tables", salts="[1]"),
    "a host who is not there": lambda lines: changed(lines, "tables", host=99),
    "a chair of no table": lambda lines: changed(lines, "chairs", table_id="zzzz"),
    "a row twice": lambda lines: sealed([lines[0], lines[1], lines[1], *lines[2:-1]]),
}


@pytest.mark.parametrize("command", ["restore", "import"])
def test_a_bad_file_is_refused_with_a_sentence_and_changes_nothing(
    club: Club, busy: list[str], run: Run, refused: Refused, tmp_path: Path, command: str
) -> None:
    run("backup", str(tmp_path / "good.jsonl"), "--db", address(club.file))
    good = (tmp_path / "good.jsonl").read_bytes().splitlines(keepends=True)
    target = tmp_path / "target.sqlite"
    database = Database(address(target))
    database.migrate()
    database.close()
    for name, spoil in SPOILT.items():
        bad = tmp_path / "bad.jsonl"
        bad.write_bytes(spoil(list(good)))
        result = run(command, str(bad), "--db", address(target))
        if command == "import" and name == "a row twice":
            continue  # the same visitor twice is one visitor
        refused(result, "BadArchive")
        assert not any(rows_in(address(target)).values()), name
    refused(run(command, str(tmp_path / "none"), "--db", address(target)), "BadArchive")
    refused(run(command, str(tmp_path), "--db", address(target)), "BadArchive")
    fresh = tmp_path / "fresh.sqlite"
    run(command, str(bad), "--db", address(fresh))
    if command == "import":
        assert not fresh.exists()


def test_single_tables_are_not_taken_for_a_whole_server(
    club: Club, busy: list[str], run: Run, refused: Refused, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("export", busy[1], "--db", address(club.file)).exit_code == 0
    file = tmp_path / f"{busy[1]}.tables.gz"
    refused(run("restore", str(file), "--db", address(tmp_path / "x.sqlite")), "BadArchive", "fondaco import")
    assert not (tmp_path / "x.sqlite").exists()


def test_a_link_leads_to_one_chair(club: Club, busy: list[str], run: Run, tmp_path: Path) -> None:
    """A forged file cannot take a link that leads to a seat here."""
    run("export", busy[1], "-o", str(tmp_path / "a.jsonl"), "--db", address(club.file))
    text = (tmp_path / "a.jsonl").read_bytes().replace(busy[1].encode(), b"abcdefghjk").splitlines(keepends=True)
    (tmp_path / "b.jsonl").write_bytes(sealed(text[:-1]))
    assert run("import", str(tmp_path / "b.jsonl"), "--db", address(club.file)).exit_code == 0
    with club.site.database.engine.begin() as connection:
        linked = connection.execute(select(chairs.c.table_id).where(chairs.c.link_hash.is_not(None))).scalars().all()
    assert linked == [busy[1]]
