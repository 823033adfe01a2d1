"""A live table: the game in memory, for those who are gathered at it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from babel.lists import format_list

from fondaco.games import find_rules
from fondaco.kernel.chance import KEYED, FastChance, bot_seed, commitment
from fondaco.kernel.errors import FondacoError
from fondaco.kernel.record import Record, listed
from fondaco.kernel.state import CHANCE, NOBODY
from fondaco.kernel.table import Table
from fondaco.web.errors import Differs, TooLate
from fondaco.web.store.rows import THEN, Act, Message, Stored
from fondaco.web.store.storage import row_count
from fondaco.web.tables.beginning import first_position, setup_of
from fondaco.web.tables.foresight import draws_after, notation
from fondaco.web.tables.gathering import Gathering
from fondaco.web.tables.noticed import LastSeen, Noticed, moments_of
from fondaco.web.tables.table_lock import TableLock
from fondaco.web.tables.taking_back import take_back, to_take_back
from fondaco.words.catalogue import ORIGINAL

if TYPE_CHECKING:
    from fondaco.web.tables.coaching import Coached
    from fondaco.web.tables.hinting import Hinted
    from fondaco.web.tables.logbook import Logbook
    from fondaco.web.tables.moves import Moves
    from fondaco.web.tables.proposals import Proposal


class LastAct(NamedTuple):
    """What a seat did last, and the versions of its pages on which it can have been chosen."""

    since: int
    until: int
    choice: str | None


class Live(Gathering):
    """One table in memory. All changes go through the hall, which stores them first."""

    def __init__(self, stored: Stored) -> None:
        """Take up a stored table. Raises where its game cannot be played by this release."""
        super().__init__(stored.row, stored.chairs)
        self.messages: list[Message] = stored.messages
        self.game = find_rules(stored.row.game, stored.row.rules)
        self.table: Table | None = None
        """The game, once it has begun."""
        self.acts = 0
        """How many rows of acts were stored."""
        self.is_unnoted = stored.row.started is not None and stored.row.setup is None
        """Whether what chance drew was not stored, as in the first schema."""
        self.unnoted: dict[int, str] = {}
        """By the number of the row what came of acts that were stored without it."""
        self.lengths: dict[int, list[int]] = {}
        """By seat, of how many choices each act was made that still stands."""
        self.last_acts: dict[int, LastAct] = {}
        """By seat."""
        self.noticed: dict[int, Noticed] = {}
        """What each seat, and NOBODY for all who watch, could notice, once the game has begun."""
        self.known_moments: list[int] | None = None
        """The moments, as far as nothing was taken back since they were last asked for."""
        self.last_seen = LastSeen(NOBODY, False, False)
        """The act that everybody noticed last."""
        self.lock = TableLock()
        """Held while somebody changes the table."""
        self.proposals: dict[str, Proposal] = {}
        """By aid, who wants to switch it on or off."""
        self.coached: dict[int, Coached] = {}
        """By seat, what the coach has said."""
        self.hinted: dict[int, Hinted] = {}
        """By seat, the hints that it asked for."""
        self.advised: dict[int, tuple[int, int]] = {}
        """By seat, the turn in which it last got a hint, and how many choices it had made then; see `had_hint`."""
        self.review: dict[str, Any] | None = None
        """What was found of the game once it was over, as far as somebody asked for it."""
        self.served_since = 0
        """When the server came up, in milliseconds since 1970."""
        self.touched = time.monotonic()
        """When somebody last asked for this table; those left alone are put away."""
        self.logbooks: dict[str, Logbook] = {}
        """What was told of this table, by language."""
        self.moves: dict[str, Moves] = {}
        """What was done at it move by move, by language."""
        self.hurry = asyncio.Event()
        """Set while the bots shall go on without a pause."""
        self.bots_task: asyncio.Task[None] | None = None
        if stored.row.started is not None:
            table = first_position(self.row, self.game)
            setup = setup_of(self.row, table)
            self.check_noted(self.row.setup, setup)
            self.row = self.row._replace(setup=setup)
            self.begin(table)
            for number, act in enumerate(stored.acts, 1):
                try:
                    came = self.carry_out(act)
                    if act.drawn is None:
                        self.unnoted[self.acts - 1] = came
                except Differs as differs:
                    noted, comes = differs.facts["stored"], differs.facts["comes"]
                    raise Differs("differs", {"act": number, "stored": noted, "comes": comes}) from None
                except FondacoError as error:
                    raise Differs(
                        "differs", {"act": number, "stored": act.choice or "", "comes": str(error)}
                    ) from error

    def begin(self, table: Table) -> None:
        row = self.row
        self.table = table
        # Where nobody can act any more, it does not matter what each seat noticed.
        viewers = range(NOBODY, row.seats) if row.finished is None else [NOBODY]
        self.noticed = {seat: Noticed(seat, row.started or 0) for seat in viewers}
        for noticed in self.noticed.values():
            noticed.begin(table)

    @property
    def moments(self) -> list[int]:
        """The positions that everybody could tell apart, each as a number of choices."""
        if self.known_moments is None:
            self.known_moments = moments_of(self.playing().record)
        return self.known_moments

    def carry_out(self, act: Act) -> str:
        """Do what was stored, or is being stored. What came of it: what chance drew, or how much was taken back."""
        table = self.playing()
        before, revealed = table.version(), table.state.revealed
        seen = self.version(act.seat)
        if act.choice is None:
            came = str(take_back(self, act.seat, act.drawn))
        else:
            self.renew_luck()
            chain = self.numbers(act)
            made = len(table.record.made) + len(chain)
            table.choose_all(act.seat, chain)
            self.lengths.setdefault(act.seat, []).append(row_count(act))
            came = notation(table.record, table.record.made[made:])
        self.check_noted(act.drawn, came)
        self.acts += row_count(act)
        self.called = {visitor: seat for visitor, seat in self.called.items() if seat != act.seat}
        is_drawn = bool(table.record.made) and table.record.made[-1][0] == CHANCE
        self.notice(act, before, LastSeen(act.seat, table.state.revealed != revealed, is_drawn))
        last = self.last_acts.get(act.seat)
        self.last_acts[act.seat] = LastAct(last.until + 1 if last else 0, seen, act.choice)
        return came

    def notice(self, act: Act, before: int, seen: LastSeen) -> None:
        """Let everybody look after an act that began at a version of the table. Whoever acts always notices."""
        table = self.playing()
        for seat, noticed in self.noticed.items():
            if not noticed.look(table, before, act.at, seat == act.seat) or seat != NOBODY:
                continue
            self.last_seen = seen
            if self.known_moments is not None:
                self.known_moments.append(len(table.record.made))
        if act.choice is None:
            self.known_moments = None

    def renew_luck(self) -> None:
        """A table that an older release let go on from another draws anew for every act."""
        table = self.playing()
        if not table.record.seed:
            table.chance = FastChance(f"{self.row.seed} {table.version()}")

    def numbers(self, act: Act) -> list[int]:
        return [self.game.vocabulary.number(text) for text in act.choices()]

    def foretold(self, act: Act) -> Act:
        """An open act with what it will bring, to be stored with it: what chance draws, or how much is taken back."""
        if act.choice is None:
            return act._replace(drawn=str(to_take_back(self, act.seat)))
        self.renew_luck()
        return act._replace(drawn=draws_after(self.playing(), act.seat, self.numbers(act)))

    def check_noted(self, noted: str | None, comes: str) -> None:
        """What was noted when something was done is what comes of it; where it is not, the rules are others."""
        if noted is not None and noted != comes:
            raise Differs("differs", {"act": 0, "stored": noted, "comes": comes})

    def did(self, seat: int, choice: str | None, version: int) -> bool:
        """Whether this is the last act of a seat: the same form, sent twice. An act is answered once, however told.

        What was half done is dropped first: a form sent as `offer; ...; send` may have been done as
        `cancel; offer; ...; send`, and comes as `offer; ...; send` the second time.
        """
        last = self.last_acts.get(seat)
        if last is None or not last.since <= version <= last.until:
            return False
        return last.choice == choice or (f"{last.choice}".endswith(f"{THEN}{choice}"))

    def is_same_question(self, seat: int, version: int) -> bool:
        """Whether what is asked now was asked at a version of a seat's page already."""
        table = self.playing()
        return table.asked_since <= self.noticed_by(seat).version_of_table(version, table.version()) <= table.version()

    def playing(self) -> Table:
        """The game. Raises where it has not begun."""
        if self.table is None:
            raise TooLate("not-begun")
        return self.table

    def is_over(self) -> bool:
        return self.table is not None and self.table.state.is_over()

    def result(self) -> str:
        """The points of all seats, as they are stored; empty until the game is over."""
        return listed(self.playing().record.result) if self.table is not None else ""

    def version(self, seat: int) -> int:
        """How often something changed for a seat, or for NOBODY; -1 before the game has begun."""
        return self.noticed_by(seat).version if self.noticed else -1

    def noticed_by(self, seat: int) -> Noticed:
        """What a seat, or NOBODY, could notice; at a table that was finished before, what everybody could."""
        return self.noticed.get(seat) or self.noticed[NOBODY]

    def moved_at(self) -> int:
        """When something last changed for everybody, in milliseconds since 1970."""
        return self.noticed[NOBODY].at if self.noticed else self.row.created

    def asked(self) -> list[int]:
        """The seats that the table waits for. Others may be welcome to answer, too."""
        if self.table is None:
            return []
        return [seat for seat in range(self.row.seats) if self.table.state.is_asked(seat)]

    def players_asked(self, language: str) -> str:
        """Whom the table waits for, as a sentence lists them; empty if it waits for nobody."""
        names = self.names(language)
        return format_list([names[seat] for seat in self.asked()], locale=language)

    def fits(self, seat: int, version: int) -> bool:
        """Whether an answer that a seat gave to a version of its page still fits; without a version it does."""
        table = self.playing()
        meant_for = (
            self.noticed_by(seat).version_of_table(version, table.version()) if version >= 0 else table.version()
        )
        return table.is_still_asked(seat, meant_for)

    def is_still_asked(self, seat: int, version: int) -> bool:
        """Whether the table waits for a seat, and has asked it the same since a version of its page."""
        return bool(self.playing().state.is_asked(seat)) and self.fits(seat, version)

    def asked_bots(self) -> list[int]:
        return [seat for seat in self.asked() if self.chairs[seat].bot is not None]

    def record(self) -> Record:
        """The record with the names of the players: a file, which is the same for every reader."""
        record = self.playing().record
        record.players = self.names(ORIGINAL)
        return record

    def course(self) -> Record:
        """What was chosen so far, without the seed: enough for a bot to think about."""
        record = self.playing().record
        course = Record(self.game, record.seats, record.options, "")
        course.made = record.made
        return course

    def bot_luck(self, seat: int) -> str:
        """The seed that a bot thinks with now. It comes from the table's own, which nobody knows."""
        return bot_seed(self.row.seed, seat, len(self.playing().record.made))

    def commitment(self) -> str:
        """What is shown of the seed from the start. An older release showed what its generator began with: nothing."""
        return commitment(self.row.seed) if self.row.luck == KEYED else ""

    def shut(self) -> None:
        """It is not the table any more: who wants to change it is sent away, who looks on comes back to a fresh one."""
        self.lock.is_shut = True
        self.wake()

    @property
    def is_shut(self) -> bool:
        return self.lock.is_shut

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody looks on, nothing happens, and nobody asked for it lately."""
        busy = self.watchers or self.lock.locked() or self.bots_task is not None
        return not busy and time.monotonic() - self.touched > seconds
