"""Townspeople that ask their hirer something: Thief (N-T2), Peddler (N-T5), Mayor (N-T6)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.norenberc import news
from fondaco.games.norenberc.data import GOODS, THIEF
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.visit import open_kinds, why_not_in_play
from fondaco.games.norenberc.vocabulary import APPOINT, FORGO, LEAD, LOAD, ROB, STEAL, SWAP
from fondaco.games.norenberc.word_keys import good_key, goods_key
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import lowest
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State
from fondaco.kernel.steps import SeatStep


class Robbing(SeatStep):
    """N-T2: the Thief may take goods from one other player."""

    def name(self) -> str:
        return "robbing"

    def can_rob(self, town: Town, other: i64) -> bool:
        return other != self.seat and town.goods_of(other) > 0

    def asked(self, state: State) -> i64:
        town = cast(Town, state)
        for other in range(town.seats):
            if self.can_rob(town, other):
                return 1 << self.seat
        return 0

    def go_on(self, state: State) -> None:
        self.leave(cast(Town, state))

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        town = cast(Town, state)
        for other in range(town.seats):
            if self.can_rob(town, other):
                choices.add(ROB + other)
        choices.add(FORGO)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        town = cast(Town, state)
        if not ROB <= choice < STEAL:
            return None if choice == FORGO else Reason("other-question")
        other = choice - ROB
        if other >= town.seats:
            return Reason("no-such-player", {"players": int(town.seats)}, "N-T2")
        if self.can_rob(town, other):
            return None
        return Reason("rob-oneself", {}, "N-T2") if other == seat else Reason("rob-without-goods", {}, "N-T2")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Town, state)
        if choice == FORGO:
            self.leave(town)
            return
        victim = choice - ROB
        town.swap(Stealing(seat, victim, 2 if town.goods_of(victim) > 1 else 1))

    def leave(self, town: Town) -> None:
        town.pop()
        town.tell(news.UNUSED, self.seat, THIEF)
        town.shuffle_back(THIEF)


class Stealing(SeatStep):
    """N-T2: good by good; the bank pays the victim. Where the victim has one kind only, it goes without a question."""

    def __init__(self, seat: i64, victim: i64, left: i64) -> None:
        super().__init__(seat)
        self.victim: i64 = victim
        self.left: i64 = left

    def name(self) -> str:
        return "stealing"

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.victim), int(self.left)]

    def asked(self, state: State) -> i64:
        kinds = cast(Town, state).kinds_of(self.victim)
        if self.left > 0 and kinds & (kinds - 1):
            return 1 << self.seat
        return 0

    def go_on(self, state: State) -> None:
        town = cast(Town, state)
        if self.left == 0:
            town.pop()
            town.shuffle_back(THIEF)
            return
        self.steal(town, lowest(town.kinds_of(self.victim)))

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        open_kinds(cast(Town, state).kinds_of(self.victim), STEAL, choices)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        if not STEAL <= choice < SWAP:
            return Reason("other-question")
        kinds = cast(Town, state).kinds_of(self.victim)
        return None if kinds >> (choice - STEAL) & 1 else Reason("steal-other", {"goods": goods_key(kinds)}, "N-T2")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        self.steal(cast(Town, state), choice - STEAL)

    def steal(self, town: Town, good: i64) -> None:
        price = town.price(good)
        town.goods[self.victim * GOODS + good] -= 1
        town.goods[self.seat * GOODS + good] += 1
        town.money[self.victim] += price
        town.tell(news.STOLE, self.seat, self.victim, good)
        town.tell(news.INSURED, self.victim, price)
        town.swap(Stealing(self.seat, self.victim, self.left - 1))


class Loading(SeatStep):
    """N-T5: one own good must be put on the Peddler. Where the player has one kind only, it goes without a question."""

    def name(self) -> str:
        return "loading"

    def asked(self, state: State) -> i64:
        kinds = cast(Town, state).kinds_of(self.seat)
        if kinds & (kinds - 1):
            return 1 << self.seat
        return 0

    def go_on(self, state: State) -> None:
        town = cast(Town, state)
        self.load(town, lowest(town.kinds_of(self.seat)))

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        open_kinds(cast(Town, state).kinds_of(self.seat), LOAD, choices)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        if not LOAD <= choice < LEAD:
            return Reason("other-question")
        good = choice - LOAD
        held = cast(Town, state).kinds_of(seat) >> good & 1
        return None if held else Reason("not-held", {"good": good_key(good)}, "N-T5")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        self.load(cast(Town, state), choice - LOAD)

    def load(self, town: Town, good: i64) -> None:
        town.goods[self.seat * GOODS + good] -= 1
        town.loaded[self.seat * GOODS + good] += 1
        town.tell(news.LOADED, self.seat, good)
        town.pop()


class Appointing(SeatStep):
    """N-T6: the Mayor goes to the roof of a guild of the player's choice, for the rest of the game."""

    def name(self) -> str:
        return "appointing"

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        for guild in range(cast(Town, state).guilds):
            choices.add(APPOINT + guild)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        if not APPOINT <= choice < LOAD:
            return Reason("other-question")
        return why_not_in_play(cast(Town, state), 1 << (choice - APPOINT))

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Town, state)
        town.mayors[choice - APPOINT] += 1
        town.tell(news.APPOINTED, seat, choice - APPOINT)
        town.pop()
