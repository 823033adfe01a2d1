"""Lists of tables: mine, with those where it is my turn first, and those that anybody may join."""

from __future__ import annotations

import contextlib
import datetime
from typing import NamedTuple

from babel.dates import format_timedelta
from babel.lists import format_list

from fondaco.face.game_face import face_of
from fondaco.web.errors import NotHere, OutOfOrder
from fondaco.web.http.site import Site
from fondaco.web.pages.closed_page import title_of
from fondaco.web.painter import web_words
from fondaco.web.store import storage
from fondaco.web.store.course import names_at, points_of
from fondaco.web.store.rows import TableRow, Visitor
from fondaco.web.tables.closed import ClosedTable
from fondaco.web.tables.live import Live
from fondaco.words.side_by_side import side_by_side

MOST_OPEN = 8
"""How many open tables the front page shows."""


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    """Its name, for the picture of it."""
    title: str
    people: str
    """Everybody who sits there; at a finished table with their points, the winner first."""
    open_seats: int
    pace: str
    my_turn: bool
    awaited: str
    """Who has to choose now."""
    ago: str
    """How long ago something last happened: `3 hours ago`."""
    at: str
    """When that was, in ISO format."""


class Shelf(NamedTuple):
    """A visitor's tables."""

    turn: list[Listed]
    running: list[Listed]
    waiting: list[Listed]
    finished: list[Listed]
    closed: list[Listed]
    """Those that this release cannot play."""

    @property
    def is_empty(self) -> bool:
        return not any(self)


async def shelf_of(site: Site, visitor: Visitor | None, language: str) -> Shelf:
    """The tables that a visitor sits at or hosts: longest waiting first; of the finished ones, the latest first."""
    shelf = Shelf([], [], [], [], [])
    rows = await site.database.run(storage.tables_of, visitor.id) if visitor else []
    for row in rows:
        try:
            if row.finished is not None:
                listed = await stored_table(site, row, language)
            else:
                listed = await present_table(site, row, visitor, language)
            shelf_for(shelf, row, listed).append(listed)
        except ClosedTable:
            shelf.closed.append(await stored_table(site, row, language))
        except (NotHere, OutOfOrder):
            continue
    shelf.turn.sort(key=lambda listed: listed.at)
    shelf.finished.sort(key=lambda listed: listed.at, reverse=True)
    return shelf


async def turns_of(site: Site, visitor: Visitor | None) -> list[TableRow]:
    """The running tables that wait for a visitor; those that lie idle are not taken up for that."""
    rows = await site.database.run(storage.tables_of, visitor.id) if visitor else []
    found = []
    for row in rows:
        if visitor is None or row.started is None or row.finished is not None:
            continue
        with contextlib.suppress(NotHere, OutOfOrder, ClosedTable):
            if visitor.id in await site.hall.awaited_by(row.id):
                found.append(row)
    return found


async def people_at(site: Site, row: TableRow, language: str) -> tuple[str, str]:
    """The title of the game, and who plays it."""
    chairs = await site.database.run(storage.load_chairs, row.id)
    return title_of(row.game, language), format_list(names_at(row.game, chairs, language), locale=language)


def shelf_for(shelf: Shelf, row: TableRow, listed: Listed) -> list[Listed]:
    if row.finished is not None:
        return shelf.finished if row.result is not None else shelf.closed
    if row.started is None:
        return shelf.waiting
    return shelf.turn if listed.my_turn else shelf.running


async def open_tables(site: Site, shelf: Shelf, language: str) -> list[Listed]:
    """The tables that anybody may join, without those on the visitor's own shelf."""
    own = {listed.id for listed in shelf.waiting}
    rows = [row for row in await site.database.run(storage.open_tables) if row.id not in own]
    found = []
    for row in rows[:MOST_OPEN]:
        with contextlib.suppress(NotHere, OutOfOrder, ClosedTable):
            found.append(await present_table(site, row, None, language))
    return [listed for listed in found if listed.open_seats]


async def present_table(site: Site, row: TableRow, visitor: Visitor | None, language: str) -> Listed:
    """A table that is not over."""
    live = await site.hall.get(row.id)
    return Listed(
        row.id,
        row.game,
        face_of(live.game, language).words.say("game-title"),
        format_list([chair.name for chair in live.chairs if chair.name], locale=language),
        sum(1 for chair in live.chairs if chair.is_open),
        row.pace,
        is_my_turn(live, visitor),
        live.players_asked(language),
        *time_of(live.moved_at(), language),
    )


def is_my_turn(live: Live, visitor: Visitor | None) -> bool:
    return visitor is not None and any(seat in live.asked() for seat in live.seats_of(visitor.id))


async def stored_table(site: Site, row: TableRow, language: str) -> Listed:
    """A table that is over, from its rows: no replay is needed to list it, but for a tie that was decided."""
    chairs = await site.database.run(storage.load_chairs, row.id)
    names, points = names_at(row.game, chairs, language), points_of(row)
    winners = await tie_winners(site, row) if points.count(max(points, default=0)) > 1 else []
    order = sorted(range(len(names)), key=lambda seat: (-points[seat] if points else 0, seat not in winners, seat))
    words = web_words(language)
    told = [{"player": names[seat], "points": str(points[seat])} for seat in order] if points else []
    results = [words.say("web-points-of", facts) for facts in told] or names
    people = side_by_side(results, language)
    title = title_of(row.game, language)
    return Listed(
        row.id, row.game, title, people, 0, row.pace, False, "", *time_of(row.finished or row.created, language)
    )


async def tie_winners(site: Site, row: TableRow) -> list[int]:
    """Who won where several have the most points; nobody where that cannot be told any more."""
    try:
        live = await site.hall.get(row.id)
    except (NotHere, OutOfOrder, ClosedTable):
        return []
    return live.game.winners(live.playing().state)


def time_of(milliseconds: int, language: str) -> tuple[str, str]:
    """How long ago a moment was, and the moment itself."""
    past = datetime.timedelta(milliseconds=min(-1000, milliseconds - storage.now()))  # clocks differ: never future
    moment = datetime.datetime.fromtimestamp(milliseconds / 1000, datetime.UTC)
    return format_timedelta(past, add_direction=True, locale=language), moment.isoformat(timespec="seconds")
