"""The review of a game that is over: worked out once, kept with the table, and the same for everybody."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest

from fondaco.bots.review import Decision, decisions_in, outline
from fondaco.games import GAMES, shipped
from fondaco.kernel.choices import Choices
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.web.store import storage
from fondaco.web.store.retention import remove
from fondaco.web.tables.reviewing import OUTLINE, PARTS, Reviewing, look_at
from fondaco.web.tables.thinker import Thinker, ThinkerLost
from fondaco.words.catalogue import LANGUAGES

from .club import HX, Club, Person, play_on, text_of
from .finished import add_finished_table
from .page_words import foreign_words, left_over, mislabelled

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Mind:
    """What is found in a test: every third decision was wrong, and the first open choice better."""

    def __init__(self) -> None:
        self.asked = 0
        self.is_failing = False
        self.known: dict[str, list[Decision]] = {}
        """Of each record."""

    def thought(self, text: str, part: int) -> str:
        self.asked += 1
        if self.is_failing:
            raise ThinkerLost("nobody there")
        record = read_record(text, shipped())
        if part == OUTLINE:
            return json.dumps(outline(record))
        texts = record.game.vocabulary.texts
        found = []
        if text not in self.known:
            self.known[text] = decisions_in(record)
        for number, decision in list(enumerate(self.known[text]))[part::PARTS]:
            choices = Choices(len(texts))
            decision.before.open(decision.seat, choices)
            other = next((choice for choice in choices.listed() if choice != decision.chain[0]), decision.chain[0])
            verdict: dict[str, Any] = {"chance": 250_000, "points": 3000, "loss": 0, "differs": -1}
            if number % 3 == 0:
                better = {"chance": 250_000 + 1000 * (number % 200), "points": 3300, "line": [texts[other]]}
                verdict |= {"loss": 1000 * (number % 200), "differs": 0, "better": better, "reason": None}
            chain = [texts[choice] for choice in decision.chain]
            found.append(
                {"seat": decision.seat, "made": decision.made, "chain": chain, "known": verdict, "open": verdict}
            )
        return json.dumps(found)


@pytest.fixture
def mind(monkeypatch: pytest.MonkeyPatch) -> Mind:
    mind, real = Mind(), Thinker.thought

    def thought(self: Thinker, facts: tuple[Any, ...], seconds: float) -> str:
        return mind.thought(*facts) if self.think is look_at else real(self, facts, seconds)

    monkeypatch.setattr(Thinker, "thought", thought)
    return mind


def over(club: Club, game: str = "norenberc") -> str:
    """A table at which a game was played to its end, at random."""
    found = next(one for one in GAMES if one.name == game)
    host = club.site.database.run_now(storage.add_visitor, storage.hashed(f"host of {game}"), "Host").id
    return add_finished_table(club.site.database, found, host)


def worked_out(club: Club) -> None:
    async def wait() -> None:
        while club.site.reviewing.tasks:
            await asyncio.wait(club.site.reviewing.tasks)

    club.call(wait)


@each_game
def test_a_review_is_worked_out_once_and_kept(club: Club, anna: Person, mind: Mind, game: Any) -> None:
    table = over(club, game.name)
    first = anna.get(f"/t/{table}/review")
    assert first.status_code == 200
    assert 'id="review-progress"' in first.text
    worked_out(club)
    page = anna.get(f"/t/{table}/review")
    assert "<polyline" in page.text
    assert "The Master" in page.text
    asked = mind.asked
    assert asked == PARTS + 1
    assert anna.get(f"/t/{table}/review", **HX).json() == {"percent": 100}
    club.live(table).review = None
    assert anna.get(f"/t/{table}/review").text == page.text, "another server would find it in the database"
    assert mind.asked == asked
    for at, seat in re.findall(rf"/t/{table}\?at=(\d+)&amp;seat=(-?\d+)", page.text):
        assert anna.get(f"/t/{table}?at={at}&seat={seat}").status_code == 200


def test_it_is_the_same_whoever_asks(club: Club, anna: Person, bea: Person, mind: Mind) -> None:
    table = club.table_of(anna, bea)
    play_on(club, {0: anna, 1: bea}, table, Luck("over"))
    anna.get(f"/t/{table}/review")
    worked_out(club)
    pages = [person.get(f"/t/{table}/review?seat=2&cards=open").text for person in (anna, bea, Person(club, "Vera"))]
    assert pages[0] == pages[1] == pages[2]
    assert "The decisions of Bea" in text_of(bea.get(f"/t/{table}/review")), "my own come first"


def test_the_ended_table_and_its_replay_lead_there(club: Club, anna: Person) -> None:
    table = over(club)
    assert f'href="/t/{table}/review"' in anna.get(f"/t/{table}").text
    assert f'href="/t/{table}/review"' in anna.get(f"/t/{table}?at=3").text


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_it_is_whole_in_every_language(club: Club, anna: Person, mind: Mind, game: Any, language: str) -> None:
    table = over(club, game.name)
    for path in (f"/t/{table}/review", f"/t/{table}/review?seat=1", f"/t/{table}/review?seat=2&cards=open"):
        answer = anna.get(path, **{"Accept-Language": language})
        worked_out(club)
        assert answer.status_code == 200
        assert left_over(answer.text) == []
        assert mislabelled(answer.text) == []
        assert foreign_words(answer.text, language, "Player", "Host") == []


def test_there_is_none_before_the_end(club: Club, anna: Person, bea: Person, mind: Mind) -> None:
    running = club.table_of(anna, bea)
    assert anna.get(f"/t/{running}/review").status_code == 409
    waiting = anna.opened({"game": "norenberc", "name": "Anna", "seats": "2", "chair-2": "open"})
    assert anna.get(f"/t/{waiting}/review").status_code == 409
    assert anna.get("/t/nowhere/review").status_code == 404
    assert mind.asked == 0


@pytest.mark.parametrize(("query", "status"), [("seat=9", 404), ("seat=x", 400), ("cards=none", 400)])
def test_bad_input_gets_a_sentence(club: Club, anna: Person, mind: Mind, query: str, status: int) -> None:
    assert anna.get(f"/t/{over(club)}/review?{query}").status_code == status


def test_a_game_of_former_rules_has_none(club: Club, anna: Person, mind: Mind, monkeypatch: pytest.MonkeyPatch) -> None:
    table = over(club)
    monkeypatch.setattr(GAMES[0], "rules", GAMES[0].rules + 1)
    answer = anna.get(f"/t/{table}/review")
    assert answer.status_code == 409
    assert "no longer part of this release" in text_of(answer)


def test_one_that_could_not_be_finished_is_tried_again(
    club: Club, anna: Person, mind: Mind, caplog: pytest.LogCaptureFixture
) -> None:
    table = over(club)
    mind.is_failing = True
    assert anna.get(f"/t/{table}/review").status_code == 200
    worked_out(club)
    assert anna.get(f"/t/{table}/review").status_code == 503
    assert "nobody there" in caplog.text
    mind.is_failing = False
    assert anna.get(f"/t/{table}/review").status_code == 200
    worked_out(club)
    assert "<polyline" in anna.get(f"/t/{table}/review").text


def test_one_of_an_older_format_is_worked_out_anew(club: Club, anna: Person, mind: Mind) -> None:
    table = over(club)
    club.site.database.run_now(storage.keep_review, table, '{"format":0}')
    assert 'id="review-progress"' in anna.get(f"/t/{table}/review").text
    worked_out(club)
    assert "<polyline" in anna.get(f"/t/{table}/review").text


def test_it_goes_with_its_table(club: Club, anna: Person, mind: Mind) -> None:
    table = over(club)
    anna.get(f"/t/{table}/review")
    worked_out(club)
    club.site.database.run_now(remove, [table])
    assert club.site.database.run_now(storage.find_review, table) is None
    club.site.database.run_now(storage.keep_review, table, "{}")
    assert club.site.database.run_now(storage.find_review, table) is None, "it was deleted meanwhile"


def test_reviews_are_worked_out_in_processes_of_their_own(club: Club) -> None:
    at_work = Reviewing(club.site.database)
    table = over(club)
    try:
        found = json.loads(at_work.thinkers[0].thought((club.live(table).record().text(), OUTLINE), 60))
        assert found["seats"] == club.live(table).row.seats
        at_work.rest()
        assert at_work.thinkers[0].process is None
    finally:
        club.call(at_work.close)
