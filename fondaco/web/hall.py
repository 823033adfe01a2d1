"""The hall: all live tables. Every change is stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine

from sqlalchemy.exc import SQLAlchemyError

from fondaco.kernel.errors import CannotUndo, FondacoError, GameOver, NotAsked, NotOpen, Stale
from fondaco.kernel.record import listed
from fondaco.kernel.replay import first_fault
from fondaco.web import storage
from fondaco.web.database import Database
from fondaco.web.errors import NotYours, OutOfOrder
from fondaco.web.live import Live, Watcher, opened
from fondaco.web.pacing import Pacing
from fondaco.web.rows import THEN, Act, Chair, TableRow
from fondaco.web.thinkers import Thinkers

log = logging.getLogger("fondaco.web")
PUT_AWAY_AFTER = 60.0
"""Seconds after which a table that nobody looks at leaves the memory."""
GONE_AFTER = 4.0
"""Seconds after which somebody whose stream ended counts as away: a page that is loaded anew is back sooner."""


class Hall:
    """The tables in memory, each loaded when somebody asks for it."""

    def __init__(self, database: Database, thinkers: Thinkers) -> None:
        self.database = database
        self.thinkers = thinkers
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.dropped: set[str] = set()
        """Tables that were forgotten because something could not be stored."""
        self.is_shut = False
        self.opened = storage.now()

    # Coming and going.

    async def get(self, table_id: str) -> Live:
        """A table by its address. Raises NotHere where there is none."""
        live = self.tables.get(table_id)
        if live is None:
            task = self.loading.get(table_id)
            if task is None:
                task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            live = await asyncio.shield(task)
        live.touched = time.monotonic()
        return live

    async def load(self, table_id: str) -> Live:
        live = opened(await self.database.run(storage.load_table, table_id))
        live.served_since = self.opened
        await self.catch_up(live)
        self.tables[table_id] = live
        if self.is_shut:
            live.shut()
        self.let_bots_move(live)
        return live

    async def catch_up(self, live: Live) -> None:
        """Do what a server that was killed between two steps left undone: begin a full table, note a result."""
        if live.is_full() and live.row.started is None:
            await self.begin(live)
        if live.is_over() and live.row.finished is None:
            await self.finish(live)

    def put_away_idle(self, seconds: float = PUT_AWAY_AFTER) -> None:
        for table_id in [table_id for table_id, live in self.tables.items() if live.is_idle(seconds)]:
            self.tables.pop(table_id).shut()

    def drop(self, live: Live) -> None:
        """Forget a table whose memory may differ from what is stored; it is taken up again from there."""
        if self.tables.get(live.row.id) is live:
            del self.tables[live.row.id]
        live.shut()
        self.dropped.add(live.row.id)

    async def take_up_dropped(self) -> None:
        """Go on at the tables that were dropped, if the database lets us: bots may be to move where nobody looks on."""
        for table_id in list(self.dropped):
            self.dropped.discard(table_id)
            try:
                live = await self.get(table_id)
                if live.is_idle(0) and not live.asked_bots():
                    del self.tables[table_id]
            except SQLAlchemyError:
                self.dropped.add(table_id)
            except FondacoError as error:
                log.error("table %s cannot go on: %s", table_id, error)

    def shut(self) -> None:
        """The server stops: streams end, so that their browsers look for the next one."""
        self.is_shut = True
        for live in self.tables.values():
            live.shut()

    async def close(self) -> None:
        """Stop what goes on beside the requests."""
        self.shut()
        bots = [live.bots_task for live in self.tables.values() if live.bots_task is not None]
        tasks = [*bots, *self.tasks, *self.loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def enter(self, live: Live, visitor: int | None) -> Watcher:
        """Somebody opens a stream."""
        watcher = Watcher(visitor)
        live.watchers.add(watcher)
        self.wake_others(live, watcher)
        return watcher

    def leave(self, live: Live, watcher: Watcher) -> None:
        live.watchers.discard(watcher)
        live.note_seen(watcher.visitor)
        self.later(self.say_gone(live))

    async def say_gone(self, live: Live) -> None:
        await asyncio.sleep(GONE_AFTER)
        live.wake()

    def wake_others(self, live: Live, newcomer: Watcher) -> None:
        for watcher in live.watchers - {newcomer}:
            watcher.woken.set()

    def later(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside the requests; kept so that it is not lost half done."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # What seats do.

    async def choose(self, live: Live, seat: int, choice: str, version: int, holder: int | None = None) -> None:
        """Make a choice for whoever holds the seat (None for a bot): checked, stored, carried out, told.

        Several choices with THEN between them are made in one go, all of them or none.
        """
        async with live.lock:
            table = live.playing()
            live.check_holder(seat, holder)
            if live.did(seat, choice, version):
                return
            numbers = [live.game.vocabulary.number(text) for text in choice.split(THEN)]
            if table.state.is_over():
                raise GameOver("game-over")
            if version >= 0 and not table.is_still_asked(seat, version):
                raise Stale("stale", {"version": version, "now": table.version()})
            broken = first_fault(live.game, table.state, seat, numbers, table.choices, True)
            if broken is not None:
                raise broken[2]
            made = THEN.join(live.game.vocabulary.text(number) for number in numbers)
            await self.act(live, Act(seat, made, storage.now()))
            if live.is_over():
                await self.finish(live)
        live.wake()
        self.let_bots_move(live)

    async def undo(self, live: Live, seat: int, version: int, holder: int) -> None:
        """Take back a seat's last act."""
        async with live.lock:
            table = live.playing()
            live.check_holder(seat, holder)
            if live.did(seat, None, version):
                return
            if version >= 0 and version != table.version() and not table.is_still_asked(seat, version):
                raise Stale("stale", {"version": version, "now": table.version()})
            reason = table.why_no_undo(seat)
            if reason:
                raise CannotUndo(f"undo-{reason}")
            await self.act(live, Act(seat, None, storage.now()))
        live.wake()
        self.let_bots_move(live)

    async def act(self, live: Live, act: Act) -> None:
        """Store an act that was found right, then carry it out. Nothing of it is seen before it is stored."""
        try:
            await self.database.run(storage.add_act, live.row.id, live.acts, act)
            live.carry_out(act)
        except SQLAlchemyError as error:
            log.error("table %s: an act was not stored: %s", live.row.id, error)
            self.drop(live)
            raise OutOfOrder("not-stored") from error
        except BaseException:
            self.drop(live)  # what is in memory may not be what is stored
            raise

    async def finish(self, live: Live) -> None:
        """Note the result. It follows from what is stored already, so it can be caught up with at any time."""
        finished, result = storage.now(), listed(live.playing().record.result)
        live.row = live.row._replace(finished=finished, result=result)
        try:
            await self.database.run(storage.finish_table, live.row.id, finished, result)
        except SQLAlchemyError as error:
            log.error("table %s: its result was not stored yet: %s", live.row.id, error)

    # Who sits where.

    async def open_table(self, row: TableRow, seated: list[Chair]) -> Live:
        """A new table; one that is full begins at once."""
        await self.database.run(storage.add_table, row, seated)
        return await self.get(row.id)

    async def seat(self, live: Live, chair: Chair) -> None:
        """Put a person or a bot on a chair, or leave it open. The caller holds the lock of the table.

        A link to the seat stays good while the seat stays its owner's, be it that a bot stands in for a while.
        """
        if chair.holder is not None:
            chair = chair._replace(seen=storage.now())
        is_same = chair.owner is not None and chair.owner == live.chairs[chair.seat].owner
        await self.database.run(storage.set_chair, live.row.id, chair, is_same)
        live.chairs[chair.seat] = chair
        live.asks.pop(chair.seat, None)

    async def start_if_full(self, live: Live) -> None:
        """The game begins when nobody is missing."""
        async with live.lock:
            if live.is_full() and live.row.started is None:
                await self.begin(live)
        live.wake()
        self.let_bots_move(live)

    async def begin(self, live: Live) -> None:
        started = storage.now()
        try:
            await self.database.run(storage.start_table, live.row.id, started)
        except SQLAlchemyError as error:
            self.drop(live)  # whoever comes next finds the table full, and it begins
            raise OutOfOrder("not-stored") from error
        live.row = live.row._replace(started=started)
        live.moved_at = started
        live.begin()

    async def say(self, live: Live, seat: int, name: str, text: str, visitor: int | None) -> None:
        """Somebody talks; or, without a name, everybody is told what a visitor did."""
        async with live.lock:
            message = await self.database.run(storage.add_message, live.row.id, seat, name, text, visitor)
            live.messages = [*live.messages, message][-storage.KEPT_MESSAGES :]
        live.wake()

    # Bots.

    async def wake_bots(self) -> None:
        """After a start: go on at the tables where a bot is to move."""
        for table_id in await self.database.run(storage.tables_with_bots):
            try:
                await self.get(table_id)
            except (FondacoError, SQLAlchemyError) as error:
                log.error("table %s cannot go on: %s", table_id, error)

    def let_bots_move(self, live: Live) -> None:
        if live.bots_task is None and live.asked_bots() and not live.is_dropped and not self.is_shut:
            live.bots_task = asyncio.create_task(self.move_bots(live))

    async def move_bots(self, live: Live) -> None:
        """Let the bots answer one after another, at the pace of the table, until none is asked."""
        pacing = Pacing(live)
        try:
            while bots := live.asked_bots():
                seat = bots[0]
                version = live.version()
                pause = pacing.before(seat)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(live.hurry.wait(), pause)
                chair = live.chairs[seat]
                if chair.bot is None or not live.is_still_asked(seat, version):
                    continue
                choice = await self.thinkers.choose(live.row.id, live.record(), chair.bot, seat)
                # Meanwhile somebody may have taken something back, or the seat.
                with contextlib.suppress(Stale, NotAsked, NotYours):
                    await self.choose_for_bot(live, seat, choice, version)
        except OutOfOrder as error:
            log.error("table %s: the bots stopped: %s", live.row.id, error)
        except Exception:
            log.exception("table %s: the bots stopped", live.row.id)
            self.drop(live)
        finally:
            live.bots_task = None
            live.hurry.clear()

    async def choose_for_bot(self, live: Live, seat: int, choice: str, version: int) -> None:
        """Make the choice of a bot. What others did while it thought may have closed it: then it thinks again."""
        try:
            await self.choose(live, seat, choice, version)
        except NotOpen as error:
            if live.version() == version:
                raise
            raise Stale("stale", {"version": version, "now": live.version()}) from error

    def hurry(self, live: Live) -> None:
        """Let the bots go on without a pause until a person is asked."""
        if live.bots_task is not None:
            live.hurry.set()
