"""Coaching at live tables: what a coach says of a person's last move, once it has been looked at.

The coach thinks in a process of its own, at a low priority, so that neither the bots nor the pages wait for it. Its
answer comes when it comes. If the player has gone on by then, nobody hears of it.
"""

from __future__ import annotations

import asyncio
import json
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from fondaco.bots.coach import Remark, remark_on
from fondaco.face.game_face import face_of
from fondaco.face.promise import reason_from
from fondaco.face.story import key_of
from fondaco.games import shipped
from fondaco.kernel.game import Game
from fondaco.kernel.reader import read_record
from fondaco.kernel.reason import Reason, told
from fondaco.kernel.replay import replay
from fondaco.kernel.state import CHANCE, NOBODY, State, Step
from fondaco.web.errors import TooLate
from fondaco.web.store import storage
from fondaco.web.store.database import Database
from fondaco.web.tables.aids import COACH, FIRST, OFF, own_switch
from fondaco.web.tables.live import LastAct, Live
from fondaco.web.tables.seating import is_among_bots, people_of
from fondaco.web.tables.taking_back import why_no_undo
from fondaco.web.tables.thinker import Thinker, ThinkerLost, ThoughtFailed
from fondaco.words.catalogue import ORIGINAL

log = logging.getLogger("fondaco.web")
PATIENCE = 10
"""How much lower the priority of the coach's process is than the server's."""


class Note(NamedTuple):
    """What the coach says of a move. It stands until the player does something, or is asked anew and can no longer take
    the move back."""

    act: LastAct
    """The act that it is about."""
    at: int
    """Where among the seat's own choices the one stands that it would have made otherwise. What others do in secret may
    move it in the record."""
    view: State
    """What the player saw then."""
    choice: int
    reason: Reason | None
    """What speaks for it; None where no single thing does."""
    gain: int
    """In hundredths of a point."""
    asking: Step | None
    """What the player was asked when it was said; None if nothing."""


class Coached:
    """What the coach has said to a seat. It is kept in memory only."""

    def __init__(self) -> None:
        self.note: Note | None = None
        self.aspects: set[str] = set()
        """What it has spoken of: nothing is said twice in a game."""
        self.headings = -1
        """How many headings had been told when it last spoke: once in a turn is enough."""


class Coaching:
    """The coach of all tables, who looks at one move after another."""

    def __init__(self, seconds: float, is_in_first_games: bool) -> None:
        self.seconds = seconds
        """How long one move may take."""
        self.is_in_first_games = is_in_first_games
        """Whether the coach is there by itself where somebody plays a first game against bots."""
        self.thinker = Thinker(look_at, PATIENCE)
        self.threads = ThreadPoolExecutor(1, thread_name_prefix="coach")
        self.turn = asyncio.Lock()

    async def first_aids(self, database: Database, live: Live) -> dict[str, str]:
        """The coach, where one person begins a first game of its kind among bots, and nobody said otherwise."""
        if COACH in live.row.aids or not self.is_in_first_games or not is_among_bots(live.chairs):
            return {}
        for player in people_of(live.chairs):
            if await database.run(storage.needs_aid, player, live.row.game, COACH, OFF):
                return {COACH: FIRST}
        return {}

    async def look(self, live: Live, seat: int, act: LastAct) -> None:
        """Think about an act of a seat while it is its last, and say something if there is something to say."""
        async with self.turn:
            if live.last_acts.get(seat) is not act:
                return
            facts = (live.course().text(), seat)
            try:
                loop = asyncio.get_running_loop()
                thought = await loop.run_in_executor(self.threads, self.thinker.thought, facts, self.seconds)
            except (ThinkerLost, ThoughtFailed) as error:
                log.warning("table %s: the coach has nothing to say: %s", live.row.id, error)
                return
        if thought and live.last_acts.get(seat) is act and not live.is_over():
            self.say(live, seat, act, thought)

    def say(self, live: Live, seat: int, act: LastAct, thought: str) -> None:
        """Put a note on the player's page, unless the coach spoke of that before, or the turn had a hint."""
        at, choice, why, aspect, gain = json.loads(thought)
        coached = live.coached.setdefault(seat, Coached())
        headings = headings_told(live)
        if aspect in coached.aspects or (headings and headings == coached.headings):
            return
        record = live.playing().record
        view = live.game.view(replay(record, own_choices(live, seat)[at]), seat)
        if had_hint(live, seat, at, int(live.game.turns(view))):
            return
        number = live.game.vocabulary.number(choice)
        coached.note = Note(act, at, view, number, reason_from(why), gain, question_to(live, seat))
        coached.aspects.add(aspect)
        coached.headings = headings
        live.wake_only(live.chairs[seat].holder)

    def close(self) -> None:
        self.thinker.end()
        self.threads.shutdown(cancel_futures=True)


def look_at(record_text: str, seat: int) -> str:
    """Runs in the worker process: the remark on a seat's last move; empty if there is none."""
    record = read_record(record_text, shipped())
    remark = remark_on(record, seat)
    return "" if remark is None else thought_of(record.game, remark)


def thought_of(game: Game, remark: Remark) -> str:
    """A remark as text, for another process."""
    choice = game.vocabulary.text(remark.choice)
    return json.dumps([remark.at, choice, told(remark.reason), remark.aspect, remark.gain])


def headings_told(live: Live) -> int:
    """How many headings everybody has heard."""
    face = face_of(live.game, ORIGINAL)
    items = live.playing().listener.items
    return sum(item.is_for(NOBODY) and key_of(face, item) in face.heading_news for item in items)


def note_for(live: Live, seat: int) -> Note | None:
    """What the coach says to a seat now."""
    coached = live.coached.get(seat)
    note = coached.note if coached else None
    if note is None or note.act is not live.last_acts.get(seat) or live.is_over():
        return None
    is_new_turn = question_to(live, seat) not in (None, note.asking)
    return None if is_new_turn and not can_take_back(live, seat, note) else note


def question_to(live: Live, seat: int) -> Step | None:
    """What a seat is asked now; None if the table does not wait for it."""
    state = live.playing().state
    return state.asking if state.is_asked(seat) else None


def own_choices(live: Live, seat: int) -> list[int]:
    """Where in the record the choices of a seat stand."""
    return [index for index, (chooser, _) in enumerate(live.playing().record.made) if chooser == seat]


def had_hint(live: Live, seat: int, at: int, turn: int) -> bool:
    """Whether a seat had a hint for one of its choices, or in its turn; at 0 a game may not count its turns."""
    advised_turn, made = live.advised.get(seat, (0, NOBODY))
    return made >= at or advised_turn == turn > 0


def can_take_back(live: Live, seat: int, note: Note) -> bool:
    """Whether a player can go back to where the coach would have chosen otherwise."""
    table = live.playing()
    made = own_choices(live, seat)[note.at]
    is_drawn = any(chooser == CHANCE for chooser, _ in table.record.made[made:])
    is_shown = table.state.revealed != table.revealed[made]
    return not is_drawn and not is_shown and not why_no_undo(live, seat)


async def switch_for(database: Database, live: Live, seat: int, to: str) -> None:
    """Switch the coach off for one seat alone, or on again, while the game is played."""
    live.playing()
    async with live.lock:
        if live.is_over():
            raise TooLate("game-is-over")
        aids = live.row.aids | {own_switch(seat): to}
        await database.run(storage.set_aids, live.row.id, aids)
        live.row = live.row._replace(aids=aids)
    live.wake_only(live.chairs[seat].holder)


def forget_note(live: Live, seat: int) -> None:
    """The player has read it."""
    if seat in live.coached:
        live.coached[seat].note = None
        live.wake_only(live.chairs[seat].holder)
