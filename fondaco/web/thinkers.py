"""The thinkers: processes in which the bots think, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from fondaco.bots import find_bot
from fondaco.games import shipped
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.kernel.record import Record
from fondaco.kernel.replay import replay

log = logging.getLogger("fondaco.web")


class Thinkers:
    """A pool of processes. A bot gets the view of its seat and nothing else."""

    def __init__(self, workers: int) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool = self.new_pool()
        self.closed = False

    def new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=end_with_parent)

    async def choose(self, table_id: str, course: Record, bot: str, seat: int, luck: str) -> str:
        """What a bot chooses, in notation. Where a process dies, another one thinks again.

        It gets the course of the game without its seed, and a seed of its own to think with.
        """
        facts = (course.text(), bot, seat, luck)
        for _ in range(3):
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, *facts)
            except BrokenProcessPool:
                if self.closed:
                    raise
                log.error("table %s: a thinking process died; starting another", table_id)
                if self.pool is pool:
                    self.pool = self.new_pool()
            except Exception:
                log.exception("table %s: the bot %s failed", table_id, bot)
                break
        return think(facts[0], "random", seat, facts[3])

    def close(self) -> None:
        self.closed = True
        self.pool.shutdown(cancel_futures=True)


def think(record_text: str, bot: str, seat: int, luck: str) -> str:
    """Runs in a process of its own: the choice of a bot from the view of its seat."""
    record = read_record(record_text, shipped())
    view = record.game.view(replay(record), seat)
    return record.game.vocabulary.text(int(find_bot(bot).choose(record.game, view, seat, Luck(luck))))


def end_with_parent() -> None:
    """A server that is killed cannot stop its processes, so they watch it and end by themselves."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
