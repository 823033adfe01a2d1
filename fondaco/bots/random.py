"""The random bot: any open choice, all equally likely."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.bots.bot import Bot
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import State


class RandomBot(Bot):
    def __init__(self) -> None:
        self.name = "random"

    def choose(self, game: Game, view: State, seat: i64, luck: Luck) -> i64:
        choices = Choices(len(game.vocabulary))
        view.open(seat, choices)
        return choices.any(luck)
