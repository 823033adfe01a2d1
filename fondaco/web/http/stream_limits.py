"""Limits for open streams: of one visitor and from one network, over all tables."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import AsyncIterable, Iterator

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from fondaco.web.errors import TooMany
from fondaco.web.http.networks import network_of


class StreamLimits:
    """Every open stream has a place here, so that nobody can use up the server."""

    def __init__(self, per_visitor: int, per_address: int) -> None:
        self.per_visitor = per_visitor
        self.per_address = per_address
        self.open: Counter[int | str] = Counter()
        """How many streams each visitor (by id) and each network has open."""

    @contextlib.contextmanager
    def place(self, network: str, visitor: int | None) -> Iterator[None]:
        """A place until the end of the block. Raises TooMany if none is left."""
        if visitor is not None and self.open[visitor] >= self.per_visitor:
            raise TooMany("streams-visitor", {"most": self.per_visitor})
        if self.open[network] >= self.per_address:
            raise TooMany("streams-address", {"most": self.per_address})
        owners: list[int | str] = [network] if visitor is None else [network, visitor]
        self.open.update(owners)
        try:
            yield
        finally:
            self.open.subtract(owners)
            for owner in owners:
                if not self.open[owner]:
                    del self.open[owner]


class StreamResponse(StreamingResponse):
    """A response of server-sent events, which holds its place from the first byte until the browser has gone."""

    def __init__(
        self,
        limits: StreamLimits,
        visitor: int | None,
        events: AsyncIterable[str | bytes],
        headers: dict[str, str],
    ) -> None:
        super().__init__(events, media_type="text/event-stream", headers=headers)
        self.limits = limits
        self.visitor = visitor

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.limits.place(network_of(scope), self.visitor):
            await super().__call__(scope, receive, send)
