"""Asking for a bot in place of somebody who has been away too long: all others who are there must agree."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.web.tables.live import Live
from fondaco.web.tables.presence import is_near, may_be_asked_for, people_near


class Ask(NamedTuple):
    """Somebody wants a bot on a seat. It is kept in memory only: after a restart it can be asked again."""

    seat: int
    asker: int
    """The visitor who asks."""
    level: str
    agreed: frozenset[int]
    """The visitors who agreed."""
    awaited: frozenset[int]
    """The visitors who must still agree, as of the steward's last round."""

    def stands(self, live: Live) -> bool:
        """Whether it is still valid: the player has not come back, nobody sat down there, and the asker is here."""
        return may_be_asked_for(live, self.seat) and bool(live.seats_of(self.asker)) and is_near(live, self.asker)

    def awaits(self, live: Live) -> frozenset[int]:
        """The visitors who must still agree: all who hold a seat and are at the table now."""
        return frozenset(people_near(live) - {self.asker} - self.agreed)


def pending_ask(live: Live, seat: int) -> Ask | None:
    """The valid ask about a seat, if there is one."""
    ask = live.asks.get(seat)
    return ask if ask is not None and ask.stands(live) else None
