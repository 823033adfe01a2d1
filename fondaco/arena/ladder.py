"""The ladder: how each level of bots does against the one below, as it was measured.

`make ladder` writes a file for each game, which is shipped with it.
"""

from __future__ import annotations

import functools
import json
from typing import NamedTuple

from fondaco.bots.learned import net_path
from fondaco.kernel.game import Game

FILE = "ladder.json"
"""In the room for bots of a game."""


class Rung(NamedTuple):
    """One level on one seat, the level below on all others."""

    bot: str
    below: str
    seats: int
    games: int
    share: float
    """Of the games that it won."""
    low: float
    high: float
    """The 95 % interval of the share."""

    @property
    def fair(self) -> float:
        return 1 / self.seats


@functools.cache
def ladder_of(game: Game) -> dict[str, Rung]:
    """For each bot that was measured the rung with the most seats; nothing where nobody measured."""
    path = net_path(game).parent / FILE
    if not path.exists():
        return {}
    rungs = [Rung(**rung) for rung in json.loads(path.read_text(encoding="utf-8"))["rungs"]]
    return {rung.bot: rung for rung in sorted(rungs, key=lambda rung: rung.seats)}
