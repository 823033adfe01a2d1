"""The lock of a table."""

from __future__ import annotations

import asyncio

from fondaco.web.errors import OutOfOrder


class Turnstile(asyncio.Lock):
    """Lets one at a time change a table. Whoever waited for a table that was put away meanwhile is sent away."""

    is_shut = False

    async def __aenter__(self) -> None:
        await super().__aenter__()
        if self.is_shut:
            self.release()
            raise OutOfOrder("not-stored")
