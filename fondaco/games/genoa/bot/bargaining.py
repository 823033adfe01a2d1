"""Dealing as one of the others: what to pay for a step or an action, which offer to make, which to agree to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa.bot.outlook import WHOLE, larger, smaller
from fondaco.games.genoa.bot.prospects import Prospects
from fondaco.games.genoa.bot.rivals import Rivals, reserve
from fondaco.games.genoa.bot.worth import good_worth, marker_worth, message_gain, offer_worth, tile_worth
from fondaco.games.genoa.data import (
    BUILDINGS,
    CATHEDRAL,
    CITY_HALL,
    COIN,
    EXTRA_ACTION,
    GOODS,
    MARKET,
    NONE,
    OWNED,
    POST_OFFICE,
    STEPS,
    TILES,
    bit,
)
from fondaco.games.genoa.faults import ALL_CARDS, VALID, fault
from fondaco.games.genoa.offer import (
    DUCATS,
    DUCATS_BACK,
    GOODS_BACK,
    GOODS_GIVEN,
    MARKERS_GIVEN,
    OFFER,
    TILES_GIVEN,
    YIELD_CARDS,
    YIELD_GOODS,
    YIELD_MARKERS,
    clear,
    one_of,
)
from fondaco.games.genoa.proceeds import are_cards_there, are_markers_there, goods_of_building
from fondaco.games.genoa.state import City
from fondaco.kernel.counts import Counts, counts, zeros

OVER: Final[Counts] = counts([5, 5, 12, 18, 24])
"""How much more than the trader's likely reserve is offered, in percent of the worth, by dealing round."""
MOST_SHARE: Final = 85
"""No more than this is ever paid, in percent of the worth."""
LEAST_GAIN: Final = 3
"""A deal must bring so much."""
ITEM_PRICE: Final = 12
"""What an item in somebody else's offer counts."""
SOLD_GOOD: Final = 10
"""What the trader wants for a good that is of no special use there."""
NEEDED: Final = 6
"""How much more than that a good must be worth to be asked for."""
WAITING: Final = 25
"""What the best other action within reach is worth to whoever still has the action, in percent."""
OUT_OF_REACH: Final = 1000
"""More than anything costs: the price of an offer that cannot be made."""
LEADING: Final = 30
"""What of an action's worth a street beside its building is worth, in percent."""
BESIDE: Final = 5
"""A street with discs, for whoever has markers at hand."""


class Bargain:
    """The deals that a seat might make with the trader now."""

    def __init__(self, city: City, seat: i64) -> None:
        self.city = city
        self.seat: i64 = seat
        self.rivals = Rivals(city)
        self.prospects = Prospects(city, seat, self.rivals)
        self.hurt: i64 = self.rivals.hurt(city.trader)
        self.needed: i64 = NONE
        """A good that the trader has and the seat needs, and how much more than usual it is worth."""
        self.need: i64 = NEEDED
        self.surplus: i64 = 0
        self.table: Counts = zeros(OFFER)
        """The best offer found."""
        clear(self.table, 0)

    def find_offer(self) -> None:
        """The offer that leaves the seat most; none where nothing is worth paying for."""
        city = self.city
        self.find_needed()
        steps = city.open_steps()
        if city.free:
            steps |= bit(city.tower)
        space: i64 = 0
        while steps:
            if steps & 1 and (space >= BUILDINGS or city.can_act(self.seat)):
                self.consider(space)
            steps >>= 1
            space += 1

    def find_needed(self) -> None:
        """The good of the trader's that is worth most to the seat over its usual price."""
        city = self.city
        for good in range(GOODS):
            if city.goods[city.trader * GOODS + good] > 0:
                gain = good_worth(city, self.seat, good) - SOLD_GOOD
                if gain > self.need:
                    self.need = gain
                    self.needed = good

    def wish(self, space: i64) -> i64:
        """What a step to a space, with its action, is worth to the seat before it pays."""
        if space >= BUILDINGS:
            return self.street_wish(space)
        city = self.city
        result = self.prospects.own_use(space) + message_gain(city, self.seat, space)
        if city.actions_left(self.seat) <= 0:
            return result - tile_worth(city, self.seat, EXTRA_ACTION) - COIN
        return result - self.waiting_worth(space)

    def waiting_worth(self, space: i64) -> i64:
        """What the action is worth for something better that the tower may reach later in this turn."""
        city = self.city
        walked = city.walked if space == city.tower else city.walked + 1
        if walked >= STEPS:
            return 0
        near = (city.box.near[space] | city.open_steps()) & ~city.visited & ~bit(space)
        best: i64 = 0
        for building in range(BUILDINGS):
            if near >> building & 1:
                best = larger(best, self.prospects.own_use(building))
        return best * WAITING // WHOLE

    def street_wish(self, space: i64) -> i64:
        """A street is worth something as the way to an action, and beside buildings to be owned (G-O1)."""
        city = self.city
        result: i64 = 0
        near = city.box.near[space] & ~city.visited
        if city.walked + 1 < STEPS and city.can_act(self.seat):
            for building in range(BUILDINGS):
                if near >> building & 1 and not city.box.near[city.tower] >> building & 1:
                    result = larger(result, self.prospects.own_use(building) * LEADING // WHOLE)
        if space != MARKET and city.markers[self.seat] > 0:
            for building in range(OWNED, BUILDINGS):
                if near >> building & 1 and city.owner_of(building) == NONE:
                    result += BESIDE
        return result

    def consider(self, space: i64) -> None:
        """Make the offer for a space the best one if it is."""
        wish = self.wish(space)
        ceiling = wish * MOST_SHARE // (WHOLE + self.hurt)
        price = larger(self.opening(space, wish), COIN)
        rival = self.rival_price() + COIN
        if rival > price and rival <= ceiling:
            price = rival
        if price > ceiling or wish - price <= self.surplus + LEAST_GAIN:
            return
        given = price
        table = zeros(OFFER)
        clear(table, 0)
        table[0] = space
        if self.city.seats == 2:
            price -= self.add_item(table, ceiling)
            if price > ceiling:
                return
        else:
            price += self.ask_good(table, price)
        table[DUCATS] = smaller(larger(price, 0), self.city.money[self.seat]) // COIN * COIN
        if fault(self.city, self.seat, table, 0, ALL_CARDS) != VALID:
            return
        if offer_worth(self.city, self.seat, table, 0, self.seat) >= LEAST_GAIN:
            self.surplus = wish - given
            self.table = table

    def opening(self, space: i64, wish: i64) -> i64:
        """What is offered first. Whoever must sell and cannot act himself gets no more than the least (G-N6)."""
        city = self.city
        if space == city.tower and not city.by_deal and not city.can_act(city.trader):
            return COIN
        share = reserve(self.rivals.hurt(self.seat)) + OVER[smaller(city.window, len(OVER) - 1)]
        return (wish * share // WHOLE + 2) // COIN * COIN

    def rival_price(self) -> i64:
        """The best that another player's standing offer pays the trader, about."""
        city = self.city
        best: i64 = 0
        for other in range(city.seats):
            if other != self.seat and other != city.trader and city.offers[other * OFFER] != NONE:
                best = larger(best, city.offers[other * OFFER + DUCATS] - city.offers[other * OFFER + DUCATS_BACK])
        return best

    def ask_good(self, table: Counts, price: i64) -> i64:
        """Ask for a good of the trader's that an own order needs, and halve what that brings; the ducats for it.

        Not where the trader must sell: an offer that asks for something forces nobody (G-N6).
        """
        city = self.city
        if table[0] == city.tower and not city.by_deal:
            return 0
        more = (SOLD_GOOD + self.need // 2 + 2) // COIN * COIN
        if self.needed == NONE or price + more > city.money[self.seat]:
            return 0
        table[GOODS_BACK] = one_of(self.needed)
        return more

    def add_item(self, table: Counts, ceiling: i64) -> i64:
        """G-2a: an item that costs little; what it counts as a part of the price, too much where there is none."""
        city = self.city
        space = table[0]
        goods = goods_of_building(space)
        if goods:
            return self.add_yielded_good(table, goods)
        if space == CATHEDRAL and are_markers_there(city, self.seat) and city.markers_left(self.seat) > 1:
            table[YIELD_MARKERS] = 1
            return marker_worth(city, self.seat)
        if space in (CITY_HALL, POST_OFFICE) and are_cards_there(city, space):
            table[YIELD_CARDS] = 1
            return ITEM_PRICE
        return self.add_held_item(table, ceiling)

    def add_yielded_good(self, table: Counts, goods: i64) -> i64:
        """The good of which the trader has more use, compared with the seat."""
        city = self.city
        best: i64 = NONE
        most: i64 = 0
        for good in range(GOODS):
            if goods >> good & 1 and city.stock_goods[good] > 0:
                gap = good_worth(city, city.trader, good) - good_worth(city, self.seat, good)
                if best == NONE or gap > most:
                    best = good
                    most = gap
        if best == NONE:
            return -OUT_OF_REACH
        table[YIELD_GOODS] = bit(best)
        return good_worth(city, self.seat, best)

    def add_held_item(self, table: Counts, ceiling: i64) -> i64:
        """A marker, good or tile at hand that is worth least, and no more than the ceiling."""
        city = self.city
        least = ceiling + 1
        item: i64 = NONE
        for good in range(GOODS):
            if city.goods[self.seat * GOODS + good] > 0 and good_worth(city, self.seat, good) < least:
                least = good_worth(city, self.seat, good)
                item = good
        for tile in range(TILES):
            if city.tiles[self.seat * TILES + tile] > 0 and tile_worth(city, self.seat, tile) < least:
                least = tile_worth(city, self.seat, tile)
                item = GOODS + tile
        if city.markers[self.seat] > 0 and marker_worth(city, self.seat) < least:
            least = marker_worth(city, self.seat)
            item = GOODS + TILES
        if item == NONE:
            return -OUT_OF_REACH
        if item < GOODS:
            table[GOODS_GIVEN] = one_of(item)
        elif item < GOODS + TILES:
            table[TILES_GIVEN] = one_of(item - GOODS)
        else:
            table[MARKERS_GIVEN] = 1
        return least

    # Counters.

    def agrees(self) -> bool:
        """Whether the trader's counter is good enough: it must bring something, and not much less than the trader."""
        city = self.city
        at = city.trader * OFFER
        mine = offer_worth(city, self.seat, city.offers, at, self.seat)
        space = city.offers[at]
        if space < BUILDINGS:
            if city.actions_left(self.seat) > 0:
                mine -= self.waiting_worth(space)
        else:
            mine += self.street_wish(space)
        theirs = offer_worth(city, city.trader, city.offers, at, self.seat)
        gain = mine - larger(theirs, 0) * self.hurt // WHOLE
        return gain >= LEAST_GAIN and mine * WHOLE >= (mine + theirs) * (WHOLE - MOST_SHARE)
