"""The steward keeps seats for their owners: tracks who is there, lets a bot stand in, and gives the seat back."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from fondaco.kernel.state import NOBODY
from fondaco.web.errors import NotYours, OutOfOrder, TooLate
from fondaco.web.store import storage
from fondaco.web.store.rows import Chair
from fondaco.web.tables import proposals
from fondaco.web.tables.announcement import Announcement, Name, name_at
from fondaco.web.tables.asks import Ask, pending_ask
from fondaco.web.tables.hall import Hall
from fondaco.web.tables.live import Live
from fondaco.web.tables.presence import absences, away_since, last_seen, may_be_asked_for
from fondaco.web.tables.seating import bot, person, taken_names

log = logging.getLogger("fondaco.web")
STORED_EVERY = 60_000
"""Milliseconds between two updates of when somebody was last seen."""


class Steward:
    """What happens to the seats of a game that has begun."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.stored: dict[tuple[str, int], int] = {}
        """By table and visitor, the stored time at which the visitor was last seen."""

    # Coming back.

    async def receive(self, live: Live, visitor: int | None) -> None:
        """Somebody loads a table. A player who comes back to a seat where a bot stands in takes over at once."""
        if live.absences is None:
            live.absences = absences(live)
        if visitor is None or not live.has_part(visitor):
            return
        live.note_seen(visitor)
        for seat in live.seats_of(visitor):
            was_missed, was_asked = live.absences.pop(seat, None), live.asks.pop(seat, None)
            if was_missed or was_asked:
                live.wake()
        for chair in live.chairs:
            if chair.is_stand_in and chair.former == visitor and not live.is_over():
                await self.take_over(live, chair.seat, visitor)

    async def take_over(self, live: Live, seat: int, visitor: int) -> None:
        async with live.lock:
            chair = live.chairs[seat]
            if not chair.is_stand_in or chair.former != visitor or live.is_over():
                return
            await self.hall.seat(live, person(seat, visitor, chair.former_name))
        await self.tell(live, visitor, "came-back", player=chair.former_name, bot=chair.name)

    # Asking for a bot.

    async def ask(self, live: Live, seat: int, asker: int, level: str, language: str) -> None:
        """A player wants a bot on another seat. If nobody else is there to agree, it sits down at once."""
        if live.is_over():
            raise TooLate("game-is-over")
        if not live.seats_of(asker):
            raise NotYours("ask-seated")
        if not may_be_asked_for(live, seat):
            is_away = away_since(live, seat) is not None
            player = live.names(language)[seat]
            raise TooLate("ask-too-early" if is_away else "ask-not-away", {"player": player})
        if pending_ask(live, seat) is None:
            live.asks[seat] = Ask(seat, asker, level, frozenset(), frozenset())
            await self.tell(live, asker, "asks", player=name_at(live, seat))
        elif live.asks[seat].asker != asker:
            live.asks[seat] = live.asks[seat]._replace(agreed=live.asks[seat].agreed | {asker})
            await self.tell(live, asker, "agrees", player=name_at(live, seat))
        await self.settle(live)

    async def answer(self, live: Live, seat: int, visitor: int, agrees: bool, language: str) -> None:
        """Somebody agrees, or would rather wait; the asker may withdraw."""
        ask = pending_ask(live, seat)
        if ask is None:
            raise TooLate("ask-lapsed")
        if not live.seats_of(visitor):
            raise NotYours("ask-seated")
        if agrees:
            await self.ask(live, seat, visitor, ask.level, language)
            return
        del live.asks[seat]
        key = "withdraws" if visitor == ask.asker else "refuses"
        await self.tell(live, visitor, key, player=name_at(live, seat))

    async def settle(self, live: Live) -> None:
        """Seat the bots that everybody agreed to; drop asks that have lapsed."""
        for seat in list(live.asks):
            async with live.lock:
                ask = pending_ask(live, seat)
                if ask is None:
                    live.asks.pop(seat, None)
                    live.wake()
                    continue
                awaited = ask.awaits(live)
                if awaited != ask.awaited:
                    live.asks[seat] = ask._replace(awaited=awaited)
                    live.wake()
                if awaited:
                    continue
                before = live.chairs[seat]
                after = stand_in(live, before, ask.level)
                await self.hall.seat(live, after)
            await self.tell(live, ask.asker, "stands-in", player=before.name or before.former_name, bot=after.name)
            self.hall.let_bots_move(live)

    async def tell(self, live: Live, visitor: int, event: str, **facts: Name) -> None:
        """Announce what a visitor did about a seat. It is done already, so it stands even if this fails."""
        seats = live.seats_of(visitor)
        seat = live.at_screen.get(visitor, NOBODY)
        own = [seat] if seat in seats else seats[:1]
        who = live.chairs[own[0]].name if own else ""
        told = Announcement("web-seat-news", {"event": event, "who": who, **facts})
        try:
            await self.hall.announce(live, told.noted(), visitor)
        except SQLAlchemyError as error:
            log.error("table %s: it was not stored what was told: %s", live.row.id, error)
            live.wake()

    # Periodic work.

    async def look_round(self) -> None:
        """Seat the bots that nobody is left to object to, show whose grace period is over, and store who was seen."""
        for table_id, live in list(self.hall.tables.items()):
            if live.table is None or live.is_shut:
                continue
            try:
                await self.settle(live)
                await proposals.settle(self.hall, live)
            except (OutOfOrder, SQLAlchemyError) as error:
                log.error("table %s: a bot could not sit down: %s", table_id, error)
            self.show_absences(live)
            await asyncio.sleep(0)  # yield to the event loop between tables
        await self.store_seen()

    def show_absences(self, live: Live) -> None:
        """Update the pages of a table if what they show of absences has changed."""
        found = absences(live)
        if found != (live.absences or {}):
            live.wake()
        live.absences = found

    async def store_seen(self) -> None:
        """Store when people were last seen: one statement for all tables, off the hot path of a choice."""
        found: dict[tuple[str, int], int] = {}
        for table_id, live in self.hall.tables.items():
            for holder in {chair.holder for chair in live.chairs if chair.holder is not None}:
                if live.has_stream(holder):
                    live.note_seen(holder)
                if holder in live.seen:
                    found[table_id, holder] = live.seen[holder]
        new = {key: seen for key, seen in found.items() if self.is_worth_storing(key, seen)}
        if new:
            try:
                rows = [(table_id, visitor, seen) for (table_id, visitor), seen in new.items()]
                await self.hall.database.run(storage.note_seen, rows)
            except SQLAlchemyError as error:
                log.error("it was not stored who is at the tables: %s", error)
                return
        self.stored = {key: new.get(key, self.stored.get(key, 0)) for key in found}

    def is_worth_storing(self, key: tuple[str, int], seen: int) -> bool:
        """Whether a visitor has gone since the last update, or the last update is long enough ago."""
        table_id, visitor = key
        stored = self.stored.get(key, 0)
        return seen - stored >= STORED_EVERY or (seen > stored and not self.hall.tables[table_id].has_stream(visitor))


def stand_in(live: Live, chair: Chair, level: str) -> Chair:
    """A bot on the chair of somebody who is away or has left it open; the seat stays theirs."""
    sitting = bot(live.game, chair.seat, level, taken_names(live.chairs))
    if chair.holder is None:
        return sitting._replace(former=chair.former, former_name=chair.former_name)
    return sitting._replace(former=chair.holder, former_name=chair.name, seen=last_seen(live, chair.holder))


def check_single(live: Live, visitor: int, seat: int) -> None:
    """Nobody holds two seats of a game, at once or one after another, since they would know the secrets of both.

    Exception: on a device that is handed round, by links from their owners. This check is for taking a free seat.
    """
    others = [chair for chair in live.chairs if chair.seat != seat]
    if any(chair.holder == visitor for chair in others):
        raise TooLate("one-seat")
    if live.row.started is not None and any(chair.former == visitor for chair in others):
        raise TooLate("held-before")
