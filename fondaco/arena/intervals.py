"""Intervals of 95 %. The games of one seed are not independent of each other, so seeds are what is counted."""

from __future__ import annotations

import math
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

CONFIDENCE = 0.95
PULL = 0.5
"""How strongly the variance between seeds is pulled to its largest value: as much as two seeds at even chances."""
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Interval(NamedTuple):
    low: float
    high: float


def wilson(share: float, number: float) -> Interval:
    """Wilson's interval of a share among so many independent games, which may be a fraction."""
    middle = (share + Z * Z / (2 * number)) / (1 + Z * Z / number)
    reach = Z * math.sqrt(share * (1 - share) / number + Z * Z / (4 * number * number)) / (1 + Z * Z / number)
    return Interval(max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution: exact for 1 and 2 degrees of freedom, else a series (to 0.2 %)."""
    if freedom == 1:
        return math.tan(math.pi * CONFIDENCE / 2)
    if freedom == 2:
        return CONFIDENCE * math.sqrt(2 / (1 - CONFIDENCE * CONFIDENCE))
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def effective_games(shares: list[float], games: int) -> float:
    """As how many independent games the shares of some seeds count, `games` on each of them.

    The variance between the seeds tells: from seeds, if the games of each end alike, to games, if they have nothing to
    do with each other; they never count as more. Where wins or losses are few it tells little, so it is pulled
    towards counting seeds: five of five are five seeds, however many games. Few seeds tell it badly, which Student's
    distribution allows for (Korn and Graubard 1998), and a single one is a single observation.
    """
    seeds = len(shares)
    if seeds == 1:
        return 1.0
    share = fmean(shares)
    found = sum((each - share) ** 2 for each in shares) + PULL
    alike = (seeds - 1) * share * (1 - share) + PULL
    return max(1.0, min(seeds * games, seeds * alike / found) * (Z / student(seeds - 1)) ** 2)


def share_interval(shares: list[float], games: int) -> Interval:
    """Of the mean share of wins, from the share on each seed in so many games."""
    share = min(1.0, max(0.0, fmean(shares)))
    return wilson(share, effective_games(shares, games))


def mean_interval(numbers: list[float]) -> Interval | None:
    """Of the mean of numbers, one for each seed; None where a single seed tells nothing about it."""
    if len(numbers) < 2:
        return None
    mean = fmean(numbers)
    reach = student(len(numbers) - 1) * math.sqrt(variance(numbers) / len(numbers))
    return Interval(mean - reach, mean + reach)


def difference_interval(numbers: list[float], usual: float) -> Interval:
    """Of the mean difference of two shares, one for each seed.

    As for a mean, but with two more seeds, one with the usual difference of two equal bots and one with its opposite:
    so a few seeds that agree by chance do not give an interval without width.
    """
    widened = [*numbers, usual, -usual]
    found = mean_interval(widened)
    assert found is not None
    mean = fmean(numbers)
    return Interval(max(-1.0, min(mean, found.low)), min(1.0, max(mean, found.high)))
