"""A live table: the game in memory, who sits at it, and who looks on."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, NamedTuple

from fondaco.face.board import Face
from fondaco.games import GAMES, find_game
from fondaco.kernel.errors import FondacoError
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.kernel.record import Record
from fondaco.kernel.state import CHANCE, NOBODY
from fondaco.kernel.table import Table, new_table
from fondaco.web import storage
from fondaco.web.errors import NotYours, OutOfOrder, TooLate
from fondaco.web.rows import THEN, Act, Chair, Message, Stored, TableRow
from fondaco.web.storage import row_count

if TYPE_CHECKING:
    from fondaco.web.asks import Ask
    from fondaco.web.logbook import Logbook
    from fondaco.web.presence import Away


class Turnstile(asyncio.Lock):
    """Lets one at a time change a table. Whoever waited for a table that was put away meanwhile is sent away."""

    is_shut = False

    async def __aenter__(self) -> None:
        await super().__aenter__()
        if self.is_shut:
            self.release()
            raise OutOfOrder("not-stored")


class Watcher:
    """One open stream: it is woken whenever something changed."""

    def __init__(self, visitor: int | None) -> None:
        self.visitor = visitor
        self.woken = asyncio.Event()


class LastAct(NamedTuple):
    """What a seat did last, and the versions of the pages on which it can have been chosen."""

    since: int
    until: int
    choice: str | None


class Live:
    """One table in memory. All changes go through the hall, which stores them first."""

    def __init__(self, stored: Stored) -> None:
        """Take up a stored table. Raises where its game cannot be played by this release."""
        self.row: TableRow = stored.row
        self.chairs: list[Chair] = stored.chairs
        self.messages: list[Message] = stored.messages
        self.game = find_game(stored.row.game)
        if stored.row.rules != self.game.rules:
            raise TooLate("other-rules", {"rules": stored.row.rules, "ours": self.game.rules})
        self.table: Table | None = None
        """The game, once it has begun."""
        self.acts = 0
        """How many rows of acts were stored."""
        self.lengths: dict[int, list[int]] = {}
        """By seat, of how many choices each act was made that still stands."""
        self.last_acts: dict[int, LastAct] = {}
        """By seat."""
        self.moved_at = stored.row.started or stored.row.created
        """When somebody last acted."""
        self.lock = Turnstile()
        """Held while somebody changes the table."""
        self.watchers: set[Watcher] = set()
        self.at_screen: dict[int, int] = {}
        """Of each visitor who holds several seats, the one that looks at the screen now."""
        self.curtains: dict[int, int] = {}
        """Of each visitor who hands a device on, the seat that it is handed to."""
        self.called: dict[int, int] = {}
        """Of each visitor who handed a device to a seat that nobody waits for, that seat; until it acts."""
        self.seen: dict[int, int] = {}
        """When each visitor with a seat was last at the table, as far as that is newer than what is stored."""
        self.absences: dict[int, Away] | None = None
        """By seat, who was away when the steward last looked; None where the steward has not looked yet."""
        self.asks: dict[int, Ask] = {}
        """By seat, who asks for a bot there."""
        self.served_since = 0
        """When the server came up, in milliseconds since 1970."""
        self.touched = time.monotonic()
        """When somebody last asked for this table; those left alone are put away."""
        self.logbooks: dict[str, Logbook] = {}
        """What was told of this table, by language."""
        self.hurry = asyncio.Event()
        """Set while the bots shall go on without a pause."""
        self.bots_task: asyncio.Task[None] | None = None
        if stored.row.started is not None:
            self.begin()
            for act in stored.acts:
                self.carry_out(act)

    # The game.

    def begin(self) -> None:
        if self.row.beginning:
            self.table = Table(read_record(self.row.beginning, GAMES))
        else:
            self.table = new_table(self.game, self.row.seats, self.row.options, self.row.seed)

    def carry_out(self, act: Act) -> None:
        """Do what was stored, or is being stored."""
        table = self.playing()
        before = table.version()
        lengths = self.lengths.setdefault(act.seat, [])
        if act.choice is None:
            left = self.take_back(act.seat, lengths.pop() if lengths else 1)
            lengths.extend([left] if left else [])
        else:
            if not table.record.seed:
                table.luck = Luck(f"{self.row.seed} {table.version()}")
            table.choose_all(act.seat, [self.game.vocabulary.number(text) for text in act.choices()])
            lengths.append(row_count(act))
        self.acts += row_count(act)
        self.called = {visitor: seat for visitor, seat in self.called.items() if seat != act.seat}
        self.moved_at = act.at
        last = self.last_acts.get(act.seat)
        self.last_acts[act.seat] = LastAct(last.until + 1 if last else 0, before, act.choice)

    def take_back(self, seat: int, count: int) -> int:
        """Take back the choices of a seat's last act, from the last one as far as possible. How many are left."""
        table = self.playing()
        table.undo(seat)
        left = count - 1
        while left and not table.why_no_undo(seat):
            table.undo(seat)
            left -= 1
        return left

    def did(self, seat: int, choice: str | None, version: int) -> bool:
        """Whether this is the last act of a seat: the same form, sent twice. An act is answered once, however told.

        What was half done is dropped first: a form sent as `offer; ...; send` may have been done as
        `cancel; offer; ...; send`, and comes as `offer; ...; send` the second time.
        """
        last = self.last_acts.get(seat)
        if last is None or not last.since <= version <= last.until:
            return False
        return last.choice == choice or (f"{last.choice}".endswith(f"{THEN}{choice}"))

    def is_same_question(self, version: int) -> bool:
        """Whether the step that asks now asked at an earlier version already, as far as that can be told."""
        table = self.playing()
        index = version - 2 * table.undone
        return 0 <= index < len(table.answered) and table.answered[index] is table.state.asking

    def playing(self) -> Table:
        """The game. Raises where it has not begun."""
        if self.table is None:
            raise TooLate("not-begun")
        return self.table

    def check_holder(self, seat: int, holder: int | None) -> None:
        """The seat may have been given to somebody else since the page was made."""
        chair = self.chairs[seat]
        if chair.is_open or chair.holder != holder:
            raise NotYours("not-seated")

    def last_mover(self) -> tuple[int, bool]:
        """The seat that chose last, and whether chance came after it."""
        made = self.playing().record.made
        for index in range(len(made) - 1, -1, -1):
            if made[index][0] != CHANCE:
                return made[index][0], index < len(made) - 1
        return NOBODY, False

    def is_full(self) -> bool:
        return not any(chair.is_open for chair in self.chairs)

    def is_over(self) -> bool:
        return self.table is not None and self.table.state.is_over()

    def version(self) -> int:
        return -1 if self.table is None else self.table.version()

    def asked(self) -> list[int]:
        """The seats that the table waits for. Others may be welcome to answer, too."""
        if self.table is None:
            return []
        return [seat for seat in range(self.row.seats) if self.table.state.is_asked(seat)]

    def is_still_asked(self, seat: int, version: int) -> bool:
        """Whether the table waits for a seat, and has asked it the same since a version."""
        table = self.playing()
        return bool(table.state.is_asked(seat)) and table.is_still_asked(seat, version)

    def asked_bots(self) -> list[int]:
        return [seat for seat in self.asked() if self.chairs[seat].bot is not None]

    def has_bots(self) -> bool:
        return any(chair.bot is not None for chair in self.chairs)

    def record(self) -> Record:
        """The record with the names of the players."""
        record = self.playing().record
        record.players = self.names()
        return record

    def stops(self) -> list[int]:
        """The positions in which a player chose, asked or only welcome, and the last: those a reader can look at."""
        made = self.playing().record.made
        return [index for index in range(len(made)) if made[index][0] != CHANCE] + [len(made)]

    def shut(self) -> None:
        """It is not the table any more: who wants to change it is sent away, who looks on comes back to a fresh one."""
        self.lock.is_shut = True
        self.wake()

    @property
    def is_dropped(self) -> bool:
        return self.lock.is_shut

    # The people.

    def names(self) -> list[str]:
        """The name at each seat; an empty one by its colour."""
        return [chair.name or self.seat_name(chair.seat) for chair in self.chairs]

    def seat_name(self, seat: int) -> str:
        return Face(self.game, "en").seat_name(seat)

    def seats_of(self, visitor: int | None) -> list[int]:
        return [chair.seat for chair in self.chairs if visitor is not None and chair.holder == visitor]

    def is_here(self, seat: int) -> bool:
        """Whether the person at a seat looks at the table now."""
        holder = self.chairs[seat].holder
        return holder is not None and self.has_stream(holder)

    def has_stream(self, visitor: int) -> bool:
        return any(watcher.visitor == visitor for watcher in self.watchers)

    def has_part(self, visitor: int | None) -> bool:
        """Whether a visitor holds a seat or held one."""
        return visitor is not None and any(visitor in (chair.holder, chair.former) for chair in self.chairs)

    def note_seen(self, visitor: int | None) -> None:
        """Somebody is at the table, or was until now. In memory alone: the steward stores it now and then."""
        if visitor is not None and self.has_part(visitor):
            self.seen[visitor] = storage.now()

    def may_hurry(self, visitor: int | None) -> bool:
        """Whether all others are bots, so that nobody minds."""
        return visitor is not None and all(chair.bot is not None or chair.holder == visitor for chair in self.chairs)

    def wake(self) -> None:
        """Tell all who look on that something changed."""
        for watcher in self.watchers:
            watcher.woken.set()

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody looks on, nothing happens, and nobody asked for it lately."""
        busy = self.watchers or self.lock.locked() or self.bots_task is not None
        return not busy and time.monotonic() - self.touched > seconds


def opened(stored: Stored) -> Live:
    """A live table; one whose acts do not fit the rules is reported, never shown half."""
    try:
        return Live(stored)
    except TooLate:
        raise
    except FondacoError as error:
        raise OutOfOrder("broken-table", {"table": stored.row.id, "error": error.name}) from error
