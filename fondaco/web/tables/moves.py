"""The moves of a game: what a player did as one thing, however many small choices it took.

They are found from what everybody could see, the positions that all could tell apart, who was asked in them, and
public headings, so that where a move ends tells nothing that was done in secret.
"""

from __future__ import annotations

import weakref
from bisect import bisect_left, bisect_right
from collections import Counter
from itertools import pairwise
from typing import NamedTuple

from fondaco.face.game_face import GameFace
from fondaco.face.story import key_of
from fondaco.kernel.news import Item
from fondaco.kernel.state import NOBODY
from fondaco.web.tables.live import Live

MOST_MARKS = 12
"""Marks of chapters that a slider has room for."""


class Move(NamedTuple):
    """One thing that was done: it led from a position to another."""

    first: int
    last: int
    asked: tuple[int, ...]
    """Who was asked when it began."""


class Mark(NamedTuple):
    """Where a chapter of the game begins."""

    at: int
    text: str


class Moves:
    """The moves of a live table so far. They are found again only when the game has gone on."""

    def __init__(self, live: Live, face: GameFace) -> None:
        # A weak reference, since the table holds this: a cycle would keep it in memory after its eviction.
        self.live: Live = weakref.proxy(live)
        self.face = face
        self.items: list[Item] = []
        self.asked: list[tuple[int, ...]] = []
        """Who was asked at each position."""
        self.found: list[Move] = []

    def all(self) -> list[Move]:
        """They follow one another from the first position to the last."""
        items, moments = self.live.playing().listener.items, self.live.moments
        if items is not self.items or len(self.asked) != len(moments):  # after an undo the list of news is a new one
            self.items, self.asked = items, self.look()
            ends = [at for at in range(1, len(moments)) if self.is_end(at)]
            self.found = [Move(first, last, self.asked[first]) for first, last in pairwise([0, *ends])]
        return self.found

    def look(self) -> list[tuple[int, ...]]:
        """Replay the game, and see who is asked at each position."""
        record = self.live.playing().record
        state = record.start()
        asked = []
        for made, then in pairwise([0, *self.live.moments]):
            for seat, choice in record.made[made:then]:
                state.choose(seat, choice)
            asked.append(tuple(seat for seat in range(record.seats) if state.is_asked(seat)))
        return asked

    def is_end(self, at: int) -> bool:
        """Whether a move ends at a position: others are asked there, a heading was told, or it is the last one."""
        last = len(self.live.moments) - 1
        return at == last or self.asked[at] != self.asked[at - 1] or any(map(self.is_heading, self.news(at - 1, at)))

    def news(self, first: int, last: int) -> list[Item]:
        """What was told between two positions, to whomever."""
        told, moments = self.live.playing().told, self.live.moments
        ends = [told[made] if made < len(told) else len(self.items) for made in (moments[first], moments[last])]
        return self.items[ends[0] : ends[1]]

    def is_heading(self, item: Item) -> bool:
        return item.is_for(NOBODY) and key_of(self.face, item) in self.face.heading_news

    # Where a replay goes.

    def before(self, at: int) -> int:
        """The position that the move before a position began at."""
        stops = self.stops()
        return stops[max(0, bisect_left(stops, at) - 1)]

    def after(self, at: int) -> int:
        """The position that the next move leads to."""
        stops = self.stops()
        return stops[min(len(stops) - 1, bisect_right(stops, at))]

    def stops(self) -> list[int]:
        return [0, *[move.last for move in self.all()]]

    def number(self, at: int) -> int:
        """How many moves were made up to a position, the one under way with them."""
        return bisect_left(self.stops(), at)

    def marks(self) -> tuple[Mark, ...]:
        """The chapters: headings of the kinds that are told least often, as many as there is room for."""
        self.all()
        heads = [(self.position_after(index), item) for index, item in enumerate(self.items) if self.is_heading(item)]
        counts = Counter(item.kind for _, item in heads)
        kinds: set[int] = set()
        for kind, count in sorted(counts.items(), key=lambda each: each[1]):
            if sum(counts[known] for known in kinds) + count > MOST_MARKS:
                break
            kinds.add(kind)
        names = self.live.names(self.face.language)
        texts = {at: self.face.news_sentence(item, names) for at, item in heads if item.kind in kinds}
        return tuple(Mark(at, text) for at, text in texts.items())

    def position_after(self, index: int) -> int:
        """The first position in which everybody can see what a piece of public news told."""
        moments = self.live.moments
        return min(bisect_left(moments, bisect_right(self.live.playing().told, index)), len(moments) - 1)


def moves_of(live: Live, face: GameFace) -> Moves:
    """The moves of a table, cached with it."""
    known = live.moves.get(face.language)
    if known is None:
        known = live.moves[face.language] = Moves(live, face)
    return known
