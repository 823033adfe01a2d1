"""The moves of bots at live tables, at the pace of the table, or as the lesson has them."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING

from fondaco.kernel.errors import NotAsked, NotOpen, Stale
from fondaco.web.errors import NotYours, OutOfOrder
from fondaco.web.tables.lessons import bots_to_move, next_in_script
from fondaco.web.tables.live import Live
from fondaco.web.tables.pacing import Pacing, is_hidden

if TYPE_CHECKING:
    from fondaco.web.tables.hall import Hall

log = logging.getLogger("fondaco.web")


async def move_bots(hall: Hall, live: Live) -> None:
    """Let the bots answer one after another, at the pace of the table, until none is asked."""
    pacing = Pacing(live)
    try:
        while bots := bots_to_move(live):
            seat = bots[0]
            version = live.version(seat)
            chair = live.chairs[seat]
            seconds = pacing.turn_to(seat)
            choice = next_in_script(live, seat) or await hall.thinkers.choose(
                live.row.id, live.course(), chair.bot or "", seat, live.bot_luck(seat), seconds
            )
            if not is_hidden(live.playing(), seat, live.game.vocabulary.number(choice)):
                await pacing.wait()
            # Meanwhile somebody may have acted, taken something back, or taken the seat.
            if live.is_still_asked(seat, version):
                with contextlib.suppress(Stale, NotAsked, NotYours):
                    await choose_for_bot(hall, live, seat, choice, version)
    except OutOfOrder as error:
        log.error("table %s: the bots stopped: %s", live.row.id, error)
    except Exception:
        log.exception("table %s: the bots stopped", live.row.id)
        hall.drop(live)
    finally:
        live.bots_task = None
        live.hurry.clear()


async def choose_for_bot(hall: Hall, live: Live, seat: int, choice: str, version: int) -> None:
    """Make the choice of a bot. What others did while it thought may have closed it: then it thinks again."""
    try:
        await hall.choose(live, seat, choice, version)
    except NotOpen as error:
        if live.version(seat) == version:
            raise
        raise Stale("stale", {"version": version, "now": live.version(seat)}) from error


def hurry_bots(live: Live) -> None:
    """Let the bots go on without a pause until a person is asked."""
    if live.bots_task is not None:
        live.hurry.set()
