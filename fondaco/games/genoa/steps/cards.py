"""Drawing cards, and handing over what of them was promised (G-A6, G-N2)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.genoa import news
from fondaco.games.genoa.data import CARDS, FIRST_CARD, bit, kind_of
from fondaco.games.genoa.reasons import other_question
from fondaco.games.genoa.state import DOWN, City
from fondaco.games.genoa.vocabulary import ASK, CARD, GIVE, ITEM_CARD
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import bits, lowest
from fondaco.kernel.luck import Luck
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import CHANCE_ASKED, State, Step


class Draw(Step):
    """So many cards of a kind into a hand, one after another; none from an empty pile."""

    def __init__(self, seat: i64, kind: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.left: i64 = left

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.kind), int(self.left)]

    def asked(self, state: State) -> i64:
        if self.left > 0 and cast(City, state).pile[self.kind] > 0:
            return CHANCE_ASKED
        return 0

    def go_on(self, state: State) -> None:
        if self.left > 0:
            state.tell(news.NO_CARD, self.kind)
        state.pop()

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        city = cast(City, state)
        for card in range(FIRST_CARD[self.kind], FIRST_CARD[self.kind + 1]):
            if city.where[card] == DOWN:
                choices.add_weighted(CARD + card, 1)

    def draw(self, state: State, luck: Luck, choices: Choices) -> i64:
        city = cast(City, state)
        left = luck.below(city.pile[self.kind])
        card = FIRST_CARD[self.kind]
        while True:
            if city.where[card] == DOWN:
                if left == 0:
                    return CARD + card
                left -= 1
            card += 1

    def take(self, state: State, seat: i64, choice: i64) -> None:
        city = cast(City, state)
        card = choice - CARD
        city.swap(Draw(self.seat, self.kind, self.left - 1))
        city.tell(news.DREW, self.seat, kind_of(card))
        city.tell_only(self.seat, news.DREW_CARD, self.seat, card)
        city.draw_card(self.seat, card)
        city.drawn |= bit(card)


class HandCards(Step):
    """Of the cards just drawn so many go to another player, who and all others see them. The one who drew chooses."""

    def __init__(self, seat: i64, other: i64, count: i64) -> None:
        self.seat: i64 = seat
        self.other: i64 = other
        self.count: i64 = count

    def name(self) -> str:
        return "handing"

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.other), int(self.count)]

    def asked(self, state: State) -> i64:
        if self.count > 0 and bits(cast(City, state).drawn) > self.count:
            return 1 << self.seat
        return 0

    def go_on(self, state: State) -> None:
        city = cast(City, state)
        if self.count > 0:
            while city.drawn:
                self.hand(city, lowest(city.drawn))
        city.drawn = 0
        city.pop()

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        drawn = cast(City, state).drawn
        for card in range(CARDS):
            if drawn >> card & 1:
                choices.add(GIVE + ITEM_CARD + card)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        if not GIVE <= choice < ASK:
            return other_question()
        card = choice - GIVE - ITEM_CARD
        if card >= 0 and cast(City, state).drawn >> card & 1:
            return None
        return Reason("not-drawn", {}, "G-N2")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        city = cast(City, state)
        self.hand(city, choice - GIVE - ITEM_CARD)
        city.swap(HandCards(self.seat, self.other, self.count - 1))

    def hand(self, city: City, card: i64) -> None:
        city.drawn &= ~bit(card)
        city.pass_card(card, self.other)
        city.tell(news.HANDED_CARD, self.seat, self.other, card)
