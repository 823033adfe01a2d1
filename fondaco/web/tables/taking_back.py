"""Taking back at a live table: what a seat may take back, what its undo means, and what goes with it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from fondaco.kernel.table import Table
from fondaco.web.store.rows import TakenBack
from fondaco.web.tables.lessons import progress_of
from fondaco.web.tables.seating import is_among_bots

if TYPE_CHECKING:
    from fondaco.web.tables.live import Live


def why_no_undo(live: Live, seat: int) -> str:
    """Why a seat cannot take back its last choice; empty if it can. Among bots alone, their answers go with it."""
    if progress_of(live) is not None:
        return "lesson"  # its course is fixed, and whatever does not belong to it is not done in the first place
    return live.playing().why_no_undo(seat, is_among_bots(live.chairs))


def is_meant(live: Live, seat: int, version: int) -> bool:
    """Whether an undo that was asked for on a version of a seat's page means what it would take back now.

    Bots go on while somebody reaches for the button, and their answers may be taken back, too.
    """
    if version < 0 or version == live.version(seat) or live.fits(seat, version):
        return True
    last = live.last_acts.get(seat)
    is_known = last is not None and last.until < version < live.version(seat)
    return is_known and is_among_bots(live.chairs)


def to_take_back(live: Live, seat: int) -> TakenBack:
    """What an undo of a seat's last act would take back, if it may."""
    table = live.playing()
    return TakenBack(own_choices(table, seat, last_length(live, seat)), len(answers_since(table, seat)))


def answers_since(table: Table, seat: int) -> list[int]:
    """Whose choices would go with the last one of a seat, one by one: those that came after its question."""
    last = table.last_choice_of(seat)
    if table.state.asking is table.answered[last]:
        return []
    return [other for other, _ in table.record.made[last + 1 :]]


def own_choices(table: Table, seat: int, length: int) -> int:
    """How many choices of a seat's last act, which has so many, can be taken back if the last one can.

    Those before it can as well where they answered the same question and nothing was shown since.
    """
    last = table.last_choice_of(seat)
    count = 1
    while count < length and is_of_one_piece(table, seat, last - count, last):
        count += 1
    return count


def is_of_one_piece(table: Table, seat: int, earlier: int, last: int) -> bool:
    return (
        earlier >= 0
        and table.record.made[earlier][0] == seat
        and table.answered[earlier] is table.answered[last]
        and table.revealed[earlier] == table.revealed[last]
    )


def last_length(live: Live, seat: int) -> int:
    """Of how many choices the last act of a seat was made, as far as it still stands."""
    return (live.lengths.get(seat) or [1])[-1]


def take_back(live: Live, seat: int, noted: str | None) -> TakenBack:
    """Take back the choices of a seat's last act, as many as were noted, or as far as possible."""
    table = live.playing()
    made = table.record.made
    own = TakenBack.noted(noted).own if noted else last_length(live, seat)
    table.take_back(seat)
    taken = 1
    while taken < own and not table.why_no_undo(seat):
        table.take_back(seat)
        taken += 1
    gone = Counter(chooser for chooser, _ in made) - Counter(chooser for chooser, _ in table.record.made)
    for chooser, count in gone.items():
        shorten(live.lengths.setdefault(chooser, []), count)
        if chooser != seat:
            live.last_acts.pop(chooser, None)  # a bot that answers the same again is not sending it twice
    return TakenBack(taken, gone.total() - taken)


def shorten(lengths: list[int], count: int) -> None:
    """Drop so many choices from the end of a seat's acts."""
    while count and lengths:
        length = lengths.pop()
        if length > count:
            lengths.append(length - count)
        count -= min(count, length)
