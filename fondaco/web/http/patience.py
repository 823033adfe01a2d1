"""Connections that are not waited for: a request comes whole within seconds, or its connection is closed.

Whoever opens connections and sends nothing, or a byte now and then, would keep them for ever otherwise, and with them
the memory and the open files of the server.
"""

from __future__ import annotations

import asyncio
from typing import ClassVar

import h11

from fondaco.web.http.garbled import GarbleProof


class PatientProtocol(GarbleProof):
    """HTTP as uvicorn speaks it, with a time limit from the first byte of a request to its last."""

    patience: ClassVar[float] = 15.0
    """Seconds for a request; for the first one they begin with the connection."""
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
        """Whether a request has begun and not ended: a part of its head came, or not yet all of its body."""
        state = self.conn.their_state
        return state is h11.SEND_BODY or (state is h11.IDLE and bool(self.conn.trailing_data[0]))

    def wait_for_request(self) -> None:
        """What comes meanwhile does not make the wait longer."""
        if self.waiting is None:
            self.waiting = self.loop.call_later(self.patience, self.transport.abort)

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None


def protocol_with(seconds: float) -> type[PatientProtocol]:
    """The protocol with another patience."""
    return type("PatientProtocol", (PatientProtocol,), {"patience": seconds})
