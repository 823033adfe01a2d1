"""The action at a guild (N-A3): sell, hire, buy or nothing."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.norenberc import news
from fondaco.games.norenberc.data import EMPTY, GOODS, ROOMS
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.hiring import Paying, Welcome, can_pay
from fondaco.games.norenberc.steps.shopping import Shopping
from fondaco.games.norenberc.vocabulary import BUY, HIRE, NOTHING, PAY, SELL, STOP
from fondaco.games.norenberc.word_keys import good_key
from fondaco.kernel.choices import Choices
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State


class Action(Shopping):
    """N-A3: one action: sell (N-V1), hire (N-H1), buy (N-B1) or nothing (N-01), never with another player (N-B3)."""

    def name(self) -> str:
        return "action"

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
        self.open_goods(town, choices)
        choices.add(NOTHING)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        town = cast(Town, state)
        if SELL < choice < HIRE:
            return self.why_not_sell(town, choice - SELL)
        if HIRE <= choice < PAY:
            return self.why_not_hire(town, choice - HIRE)
        if BUY <= choice < STOP:
            return self.why_not_buy(town, [int(choice - BUY)])
        return None if choice == NOTHING else Reason("other-question")

    def why_not_sell(self, town: Town, number: i64) -> Reason | None:
        own = town.goods[self.seat * GOODS + self.guild]
        if own == 0:
            return Reason("nothing-to-sell", {"good": good_key(self.guild)}, "N-V1")
        if own < number:
            facts: dict[str, str | int] = {"good": good_key(self.guild), "held": int(own), "count": int(number)}
            return Reason("sell-more", facts, "N-V1")
        return None

    def why_not_hire(self, town: Town, room: i64) -> Reason | None:
        if town.rooms[self.guild * ROOMS + room] == EMPTY:
            return Reason("room-empty", {"room": int(room) + 1}, "N-H5")
        own = town.goods[self.seat * GOODS + self.guild]
        others = town.goods_of(self.seat) - own
        if can_pay(room, own, others):
            return None
        facts: dict[str, str | int] = {"room": int(room) + 1, "good": good_key(self.guild)}
        facts["own"] = int(own)
        facts["others"] = int(others)
        return Reason("room-price", facts, "N-H1")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Town, state)
        guild = self.guild
        if choice < HIRE:
            number = choice - SELL
            town.move_goods_to_store(seat, guild, number, guild)
            town.money[seat] += number * town.price(guild)
            town.tell(news.SOLD, seat, number, guild, number * town.price(guild))
            self.finish(town)
        elif choice < PAY:
            self.hire(town, choice - HIRE)
        elif choice == NOTHING:
            town.tell(news.DID_NOTHING, seat, guild)
            self.finish(town)
        else:
            self.buy(town, choice - BUY)

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
