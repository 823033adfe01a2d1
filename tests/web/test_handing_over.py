"""A seat changes hands in the middle of a game: never behind somebody's back, and never for good."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .club import HX, Club, Person, chat_of, notice

People = Callable[[str], Person]


@pytest.fixture
def table(club: Club, anna: Person, bea: Person) -> str:
    return club.table_of(anna, bea)


def test_the_host_puts_nobody_off_a_seat(club: Club, anna: Person, bea: Person, table: str) -> None:
    """Whoever sat down there would see the plan that was made in secret."""
    for to in ("open", "bot", "back"):
        refused = anna.post(f"/t/{table}/chair", HX, seat="1", to=to)
        assert refused.status_code == 403
    assert anna.post(f"/t/{table}/bots", HX).status_code == 409
    assert club.live(table).names("en") == ["Anna", "Bea"]


def test_everybody_reads_that_a_seat_changed_hands(club: Club, anna: Person, bea: Person, table: str) -> None:
    bea.post(f"/t/{table}/chair", HX, seat="1", to="open")
    said = club.live(table).messages[-1]
    assert chat_of(club.live(table)) == ["The seat of Bea is open now."]
    assert (said.name, said.visitor) == ("", bea.visitor.id if bea.visitor else 0), "no person says it"


def test_whoever_left_a_seat_open_comes_back_until_somebody_sits_there(
    club: Club, anna: Person, bea: Person, person: People, table: str
) -> None:
    cleo = person("Cleo")
    bea.post(f"/t/{table}/chair", HX, seat="1", to="open")
    assert bea.post(f"/t/{table}/chair", HX, seat="1", to="back").status_code == 204
    assert club.live(table).names("en") == ["Anna", "Bea"]
    bea.post(f"/t/{table}/chair", HX, seat="1", to="open")
    assert cleo.post(f"/t/{table}/sit", name="Cleo", seat="1").status_code == 303
    assert bea.post(f"/t/{table}/chair", HX, seat="1", to="back").status_code == 409, "somebody plays there now"
    assert cleo.post(f"/t/{table}/chair", HX, seat="1", to="back").status_code == 409
    assert club.live(table).names("en") == ["Anna", "Cleo"]


def test_who_left_finds_the_table_again(club: Club, anna: Person, bea: Person, table: str) -> None:
    bea.post(f"/t/{table}/chair", HX, seat="1", to="open")
    assert anna.post(f"/t/{table}/ask", HX, seat="1").status_code == 204
    assert club.live(table).chairs[1].bot, "nobody else is there to agree"
    assert f"/t/{table}" in bea.get("/").text
    assert bea.post(f"/t/{table}/chair", HX, seat="1", to="back").status_code == 204
    assert club.live(table).names("en") == ["Anna", "Bea"]


def test_whoever_is_host_stays_host_on_another_device(club: Club, anna: Person, person: People, table: str) -> None:
    phone = person("")
    page = anna.post(f"/t/{table}/link", seat="0").text
    phone.post(page[page.index("/seat/") :].split('"')[0].split("<")[0])
    assert anna.post(f"/t/{table}/bot-pace", HX).status_code == 403
    assert phone.post(f"/t/{table}/bot-pace", HX).status_code == 204


def test_nobody_takes_the_name_of_somebody_who_may_come_back(
    club: Club, anna: Person, bea: Person, person: People
) -> None:
    cleo = person("Cleo")
    table = club.table_of(anna, bea, cleo)
    bea.post(f"/t/{table}/chair", HX, seat="1", to="bot", bot="random")
    cleo.post(f"/t/{table}/chair", HX, seat="2", to="open")
    refused = person("Bea").post(f"/t/{table}/sit", HX, name="B e a", seat="2")
    assert refused.status_code == 400
    assert "called Bea already" in notice(refused)
    assert bea.post(f"/t/{table}/chair", HX, seat="1", to="back").status_code == 204


def test_a_device_is_handed_to_somebody_who_is_not_asked(club: Club, anna: Person, person: People) -> None:
    """Two of three sit at one device; the first planned, and wants to see the plan again."""
    form = {"game": "norenberc", "name": "Anna", "seats": "3", "chair-1": "me", "chair-2": "here", "name-2": "Ben"}
    table = anna.opened(form | {"chair-3": "open"})
    person("Cleo").post(f"/t/{table}/sit", name="Cleo")
    live = club.live(table)
    for seat in (0, 1):
        anna.post(f"/t/{table}/curtain", HX, seat=str(seat))
        anna.choose(table, seat, "plan brewers", live.version(seat))
    assert anna.viewer(live).seat == 1
    anna.post(f"/t/{table}/curtain", HX, seat="0", draw="yes")
    assert (anna.viewer(live).curtain, anna.viewer(live).seat) == (0, -1)
    anna.post(f"/t/{table}/curtain", HX, seat="0")
    assert (anna.viewer(live).curtain, anna.viewer(live).seat) == (-1, 0)


def test_nobody_sits_on_two_chairs_by_the_link(club: Club, anna: Person, bea: Person, person: People) -> None:
    table = anna.opened(
        {"game": "norenberc", "name": "Anna", "seats": "3", "chair-1": "me", "chair-2": "open", "chair-3": "open"}
    )
    assert bea.post(f"/t/{table}/sit", name="Bea").status_code == 303
    again = bea.post(f"/t/{table}/sit", HX, name="Bea too")
    assert again.status_code == 409
    assert "already" in notice(again)


def test_a_link_does_not_rename_whoever_follows_it(club: Club, anna: Person, bea: Person, person: People) -> None:
    table = club.table_of(anna, bea)
    carl = person("Carl")
    carl.post("/play", name="Carl")
    page = anna.post(f"/t/{table}/link", seat="0").text
    link = page[page.index("/seat/") :].split('"')[0].split("<")[0]
    assert carl.post(link).status_code == 303
    assert carl.visitor is not None
    assert carl.visitor.name == "Carl"
    assert club.live(table).names("en") == ["Anna", "Bea"]
