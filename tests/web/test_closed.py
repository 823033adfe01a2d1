"""Rules change: what becomes of tables that were begun under others."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from fondaco.games import FORMER, GAMES, find_game, find_rules, shipped
from fondaco.kernel.errors import UnknownGame, WrongVersion
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify
from fondaco.web.store import storage
from fondaco.web.store.rows import Act
from fondaco.web.store.schema import acts, chairs, tables

from .club import HX, Club, Person, play_on

SHORT = 12
"""Choices that leave a game of the toy unfinished."""


@pytest.fixture
def releases(toy: Callable[[str], Game]) -> Iterator[Callable[[int | None, list[int]], None]]:
    """Install another release: which rules of the toy are the present ones (None without the toy), and which former."""
    games, former = GAMES[:], FORMER[:]

    def rules(number: int) -> Game:
        game = toy("")
        game.rules = number
        return game

    def install(present: int | None, earlier: list[int]) -> None:
        GAMES[:] = [*games, *([rules(present)] if present else [])]
        FORMER[:] = [*former, *[rules(number) for number in earlier]]

    install(1, [])
    yield install
    GAMES[:], FORMER[:] = games, former


Releases = Callable[[int | None, list[int]], None]


def table_of(club: Club, *people: Person, choices: int = -1) -> str:
    """A table of the toy, played to its end or for some choices, and then left alone."""
    table = club.table_of(*people, game="toy")
    play_on(club, dict(enumerate(people)), table, Luck("toy"), choices)
    club.site.hall.put_away_idle(-1.0)
    return table


def finished(club: Club, table: str) -> int | None:
    return club.site.database.run_now(storage.load_table, table).row.finished


def shelves(page: str) -> str:
    return page.split('id="mine"')[1].split("</section>")[0]


def test_rules_are_found_by_their_number(releases: Releases) -> None:
    releases(2, [1])
    assert find_game("toy").rules == 2
    assert find_rules("toy", 1) is FORMER[-1]
    assert find_rules("toy", 2) is find_game("toy")
    with pytest.raises(WrongVersion):
        find_rules("toy", 3)
    with pytest.raises(UnknownGame):
        find_rules("no-such-toy", 1)


def test_a_game_goes_on_under_the_rules_it_began_with(
    club: Club, anna: Person, bea: Person, releases: Releases
) -> None:
    table = table_of(club, anna, bea, choices=SHORT)
    releases(2, [1])
    assert anna.get(f"/t/{table}").status_code == 200
    play_on(club, {0: anna, 1: bea}, table, Luck("toy on"))
    text = anna.get(f"/t/{table}/record").text
    assert "rules: 1\n" in text
    verify(read_record(text, shipped()))
    with pytest.raises(WrongVersion):
        read_record(text, GAMES)
    again = anna.post(f"/t/{table}/rematch").headers["location"].removeprefix("/t/")
    assert club.live(again).row.rules == 2, "new tables are opened under the present rules"


@pytest.mark.parametrize("present", [2, None])
def test_a_finished_game_stays_readable_without_its_rules(
    club: Club, anna: Person, bea: Person, releases: Releases, present: int | None
) -> None:
    table = table_of(club, anna, bea)
    before = anna.get(f"/t/{table}/record")
    club.site.hall.put_away_idle(-1.0)
    stored = club.site.database.run_now(storage.load_table, table)
    releases(present, [])
    page = bea.get(f"/t/{table}")
    assert page.status_code == 200
    assert "no longer part of this release" in page.text
    lines = re.findall(r'<li id="line-\d+".*?<b>(.*?)</b> <span>(.*?)</span>', page.text)
    assert [choice for _, choice in lines] == re.findall(r"^[*\d] (.*)$", before.text, re.MULTILINE)
    assert lines[0][0] == "Chance"
    assert "Anna" in lines[1][0]
    assert stored.row.result is not None
    for points in stored.row.result.split():
        assert f">{points}</b>" in page.text
    after = Person(club, "").get(f"/t/{table}/record")
    assert after.status_code == 200
    assert after.text == before.text
    assert after.headers["content-disposition"] == before.headers["content-disposition"]
    assert f"/t/{table}" in shelves(anna.get("/").text)
    assert club.site.database.run_now(storage.load_table, table) == stored, "nothing was changed"


def test_the_course_is_gone_through_line_by_line(club: Club, anna: Person, bea: Person, releases: Releases) -> None:
    table = table_of(club, anna, bea)
    releases(None, [])
    page = anna.get(f"/t/{table}?at=3").text
    assert re.findall(r'<li id="line-(\d+)"[^>]*aria-current="step"', page) == ["3"]
    assert 'href="?at=2#line-2"' in page
    assert 'href="?at=4#line-4"' in page
    assert page.count("to-come") == page.count('<li id="line-') - 3
    assert anna.get(f"/t/{table}?at=0").status_code == 200
    assert anna.get(f"/t/{table}?at=100000").status_code == 404
    assert anna.get(f"/t/{table}?at=x").status_code == 400


def test_a_running_game_without_its_rules_is_closed_for_good_and_gives_its_record(
    club: Club, anna: Person, bea: Person, releases: Releases
) -> None:
    table = table_of(club, anna, bea, choices=SHORT)
    record = club.live(table).record().text()
    club.site.hall.put_away_idle(-1.0)
    acted = club.acts(table)
    releases(2, [])
    assert f"/t/{table}" in shelves(anna.get("/").text)
    assert finished(club, table) is not None, "noted before anything is shown, so that no release plays on"
    page = anna.get(f"/t/{table}")
    assert page.status_code == 200
    assert "This table was closed" in page.text
    assert page.text.count('<li id="line-') == SHORT + 1
    assert anna.get(f"/t/{table}/record").text == record
    for verb, form in (("choose", {"choice": "add 1"}), ("undo", {}), ("say", {"text": "oh"}), ("rematch", {})):
        assert anna.post(f"/t/{table}/{verb}", HX, **form).status_code == 409
    assert club.acts(table) == acted
    assert anna.get(f"/t/{table}/stream").text == "event: begin\ndata: .\n\n"
    releases(2, [1])
    assert "This table was closed" in anna.get(f"/t/{table}").text, "what was shown to all is not played on"
    assert anna.choose(table, 0, "add 1", -1).status_code == 409


def test_a_running_game_that_this_release_does_not_know_waits(
    club: Club, anna: Person, bea: Person, releases: Releases
) -> None:
    """A release without the game may have been started by mistake: nothing is closed, and nothing hidden is shown."""
    table = table_of(club, anna, bea, choices=SHORT)
    club.site.hall.put_away_idle(-1.0)
    releases(None, [])
    page = anna.get(f"/t/{table}")
    assert page.status_code == 200
    assert "waits for a later release" in page.text
    assert "toss" not in page.text
    assert anna.get(f"/t/{table}/record").status_code == 409
    assert finished(club, table) is None
    releases(1, [])
    play_on(club, {0: anna, 1: bea}, table, Luck("on"))
    assert club.live(table).is_over()


def test_a_table_that_never_began_is_closed_too(club: Club, anna: Person, releases: Releases) -> None:
    table = anna.opened({"game": "toy", "name": "Anna", "seats": "2", "chair-2": "open", "listed": "yes"})
    club.site.hall.put_away_idle(-1.0)
    releases(2, [])
    page = Person(club, "").get("/")
    assert page.status_code == 200
    assert table not in page.text
    assert "This table was closed" in anna.get(f"/t/{table}").text
    assert anna.post(f"/t/{table}/sit", name="Bea").status_code == 409


def test_a_server_starts_though_bots_were_to_move_at_a_closed_table(
    club: Club, anna: Person, releases: Releases, quick_bots: None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = anna.opened({"game": "toy", "name": "Anna", "seats": "2", "chair-2": "random", "pace": "leisure"})
    play_on(club, {0: anna}, table, Luck("toy"), 3)
    releases(2, [])
    with Club(tmp_path) as again:
        anna.club = again
        assert "This table was closed" in anna.get(f"/t/{table}").text
        assert again.site.hall.tables == {}
        assert finished(again, table) is not None
    assert "Traceback" not in caplog.text


def test_a_table_of_later_rules_waits_for_them(club: Club, anna: Person, bea: Person, releases: Releases) -> None:
    """Somebody started an older release by mistake: nothing is closed, and nothing hidden is shown."""
    releases(2, [])
    table = table_of(club, anna, bea, choices=SHORT)
    seed = club.site.database.run_now(storage.load_table, table).row.seed
    releases(1, [])
    page = anna.get(f"/t/{table}")
    assert page.status_code == 200
    assert "waits for a later release" in page.text
    assert "toss" not in page.text
    assert anna.get(f"/t/{table}/record").status_code == 409
    assert all(seed not in received for received in anna.received)
    assert f"/t/{table}" in shelves(anna.get("/").text)
    assert finished(club, table) is None
    releases(2, [])
    play_on(club, {0: anna, 1: bea}, table, Luck("on"))
    assert club.live(table).is_over()


def tossed_otherwise(connection: storage.Connection, table: str) -> None:
    setup = connection.execute(tables.select().where(tables.c.id == table)).one().setup
    other = "toss tails" if setup == "toss heads" else "toss heads"
    connection.execute(update(tables).where(tables.c.id == table).values(setup=other))


def drawn_otherwise(connection: storage.Connection, table: str) -> None:
    where = (acts.c.table_id == table) & (acts.c.number == 4)
    connection.execute(update(acts).where(where).values(drawn="toss heads"))


def impossible(connection: storage.Connection, table: str) -> None:
    storage.add_act(connection, table, SHORT, Act(SHORT % 2, "toss heads", 0))


def unseated(connection: storage.Connection, table: str) -> None:
    """As an archive that lacks a line would leave it."""
    connection.execute(delete(chairs).where(chairs.c.table_id == table, chairs.c.seat == 1))


@pytest.mark.parametrize("spoil", [tossed_otherwise, drawn_otherwise, impossible, unseated])
def test_a_table_that_would_be_played_differently_is_set_aside_whole(
    club: Club,
    anna: Person,
    bea: Person,
    releases: Releases,
    spoil: Callable[[storage.Connection, str], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = table_of(club, anna, bea, choices=SHORT)
    club.site.database.run_now(spoil, table)
    stored = club.site.database.run_now(storage.load_table, table)
    page = anna.get(f"/t/{table}")
    assert page.status_code == 200
    assert "set aside" in page.text
    assert "toss" not in page.text
    assert f"table {table} cannot go on" in caplog.text
    assert anna.get(f"/t/{table}/record").status_code == 409
    assert anna.choose(table, 0, "add 1", -1).status_code == 409
    assert f"/t/{table}" in shelves(anna.get("/").text)
    assert club.site.database.run_now(storage.load_table, table) == stored, "never overwritten"


def test_a_finished_game_that_would_end_differently_is_told_as_it_was(
    club: Club, anna: Person, bea: Person, releases: Releases
) -> None:
    table = table_of(club, anna, bea)
    with club.site.database.engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == table).values(result="7 9"))
    page = anna.get(f"/t/{table}")
    assert page.status_code == 200
    assert "would play it differently" in page.text
    assert anna.get(f"/t/{table}/record").text.endswith("end 7 9\n")


def test_what_the_first_release_did_not_note_is_noted_while_its_rules_are_here(
    club: Club, anna: Person, bea: Person, releases: Releases
) -> None:
    table, untouched, fresh = (table_of(club, anna, bea, choices=choices) for choices in (-1, -1, 0))
    record = anna.get(f"/t/{table}/record").text
    club.site.hall.put_away_idle(-1.0)
    with club.site.database.engine.begin() as connection:
        connection.execute(update(tables).values(setup=None))
        connection.execute(update(acts).values(drawn=None))
    assert anna.get(f"/t/{table}").status_code == 200
    play_on(club, {0: anna, 1: bea}, fresh, Luck("fresh"), 1)
    club.site.hall.put_away_idle(-1.0)
    releases(2, [])
    assert anna.get(f"/t/{table}/record").text == record
    assert anna.get(f"/t/{fresh}/record").status_code == 200, "noted though nobody had acted yet"
    assert "was not stored" in anna.get(f"/t/{untouched}").text
    assert anna.get(f"/t/{untouched}/record").status_code == 409
