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
    FIRST_SMALL,
    GOODS,
    KINDS,
    LARGE,
    LARGE_PAY,
    NONE,
    SMALL,
    SMALL_PAY,
    TILE_NAMES,
    TILES,
    TRADE,
    VILLAS,
    bit,
)
from fondaco.games.genoa.keys import card_key, space_key, tile_key
from fondaco.games.genoa.reasons import lacking_goods, no_card, other_question
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.playing import (
    can_play,
    can_play_any_good,
    can_play_building,
    can_play_tiles,
    can_play_trade,
    play_tile,
)
from fondaco.games.genoa.steps.reward import Reward
from fondaco.games.genoa.steps.tiles import AnyGood, GiveForTrade, Visit
from fondaco.games.genoa.steps.yields import Promise, give_yield
from fondaco.games.genoa.vocabulary import ACT, DELIVER, DONE, PLAY, PLAYED, TAKE
from fondaco.kernel.choices import Choices
from fondaco.kernel.reason import Facts, Reason
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

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        city = cast(City, state)
        owes = self.owes_pay()
        facts: Facts = {"building": space_key(int(self.building))}
        if choice == DONE:
            if owes:
                return Reason("owes", {}, "G-N2")
            return None if self.is_done else Reason("not-done", facts, "G-A1")
        if choice == ACT:
            if self.is_done:
                return Reason("done", facts, "G-M2")
            return Reason("owes", {}, "G-N2") if owes and self.building < VILLAS else None
        if DELIVER <= choice < PLAY:
            return self.why_no_order(city, choice - DELIVER + FIRST_MESSAGE)
        if PLAY <= choice < TAKE:
            return self.why_no_tile(city, choice - PLAY)
        return other_question()

    def why_no_order(self, city: City, card: i64) -> Reason | None:
        """Why a card cannot be delivered within this action; None where it can."""
        if city.where[card] != self.seat:
            return no_card(city, card, "G-A3")
        facts: Facts = {"card": card_key(city.box, int(card)), "building": space_key(int(city.box.house[card]))}
        if card < FIRST_SMALL:
            return Reason("message-later", facts, "G-A4")
        if city.box.house[card] != self.building:
            return Reason("other-building", facts, "G-A3")
        if not has_goods(city, self.seat, card):
            facts["goods"] = lacking_goods(city, self.seat, card)
            return Reason("order-goods", facts, "G-A3")
        if self.takes_order():
            return None
        return Reason("delivered" if self.has_delivered else "contract-instead", facts, "G-A3")

    def why_no_tile(self, city: City, index: i64) -> Reason | None:
        """Why a tile of PLAYED cannot be played; None where it can."""
        tile = PLAYED[index]
        if city.tiles[self.seat * TILES + tile] == 0:
            return Reason("no-tile", {"tile": tile_key(tile)}, "G-A5")
        if self.owes_pay():
            return Reason("owes", {}, "G-N2")
        if not self.may_play():
            return Reason("promised-first", {}, "G-N2")
        return None if can_play(city, self.seat, tile) else Reason(f"idle-{TILE_NAMES[tile]}", {}, "G-A5")

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
