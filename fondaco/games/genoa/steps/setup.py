"""Set-up (G-S1, G-S2)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.genoa import news
from fondaco.games.genoa.data import KINDS, bit
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.cards import Draw
from fondaco.games.genoa.vocabulary import FIRST
from fondaco.kernel.state import State, Step
from fondaco.kernel.steps import DrawFromSet


class StartPlayer(DrawFromSet):
    """G-S1: the start player is drawn, and stays the same all game."""

    def verb(self) -> i64:
        return FIRST

    def things(self, state: State) -> i64:
        return bit(state.seats) - 1

    def drawn(self, state: State, thing: i64) -> None:
        city = cast(City, state)
        city.first = thing
        city.trader = city.first
        city.tell(news.BEGINS, city.first)
        city.swap(FirstHands(0))


class FirstHands(Step):
    """G-S2: each player gets one card from each of the four piles before the first turn."""

    def __init__(self, dealt: i64) -> None:
        self.dealt: i64 = dealt

    def fields(self) -> list[int]:
        return [int(self.dealt)]

    def go_on(self, state: State) -> None:
        city = cast(City, state)
        if self.dealt == city.seats * KINDS:
            city.drawn = 0
            city.pop()
            return
        city.swap(FirstHands(self.dealt + 1))
        city.push(Draw(self.dealt // KINDS, self.dealt % KINDS, 1))
