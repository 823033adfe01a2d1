"""The people of a table, as the page shows them to a viewer: who is here, who is away, who asks for a bot."""

from __future__ import annotations

import datetime

from babel.dates import format_datetime
from babel.lists import format_list

from fondaco.web.asks import pending_ask
from fondaco.web.live import Live
from fondaco.web.page_facts import Absence, Asking, Person
from fondaco.web.presence import askable_from, away_since, may_be_asked_for
from fondaco.web.rows import Chair
from fondaco.web.viewer import Viewer

A_MINUTE = 60_000
"""Times are shown in whole minutes, so that a page is not painted anew for seconds."""


def person_on(live: Live, viewer: Viewer, chair: Chair, name: str, sign: str) -> Person:
    """A chair as a viewer sees it."""
    visitor = viewer.visitor.id if viewer.visitor else None
    here = live.is_here(chair.seat)
    asking = asking_for(live, viewer, chair.seat)
    may_ask = not here and asking is None and bool(viewer.seats) and may_be_asked_for(live, chair.seat)
    is_free = chair.holder is None and chair.former is not None
    return Person(
        chair.seat,
        name,
        sign,
        chair.bot or "",
        chair.is_open,
        here,
        chair.seat in viewer.seats,
        chair.former_name if is_free else "",
        is_free and chair.former == visitor and visitor is not None,
        None if here else absence_of(live, viewer, chair.seat),
        may_ask,
        asking,
    )


def absence_of(live: Live, viewer: Viewer, seat: int) -> Absence | None:
    """How long somebody has been away, in a game that goes on."""
    since, until = away_since(live, seat), askable_from(live, seat)
    if since is None or until is None or live.is_over():
        return None
    since -= since % A_MINUTE
    until += -until % A_MINUTE
    return Absence(since, moment(since, viewer.language), until, moment(until, viewer.language))


def moment(milliseconds: int, language: str) -> str:
    """A moment in words. Only a script knows the clock of whoever reads it."""
    found = datetime.datetime.fromtimestamp(milliseconds / 1000, datetime.UTC)
    return f"{format_datetime(found, 'd MMM, HH:mm', locale=language)} UTC"


def asking_for(live: Live, viewer: Viewer, seat: int) -> Asking | None:
    """What is asked about a seat, and what the viewer can say to it."""
    ask = pending_ask(live, seat)
    if ask is None:
        return None
    awaited = ask.awaited(live)
    visitor = viewer.visitor.id if viewer.visitor else None
    return Asking(
        name_of(live, ask.asker),
        format_list(sorted(name_of(live, other) for other in awaited), locale=viewer.language),
        visitor in awaited,
        bool(viewer.seats),
    )


def name_of(live: Live, visitor: int) -> str:
    """The name of somebody at the table; all of them, where a device is handed round."""
    return " / ".join(chair.name for chair in live.chairs if chair.holder == visitor)
