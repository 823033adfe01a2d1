"""What a building gives, and what of that is promised to somebody else (G-A1, G-N2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa import news
from fondaco.games.genoa.data import (
    CATHEDRAL,
    GOODS,
    NONE,
    TILES,
)
from fondaco.games.genoa.deals import take_markers
from fondaco.games.genoa.proceeds import cards_of_building, goods_of_building, kind_drawn, tiles_of_building
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.cards import Draw, HandCards
from fondaco.kernel.counts import lowest


class Promise:
    """What of an action's yield goes to whom (G-N2). A value: it never changes."""

    def __init__(self, to: i64, goods: i64, tiles: i64, markers: i64, cards: i64, pay: i64) -> None:
        self.to: i64 = to
        """The trader, or NONE where nothing is promised."""
        self.goods: i64 = goods
        self.tiles: i64 = tiles
        self.markers: i64 = markers
        self.cards: i64 = cards
        self.pay: i64 = pay

    def numbers(self) -> list[int]:
        return [int(self.to), int(self.goods), int(self.tiles), int(self.markers), int(self.cards), int(self.pay)]


NO_PROMISE: Final = Promise(NONE, 0, 0, 0, 0, 0)


def give_yield(city: City, seat: i64, building: i64, promise: Promise) -> None:
    """What a building gives (G-A1). Where the stock falls short, what there is."""
    got = False
    goods = goods_of_building(building)
    while goods:
        good = lowest(goods)
        goods &= goods - 1
        if city.stock_goods[good] > 0:
            got = True
            city.stock_goods[good] -= 1
            city.goods[seat * GOODS + good] += 1
            city.tell(news.GOT_GOOD, seat, good)
            if promise.goods >> good & 1:
                city.goods[seat * GOODS + good] -= 1
                city.goods[promise.to * GOODS + good] += 1
                city.tell(news.HANDED_GOOD, seat, promise.to, good)
    tiles = tiles_of_building(building)
    if tiles:
        tile = lowest(tiles)
        if city.stock_tiles[tile] > 0:
            got = True
            city.stock_tiles[tile] -= 1
            city.tiles[seat * TILES + tile] += 1
            city.tell(news.GOT_TILE, seat, tile)
            hand_tile(city, seat, promise, tile)
    if building == CATHEDRAL:
        markers = take_markers(city, seat, 2)
        got = markers > 0
        if got:
            city.tell(news.GOT_MARKERS, seat, markers)
            hand_markers(city, seat, promise, markers)
    if draw_from(city, seat, building, promise):
        return
    if not got:
        city.tell(news.GOT_NOTHING, seat)


def hand_tile(city: City, seat: i64, promise: Promise, tile: i64) -> None:
    if promise.tiles >> tile & 1:
        city.tiles[seat * TILES + tile] -= 1
        city.tiles[promise.to * TILES + tile] += 1
        city.tell(news.HANDED_TILE, seat, promise.to, tile)


def hand_markers(city: City, seat: i64, promise: Promise, got: i64) -> None:
    """G-N3: promised markers go back, and the other takes as many of their own colour."""
    count = promise.markers if promise.markers < got else got
    if count > 0:
        city.markers[seat] -= count
        city.tell(news.HANDED_MARKERS, seat, promise.to, take_markers(city, promise.to, count))


def draw_from(city: City, seat: i64, building: i64, promise: Promise) -> bool:
    """Whether a building lets draw cards; they are drawn next."""
    count = cards_of_building(building)
    if count == 0:
        return False
    city.drawn = 0
    city.push(HandCards(seat, promise.to, promise.cards))
    city.push(Draw(seat, kind_drawn(building), count))
    return True
