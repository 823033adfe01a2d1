"""How long the bots of a table think and pause, so that people can follow them, and have time for an undo."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time

from fondaco.bots.levels import LEVELS, QUICKEST, shorter
from fondaco.kernel.news import Listener
from fondaco.kernel.state import NOBODY, Step
from fondaco.kernel.table import Table
from fondaco.web.tables.live import Live

BOT_PACES = ["200", "700", "1500", "4000"]
"""Milliseconds that a bot takes for an answer: at once, quick, calm, slow."""
CALM = "1500"
AFTER_A_PERSON = 2.0
"""A player who has just chosen and can still undo it gets more time: a multiple of the table's pace."""
WITHIN_A_MOVE = 0.5
IN_TALK = 0.8
"""Most seconds that a bot takes where everybody may speak at any time: an offer wants an answer soon."""
TOGETHER = 0.25
"""Bots that are asked together think together: once the first has answered, the others need only this share."""

TICK = 0.1
"""Seconds to which the time of an answer is rounded up. Otherwise it would tell how long the bot thought."""


class Pacing:
    """The pauses of the bots of one table, while they are to move. They depend only on what everybody sees."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.question: Step | None = None
        self.together: set[int] = set()
        """The bots that were asked this question together."""
        self.turn = (NOBODY, -1)
        """The bot whose pause runs, and the public version in which it began."""
        self.due = 0.0
        """When the pause is over."""
        self.until = 0.0
        """Until when the bot may think."""
        self.told = 0.0
        """The earliest moment of its answer, even if somebody hurries: whether it used up its time is not told."""

    def turn_to(self, seat: int) -> float:
        """A bot begins to think, and its pause begins. The seconds that it may think.

        Hidden choices, such as composing an offer, share one pause, and the time to think in it.
        """
        turn = (seat, self.live.version(NOBODY))
        now = time.monotonic()
        if turn != self.turn:
            self.turn = turn
            pause, thought = self.before(seat), self.thinking(seat)
            self.until = now + thought
            self.told = self.until + TICK if thought else now
            self.due = max(now + pause, self.told)
        return max(0.0, self.until - now)

    async def wait(self) -> None:
        """Wait until the pause is over, or somebody hurries the bots; then for the next tick."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.live.hurry.wait(), max(0.0, self.due - time.monotonic()))
        now = time.monotonic()
        late = max(now, self.told) - self.due
        await asyncio.sleep(self.due + math.ceil(late / TICK) * TICK - now)

    def thinking(self, seat: int) -> float:
        """The seconds that the level of a bot gives it for its next choice."""
        seconds = LEVELS.get(self.live.chairs[seat].bot or "", 0.0)
        state = self.live.playing().view(NOBODY)
        last = self.live.last_seen
        if self.live.hurry.is_set():
            return min(seconds, QUICKEST)
        if (last.seat == seat and not last.is_drawn) or state.asking.welcome(state) != 0:
            return shorter(seconds)
        return seconds

    def before(self, seat: int) -> float:
        """The seconds that a bot pauses before its next choice, however it thinks."""
        pace = self.live.row.bot_pace / 1000
        state = self.live.playing().view(NOBODY)
        question = state.asking
        in_talk = question.welcome(state) != 0
        if in_talk:
            pace = min(pace, IN_TALK)
        if question is self.question and seat in self.together:
            self.together.discard(seat)
            return pace * TOGETHER
        self.question = question
        self.together = set(self.live.asked_bots()) - {seat}
        last = self.live.last_seen
        if last.seat == seat and not last.is_drawn:
            return pace * WITHIN_A_MOVE
        is_person = last.seat != NOBODY and self.live.chairs[last.seat].bot is None
        if is_person and not in_talk and not last.is_drawn and not last.is_sealed:
            return pace * AFTER_A_PERSON
        return pace


def is_hidden(table: Table, seat: int, choice: int) -> bool:
    """Whether nobody but the seat itself would notice a choice, such as a step in composing an offer."""
    if choice not in table.open(seat):
        return False
    after = table.state.copy()
    after.listener = listener = Listener()
    after.choose(seat, choice)
    others = [other for other in range(NOBODY, table.record.seats) if other != seat]
    if any(item.is_for(other) for item in listener.items for other in others):
        return False
    return all(table.game.view(after, other).same_as(table.view(other)) for other in others)
