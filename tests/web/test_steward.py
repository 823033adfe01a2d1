"""A seat stays its owner's: nobody else gets it, a bot stands in by agreement, and whoever comes back takes over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fondaco.kernel.luck import Luck
from fondaco.web.pages.draft import USUAL_GRACE
from fondaco.web.pages.persons import moment
from fondaco.web.store import storage
from fondaco.web.tables.presence import FINDING_BACK, NEAR_FOR
from fondaco.web.tables.thinkers import Thinkers
from fondaco.web.tables.watcher import Watcher

from .club import HX, Club, Person, chat_of, notice, some_choice
from .conftest import Clock

People = Callable[[str], Person]
GRACE = USUAL_GRACE["live"]


@pytest.fixture
def cleo(person: People) -> Person:
    return person("Cleo")


@pytest.fixture
def table(clock: Clock, club: Club, anna: Person, bea: Person, cleo: Person) -> str:
    """A game of three that has begun; all of them were there a moment ago."""
    return club.table_of(anna, bea, cleo)


@contextmanager
def streaming(club: Club, table: str, somebody: Person) -> Iterator[None]:
    """Somebody's stream is open for the block, and drops at its end."""
    live, hall = club.live(table), club.site.hall
    assert somebody.visitor is not None

    async def come(visitor: int) -> Watcher:
        return hall.enter(live, visitor)

    async def go(watcher: Watcher) -> None:
        hall.leave(live, watcher)

    watcher = club.call(come, somebody.visitor.id)
    yield
    club.call(go, watcher)


def holders(club: Club, table: str) -> list[int | None]:
    return [chair.holder for chair in club.live(table).chairs]


def ask(somebody: Person, table: str, seat: int) -> int:
    return somebody.post(f"/t/{table}/ask", HX, seat=str(seat)).status_code


def answer(somebody: Person, table: str, seat: int, say: str) -> int:
    return somebody.post(f"/t/{table}/answer", HX, seat=str(seat), say=say).status_code


def stand_in_for_bea(club: Club, clock: Clock, table: str, anna: Person, cleo: Person) -> None:
    clock.forward(GRACE)
    assert cleo.get(f"/t/{table}").status_code == 200
    assert ask(anna, table, 1) == 204
    assert answer(cleo, table, 1, "yes") == 204
    assert club.live(table).chairs[1].bot


def try_everything(host: Person, table: str) -> None:
    """All that somebody can do to get another's seat."""
    for to in ("open", "bot", "back"):
        assert host.post(f"/t/{table}/chair", HX, seat="1", to=to).status_code == 403
    assert host.post(f"/t/{table}/bots", HX).status_code == 409
    assert host.post(f"/t/{table}/sit", HX, name="Nobody", seat="1").status_code == 409
    assert host.post(f"/t/{table}/link", HX, seat="1").status_code == 403
    assert host.post(f"/t/{table}/curtain", HX, seat="1").status_code == 403
    assert host.get(f"/t/{table}?seat=2").status_code == 403


def test_a_host_does_not_get_the_seat_of_somebody_whose_stream_broke(
    club: Club, clock: Clock, table: str, anna: Person, bea: Person, cleo: Person
) -> None:
    live = club.live(table)
    before = holders(club, table)
    with streaming(club, table, bea):
        try_everything(anna, table)
        assert ask(anna, table, 1) == 409
    seen = {name: one.html for name, one in anna.page(live).fragments.items() if name != "people"}
    for seconds in (0.4, NEAR_FOR / 1000, GRACE - NEAR_FOR / 1000 - 1):
        clock.forward(seconds)
        try_everything(anna, table)
        assert ask(anna, table, 1) == 409
        assert holders(club, table) == before
    clock.forward(1)
    try_everything(anna, table)
    assert holders(club, table) == before
    assert anna.viewer(live).seats == (0,)
    assert {name: one.html for name, one in anna.page(live).fragments.items() if name != "people"} == seen


def test_a_bot_stands_in_when_all_who_are_there_agree(
    club: Club, clock: Clock, table: str, anna: Person, bea: Person, cleo: Person, quick_bots: None
) -> None:
    live = club.live(table)
    clock.forward(GRACE)
    with streaming(club, table, cleo):
        assert ask(anna, table, 1) == 204
        assert ask(anna, table, 1) == 204, "to ask twice changes nothing"
        assert answer(anna, table, 1, "yes") == 204, "nor does agreeing with oneself"
        assert holders(club, table)[1] is not None
        assert "Agree" in cleo.page(live).fragments["people"].html
        assert "Agree" not in anna.page(live).fragments["people"].html
        assert "Waiting for Cleo to agree" in anna.page(live).fragments["people"].html
        assert answer(cleo, table, 1, "yes") == 204
    assert live.chairs[1].bot
    assert live.chairs[1].former_name == "Bea"
    assert "for Bea" in anna.page(live).fragments["people"].html
    told = chat_of(live)
    assert told == [
        "Anna asks for a bot in place of Bea.",
        "Cleo agrees to a bot in place of Bea.",
        f"A bot, {live.chairs[1].name}, stands in for Bea.",
    ]
    assert {message.name for message in live.messages} == {""}
    club.wait_for_bots(table)
    assert [seat for seat, _ in club.acts(table)] == [1]


def test_whoever_is_alone_decides_alone_once_the_others_are_away(
    club: Club, clock: Clock, table: str, anna: Person, cleo: Person
) -> None:
    """Somebody whose connection dropped a moment ago still counts; somebody who left without an answer not for long."""
    clock.forward(GRACE)
    with streaming(club, table, cleo):
        pass
    assert ask(anna, table, 1) == 204
    assert club.live(table).chairs[1].bot is None
    club.call(club.site.steward.look_round)
    assert club.live(table).chairs[1].bot is None
    with streaming(club, table, anna):
        clock.forward(NEAR_FOR / 1000)
        club.call(club.site.steward.look_round)
    assert club.live(table).chairs[1].bot
    assert ask(anna, table, 2) == 409, "Cleo has a grace too"


@pytest.mark.parametrize("who", ["anna", "cleo"])
def test_one_who_would_rather_wait_ends_it(
    club: Club, clock: Clock, table: str, anna: Person, cleo: Person, who: str
) -> None:
    clock.forward(GRACE)
    with streaming(club, table, cleo):
        ask(anna, table, 1)
        assert answer({"anna": anna, "cleo": cleo}[who], table, 1, "no") == 204
        assert answer(cleo, table, 1, "yes") == 409
        assert club.live(table).chairs[1].bot is None


def test_an_ask_lapses_when_the_player_comes_back_or_the_asker_leaves(
    club: Club, clock: Clock, table: str, anna: Person, bea: Person, cleo: Person
) -> None:
    clock.forward(GRACE)
    with streaming(club, table, cleo):
        with streaming(club, table, anna):
            ask(anna, table, 1)
            bea.get(f"/t/{table}")
            refused = cleo.post(f"/t/{table}/answer", HX, seat="1", say="yes")
            assert (refused.status_code, "any more" in notice(refused)) == (409, True)
            clock.forward(GRACE)
            assert answer(cleo, table, 1, "yes") == 409, "Bea was back; whoever wants a bot has to ask again"
            assert ask(anna, table, 1) == 204
        clock.forward(NEAR_FOR / 1000)
        assert answer(cleo, table, 1, "yes") == 409, "Anna has gone"
    assert club.live(table).chairs[1].bot is None


def test_nobody_but_players_asks_and_answers(
    club: Club, clock: Clock, table: str, anna: Person, cleo: Person, person: People
) -> None:
    clock.forward(GRACE)
    stranger = person("Eve")
    stranger.post("/play", name="Eve")
    with streaming(club, table, cleo):
        assert ask(stranger, table, 1) == ask(person(""), table, 1) == 403
        assert ask(anna, table, 1) == 204
        assert answer(stranger, table, 1, "yes") == answer(person(""), table, 1, "no") == 403
        assert answer(cleo, table, 7, "yes") == 404
        assert answer(cleo, table, 1, "perhaps") == 400
    assert club.live(table).chairs[1].bot is None


def test_a_device_that_is_handed_round_agrees_once(club: Club, clock: Clock, anna: Person, person: People) -> None:
    form = {"game": "norenberc", "name": "Anna", "seats": "4", "chair-1": "me", "chair-2": "here", "name-2": "Ben"}
    table = anna.opened(form | {"chair-3": "open", "chair-4": "open"})
    dora, eve = person("Dora"), person("Eve")
    for guest in (dora, eve):
        assert guest.post(f"/t/{table}/sit", name=guest.name).status_code == 303
    clock.forward(GRACE)
    anna.get(f"/t/{table}")
    assert ask(dora, table, 3) == 204
    assert "Anna / Ben" in dora.page(club.live(table)).fragments["people"].html
    assert answer(anna, table, 3, "yes") == 204
    assert club.live(table).chairs[3].bot


# Coming back.


def test_whoever_comes_back_by_a_page_takes_over_at_once(
    club: Club, clock: Clock, table: str, anna: Person, bea: Person, cleo: Person
) -> None:
    stand_in_for_bea(club, clock, table, anna, cleo)
    live = club.live(table)
    page = bea.get(f"/t/{table}")
    assert page.status_code == 200
    assert bea.viewer(live).seat == 1
    assert 'name="part"' in page.text, "her own plan to make"
    assert chat_of(live)[-1].startswith("Bea is back and takes over from ")
    assert bea.choose(table, 1, some_choice(live, 1, Luck("p")), -1).status_code == 204


def test_whoever_comes_back_by_a_stream_takes_over_at_once(
    club: Club,
    clock: Clock,
    table: str,
    anna: Person,
    bea: Person,
    cleo: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def one_line(*_: object) -> object:
        yield "data: .\n\n"

    monkeypatch.setattr("fondaco.web.http.routes.table.events", one_line)
    stand_in_for_bea(club, clock, table, anna, cleo)
    assert bea.get(f"/t/{table}/stream").status_code == 200
    assert bea.viewer(club.live(table)).seat == 1


def test_whoever_comes_back_after_a_restart_takes_over_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(storage, "now", clock.now)
    with Club(tmp_path) as club:
        anna, bea, cleo = (Person(club, name) for name in ("Anna", "Bea", "Cleo"))
        table = club.table_of(anna, bea, cleo)
        stand_in_for_bea(club, clock, table, anna, cleo)
    with Club(tmp_path) as club:
        again = Person(club, "Bea")
        again.token = bea.token
        assert again.get(f"/t/{table}").status_code == 200
        assert again.viewer(club.live(table)).seat == 1
        assert club.stored(table).names("en") == ["Anna", "Bea", "Cleo"]


def test_the_thought_of_a_bot_is_dropped_when_its_player_comes_back(
    club: Club,
    clock: Clock,
    table: str,
    anna: Person,
    bea: Person,
    cleo: Person,
    quick_bots: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = club.live(table)
    thinking, may_answer = asyncio.Event(), asyncio.Event()
    choice = some_choice(live, 1, Luck("p"))

    async def slowly(*_: object) -> str:
        thinking.set()
        await may_answer.wait()
        return choice

    monkeypatch.setattr(Thinkers, "choose", slowly)
    stand_in_for_bea(club, clock, table, anna, cleo)
    club.call(thinking.wait)
    bea.get(f"/t/{table}")

    async def let_it_answer() -> None:
        may_answer.set()

    club.call(let_it_answer)
    club.wait_for_bots(table)
    assert club.acts(table) == []


def test_a_link_to_a_seat_is_good_while_a_bot_stands_in(
    club: Club, clock: Clock, table: str, anna: Person, bea: Person, cleo: Person, person: People
) -> None:
    page = bea.post(f"/t/{table}/link", seat="1").text
    link = page[page.index("/seat/") :].split('"')[0].split("<")[0]
    stand_in_for_bea(club, clock, table, anna, cleo)
    phone = person("")
    assert phone.post(link).status_code == 303
    assert phone.viewer(club.live(table)).seat == 1
    assert club.live(table).names("en") == ["Anna", "Bea", "Cleo"]
    assert person("").post(link).status_code == 404


# Since when somebody is away.


def test_a_page_tells_who_is_away_since_when_and_when_a_bot_may_be_asked_for(
    club: Club, clock: Clock, table: str, anna: Person, bea: Person, cleo: Person
) -> None:
    live = club.live(table)
    people = shown(club, table, anna)
    assert "data-since" not in people, "who was there a moment ago is not missed"
    clock.forward(NEAR_FOR / 1000)
    people = shown(club, table, anna)
    left = club.stored(table).row.started or 0
    assert f'data-since="{left - left % 60_000}"' in people
    assert "data-until" in people
    assert "Ask for a bot" not in people
    clock.forward(GRACE)
    assert "Ask for a bot in place of Bea" in shown(club, table, anna)
    assert "Ask for a bot in place of Cleo" in shown(club, table, anna)
    assert "Ask for a bot" not in shown(club, table, Person(club, ""))
    assert cleo.post(f"/t/{table}/say", HX, text="still here").status_code == 204
    assert "the place of Cleo" not in anna.page(live).fragments["people"].html, "whoever acts is there"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Nov 5, 09:07 UTC"),
        ("hu", "nov. 5. 9:07 UTC"),
        ("de", "5. Nov., 09:07 UTC"),
        ("ru", "5 нояб., 09:07 UTC"),
    ],
)
def test_a_moment_is_told_in_the_order_of_the_language(language: str, said: str) -> None:
    assert moment(1_793_869_620_000, language) == said


def shown(club: Club, table: str, somebody: Person) -> str:
    """What somebody sees of the people, after the steward has looked round."""
    club.call(club.site.steward.look_round)
    return str(somebody.page(club.live(table)).fragments["people"].html)


def test_a_page_does_not_change_with_the_time_alone(club: Club, clock: Clock, table: str, anna: Person) -> None:
    """Otherwise a secret act, after which all pages are rendered again, would show by what else is newer."""
    with streaming(club, table, anna):
        before = shown(club, table, anna)
        for seconds in (NEAR_FOR / 1000, GRACE):
            clock.forward(seconds)
            assert anna.page(club.live(table)).fragments["people"].html == before
    assert shown(club, table, anna) != before


def test_whoever_opens_a_table_that_nobody_looked_at_sees_who_is_away(
    club: Club, clock: Clock, table: str, anna: Person
) -> None:
    clock.forward(GRACE)
    club.site.hall.put_away_idle(-1)
    assert "Ask for a bot in place of Bea" in anna.get(f"/t/{table}").text


def test_pages_are_woken_once_when_a_grace_is_over(club: Club, clock: Clock, table: str, anna: Person) -> None:
    live = club.live(table)
    with streaming(club, table, anna):
        (watcher,) = live.watchers
        woken = []
        for seconds in (0, NEAR_FOR / 1000, 1, GRACE, 1):
            clock.forward(seconds)
            watcher.woken.clear()
            club.call(club.site.steward.look_round)
            woken.append(watcher.woken.is_set())
    assert woken == [False, True, False, True, False]


def test_grace_goes_on_after_a_restart_once_browsers_had_time_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(storage, "now", clock.now)
    with Club(tmp_path) as club:
        anna, bea = Person(club, "Anna"), Person(club, "Bea")
        table = club.table_of(anna, bea)
        clock.forward(30)
        bea.get(f"/t/{table}")
    clock.forward(GRACE - 1)
    with Club(tmp_path) as club:
        again = Person(club, "Anna")
        again.token = anna.token
        assert club.stored(table).chairs[1].seen == clock.moment - (GRACE - 1) * 1000
        clock.forward(1)
        assert ask(again, table, 1) == 409, "browsers find their way back first"
        clock.forward(FINDING_BACK / 1000 - 1)
        assert ask(again, table, 1) == 204
        assert club.live(table).chairs[1].bot


def test_it_is_stored_now_and_then_who_is_there(
    club: Club, clock: Clock, table: str, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Never for every choice, and for all tables in one statement."""
    stored: list[list[tuple[str, int, int]]] = []
    plain = storage.note_seen
    monkeypatch.setattr(storage, "note_seen", lambda connection, rows: (stored.append(rows), plain(connection, rows)))
    live = club.live(table)
    assert anna.visitor is not None
    with streaming(club, table, anna):
        club.call(club.site.steward.look_round)
        assert len(stored) == 1, "all three were seen"
        anna.choose(table, 0, some_choice(live, 0, Luck("p")), -1)
        clock.forward(20)
        club.call(club.site.steward.look_round)
        assert len(stored) == 1
        clock.forward(60)
        club.call(club.site.steward.look_round)
        assert stored[1:] == [[(table, anna.visitor.id, clock.moment)]]
        clock.forward(10)
    club.call(club.site.steward.look_round)
    assert stored[2:] == [[(table, anna.visitor.id, clock.moment)]]
    assert club.stored(table).chairs[0].seen == clock.moment


@pytest.mark.parametrize(
    ("fields", "seconds"),
    [
        ({}, 120),
        ({"pace": "leisure"}, 172800),
        ({"grace": "600"}, 600),
        ({"pace": "leisure", "grace": "604800"}, 604800),
    ],
)
def test_a_table_is_opened_with_its_grace(club: Club, anna: Person, fields: dict[str, str], seconds: int) -> None:
    table = anna.opened({"game": "norenberc", "name": "Anna", "seats": "2"} | fields)
    assert club.stored(table).row.grace == seconds
    assert "How long a seat waits" in anna.get(f"/t/{table}").text


def test_a_grace_that_is_none_is_refused(club: Club, anna: Person) -> None:
    refused = anna.post("/tables", game="norenberc", name="Anna", seats="2", grace="0")
    assert refused.status_code == 400
    assert "wrong-grace" in refused.text
