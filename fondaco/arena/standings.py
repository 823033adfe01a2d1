"""The standings of a tournament: what its games tell about each contender, and about each two of them."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from itertools import combinations
from statistics import fmean
from typing import Any

from fondaco.arena.intervals import Interval, difference_interval, mean_interval, share_interval
from fondaco.arena.played import Forfeit, Played
from fondaco.arena.ratings import ratings
from fondaco.arena.stopping import LOOK, Sequence


@dataclass
class Row:
    """How one contender did, on all its seats together."""

    bot: str
    seats: int
    share: float
    """Of the wins; a shared victory is split."""
    fair: float
    """The share if all bots were alike."""
    low: float
    high: float
    points: float | None
    """Of one seat; None if no game was finished."""
    points_low: float | None
    points_high: float | None
    rating: float
    sigma: float
    ms: float
    """Milliseconds a choice."""
    slowest_ms: float
    forfeits: int


@dataclass
class Pair:
    """Two contenders on the same seeds: by how much the first is better on a seat, with 95 % intervals."""

    one: str
    other: str
    share: float
    share_low: float
    share_high: float
    points: float | None
    points_low: float | None
    points_high: float | None


@dataclass
class Stop:
    """A tournament that was allowed to end early."""

    bot: str
    target: float
    looks: int
    """How often it was asked whether that may be."""
    is_early: bool
    low: float
    high: float
    """The interval that is valid at every look."""


@dataclass
class Standings:
    games: int
    seeds: int
    orders: int
    rows: list[Row]
    pairs: list[Pair]
    forfeits: list[Forfeit]
    """With the number of the `game`, in their order."""
    stop: Stop | None

    def facts(self) -> dict[str, Any]:
        facts = asdict(self)
        return {"line_up": facts.pop("rows"), **facts}


class Tally:
    """What the games say of one contender: its share of wins on each seed, and its points on those with any."""

    def __init__(self, bot: str, games: list[Played], orders: int) -> None:
        self.bot = bot
        self.shares: list[float] = []
        self.points: dict[int, float] = {}
        """By seed, of one seat."""
        answers, seconds, slowest = 0, 0.0, 0.0
        for first in range(0, len(games), orders):
            block = games[first : first + orders]
            taken = [(game, seat) for game in block for seat in game.seats_of(bot)]
            self.shares.append(fmean(game.share_of(bot) for game in block))
            points = [sum(game.points[seat]) for game, seat in taken if game.points is not None]
            if points:
                self.points[first // orders] = fmean(points)
            for game, seat in taken:
                answers += game.answers[seat]
                seconds += game.answers[seat] * game.ms[seat]
                slowest = max(slowest, game.slowest_ms[seat])
        self.seats = len(games[0].seats_of(bot))
        self.ms = seconds / max(1, answers)
        self.slowest_ms = slowest

    def row(self, seats: int, orders: int, rating: tuple[float, float], forfeits: int) -> Row:
        low, high = share_interval(self.shares, orders)
        points = list(self.points.values())
        points_low, points_high = ends(mean_interval(points))
        return Row(
            self.bot,
            self.seats,
            fmean(self.shares),
            self.seats / seats,
            low,
            high,
            fmean(points) if points else None,
            points_low,
            points_high,
            *rating,
            self.ms,
            self.slowest_ms,
            forfeits,
        )


def ends(interval: Interval | None) -> tuple[float | None, float | None]:
    return interval if interval else (None, None)


def paired(one: Tally, other: Tally, seats: int, orders: int) -> Pair:
    """The differences on each seed; a seat of the one beside a seat of the other."""
    shares = [mine / one.seats - theirs / other.seats for mine, theirs in zip(one.shares, other.shares, strict=True)]
    usual = math.sqrt((1 / one.seats + 1 / other.seats) / seats / orders)
    points = [one.points[seed] - other.points[seed] for seed in one.points if seed in other.points]
    return Pair(
        one.bot,
        other.bot,
        fmean(shares),
        *difference_interval(shares, usual),
        fmean(points) if points else None,
        *ends(mean_interval(points)),
    )


def watched(tally: Tally, target: float, seeds: int) -> Stop:
    """What a tournament that could end early says about its first contender."""
    sequence = Sequence(target)
    for share in tally.shares:
        sequence.add(share)
    low, high = sequence.interval()
    looks = -(-len(tally.shares) // LOOK)
    return Stop(tally.bot, target, looks, len(tally.shares) < seeds, low, high)


def standings(
    contenders: Iterable[str], orders: int, games: list[Played], stop: float | None = None, seeds: int = 0
) -> Standings:
    """Of games in their order, whole seeds of them. `seeds` is how many there were to be."""
    seats = len(games[0].seating)
    tallies = [Tally(bot, games, orders) for bot in contenders]
    rated = ratings([tally.bot for tally in tallies], games)
    forfeits = [game.forfeit | {"game": game.number} for game in games if game.forfeit is not None]
    rows = [
        tally.row(seats, orders, rated[tally.bot], sum(one["bot"] == tally.bot for one in forfeits))
        for tally in tallies
    ]
    pairs = [paired(one, other, seats, orders) for one, other in combinations(tallies, 2)]
    stopped = None if stop is None else watched(tallies[0], stop, seeds)
    return Standings(len(games), len(games) // orders, orders, rows, pairs, forfeits, stopped)
