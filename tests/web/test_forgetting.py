"""A name is removed everywhere, and nobody else's game suffers."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from click.testing import Result
from sqlalchemy import insert, update

from fondaco.kernel.luck import Luck
from fondaco.web.store.lock import hold
from fondaco.web.store.schema import chairs, messages, metadata

from .club import HX, Club, Person, play_on, some_choice

Run = Callable[..., Result]
Refused = Callable[..., None]
NAME = "Annunziata"


class Laid(NamedTuple):
    """A club that was played at before."""

    folder: Path
    tables: list[str]
    """A finished one with a rematch that waits, a running one with talk, and one where a bot stands in."""
    tokens: list[str]


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Laid:
    folder = tmp_path_factory.mktemp("laid")
    with Club(folder) as club:
        anna, bea = Person(club, NAME), Person(club, "Bea")
        over, running, given = (club.table_of(anna, bea) for _ in range(3))
        play_on(club, {0: anna, 1: bea}, over, Luck("over"))
        play_on(club, {0: anna, 1: bea}, running, Luck("running"), 6)
        for person in (anna, bea):
            person.post(f"/t/{running}/say", HX, text=f"{person.name} was here")
        bea.post(f"/t/{over}/rematch")
        visitor = anna.visitor
        assert visitor is not None
        with club.site.database.engine.begin() as connection:
            connection.execute(update(messages).where(messages.c.name == NAME).values(visitor=visitor.id))
            values = {"holder": None, "bot": "random", "name": "Agnes", "former": visitor.id, "former_name": NAME}
            connection.execute(update(chairs).where(chairs.c.table_id == given, chairs.c.seat == 0).values(values))
        return Laid(folder, [over, running, given], [anna.token, bea.token])


@pytest.fixture
def club(laid: Laid, tmp_path: Path, quick_bots: None) -> Iterator[Club]:
    shutil.copytree(laid.folder, tmp_path, dirs_exist_ok=True)
    with Club(tmp_path) as club:
        club.wait_for_bots(laid.tables[2])
        yield club


@pytest.fixture
def played(laid: Laid) -> list[str]:
    return laid.tables


@pytest.fixture
def anna(club: Club, laid: Laid) -> Person:
    person = Person(club, NAME)
    person.token = laid.tokens[0]
    return person


@pytest.fixture
def bea(club: Club, laid: Laid) -> Person:
    person = Person(club, "Bea")
    person.token = laid.tokens[1]
    return person


def everything_in(club: Club) -> str:
    """All there is in the database."""
    with club.site.database.engine.begin() as connection:
        rows = [row for table in metadata.sorted_tables for row in connection.execute(table.select())]
    return "\n".join(str(tuple(row)) for row in rows)


def test_a_name_is_removed_everywhere_and_the_games_go_on(
    club: Club, anna: Person, bea: Person, played: list[str]
) -> None:
    over, running, _ = played
    live = club.live(running)  # in memory, and looked at
    points = club.live(over).result()
    assert NAME in everything_in(club)
    assert anna.post("/name", sure="yes").headers["location"] == "/name?removed=yes"
    assert NAME not in everything_in(club)
    assert "removed everywhere" in anna.get("/name?removed=yes").text
    colour = live.seat_name(0, "en")
    assert live.names("en") == [colour, "Bea"]
    for address in ("/", f"/t/{over}", f"/t/{over}?at=5", f"/t/{running}", f"/t/{over}/record", f"/t/{played[2]}"):
        page = bea.get(address)
        assert page.status_code == 200
        assert NAME not in page.text, address
    assert f"players: {colour} | Bea\n" in bea.get(f"/t/{over}/record").text
    assert club.live(over).result() == points
    assert [message.name for message in live.messages] == ["Bea"]
    seat = live.asked()[0]
    person = (anna, bea)[seat]
    assert person.choose(running, seat, some_choice(live, seat, Luck("on")), -1).status_code == 204


def test_nobody_elses_name_goes(club: Club, anna: Person, bea: Person, played: list[str]) -> None:
    before = everything_in(club).count("Bea")
    anna.post("/name", sure="yes")
    assert everything_in(club).count("Bea") == before


def test_it_is_asked_about_first(club: Club, anna: Person, played: list[str]) -> None:
    before = everything_in(club)
    page = anna.get("/name")
    assert NAME in page.text
    assert 'name="sure" value="yes" required' in page.text
    refused = anna.post("/name")
    assert refused.status_code == 400
    assert "nothing was removed" in refused.text
    assert everything_in(club) == before
    assert 'href="/name"' in anna.get("/").text


def test_somebody_unknown_has_no_name_to_remove(club: Club, played: list[str]) -> None:
    before = everything_in(club)
    stranger = Person(club, "")
    assert "knows nothing about you" in stranger.get("/name").text
    assert stranger.post("/name", sure="yes").status_code == 303
    assert "removed everywhere" in stranger.get("/name?removed=yes").text
    assert everything_in(club) == before
    assert stranger.token == ""


def test_talk_of_the_first_release_is_known_by_seat_and_name(
    club: Club, anna: Person, bea: Person, played: list[str]
) -> None:
    with club.site.database.engine.begin() as connection:
        connection.execute(update(messages).values(visitor=None))
    anna.post("/name", sure="yes")
    assert NAME not in everything_in(club)
    assert "Bea was here" in everything_in(club)


def test_what_the_table_told_of_somebody_with_a_longer_name_stays(club: Club, anna: Person, played: list[str]) -> None:
    told = [f"{NAME}bel has left.", f"{NAME} has left.", f"({NAME}) is back."]
    with club.site.database.engine.begin() as connection:
        for text in told:
            connection.execute(insert(messages).values(table_id=played[1], seat=-1, name="", text=text, at=1))
    anna.post("/name", sure="yes")
    assert [text in everything_in(club) for text in told] == [True, False, False]


def test_the_host_can_do_it(
    club: Club, anna: Person, bea: Person, played: list[str], run: Run, refused: Refused
) -> None:
    address = f"sqlite:///{club.file}"
    before = everything_in(club)
    visitor = anna.visitor
    assert visitor is not None
    shown = run("forget", NAME.upper(), "--db", address)
    assert shown.exit_code == 0
    assert f"Visitor {visitor.id}, {NAME}:" in shown.output
    assert everything_in(club) == before
    with hold(address):
        refused(run("forget", NAME, "--yes", "--db", address), "DatabaseInUse")
    assert everything_in(club) == before
    assert "removed from" in run("forget", str(visitor.id), "--yes", "--db", address).output
    assert NAME not in everything_in(club)
    refused(run("forget", NAME, "--db", address), "BadOption", "Nobody is called")


def test_two_of_one_name_are_told_apart(club: Club, anna: Person, bea: Person, played: list[str], run: Run,
                                         refused: Refused) -> None:  # fmt: skip
    address = f"sqlite:///{club.file}"
    other = Person(club, NAME)
    club.table_of(other, bea)
    assert run("forget", NAME, "--db", address).output.count("Visitor") == 2
    refused(run("forget", NAME, "--yes", "--db", address), "BadOption", "by its number")
