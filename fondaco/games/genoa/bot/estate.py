"""What a player's things are worth in ducats by the end of the game, as far as a view shows them.

Cards that the view does not show count at their usual price. Everything fades towards the end, but for contracts and
markers on buildings, which pay then (G-E2).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa.bot.outlook import WHOLE, chance, larger, smaller, turns_left
from fondaco.games.genoa.data import (
    ANY_GOOD,
    CARDS,
    CONTRACT,
    CONTRACTS,
    FIRST_CARD,
    FIRST_LARGE,
    FIRST_MESSAGE,
    FIRST_SMALL,
    GOODS,
    GOODS_EACH,
    KINDS,
    LARGE_PAY,
    MARKER_PAY,
    MESSAGE,
    MESSAGE_PAY,
    SMALL_PAY,
    TILES,
    TRADE,
    bit,
)
from fondaco.games.genoa.scoring import contract_pay, owned_by
from fondaco.games.genoa.state import City
from fondaco.kernel.counts import Counts, bits, counts

GOOD_WORTH: Final[Counts] = counts([9, 7, 5, 3, 2])
"""The first good of a kind that no own order asks for, the second, and so on."""
MANY_GOODS: Final = 5
"""Goods that can be put to use without orders; what is more is hardly worth anything."""
TILE_WORTH: Final[Counts] = counts([14, 16, 15, 14, 12])
"""By tile, as long as there is time to use it."""
GOOD_COST: Final = 18
"""What it takes to get a good that an order still lacks."""
VISIT_COST: Final = 36
"""What it takes to get the action of a villa for a large order."""
CALL_COST: Final = 8
"""What it takes to get the action of the building of a small order; it gives besides what it always gives."""
WILD_COST: Final = 16
"""A tile that stands in for a good."""
CONTRACT_HOPE: Final = 6
"""What a contract may bring beyond its present pay, by neighbours still to come."""
CARRYING: Final = 55
"""How likely, in percent, the tower visits both buildings of a message in one of the turns, if there are enough."""
AGAIN: Final = 75
"""What a second tile of a kind is worth, in percent of the first."""
UNSEEN_WORTH: Final[Counts] = counts([20, 12, 10, 28])
"""A card that is not shown, by kind."""
BONUS_RATE: Final = 140
"""What an owner gets from a building in a turn, in hundredths of a ducat."""
PLACING: Final = 80
"""How likely, in percent, a marker at hand comes to stand on a building while there are turns."""


class Estate:
    """A player's things but for the money. It can be changed to see what a change is worth."""

    city: City
    seat: i64
    turns: i64
    """To come, see `outlook.py`."""
    goods: Counts
    tiles: Counts
    markers: i64
    """At hand."""
    owned: i64
    """On buildings."""
    cards: i64
    """Those that are known, as a bit mask."""
    unseen: Counts
    """How many cards of each kind are not known."""

    def __init__(self) -> None:
        """Leaves the fields unset: `estate_of` or `copy` fills them."""

    def copy(self) -> Estate:
        other = Estate()
        other.city = self.city
        other.seat = self.seat
        other.turns = self.turns
        other.goods = self.goods[:]
        other.tiles = self.tiles[:]
        other.markers = self.markers
        other.owned = self.owned
        other.cards = self.cards
        other.unseen = self.unseen[:]
        return other

    def fading(self) -> i64:
        """How much of a thing's worth is left, in percent: at the end nothing."""
        return chance(1, self.turns)

    def worth(self) -> i64:
        """In ducats, without the money."""
        total = self.contracts_worth() + self.messages_worth() + self.markers_worth()
        for kind in range(MESSAGE, KINDS):
            total += self.unseen[kind] * UNSEEN_WORTH[kind] * chance(2, self.turns) // WHOLE
        return total + self.goods_worth() + self.tiles_worth()

    def contracts_worth(self) -> i64:
        contracts = self.cards & (bit(CONTRACTS) - 1)
        hope = CONTRACT_HOPE * bits(contracts) * chance(2, self.turns) // WHOLE
        return contract_pay(self.city.box, contracts) + hope + self.unseen[CONTRACT] * UNSEEN_WORTH[CONTRACT]

    def messages_worth(self) -> i64:
        total: i64 = 0
        messages = self.cards >> FIRST_MESSAGE & (bit(FIRST_SMALL - FIRST_MESSAGE) - 1)
        card: i64 = FIRST_MESSAGE
        while messages:
            if messages & 1:
                total += self.message_worth(card)
            messages >>= 1
            card += 1
        return total

    def message_worth(self, card: i64) -> i64:
        """Carried out in this turn it is as good as money, half done it is near."""
        city = self.city
        visits = (city.visited >> city.box.house[card] & 1) + (city.visited >> city.box.other_house[card] & 1)
        if visits == 2:
            return MESSAGE_PAY
        return MESSAGE_PAY * chance(2, self.turns) // WHOLE * CARRYING // WHOLE

    def markers_worth(self) -> i64:
        """On buildings they pay at the end and a bonus now and then; at hand they must be placed first."""
        at_hand = smaller(self.markers, 1 + self.turns)
        placed = MARKER_PAY + BONUS_RATE * self.turns // WHOLE
        later = MARKER_PAY + BONUS_RATE * larger(self.turns - 2, 0) // WHOLE
        return self.owned * placed + at_hand * later * PLACING * chance(1, 3 * self.turns) // WHOLE // WHOLE

    def tiles_worth(self) -> i64:
        total: i64 = 0
        for tile in range(TILES):
            count = self.tiles[tile]
            if count > 0:
                total += TILE_WORTH[tile] * chance(1, self.turns) // WHOLE
            if count > 1:
                total += (count - 1) * TILE_WORTH[tile] * chance(2, self.turns) // WHOLE * AGAIN // WHOLE
        return total

    def goods_worth(self) -> i64:
        """Own orders take their goods, the most worthwhile first; the rest counts at the usual price."""
        goods = self.goods[:]
        wild = self.tiles[ANY_GOOD] + self.tiles[TRADE]
        orders = self.cards >> FIRST_SMALL << FIRST_SMALL
        turns = self.turns
        total: i64 = 0
        while orders:
            have = kinds_in(goods)
            best: i64 = 0
            chosen: i64 = 0
            left = orders
            card: i64 = FIRST_SMALL
            while card < CARDS:
                if left >> card & 1:
                    gain = order_worth(self.city, card, have, wild, turns) - self.spared(card, goods, have)
                    if gain > best:
                        best = gain
                        chosen = card
                card += 1
            if chosen == 0:
                break
            total += order_worth(self.city, chosen, have, wild, turns)
            wanted = self.city.box.wanted[chosen]
            missing = bits(wanted & ~have)
            wild -= smaller(wild, missing)
            for good in range(GOODS):
                if wanted & have & bit(good):
                    goods[good] -= 1
            turns -= 1 + missing
            orders &= ~bit(chosen)
        return total + self.loose_worth(goods)

    def spared(self, card: i64, goods: Counts, have: i64) -> i64:
        """What the goods that an order takes would be worth without it."""
        total: i64 = 0
        wanted = self.city.box.wanted[card] & have
        for good in range(GOODS):
            if wanted >> good & 1:
                total += GOOD_WORTH[smaller(goods[good], GOODS_EACH) - 1]
        return total * self.fading() // WHOLE

    def loose_worth(self, goods: Counts) -> i64:
        total: i64 = 0
        count: i64 = 0
        for good in range(GOODS):
            for index in range(goods[good]):
                total += GOOD_WORTH[smaller(index, GOODS_EACH - 1)]
                count += 1
        if count > MANY_GOODS:
            total = total * MANY_GOODS // count
        return total * self.fading() // WHOLE


def estate_of(city: City, seat: i64) -> Estate:
    """What a player has, as far as a view shows it."""
    estate = Estate()
    estate.city = city
    estate.seat = seat
    estate.turns = turns_left(city)
    estate.goods = city.goods[seat * GOODS : (seat + 1) * GOODS]
    estate.tiles = city.tiles[seat * TILES : (seat + 1) * TILES]
    estate.markers = city.markers[seat]
    estate.owned = owned_by(city, seat)
    cards = city.cards_of(seat)
    estate.cards = cards
    estate.unseen = city.held[seat * KINDS : (seat + 1) * KINDS]
    for kind in range(KINDS):
        first = FIRST_CARD[kind]
        estate.unseen[kind] -= bits(cards >> first & (bit(FIRST_CARD[kind + 1] - first) - 1))
    return estate


def kinds_in(goods: Counts) -> i64:
    """The goods of which there is at least one, as a bit mask."""
    have: i64 = 0
    for good in range(GOODS):
        if goods[good] > 0:
            have |= bit(good)
    return have


def order_worth(city: City, card: i64, have: i64, wild: i64, turns: i64) -> i64:
    """An order with the goods of which there are some, the tiles that stand in for goods, and turns left."""
    missing = bits(city.box.wanted[card] & ~have)
    filled = smaller(missing, wild)
    cost = (missing - filled) * GOOD_COST + filled * WILD_COST
    pay: i64 = SMALL_PAY - CALL_COST
    if card >= FIRST_LARGE:
        pay = LARGE_PAY + TILE_WORTH[0] * chance(1, turns) // WHOLE - VISIT_COST
    return larger(pay - cost, 0) * chance(1 + missing - filled, turns) // WHOLE
