"""Special tiles within an action (G-A5): any good, a 1:1 trade, the action of an own building; and a reward."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.genoa import news
from fondaco.games.genoa.data import CARDS, GOODS, KINDS, NONE, OWNABLE, OWNED, PALACE, TILES, TRADE
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.cards import Draw, HandCards
from fondaco.games.genoa.steps.yields import NO_PROMISE, give_yield
from fondaco.games.genoa.vocabulary import (
    GIVE,
    ITEM_CARD,
    ITEM_GOOD,
    ITEM_MARKER,
    ITEM_TILE,
    TAKE,
    TAKE_MARKER,
    TAKE_PILE,
    TAKE_TILE,
    VISIT,
)
from fondaco.kernel.choices import Choices
from fondaco.kernel.state import State, Step


class OfSeat(Step):
    """A step that asks one player."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def fields(self) -> list[int]:
        return [int(self.seat)]

    def asked(self, state: State) -> i64:
        return 1 << self.seat


class AnyGood(OfSeat):
    """One good of any kind from the stock."""

    def name(self) -> str:
        return "any-good"

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        city = cast(City, state)
        for good in range(GOODS):
            if city.stock_goods[good] > 0:
                choices.add(TAKE + good)

    def take(self, state: State, seat: i64, choice: i64) -> None:
        state.pop()
        take_good(cast(City, state), seat, choice - TAKE)


class GiveForTrade(OfSeat):
    """1:1 trade: one item goes into the stock, a card under its pile."""

    def name(self) -> str:
        return "trade-give"

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        city = cast(City, state)
        for good in range(GOODS):
            if city.goods[seat * GOODS + good] > 0:
                choices.add(GIVE + ITEM_GOOD + good)
        for tile in range(TILES):
            if city.tiles[seat * TILES + tile] > 0:
                choices.add(GIVE + ITEM_TILE + tile)
        if city.markers[seat] > 0:
            choices.add(GIVE + ITEM_MARKER)
        for card in range(CARDS):
            if city.where[card] == seat:
                choices.add(GIVE + ITEM_CARD + card)

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


class TakeForTrade(Step):
    """1:1 trade: another item from the stock, not the kind of good or tile that was given, and never a 1:1 tile."""

    def __init__(self, seat: i64, given: i64) -> None:
        self.seat: i64 = seat
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
        for item in range(TAKE_PILE + KINDS):
            if self.can_take(city, item):
                return True
        return False

    def can_take(self, city: City, item: i64) -> bool:
        """Whether an item is in stock, and another than the one given."""
        if item < TAKE_TILE:
            return city.stock_goods[item] > 0 and self.given != ITEM_GOOD + item
        if item < TAKE_MARKER:
            tile = item - TAKE_TILE
            return tile != TRADE and city.stock_tiles[tile] > 0 and self.given != ITEM_TILE + tile
        if item == TAKE_MARKER:
            return city.markers_left(self.seat) > 0
        return city.pile[item - TAKE_PILE] > 0

    def go_on(self, state: State) -> None:
        state.tell(news.GOT_NOTHING, self.seat)
        state.pop()

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        city = cast(City, state)
        for item in range(TAKE_PILE + KINDS):
            if self.can_take(city, item):
                choices.add(TAKE + item)

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


class Visit(OfSeat):
    """Building action: which of the own buildings. It is not an action, so there is no bonus and no small order."""

    def name(self) -> str:
        return "visiting"

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        city = cast(City, state)
        for building in range(OWNABLE):
            if city.owners[building] == seat and building != PALACE - OWNED:
                choices.add(VISIT + building)

    def take(self, state: State, seat: i64, choice: i64) -> None:
        state.pop()
        building = choice - VISIT + OWNED
        state.tell(news.VISITED, seat, building)
        give_yield(cast(City, state), seat, building, NO_PROMISE)


class Reward(Step):
    """G-A3: for a large order one special tile of choice, as long as there are any; it may be promised."""

    def __init__(self, seat: i64, to: i64, promised: i64) -> None:
        self.seat: i64 = seat
        self.to: i64 = to
        self.promised: i64 = promised
        """The promised tile as a bit mask; 0 for none."""

    def name(self) -> str:
        return "reward"

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.to), int(self.promised)]

    def asked(self, state: State) -> i64:
        city = cast(City, state)
        for tile in range(TILES):
            if city.stock_tiles[tile] > 0 and not self.promised_is_there(city):
                return 1 << self.seat
        return 0

    def promised_is_there(self, city: City) -> bool:
        for tile in range(TILES):
            if self.promised >> tile & 1:
                return city.stock_tiles[tile] > 0
        return False

    def go_on(self, state: State) -> None:
        """The promised tile is taken and handed over; where all tiles are gone there is none."""
        city = cast(City, state)
        city.pop()
        for tile in range(TILES):
            if self.promised >> tile & 1 and city.stock_tiles[tile] > 0:
                take_tile(city, self.seat, tile)
                city.tiles[self.seat * TILES + tile] -= 1
                city.tiles[self.to * TILES + tile] += 1
                city.tell(news.HANDED_TILE, self.seat, self.to, tile)

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        city = cast(City, state)
        for tile in range(TILES):
            if city.stock_tiles[tile] > 0:
                choices.add(TAKE + TAKE_TILE + tile)

    def take(self, state: State, seat: i64, choice: i64) -> None:
        state.pop()
        take_tile(cast(City, state), seat, choice - TAKE - TAKE_TILE)


def take_good(city: City, seat: i64, good: i64) -> None:
    city.stock_goods[good] -= 1
    city.goods[seat * GOODS + good] += 1
    city.tell(news.GOT_GOOD, seat, good)


def take_tile(city: City, seat: i64, tile: i64) -> None:
    city.stock_tiles[tile] -= 1
    city.tiles[seat * TILES + tile] += 1
    city.tell(news.GOT_TILE, seat, tile)
