"""The thinkers: worker processes for the bots, so that the event loop never waits for them.

There are two lanes: one for answers at a glance and short thoughts, one for long thoughts, at a lower priority. So
whoever plays against quick bots never stands behind somebody else's grandmaster.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor

from fondaco.bots import BOTS, find_bot
from fondaco.bots.levels import within
from fondaco.games import shipped
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.kernel.record import Record
from fondaco.kernel.replay import replay
from fondaco.web.tables.thinker import Thinker, ThinkerLost, ThoughtFailed

log = logging.getLogger("fondaco.web")
ATTEMPTS = 2
"""How many processes try one choice before the fallback."""
PLAIN_BOT = next(iter(BOTS))
"""The fallback, which takes no time."""
SHORT = 0.25
"""Seconds of a thought that is short. A longer one whose turn has not come so long before its end becomes one."""
PATIENCE = 5
"""How much lower the priority of long thoughts is than the server's."""
SAFE = 0.5
"""The part of the timeout that a thought may use of its own accord."""
Facts = tuple[str, str, int, str]
"""A record, a bot, its seat, and a seed for its luck."""


class Lane:
    """Processes that think, and who waits for them."""

    def __init__(self, workers: int, patience: int = 0) -> None:
        self.workers = workers
        self.thinkers = [Thinker(think, patience) for _ in range(workers)]
        self.free = list(self.thinkers)
        """The idle ones; the last one used is used again first, so that no more are started than are needed."""
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix="thinkers")
        """One thread for each process, so that each thread finds an idle process."""
        self.waiting = 0
        self.counting = threading.Lock()

    def ask(self, facts: Facts, until: float, timeout: float) -> Future[str]:
        """Let a process think as soon as one is idle, to a moment of the monotonic clock at the latest."""
        self.count(1)
        return self.threads.submit(self.thought, facts, until, timeout)

    def withdraw(self, future: Future[str]) -> bool:
        """Wait no longer. Whether it was still time: a thought that has begun is brought to its end."""
        is_withdrawn = future.cancel()
        if is_withdrawn:
            self.count(-1)
        return is_withdrawn

    def thought(self, facts: Facts, until: float, timeout: float) -> str:
        """Runs in a thread: let an idle process think."""
        others = self.count(-1)
        thinker = self.free.pop()
        try:
            return thinker.thought((*facts, share(until - time.monotonic(), others, self.workers)), timeout)
        finally:
            self.free.append(thinker)

    def count(self, change: int) -> int:
        with self.counting:
            self.waiting += change
            return self.waiting

    def end(self) -> None:
        for thinker in self.thinkers:
            thinker.end()
        self.threads.shutdown(cancel_futures=True)


def share(left: float, waiting: int, workers: int) -> float:
    """The seconds that one may think of those that are left, if all who wait want to be done by then as well."""
    return max(0.0, left) * workers / (workers + waiting)


class Thinkers:
    """The lanes. A bot gets the view of its seat and nothing else."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.seconds = seconds
        """Timeout for one thought; then its process is killed."""
        self.quick = Lane(self.workers)
        self.deep = Lane(self.workers, PATIENCE)
        self.closed = False

    async def choose(self, table_id: str, course: Record, bot: str, seat: int, luck: str, seconds: float) -> str:
        """What a bot chooses, in notation. It gets the game so far without its seed, a seed of its own, and some time.

        If a process dies or freezes, another one tries again. After that a plain bot chooses, so that the game goes on.
        """
        facts = (course.text(), bot, seat, luck)
        seconds = min(seconds, SAFE * self.seconds)
        until = time.monotonic() + seconds
        for _ in range(ATTEMPTS):
            try:
                return await self.thought(facts, until)
            except ThinkerLost as error:
                if self.closed:
                    raise
                log.error("table %s: the bot %s got no answer: %s", table_id, bot, error)
            except ThoughtFailed as error:
                log.error("table %s: the bot %s failed: %s", table_id, bot, error)
                break
        return await asyncio.to_thread(think, facts[0], PLAIN_BOT, seat, luck)

    async def thought(self, facts: Facts, until: float) -> str:
        """A thought in the lane that it belongs to; a long one that does not get its turn in time is a short one."""
        patience = until - SHORT - time.monotonic()
        if patience > 0:
            asked = self.deep.ask(facts, until, self.seconds)
            answer = asyncio.wrap_future(asked)
            answer.add_done_callback(heard)
            await asyncio.wait([answer], timeout=patience)
            if asked.done() or not self.deep.withdraw(asked):
                return await answer
        return await asyncio.wrap_future(self.quick.ask(facts, until, self.seconds))

    def close(self) -> None:
        self.closed = True
        self.quick.end()
        self.deep.end()


def heard(answer: asyncio.Future[str]) -> None:
    """Take note of an answer for which nobody may wait any longer, as when the server stops."""
    if not answer.cancelled():
        answer.exception()


def think(record_text: str, bot: str, seat: int, luck: str, seconds: float = 0.0) -> str:
    """Runs in a worker process: the choice of a bot from the view of its seat."""
    begun = time.perf_counter()
    record = read_record(record_text, shipped())
    view = record.game.view(replay(record), seat)
    mind = within(find_bot(bot), seconds - (time.perf_counter() - begun))
    return record.game.vocabulary.text(int(mind.choose(record.game, view, seat, Luck(luck))))
