"""Buying at a guild (N-B1, N-B2), good by good, never from another player (N-B3)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.norenberc import news
from fondaco.games.norenberc.data import GOODS
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.visit import Visit, why_no_other_action
from fondaco.games.norenberc.vocabulary import BUY, STOP
from fondaco.games.norenberc.word_keys import good_key, goods_key
from fondaco.kernel.choices import Choices
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State


class Shopping(Visit):
    """A paragraph in which the visitor may buy so many goods more."""

    def __init__(self, guild: i64, seat: i64, left: i64) -> None:
        super().__init__(guild, seat)
        self.left: i64 = left

    def fields(self) -> list[int]:
        return [int(self.guild), int(self.seat), int(self.left)]

    def has_bought(self) -> bool:
        """Whether the visitor has bought something here before."""
        return False

    def stored(self, town: Town) -> i64:
        """The kinds that lie in the store here, as a bit mask."""
        kinds: i64 = 0
        first = self.guild * GOODS
        store = town.store
        for good in range(town.guilds):
            if store[first + good] > 0:
                kinds |= 1 << good
        return kinds

    def can_afford(self, town: Town) -> bool:
        """N-B1, N-B2: whether the visitor may buy one good more, and has the money for it."""
        return self.left > 0 and town.money[self.seat] >= town.price(self.guild)

    def is_stocked(self, town: Town) -> bool:
        """Whether anything lies in the store here."""
        first = self.guild * GOODS
        store = town.store
        for good in range(town.guilds):
            if store[first + good] > 0:
                return True
        return False

    def open_goods(self, town: Town, choices: Choices) -> None:
        """N-B1: one choice for each kind that the visitor can buy."""
        if not self.can_afford(town):
            return
        first = self.guild * GOODS
        store = town.store
        for good in range(town.guilds):
            if store[first + good] > 0:
                choices.add(BUY + good)

    def buy(self, town: Town, good: i64) -> None:
        """N-B1: one good out of the store at the master's value."""
        guild = self.guild
        price = town.price(guild)
        town.store[guild * GOODS + good] -= 1
        town.goods[self.seat * GOODS + good] += 1
        town.money[self.seat] -= price
        town.tell(news.BOUGHT, self.seat, good, price)
        town.swap(Buying(guild, self.seat, self.left - 1))

    def why_not_buy(self, town: Town, goods: list[int]) -> Reason | None:
        """Why some goods cannot be bought one after the other; to buy none at all is no purchase either."""
        stored = self.stored(town)
        wanted: i64 = 0
        for good in goods:
            wanted |= 1 << good
        if stored == 0:
            return Reason("store-empty", {}, "N-B1")
        if wanted == 0 or wanted & ~stored:
            return Reason("not-in-store", {"goods": goods_key(stored)}, "N-B1")
        affordable = town.money[self.seat] // town.price(self.guild)
        if len(goods) > affordable:
            return Reason("money", {"count": int(affordable), "money": int(town.money[self.seat])}, "N-B1")
        if len(goods) > self.left:
            facts: dict[str, str | int] = {"count": int(self.left), "bought": "yes" if self.has_bought() else "no"}
            return Reason("most-bought", facts, "N-B2")
        for good in goods:
            lying = town.store[self.guild * GOODS + good]
            if goods.count(good) > lying:
                return Reason("store", {"good": good_key(good), "count": int(lying)}, "N-B1")
        return None


class Buying(Shopping):
    """N-B1: more of the same purchase, good by good."""

    def name(self) -> str:
        return "buying"

    def has_bought(self) -> bool:
        return True

    def asked(self, state: State) -> i64:
        town = cast(Town, state)
        return 1 << self.seat if self.can_afford(town) and self.is_stocked(town) else 0

    def go_on(self, state: State) -> None:
        self.finish(cast(Town, state))

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        self.open_goods(cast(Town, state), choices)
        choices.add(STOP)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        if BUY <= choice < STOP:
            return self.why_not_buy(cast(Town, state), [int(choice - BUY)])
        if choice == STOP:
            return None
        return why_no_other_action(choice, "buying") or Reason("other-question")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        if choice == STOP:
            self.finish(cast(Town, state))
        else:
            self.buy(cast(Town, state), choice - BUY)
