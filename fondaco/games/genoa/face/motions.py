"""What travels over the browser board: each piece of news as symbols that fly from one place to another.

Nothing secret travels: a card that is drawn shows its kind alone.
"""

from __future__ import annotations

from typing import cast

from fondaco.face.scene import Motion, Scene
from fondaco.games.genoa import data
from fondaco.games.genoa import news as kinds
from fondaco.games.genoa.face.pieces import COIN, good_symbol, kind_symbol, tile_symbol
from fondaco.games.genoa.offer import Terms
from fondaco.games.genoa.state import City
from fondaco.kernel.news import Item

TOWER = "ge-tower"
DISC = "ge-disc"
DICE = "dice"


def motions(scene: Scene, news: list[Item]) -> list[Motion]:
    """Those of the news that the viewer may hear, in order."""
    journey = Journey(cast(City, scene.view))
    for item in news:
        if item.is_for(scene.seat):
            if item.kind == kinds.DEALT:
                journey.exchange(Terms(*item.numbers))
            else:
                journey.follow(item.kind, *item.numbers[:3])
    return journey.found


def at_seat(seat: int, thing: str) -> str:
    return f"seat-{seat}-{thing}"


def at_space(space: int) -> str:
    return f"space-{data.space_name(space)}"


def marker(seat: int) -> str:
    return f"ge-marker-{seat}"


class Journey:
    """Follows the news and remembers where the tower is and which building gives something."""

    def __init__(self, city: City) -> None:
        self.city = city
        self.found: list[Motion] = []
        self.tower = "tower"
        """Where the tower was before the news, then where it went."""
        self.giving = at_space(int(city.tower)) if city.tower != data.NONE else "plan"
        """Where goods, tiles and cards come from."""

    def fly(self, symbol: str, source: str, target: str, label: str = "") -> None:
        self.found.append(Motion(symbol, source, target, label))

    def follow(self, kind: int, a: int, b: int, c: int) -> None:
        """One piece of news with its numbers; the first one is nearly always a player."""
        if kind == kinds.MOVED:
            self.fly(TOWER, self.tower, at_space(b))
            self.tower = self.giving = at_space(b)
        elif kind == kinds.STARTED:
            self.fly(TOWER, at_seat(a, "tiles"), at_space(b))
            self.tower = self.giving = at_space(b)
        elif kind == kinds.ROLLED:
            self.tower = self.giving = at_space(int(self.city.box.squares[(b - 1) * data.SIDE + c - 1]))
            self.fly(TOWER, DICE, self.tower)
        elif kind in (kinds.USED, kinds.VISITED):
            self.giving = at_space(b)
        elif kind == kinds.BONUS:
            self.fly(COIN, at_space(c), at_seat(a, "money"), str(b))
        elif kind == kinds.GOT_GOOD:
            self.fly(good_symbol(b), self.giving, at_seat(a, "goods"))
        elif kind == kinds.GOT_TILE:
            self.fly(tile_symbol(b), self.giving, at_seat(a, "tiles"))
        elif kind == kinds.GOT_MARKERS:
            self.fly(marker(a), self.giving, at_seat(a, "markers"), str(b) if b > 1 else "")
        elif kind == kinds.DREW:
            self.fly(kind_symbol(b), self.giving, at_seat(a, "cards"))
        elif kind == kinds.PLAYED:
            self.fly(tile_symbol(b), at_seat(a, "tiles"), self.giving)
        elif kind in (kinds.DELIVERED_MESSAGE, kinds.DELIVERED_ORDER):
            self.deliver(a, b, c)
        elif kind == kinds.CLAIMED:
            self.fly(DISC, at_space(b), at_seat(a, "markers"), str(c))
        elif kind == kinds.PLACED:
            self.fly(marker(a), at_seat(a, "markers"), at_space(b))
        elif kind == kinds.REMOVED:
            self.fly(marker(a), at_seat(a, "markers"), at_space(b))
            self.fly(marker(c), at_space(b), at_seat(c, "markers"))
        else:
            self.hand_over(kind, a, b, c)

    def hand_over(self, kind: int, a: int, b: int, c: int) -> None:
        """What one player hands to another, or into the stock."""
        if kind == kinds.HANDED_GOOD:
            self.fly(good_symbol(c), at_seat(a, "goods"), at_seat(b, "goods"))
        elif kind == kinds.HANDED_TILE:
            self.fly(tile_symbol(c), at_seat(a, "tiles"), at_seat(b, "tiles"))
        elif kind == kinds.HANDED_MARKERS:
            self.fly(marker(b), at_seat(a, "markers"), at_seat(b, "markers"), str(c) if c > 1 else "")
        elif kind == kinds.HANDED_CARD:
            self.fly(kind_symbol(int(data.kind_of(c))), at_seat(a, "cards"), at_seat(b, "cards"))
        elif kind == kinds.HANDED_DUCATS:
            self.fly(COIN, at_seat(a, "money"), at_seat(b, "money"), str(c))
        elif kind == kinds.TRADED_GOOD:
            self.fly(good_symbol(b), at_seat(a, "goods"), self.giving)
        elif kind == kinds.TRADED_TILE:
            self.fly(tile_symbol(b), at_seat(a, "tiles"), self.giving)
        elif kind == kinds.TRADED_MARKER:
            self.fly(marker(a), at_seat(a, "markers"), self.giving)
        elif kind == kinds.TRADED_CARD:
            self.fly(kind_symbol(int(data.kind_of(b))), at_seat(a, "cards"), self.giving)

    def deliver(self, seat: int, card: int, ducats: int) -> None:
        """The card and its goods go, the ducats come."""
        house = at_space(int(self.city.box.house[card]))
        self.fly(kind_symbol(int(data.kind_of(card))), at_seat(seat, "cards"), house)
        for good in range(data.GOODS):
            if self.city.box.wanted[card] >> good & 1:
                self.fly(good_symbol(good), at_seat(seat, "goods"), house)
        self.fly(COIN, house, at_seat(seat, "money"), str(ducats))

    def exchange(self, terms: Terms) -> None:
        """A deal: both sides hand over what they named."""
        player, trader = terms.seat, int(self.city.trader)
        self.send(player, trader, terms.ducats, terms.goods, terms.tiles, terms.markers, terms.cards)
        back = (terms.ducats_back, terms.goods_back, terms.tiles_back, terms.markers_back, terms.cards_back)
        self.send(trader, player, *back)

    def send(
        self, giver: int, taker: int, ducats: int, goods: list[int], tiles: list[int], markers: int, cards: list[int]
    ) -> None:
        if ducats:
            self.fly(COIN, at_seat(giver, "money"), at_seat(taker, "money"), str(ducats))
        for good, count in enumerate(goods):
            if count:
                label = str(count) if count > 1 else ""
                self.fly(good_symbol(good), at_seat(giver, "goods"), at_seat(taker, "goods"), label)
        for tile, count in enumerate(tiles):
            if count:
                label = str(count) if count > 1 else ""
                self.fly(tile_symbol(tile), at_seat(giver, "tiles"), at_seat(taker, "tiles"), label)
        if markers:
            self.fly(marker(taker), at_seat(giver, "markers"), at_seat(taker, "markers"), str(markers))
        for card in cards:
            self.fly(kind_symbol(int(data.kind_of(card))), at_seat(giver, "cards"), at_seat(taker, "cards"))
