"""What the suite is run over: every game on the list and a tiny one that has rules and words alone. None is named."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from fondaco.games import GAMES
from fondaco.kernel.game import Game

from ..fifth.game import Pearls

SUBJECTS = [*GAMES, Pearls()]
NAMES = ["Anna", "Bea", "Carl", "Dora", "Emil", "Fritz", "Gerda", "Hans"]
each_game = pytest.mark.parametrize("game", SUBJECTS, ids=lambda game: game.name)


class Setting(NamedTuple):
    """How a game is played: with how many seats, and what was settled."""

    game: Game
    seats: int
    options: tuple[tuple[str, str], ...]

    @property
    def players(self) -> list[str]:
        return NAMES[: self.seats]


def settings_of(game: Game) -> list[Setting]:
    """The fewest and the most seats; and, where there is something to settle, the last value of every option."""
    others = tuple((name, values[-1]) for name, values in game.options.items())
    usual = [Setting(game, seats, ()) for seats in sorted({game.fewest, game.most})]
    return usual + ([Setting(game, game.fewest, others)] if others else [])


def title(setting: Setting) -> str:
    return "-".join([setting.game.name, str(setting.seats), *(value for _, value in setting.options)])


each_setting = pytest.mark.parametrize(
    "setting", [setting for game in SUBJECTS for setting in settings_of(game)], ids=title
)
