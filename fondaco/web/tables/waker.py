"""After a restart, lets the bots go on that were to move, at a low priority.

It takes a replay to know whether a bot is to move at a stored table, and there may be thousands of tables. So a live
table goes on when somebody comes back to it. Only at a table that is played over days may a player wait with no page
open. Those tables are loaded one after another, with pauses, so that requests are not slowed down.
"""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy.exc import SQLAlchemyError

from fondaco.kernel.errors import FondacoError
from fondaco.web.store import storage
from fondaco.web.tables.bot_moves import hurry_bots
from fondaco.web.tables.hall import Hall

log = logging.getLogger("fondaco.web")
REST = 9.0
"""Seconds of pause for each second of work."""
LEAST_REST = 0.02
MOST_AT_ONCE = 200
"""How many of these tables may be in memory at the same time; each is evicted after a while."""
LOOK_AGAIN = 1.0


class Waker:
    """Lets the bots of a hall go on."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.woken: set[str] = set()
        """The tables that were loaded here and may still be in memory."""

    async def run(self) -> None:
        for table_id in await self.hall.database.run(storage.tables_at_leisure):
            begun = time.monotonic()
            try:
                is_waiting = table_id not in self.hall.tables and await self.is_bot_awaited(table_id)
                took = time.monotonic() - begun
                if is_waiting:
                    await self.take_up(table_id)
            except (FondacoError, SQLAlchemyError) as error:
                took = time.monotonic() - begun
                log.error("table %s cannot go on: %s", table_id, error)
            await asyncio.sleep(max(LEAST_REST, REST * took))

    async def is_bot_awaited(self, table_id: str) -> bool:
        """Whether there is something to do at a table: a choice of a bot, or a result to store."""
        live = await self.hall.look_at(table_id)
        return bool(live.asked_bots()) or live.is_over()

    async def take_up(self, table_id: str) -> None:
        """Let the bots of a table move until a person is asked; without pauses if nobody watches."""
        while len(self.woken) >= MOST_AT_ONCE:
            self.woken &= self.hall.tables.keys()
            await asyncio.sleep(LOOK_AGAIN)
        live = await self.hall.get(table_id)
        self.woken.add(table_id)
        if not live.watchers:
            hurry_bots(live)
        if live.bots_task is not None:
            await asyncio.wait([live.bots_task])
