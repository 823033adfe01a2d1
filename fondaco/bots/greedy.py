"""The greedy bot: searches the ways to complete its own move and takes the one with the best evaluation.

Where a game has its own heuristics for a choice, such as for dealing, they answer instead.
"""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.bots.bot import Bot
from fondaco.bots.move import Move
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import State


class GreedyBot(Bot):
    def __init__(self) -> None:
        self.name = "greedy"

    def choose(self, game: Game, view: State, seat: i64, luck: Luck) -> i64:
        advised = game.advice(view, seat, luck)
        if advised >= 0:
            return advised
        return Move(game, seat, game.imagine(view, seat, luck)).best(luck)
