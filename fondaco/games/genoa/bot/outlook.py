"""How long the game still lasts, and how likely something comes about in so many turns."""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa.data import NONE, STEPS
from fondaco.games.genoa.state import City
from fondaco.kernel.counts import Counts, counts

WHOLE: Final = 100
"""Chances are percentages."""
MOST_TURNS: Final = 40
MOST_EVENTS: Final = 5
CHANCE_A_TURN: Final = 0.30
"""How likely a player gets one certain thing done in a turn: an action of a certain building, by a deal or not."""
MARKET_SHARE: Final = 16
"""One roll in so many starts on the market and costs a round (G-T2)."""


def success(events: int, turns: int) -> int:
    """How likely, in percent, at least so many things get done in so many turns."""
    fewer = 0.0
    for done in range(events):
        fewer += comb(turns, done) * CHANCE_A_TURN**done * (1 - CHANCE_A_TURN) ** (turns - done)
    return round(WHOLE * (1 - fewer))


DONE: Final[Counts] = counts([success(events, turns) for events in range(MOST_EVENTS) for turns in range(MOST_TURNS)])
"""By number of things, then by turns."""


def chance(events: i64, turns: i64) -> i64:
    """How likely, in percent, a player gets so many things done in so many turns."""
    if turns < 0:
        turns = 0
    if turns >= MOST_TURNS:
        turns = MOST_TURNS - 1
    if events >= MOST_EVENTS:
        events = MOST_EVENTS - 1
    return DONE[events * MOST_TURNS + turns]


def turns_left(city: City) -> i64:
    """The turns to come, one by one for each trader, with the present one as long as the tower can still go."""
    place = city.trader - city.first
    if place < 0:
        place += city.seats
    later = (city.rounds - 1) * city.seats * MARKET_SHARE // (MARKET_SHARE + city.seats)
    return later + city.seats - 1 - place + (1 if is_under_way(city) else 0)


def is_under_way(city: City) -> bool:
    """Whether the present turn still has steps to bring."""
    if city.stopped:
        return False
    if city.tower == NONE:
        return city.visited == 0
    return city.walked < STEPS or city.free == 1


def smaller(one: i64, other: i64) -> i64:
    return one if one < other else other


def larger(one: i64, other: i64) -> i64:
    return one if one > other else other
