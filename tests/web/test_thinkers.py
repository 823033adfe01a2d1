"""Bots think in worker processes; one that dies or freezes is replaced, and no table waits for ever."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from fondaco.games import GAMES
from fondaco.kernel.record import Record
from fondaco.kernel.table import new_table
from fondaco.web.tables import thinkers as thinking
from fondaco.web.tables.thinker import Thinker, ThinkerLost
from fondaco.web.tables.thinkers import PLAIN_BOT, SAFE, Lane, Thinkers, share

SOON = 0.3
"""Timeout for a frozen process, in seconds."""
ENOUGH = 2.0
"""Seconds in which a process thinks that is not frozen. No thought here takes a hundredth of it."""
LONG = 0.6
"""Seconds of a thought that is not short."""


@pytest.fixture
def record() -> Record:
    return new_table(GAMES[0], 2, {}, "a seed").record


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    thinkers = Thinkers(1, 60)
    yield thinkers
    thinkers.close()
    both = [*thinkers.quick.thinkers, *thinkers.deep.thinkers]
    assert [thinker.process for thinker in both if thinker.process and thinker.process.is_alive()] == []


def choice_of(thinkers: Thinkers, record: Record, bot: str = PLAIN_BOT, seconds: float = 0.0) -> str:
    with ThreadPoolExecutor() as apart:  # the browser of other tests may leave an event loop in this thread
        return apart.submit(
            asyncio.run, thinkers.choose("table", record, bot, 0, "a seed to think with", seconds)
        ).result()


def pid_of(thinkers: Thinkers) -> int:
    process = thinkers.quick.thinkers[0].process
    assert process is not None
    assert process.pid is not None
    return process.pid


def is_open(record: Record, choice: str) -> bool:
    table = new_table(record.game, record.seats, record.options, record.seed)
    return record.game.vocabulary.number(choice) in table.open(0)


@pytest.mark.parametrize("sign", [signal.SIGSTOP, signal.SIGKILL])
def test_another_process_thinks_where_one_froze_or_died(
    thinkers: Thinkers, record: Record, sign: signal.Signals, caplog: pytest.LogCaptureFixture
) -> None:
    first = choice_of(thinkers, record)
    lost = pid_of(thinkers)
    assert choice_of(thinkers, record) == first
    assert pid_of(thinkers) == lost, "a process thinks again and again"
    thinkers.seconds = ENOUGH
    os.kill(lost, sign)
    assert choice_of(thinkers, record) == first
    assert pid_of(thinkers) != lost
    with pytest.raises(ProcessLookupError):
        os.kill(lost, 0)
    assert "got no answer" in caplog.text


def test_where_every_process_freezes_a_plain_bot_chooses(
    thinkers: Thinkers, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready_line = Thinker.ready_line

    def freezing(thinker: Thinker) -> object:
        line = ready_line(thinker)
        assert thinker.process is not None
        assert thinker.process.pid is not None
        os.kill(thinker.process.pid, signal.SIGSTOP)
        return line

    monkeypatch.setattr(Thinker, "ready_line", freezing)
    thinkers.seconds = SOON
    assert is_open(record, choice_of(thinkers, record, "greedy"))


def test_where_a_bot_fails_a_plain_one_chooses(
    thinkers: Thinkers, record: Record, caplog: pytest.LogCaptureFixture
) -> None:
    assert is_open(record, choice_of(thinkers, record, "no such bot"))
    assert "failed" in caplog.text
    alive = pid_of(thinkers)
    choice_of(thinkers, record)
    assert pid_of(thinkers) == alive, "a mistake of a bot costs no process"


def test_a_long_record_does_not_stick_in_the_line_to_a_frozen_process(record: Record) -> None:
    thinker = Thinker(thinking.think)
    thinker.ready_line()
    assert thinker.process is not None
    assert thinker.process.pid is not None
    os.kill(thinker.process.pid, signal.SIGSTOP)
    with pytest.raises(ThinkerLost):
        thinker.thought(("x" * 5_000_000, PLAIN_BOT, 0, ""), SOON)
    thinker.end()


def test_closing_ends_a_thought_under_way(record: Record) -> None:
    thinkers = Thinkers(1, 60)
    choice_of(thinkers, record)
    os.kill(pid_of(thinkers), signal.SIGSTOP)
    waiting = thinkers.quick.ask((record.text(), PLAIN_BOT, 0, ""), 0.0, 60)
    thinkers.close()
    with pytest.raises(ThinkerLost):
        waiting.result()


def test_a_long_thought_whose_turn_does_not_come_becomes_a_short_one(thinkers: Thinkers, record: Record) -> None:
    first = choice_of(thinkers, record, seconds=LONG)
    (deep,) = thinkers.deep.thinkers
    assert deep.process is not None, "a long thought has a process of its own"
    assert thinkers.quick.thinkers[0].process is None
    assert deep.process.pid is not None
    os.kill(deep.process.pid, signal.SIGSTOP)
    busy = thinkers.deep.ask((record.text(), PLAIN_BOT, 0, ""), 0.0, 60)
    assert choice_of(thinkers, record, seconds=LONG) == first
    assert not busy.done(), "it did not wait for the other"
    assert thinkers.deep.waiting == thinkers.quick.waiting == 0
    os.kill(deep.process.pid, signal.SIGCONT)
    busy.result(60)


def test_all_who_wait_are_done_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty at once share the time that one alone would have."""
    given: list[float] = []

    def thinking(thinker: Thinker, facts: tuple[object, ...], seconds: float) -> str:
        given.append(facts[-1])  # type: ignore[arg-type]
        time.sleep(given[-1])
        return ""

    monkeypatch.setattr(Thinker, "thought", thinking)
    lane = Lane(2)
    begun = time.monotonic()
    asked = [lane.ask(("", PLAIN_BOT, 0, ""), begun + LONG, 60) for _ in range(50)]
    for one in asked:
        one.result(60)
    assert len(given) == 50
    assert sum(given) <= 2 * LONG
    assert lane.waiting == 0


def test_nobody_gets_more_time_than_there_is() -> None:
    assert share(5.0, 0, 1) == 5.0
    assert share(5.0, 49, 1) == pytest.approx(0.1)
    assert share(5.0, 3, 3) == 2.5
    assert share(-1.0, 3, 3) == 0.0


def test_a_thought_ends_by_itself_before_the_timeout(
    thinkers: Thinkers, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long a level may think: where the host allows less, it gets less, and is not killed."""
    given: list[float] = []

    def thinking(thinker: Thinker, facts: tuple[object, ...], seconds: float) -> str:
        given.append(facts[-1])  # type: ignore[arg-type]
        return "an answer"

    monkeypatch.setattr(Thinker, "thought", thinking)
    thinkers.seconds = 2.0
    assert choice_of(thinkers, record, "grandmaster", 5.0) == "an answer"
    assert given[0] <= SAFE * thinkers.seconds
