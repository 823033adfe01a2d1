"""Requests that turn out to be no HTTP half-way: they end with a refusal, and without a word in the log of errors."""

from __future__ import annotations

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class GarbleProof(H11Protocol):
    """HTTP as uvicorn speaks it, but a request that goes wrong while it is being answered is answered once."""

    def send_400_response(self, msg: str) -> None:
        """Refuse what came. Whatever is being made for it has nobody to go to; an answer that has begun is cut off."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()
