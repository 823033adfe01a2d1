"""Dealing over forms: offers are made, changed, withdrawn, countered and accepted, by many at once and each once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from fondaco.games import find_game
from fondaco.kernel.errors import FondacoError, NotAsked, NotOpen, Stale
from fondaco.kernel.record import Record
from fondaco.web.store import storage
from fondaco.web.store.rows import Act
from fondaco.web.tables.live import Live
from fondaco.web.tables.thinkers import Thinkers, think

from .club import HX, Club, Person, notice
from .dealers import Dealers
from .test_learning import Pupil

People = Callable[[str], Person]
NO_OFFER = -1
COMPOSED = [
    ("en", "the Coach House for 30 ducats", "the Coach House for 20 ducats"),
    ("de", "das Kutschenhaus für 30 Dukaten", "das Kutschenhaus für 20 Dukaten"),
    ("hu", "a Kocsiszín 30 dukátért", "a Kocsiszín 20 dukátért"),
    ("ru", "каретный двор за 30 дукатов", "каретный двор за 20 дукатов"),
]
"""By language: what a pupil put together, and what the lesson asks for."""

pytestmark = pytest.mark.usefixtures("same_luck")


@pytest.fixture
def dealers(club: Club) -> Dealers:
    return Dealers(club)


# In a lesson.


@pytest.mark.usefixtures("quick_bots")
def test_a_lesson_says_what_was_put_together_and_what_it_wants(club: Club, anna: Person) -> None:
    pupil = Pupil(club, anna, find_game("genoa"))
    while pupil.step.key != "price":
        pupil.go_on()
    chain = "cancel; counter seat-3; for coach-house; ask 10; ask 20; send"
    form = {"choice": chain, "seat": "0", "version": str(pupil.live.version(0)), "sure": "yes"}
    for language, there, wanted in COMPOSED:
        refused = anna.post(f"/t/{pupil.table}/choose", HX | {"Accept-Language": language}, **form)
        assert refused.status_code == 409
        said = notice(refused)
        assert said.index(there) < said.index(wanted), said


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.parametrize(
    "chain",
    [
        "offer; cancel; pass",
        "offer; for coach-house; give 5; send; pass",
        "plan; for coach-house; give 5; send; deliver message-1",
        "plan; offer; counter seat-3; use; stop",
    ],
)
def test_a_lesson_refuses_whatever_else_is_sent_with_a_sentence(club: Club, anna: Person, chain: str) -> None:
    pupil = Pupil(club, anna, find_game("genoa"))
    while pupil.step.key != "price":
        pupil.go_on()
    form = {"choice": chain, "seat": "0", "version": str(pupil.live.version(0)), "sure": "yes"}
    refused = anna.post(f"/t/{pupil.table}/choose", HX, **form)
    assert refused.status_code in (400, 409)
    assert notice(refused)


# Making, changing, withdrawing.


def test_a_form_makes_an_offer_another_changes_it_and_it_is_withdrawn(dealers: Dealers) -> None:
    seat = dealers.others[0]
    space, other = dealers.spaces(seat)[:2]
    assert dealers.send(seat, "offer", space=space, give_ducats="15").status_code == 204
    assert dealers.offered(seat) == [dealers.space(space), 15, 0]
    assert dealers.send(seat, "offer", space=other, give_ducats="35").status_code == 204
    assert dealers.offered(seat) == [dealers.space(other), 35, 0]
    assert dealers.choose(seat, "withdraw").status_code == 204
    assert dealers.offered(seat)[0] == NO_OFFER
    chains = [choice for acted, choice in dealers.club.acts(dealers.table) if acted == seat]
    assert chains[-3:] == [
        f"offer; for {space}; give 5; give 10; send",
        f"offer; for {other}; give 5; give 10; give 20; send",
        "withdraw",
    ]


def test_a_chain_is_told_once_and_is_news_to_everybody(dealers: Dealers, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = dealers.others[0]
    before = [dealers.page(looking) for looking in range(3)]
    woken: list[int] = []
    wake = type(dealers.live).wake

    def noted(live: object) -> None:
        woken.append(1)
        wake(dealers.live)

    monkeypatch.setattr(type(dealers.live), "wake", noted)
    assert dealers.send(seat, "offer", space=dealers.spaces(seat)[0], give_ducats="15").status_code == 204
    assert len(woken) == 1
    for looking in range(3):
        assert dealers.page(looking) != before[looking]


def test_a_counter_is_agreed_to(dealers: Dealers) -> None:
    seat, trader = dealers.others[0], dealers.trader
    space = dealers.spaces(seat)[0]
    money = [int(money) for money in dealers.city.money]
    assert dealers.send(seat, "offer", space=space, give_ducats="5").status_code == 204
    partner = f"seat-{seat + 1}"
    assert dealers.send(trader, "counter", partner=partner, space=space, ask_ducats="25").status_code == 204
    assert dealers.live.asked() == [seat]
    assert dealers.choose(seat, "agree").status_code == 204
    assert dealers.city.money[trader] >= money[trader] + 25
    assert dealers.city.tower == dealers.space(space)


def test_a_counter_is_refused_and_may_be_taken_back(dealers: Dealers) -> None:
    seat, trader = dealers.others[0], dealers.trader
    space = dealers.spaces(seat)[0]
    counter = {"partner": f"seat-{seat + 1}", "space": space, "ask_ducats": "25"}
    dealers.send(seat, "offer", space=space, give_ducats="5")
    dealers.send(trader, "counter", **counter)
    assert dealers.choose(seat, "refuse").status_code == 204
    assert dealers.city.countered == NO_OFFER
    assert dealers.send(trader, "counter", **counter).status_code == 204
    assert dealers.choose(trader, "withdraw").status_code == 204
    assert dealers.city.countered == NO_OFFER
    assert dealers.offered(seat) == [dealers.space(space), 5, 0]


def test_the_trader_accepts_before_all_have_spoken_and_is_not_asked_twice(dealers: Dealers) -> None:
    seat, silent = dealers.others[:2]
    space = dealers.spaces(seat)[0]
    dealers.send(seat, "offer", space=space, give_ducats="20")
    assert silent in dealers.live.asked()
    assert dealers.choose(dealers.trader, f"accept seat-{seat + 1}").status_code == 204
    assert dealers.city.tower == dealers.space(space)


# Refusals.


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"give_ducats": "7"}, "multiple of five"),
        ({"give_ducats": "many"}, "not a whole number"),
        ({}, "at least one thing"),
        ({"give_ducats": "5", "space": ""}, "which space"),
    ],
)
def test_a_form_that_says_no_deal_is_refused_with_a_sentence(
    dealers: Dealers, fields: dict[str, str], words: str
) -> None:
    seat = dealers.others[0]
    before = dealers.club.acts(dealers.table)
    refused = dealers.send(seat, "offer", **({"space": dealers.spaces(seat)[0]} | fields))
    assert refused.status_code == 400
    assert words in notice(refused)
    assert dealers.club.acts(dealers.table) == before


def test_a_chain_that_breaks_somewhere_is_not_made_at_all(dealers: Dealers) -> None:
    """Its sentence is about the choice that is not open, in the position reached by then."""
    seat = dealers.others[0]
    before = dealers.club.acts(dealers.table)
    refused = dealers.send(seat, "offer", space=dealers.spaces(seat)[0], give_ducats="1270")
    assert refused.status_code == 409
    assert notice(refused)
    assert "640" not in notice(refused).split(), "a sentence, not a notation"
    assert dealers.club.acts(dealers.table) == before
    assert dealers.city.drafts[seat * 21 + 18] == 0
    assert dealers.send(seat, "offer", space=dealers.spaces(seat)[0], give_ducats="10").status_code == 204


def test_many_fields_fit_into_a_form(dealers: Dealers) -> None:
    seat = dealers.others[0]
    empty = {f"field-{number}": "" for number in range(130)}
    assert dealers.send(seat, "offer", space=dealers.spaces(seat)[0], give_ducats="10", **empty).status_code == 204


# The same form twice, a server that starts again, and what is taken back.


def test_the_same_form_sent_twice_is_done_once(dealers: Dealers) -> None:
    seat = dealers.others[0]
    version, space = dealers.live.version(seat), dealers.spaces(seat)[0]
    before = len(dealers.club.acts(dealers.table))
    for _ in range(3):
        assert dealers.send(seat, "offer", version, space=space, give_ducats="15").status_code == 204
    assert len(dealers.club.acts(dealers.table)) == before + 1


def test_the_same_form_over_something_half_done_is_done_once(dealers: Dealers) -> None:
    seat = dealers.others[0]
    space = dealers.spaces(seat)[0]
    assert dealers.choose(seat, "offer").status_code == 204
    version = dealers.live.version(seat)
    for _ in range(2):
        assert dealers.send(seat, "offer", version, space=space, give_ducats="15").status_code == 204
    assert dealers.club.acts(dealers.table)[-2:] == [
        (seat, "offer"),
        (seat, f"cancel; offer; for {space}; give 5; give 10; send"),
    ]


def test_a_server_that_starts_again_finds_all_as_it_was(dealers: Dealers) -> None:
    seat, other = dealers.others[:2]
    space = dealers.spaces(seat)[0]
    dealers.send(seat, "offer", space=space, give_ducats="15", up_to="60")
    dealers.send(other, "plan", space=dealers.far(), give_ducats="10")
    dealers.people[other].undo(dealers.table, other, dealers.live.version(other))
    dealers.send(other, "plan", space="market", give_ducats="20")
    dealers.choose(other, "pass")
    dealers.choose(seat, "withdraw")
    again = dealers.club.stored(dealers.table)
    now, then = dealers.live.playing(), again.playing()
    assert then.state.same_as(now.state)
    assert (then.version(), then.since, then.undone) == (now.version(), now.since, now.undone)
    assert len(set(now.since)) > 1, "each seat has its own"
    assert (again.last_acts, again.acts, again.lengths) == (
        dealers.live.last_acts,
        dealers.live.acts,
        dealers.live.lengths,
    )
    for looking in range(3):
        assert dealers.people[looking].page(again).fragments == dealers.people[looking].page(dealers.live).fragments


def test_a_chain_that_cannot_be_stored_whole_is_not_stored_at_all(dealers: Dealers) -> None:
    seat, before = dealers.others[0], dealers.club.acts(dealers.table)
    in_the_way = Act(seat, "pass", 0)
    dealers.club.site.database.run_now(storage.add_act, dealers.table, dealers.live.acts + 2, in_the_way)
    refused = dealers.send(seat, "offer", space=dealers.spaces(seat)[0], give_ducats="15")
    assert refused.status_code == 503
    assert dealers.club.acts(dealers.table) == [*before, (seat, "pass")]


def test_a_chain_is_taken_back_whole(dealers: Dealers) -> None:
    seat, other = dealers.others[:2]
    before = dealers.city.numbers()
    assert dealers.send(seat, "plan", space=dealers.far(), give_ducats="10").status_code == 204
    assert dealers.city.numbers() != before
    assert dealers.people[seat].undo(dealers.table, seat, dealers.live.version(seat)).status_code == 204
    assert dealers.city.numbers() == before
    dealers.choose(other, "pass")
    dealers.send(seat, "plan", space=dealers.far(), give_ducats="10")
    assert dealers.people[seat].undo(dealers.table, seat, dealers.live.version(seat)).status_code == 204
    assert dealers.people[other].undo(dealers.table, other, dealers.live.version(other)).status_code == 204
    assert dealers.city.numbers() == before


# What comes late, and what comes at once.


def test_an_offer_that_changed_meanwhile_is_not_accepted(dealers: Dealers) -> None:
    seat, trader = dealers.others[0], dealers.trader
    space, other = dealers.spaces(seat)[:2]
    dealers.send(seat, "offer", space=space, give_ducats="50")
    seen = dealers.live.version(trader)
    dealers.send(seat, "offer", space=other, give_ducats="5")
    refused = dealers.choose(trader, f"accept seat-{seat + 1}", seen)
    assert refused.status_code == 409
    assert "has changed in the meantime" in notice(refused)
    assert dealers.city.tower != dealers.space(space)
    assert dealers.choose(trader, f"accept seat-{seat + 1}").status_code == 204
    assert dealers.city.tower == dealers.space(other)


def test_what_comes_after_the_deal_is_told_that_the_game_has_moved_on(dealers: Dealers) -> None:
    seat = dealers.others[0]
    dealers.send(seat, "offer", space=dealers.spaces(seat)[0], give_ducats="50")
    seen = dealers.live.version(seat)
    assert dealers.choose(dealers.trader, f"accept seat-{seat + 1}").status_code == 204
    refused = dealers.choose(seat, "withdraw", seen)
    assert refused.status_code == 409
    assert "moved on" in notice(refused)


@pytest.mark.parametrize("first", ["accept", "withdraw"])
def test_accepted_and_withdrawn_at_one_moment_only_one_happens(dealers: Dealers, first: str) -> None:
    seat, trader = dealers.others[0], dealers.trader
    dealers.send(seat, "offer", space=dealers.spaces(seat)[0], give_ducats="50")
    before = len(dealers.club.acts(dealers.table))
    moves = {"accept": (trader, f"accept seat-{seat + 1}"), "withdraw": (seat, "withdraw")}
    versions = [dealers.live.version(who) for who in range(3)]
    order = [moves[first], *[move for name, move in moves.items() if name != first]]

    async def both() -> list[object]:
        holders = [visitor.id for person in dealers.people if (visitor := person.visitor)]
        hall = dealers.club.site.hall
        acts = [hall.choose(dealers.live, who, what, versions[who], holders[who]) for who, what in order]
        return list(await asyncio.gather(*acts, return_exceptions=True))

    done, refused = dealers.club.call(both)
    assert done is None
    assert isinstance(refused, (Stale, NotOpen, NotAsked))
    assert [choice for _, choice in dealers.club.acts(dealers.table)[before:]] == [moves[first][1]]


def test_two_who_edit_at_one_moment_both_succeed(dealers: Dealers) -> None:
    seats = dealers.others[:2]
    versions = [dealers.live.version(seat) for seat in range(3)]
    chains = {
        seat: f"offer; for {dealers.spaces(seat)[0]}; give {5 << index}; send" for index, seat in enumerate(seats)
    }

    async def both() -> list[object]:
        holders = [visitor.id for person in dealers.people if (visitor := person.visitor)]
        hall = dealers.club.site.hall
        acts = [hall.choose(dealers.live, seat, chains[seat], versions[seat], holders[seat]) for seat in seats]
        return list(await asyncio.gather(*acts, return_exceptions=True))

    assert dealers.club.call(both) == [None, None]
    assert [dealers.offered(seat)[1] for seat in seats] == [5, 10]


def test_pages_that_are_behind_still_serve_those_whom_nothing_concerned(dealers: Dealers) -> None:
    seat, other = dealers.others[:2]
    seen = dealers.live.version(other)
    dealers.send(seat, "offer", space=dealers.spaces(seat)[0], give_ducats="5")
    dealers.send(seat, "offer", space=dealers.spaces(seat)[0], give_ducats="10")
    assert dealers.send(other, "offer", seen, space=dealers.spaces(other)[0], give_ducats="15").status_code == 204


def test_what_nobody_else_sees_outdates_nobody(dealers: Dealers) -> None:
    seat, other = dealers.others[:2]
    space = dealers.spaces(seat)[0]
    dealers.send(seat, "offer", space=space, give_ducats="20")
    seen = dealers.live.version(dealers.trader)
    assert dealers.send(other, "plan", space=dealers.far(), give_ducats="10").status_code == 204
    assert dealers.choose(other, "pass").status_code == 204
    assert dealers.choose(dealers.trader, f"accept seat-{seat + 1}", seen).status_code == 204
    assert dealers.city.tower == dealers.space(space)


# Who is waited for.


def test_whoever_is_welcome_sees_what_is_open_but_it_is_not_their_turn(dealers: Dealers) -> None:
    seat, silent = dealers.others[:2]
    asked = dealers.people[seat].page(dealers.live)
    assert asked.scene.asked
    assert 'data-turn="mine"' in asked.fragments["state"].html
    assert dealers.choose(seat, "pass").status_code == 204
    page = dealers.people[seat].page(dealers.live)
    assert not page.scene.asked
    assert page.scene.choices
    assert 'data-turn="others"' in page.fragments["state"].html
    bar = page.fragments["bar"].html
    assert 'class="bar"' in bar
    assert f"Waiting for {dealers.people[silent].name}" in bar
    assert "calm" in page.fragments["choices"].html
    watching = Person(dealers.club, "").page(dealers.live)
    assert not watching.scene.choices


def test_a_shared_device_goes_to_whoever_is_waited_for(club: Club, anna: Person) -> None:
    """A seat that is only welcome gets the device when it is handed over on purpose, until it has spoken."""
    form = {"game": "genoa", "name": "Anna", "seats": "3", "chair-1": "me", "chair-2": "here", "chair-3": "here"}
    table = anna.opened(form | {"name-2": "Bea", "name-3": "Cyr"})
    live = club.live(table)

    def uncover(seat: int) -> None:
        anna.post(f"/t/{table}/curtain", HX, seat=str(seat))
        assert anna.viewer(live).seat == seat

    def act(seat: int, choice: str) -> None:
        assert anna.choose(table, seat, choice, live.version(seat)).status_code == 204

    for _ in range(100):
        if live.playing().state.question() == "dealing":
            break
        seat = live.asked()[0]
        act(seat, live.game.vocabulary.text(live.playing().open(seat)[0]))
    first, second = live.asked()
    uncover(first)
    act(first, "pass")
    assert anna.viewer(live).curtain == second
    uncover(second)
    anna.post(f"/t/{table}/curtain", HX, seat=str(first), draw="yes")
    assert anna.viewer(live).curtain == first
    uncover(first)
    act(first, "pass")
    assert (anna.viewer(live).seat, anna.viewer(live).curtain) == (-1, second)


# Bots.


def test_a_bot_answers_once_though_somebody_edits_while_it_thinks(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only an offer that a bot decides about makes it think again; no answer of it is lost or given twice."""
    hall, bot = club.site.hall, 2
    thoughts: list[tuple[str, bool]] = []
    edits: list[int] = []

    async def disturbed(self: Thinkers, table: str, course: Record, level: str, seat: int, luck: str, _: float) -> str:
        choice = think(course.text(), level, seat, luck)
        live = hall.tables[table]
        city: Any = live.playing().state
        thoughts.append((choice, city.trader == bot))
        editor = 1 if city.trader != 1 else 0
        if city.question() == "dealing" and len(edits) < 6 and "offer" in open_to(live, editor):
            edits.append(editor)
            holder = live.chairs[editor].holder
            if "withdraw" in open_to(live, editor):
                await hall.choose(live, editor, "withdraw", live.version(editor), holder)
                return choice
            after = city.copy()
            after.choose(editor, live.game.vocabulary.number("offer"))
            after.open(editor, live.playing().choices)
            space = live.game.vocabulary.text(live.playing().choices.listed()[1])
            await hall.choose(live, editor, f"offer; {space}; give 5; send", live.version(editor), holder)
        return choice

    monkeypatch.setattr(Thinkers, "choose", disturbed)
    people = [Person(club, "Anna"), Person(club, "Bea")]
    table = club.table_of(*people, bots=1, game="genoa")
    live = club.live(table)
    for _ in range(100):
        club.wait_for_bots(table)
        if len(edits) >= 6:
            break
        seat = live.asked()[0]
        assert people[seat].choose(table, seat, open_to(live, seat)[0], live.version(seat)).status_code == 204
    assert len(edits) >= 6
    answers = [choice for seat, choice in club.acts(table) if seat == bot]
    for choice, is_trader in thoughts:
        if answers and answers[0] == choice:
            answers.pop(0)
        else:
            assert is_trader
    assert answers == []
    assert not live.is_shut


def open_to(live: Live, seat: int) -> list[str]:
    return [live.game.vocabulary.text(choice) for choice in live.playing().open(seat)]


# What is said.


def test_an_error_of_the_game_is_said_in_words(dealers: Dealers) -> None:
    """Nothing of the sentence that a seat gets tells what others hold or plan: it is made from the seat's view."""
    seat = dealers.others[0]
    with pytest.raises(FondacoError):
        dealers.live.playing().choose(seat, dealers.live.game.vocabulary.number("roll"))
    refused = dealers.choose(seat, "roll")
    assert refused.status_code == 409
    assert notice(refused)
