"""A timeout for requests: one that has not arrived in full within seconds has its connection closed.

Otherwise a client that sends nothing, or a byte now and then (Slowloris), would hold connections for ever, and with
them the memory and file descriptors of the server.
"""

from __future__ import annotations

import asyncio
from typing import ClassVar

import h11

from fondaco.web.http.garbled import GarbleProof


class PatientProtocol(GarbleProof):
    """uvicorn's HTTP protocol, with a timeout from the first byte of a request to its last."""

    patience: ClassVar[float]
    """Seconds for a request; for the first one they run from the start of the connection."""
    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        super().handle_events()
        if self.is_half_received():
            self.wait_for_request()
        else:
            self.stop_waiting()

    def is_half_received(self) -> bool:
        """Whether a request has begun and not ended: part of its head has arrived, or not yet all of its body."""
        state = self.conn.their_state
        return state is h11.SEND_BODY or (state is h11.IDLE and bool(self.conn.trailing_data[0]))

    def wait_for_request(self) -> None:
        """Start the timer. Further bytes do not restart it."""
        if self.waiting is None:
            self.waiting = self.loop.call_later(self.patience, self.transport.abort)

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None


def protocol_with(seconds: float) -> type[PatientProtocol]:
    """The protocol with a timeout."""
    return type("PatientProtocol", (PatientProtocol,), {"patience": seconds})
