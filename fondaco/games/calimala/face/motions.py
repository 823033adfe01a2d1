"""What travels over the browser board: each piece of news as symbols that fly from one place to another.

Nothing secret travels: a card drawn shows its back, and what was drawn is told to its owner alone.
"""

from __future__ import annotations

from typing import cast

from fondaco.face.scene import Motion, Scene
from fondaco.games.calimala import data
from fondaco.games.calimala import news as kinds
from fondaco.games.calimala.state import Florence
from fondaco.kernel.news import Item

WHITE = "cm-white"
CARD = "ca-card"
LAST_SEAT = f"council-{data.COUNCIL - 1}"
"""Where points come from that no seat of the council in sight gave."""


def motions(scene: Scene, news: list[Item]) -> list[Motion]:
    """Those of the news that the viewer may hear, in order."""
    journey = Journey(cast(Florence, scene.view))
    for item in news:
        if item.is_for(scene.seat):
            journey.follow(item.kind, *item.numbers[:4])
    return journey.found


def at_seat(seat: int, thing: str) -> str:
    return f"seat-{seat}-{thing}"


def street(pair: int) -> str:
    return f"street-{pair}"


def council(number: int) -> str:
    """A seat of the council, which news counts from 1."""
    return f"council-{number - 1}"


class Journey:
    """Follows the news and remembers what is being scored."""

    def __init__(self, town: Florence) -> None:
        self.town = town
        self.found: list[Motion] = []
        self.scored = LAST_SEAT
        """Where the points told next come from."""

    def fly(self, symbol: str, source: str, target: str, label: str = "") -> None:
        self.found.append(Motion(symbol, source, target, label))

    def follow(self, kind: int, a: int, b: int, c: int, d: int) -> None:
        """One piece of news with its numbers; the first one is nearly always a player."""
        cube = f"cm-cube-{a}"
        disc = f"cm-disc-{a}"
        if kind == kinds.PLACED:
            self.fly(disc, at_seat(a, "discs"), street(b))
        elif kind == kinds.PLACED_WHITE:
            self.fly(WHITE, at_seat(a, "discs"), street(b))
        elif kind == kinds.GAINED:
            self.fly(cube, at_seat(a, "supply"), at_seat(a, "stock"))
        elif kind == kinds.WOVE:
            self.fly(cube, at_seat(a, "supply"), at_seat(a, "cloth"), str(b))
        elif kind == kinds.BUILT_SHIP:
            self.fly("ca-ship", at_seat(a, "stock"), at_seat(a, "ships"))
        elif kind == kinds.BUILT_WORKSHOP:
            self.fly("ca-workshop", at_seat(a, "stock"), at_seat(a, "cloth"))
        elif kind == kinds.BUILT_HOUSE:
            self.fly(f"cm-house-{a}", at_seat(a, "houses"), f"city-{b}")
        elif kind == kinds.ADORNED:
            self.fly(cube, at_seat(a, "stock"), self.artwork_space(b))
        elif kind == kinds.GAVE:
            self.fly(cube, at_seat(a, "stock"), f"church-{c}-{b}")
        elif kind == kinds.SENT:
            self.fly(cube, at_seat(a, "cloth"), f"city-{b}")
        elif kind == kinds.DREW:
            self.fly(CARD, "deck", at_seat(a, "hand"))
        elif kind == kinds.TOOK:
            self.fly(f"ca-{data.ACTION_NAMES[b]}", "deck", at_seat(a, "hand"))
        elif kind == kinds.PLAYED:
            self.fly(f"ca-{data.ACTION_NAMES[b]}", at_seat(a, "hand"), "discard")
        elif kind == kinds.RESHUFFLED:
            self.fly(CARD, "discard", "deck", str(a))
        else:
            self.follow_council(kind, a, b, c, d)

    def follow_council(self, kind: int, a: int, b: int, c: int, d: int) -> None:
        """Representatives and points."""
        disc = f"cm-disc-{a}"
        if kind == kinds.ENTERED:
            self.fly(disc, street(c), council(b))
        elif kind == kinds.EXCHANGED:
            self.fly(disc, at_seat(a, "discs"), council(b))
            self.fly(WHITE, street(c), at_seat(a, "discs"))
        elif kind == kinds.LIFTED:
            self.fly(disc, street(d), council(b))
            self.fly(WHITE, street(c), street(d))
        elif kind == kinds.ENTERED_LATE:
            self.fly(disc, street(b), "council")
        elif kind == kinds.SCORED:
            self.scored = council(b)
        elif kind == kinds.FINAL_OPEN:
            self.scored = "council"
        elif kind == kinds.FINAL_SECRET:
            self.scored = at_seat(b, "card")
        elif kind == kinds.POINTS and b:
            self.fly("cm-points", self.scored, at_seat(a, "points"), str(b))

    def artwork_space(self, building: int) -> str:
        """The Palazzo's artworks lie in the order they came; the last one is the newest."""
        if building != data.PALAZZO:
            return f"church-{building}-{data.ARTWORK_ROW}"
        given = data.PALAZZO_SPACES - int(self.town.palazzo_room())
        return f"palazzo-art-{given - 1}"
