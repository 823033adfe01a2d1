"""What a viewer could notice of a table: how often something changed, and which positions everybody saw.

Numbers that leave the server count only what their reader could notice. A number that counted everything would be a
side channel: it would tell spectators that somebody composes an offer, makes a plan in secret, or would pay more than
is said.
"""

from __future__ import annotations

from typing import NamedTuple

from fondaco.kernel.news import Item, Listener
from fondaco.kernel.record import Record
from fondaco.kernel.state import CHANCE, NOBODY, State
from fondaco.kernel.table import Table


class Noticed:
    """The changes of a table that one viewer, a seat or NOBODY, could notice."""

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at
        """When the viewer last noticed something, in milliseconds since 1970."""
        self.ended: list[int] = []
        """For each past version of the viewer, the last version of the table that it stood for."""
        self.ear = Ear(seat)
        self.seen = 0

    @property
    def version(self) -> int:
        """How often something changed for this viewer. It is never reused, and survives a restart."""
        return len(self.ended)

    def begin(self, table: Table) -> None:
        self.seen = sight(self.ear, table.view(self.seat), table.listener)

    def look(self, table: Table, before: int, at: int, is_own: bool) -> bool:
        """Compare after an act that began at a version of the table. Whether anything changed for this viewer."""
        seen = sight(self.ear, table.view(self.seat), table.listener)
        if seen == self.seen and not is_own:
            return False
        self.seen = seen
        self.at = at
        self.ended.append(before)
        return True

    def version_of_table(self, version: int, present: int) -> int:
        """The last version of the table that a version of this viewer stood for; a future one if it never was."""
        if version < len(self.ended):
            return self.ended[version]
        return present if version == len(self.ended) else present + 1


class LastSeen(NamedTuple):
    """An act that everybody noticed: whose it was, whether it revealed something, whether chance drew after it."""

    seat: int
    is_sealed: bool
    is_drawn: bool


class Ear:
    """Counts the news that a viewer has heard."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.items: list[Item] = []
        self.looked = 0
        self.heard = 0

    def count(self, listener: Listener) -> int:
        items = listener.items
        if items is not self.items:  # after an undo the list of news is a new one
            self.items, self.looked, self.heard = items, 0, 0
        for index in range(self.looked, len(items)):
            self.heard += items[index].is_for(self.seat)
        self.looked = len(items)
        return self.heard


def sight(ear: Ear, view: State, listener: Listener) -> int:
    """A hash of what the viewer sees and has heard."""
    return hash((tuple(view.steps()), tuple(view.numbers()), ear.count(listener)))


def moments_of(record: Record) -> list[int]:
    """The positions of a record that everybody could tell from the one before, each by the number of choices made.

    A replay steps through these, and links to positions count them.
    """
    state = record.start()
    state.listener = listener = Listener()
    ear = Ear(NOBODY)
    moments: list[int] = []
    last = None
    for index in range(len(record.made) + 1):
        if not state.is_asked(CHANCE):
            seen = sight(ear, record.game.view(state, NOBODY), listener)
            if seen != last:
                moments.append(index)
                last = seen
        if index < len(record.made):
            state.choose(*record.made[index])
    return moments
