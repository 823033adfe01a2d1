"""What a position is worth, on one scale for all games: each seat's chance to win, and its points in the end.

The net of a game tells both. Without one they are told from the hand-made value and from how much may still change.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.bots.learned import Learned, finish_of, judge_of, shares
from fondaco.bots.net import MILLION, POINTS, WIN, chance
from fondaco.kernel.game import Game
from fondaco.kernel.state import State

LOGIT: Final = 1000
"""The table of chances counts in thousandths of a logit."""
LEAD_PART: Final = 20_000
"""Millionths of a victory that a lead is worth by which a seat is e times as likely to win."""
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


class Prospect:
    """What one seat may expect of a position."""

    def __init__(self, worth: i64, chance: i64, points: i64) -> None:
        self.worth: i64 = worth
        """By which positions are compared: the chance, and a little for the lead."""
        self.chance: i64 = chance
        self.points: i64 = points
        """As in an appraisal."""


def prospect(game: Game, state: State, seat: i64, judge: Learned | None) -> Prospect:
    """What one seat may expect, by a net or without one; this takes less than to appraise it for all."""
    if state.waiting != 0 and judge is not None:
        worth = judge.value(state, seat)
        points = judge.net.heads[POINTS] * judge.net.unit // 10
        return Prospect(worth, chance(judge.net.heads[WIN]), points)
    values: list[int] = []
    if state.waiting == 0:
        appraisal = result_of(game, state)
        values = appraisal.points
        unsettled = game.unsettled(state)
    else:
        unsettled = game.unsettled(state)
        values = [int(game.value(state, other)) for other in range(state.seats)]
        appraisal = Appraisal(chances_by(values, unsettled), [])
    mine = appraisal.chances[seat]
    best = max([values[other] for other in range(state.seats) if other != seat])
    lead = LEAD_PART * (values[seat] - best) // unsettled
    return Prospect(mine + lead, mine, appraisal.points[seat] if appraisal.points else game.forecast(state, seat))
