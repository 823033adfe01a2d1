"""Who looks at a table."""

from __future__ import annotations

import asyncio


class Watcher:
    """One open stream: it is woken whenever something changed."""

    def __init__(self, visitor: int | None) -> None:
        self.visitor = visitor
        self.woken = asyncio.Event()
        self.has_news = False
        """Whether more may have changed than who is here."""

    def wake(self) -> None:
        self.has_news = True
        self.woken.set()
