"""Hints at live tables: what promises a player most now, worked out when the player asks for it.

It is found in a process of its own from that player's view, and shown on that player's page alone, as long as the
player is asked the same and can do what it says.
"""

from __future__ import annotations

import asyncio
import json
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from fondaco.bots.hint import PLAYOUTS, hints_for
from fondaco.games import shipped
from fondaco.kernel.reader import read_record
from fondaco.kernel.reason import told
from fondaco.kernel.replay import replay
from fondaco.web.errors import NotYours, OutOfOrder, TooLate, TooMany
from fondaco.web.tables.aids import HINT, is_on
from fondaco.web.tables.coaching import own_choices
from fondaco.web.tables.lessons import progress_of
from fondaco.web.tables.live import Live
from fondaco.web.tables.thinker import Thinker, ThinkerLost, ThoughtFailed

log = logging.getLogger("fondaco.web")
SECONDS = 10.0
"""How long a hint may take; after that there is none."""
MOST_WAITING = 8
"""So many players wait for a hint at most, one after another; whoever comes then is asked to come again."""


class Hinted(NamedTuple):
    """What a player asked for."""

    version: int
    """The version of the player's page that it was asked on."""
    thought: str | None
    """What was found, as `look_at` tells it; None while it is being looked for."""


class Hinting:
    """Looks for the hints of all tables, one after another."""

    def __init__(self) -> None:
        self.thinker = Thinker(look_at)
        self.threads = ThreadPoolExecutor(1, thread_name_prefix="hints")
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def ask(self, live: Live, seat: int) -> None:
        """Put hints on a player's page. Whoever asks twice waits for the same."""
        check_hint(live, seat)
        if hint_for(live, seat) is not None:
            return
        if self.waiting >= MOST_WAITING:
            raise TooMany("hint-busy")
        asked = live.hinted[seat] = Hinted(live.version(seat), None)
        self.show(live, seat)
        self.waiting += 1
        try:
            async with self.turn:
                if hint_for(live, seat) is asked:
                    await self.answer(live, seat, asked)
        finally:
            self.waiting -= 1
            if live.hinted.get(seat) is asked:
                del live.hinted[seat]
                self.show(live, seat)

    async def answer(self, live: Live, seat: int, asked: Hinted) -> None:
        facts = (live.course().text(), seat)
        try:
            loop = asyncio.get_running_loop()
            thought = await loop.run_in_executor(self.threads, self.thinker.thought, facts, SECONDS)
        except (ThinkerLost, ThoughtFailed) as error:
            log.warning("table %s: there is no hint: %s", live.row.id, error)
            raise OutOfOrder("hint-lost") from error
        if hint_for(live, seat) is asked:
            live.hinted[seat] = asked._replace(thought=thought)
            live.advised[seat] = int(live.game.turns(live.playing().state)), len(own_choices(live, seat))
            self.show(live, seat)

    def show(self, live: Live, seat: int) -> None:
        """Nobody else notices that somebody asked."""
        live.wake_only(live.chairs[seat].holder)

    def close(self) -> None:
        self.thinker.end()
        self.threads.shutdown(cancel_futures=True)


def may_hint(live: Live, seat: int) -> bool:
    """Whether a seat has something to decide, and the table allows hints. In a lesson the lesson says what to do."""
    if live.is_over() or not is_on(live, HINT) or progress_of(live) is not None:
        return False
    return bool(live.playing().state.may_answer(seat))


def check_hint(live: Live, seat: int) -> None:
    """Raise where there is no hint for a seat."""
    if not is_on(live, HINT):
        raise NotYours("hint-off")
    if not may_hint(live, seat):
        live.playing()
        raise TooLate("hint-not-asked")


def hint_for(live: Live, seat: int) -> Hinted | None:
    """The hints that a seat has asked for, or waits for; None once it is asked something else.

    Others may answer the same question meanwhile, as long as that would not make an answer of this seat outdated.
    """
    found = live.hinted.get(seat)
    if found is None or not may_hint(live, seat) or not live.fits(seat, found.version):
        return None
    return found if are_open(live, seat, found) else None


def are_open(live: Live, seat: int, found: Hinted) -> bool:
    """Whether all that it says can still be done: what is withdrawn can no longer be agreed to."""
    if found.thought is None:
        return True
    still_open = live.playing().open(seat)
    return all(live.game.vocabulary.number(line[0]) in still_open for line, *_ in json.loads(found.thought))


def forget_hint(live: Live, seat: int) -> None:
    """The player has read it."""
    if live.hinted.pop(seat, None) is not None:
        live.wake_only(live.chairs[seat].holder)


def look_at(record_text: str, seat: int, playouts: int = PLAYOUTS) -> str:
    """Runs in the worker process: the hints for a seat, from its view, each with its whole move."""
    record = read_record(record_text, shipped())
    game = record.game
    texts = game.vocabulary.texts
    return json.dumps(
        [
            [[texts[choice] for choice in hint.line], hint.chance, hint.points, told(hint.reason)]
            for hint in hints_for(game, game.view(replay(record), seat), seat, playouts)
        ]
    )
