"""Playing tiles: which of them can be played within an action, and that they go back (G-A5)."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.genoa import news
from fondaco.games.genoa.data import ANY_GOOD, BUILDING_ACTION, GOODS, KINDS, OWNED, PALACE, TILES, TRADE
from fondaco.games.genoa.state import City


def play_tile(city: City, seat: i64, tile: i64) -> None:
    """A played tile is back in the stock before its effect."""
    city.tiles[seat * TILES + tile] -= 1
    city.stock_tiles[tile] += 1
    city.tell(news.PLAYED, seat, tile)


def can_play_tiles(city: City, seat: i64) -> bool:
    return can_play_any_good(city, seat) or can_play_building(city, seat) or can_play_trade(city, seat)


def can_play(city: City, seat: i64, tile: i64) -> bool:
    """Whether a tile of PLAYED is there and of use."""
    if tile == ANY_GOOD:
        return can_play_any_good(city, seat)
    return can_play_building(city, seat) if tile == BUILDING_ACTION else can_play_trade(city, seat)


def can_play_any_good(city: City, seat: i64) -> bool:
    if city.tiles[seat * TILES + ANY_GOOD] == 0:
        return False
    for good in range(GOODS):
        if city.stock_goods[good] > 0:
            return True
    return False


def can_play_building(city: City, seat: i64) -> bool:
    """The Palace would give the same tile for ever, so it does not count."""
    if city.tiles[seat * TILES + BUILDING_ACTION] == 0:
        return False
    for building in range(OWNED, OWNED + len(city.owners)):
        if city.owners[building - OWNED] == seat and building != PALACE:
            return True
    return False


def can_play_trade(city: City, seat: i64) -> bool:
    """There must be an item to give besides the tile itself."""
    tiles: i64 = 0
    for tile in range(TILES):
        tiles += city.tiles[seat * TILES + tile]
    if city.tiles[seat * TILES + TRADE] == 0:
        return False
    if tiles > 1 or city.markers[seat] > 0 or city.goods_of(seat) > 0:
        return True
    for kind in range(KINDS):
        if city.held[seat * KINDS + kind] > 0:
            return True
    return False
