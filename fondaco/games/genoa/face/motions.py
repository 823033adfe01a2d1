"""What travels over the browser board: each piece of news as symbols that fly from one place to another.

Nothing secret travels: a card that is drawn shows its kind alone.
"""

from __future__ import annotations

from typing import cast

from fondaco.face.scene import Motion, Scene
from fondaco.games.genoa import data
from fondaco.games.genoa import news as kinds
from fondaco.games.genoa.face.bundle import asked_in, given_in
from fondaco.games.genoa.face.names import COIN, MARKER, kind_symbol, thing_symbol, wanted_goods
from fondaco.games.genoa.keys import space_key
from fondaco.games.genoa.offer import Terms
from fondaco.games.genoa.state import City
from fondaco.kernel.news import Item

TOWER = "ge-tower"
DISC = "ge-disc"
STAMP = "ge-refused"
GOT = {kinds.GOT_GOOD: 0, kinds.GOT_TILE: data.GOODS, kinds.GOT_MARKERS: MARKER}
"""News of things that a player gets, and for the next ones lays down or hands over: where these begin among THINGS."""
LAID_DOWN = {
    kinds.TRADED_GOOD: 0,
    kinds.TRADED_TILE: data.GOODS,
    kinds.PLAYED: data.GOODS,
    kinds.TRADED_MARKER: MARKER,
}
HANDED = {kinds.HANDED_GOOD: 0, kinds.HANDED_TILE: data.GOODS, kinds.HANDED_MARKERS: MARKER}


def motions(scene: Scene, news: list[Item]) -> list[Motion]:
    """Those of the news that the viewer may hear, in order."""
    journey = Journey(cast(City, scene.view))
    for item in news:
        if item.is_for(scene.seat):
            journey.heed(item)
    return journey.found


def at_seat(seat: int, thing: str) -> str:
    return f"seat-{seat}-{thing}"


def pocket(seat: int, thing: int) -> str:
    """Where one of THINGS lies before a player."""
    return at_seat(seat, "goods" if thing < data.GOODS else "tiles" if thing < MARKER else "markers")


def card_symbol(card: int) -> str:
    return kind_symbol(int(data.kind_of(card)))


class Journey:
    """Follows the news and remembers where the tower is and which building gives something."""

    def __init__(self, city: City) -> None:
        self.city = city
        self.found: list[Motion] = []
        self.tower = "tower"
        """Where the tower was before the news, then where it went."""
        self.giving = space_key(int(city.tower)) if city.tower != data.NONE else "plan"
        """Where goods, tiles and cards come from."""

    def fly(self, symbol: str, source: str, target: str, label: str = "") -> None:
        self.found.append(Motion(symbol, source, target, label))

    def carry(self, thing: int, seat: int, source: str, target: str, count: int = 1) -> None:
        """One of THINGS; markers have the colour of a seat."""
        symbol = f"ge-marker-{seat}" if thing == MARKER else thing_symbol(thing)
        self.fly(symbol, source, target, str(count) if count > 1 else "")

    def hand_over(self, giver: int, taker: int, thing: int, count: int = 1) -> None:
        self.carry(thing, taker, pocket(giver, thing), pocket(taker, thing), count)

    def heed(self, item: Item) -> None:
        if item.kind == kinds.DEALT:
            self.exchange(Terms(*item.numbers))
        else:
            self.follow(item.kind, *item.numbers[:3])

    def follow(self, kind: int, a: int, b: int, c: int) -> None:
        """One piece of news with its numbers; the first one is nearly always a player."""
        if kind == kinds.MOVED:
            self.go(self.tower, b)
        elif kind == kinds.STARTED:
            self.go(at_seat(a, "tiles"), b)
        elif kind == kinds.ROLLED:
            # The tower stands there by now, in the light of the act; a second one would fly over it.
            self.tower = self.giving = space_key(int(self.city.box.squares[(b - 1) * data.SIDE + c - 1]))
        elif kind == kinds.REFUSED:
            self.fly(STAMP, at_seat(a, "money"), self.tower)
        elif kind in (kinds.USED, kinds.VISITED):
            self.giving = space_key(b)
        elif kind == kinds.BONUS:
            self.fly(COIN, space_key(c), at_seat(a, "money"), str(b))
        elif kind in GOT:
            thing, count = (MARKER, b) if kind == kinds.GOT_MARKERS else (GOT[kind] + b, 1)
            self.carry(thing, a, self.giving, pocket(a, thing), count)
        elif kind in LAID_DOWN:
            thing = MARKER if kind == kinds.TRADED_MARKER else LAID_DOWN[kind] + b
            self.carry(thing, a, pocket(a, thing), self.giving)
        elif kind in HANDED:
            self.hand_over(a, b, *((MARKER, c) if kind == kinds.HANDED_MARKERS else (HANDED[kind] + c, 1)))
        elif kind == kinds.HANDED_DUCATS:
            self.fly(COIN, at_seat(a, "money"), at_seat(b, "money"), str(c))
        elif kind in (kinds.DELIVERED_MESSAGE, kinds.DELIVERED_ORDER):
            self.deliver(a, b, c)
        else:
            self.follow_cards_and_markers(kind, a, b, c)

    def follow_cards_and_markers(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == kinds.DREW:
            self.fly(kind_symbol(b), self.giving, at_seat(a, "cards"))
        elif kind == kinds.HANDED_CARD:
            self.fly(card_symbol(c), at_seat(a, "cards"), at_seat(b, "cards"))
        elif kind == kinds.TRADED_CARD:
            self.fly(card_symbol(b), at_seat(a, "cards"), self.giving)
        elif kind == kinds.CLAIMED:
            self.fly(DISC, space_key(b), at_seat(a, "markers"), str(c))
        elif kind in (kinds.PLACED, kinds.REMOVED):
            self.carry(MARKER, a, pocket(a, MARKER), space_key(b))
            if kind == kinds.REMOVED:
                self.carry(MARKER, c, space_key(b), pocket(c, MARKER))

    def go(self, source: str, space: int) -> None:
        """The tower goes to a space."""
        self.tower = self.giving = space_key(space)
        self.fly(TOWER, source, self.tower)

    def deliver(self, seat: int, card: int, ducats: int) -> None:
        """The card and its goods go, the ducats come."""
        house = space_key(int(self.city.box.house[card]))
        self.fly(card_symbol(card), at_seat(seat, "cards"), house)
        for good in wanted_goods(self.city.box, card):
            self.carry(good, seat, pocket(seat, good), house)
        self.fly(COIN, house, at_seat(seat, "money"), str(ducats))

    def exchange(self, terms: Terms) -> None:
        """A deal: both sides hand over what they named."""
        player, trader = terms.seat, int(self.city.trader)
        for giver, taker, bundle in ((player, trader, given_in(terms)), (trader, player, asked_in(terms))):
            if bundle.ducats:
                self.fly(COIN, at_seat(giver, "money"), at_seat(taker, "money"), str(bundle.ducats))
            for thing, count in enumerate(bundle.things):
                if count:
                    self.hand_over(giver, taker, thing, count)
            for card in bundle.cards:
                self.fly(card_symbol(card), at_seat(giver, "cards"), at_seat(taker, "cards"))
