"""The ladder: how each level of bots does against the one below, as it was measured.

`make ladder` writes a file for each game, which is shipped with it.
"""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import NamedTuple

from fondaco.bots.learned import net_path
from fondaco.bots.levels import LEVELS
from fondaco.kernel.game import Game

FILE = "ladder.json"
"""In the room for bots of a game."""
BELOW = dict(zip(LEVELS, ["random", *LEVELS], strict=False))
"""For each level the bot that is one rung below it."""
ENOUGH = 100
"""Games of which a figure is worth telling to people who choose an opponent; fewer tell as much only where an early end
has shown that a bot is better or worse than its opponents."""


class Rung(NamedTuple):
    """One bot on one seat, another on all others."""

    bot: str
    below: str
    seats: int
    games: int
    share: float
    """Of the games that it won."""
    low: float
    high: float
    """The 95 % interval of the share; valid at every look, if there were any."""
    points: float | None
    points_below: float | None
    """Of one seat, on average."""
    rating: float
    sigma: float
    rating_below: float
    """openskill's: both begin at 25."""
    ms: float
    """Milliseconds for a choice, on average."""
    looks: int
    """How often it was asked whether this may end early; 0 if it could not."""
    forfeits: int
    date: str

    @property
    def fair(self) -> float:
        return 1 / self.seats

    @property
    def name(self) -> tuple[str, str, int]:
        """What tells it from other rungs."""
        return self.bot, self.below, self.seats

    @property
    def is_telling(self) -> bool:
        is_shown = self.looks > 0 and not self.low <= self.fair <= self.high
        return is_shown or self.games >= ENOUGH


def ladder_path(game: Game) -> Path:
    return net_path(game).parent / FILE


def read_rungs(path: Path) -> list[Rung]:
    """All that was measured; nothing where nobody did."""
    if not path.exists():
        return []
    return [Rung(**rung) for rung in json.loads(path.read_text(encoding="utf-8"))["rungs"]]


@functools.cache
def ladder_of(game: Game) -> dict[str, Rung]:
    """For each level that was measured long enough against the one below the rung with the most seats."""
    rungs = sorted(read_rungs(ladder_path(game)), key=lambda rung: rung.seats)
    return {rung.bot: rung for rung in rungs if BELOW.get(rung.bot) == rung.below and rung.is_telling}
