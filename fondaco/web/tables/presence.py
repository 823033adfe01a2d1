"""Presence: which players are at the table, and since when the others are away."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.web.store import storage
from fondaco.web.tables.live import Live

NEAR_FOR = 60_000
"""Milliseconds for which somebody without an open stream still counts as present: connections drop, pages are
reloaded, and without JavaScript there is no stream at all."""
FINDING_BACK = 30_000
"""Milliseconds after a restart before anybody counts as away: browsers have reconnected by then."""


class Away(NamedTuple):
    """Somebody is away, in milliseconds since 1970."""

    since: int
    until: int
    """When the grace period ends and the others may ask for a bot."""
    is_over: bool
    """Whether it has ended."""


def last_seen(live: Live, visitor: int) -> int:
    """When a visitor last had a stream open, loaded the table or acted; not before the game began."""
    stored = [chair.seen for chair in live.chairs if chair.holder == visitor and chair.seen is not None]
    return max([live.seen.get(visitor, 0), live.row.started or live.row.created, *stored])


def is_near(live: Live, visitor: int) -> bool:
    """Whether somebody is at the table, or was a moment ago."""
    return live.has_stream(visitor) or storage.now() - last_seen(live, visitor) < NEAR_FOR


def away_since(live: Live, seat: int) -> int | None:
    """Since when the holder of a seat is away; None if they are near, or nobody holds it."""
    holder = live.chairs[seat].holder
    if holder is None or is_near(live, holder):
        return None
    return last_seen(live, holder)


def askable_from(live: Live, seat: int) -> int | None:
    """From when the others may ask for a bot on a seat whose holder is away; None if nobody is away."""
    since = away_since(live, seat)
    return None if since is None else max(since + live.row.grace * 1000, live.served_since + FINDING_BACK)


def may_be_asked_for(live: Live, seat: int) -> bool:
    """Whether a bot may be asked for on a seat: its holder's grace period is over, or it was left open."""
    if live.table is None or live.is_over():
        return False
    if live.chairs[seat].is_open:
        return True
    begins = askable_from(live, seat)
    return begins is not None and begins <= storage.now()


def absences(live: Live) -> dict[int, Away]:
    """By seat, who is away now. Pages show the result of the last round, not the state while they are rendered:
    otherwise a secret act would bring the others a newer page."""
    found: dict[int, Away] = {}
    if live.table is None:
        return found
    for chair in live.chairs:
        since, until = away_since(live, chair.seat), askable_from(live, chair.seat)
        if since is not None and until is not None:
            found[chair.seat] = Away(since, until, may_be_asked_for(live, chair.seat))
    return found


def people_near(live: Live) -> set[int]:
    """The visitors who hold a seat and are at the table; a device that is handed round counts once."""
    holders = {chair.holder for chair in live.chairs if chair.holder is not None}
    return {holder for holder in holders if is_near(live, holder)}
