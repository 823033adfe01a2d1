"""Special tiles within an action (G-A5): any good, a 1:1 trade, the action of an own building."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.genoa import news
from fondaco.games.genoa.data import GOODS, NONE, OWNABLE, OWNED, PALACE, TILES, TRADE
from fondaco.games.genoa.keys import space_key
from fondaco.games.genoa.reasons import not_held, other_question
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.cards import Draw, HandCards
from fondaco.games.genoa.steps.yields import NO_PROMISE, give_yield
from fondaco.games.genoa.vocabulary import (
    CLAIM,
    GIVE,
    ITEM_CARD,
    ITEM_GOOD,
    ITEM_MARKER,
    ITEM_TILE,
    ITEMS,
    TAKE,
    TAKE_MARKER,
    TAKE_PILE,
    TAKE_TILE,
    TAKEN,
    VISIT,
)
from fondaco.kernel.choices import Choices
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State
from fondaco.kernel.steps import SeatStep


class AnyGood(SeatStep):
    """One good of any kind from the stock."""

    def name(self) -> str:
        return "any-good"

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        city = cast(City, state)
        for good in range(GOODS):
            if city.stock_goods[good] > 0:
                choices.add(TAKE + good)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        item = choice - TAKE
        if not 0 <= item < TAKEN:
            return other_question()
        if item >= TAKE_TILE:
            return Reason("goods-only", {}, "G-A5")
        return None if cast(City, state).stock_goods[item] > 0 else Reason("out-of-stock", {}, "G-A5")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        state.pop()
        take_good(cast(City, state), seat, choice - TAKE)


class GiveForTrade(SeatStep):
    """1:1 trade: one item goes into the stock, a card under its pile."""

    def name(self) -> str:
        return "trade-give"

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        city = cast(City, state)
        for item in range(ITEM_GOOD, ITEMS):
            if self.has_item(city, item):
                choices.add(GIVE + item)

    def has_item(self, city: City, item: i64) -> bool:
        if item < ITEM_TILE:
            return city.goods[self.seat * GOODS + item - ITEM_GOOD] > 0
        if item < ITEM_MARKER:
            return city.tiles[self.seat * TILES + item - ITEM_TILE] > 0
        if item == ITEM_MARKER:
            return city.markers[self.seat] > 0
        return city.where[item - ITEM_CARD] == self.seat

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        city = cast(City, state)
        item = choice - GIVE
        if not 0 <= item < ITEMS:
            return other_question()
        if item < ITEM_GOOD:
            return Reason("trade-ducats", {}, "G-A5")
        return None if self.has_item(city, item) else not_held(city, item, "G-A5")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        city = cast(City, state)
        item = choice - GIVE
        city.swap(TakeForTrade(seat, item))
        if item < ITEM_TILE:
            good = item - ITEM_GOOD
            city.goods[seat * GOODS + good] -= 1
            city.stock_goods[good] += 1
            city.tell(news.TRADED_GOOD, seat, good)
        elif item < ITEM_MARKER:
            tile = item - ITEM_TILE
            city.tiles[seat * TILES + tile] -= 1
            city.stock_tiles[tile] += 1
            city.tell(news.TRADED_TILE, seat, tile)
        elif item == ITEM_MARKER:
            city.markers[seat] -= 1
            city.tell(news.TRADED_MARKER, seat)
        else:
            city.tell(news.TRADED_CARD, seat, item - ITEM_CARD)
            city.put_under(item - ITEM_CARD)


class TakeForTrade(SeatStep):
    """1:1 trade: another item from the stock, not the kind of good or tile that was given, and never a 1:1 tile."""

    def __init__(self, seat: i64, given: i64) -> None:
        super().__init__(seat)
        self.given: i64 = given
        """The item that went into the stock."""

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.given)]

    def name(self) -> str:
        return "trade-take"

    def asked(self, state: State) -> i64:
        return 1 << self.seat if self.can_take_any(cast(City, state)) else 0

    def can_take_any(self, city: City) -> bool:
        """Whether the stock has anything but what was given."""
        for item in range(TAKEN):
            if self.can_take(city, item):
                return True
        return False

    def is_given(self, item: i64) -> bool:
        """Whether an item is the good or tile that was given."""
        return item < TAKE_MARKER and self.given == ITEM_GOOD + item

    def can_take(self, city: City, item: i64) -> bool:
        """Whether an item is in stock, and another than the one given."""
        if self.is_given(item):
            return False
        if item < TAKE_TILE:
            return city.stock_goods[item] > 0
        if item < TAKE_MARKER:
            return item != TAKE_TILE + TRADE and city.stock_tiles[item - TAKE_TILE] > 0
        if item == TAKE_MARKER:
            return city.markers_left(self.seat) > 0
        return city.pile[item - TAKE_PILE] > 0

    def go_on(self, state: State) -> None:
        state.tell(news.GOT_NOTHING, self.seat)
        state.pop()

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        city = cast(City, state)
        for item in range(TAKEN):
            if self.can_take(city, item):
                choices.add(TAKE + item)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        item = choice - TAKE
        if not 0 <= item < TAKEN:
            return other_question()
        if self.can_take(cast(City, state), item):
            return None
        if item == TAKE_TILE + TRADE:
            return Reason("trade-trade", {}, "G-A5")
        if self.is_given(item):
            return Reason("trade-same", {}, "G-A5")
        return Reason("out-of-stock", {}, "G-A5")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        city = cast(City, state)
        city.pop()
        item = choice - TAKE
        if item < TAKE_TILE:
            take_good(city, seat, item)
        elif item < TAKE_MARKER:
            take_tile(city, seat, item - TAKE_TILE)
        elif item == TAKE_MARKER:
            city.markers[seat] += 1
            city.tell(news.GOT_MARKERS, seat, 1)
        else:
            city.push(HandCards(seat, NONE, 0))
            city.push(Draw(seat, item - TAKE_PILE, 1))


class Visit(SeatStep):
    """Building action: which of one's own buildings. It is not an action, so there is no bonus and no small order."""

    def name(self) -> str:
        return "visiting"

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        city = cast(City, state)
        for building in range(OWNABLE):
            if self.can_visit(city, building):
                choices.add(VISIT + building)

    def can_visit(self, city: City, building: i64) -> bool:
        return city.owners[building] == self.seat and building != PALACE - OWNED

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        city = cast(City, state)
        if not VISIT <= choice < CLAIM:
            return other_question()
        building = choice - VISIT
        if self.can_visit(city, building):
            return None
        key = "palace" if building == PALACE - OWNED else "not-yours"
        return Reason(key, {"building": space_key(int(building + OWNED))}, "G-A5")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        state.pop()
        building = choice - VISIT + OWNED
        state.tell(news.VISITED, seat, building)
        give_yield(cast(City, state), seat, building, NO_PROMISE)


def take_good(city: City, seat: i64, good: i64) -> None:
    city.stock_goods[good] -= 1
    city.goods[seat * GOODS + good] += 1
    city.tell(news.GOT_GOOD, seat, good)


def take_tile(city: City, seat: i64, tile: i64) -> None:
    city.stock_tiles[tile] -= 1
    city.tiles[seat * TILES + tile] += 1
    city.tell(news.GOT_TILE, seat, tile)
