"""The hall: all live tables. Every change is stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy.exc import SQLAlchemyError

from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import CannotUndo, GameOver, Stale
from fondaco.kernel.record import listed
from fondaco.kernel.replay import check_choice
from fondaco.kernel.state import CHANCE, NOBODY
from fondaco.kernel.table import Table
from fondaco.web import storage
from fondaco.web.database import Database
from fondaco.web.errors import OutOfOrder, TooLate
from fondaco.web.live import Live, Watcher, opened
from fondaco.web.rows import Act, Chair, TableRow
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
        self.tables[table_id] = live
        self.let_bots_move(live)
        return live

    def put_away_idle(self, seconds: float = PUT_AWAY_AFTER) -> None:
        for table_id in [table_id for table_id, live in self.tables.items() if live.is_idle(seconds)]:
            del self.tables[table_id]

    def drop(self, live: Live) -> None:
        """Forget a table whose memory may differ from what is stored; whoever looks at it comes back to a fresh one."""
        live.is_dropped = True
        if self.tables.get(live.row.id) is live:
            del self.tables[live.row.id]
        live.wake()

    def enter(self, live: Live, visitor: int | None) -> Watcher:
        """Somebody opens a stream."""
        watcher = Watcher(visitor)
        live.watchers.add(watcher)
        self.wake_others(live, watcher)
        return watcher

    def leave(self, live: Live, watcher: Watcher) -> None:
        live.watchers.discard(watcher)
        self.later(self.say_gone(live))

    async def say_gone(self, live: Live) -> None:
        await asyncio.sleep(GONE_AFTER)
        live.wake()

    def wake_others(self, live: Live, newcomer: Watcher) -> None:
        for watcher in live.watchers - {newcomer}:
            watcher.woken.set()

    def later(self, work: object) -> None:
        """Do something beside the requests; kept so that it is not lost half done."""
        assert asyncio.iscoroutine(work)
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # What seats do.

    async def choose(self, live: Live, seat: int, choice: str, version: int) -> None:
        """Make a choice: checked, stored, carried out, told."""
        async with live.lock:
            table = live.playing()
            number = live.game.vocabulary.number(choice)
            if table.state.is_over():
                raise GameOver("game-over")
            if version >= 0 and not table.is_still_asked(version):
                raise Stale("stale", {"version": version, "now": table.version()})
            check_choice(live.game, table.state, seat, number, Choices(len(live.game.vocabulary)))
            await self.act(live, Act(seat, choice, storage.now()))
            if live.is_over():
                await self.finish(live)
        live.wake()
        self.let_bots_move(live)

    async def undo(self, live: Live, seat: int, version: int) -> None:
        """Take back a seat's last choice."""
        async with live.lock:
            table = live.playing()
            if version >= 0 and version != table.version() and not table.is_still_asked(version):
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
        except SQLAlchemyError as error:
            log.error("table %s: an act was not stored: %s", live.row.id, error)
            self.drop(live)
            raise OutOfOrder("not-stored") from error
        live.carry_out(act)

    async def finish(self, live: Live) -> None:
        result = listed(live.playing().record.result)
        await self.database.run(storage.finish_table, live.row.id, result)
        live.row = live.row._replace(finished=storage.now(), result=result)

    # Who sits where.

    async def open_table(self, row: TableRow, seated: list[Chair]) -> Live:
        await self.database.run(storage.add_table, row, seated)
        live = await self.get(row.id)
        await self.start_if_full(live)
        return live

    async def seat(self, live: Live, chair: Chair) -> None:
        """Put a person or a bot on a chair, or leave it open. The caller holds the lock of the table."""
        await self.database.run(storage.set_chair, live.row.id, chair)
        live.chairs[chair.seat] = chair

    async def start_if_full(self, live: Live) -> None:
        """The game begins when nobody is missing."""
        async with live.lock:
            if live.row.started is None and not any(chair.is_open for chair in live.chairs):
                started = storage.now()
                await self.database.run(storage.start_table, live.row.id, started)
                live.row = live.row._replace(started=started)
                live.moved_at = started
                live.begin()
        live.wake()
        self.let_bots_move(live)

    async def say(self, live: Live, seat: int, name: str, text: str) -> None:
        message = await self.database.run(storage.add_message, live.row.id, seat, name, text)
        live.messages = [*live.messages, message][-storage.KEPT_MESSAGES :]
        live.wake()

    # Bots.

    async def wake_bots(self) -> None:
        """After a start: go on at the tables where a bot is to move."""
        for table_id in await self.database.run(storage.tables_with_bots):
            try:
                await self.get(table_id)
            except (OutOfOrder, TooLate) as error:
                log.error("table %s cannot go on: %s", table_id, error)

    def let_bots_move(self, live: Live) -> None:
        if live.bots_task is None and live.asked_bots() and not self.thinkers.closed:
            live.bots_task = asyncio.create_task(self.move_bots(live))

    async def move_bots(self, live: Live) -> None:
        """Let the bots answer one after another, at the pace of the table, until none is asked."""
        try:
            while bots := live.asked_bots():
                seat = bots[0]
                version = live.version()
                await asyncio.sleep(self.pause_before(live, seat))
                chair = live.chairs[seat]
                if chair.bot is None or not self.is_still_asked(live, seat, version):
                    continue
                choice = await self.thinkers.choose(live.row.id, live.record(), chair.bot, seat)
                try:
                    if live.chairs[seat].bot is not None:
                        await self.choose(live, seat, choice, version)
                except Stale:
                    continue
        except OutOfOrder as error:
            log.error("table %s: the bots stopped: %s", live.row.id, error)
        finally:
            live.bots_task = None
        if self.tables.get(live.row.id) is live:
            self.let_bots_move(live)

    def is_still_asked(self, live: Live, seat: int, version: int) -> bool:
        table = live.playing()
        return table.state.is_asked(seat) and table.is_still_asked(version)

    def pause_before(self, live: Live, seat: int) -> float:
        """A bot takes its time over a new question, less over the steps of one move; people get time to think again."""
        pace = live.row.bot_pace / 1000
        last, chance_came = last_mover(live.playing())
        if last == seat and not chance_came:
            return pace * 0.5
        if last != NOBODY and live.chairs[last].bot is None and not live.playing().why_no_undo(last):
            return pace * 2
        return pace


def last_mover(table: Table) -> tuple[int, bool]:
    """The seat that chose last, and whether chance came after it."""
    for index in range(len(table.record.made) - 1, -1, -1):
        seat = table.record.made[index][0]
        if seat != CHANCE:
            return seat, index < len(table.record.made) - 1
    return NOBODY, False
