"""Seats: held by a secret cookie and nothing else, moved by a link that works once, given away by their owners."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from fondaco.kernel.luck import Luck
from fondaco.kernel.state import NOBODY
from fondaco.web.store import storage

from .club import HX, Club, Person, notice, play_on, some_choice

People = Callable[[str], Person]


def link_of(response_text: str) -> str:
    """The address of a secret link on the page that shows it."""
    found = re.search(r"/seat/[\w-]+", response_text)
    assert found
    return found[0]


def plan(club: Club, somebody: Person, table: str, seat: int, headers: dict[str, str] | None = None) -> int:
    """Try to plan for a seat; the status of the answer."""
    live = club.live(table)
    form = {"choice": some_choice(live, seat, Luck("p")), "seat": str(seat), "version": str(live.version(seat))}
    return somebody.post(f"/t/{table}/choose", headers or HX, **form, sure="yes").status_code


def test_a_cookie_is_given_once_and_kept_from_scripts(club: Club, anna: Person) -> None:
    response = anna.post("/play")
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert len(anna.token) >= 32
    assert "set-cookie" not in anna.post("/play").headers
    assert "set-cookie" not in anna.get("/").headers


def test_no_secret_is_stored(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    secret = link_of(anna.post(f"/t/{table}/link", seat="0").text).removeprefix("/seat/")
    assert club.site.database.run_now(storage.find_link, storage.hashed(secret)) == (table, 0)
    stored = b"".join(path.read_bytes() for path in club.file.parent.iterdir() if path.is_file())
    assert table.encode() in stored
    assert storage.hashed(secret).encode() in stored
    for hidden in (anna.token, bea.token, secret):
        assert hidden.encode() not in stored


def test_nobody_acts_for_a_seat_of_somebody_else(club: Club, anna: Person, bea: Person, person: People) -> None:
    table = club.table_of(anna, bea)
    stranger, guesser = person("Eve"), person("Eve")
    club.table_of(stranger, bots=1)  # known here, but not seated at the table
    guesser.token = "x" * 32
    assert plan(club, anna, table, 0) == 204
    for other in (anna, stranger, guesser, person("nobody")):
        assert plan(club, other, table, 1) == 403
    for other in (bea, stranger, guesser, person("nobody")):
        assert other.undo(table, 0, club.live(table).version(0)).status_code == 403
        assert other.post(f"/t/{table}/link", seat="0").status_code == 403
        assert other.post(f"/t/{table}/curtain", seat="0").status_code == 403
        assert other.post(f"/t/{table}/chair", seat="0", to="bot").status_code == 403
        assert other.post(f"/t/{table}/chair", seat="0", to="open").status_code == 403
        assert other.post(f"/t/{table}/bots").status_code == 403
    assert len(club.acts(table)) == 1


def test_nobody_unseats_a_bot_once_the_game_has_begun(
    club: Club, anna: Person, bea: Person, person: People, quick_bots: None
) -> None:
    """Whoever sat down in its place would see what it hides."""
    table = club.table_of(anna, bea, bots=1)
    for other in (anna, bea, person("without a cookie")):
        for to in ("open", "bot", "back"):
            assert other.post(f"/t/{table}/chair", seat="2", to=to).status_code == 403
    assert club.live(table).chairs[2].bot == "random"


def test_a_spectator_looks_and_cannot_choose(club: Club, anna: Person, bea: Person, person: People) -> None:
    table = club.table_of(anna, bea)
    spectator = person("Sven")
    page = spectator.get(f"/t/{table}")
    assert page.status_code == 200
    assert 'name="choice"' not in page.text
    assert 'name="part"' not in page.text
    assert plan(club, spectator, table, 0) == 403
    assert spectator.post(f"/t/{table}/choose", HX, choice="pass").status_code == 403
    nameless = spectator.post(f"/t/{table}/say", HX, text="hello")
    assert nameless.status_code == 400
    assert "name" in notice(nameless)
    assert spectator.post(f"/t/{table}/say", HX, text="hello", name="Sven").status_code == 204
    assert spectator.post(f"/t/{table}/say", HX, text="again").status_code == 204
    assert [(said.seat, said.name) for said in club.live(table).messages] == [(NOBODY, "Sven"), (NOBODY, "Sven")]


def test_a_link_moves_a_seat_once(club: Club, anna: Person, bea: Person, person: People) -> None:
    table = club.table_of(anna, bea)
    link = link_of(anna.post(f"/t/{table}/link", seat="0").text)
    phone, thief = person(""), person("")
    assert phone.get(link).status_code == 200
    assert not phone.token, "looking at a link must not use it up"
    assert phone.post(link).status_code == 303
    assert plan(club, phone, table, 0) == 204
    assert thief.get(link).status_code == 404
    assert thief.post(link).status_code == 404
    assert anna.undo(table, 0, -1).status_code == 403, "the seat is on another device now"
    assert phone.undo(table, 0, club.live(table).version(0)).status_code == 204


def test_two_who_follow_a_link_at_once_get_one_seat(club: Club, anna: Person, bea: Person, person: People) -> None:
    """Both have found the link before either of them sits down."""
    table = club.table_of(anna, bea)
    link = link_of(anna.post(f"/t/{table}/link", seat="0").text)
    lock = club.live(table).lock
    racers = [person(""), person("")]
    with ThreadPoolExecutor(2) as threads:
        club.call(lock.acquire)
        answers = [threads.submit(racer.ask, "POST", link) for racer in racers]

        async def let_in() -> None:
            while len(getattr(lock, "_waiters", None) or ()) < 2:
                await asyncio.sleep(0.01)
            lock.release()

        club.call(let_in)
        assert sorted(answer.result().status_code for answer in answers) == [303, 404]


def test_a_link_is_void_once_somebody_else_sits_there(club: Club, anna: Person, bea: Person, person: People) -> None:
    table = club.table_of(anna, bea)
    link = link_of(bea.post(f"/t/{table}/link", seat="1").text)
    assert bea.post(f"/t/{table}/chair", seat="1", to="open").status_code == 303
    assert person("").post(link).status_code == 404


@pytest.mark.parametrize("secret", ["x", "%00", "x" * 500, "%2e%2e%2fx", "%F0%9F%8E%B2"])
def test_a_wrong_link_is_a_friendly_page(club: Club, anna: Person, secret: str) -> None:
    for method in ("GET", "POST"):
        response = anna.ask(method, f"/seat/{secret}")
        assert response.status_code == 404
        assert "<h1" in response.text


def test_whoever_gives_a_seat_to_a_bot_comes_back_by_a_button(
    club: Club, anna: Person, bea: Person, person: People, quick_bots: None
) -> None:
    """A player who wants to watch is not put back by watching."""
    table = club.table_of(anna, bea)
    assert bea.post(f"/t/{table}/chair", seat="1", to="bot").status_code == 303
    club.wait_for_bots(table)
    assert [seat for seat, _ in club.acts(table)] == [1], "the bot plays on the seat that was left"
    assert plan(club, bea, table, 0) == 403
    assert "Take my seat back" in bea.get(f"/t/{table}").text
    assert "Take my seat back" not in anna.get(f"/t/{table}").text
    assert club.live(table).chairs[1].bot
    assert anna.post(f"/t/{table}/chair", seat="1", to="back").status_code == 403
    assert bea.post(f"/t/{table}/chair", seat="1", to="back").status_code == 303
    assert club.live(table).chairs[1].name == "Bea"
    assert bea.undo(table, 1, club.live(table).version(1)).status_code == 204
    assert plan(club, bea, table, 1) == 204


def test_whoever_left_may_come_back_by_themselves(club: Club, anna: Person, bea: Person, quick_bots: None) -> None:
    table = club.table_of(anna, bea)
    assert bea.post(f"/t/{table}/chair", seat="1", to="bot").status_code == 303
    assert bea.post(f"/t/{table}/chair", seat="1", to="back").status_code == 303
    assert club.stored(table).chairs[1].holder is not None
    assert bea.post(f"/t/{table}/chair", seat="1", to="back").status_code == 409


def test_a_seat_is_left_to_somebody_else(club: Club, anna: Person, bea: Person, person: People) -> None:
    table = club.table_of(anna, bea)
    cyr, late = person("Cyr"), person("Dora")
    assert cyr.post(f"/t/{table}/sit", name="Cyr").status_code == 409, "the table is full"
    assert bea.post(f"/t/{table}/chair", seat="1", to="open").status_code == 303
    assert club.live(table).asked() == [0, 1]
    assert cyr.post(f"/t/{table}/sit", name="Cyr").status_code == 303
    assert plan(club, bea, table, 1) == 403
    assert plan(club, cyr, table, 1) == 204
    full = late.post(f"/t/{table}/sit", name="Dora")
    assert full.status_code == 409
    assert "seats are taken" in full.text


def test_a_choice_that_waited_while_the_seat_was_given_away_is_refused(
    club: Club, anna: Person, bea: Person, quick_bots: None
) -> None:
    """The check that the seat is still theirs is inside the lock: no race."""
    table = club.table_of(anna, bea)
    live = club.live(table)
    bea_id = live.chairs[1].holder
    choice = some_choice(live, 1, Luck("p"))
    assert bea.post(f"/t/{table}/chair", seat="1", to="open").status_code == 303
    with pytest.raises(Exception, match="do not sit"):
        club.call(club.site.hall.choose, live, 1, choice, live.version(1), bea_id)
    with pytest.raises(Exception, match="do not sit"):
        club.call(club.site.hall.choose, live, 1, choice, live.version(1), None)
    assert club.acts(table) == []


def test_names_at_a_table_differ(club: Club, anna: Person, person: People) -> None:
    table = anna.opened({"game": "norenberc", "name": "Anna", "seats": "3", "chair-1": "me"})
    assert person("Anna").post(f"/t/{table}/sit", name="Anna").status_code == 400
    assert person("").post(f"/t/{table}/sit", name=" \u202e\u0000 ").status_code == 400
    assert person("").post(f"/t/{table}/sit", name="x" * 25).status_code == 400
    assert person("").post(f"/t/{table}/sit", name="B", seat="7").status_code in (400, 404)
    bea, cyr = person("Bea"), person("Cyr")
    assert bea.post(f"/t/{table}/sit", name="Bea", seat="2").status_code == 303
    assert cyr.post(f"/t/{table}/sit", name="Cyr", seat="2").status_code == 409
    assert club.live(table).table is None
    assert anna.post(f"/t/{table}/bots", bot="random").status_code == 303
    assert club.live(table).chairs[1].bot == "random"
    assert club.live(table).asked() == [0, 1, 2]


# One device, handed round.


def hot_seat(host: Person) -> str:
    form = {"game": "norenberc", "name": "Anna", "seats": "2", "chair-1": "me", "chair-2": "here", "name-2": "Bea"}
    return host.opened(form)


def test_a_curtain_stands_between_two_seats_of_one_device(club: Club, anna: Person) -> None:
    table = hot_seat(anna)
    live = club.live(table)
    luck = Luck("hot seat")
    drawn = 0
    for _ in range(60):
        if live.is_over():
            break
        viewer = anna.viewer(live)
        if viewer.curtain != NOBODY:
            drawn += 1
            assert viewer.seat == NOBODY
            page = anna.get(f"/t/{table}").text
            assert 'name="choice"' not in page
            assert 'name="part"' not in page
            spectator = Person(club, "").page(live).fragments
            covered = anna.page(live).fragments
            own = {
                "curtain",
                "people",
                "seats",
                "aids",
                "bar",
                "forms",
                "state",
            }  # who holds what; the test of secrets reads them too
            for name in spectator.keys() - own:
                assert covered[name].html == spectator[name].html, f"{name} shows more under the curtain"
            assert "mine" not in covered
            assert anna.post(f"/t/{table}/curtain", HX, seat=str(viewer.curtain)).status_code == 204
            assert anna.viewer(live).seat == viewer.curtain
        seat = anna.viewer(live).seat
        assert live.playing().state.is_asked(seat)
        assert anna.choose(table, seat, some_choice(live, seat, luck), live.version(seat)).status_code == 204
    assert drawn > 5


def test_a_plan_is_not_shown_to_the_next_at_the_device(club: Club, anna: Person) -> None:
    table = hot_seat(anna)
    live = club.live(table)
    anna.post(f"/t/{table}/curtain", HX, seat="0")
    choice = next(text for text in live.game.vocabulary.texts if text.startswith("plan ") and "+" in text)
    assert anna.choose(table, 0, choice, live.version(0)).status_code == 204
    covered = anna.get(f"/t/{table}").text
    private = [item for item in live.playing().listener.items if not item.is_for(NOBODY)]
    assert private
    assert choice not in covered
    assert anna.post(f"/t/{table}/curtain", HX, seat="1").status_code == 204
    logs = [page.fragments for page in (anna.page(live), Person(club, "").page(live))]
    told = [{name: one.html for name, one in log.items() if name.startswith("log-")} for log in logs]
    assert told[0] == told[1] != {}
    assert anna.get(f"/t/{table}?seat=1").status_code == 403


def test_under_the_curtain_the_last_choice_can_be_taken_back(club: Club, anna: Person) -> None:
    table = hot_seat(anna)
    live = club.live(table)
    anna.post(f"/t/{table}/curtain", HX, seat="0")
    anna.choose(table, 0, some_choice(live, 0, Luck("p")), live.version(0))
    assert anna.viewer(live).curtain == 1
    assert anna.undo(table, 0, live.version(0)).status_code == 204
    assert (anna.viewer(live).curtain, anna.viewer(live).seat) == (0, NOBODY), "whoever pressed it may be somebody else"
    assert live.asked() == [0, 1]
    anna.post(f"/t/{table}/curtain", HX, seat="0")
    assert (anna.viewer(live).curtain, anna.viewer(live).seat) == (NOBODY, 0)


def test_a_choice_of_somebody_else_is_taken_back_under_a_curtain(club: Club, anna: Person) -> None:
    """Whoever has drawn the curtain back already does not come to see what another seat at the device hides."""
    table = hot_seat(anna)
    live = club.live(table)
    anna.post(f"/t/{table}/curtain", HX, seat="0")
    anna.choose(table, 0, some_choice(live, 0, Luck("p")), live.version(0))
    anna.post(f"/t/{table}/curtain", HX, seat="1")
    assert anna.viewer(live).seat == 1
    assert anna.undo(table, 0, live.version(0)).status_code == 204
    assert (anna.viewer(live).curtain, anna.viewer(live).seat) == (0, NOBODY)


def test_a_whole_game_on_one_device(club: Club, anna: Person) -> None:
    table = hot_seat(anna)
    play_on(club, {0: anna, 1: anna}, table, Luck("whole"))
    assert anna.get(f"/t/{table}").status_code == 200
    assert club.live(table).is_over()
