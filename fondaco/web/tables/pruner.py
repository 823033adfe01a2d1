"""The pruner: a background task that deletes expired tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from sqlalchemy.exc import SQLAlchemyError

from fondaco.web.errors import NotHere
from fondaco.web.store import storage
from fondaco.web.store.retention import Keeping, outdated, remove
from fondaco.web.tables.hall import Hall
from fondaco.web.tables.live import Live

log = logging.getLogger("fondaco.web")
EVERY = 3600.0
"""Seconds between two runs."""
MOST = 500
"""Tables deleted in one run; the rest follow in the next ones."""


class Pruner:
    """Looks now and then for expired tables. A table in memory is in use, and stays."""

    def __init__(self, hall: Hall, keeping: Keeping) -> None:
        self.hall = hall
        self.keeping = keeping
        self.due = time.monotonic()

    async def work(self) -> None:
        """A run, if one is due."""
        if time.monotonic() < self.due:
            return
        self.due = time.monotonic() + EVERY
        try:
            for old in (await self.hall.database.run(outdated, self.keeping, storage.now()))[:MOST]:
                if old.id not in self.hall.tables and old.id not in self.hall.loading:
                    await self.delete(old.id)
        except SQLAlchemyError as error:
            log.error("old tables were not deleted: %s", error)

    async def delete(self, table_id: str) -> None:
        """Requests for the table wait until it is gone, and then get a 404."""
        task = self.hall.loading[table_id] = asyncio.create_task(self.removed(table_id))
        task.add_done_callback(lambda _: self.hall.loading.pop(table_id, None))
        with contextlib.suppress(NotHere):
            await task

    async def removed(self, table_id: str) -> Live:
        await self.hall.database.run(remove, [table_id])
        raise NotHere("no-table", {"table": table_id})
