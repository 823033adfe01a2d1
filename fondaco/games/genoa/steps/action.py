"""The action of a building (G-A1 to G-A3), with everything that a player may do within it."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.genoa import news
from fondaco.games.genoa.data import (
    ANY_GOOD,
    BONUS,
    BUILDING_ACTION,
    EXTRA_ACTION,
    FIRST_CARD,
    FIRST_LARGE,
    FIRST_MESSAGE,
    GOODS,
    KINDS,
    LARGE,
    LARGE_PAY,
    NONE,
    OWNED,
    PALACE,
    SMALL,
    SMALL_PAY,
    TILES,
    TRADE,
    VILLAS,
    bit,
)
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.tiles import AnyGood, GiveForTrade, Reward, Visit
from fondaco.games.genoa.steps.yields import Promise, give_yield
from fondaco.games.genoa.vocabulary import ACT, DELIVER, DONE, PLAY
from fondaco.kernel.choices import Choices
from fondaco.kernel.state import State, Step


def take_action(city: City, seat: i64, building: i64, promise: Promise) -> None:
    """A player uses the action of the building where the tower stands: at once, once a turn (G-M2, G-A2)."""
    city.used |= bit(building)
    city.free = 0
    city.tell(news.USED, seat, building)
    if city.actions_left(seat) > 0:
        city.acted[seat] += 1
    else:
        city.tiles[seat * TILES + EXTRA_ACTION] -= 1
        city.stock_tiles[EXTRA_ACTION] += 1
        city.tell(news.PLAYED, seat, EXTRA_ACTION)
    owner = city.owner_of(building)
    if owner != NONE and owner != seat:
        city.receive(owner, BONUS)
        city.tell(news.BONUS, owner, BONUS, building)
    city.push(Action(seat, building, 0, 0, promise))


class BoughtAction(Step):
    """The action that was bought with the step to its building, once the messages of that step are delivered."""

    def __init__(self, seat: i64, building: i64, promise: Promise) -> None:
        self.seat: i64 = seat
        self.building: i64 = building
        self.promise = promise

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.building), *self.promise.numbers()]

    def go_on(self, state: State) -> None:
        state.pop()
        take_action(cast(City, state), self.seat, self.building, self.promise)


class Action(Step):
    """What the building gives, an order that is delivered there, and tiles before, between and after (G-A3, G-A5)."""

    def __init__(self, seat: i64, building: i64, is_done: i64, has_delivered: i64, promise: Promise) -> None:
        self.seat: i64 = seat
        self.building: i64 = building
        self.is_done: i64 = is_done
        """1 once the building gave what it gives."""
        self.has_delivered: i64 = has_delivered
        self.promise = promise

    def name(self) -> str:
        return "acting"

    def fields(self) -> list[int]:
        rest = [int(self.seat), int(self.building), int(self.is_done), int(self.has_delivered)]
        return rest + self.promise.numbers()

    def owes_pay(self) -> bool:
        """Whether an order must still be delivered: its pay or its reward is promised."""
        if self.has_delivered:
            return False
        return self.promise.pay > 0 or (self.building < VILLAS and self.promise.tiles != 0)

    def owes_contract(self) -> bool:
        return self.building < VILLAS and self.promise.cards > 0

    def takes_order(self) -> bool:
        """Whether an order can still be delivered: one in an action, a small one before or after what the building
        gives, a large one instead of it."""
        if self.has_delivered or self.owes_contract():
            return False
        return self.building >= VILLAS or self.is_done == 0

    def may_play(self) -> bool:
        """Tiles wait until everything promised is handed over: nobody else's yield may be taken away before."""
        return not self.owes_pay() and (self.is_done == 1 or self.promise.to == NONE)

    def asked(self, state: State) -> i64:
        """Whom this asks depends on what everybody knows, never on the cards in a hand."""
        city = cast(City, state)
        if self.owes_pay():
            return 1 << self.seat
        if self.may_play() and can_play_tiles(city, self.seat):
            return 1 << self.seat
        if self.takes_order() and may_deliver(city, self.seat, self.building):
            return 1 << self.seat
        return 0

    def go_on(self, state: State) -> None:
        city = cast(City, state)
        if self.is_done:
            city.pop()
        else:
            self.act(city)

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        city = cast(City, state)
        owes = self.owes_pay()
        if self.is_done and not owes:
            choices.add(DONE)
        if not self.is_done and not (owes and self.building < VILLAS):
            choices.add(ACT)
        if self.takes_order():
            self.open_orders(city, seat, choices)
        if self.may_play():
            if can_play_any_good(city, seat):
                choices.add(PLAY)
            if can_play_building(city, seat):
                choices.add(PLAY + 1)
            if can_play_trade(city, seat):
                choices.add(PLAY + 2)

    def open_orders(self, city: City, seat: i64, choices: Choices) -> None:
        kind = LARGE if self.building < VILLAS else SMALL
        for card in range(FIRST_CARD[kind], FIRST_CARD[kind + 1]):
            if city.where[card] == seat and city.box.house[card] == self.building and has_goods(city, seat, card):
                choices.add(DELIVER + card - FIRST_MESSAGE)

    def take(self, state: State, seat: i64, choice: i64) -> None:
        city = cast(City, state)
        if choice == DONE:
            city.pop()
        elif choice == ACT:
            self.act(city)
        elif choice < PLAY:
            self.deliver(city, choice - DELIVER + FIRST_MESSAGE)
        elif choice == PLAY:
            play_tile(city, seat, ANY_GOOD)
            city.push(AnyGood(seat))
        elif choice == PLAY + 1:
            play_tile(city, seat, BUILDING_ACTION)
            city.push(Visit(seat))
        else:
            play_tile(city, seat, TRADE)
            city.push(GiveForTrade(seat))

    def act(self, city: City) -> None:
        """The building gives what it gives; what of that is promised is handed over right away."""
        city.swap(Action(self.seat, self.building, 1, self.has_delivered, self.promise))
        give_yield(city, self.seat, self.building, self.promise)

    def deliver(self, city: City, card: i64) -> None:
        """An order: the goods go back, the bank pays, and of the pay what was promised (G-A3)."""
        for good in range(GOODS):
            if city.box.wanted[card] >> good & 1:
                city.goods[self.seat * GOODS + good] -= 1
                city.stock_goods[good] += 1
        is_large = card >= FIRST_LARGE
        pay: i64 = SMALL_PAY
        if is_large:
            pay = LARGE_PAY
        city.swap(Action(self.seat, self.building, 1 if is_large else self.is_done, 1, self.promise))
        city.receive(self.seat, pay)
        city.tell(news.DELIVERED_ORDER, self.seat, card, pay)
        city.put_under(card)
        if self.promise.pay > 0:
            city.money[self.seat] -= self.promise.pay
            city.money[self.promise.to] += self.promise.pay
            city.tell(news.HANDED_DUCATS, self.seat, self.promise.to, self.promise.pay)
        if is_large:
            city.push(Reward(self.seat, self.promise.to, self.promise.tiles))


def has_goods(city: City, seat: i64, card: i64) -> bool:
    """Whether a player has what an order asks for."""
    for good in range(GOODS):
        if city.box.wanted[card] >> good & 1 and city.goods[seat * GOODS + good] == 0:
            return False
    return True


def may_deliver(city: City, seat: i64, building: i64) -> bool:
    """Whether a player could deliver an order at a building, as far as everybody knows."""
    kind = LARGE if building < VILLAS else SMALL
    if city.held[seat * KINDS + kind] == 0:
        return False
    for card in range(FIRST_CARD[kind], FIRST_CARD[kind + 1]):
        if city.box.house[card] == building and has_goods(city, seat, card) and city.may_hold(seat, card):
            return True
    return False


# Tiles that are played within an action.


def play_tile(city: City, seat: i64, tile: i64) -> None:
    """A played tile is back in the stock before its effect."""
    city.tiles[seat * TILES + tile] -= 1
    city.stock_tiles[tile] += 1
    city.tell(news.PLAYED, seat, tile)


def can_play_tiles(city: City, seat: i64) -> bool:
    return can_play_any_good(city, seat) or can_play_building(city, seat) or can_play_trade(city, seat)


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
