"""Hiring a guest (N-H1 to N-H6): the price, the guest, the roof money, the turn order."""

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
    PEDDLER,
    ROOMS,
    THIEF,
)
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.guard import Guarding, Swapping
from fondaco.games.norenberc.steps.townspeople import Appointing, Loading, Robbing
from fondaco.games.norenberc.steps.visit import Visit, open_kinds, why_no_other_action
from fondaco.games.norenberc.vocabulary import BUY, LEAD, PAY, STAY
from fondaco.games.norenberc.word_keys import good_key
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import lowest
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State


def can_pay(room: i64, own: i64, others: i64) -> bool:
    """N-H1: whether a room's price can be paid with so many goods of the guild's own kind and of other kinds."""
    if room == 0:
        return own >= 1
    if room == 1:
        return own >= 1 and own + others >= 2
    if room == 2:
        return own >= 2 or (own >= 1 and others >= 2)
    return own >= 3 or (own >= 2 and others >= 2)


class Paying(Visit):
    """N-H1: the open part of a room's price: one good of the guild's own kind, or so many of other kinds.

    For room 2 "one own or one other" is one good of any kind; for rooms 3 and 4 it is one own or two others.
    Where only one good fits, it goes without a question.
    """

    def __init__(self, guild: i64, seat: i64, others: i64, own_will_do: i64) -> None:
        super().__init__(guild, seat)
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

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        town = cast(Town, state)
        if not PAY <= choice < BUY:
            return why_no_other_action(choice, "hiring") or Reason("other-question")
        good = choice - PAY
        if self.payable(town) >> good & 1:
            return None
        if not town.kinds_of(seat) >> good & 1:
            return Reason("not-held", {"good": good_key(good)}, "N-H1")
        # Whoever has too few goods of other kinds is not asked, so what is held and will not do is the guild's own.
        return Reason("pay-other-kind", {"good": good_key(good)}, "N-H1")

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


class Welcome(Visit):
    """N-H3: the guest comes to the player, the room stays empty (N-H5), and stars work at once (N-T1 to N-T3)."""

    def __init__(self, guild: i64, seat: i64, room: i64) -> None:
        super().__init__(guild, seat)
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


class RoofMoney(Visit):
    """N-H4: the bank pays 1 thaler per agent on this guild's roof."""

    def go_on(self, state: State) -> None:
        town = cast(Town, state)
        agents = town.agents_on_roof(self.guild)
        if agents > 0:
            town.money[self.seat] += agents
            town.tell(news.ROOF_MONEY, self.seat, agents)
        town.swap(MovingFirst(self.guild, self.seat))


class MovingFirst(Visit):
    """N-H6: the player may move to the first place of the turn-order track."""

    def name(self) -> str:
        return "moving-first"

    def asked(self, state: State) -> i64:
        if cast(Town, state).order[0] == self.seat:
            return 0
        return 1 << self.seat

    def go_on(self, state: State) -> None:
        self.finish(cast(Town, state))

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        choices.add(LEAD)
        choices.add(STAY)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        if choice in (LEAD, STAY):
            return None
        return why_no_other_action(choice, "hiring") or Reason("other-question")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Town, state)
        if choice == LEAD:
            town.move_first(seat)
            town.tell(news.LEADS, seat)
        self.finish(town)


def held_place(town: Town) -> i64:
    """The place whose guest is being paid for, or whose tile the Guard holds; -1 for none."""
    if town.is_over():
        return -1
    step = town.asking
    if isinstance(step, Paying):
        return step.guild * ROOMS + cast(Welcome, town.stack[-2]).room
    return step.place if isinstance(step, Swapping) else -1
