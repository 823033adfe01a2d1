"""What the action of a building brings: put into an estate, or guessed where cards are drawn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa.bot.estate import TILE_WORTH, UNSEEN_WORTH, Estate, kinds_in
from fondaco.games.genoa.bot.outlook import WHOLE, chance, larger, smaller
from fondaco.games.genoa.data import (
    ANY_GOOD,
    CATHEDRAL,
    CITY_HALL,
    CONTRACT,
    FIRST_CARD,
    FIRST_LARGE,
    FIRST_SMALL,
    GOODS,
    GUILD_HALL,
    KINDS,
    LARGE,
    LARGE_PAY,
    MESSAGE,
    POST_OFFICE,
    SMALL,
    SMALL_PAY,
    TILES,
    UNKNOWN,
    VILLAS,
    bit,
)
from fondaco.games.genoa.proceeds import goods_of_building, tiles_of_building
from fondaco.games.genoa.state import DOWN, City
from fondaco.kernel.counts import bits

HIDDEN_DELIVERY: Final = 20
"""How likely, in percent, a player with three goods and an unknown large order can deliver it at a certain villa."""


def act_in(estate: Estate, building: i64) -> i64:
    """Let an estate have the action of a building; what of it is money or a guess is returned."""
    city = estate.city
    if building < VILLAS:
        draw: i64 = 0
        if city.pile[CONTRACT] > 0:
            draw = contract_draw(estate)
        return larger(draw, delivery_worth(estate, building))
    gained = gain_in(estate, building)
    return gained + larger(best_delivery(estate, building), 0)


def gain_in(estate: Estate, building: i64) -> i64:
    """Put what a building other than a villa gives into an estate; drawn cards are guessed."""
    city = estate.city
    goods = goods_of_building(building)
    tiles = tiles_of_building(building)
    for good in range(GOODS):
        if goods >> good & 1 and city.stock_goods[good] > 0:
            estate.goods[good] += 1
    for tile in range(TILES):
        if tiles >> tile & 1 and city.stock_tiles[tile] > 0:
            estate.tiles[tile] += 1
    if building == CATHEDRAL:
        estate.markers += smaller(2, city.markers_left(estate.seat))
    elif building == GUILD_HALL:
        return draw_worth(estate, LARGE)
    elif building == CITY_HALL:
        return smaller(2, city.pile[SMALL]) * draw_worth(estate, SMALL)
    elif building == POST_OFFICE:
        return smaller(2, city.pile[MESSAGE]) * draw_worth(estate, MESSAGE)
    return 0


def draw_worth(estate: Estate, kind: i64) -> i64:
    """A card from the top of a pile: the mean over those it may be."""
    city = estate.city
    if city.pile[kind] == 0:
        return 0
    if kind == CONTRACT:
        return contract_draw(estate)
    if estate.unseen[kind] > 0 or kind == MESSAGE:
        return UNSEEN_WORTH[kind] * chance(2, estate.turns) // WHOLE
    before = estate.goods_worth()
    cards = estate.cards
    total: i64 = 0
    count: i64 = 0
    for card in range(FIRST_CARD[kind], FIRST_CARD[kind + 1]):
        if is_in_pile(city, card):
            estate.cards = cards | bit(card)
            total += estate.goods_worth() - before
            count += 1
    estate.cards = cards
    return total // larger(count, 1)


def contract_draw(estate: Estate) -> i64:
    if estate.unseen[CONTRACT] > 0:
        return UNSEEN_WORTH[CONTRACT]
    before = estate.contracts_worth()
    cards = estate.cards
    total: i64 = 0
    count: i64 = 0
    for card in range(FIRST_CARD[CONTRACT + 1]):
        if is_in_pile(estate.city, card):
            estate.cards = cards | bit(card)
            total += estate.contracts_worth() - before
            count += 1
    estate.cards = cards
    return total // larger(count, 1)


def is_in_pile(city: City, card: i64) -> bool:
    """Whether a card may lie in its pile, as far as a view shows."""
    return city.where[card] == UNKNOWN or city.where[card] == DOWN


# Orders.


def delivery_worth(estate: Estate, villa: i64) -> i64:
    """What a large order brings at its villa, with the tile; 0 where none can be delivered."""
    best = best_delivery(estate, villa)
    if estate.unseen[LARGE] > 0:
        return larger(best, hidden_delivery(estate))
    return best


def best_delivery(estate: Estate, building: i64) -> i64:
    """What the best known order that can be delivered at a building brings over keeping it; 0 where there is none."""
    have = kinds_in(estate.goods)
    before: i64 = -1
    best: i64 = 0
    is_villa = building < VILLAS
    first: i64 = FIRST_LARGE if is_villa else FIRST_SMALL
    last: i64 = FIRST_CARD[KINDS] if is_villa else FIRST_LARGE
    for card in range(first, last):
        if estate.cards >> card & 1 and estate.city.box.house[card] == building:
            after = estate.copy()
            if fill_order(after, card, have):
                if before < 0:
                    before = estate.worth()
                pay = LARGE_PAY + reward_worth(after) if is_villa else SMALL_PAY
                best = larger(best, after.worth() + pay - before)
    return best


def fill_order(estate: Estate, card: i64, have: i64) -> bool:
    """Take the goods of an order, and tiles that stand in for them, out of an estate, if it has them."""
    wanted = estate.city.box.wanted[card]
    missing = bits(wanted & ~have)
    if missing > estate.tiles[ANY_GOOD]:
        return False
    estate.tiles[ANY_GOOD] -= missing
    for good in range(GOODS):
        if wanted & have & bit(good):
            estate.goods[good] -= 1
    estate.cards &= ~bit(card)
    return True


def hidden_delivery(estate: Estate) -> i64:
    """What somebody else may deliver at some villa, as far as goods and hand size tell."""
    kinds = bits(kinds_in(estate.goods))
    if kinds < 3:
        return 0
    return (LARGE_PAY + reward_worth(estate)) * HIDDEN_DELIVERY * smaller(kinds - 1, 5) // WHOLE // 2


def reward_worth(estate: Estate) -> i64:
    """The special tile for a large order."""
    return TILE_WORTH[ANY_GOOD] * estate.fading() // WHOLE
