"""The viewer: who looks at a table, and with whose eyes."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.kernel.state import NOBODY
from fondaco.web.store.rows import Visitor
from fondaco.web.tables.live import Live


class Viewer(NamedTuple):
    """Somebody at a table. Everything that is sent to a browser is rendered for a viewer."""

    visitor: Visitor | None
    seats: tuple[int, ...]
    """The seats held here: several if one device is handed round."""
    seat: int
    """Whose eyes look now; NOBODY for a spectator, or while the curtain is drawn."""
    curtain: int
    """The seat that the device is to be handed to, or NOBODY."""
    is_host: bool
    language: str


def viewer_of(live: Live, visitor: Visitor | None, language: str) -> Viewer:
    """With whose eyes a visitor looks at a table. Between two seats on one device a curtain is drawn."""
    seats = tuple(live.seats_of(visitor.id if visitor else None))
    is_host = visitor is not None and live.row.host == visitor.id
    seat = seats[0] if seats else NOBODY
    curtain = NOBODY
    if visitor is not None and len(seats) > 1:
        seat = live.at_screen.get(visitor.id, NOBODY)
        waiting = [other for other in live.asked() if other in seats]
        if seat not in seats:
            seat = NOBODY
        is_called = seat != NOBODY and live.called.get(visitor.id) == seat
        if not live.is_over() and seat not in waiting and not is_called and (waiting or seat == NOBODY):
            curtain = waiting[0] if waiting else seats[0]
            seat = NOBODY
        if live.curtains.get(visitor.id, NOBODY) in seats:
            curtain = live.curtains[visitor.id]
            seat = NOBODY
    return Viewer(visitor, seats, seat, curtain, is_host, language)
