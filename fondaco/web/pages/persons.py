"""The people of a table, as a viewer sees them: who is here, who is away, who asks for a bot."""

from __future__ import annotations

import datetime

from babel.dates import format_skeleton, get_datetime_format
from babel.lists import format_list

from fondaco.web.pages.page_facts import Absence, Asking, Person
from fondaco.web.store.rows import Chair
from fondaco.web.tables.characters import character_named
from fondaco.web.tables.live import Live
from fondaco.web.tables.presence import Away
from fondaco.web.tables.viewer import Viewer

A_MINUTE = 60_000
"""Times are shown in whole minutes, so that a page is not rendered again every second."""


def person_on(live: Live, viewer: Viewer, chair: Chair, name: str, sign: str) -> Person:
    """A chair as a viewer sees it."""
    visitor = viewer.visitor.id if viewer.visitor else None
    here = chair.seat in live.told_here  # as last announced; fresher news would come with a secret act, and tell of it
    asking = asking_for(live, viewer, chair.seat)
    away = None if live.is_over() else (live.absences or {}).get(chair.seat)
    is_askable = (chair.is_open and not live.is_over()) or (away is not None and away.is_over)
    is_free = chair.holder is None and chair.former is not None
    character = character_named(live.game, chair.name, viewer.language)
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
        shown_absence(away, viewer.language) if away and not here else None,
        is_askable and not here and asking is None and bool(viewer.seats),
        asking,
        character.portrait,
        character.temper if chair.bot else "",
    )


def shown_absence(away: Away, language: str) -> Absence:
    """Since when somebody is away, and until when the others must wait."""
    since, until = away.since - away.since % A_MINUTE, away.until + -away.until % A_MINUTE
    return Absence(since, moment(since, language), until, moment(until, language))


def moment(milliseconds: int, language: str) -> str:
    """A moment in words, in UTC: only a script knows the reader's time zone."""
    found = datetime.datetime.fromtimestamp(milliseconds / 1000, datetime.UTC)
    day, time = (format_skeleton(skeleton, found, locale=language) for skeleton in ("MMMd", "Hm"))
    pattern = str(get_datetime_format("medium", locale=language))
    return f"{pattern.format(time, day)} UTC"


def asking_for(live: Live, viewer: Viewer, seat: int) -> Asking | None:
    """A pending ask about a seat, and what the viewer can do about it."""
    ask = live.asks.get(seat)
    if ask is None:
        return None
    visitor = viewer.visitor.id if viewer.visitor else None
    return Asking(
        name_of(live, ask.asker),
        format_list(sorted(name_of(live, other) for other in ask.awaited), locale=viewer.language),
        visitor in ask.awaited,
        bool(viewer.seats),
    )


def name_of(live: Live, visitor: int) -> str:
    """The name of somebody at the table; all their names, if they hand a device round."""
    return " / ".join(chair.name for chair in live.chairs if chair.holder == visitor)
