"""The actions at a guild (N-A3): sell, hire, buy or nothing."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.norenberc import news
from fondaco.games.norenberc.data import (
    ARTISANS,
    COUNCILMAN,
    EMPTY,
    GOODS,
    GUARD,
    MAYOR,
    MOST_SEATS,
    PEDDLER,
    ROOMS,
    THIEF,
)
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.townspeople import Appointing, Guarding, Loading, Robbing, open_kinds
from fondaco.games.norenberc.vocabulary import BUY, HIRE, LEAD, NOTHING, PAY, SELL, STAY, STOP
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import lowest
from fondaco.kernel.state import State, Step


def finish_action(town: Town, guild: i64, seat: i64) -> None:
    """N-A3: the committed agent goes to the roof."""
    town.on_card &= ~(1 << seat)
    town.roof[guild * MOST_SEATS + seat] += 1
    town.pop()


def can_pay(room: i64, own: i64, others: i64) -> bool:
    """N-H1: whether a room's price can be paid with so many goods of the guild's own kind and of other kinds."""
    if room == 0:
        return own >= 1
    if room == 1:
        return own >= 1 and own + others >= 2
    if room == 2:
        return own >= 2 or (own >= 1 and others >= 2)
    return own >= 3 or (own >= 2 and others >= 2)


class Action(Step):
    """N-A3: one action: sell (N-V1), hire (N-H1), buy (N-B1) or nothing (N-01), never with another player (N-B3)."""

    def __init__(self, guild: i64, seat: i64, limit: i64) -> None:
        self.guild: i64 = guild
        self.seat: i64 = seat
        self.limit: i64 = limit

    def name(self) -> str:
        return "action"

    def fields(self) -> list[int]:
        return [int(self.guild), int(self.seat), int(self.limit)]

    def asked(self, state: State) -> i64:
        return 1 << self.seat

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        town = cast(Town, state)
        guild = self.guild
        own = town.goods[seat * GOODS + guild]
        if own > 0:
            for number in range(1, own + 1):
                choices.add(SELL + number)
            others = town.goods_of(seat) - own
            rooms = town.rooms
            for room in range(ROOMS):
                if rooms[guild * ROOMS + room] != EMPTY and can_pay(room, own, others):
                    choices.add(HIRE + room)
        if town.money[seat] >= town.price(guild):
            store = town.store
            for good in range(town.guilds):
                if store[guild * GOODS + good] > 0:
                    choices.add(BUY + good)
        choices.add(NOTHING)

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Town, state)
        guild = self.guild
        if choice < HIRE:
            number = choice - SELL
            town.move_goods_to_store(seat, guild, number, guild)
            town.money[seat] += number * town.price(guild)
            town.tell(news.SOLD, seat, number, guild, number * town.price(guild))
            finish_action(town, guild, seat)
        elif choice < PAY:
            self.hire(town, choice - HIRE)
        elif choice == NOTHING:
            town.tell(news.DID_NOTHING, seat, guild)
            finish_action(town, guild, seat)
        else:
            buy(town, guild, seat, choice - BUY)
            town.swap(Buying(guild, seat, self.limit - 1))

    def hire(self, town: Town, room: i64) -> None:
        """N-H1: the goods that are owed in any case go at once; what is left to choose is asked."""
        guild = self.guild
        seat = self.seat
        due: i64 = 2 if room == 3 else 1
        town.move_goods_to_store(seat, guild, due, guild)
        town.tell(news.PAID_GOODS, seat, due, guild, guild)
        town.swap(Welcome(guild, seat, room))
        if room == 1:
            town.push(Paying(guild, seat, 1, 1))
        elif room > 1:
            town.push(Paying(guild, seat, 2, 1))


def buy(town: Town, guild: i64, seat: i64, good: i64) -> None:
    """N-B1: one good out of the store at the master's value."""
    town.store[guild * GOODS + good] -= 1
    town.goods[seat * GOODS + good] += 1
    town.money[seat] -= town.price(guild)
    town.tell(news.BOUGHT, seat, good, town.price(guild))


class Buying(Step):
    """N-B1: more of the same purchase, good by good."""

    def __init__(self, guild: i64, seat: i64, left: i64) -> None:
        self.guild: i64 = guild
        self.seat: i64 = seat
        self.left: i64 = left

    def name(self) -> str:
        return "buying"

    def fields(self) -> list[int]:
        return [int(self.guild), int(self.seat), int(self.left)]

    def asked(self, state: State) -> i64:
        town = cast(Town, state)
        if self.left > 0 and town.money[self.seat] >= town.price(self.guild):
            for good in range(town.guilds):
                if town.store[self.guild * GOODS + good] > 0:
                    return 1 << self.seat
        return 0

    def go_on(self, state: State) -> None:
        finish_action(cast(Town, state), self.guild, self.seat)

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        town = cast(Town, state)
        for good in range(town.guilds):
            if town.store[self.guild * GOODS + good] > 0:
                choices.add(BUY + good)
        choices.add(STOP)

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Town, state)
        if choice == STOP:
            finish_action(town, self.guild, seat)
            return
        buy(town, self.guild, seat, choice - BUY)
        town.swap(Buying(self.guild, seat, self.left - 1))


class Paying(Step):
    """N-H1: the open part of a room's price: one good of the own kind, or so many of other kinds.

    For room 2 "one own or one other" is one good of any kind; for rooms 3 and 4 it is one own or two others.
    Where only one good fits, it goes without a question.
    """

    def __init__(self, guild: i64, seat: i64, others: i64, own_will_do: i64) -> None:
        self.guild: i64 = guild
        self.seat: i64 = seat
        self.others: i64 = others
        """How many goods of other kinds would complete the price."""
        self.own_will_do: i64 = own_will_do

    def name(self) -> str:
        return "paying"

    def fields(self) -> list[int]:
        return [int(self.guild), int(self.seat), int(self.others), int(self.own_will_do)]

    def payable(self, town: Town) -> i64:
        """The kinds that may be paid now, as a bit mask."""
        kinds = town.kinds_of(self.seat)
        own = 1 << self.guild
        if town.goods_of(self.seat) - town.goods[self.seat * GOODS + self.guild] < self.others:
            kinds &= own
        if not self.own_will_do:
            kinds &= ~own
        return kinds

    def asked(self, state: State) -> i64:
        kinds = self.payable(cast(Town, state))
        if kinds & (kinds - 1):
            return 1 << self.seat
        return 0

    def go_on(self, state: State) -> None:
        town = cast(Town, state)
        self.pay(town, lowest(self.payable(town)))

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        open_kinds(self.payable(cast(Town, state)), PAY, choices)

    def take(self, state: State, seat: i64, choice: i64) -> None:
        self.pay(cast(Town, state), choice - PAY)

    def pay(self, town: Town, good: i64) -> None:
        """N-H2: into this guild's store, whatever its kind."""
        town.move_goods_to_store(self.seat, good, 1, self.guild)
        town.tell(news.PAID_GOODS, self.seat, 1, good, self.guild)
        if good == self.guild or self.others == 1:
            town.pop()
        else:
            town.swap(Paying(self.guild, self.seat, self.others - 1, 0))


class Welcome(Step):
    """N-H3: the guest comes to the player, the room stays empty (N-H5), and stars work at once (N-T1 to N-T3)."""

    def __init__(self, guild: i64, seat: i64, room: i64) -> None:
        self.guild: i64 = guild
        self.seat: i64 = seat
        self.room: i64 = room

    def fields(self) -> list[int]:
        return [int(self.guild), int(self.seat), int(self.room)]

    def go_on(self, state: State) -> None:
        town = cast(Town, state)
        seat = self.seat
        place = self.guild * ROOMS + self.room
        tile = town.rooms[place]
        town.rooms[place] = EMPTY
        town.tell(news.HIRED, seat, tile, self.room + 1, self.guild)
        town.swap(RoofMoney(self.guild, seat))
        if tile < ARTISANS:
            town.take_tile(seat, tile)
        elif tile == COUNCILMAN:
            town.gain_agent(seat)
            town.shuffle_back(COUNCILMAN)
        elif tile == THIEF:
            town.push(Robbing(seat))
        elif tile == GUARD:
            town.push(Guarding(seat))
        elif tile == MAYOR:
            town.push(Appointing(seat))
        elif tile == PEDDLER and town.goods_of(seat) == 0:
            town.shuffle_back(PEDDLER)
        else:
            town.take_tile(seat, tile)
            if tile == PEDDLER:
                town.push(Loading(seat))


class RoofMoney(Step):
    """N-H4: the bank pays 1 thaler per agent on this guild's roof."""

    def __init__(self, guild: i64, seat: i64) -> None:
        self.guild: i64 = guild
        self.seat: i64 = seat

    def fields(self) -> list[int]:
        return [int(self.guild), int(self.seat)]

    def go_on(self, state: State) -> None:
        town = cast(Town, state)
        agents = town.agents_on_roof(self.guild)
        if agents > 0:
            town.money[self.seat] += agents
            town.tell(news.ROOF_MONEY, self.seat, agents)
        town.swap(MovingFirst(self.guild, self.seat))


class MovingFirst(Step):
    """N-H6: the player may move to the first place of the turn-order track."""

    def __init__(self, guild: i64, seat: i64) -> None:
        self.guild: i64 = guild
        self.seat: i64 = seat

    def name(self) -> str:
        return "moving-first"

    def fields(self) -> list[int]:
        return [int(self.guild), int(self.seat)]

    def asked(self, state: State) -> i64:
        if cast(Town, state).order[0] == self.seat:
            return 0
        return 1 << self.seat

    def go_on(self, state: State) -> None:
        finish_action(cast(Town, state), self.guild, self.seat)

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        choices.add(LEAD)
        choices.add(STAY)

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Town, state)
        if choice == LEAD:
            town.move_first(seat)
            town.tell(news.LEADS, seat)
        finish_action(town, self.guild, seat)
