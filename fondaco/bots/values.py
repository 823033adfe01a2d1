"""What a position is worth, on one scale for all games: each seat's chance to win, and its points in the end.

The net of a game tells both. Without one they are told from the hand-made value and from how much may still change.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.bots.learned import Learned, finish_of, judge_of, shares
from fondaco.bots.net import MILLION, chance
from fondaco.kernel.game import Game
from fondaco.kernel.state import State

LOGIT: Final = 1000
"""The table of chances counts in thousandths of a logit."""
LEAST: Final = 1
"""Nobody is without any chance before the end."""


class Appraisal:
    """What the seats may expect of a position."""

    def __init__(self, chances: list[int], points: list[int]) -> None:
        self.chances = chances
        """Of each seat to win, in millionths: those of all seats together are a million."""
        self.points = points
        """Of each seat in the end, in hundredths of a point."""


def appraise(game: Game, state: State, net: str = "") -> Appraisal:
    """What all seats may expect: the result at the end of a game. Reads what each seat's own view shows.

    `net` names the file of a net instead of the shipped one.
    """
    if state.waiting == 0:
        return result_of(game, state)
    judge = judge_of(game, net)
    if isinstance(judge, Learned):
        return Appraisal(judge.chances(state), judge.points(state))
    values = [int(game.value(state, seat)) for seat in range(state.seats)]
    points = [int(game.forecast(state, seat)) for seat in range(state.seats)]
    return Appraisal(chances_by(values, game.unsettled(state)), points)


def result_of(game: Game, state: State) -> Appraisal:
    """The end of a game, where a shared victory counts for each in part."""
    ends = [finish_of(game, state, seat) for seat in range(state.seats)]
    return Appraisal(shares([int(end.sixtieths) for end in ends]), [int(100 * end.points) for end in ends])


def chances_by(values: list[int], unsettled: i64) -> list[int]:
    """Chances that grow with the values: by a factor of e for each so many hundredths."""
    best = max(values)
    odds: list[int] = []
    for value in values:
        behind: i64 = value - best
        part = chance(behind * LOGIT // unsettled)
        odds.append(int(part * MILLION // (MILLION - part) + LEAST))
    return shares(odds)
