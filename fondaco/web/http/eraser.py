"""The eraser: removes somebody's name from the database and from the memory of a running server."""

from __future__ import annotations

import asyncio
import contextlib

from fondaco.web.errors import OutOfOrder
from fondaco.web.http.reception import Reception
from fondaco.web.store import storage
from fondaco.web.store.forgetting import forget
from fondaco.web.tables.hall import Hall
from fondaco.web.tables.live import Live


class Eraser:
    """Holds the locks of live tables, so that none of them writes the name back from memory."""

    def __init__(self, hall: Hall, reception: Reception) -> None:
        self.hall = hall
        self.reception = reception

    async def forget(self, visitor: int) -> None:
        async with contextlib.AsyncExitStack() as locks:
            concerned = [live for live in self.hall.tables.values() if is_at(live, visitor)]
            for live in concerned:
                with contextlib.suppress(OutOfOrder):  # it was evicted in the meantime
                    await locks.enter_async_context(live.lock)
            await self.hall.database.run(forget, visitor)
            self.reception.forget_name(visitor)
            for live in concerned:
                await self.renew(live)
        # A table that was being loaded may have read the name before it was removed.
        await asyncio.gather(*self.hall.loading.values(), return_exceptions=True)
        for live in [live for live in self.hall.tables.values() if is_at(live, visitor) and live not in concerned]:
            async with live.lock:
                await self.renew(live)

    async def renew(self, live: Live) -> None:
        stored = await self.hall.database.run(storage.load_table, live.row.id)
        live.chairs, live.messages = stored.chairs, stored.messages
        live.wake()


def is_at(live: Live, visitor: int) -> bool:
    """Whether somebody sits, sat or spoke at a table."""
    return any(visitor in (chair.holder, chair.former) for chair in live.chairs) or any(
        message.visitor == visitor for message in live.messages
    )
