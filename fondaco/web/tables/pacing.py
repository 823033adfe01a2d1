"""How long the bots of a table take, so that people can follow them and take something back."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time

from fondaco.kernel.news import Listener
from fondaco.kernel.state import NOBODY, Step
from fondaco.kernel.table import Table
from fondaco.web.tables.live import Live

BOT_PACES = ["200", "700", "1500", "4000"]
"""Milliseconds that a bot takes over a question: at once, quick, calm, slow."""
CALM = "1500"
AFTER_A_PERSON = 2.0
"""Whoever has just chosen and can still think again gets more time, in paces of the table."""
WITHIN_A_MOVE = 0.5
IN_TALK = 0.8
"""Seconds after which, at the latest, a bot answers where everybody may speak at any time: an offer wants an answer."""
TOGETHER = 0.25
"""Bots that are asked at once think at once: after the first of them the others are nearly done."""


TICK = 0.1
"""Seconds to which the moment of an answer is rounded up, so that it does not tell how long the bot thought."""


class Pacing:
    """The pauses of the bots of one table, while they are to move. They follow from what everybody sees alone."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.question: Step | None = None
        self.together: set[int] = set()
        """The bots that this question was put to when the first of them began to think."""
        self.turn = (NOBODY, -1)
        """The bot whose pause runs, and the version of the public position in which it began."""
        self.due = 0.0
        """When the pause is over."""

    def turn_to(self, seat: int) -> None:
        """A bot begins to think, and its pause begins; what nobody notices, such as composing, goes on within it."""
        turn = (seat, self.live.version(NOBODY))
        if turn != self.turn:
            self.turn = turn
            self.due = time.monotonic() + self.before(seat)

    async def wait(self) -> None:
        """Wait until the pause is over, or somebody hurries the bots; then for the next tick."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.live.hurry.wait(), max(0.0, self.due - time.monotonic()))
        late = time.monotonic() - self.due
        await asyncio.sleep(math.ceil(late / TICK) * TICK - late)

    def before(self, seat: int) -> float:
        """The seconds that a bot takes over its next choice."""
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
