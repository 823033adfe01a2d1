"""The logbook: what happened at a table, in sentences, each with the position it led to."""

from __future__ import annotations

from bisect import bisect_right
from itertools import pairwise
from typing import NamedTuple

from fondaco.face.story import key_of, told
from fondaco.kernel.news import Item
from fondaco.kernel.state import CHANCE, NOBODY
from fondaco.web.faces import WebFace
from fondaco.web.live import Live


class Entry(NamedTuple):
    """One paragraph of the log."""

    at: int
    """The position that it describes."""
    is_heading: bool
    text: str


class Passage(NamedTuple):
    """A heading of the log with what stands under it."""

    number: int
    entries: tuple[Entry, ...]


class Logbook:
    """Tells the news of a live table, and remembers what it told: only the last passage still grows."""

    def __init__(self, live: Live, face: WebFace) -> None:
        self.live = live
        self.face = face
        self.items: list[Item] = []
        self.names: list[str] = []
        self.headings: list[int] = []
        """The news that are headings, as far as they were looked for."""
        self.looked = 0
        self.known: dict[tuple[int, int], tuple[int, tuple[Entry, ...]]] = {}
        """By where a passage begins and for whom it is: where it ended when it was told, and what was told."""

    def passages(self, seat: int, at: int) -> list[Passage]:
        """What a seat (or NOBODY) may hear of the first `at` choices."""
        table = self.live.playing()
        items = table.listener.items
        names = self.live.names()
        if items is not self.items or names != self.names:
            self.items, self.names, self.known, self.headings, self.looked = items, names, {}, [], 0
        self.find_headings()
        end = table.told[at] if at < len(table.told) else len(items)
        edges = sorted({0, *[heading for heading in self.headings if heading < end], end})
        result = []
        for number, (first, last) in enumerate(pairwise(edges)):
            entries = self.entries(first, last, seat)
            if entries:
                result.append(Passage(number, entries))
        return result

    def find_headings(self) -> None:
        for index in range(self.looked, len(self.items)):
            if key_of(self.face, self.items[index]) in self.face.board.HEADINGS:
                self.headings.append(index)
        self.looked = len(self.items)

    def entries(self, first: int, last: int, seat: int) -> tuple[Entry, ...]:
        """A passage for a seat; one without anything private is the same for all."""
        items = self.items[first:last]
        audience = seat if any(not item.is_for(NOBODY) for item in items) else NOBODY
        known = self.known.get((first, audience))
        if known is not None and known[0] == last:
            return known[1]
        index_of = {id(item): first + index for index, item in enumerate(items)}
        entries = tuple(
            Entry(self.position_after(index_of[id(paragraph.first)]), paragraph.is_heading, paragraph.text)
            for paragraph in told(self.face, items, seat, self.names, self.face.board.QUIET)
        )
        self.known[first, audience] = (last, entries)
        return entries

    def position_after(self, index: int) -> int:
        """The first position after a piece of news at which a player is asked."""
        table = self.live.playing()
        made = table.record.made
        at = bisect_right(table.told, index)
        while at < len(made) and made[at][0] == CHANCE:
            at += 1
        return at


def logbook_of(live: Live, face: WebFace) -> Logbook:
    """The logbook of a table in a language, kept with the table."""
    known = live.logbooks.get(face.language)
    if known is None:
        known = live.logbooks[face.language] = Logbook(live, face)
    return known
