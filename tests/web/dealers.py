"""People who deal: a table of a game in which everybody may speak, driven by its forms."""

from __future__ import annotations

import re
from typing import Any

from httpx import Response

from fondaco.web.tables.live import Live

from .club import HX, Club, Person

NAMES = ["Anna", "Bea", "Cyr", "Dora"]
NUMBERS = re.compile(r'(data-version|data-since|name="version" value)="\d+"')
"""The number of the position and the time of the last act. They tell how often and when somebody chose, not what."""


class Dealers:
    """A table at which people sit, played on to a window in which a step can be bought."""

    def __init__(self, club: Club, seats: int = 3, **fields: str) -> None:
        self.club = club
        self.people = [Person(club, name) for name in NAMES[:seats]]
        self.table = club.table_of(*self.people, game="genoa", **fields)
        self.live: Live = club.live(self.table)
        self.to_window()

    def to_window(self) -> None:
        """Everybody takes the first choice there is until all are asked what they offer."""
        for _ in range(200):
            if self.city.question() == "dealing" and self.city.walked == 0 and len(self.spaces(self.others[0])) > 1:
                return
            seat = self.live.asked()[0]
            choice = self.live.game.vocabulary.text(self.live.playing().open(seat)[0])
            assert self.people[seat].choose(self.table, seat, choice, self.live.version(seat)).status_code == 204
        raise AssertionError("nobody dealt")

    @property
    def city(self) -> Any:
        return self.live.playing().state

    @property
    def trader(self) -> int:
        return int(self.city.trader)

    @property
    def others(self) -> list[int]:
        """The other seats, clockwise from the trader."""
        seats = self.live.row.seats
        return [(self.trader + step) % seats for step in range(1, seats)]

    def spaces(self, seat: int) -> list[str]:
        """What a seat could make an offer for now."""
        after = self.city.copy()
        after.choose(seat, self.live.game.vocabulary.number("offer"))
        after.open(seat, self.live.playing().choices)
        texts = [self.live.game.vocabulary.text(choice) for choice in self.live.playing().choices.listed()]
        return [text.removeprefix("for ") for text in texts if text.startswith("for ")]

    def send(self, seat: int, verb: str, version: int | None = None, **fields: str | list[str]) -> Response:
        """Send the form of a deal as the script does."""
        at = self.live.version(seat) if version is None else version
        form = {"verb": verb, "seat": str(seat), "version": str(at)}
        return self.people[seat].post(f"/t/{self.table}/choose", HX, **(form | fields))

    def choose(self, seat: int, choice: str, version: int | None = None) -> Response:
        """Press a button, without being asked twice."""
        at = self.live.version(seat) if version is None else version
        return self.people[seat].choose(self.table, seat, choice, at, sure="")

    def offered(self, seat: int) -> list[int]:
        """The standing offer of a seat: its space, the ducats given, the ducats asked."""
        from fondaco.games.genoa.offer import DUCATS, DUCATS_BACK, OFFER

        return [int(self.city.offers[seat * OFFER + field]) for field in (0, DUCATS, DUCATS_BACK)]

    def far(self) -> str:
        """A building that the tower cannot reach with its next step."""
        near = int(self.city.box.near[self.city.tower])
        return next(
            self.live.game.names["space"][space]
            for space in range(4, 18)
            if space != self.city.tower and not near >> space & 1
        )

    def space(self, name: str) -> int:
        return self.live.game.names["space"].index(name)

    def page(self, seat: int) -> dict[str, str]:
        """The fragments that a seat sees, without the number of the position and the time of the last act."""
        page = self.people[seat].page(self.live)
        return {name: NUMBERS.sub("", fragment.html) for name, fragment in page.fragments.items()}
