"""Requests that turn out to be malformed half-way: they get a 400, and nothing in the error log."""

from __future__ import annotations

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class GarbleProof(H11Protocol):
    """uvicorn's HTTP protocol, but a request that becomes malformed while it is handled gets only one response."""

    def send_400_response(self, msg: str) -> None:
        """Answer 400. The app is told that the client has gone; a response that has begun is cut off."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()
