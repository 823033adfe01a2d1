"""The waiting room: a table that has not begun, because somebody is missing."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.face.sight import signs_of
from fondaco.kernel.state import NOBODY
from fondaco.web.pages.aid_facts import Aid, aids_for
from fondaco.web.pages.live_page import LivePage
from fondaco.web.pages.page_facts import Turn
from fondaco.web.store.rows import Chair
from fondaco.web.tables.characters import character_named
from fondaco.web.tables.live import Live
from fondaco.web.tables.salting import unanswered
from fondaco.web.tables.viewer import Viewer


class Place(NamedTuple):
    """A chair in the waiting room."""

    seat: int
    name: str
    colour: str
    """The name of the seat while it is open."""
    sign: str
    bot: str
    """The level of the bot that sits there, or empty."""
    portrait: int
    temper: str
    """What a bot is like, in a few words, or empty."""
    is_open: bool
    kept: str
    """Whom an open chair is reserved for: somebody who played here before."""
    mine: bool
    here: bool
    """Whether the player has the table open now."""
    salt: str
    """Whether the player has `added` a salt, `left` the luck as it is, or is `awaited`; empty if nobody is asked."""


class OwnSalt(NamedTuple):
    """A seat of the viewer, who may add a salt."""

    seat: int
    name: str
    salt: str


class Salting(NamedTuple):
    """The salts of the viewer's seats."""

    table: str
    commitment: str
    is_wanted: bool
    """Whether the table waits for that at all."""
    own: tuple[OwnSalt, ...]
    has_answered: bool


class Room(NamedTuple):
    table: str
    places: tuple[Place, ...]
    open_seats: int
    is_host: bool
    seated: bool
    """Whether the viewer sits here already."""
    unanswered: int
    """How many have neither added a salt nor declined."""


class WaitingRoom(LivePage):
    """Who sits here already, and what can be done until the last player comes."""

    def __init__(self, live: Live, viewer: Viewer) -> None:
        super().__init__(live, viewer)
        self.add("room", "room.html", self.room())
        self.add("salting", "salting.html", self.salting())
        self.add("state", "state.html", Turn(self.words.say("web-title-waiting"), "waiting", NOBODY, NOBODY))
        self.add_messages()

    def room(self) -> Room:
        live, viewer = self.live, self.viewer
        places = self.places()
        open_seats = sum(1 for place in places if place.is_open)
        missing = len(unanswered(live))
        return Room(live.row.id, places, open_seats, viewer.is_host, bool(viewer.seats), missing)

    def aids(self) -> tuple[Aid, ...]:
        """What whoever sits down here agrees to."""
        return aids_for(self.live, self.viewer).aids

    def salting(self) -> Salting:
        """It depends only on the viewer's own answers, so that updates by others do not disturb what is being typed."""
        row, names, seats = self.live.row, self.live.names(self.viewer.language), self.viewer.seats
        own = tuple(OwnSalt(seat, names[seat], row.salts[seat] or "") for seat in seats) if row.salting else ()
        answered = row.salting and all(row.salts[seat] is not None for seat in seats)
        return Salting(row.id, self.live.commitment(), row.salting, own, answered)

    def salt_of(self, chair: Chair) -> str:
        if not self.live.row.salting or chair.holder is None:
            return ""
        salt = self.live.row.salts[chair.seat]
        return "awaited" if salt is None else "added" if salt else "left"

    def places(self) -> tuple[Place, ...]:
        signs = signs_of(self.live.names(self.viewer.language))
        return tuple(self.place(chair, signs[chair.seat]) for chair in self.live.chairs)

    def place(self, chair: Chair, sign: str) -> Place:
        character = character_named(self.live.game, chair.name, self.viewer.language)
        return Place(
            chair.seat,
            chair.name,
            self.live.seat_name(chair.seat, self.viewer.language),
            sign,
            chair.bot or "",
            character.portrait,
            character.temper if chair.bot else "",
            chair.is_open,
            "" if chair.former is None or chair.former == self.visitor() else chair.former_name,
            chair.seat in self.viewer.seats,
            self.live.is_here(chair.seat),
            self.salt_of(chair),
        )
