"""The proceeds of an action: what a building brings, and what of that the stock can give (G-A1, G-N2)."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.genoa.data import (
    CATHEDRAL,
    CITY_HALL,
    COACH_HOUSE,
    CONTRACT,
    DRINKS,
    FIRST_CARD,
    FIRST_LARGE,
    GOODS,
    GUILD_HALL,
    INN,
    LARGE,
    LARGE_PAY,
    MESSAGE,
    POST_OFFICE,
    SMALL,
    SMALL_PAY,
    SPICES,
    TAVERN,
    TILES,
    TRADE,
    VILLAS,
    bit,
)
from fondaco.games.genoa.state import City


def goods_of_building(building: i64) -> i64:
    """The goods that a building gives, as a bit mask."""
    if DRINKS <= building <= SPICES:
        three: i64 = 3
        return three << 2 * (building - DRINKS)
    return 0


def tiles_of_building(building: i64) -> i64:
    """The special tile that a building gives, as a bit mask."""
    if building in (INN, TAVERN):
        return bit(TRADE)
    if COACH_HOUSE <= building < INN:
        return bit(building - COACH_HOUSE)
    return 0


def cards_of_building(building: i64) -> i64:
    """How many cards a building lets draw."""
    if building < VILLAS or building == GUILD_HALL:
        return 1
    if building in (CITY_HALL, POST_OFFICE):
        return 2
    return 0


def markers_of_building(building: i64) -> i64:
    return 2 if building == CATHEDRAL else 0


def order_pay(city: City, building: i64) -> i64:
    """What an order brings that is delivered at a building; 0 where none is."""
    if building < VILLAS:
        return LARGE_PAY
    for card in range(FIRST_CARD[SMALL], FIRST_LARGE):
        if city.box.house[card] == building:
            return SMALL_PAY
    return 0


def kind_drawn(building: i64) -> i64:
    """The kind of card that a building lets draw."""
    if building == GUILD_HALL:
        return LARGE
    if building == CITY_HALL:
        return SMALL
    if building == POST_OFFICE:
        return MESSAGE
    return CONTRACT


# What there is of it. Everybody sees the stock, so nothing here depends on a secret.


def goods_there(city: City, goods: i64) -> i64:
    """Those of some goods that are in stock, as a bit mask."""
    if goods == 0:
        return 0
    for good in range(GOODS):
        if goods >> good & 1 and city.stock_goods[good] == 0:
            goods &= ~bit(good)
    return goods


def tiles_there(city: City, tiles: i64) -> i64:
    """Those of some special tiles that are in stock, as a bit mask."""
    if tiles == 0:
        return 0
    for tile in range(TILES):
        if tiles >> tile & 1 and city.stock_tiles[tile] == 0:
            tiles &= ~bit(tile)
    return tiles


def are_markers_there(city: City, player: i64) -> bool:
    """Whether a marker that the Cathedral gives a player can go to the trader, who takes one of its own (G-N3)."""
    return city.markers_left(player) > 0 and city.markers_left(city.trader) > 0


def are_cards_there(city: City, building: i64) -> bool:
    return city.pile[kind_drawn(building)] > 0


def is_all_there(city: City, player: i64, building: i64) -> bool:
    """Whether the stock has some of everything that a building brings."""
    goods = goods_of_building(building)
    tiles = tiles_of_building(building)
    if goods_there(city, goods) != goods or tiles_there(city, tiles) != tiles:
        return False
    if cards_of_building(building):
        return are_cards_there(city, building)
    return building != CATHEDRAL or are_markers_there(city, player)
