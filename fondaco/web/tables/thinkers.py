"""The thinkers: a pool of worker processes for the bots, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import ThreadPoolExecutor

from fondaco.bots import BOTS, find_bot
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


class Thinkers:
    """A pool of processes. A bot gets the view of its seat and nothing else."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.seconds = seconds
        """How long a bot may think about one choice."""
        self.thinkers = [Thinker(think) for _ in range(self.workers)]
        self.free = list(self.thinkers)
        """The idle ones; the last one used is used again first, so that no more are started than are needed."""
        self.threads = ThreadPoolExecutor(self.workers, thread_name_prefix="thinkers")
        """One thread for each process, so that each thread finds an idle process."""
        self.closed = False

    async def choose(self, table_id: str, course: Record, bot: str, seat: int, luck: str) -> str:
        """What a bot chooses, in notation. It gets the game so far without its seed, and a seed of its own.

        If a process dies or freezes, another one tries again. After that a plain bot chooses, so that the game goes on.
        """
        facts = (course.text(), bot, seat, luck)
        for _ in range(ATTEMPTS):
            try:
                return await asyncio.get_running_loop().run_in_executor(self.threads, self.thought, facts)
            except ThinkerLost as error:
                if self.closed:
                    raise
                log.error("table %s: the bot %s got no answer: %s", table_id, bot, error)
            except ThoughtFailed as error:
                log.error("table %s: the bot %s failed: %s", table_id, bot, error)
                break
        return await asyncio.to_thread(think, facts[0], PLAIN_BOT, seat, facts[3])

    def thought(self, facts: tuple[str, str, int, str]) -> str:
        """Runs in a thread: let an idle process think."""
        thinker = self.free.pop()
        try:
            return thinker.thought(facts, self.seconds)
        finally:
            self.free.append(thinker)

    def close(self) -> None:
        self.closed = True
        for thinker in self.thinkers:
            thinker.end()
        self.threads.shutdown(cancel_futures=True)


def think(record_text: str, bot: str, seat: int, luck: str) -> str:
    """Runs in a worker process: the choice of a bot from the view of its seat."""
    record = read_record(record_text, shipped())
    view = record.game.view(replay(record), seat)
    return record.game.vocabulary.text(int(find_bot(bot).choose(record.game, view, seat, Luck(luck))))
