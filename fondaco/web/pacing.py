"""How long the bots of a table take, so that people can follow them and take something back."""

from __future__ import annotations

from fondaco.kernel.state import NOBODY, Step
from fondaco.web.live import Live

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


class Pacing:
    """The pauses of the bots of one table, while they are to move."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.question: Step | None = None
        self.together: set[int] = set()
        """The bots that this question was put to when the first of them began to think."""

    def before(self, seat: int) -> float:
        """The seconds that a bot takes over its next choice. None where nobody could see anything of the last one."""
        if is_unseen(self.live, seat):
            return 0.0
        pace = self.live.row.bot_pace / 1000
        state = self.live.playing().state
        question = state.asking
        in_talk = question.welcome(state) != 0
        if in_talk:
            pace = min(pace, IN_TALK)
        if question is self.question and seat in self.together:
            self.together.discard(seat)
            return pace * TOGETHER
        self.question = question
        self.together = set(self.live.asked_bots()) - {seat}
        last, chance_came = self.live.last_mover()
        if last == seat and not chance_came:
            return pace * WITHIN_A_MOVE
        is_person = last != NOBODY and self.live.chairs[last].bot is None
        if is_person and not in_talk and not self.live.playing().why_no_undo(last):
            return pace * AFTER_A_PERSON
        return pace


def is_unseen(live: Live, seat: int) -> bool:
    """Whether the last choice was one of this seat that told nobody anything, and the same question goes on."""
    table = live.playing()
    if not table.record.made or table.record.made[-1][0] != seat or table.answered[-1] is not table.state.asking:
        return False
    return table.told[-1] == len(table.listener.items) and table.revealed[-1] == table.state.revealed
