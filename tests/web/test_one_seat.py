"""Nobody holds two seats of a game, whatever way they try; except where a device is handed round."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .club import HX, Club, Person
from .test_seats import link_of

People = Callable[[str], Person]


@pytest.fixture
def cleo(person: People) -> Person:
    return person("Cleo")


@pytest.fixture
def table(club: Club, anna: Person, bea: Person, cleo: Person) -> str:
    return club.table_of(anna, bea, cleo)


def link_to(somebody: Person, table: str, seat: int) -> str:
    return link_of(somebody.post(f"/t/{table}/link", seat=str(seat)).text)


@pytest.mark.parametrize("leaves", [False, True])
def test_nobody_follows_a_link_to_a_second_seat(
    club: Club, anna: Person, bea: Person, person: People, table: str, leaves: bool
) -> None:
    """Nor whoever has given the first one to a bot: its secrets are known."""
    link = link_to(bea, table, 1)
    if leaves:
        assert anna.post(f"/t/{table}/chair", HX, seat="0", to="bot").status_code == 204
    for method in ("GET", "POST"):
        refused = anna.ask(method, link)
        assert refused.status_code == 409
        assert "nobody may hold two seats" in refused.text or "held another seat" in refused.text
    assert bea.viewer(club.live(table)).seats == (1,)
    assert person("").post(link).status_code == 303, "the link was not used up"


def test_the_link_of_the_own_seat_is_not_used_up_by_its_owner(
    club: Club, bea: Person, person: People, table: str
) -> None:
    link = link_to(bea, table, 1)
    for method in ("GET", "POST"):
        refused = bea.ask(method, link)
        assert refused.status_code == 409
        assert "holds the seat already" in refused.text
    assert person("").post(link).status_code == 303


@pytest.mark.parametrize("leaves", ["stays", "bot", "open", "moved"])
def test_nobody_sits_down_on_a_second_seat(
    club: Club, anna: Person, bea: Person, cleo: Person, person: People, table: str, leaves: str
) -> None:
    assert bea.post(f"/t/{table}/chair", HX, seat="1", to="open").status_code == 204
    if leaves == "moved":
        assert person("").post(link_to(anna, table, 0)).status_code == 303
    elif leaves != "stays":
        assert anna.post(f"/t/{table}/chair", HX, seat="0", to=leaves).status_code == 204
    assert anna.post(f"/t/{table}/sit", HX, name="Other", seat="1").status_code == 409
    assert anna.post(f"/t/{table}/chair", HX, seat="1", to="back").status_code == 403
    assert club.live(table).chairs[1].is_open
    assert cleo.post(f"/t/{table}/sit", HX, name="Other").status_code == 409
    assert person("").post(f"/t/{table}/sit", name="Dora", seat="1").status_code == 303


def test_nobody_comes_back_to_a_second_seat(club: Club, anna: Person, bea: Person, person: People) -> None:
    """The chair of a rematch was kept for Bea, who took another one; a bot filled it."""
    form = {"game": "norenberc", "name": "Anna", "seats": "3", "chair-1": "me", "chair-2": "open", "chair-3": "open"}
    table = anna.opened(form)
    assert bea.post(f"/t/{table}/sit", name="Bea", seat="2").status_code == 303
    assert bea.visitor is not None
    live = club.live(table)
    live.chairs[1] = live.chairs[1]._replace(former=bea.visitor.id, former_name="Bea")
    assert anna.post(f"/t/{table}/bots", HX, bot="random").status_code == 204
    assert live.table is not None
    assert bea.post(f"/t/{table}/chair", HX, seat="1", to="back").status_code == 409
    assert live.seats_of(bea.visitor.id) == [2]


def test_a_device_that_is_handed_round_holds_several_seats(club: Club, anna: Person, person: People) -> None:
    form = {"game": "norenberc", "name": "Anna", "seats": "2", "chair-1": "me", "chair-2": "here", "name-2": "Bea"}
    table = anna.opened(form)
    assert club.stored(table).row.handed
    phone = person("")
    assert phone.post(link_to(anna, table, 1)).status_code == 303
    assert anna.viewer(club.live(table)).seats == (0,)
    assert anna.post(link_to(phone, table, 1)).status_code == 303
    assert anna.viewer(club.live(table)).seats == (0, 1)
    assert not club.stored(club.table_of(person("Cyr"), bots=1)).row.handed


@pytest.mark.parametrize("leaves", [False, True])
def test_nobody_sits_down_on_a_second_seat_where_a_device_is_handed_round(
    club: Club, anna: Person, bea: Person, person: People, leaves: bool
) -> None:
    form = {"game": "norenberc", "name": "Anna", "seats": "4", "chair-1": "me", "chair-2": "here", "name-2": "Ben"}
    table = anna.opened(form | {"chair-3": "open", "chair-4": "open"})
    assert club.stored(table).row.handed
    assert bea.post(f"/t/{table}/sit", name="Bea", seat="2").status_code == 303
    cleo = person("Cleo")
    assert cleo.post(f"/t/{table}/sit", name="Cleo", seat="3").status_code == 303
    assert cleo.post(f"/t/{table}/chair", HX, seat="3", to="open").status_code == 204
    if leaves:
        assert bea.post(f"/t/{table}/chair", HX, seat="2", to="bot").status_code == 204
    assert bea.post(f"/t/{table}/sit", HX, name="Other", seat="3").status_code == 409
    assert club.live(table).chairs[3].is_open


# Names.


@pytest.mark.parametrize(
    "name", ["Bea", "BEA", "b e a", "Bea.", "Bea\u200b", "Béa", "Веа", "Bea 🎲", "Ｂｅａ", "anna", "Cleo"]
)
def test_no_spectator_speaks_under_the_name_of_somebody_who_plays(
    club: Club, table: str, cleo: Person, person: People, name: str
) -> None:
    """Nor of somebody who has left the seat to a bot."""
    cleo.post(f"/t/{table}/chair", HX, seat="2", to="bot")
    told = len(club.live(table).messages)
    new, known = person(name), person(name)
    known.post("/play", name=name)
    assert new.post(f"/t/{table}/say", HX, name=name, text="I resign").status_code == 400
    assert not new.token
    assert known.post(f"/t/{table}/say", HX, text="I resign").status_code == 400
    assert len(club.live(table).messages) == told
    assert known.post(f"/t/{table}/say", HX, name="Eve", text="Hello").status_code == 204
    assert club.live(table).messages[-1].name == "Eve"


def test_whoever_left_a_seat_speaks_under_the_own_name(club: Club, table: str, cleo: Person) -> None:
    cleo.post(f"/t/{table}/chair", HX, seat="2", to="bot")
    assert cleo.post(f"/t/{table}/say", HX, text="Good luck").status_code == 204
    assert club.live(table).messages[-1].name == "Cleo"


def test_what_spectators_say_is_marked_and_signed(club: Club, table: str, anna: Person, person: People) -> None:
    eve = person("Eve")
    eve.post(f"/t/{table}/say", HX, name="Eve", text="A bot sits down for Bea.")
    anna.post(f"/t/{table}/say", HX, text="No.")
    live = club.live(table)
    page = anna.page(live)
    lines = [page.fragments[f"said-{message.id}"].html for message in live.messages]
    assert ["(watching)" in line for line in lines] == [True, False]
    assert eve.visitor is not None
    assert anna.visitor is not None
    assert [message.visitor for message in club.stored(table).messages] == [eve.visitor.id, anna.visitor.id]
