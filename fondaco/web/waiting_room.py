"""The waiting room: a table that has not begun, because somebody is missing."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.bots import BOTS
from fondaco.kernel.state import NOBODY
from fondaco.web.live import Live
from fondaco.web.live_page import LivePage
from fondaco.web.position import signs_of
from fondaco.web.viewer import Viewer


class Place(NamedTuple):
    """A chair in the waiting room."""

    seat: int
    name: str
    colour: str
    """What the seat is called where nobody sits there."""
    sign: str
    bot: str
    is_open: bool
    kept: str
    """Whom an open chair is kept for: somebody who played here before."""
    mine: bool
    here: bool
    """Whether whoever sits there looks at the table now."""


class Room(NamedTuple):
    table: str
    places: tuple[Place, ...]
    open_seats: int
    is_host: bool
    seated: bool
    """Whether the viewer sits here already."""
    bots: tuple[str, ...]
    """The levels of bots that the host can put on open chairs, the weakest first."""


class WaitingRoom(LivePage):
    """Who sits here already, and what can be done until the last one comes."""

    def __init__(self, live: Live, viewer: Viewer) -> None:
        super().__init__(live, viewer)
        self.add("room", "room.html", self.room())
        self.add("state", "state.html", (self.words.say("web-title-waiting"), "waiting", NOBODY))
        self.add_messages()

    def room(self) -> Room:
        live, viewer = self.live, self.viewer
        places = self.places()
        open_seats = sum(1 for place in places if place.is_open)
        return Room(live.row.id, places, open_seats, viewer.is_host, bool(viewer.seats), tuple(BOTS))

    def places(self) -> tuple[Place, ...]:
        signs = signs_of(self.live.names())
        return tuple(
            Place(
                chair.seat,
                chair.name,
                self.live.seat_name(chair.seat),
                signs[chair.seat],
                chair.bot or "",
                chair.is_open,
                "" if chair.former is None or chair.former == self.visitor() else chair.former_name,
                chair.seat in self.viewer.seats,
                self.live.is_here(chair.seat),
            )
            for chair in self.live.chairs
        )
