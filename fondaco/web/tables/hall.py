"""The hall: all live tables. Every change is stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine

from sqlalchemy.exc import SQLAlchemyError

from fondaco.kernel.errors import CannotUndo, FondacoError, GameOver, Stale
from fondaco.kernel.record import listed
from fondaco.kernel.state import NOBODY
from fondaco.web.errors import OutOfOrder, TooLate
from fondaco.web.store import storage
from fondaco.web.store.database import Database
from fondaco.web.store.rows import THEN, Act, Chair, TableRow
from fondaco.web.tables import taking_back
from fondaco.web.tables.aids import is_coached
from fondaco.web.tables.awaited import Awaited, awaited_at
from fondaco.web.tables.beginning import first_position, setup_of
from fondaco.web.tables.bot_moves import move_bots
from fondaco.web.tables.closed import ClosedTable, live_from
from fondaco.web.tables.coaching import Coaching
from fondaco.web.tables.lessons import bots_to_move, check_answer, progress_of
from fondaco.web.tables.live import Live
from fondaco.web.tables.salting import is_ready, salts_without
from fondaco.web.tables.thinkers import Thinkers
from fondaco.web.tables.watcher import Watcher

log = logging.getLogger("fondaco.web")
PUT_AWAY_AFTER = 60.0
"""Seconds after which a table that nobody looks at leaves the memory."""
GONE_AFTER = 4.0
"""Seconds for which somebody whose stream ended is still shown as here: a page that is loaded anew is back sooner."""

MOST_ACTS = 20_000
"""Choices that people can make at one table, ten times those of a long game. Loading it makes all of them again."""
MOST_UNDONE = 1_000
"""How often something can be taken back at one table."""


class Hall:
    """The tables in memory, each loaded when somebody asks for it."""

    def __init__(self, database: Database, thinkers: Thinkers, coaching: Coaching) -> None:
        self.database = database
        self.thinkers = thinkers
        self.coaching = coaching
        self.tables: dict[str, Live] = {}
        self.awaited = Awaited()
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.dropped: set[str] = set()
        """Tables that were forgotten because something could not be stored."""
        self.is_shut = False
        self.served_since = storage.now()

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
        try:
            # Thousands of choices may have to be made again; the others shall not wait for that.
            live = await asyncio.to_thread(live_from, await self.database.run(storage.load_table, table_id))
        except ClosedTable as closed:
            raise await self.close_for_good(closed) from None
        live.served_since = self.served_since
        await self.catch_up(live)
        self.tables[table_id] = live
        self.awaited.take_up(table_id)
        if self.is_shut:
            live.shut()
        self.let_bots_move(live)
        return live

    async def close_for_good(self, closed: ClosedTable) -> ClosedTable:
        """Note that a game will not go on, before anybody sees what was hidden in it; one that may go on stays so."""
        row = closed.stored.row
        if row.finished is None:
            log.error("table %s cannot go on: %s", row.id, closed)
        if closed.is_final and row.finished is None:
            row = row._replace(finished=storage.now())
            await self.database.run(storage.close_table, row.id, row.finished)
            closed.stored = closed.stored._replace(row=row)
        return closed

    async def look_at(self, table_id: str) -> Live:
        """A table as it is stored, for whoever only wants to know how it stands; nobody plays at this one."""
        stored = await self.database.run(storage.load_table, table_id)
        try:
            return await asyncio.to_thread(live_from, stored)
        except ClosedTable as closed:
            raise await self.close_for_good(closed) from None

    async def catch_up(self, live: Live) -> None:
        """Do what a server that was killed between two steps left undone: begin a full table, note a result.

        What chance drew at tables of the first release was not noted; it is as long as there are the rules to tell it.
        """
        if live.is_unnoted:
            await self.database.run(storage.note_draws, live.row.id, live.row.setup, live.unnoted)
            live.is_unnoted = False
        if is_ready(live) and live.row.started is None:
            await self.begin(live)
        if live.is_over() and live.row.finished is None:
            await self.finish(live)

    def put_away_idle(self, seconds: float = PUT_AWAY_AFTER) -> None:
        for table_id in [table_id for table_id, live in self.tables.items() if live.is_idle(seconds)]:
            self.awaited.put_away(self.tables[table_id])
            self.tables.pop(table_id).shut()

    async def awaited_by(self, table_id: str) -> frozenset[int]:
        """The visitors whom a table waits for. It is loaded only where nobody remembers that."""
        live = self.tables.get(table_id)
        known = awaited_at(live) if live is not None else self.awaited.known(table_id)
        return known if known is not None else awaited_at(await self.get(table_id))

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
                await self.get(table_id)
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
        live.tell_presence()
        return watcher

    def leave(self, live: Live, watcher: Watcher) -> None:
        live.watchers.discard(watcher)
        live.note_seen(watcher.visitor)
        if live.seats_of(watcher.visitor):
            self.later(self.say_gone(live))

    async def say_gone(self, live: Live) -> None:
        await asyncio.sleep(GONE_AFTER)
        live.tell_presence()

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
            if not live.fits(seat, version):
                raise Stale("stale", {"version": version, "now": live.version(seat)})
            if holder is not None and live.acts >= MOST_ACTS:
                raise TooLate("too-many-acts", {"most": MOST_ACTS})
            table.judge(seat, numbers, True).accept()
            made = THEN.join(live.game.vocabulary.text(number) for number in numbers)
            if holder is not None:
                check_answer(live, seat, made)
            await self.act(live, Act(seat, made, storage.now()))
            if live.is_over():
                await self.finish(live)
        live.wake()
        self.let_bots_move(live)
        # What a lesson asks for is not the player's own idea.
        is_own = holder is not None and progress_of(live) is None
        if is_own and is_coached(live, seat) and not live.is_over():
            self.later(self.coaching.look(live, seat, live.last_acts[seat]))

    async def undo(self, live: Live, seat: int, version: int, holder: int) -> list[int]:
        """Take back a seat's last act. The bots whose answers went with it, by seat."""
        async with live.lock:
            table = live.playing()
            live.check_holder(seat, holder)
            if live.did(seat, None, version):
                return []
            if not taking_back.is_meant(live, seat, version):
                raise Stale("stale", {"version": version, "now": live.version(seat)})
            reason = taking_back.why_no_undo(live, seat)
            if reason:
                raise CannotUndo(f"undo-{reason}")
            if table.undone >= MOST_UNDONE:
                raise CannotUndo("undo-often")
            others = taking_back.answers_since(table, seat)
            await self.act(live, Act(seat, None, storage.now()))
        live.wake()
        self.let_bots_move(live)
        return list(dict.fromkeys(others))

    async def act(self, live: Live, act: Act) -> None:
        """Store an act that was found right, then carry it out. Nothing of it is seen before it is stored."""
        try:
            act = live.foretold(act)
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
        salts = salts_without(live, chair)
        changed = salts if salts != live.row.salts else None
        await self.database.run(storage.set_chair, live.row.id, chair, is_same, changed)
        live.row = live.row._replace(salts=salts)
        live.chairs[chair.seat] = chair
        live.told_here = live.here()
        live.asks.pop(chair.seat, None)

    async def add_salts(self, live: Live, salts: dict[int, str]) -> None:
        """Note what seats add to the luck, all in one go. The caller holds the lock of the table."""
        known = [salts.get(seat, salt) for seat, salt in enumerate(live.row.salts)]
        await self.database.run(storage.set_salts, live.row.id, known)
        live.row = live.row._replace(salts=known)

    async def start_if_full(self, live: Live) -> None:
        """The game begins when nobody is missing, and everybody has added to the luck where that is wanted."""
        async with live.lock:
            if is_ready(live) and live.row.started is None:
                await self.begin(live)
        live.wake()
        self.let_bots_move(live)

    async def begin(self, live: Live) -> None:
        started = storage.now()
        table = first_position(live.row, live.game)
        setup = setup_of(live.row, table)
        try:
            aids = live.row.aids | await self.coaching.first_aids(self.database, live)
            await self.database.run(storage.start_table, live.row.id, started, setup, aids)
        except SQLAlchemyError as error:
            self.drop(live)  # whoever comes next finds the table full, and it begins
            raise OutOfOrder("not-stored") from error
        live.row = live.row._replace(started=started, setup=setup, aids=aids)
        live.begin(table)

    async def go_on_with_lesson(self, live: Live, read: int) -> None:
        """Note how far the lesson of a table was read, or that it is over: then the bots play for themselves."""
        async with live.lock:
            await self.database.run(storage.set_lesson, live.row.id, read)
            live.row = live.row._replace(lesson=read)
        live.wake()
        self.let_bots_move(live)

    async def say(self, live: Live, seat: int, name: str, text: str, visitor: int | None) -> None:
        """Somebody talks."""
        async with live.lock:
            message = await self.database.run(storage.add_message, live.row.id, seat, name, text, visitor)
            live.messages = [*live.messages, message][-storage.KEPT_MESSAGES :]
        live.wake()

    async def announce(self, live: Live, noted: str, visitor: int | None) -> None:
        """Tell everybody what a visitor did, by a noted announcement."""
        await self.say(live, NOBODY, "", noted, visitor)

    def let_bots_move(self, live: Live) -> None:
        """See to it that the bots answer, if any is asked."""
        if live.bots_task is None and bots_to_move(live) and not live.is_shut and not self.is_shut:
            live.bots_task = asyncio.create_task(move_bots(self, live))
