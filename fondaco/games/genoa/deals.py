"""A deal: an offer that both sides agreed to. Everything changes hands in one go (G-N2 to G-N4)."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.genoa.data import CARDS, GOODS, TILES
from fondaco.games.genoa.offer import (
    CARDS_BACK,
    CARDS_GIVEN,
    DUCATS,
    DUCATS_BACK,
    GOODS_BACK,
    GOODS_GIVEN,
    MARKERS_BACK,
    MARKERS_GIVEN,
    TILES_BACK,
    TILES_GIVEN,
    packed,
    told,
)
from fondaco.games.genoa.state import City
from fondaco.kernel.counts import Counts


def tell_offer(city: City, kind: i64, table: Counts, at: i64, player: i64) -> None:
    """Public news of an offer."""
    if city.listener is not None:
        city.tell_all(kind, told(table, at, player))


def exchange(city: City, player: i64, table: Counts, at: i64) -> None:
    """Everything that an offer names, but the yield, changes hands."""
    trader = city.trader
    city.money[player] += table[at + DUCATS_BACK] - table[at + DUCATS]
    city.money[trader] += table[at + DUCATS] - table[at + DUCATS_BACK]
    if table[at + GOODS_GIVEN] | table[at + GOODS_BACK]:
        for good in range(GOODS):
            moved = packed(table[at + GOODS_GIVEN], good) - packed(table[at + GOODS_BACK], good)
            city.goods[player * GOODS + good] -= moved
            city.goods[trader * GOODS + good] += moved
    if table[at + TILES_GIVEN] | table[at + TILES_BACK]:
        for tile in range(TILES):
            moved = packed(table[at + TILES_GIVEN], tile) - packed(table[at + TILES_BACK], tile)
            city.tiles[player * TILES + tile] -= moved
            city.tiles[trader * TILES + tile] += moved
    exchange_markers(city, player, table[at + MARKERS_GIVEN], table[at + MARKERS_BACK])
    if table[at + CARDS_GIVEN] | table[at + CARDS_BACK]:
        for card in range(CARDS):
            if table[at + CARDS_GIVEN] >> card & 1:
                city.pass_card(card, trader)
            elif table[at + CARDS_BACK] >> card & 1:
                city.pass_card(card, player)


def exchange_markers(city: City, player: i64, given: i64, back: i64) -> None:
    """G-N3: markers given go to the stock, and each takes as many of their own colour, fewer if fewer are left."""
    city.markers[player] -= given
    city.markers[city.trader] -= back
    take_markers(city, city.trader, given)
    take_markers(city, player, back)


def take_markers(city: City, seat: i64, count: i64) -> i64:
    """Markers of one's own colour from the stock; how many there were."""
    left = city.markers_left(seat)
    taken = count if count < left else left
    city.markers[seat] += taken
    return taken
