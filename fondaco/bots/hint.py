"""Hints: the few choices that promise a seat most, from its own view.

What is hidden is imagined with a luck that comes from nowhere else, so that two games that look alike to a player get
the same hints, after the same work.
"""

from __future__ import annotations

from typing import Final

from fondaco.bots.coach import reason_for
from fondaco.bots.search import Limit, Manner, Ranked, Search
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State

MOST: Final = 3
"""How many choices are hinted at."""
PLAYOUTS: Final = 60
"""How many playouts a hint takes: a number, not a time, so that a slow machine says the same."""
WORLDS: Final = 2
"""In so many worlds is looked for what speaks for a choice."""


class Hint:
    """A choice, and what it promises."""

    def __init__(self, line: list[int], chance: int, points: int, reason: Reason | None) -> None:
        self.line = line
        """The choices of the whole move; the first one is the answer."""
        self.chance = chance
        """To win, in millionths."""
        self.points = points
        """In the end, in hundredths."""
        self.reason = reason
        """What speaks for it beside the best of the others; None if no single thing does."""


def hints_for(game: Game, view: State, seat: int, playouts: int = PLAYOUTS) -> list[Hint]:
    """The best few choices for a seat that may answer, the best first."""
    search = Search(game, view, seat, Luck("hint"), Limit(playouts), Manner(sure=0))
    ranked = best_of(search.run())
    worlds = [search.world(number) for number in range(WORLDS)]
    hints: list[Hint] = []
    for index in range(len(ranked)):
        one = ranked[index]
        reason: Reason | None = None
        if len(ranked) > 1:
            other = ranked[1] if index == 0 else ranked[0]
            reason = reason_for(game, worlds, seat, one.line, other.line)
        hints.append(Hint(one.line, one.chance, one.points, reason))
    return hints


def best_of(ranked: list[Ranked]) -> list[Ranked]:
    """Those that were tried longest, by what they promise; then the next ones, as far as they do not look better.

    What dropped out early may look better by chance alone.
    """
    most = max([one.playouts for one in ranked])
    longest = [one for one in ranked if one.playouts == most]
    longest.sort(key=from_likeliest)
    others = [one for one in ranked if 0 < one.playouts < most and one.chance <= longest[-1].chance]
    others.sort(key=from_likeliest)
    return (longest + others)[:MOST]


def from_likeliest(one: Ranked) -> tuple[int, int]:
    """Sort key: the best chance first, and of equal ones the most points."""
    return -one.chance, -one.points
