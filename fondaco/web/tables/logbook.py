"""The logbook: what happened at a table, in sentences, each with the position it led to."""

from __future__ import annotations

import weakref
from bisect import bisect_left, bisect_right
from itertools import pairwise
from typing import NamedTuple

from fondaco.face.game_face import GameFace
from fondaco.face.scene import Fragment
from fondaco.face.story import Sentence, key_of, told
from fondaco.kernel.news import Item
from fondaco.kernel.state import NOBODY
from fondaco.web.painter import painter_of, web_words
from fondaco.web.tables.live import Live


class Entry(NamedTuple):
    """One paragraph of the log."""

    at: int
    """The number of the position that it describes."""
    is_heading: bool
    sentences: tuple[Sentence, ...]


class Passage(NamedTuple):
    """A heading of the log with the paragraphs under it."""

    number: int
    entries: tuple[Entry, ...]


class Logbook:
    """Puts the news of a live table into words, and caches them: only the last passage still grows."""

    def __init__(self, live: Live, face: GameFace) -> None:
        # A weak reference, since the table holds its logbooks: a cycle would keep it in memory after its eviction.
        self.live: Live = weakref.proxy(live)
        self.face = face.at_table(live.row.options)
        self.paint = painter_of(None, web_words(face.language))
        self.items: list[Item] = []
        self.names: list[str] = []
        self.headings: list[int] = []
        """The indices of the news that are headings, as far as the news was searched."""
        self.looked = 0
        self.private: dict[tuple[int, int], bool] = {}
        """By the bounds of a passage, whether something in it is private."""
        self.known: dict[tuple[int, int], tuple[int, int, Fragment | None]] = {}
        """The cache, by start and audience of a passage: its end when it was rendered, what `unsettled` was then, and
        the result."""
        self.settled: dict[int, list[Fragment | None]] = {}
        """By seat, the first passages of the log as far as nothing can change in them any more."""

    def fragments(self, seat: int, made: int) -> list[Fragment]:
        """What a seat (or NOBODY) may hear of the first `made` choices, one fragment for each passage."""
        table = self.live.playing()
        items = table.listener.items
        names = self.live.names(self.face.language)
        if items is not self.items or names != self.names:
            self.items, self.names, self.headings, self.looked = items, names, [], 0
            self.known, self.private, self.settled = {}, {}, {}
        self.find_headings()
        end = table.told[made] if made < len(table.told) else len(items)
        heads = self.headings[: bisect_left(self.headings, end)]
        edges = [*heads, end] if heads and heads[0] == 0 else [0, *heads, end]
        bounds = list(pairwise(edges))
        settled = self.settled.setdefault(seat, [])
        found = settled[: len(bounds) - 1]
        for number in range(len(found), len(bounds)):
            first, last = bounds[number]
            found.append(self.passage(number, first, last, seat))
            if number == len(settled) < len(bounds) - 1 and not self.unsettled(last):
                settled.append(found[number])
        return [fragment for fragment in found if fragment is not None]

    def find_headings(self) -> None:
        for index in range(self.looked, len(self.items)):
            if key_of(self.face, self.items[index]) in self.face.heading_news:
                self.headings.append(index)
        self.looked = len(self.items)

    def passage(self, number: int, first: int, last: int, seat: int) -> Fragment | None:
        """A passage for a seat, None if there is nothing to hear. Without private news it is the same for everybody."""
        is_private = self.private.get((first, last))
        if is_private is None:
            is_private = any(not item.is_for(NOBODY) for item in self.items[first:last])
            self.private[first, last] = is_private
        audience = seat if is_private else NOBODY
        unsettled = self.unsettled(last)
        known = self.known.get((first, audience))
        if known is not None and known[:2] == (last, unsettled):
            return known[2]
        entries = self.entries(first, last, seat)
        painted = None
        if entries:
            html = self.paint("log_passage.html", (self.live.row.id, Passage(number, entries)))
            painted = Fragment(f"log-{number}", html, "log")
        self.known[first, audience] = (last, unsettled, painted)
        return painted

    def entries(self, first: int, last: int, seat: int) -> tuple[Entry, ...]:
        items = self.items[first:last]
        index_of = {id(item): first + index for index, item in enumerate(items)}
        return tuple(
            Entry(
                self.position_after(index_of[id(paragraph.first)]),
                paragraph.is_heading,
                paragraph.sentences,
            )
            for paragraph in told(self.face, items, seat, self.names, self.face.quiet_news)
        )

    def unsettled(self, end: int) -> int:
        """How many positions there are, if none of them is after the last of so much news; else 0.

        Then its links are provisional: they change with the next position, and at no other time, since that would tell
        when others act in secret.
        """
        moments = self.live.moments
        made = bisect_right(self.live.playing().told, end - 1)
        return len(moments) if bisect_left(moments, made) == len(moments) else 0

    def position_after(self, index: int) -> int:
        """The number of the first position in which everybody can see what a piece of news told.

        Private news may come before the next such position: then it is the last one so far.
        """
        moments = self.live.moments
        made = bisect_right(self.live.playing().told, index)
        return min(bisect_left(moments, made), len(moments) - 1)


def logbook_of(live: Live, face: GameFace) -> Logbook:
    """The logbook of a table in a language, cached with the table."""
    known = live.logbooks.get(face.language)
    if known is None:
        known = live.logbooks[face.language] = Logbook(live, face)
    return known
