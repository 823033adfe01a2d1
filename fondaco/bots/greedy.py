"""The greedy bot: searches the ways to complete its own move and takes the one with the best evaluation.

Where a game has its own heuristics for a choice, such as for dealing, they answer instead.
"""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.bots.bot import Bot
from fondaco.bots.move import BUDGET, LARGEST_BUDGET, Move
from fondaco.bots.settings import check_names, whole_number
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import State


class GreedyBot(Bot):
    def __init__(self, budget: int = BUDGET) -> None:
        self.name = "greedy"
        self.budget: i64 = budget

    def settled(self, settings: dict[str, str]) -> Bot:
        check_names(self.name, settings, ["budget"])
        return GreedyBot(whole_number(self.name, settings, "budget", BUDGET, 0, LARGEST_BUDGET))

    def choose(self, game: Game, view: State, seat: i64, luck: Luck) -> i64:
        advised = game.advice(view, seat, luck)
        if advised >= 0:
            return advised
        return Move(game, seat, game.imagine(view, seat, luck), budget=self.budget).best(luck)
