"""Hints at a table: who gets them, when they go, and that nobody else notices."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from fondaco.games import GAMES, shipped
from fondaco.kernel.choices import Choices
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import replay
from fondaco.web.tables import hinting
from fondaco.web.tables.aids import HINT
from fondaco.web.tables.hinting import Hinting, look_at
from fondaco.web.tables.live import Live
from fondaco.web.tables.thinker import Thinker, ThoughtFailed

from .club import HX, Club, Person, notice, play_on, some_choice
from .dealers import Dealers

each_game = pytest.mark.parametrize("game", [game.name for game in GAMES])


class Mind:
    """What is hinted at in a test: some choices by name, or else the first two open ones, whatever they are."""

    def __init__(self) -> None:
        self.may_think = threading.Event()
        self.may_think.set()
        self.asked = 0
        self.is_failing = False
        self.hinted: list[str] = []

    def thought(self, facts: tuple[Any, ...]) -> str:
        self.asked += 1
        assert self.may_think.wait(60)
        if self.is_failing:
            raise ThoughtFailed("no idea")
        record = read_record(facts[0], shipped())
        choices = Choices(len(record.game.vocabulary))
        replay(record).open(facts[1], choices)
        texts = self.hinted or [record.game.vocabulary.text(choice) for choice in choices.listed()[:2]]
        return json.dumps([[[text], 390_000 - 100_000 * index, 4200, None] for index, text in enumerate(texts)])


@pytest.fixture
def mind(monkeypatch: pytest.MonkeyPatch) -> Iterator[Mind]:
    mind, real = Mind(), Thinker.thought

    def thought(self: Thinker, facts: tuple[Any, ...], seconds: float) -> str:
        return mind.thought(facts) if self.think is look_at else real(self, facts, seconds)

    monkeypatch.setattr(Thinker, "thought", thought)
    yield mind
    mind.may_think.set()


def ask(somebody: Person, table: str, seat: int = 0, to: str = "ask") -> int:
    return somebody.post(f"/t/{table}/hint", HX, seat=str(seat), to=to).status_code


def hints(somebody: Person, live: Live) -> str:
    html = somebody.page(live).fragments["hint"].html
    return html if "hint-lines" in html else ""


def has_button(somebody: Person, live: Live) -> bool:
    return "hint-button" in somebody.page(live).fragments["bar"].html


@each_game
def test_whoever_plays_among_bots_may_ask_and_reads_what_promises_most(
    club: Club, anna: Person, mind: Mind, quick_bots: None, game: str
) -> None:
    live = club.live(club.table_of(anna, bots=2, game=game))
    club.wait_for_bots(live.row.id)
    assert has_button(anna, live)
    assert hints(anna, live) == ""
    assert ask(anna, live.row.id) == 204
    assert 'role="status"' in hints(anna, live)
    assert "39%" in hints(anna, live)
    assert "about 42" in hints(anna, live)
    assert "hint-lines" in anna.get(f"/t/{live.row.id}").text, "also without a script"
    assert ask(anna, live.row.id) == 204
    assert mind.asked == 1, "what was found is kept"


def test_a_hint_goes_with_thanks_or_with_the_next_choice(
    club: Club, anna: Person, mind: Mind, quick_bots: None
) -> None:
    live = club.live(club.table_of(anna, bots=2))
    table = live.row.id
    club.wait_for_bots(table)
    assert ask(anna, table) == 204
    assert ask(anna, table, to="thanks") == 204
    assert hints(anna, live) == ""
    assert ask(anna, table) == 204
    assert hints(anna, live)
    choice = some_choice(live, 0, Luck("next"))
    assert anna.choose(table, 0, choice, live.version(0)).status_code == 204
    assert hints(anna, live) == ""


@each_game
def test_a_hint_stays_while_others_answer_the_same_question(
    club: Club, anna: Person, bea: Person, mind: Mind, quick_bots: None, same_luck: None, game: str
) -> None:
    """As long as an answer to it would be taken: a plan of somebody else changes nothing, an offer does."""
    live = club.live(club.table_of(anna, bea, bots=1, game=game, **{"aid-hint": "on"}))
    table, luck = live.row.id, Luck("together")
    for _ in range(300):
        club.wait_for_bots(table)
        if not {0, 1} <= set(live.asked()):
            play_on(club, {0: anna, 1: bea}, table, luck, 1)
            continue
        version = live.version(0)
        assert ask(anna, table) == 204
        assert bea.choose(table, 1, some_choice(live, 1, luck), live.version(1)).status_code == 204
        club.wait_for_bots(table)
        stays = 0 in live.asked() and live.fits(0, version)
        assert bool(hints(anna, live)) == stays
        if stays:
            return
    pytest.fail("they are never asked together")


def test_a_hint_goes_when_what_it_says_can_no_longer_be_done(club: Club, mind: Mind, same_luck: None) -> None:
    """The question stays the same while people deal, but a counter-offer that was withdrawn cannot be agreed to."""
    dealers = Dealers(club, **{"aid-hint": "on"})
    seat, trader = dealers.others[0], dealers.trader
    space = dealers.spaces(seat)[0]
    anna = dealers.people[seat]
    counter = {"partner": f"seat-{seat + 1}", "space": space, "ask_ducats": "25"}
    assert dealers.send(trader, "counter", **counter).status_code == 204
    mind.hinted = ["agree", "refuse"]
    assert ask(anna, dealers.table, seat) == 204
    assert hints(anna, dealers.live)
    assert dealers.choose(trader, "withdraw").status_code == 204
    assert hints(anna, dealers.live) == ""
    assert anna.get(f"/t/{dealers.table}").status_code == 200
    mind.hinted = []
    assert ask(anna, dealers.table, seat) == 204
    assert hints(anna, dealers.live), "another one can be asked for"


def test_among_people_there_are_none_until_all_agree(club: Club, anna: Person, bea: Person, mind: Mind) -> None:
    live = club.live(club.table_of(anna, bea))
    table = live.row.id
    assert not has_button(anna, live)
    refused = anna.post(f"/t/{table}/hint", HX, seat="0")
    assert refused.status_code == 403
    assert "agree" in notice(refused)
    assert anna.post(f"/t/{table}/aids", HX, aid=HINT, to="on").status_code == 204
    assert ask(anna, table) == 403
    assert bea.post(f"/t/{table}/aids", HX, aid=HINT, to="agree").status_code == 204
    assert ask(anna, table) == 204
    assert hints(anna, live)


def test_nobody_else_notices_that_somebody_asked(club: Club, anna: Person, bea: Person, mind: Mind) -> None:
    live = club.live(club.table_of(anna, bea, **{"aid-hint": "on"}))
    table = live.row.id
    watched = [club.site.hall.enter(live, person.visitor.id) for person in (anna, bea) if person.visitor]
    spectator = club.site.hall.enter(live, None)
    before = {name: fragment.html for name, fragment in bea.page(live).fragments.items()}
    for watcher in [*watched, spectator]:
        watcher.has_news = False
    assert ask(anna, table) == 204
    assert hints(anna, live)
    assert {name: fragment.html for name, fragment in bea.page(live).fragments.items()} == before
    assert [watcher.has_news for watcher in [*watched, spectator]] == [True, False, False]
    assert ask(bea, table, 0) == 403
    assert ask(bea, table, 0, "thanks") == 403
    assert hints(anna, live)


def test_while_it_is_looked_for_the_table_goes_on(club: Club, anna: Person, mind: Mind, quick_bots: None) -> None:
    live = club.live(club.table_of(anna, bots=2))
    table = live.row.id
    club.wait_for_bots(table)
    mind.may_think.clear()

    async def asking() -> asyncio.Task[None]:
        task = asyncio.create_task(club.site.hinting.ask(live, 0))
        await asyncio.sleep(0)
        return task

    task = club.call(asking)
    assert "hint-wait" in anna.page(live).fragments["hint"].html
    choice = some_choice(live, 0, Luck("meanwhile"))
    assert anna.choose(table, 0, choice, live.version(0)).status_code == 204
    mind.may_think.set()

    async def done() -> None:
        await task

    club.call(done)
    assert hints(anna, live) == "", "what comes too late is dropped"
    assert live.hinted == {}


def test_where_there_is_nothing_to_decide_there_is_no_hint(club: Club, anna: Person, bea: Person, mind: Mind) -> None:
    waiting = anna.opened({"game": "norenberc", "name": "Anna", "seats": "2", "chair-2": "open", "aid-hint": "on"})
    assert ask(anna, waiting) == 409
    live = club.live(club.table_of(anna, bea, **{"aid-hint": "on"}))
    table = live.row.id
    while 0 in live.asked():
        assert anna.choose(table, 0, some_choice(live, 0, Luck("on")), live.version(0)).status_code == 204
    if not live.playing().state.may_answer(0):
        assert ask(anna, table) == 409
    play_on(club, {0: anna, 1: bea}, table, Luck("over"))
    assert ask(anna, table) == 409
    assert not has_button(anna, live)
    assert ask(Person(club, "Vera"), table) == 403


def test_one_that_cannot_be_found_is_said_so(
    club: Club, anna: Person, mind: Mind, quick_bots: None, caplog: pytest.LogCaptureFixture
) -> None:
    live = club.live(club.table_of(anna, bots=2))
    mind.is_failing = True
    refused = anna.post(f"/t/{live.row.id}/hint", HX, seat="0")
    assert refused.status_code == 503
    assert "Try again" in notice(refused)
    assert "no idea" in caplog.text
    assert live.hinted == {}
    mind.is_failing = False
    assert ask(anna, live.row.id) == 204


def test_too_many_at_once_are_asked_to_come_again(
    club: Club, anna: Person, mind: Mind, quick_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinting, "MOST_WAITING", 0)
    assert ask(anna, club.table_of(anna, bots=2)) == 429


def test_nonsense_gets_a_sentence(club: Club, anna: Person, mind: Mind, quick_bots: None) -> None:
    table = club.table_of(anna, bots=2)
    refused = anna.post(f"/t/{table}/hint", HX, seat="0", to="perhaps")
    assert refused.status_code == 400
    assert "perhaps" in notice(refused)
    assert ask(anna, "nowhere") == 404


def test_hints_are_looked_for_in_a_process_of_their_own(club: Club) -> None:
    at_work = Hinting()
    text = "fondaco 1\ngame: norenberc\nrules: 1\nseats: 2\nseed: \n\n"
    try:
        with pytest.raises(ThoughtFailed):
            at_work.thinker.thought((text, 7, 1), 60)
        assert at_work.thinker.process is not None
    finally:
        at_work.close()
