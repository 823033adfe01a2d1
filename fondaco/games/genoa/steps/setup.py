"""Set-up (G-S1, G-S2)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.genoa import news
from fondaco.games.genoa.data import KINDS
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.cards import Draw
from fondaco.games.genoa.vocabulary import FIRST
from fondaco.kernel.choices import Choices
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE_ASKED, State, Step


class StartPlayer(Step):
    """G-S1: the start player is drawn, and stays the same all game."""

    def asked(self, state: State) -> i64:
        return CHANCE_ASKED

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        for player in range(state.seats):
            choices.add_weighted(FIRST + player, 1)

    def draw(self, state: State, luck: Luck, choices: Choices) -> i64:
        return FIRST + luck.below(state.seats)

    def take(self, state: State, seat: i64, choice: i64) -> None:
        city = cast(City, state)
        city.first = choice - FIRST
        city.trader = city.first
        city.tell(news.BEGINS, city.first)
        city.swap(Dealing(0))


class Dealing(Step):
    """G-S2: each player gets one card from each of the four piles."""

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
        city.swap(Dealing(self.dealt + 1))
        city.push(Draw(self.dealt // KINDS, self.dealt % KINDS, 1))
