"""Reviews of finished games: worked out in processes of their own, part by part, and kept with the table."""

from __future__ import annotations

import asyncio
import json
import logging
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from fondaco.bots.review import FORMAT, joined, outline, part_of
from fondaco.games import shipped
from fondaco.kernel.reader import read_record
from fondaco.web.errors import OutOfOrder, TooLate, TooMany
from fondaco.web.store import storage
from fondaco.web.store.database import Database
from fondaco.web.tables.coaching import PATIENCE
from fondaco.web.tables.live import Live
from fondaco.web.tables.thinker import Thinker, ThinkerLost, ThoughtFailed

log = logging.getLogger("fondaco.web")
PARTS = 24
"""Into so many parts the work is divided, so that progress can be shown and several processes share it."""
OUTLINE = -1
"""Stands for the part that all others need: how the chances went."""
MOST_PROCESSES = 2
SECONDS = 120.0
"""How long one part may take."""
MOST_WAITING = 20
"""So many reviews wait for their turn at most."""


class Progress:
    """A review that is being worked out, or waits for its turn."""

    def __init__(self) -> None:
        self.done = 0
        self.is_failed = False

    def percent(self) -> int:
        return 100 * self.done // (PARTS + 1)


class Reviewing:
    """Works out the reviews of all tables, one game after another."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.thinkers = [Thinker(look_at, PATIENCE) for _ in range(min(MOST_PROCESSES, os.cpu_count() or 1))]
        self.threads = ThreadPoolExecutor(len(self.thinkers), thread_name_prefix="reviews")
        self.turn = asyncio.Lock()
        self.under_way: dict[str, Progress] = {}
        """By table."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def find(self, live: Live) -> dict[str, Any] | None:
        """The review of a game that is over, if it was worked out before."""
        if not live.is_over():
            raise TooLate("not-over")
        if live.review is None:
            kept = await self.database.run(storage.find_review, live.row.id)
            found = json.loads(kept) if kept else {}
            live.review = found if found.get("format") == FORMAT else None
        return live.review

    def begin(self, live: Live) -> Progress:
        """Work out a review beside the requests; whoever asks again sees how far it has come."""
        known = self.under_way.get(live.row.id)
        if known is None:
            if len(self.under_way) >= MOST_WAITING:
                raise TooMany("reviews-busy")
            known = self.under_way[live.row.id] = Progress()
            task = asyncio.create_task(self.work_out(live, known))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        elif known.is_failed:
            del self.under_way[live.row.id]
            raise OutOfOrder("review-lost")
        return known

    async def work_out(self, live: Live, progress: Progress) -> None:
        """All parts, each by the next process that is free."""
        text = live.record().text()
        try:
            async with self.turn:
                outlined = await self.part(self.thinkers[0], text, OUTLINE, progress)
                left = list(range(PARTS))
                found: dict[int, Any] = {}

                async def work(thinker: Thinker) -> None:
                    while left:
                        part = left.pop(0)
                        found[part] = await self.part(thinker, text, part, progress)

                await asyncio.gather(*[work(thinker) for thinker in self.thinkers])
            review = joined(outlined, [found[part] for part in range(PARTS)])
            live.review = review
            await self.database.run(storage.keep_review, live.row.id, json.dumps(review, separators=(",", ":")))
        except (ThinkerLost, ThoughtFailed, SQLAlchemyError) as error:
            log.error("table %s: its review was not finished: %s", live.row.id, error)
            progress.is_failed = live.review is None
        if not progress.is_failed:
            del self.under_way[live.row.id]
        if len(self.under_way) == progress.is_failed:
            self.rest()

    async def part(self, thinker: Thinker, text: str, part: int, progress: Progress) -> Any:
        loop = asyncio.get_running_loop()
        thought = await loop.run_in_executor(self.threads, thinker.thought, (text, part), SECONDS)
        progress.done += 1
        return json.loads(thought)

    def rest(self) -> None:
        """Nobody waits: the processes end, and are started anew for the next game."""
        for thinker in self.thinkers:
            thinker.kill()

    async def close(self) -> None:
        for thinker in self.thinkers:
            thinker.end()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.threads.shutdown(cancel_futures=True)


def look_at(record_text: str, part: int) -> str:
    """Runs in a worker process: a part of a review."""
    record = read_record(record_text, shipped())
    return json.dumps(outline(record) if part == OUTLINE else part_of(record, part, PARTS))
