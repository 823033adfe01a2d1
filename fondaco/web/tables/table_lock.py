"""The lock of a table."""

from __future__ import annotations

import asyncio

from fondaco.web.errors import OutOfOrder


class TableLock(asyncio.Lock):
    """Lets one task at a time change a table. If the table was evicted while a task waited, the task gets an error."""

    is_shut = False

    async def __aenter__(self) -> None:
        await super().__aenter__()
        if self.is_shut:
            self.release()
            raise OutOfOrder("not-stored")
