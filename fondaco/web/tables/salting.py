"""Salting: each player may add a salt to the luck before the game begins, so that nobody else can have chosen it."""

from __future__ import annotations

from fondaco.kernel.record import LONGEST_SALT
from fondaco.web.errors import BadForm
from fondaco.web.forms import SIGNS_PER_LETTER, one_line
from fondaco.web.store.rows import Chair, TableRow
from fondaco.web.tables.live import Live


def with_salting(row: TableRow) -> TableRow:
    """A table that waits until everybody has added a salt."""
    return row._replace(salting=True, salts=[None] * row.seats)


def is_ready(live: Live) -> bool:
    """Whether the game can begin: every chair is taken, and nobody's answer is missing."""
    return live.is_full() and not unanswered(live)


def unanswered(live: Live) -> list[int]:
    """The seats of people who have neither added a salt nor declined. Bots add none."""
    held = [chair.seat for chair in live.chairs if chair.holder is not None]
    return [seat for seat in held if live.row.salting and live.row.salts[seat] is None]


def salts_without(live: Live, chair: Chair) -> list[str | None]:
    """The salts once a chair has changed. Before a game begins, a player who leaves takes their salt along."""
    stays = live.row.started is not None or live.chairs[chair.seat].holder == chair.holder
    return [salt if stays or seat != chair.seat else None for seat, salt in enumerate(live.row.salts)]


def salt_from(text: str) -> str:
    """A salt that somebody typed: one line, fit for a record."""
    salt = one_line(text[: LONGEST_SALT * SIGNS_PER_LETTER])
    if len(salt) > LONGEST_SALT or len(text) > LONGEST_SALT * SIGNS_PER_LETTER:
        raise BadForm("salt-long", {"most": LONGEST_SALT})
    return salt
