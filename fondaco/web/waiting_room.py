"""The waiting room: a table that has not begun, because somebody is missing."""

from __future__ import annotations

from typing import NamedTuple

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
    mine: bool


class Room(NamedTuple):
    table: str
    places: tuple[Place, ...]
    is_host: bool
    seated: bool
    """Whether the viewer sits here already."""
    name: str
    """The name that the viewer gave before."""
    pace: str


class WaitingRoom(LivePage):
    """Who sits here already, and what can be done until the last one comes."""

    def __init__(self, live: Live, viewer: Viewer) -> None:
        super().__init__(live, viewer)
        self.add("room", "room.html", self.room())
        self.add("state", "state.html", (self.words.say("web-title-waiting"), "waiting", NOBODY))
        self.add_messages()

    def room(self) -> Room:
        names = self.live.names()
        signs = signs_of(names)
        places = tuple(
            Place(
                chair.seat,
                chair.name,
                self.live.seat_name(chair.seat),
                signs[chair.seat],
                chair.bot or "",
                chair.is_open,
                chair.seat in self.viewer.seats,
            )
            for chair in self.live.chairs
        )
        visitor = self.viewer.visitor
        name = visitor.name if visitor else ""
        row = self.live.row
        return Room(row.id, places, self.viewer.is_host, bool(self.viewer.seats), name, row.pace)
