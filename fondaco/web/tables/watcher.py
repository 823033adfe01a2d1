"""A watcher: an open stream of a table."""

from __future__ import annotations

import asyncio


class Watcher:
    """One open stream, woken whenever something has changed."""

    def __init__(self, visitor: int | None) -> None:
        self.visitor = visitor
        self.woken = asyncio.Event()
        self.has_news = False
        """Whether more than presence may have changed."""

    def wake(self) -> None:
        self.has_news = True
        self.woken.set()
