"""What things, actions and deals are worth to a seat, in ducats by the end of the game.

Everything is worked out from a view, so it works for one's own seat, whose cards are known, and for the others.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.genoa.bot.actions import act_in, contract_draw, draw_worth, reward_worth
from fondaco.games.genoa.bot.estate import Estate, estate_of
from fondaco.games.genoa.data import (
    BONUS,
    BUILDINGS,
    CARDS,
    EXTRA_ACTION,
    FIRST_MESSAGE,
    FIRST_SMALL,
    GOODS,
    MESSAGE_PAY,
    TILES,
    VILLAS,
    kind_of,
)
from fondaco.games.genoa.offer import (
    BARE_STEP,
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
    YIELD_CARDS,
    YIELD_GOODS,
    YIELD_MARKERS,
    YIELD_PAY,
    YIELD_TILES,
    packed,
)
from fondaco.games.genoa.proceeds import kind_drawn
from fondaco.games.genoa.state import City
from fondaco.kernel.counts import Counts

# Single things of a seat.


def good_worth(city: City, seat: i64, good: i64) -> i64:
    """One more of a good."""
    estate = estate_of(city, seat)
    before = estate.worth()
    estate.goods[good] += 1
    return estate.worth() - before


def tile_worth(city: City, seat: i64, tile: i64) -> i64:
    """One more special tile."""
    estate = estate_of(city, seat)
    before = estate.worth()
    estate.tiles[tile] += 1
    return estate.worth() - before


def marker_worth(city: City, seat: i64) -> i64:
    """One more marker at hand."""
    if city.markers_left(seat) == 0:
        return 0
    estate = estate_of(city, seat)
    before = estate.worth()
    estate.markers += 1
    return estate.worth() - before


def action_worth(city: City, seat: i64, building: i64) -> i64:
    """What the action of a building brings a seat that takes it now."""
    estate = estate_of(city, seat)
    before = estate.worth()
    gained = act_in(estate, building)
    return gained + estate.worth() - before


def message_gain(city: City, seat: i64, space: i64) -> i64:
    """What the seat's known messages gain when the tower goes to a space."""
    if space >= BUILDINGS or city.visited >> space & 1:
        return 0
    total: i64 = 0
    for card in range(FIRST_MESSAGE, FIRST_SMALL):
        if city.where[card] == seat:
            house = city.box.house[card]
            other = city.box.other_house[card]
            if (house == space and city.visited >> other & 1) or (other == space and city.visited >> house & 1):
                total += MESSAGE_PAY // 2
    return total


# Deals.


def offer_worth(city: City, seat: i64, table: Counts, at: i64, player: i64) -> i64:
    """What an offer brings a seat, the trader or the player, if it becomes a deal."""
    is_player = seat == player
    space = table[at]
    estate = estate_of(city, seat)
    before = estate.worth()
    ducats = table[at + DUCATS_BACK] - table[at + DUCATS]
    if not is_player:
        ducats = -ducats
    change_estate(estate, table, at, is_player)
    ducats += message_gain(city, seat, space)
    if space < BUILDINGS and table[at + BARE_STEP] == 0:
        if is_player:
            ducats += bought_worth(estate, table, at)
        elif city.owner_of(space) == seat:
            ducats += BONUS
        change_yield(estate, table, at, -1 if is_player else 1)
        promised = promised_worth(estate, table, at, is_player)
        ducats += -promised if is_player else promised
    return estate.worth() - before + ducats


def change_estate(estate: Estate, table: Counts, at: i64, is_player: bool) -> None:
    """Let goods, tiles, markers and cards change hands: for the player as they are named, for the trader reversed."""
    sign: i64 = 1 if is_player else -1
    for good in range(GOODS):
        change = packed(table[at + GOODS_BACK], good) - packed(table[at + GOODS_GIVEN], good)
        estate.goods[good] += sign * change
    for tile in range(TILES):
        change = packed(table[at + TILES_BACK], tile) - packed(table[at + TILES_GIVEN], tile)
        estate.tiles[tile] += sign * change
    change_markers(estate, sign * (table[at + MARKERS_BACK] - table[at + MARKERS_GIVEN]))
    got = table[at + CARDS_BACK] if is_player else table[at + CARDS_GIVEN]
    lost = table[at + CARDS_GIVEN] if is_player else table[at + CARDS_BACK]
    for card in range(CARDS):
        if lost >> card & 1 and not estate.cards >> card & 1:
            estate.unseen[kind_of(card)] -= 1
    estate.cards = estate.cards & ~lost | got


def change_markers(estate: Estate, change: i64) -> None:
    """G-N3: no more than are left in the stock."""
    left = estate.city.markers_left(estate.seat)
    estate.markers += left if change > left else change


def bought_worth(estate: Estate, table: Counts, at: i64) -> i64:
    """Let the buyer have the action; what of it is money or a guess is returned. A promised contract is not kept."""
    space = table[at]
    if estate.city.actions_left(estate.seat) <= 0:
        estate.tiles[EXTRA_ACTION] -= 1
    if space < VILLAS and table[at + YIELD_CARDS] > 0:
        return 0
    return act_in(estate, space)


def change_yield(estate: Estate, table: Counts, at: i64, sign: i64) -> None:
    """Goods, tiles and markers of the yield that change hands, as far as the stock goes (G-N2)."""
    city = estate.city
    for good in range(GOODS):
        if table[at + YIELD_GOODS] >> good & 1 and city.stock_goods[good] > 0:
            estate.goods[good] += sign
    for tile in range(TILES):
        if table[at + YIELD_TILES] >> tile & 1 and city.stock_tiles[tile] > 0 and table[at] >= VILLAS:
            estate.tiles[tile] += sign
    change_markers(estate, sign * table[at + YIELD_MARKERS])


def promised_worth(estate: Estate, table: Counts, at: i64, is_player: bool) -> i64:
    """What of the yield is money or can only be guessed: an order's pay, drawn cards, the tile for a large order."""
    space = table[at]
    total = table[at + YIELD_PAY]
    count = table[at + YIELD_CARDS]
    if count > 0:
        if space >= VILLAS:
            total += count * draw_worth(estate, kind_drawn(space))
        elif not is_player:
            total += contract_draw(estate)
    if space < VILLAS and table[at + YIELD_TILES] != 0:
        total += reward_worth(estate)
    return total


def worth_shown(city: City, seat: int, table: object, at: int, player: int) -> int:
    """The worth of an offer for a face, which must not hand over a vector as such (see `fondaco.games.genoa.shown`)."""
    return int(offer_worth(city, seat, cast(Counts, table), at, player))
