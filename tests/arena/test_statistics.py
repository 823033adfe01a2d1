"""Intervals, ratings and the early end, against known numbers and by simulation."""

from __future__ import annotations

import random

import pytest
from openskill.models import PlackettLuce

from fondaco.arena.intervals import (
    difference_interval,
    effective_games,
    mean_interval,
    share_interval,
    student,
    wilson,
)
from fondaco.arena.played import Played
from fondaco.arena.ratings import ratings
from fondaco.arena.standings import standings
from fondaco.arena.stopping import LOOK, Sequence


def played(number: int, seating: str, places: list[int], points: list[int] | None = None) -> Played:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    rows = None if points is None else [[each] for each in points]
    count = len(seating)
    forfeit = None if points else {"seat": places.index(max(places)), "bot": "x", "kind": "slow", "detail": "1"}
    times = [2.0] * count
    return Played(
        number, "s", tuple(seating), rows, places, winners, 5 * count, [5] * count, times, [9.0] * count, forfeit
    )


@pytest.mark.parametrize(
    ("share", "number", "low", "high"),
    [
        (1.0, 5, 0.5655, 1.0),
        (0.0, 10, 0.0, 0.2775),
        (0.5, 10, 0.2366, 0.7634),
        (0.81, 100, 0.7222, 0.8749),
    ],
)
def test_wilson_gives_known_numbers(share: float, number: int, low: float, high: float) -> None:
    assert wilson(share, number) == pytest.approx((low, high), abs=1e-3)


@pytest.mark.parametrize(
    ("freedom", "point"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (10, 2.2281), (30, 2.0423), (249, 1.9695)],
)
def test_student_gives_known_numbers(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, rel=2e-3)


def test_independent_seeds_count_as_their_games() -> None:
    luck = random.Random(1)
    shares = [sum(luck.random() < 0.25 for _ in range(4)) / 4 for _ in range(2000)]
    assert effective_games(shares, 4) == pytest.approx(8000, rel=0.1)


def test_seeds_whose_games_end_alike_count_once() -> None:
    shares = [1.0 if seed % 4 == 0 else 0.0 for seed in range(2000)]
    assert effective_games(shares, 4) == pytest.approx(2000, rel=0.01)


def test_no_interval_is_narrower_than_can_be_known() -> None:
    low, high = share_interval([1.0] * 5, 4)
    assert 0.3 < low < 0.5655, "five seeds, however many games"
    assert high == 1.0
    low, high = share_interval([1.0], 24)
    assert low < 0.25
    low, high = share_interval([0.5] * 3, 2)
    assert high - low > 0.3, "equal shares on three seeds may be chance"
    low, high = share_interval([0.0, 1.0], 2)
    assert low < 0.1 < 0.9 < high
    assert mean_interval([3.0]) is None
    low, high = difference_interval([1.0], 0.7)
    assert (low, high) == (-1.0, 1.0)
    low, high = difference_interval([0.0] * 4, 0.5)
    assert high - low > 0.3


@pytest.mark.parametrize(("seeds", "share"), [(3, 0.25), (10, 0.25), (40, 0.25), (40, 0.05), (100, 0.5)])
def test_the_interval_holds_the_truth_as_often_as_it_says(seeds: int, share: float) -> None:
    """Games of a seed hang together: half of the seeds are decided by the deal alone."""
    luck = random.Random(f"coverage {seeds} {share}")
    held = 0
    for _ in range(600):
        shares = []
        for _ in range(seeds):
            if luck.random() < 0.5:
                shares.append(float(luck.random() < share))
            else:
                shares.append(sum(luck.random() < share for _ in range(4)) / 4)
        low, high = share_interval(shares, 4)
        held += low <= share <= high
    assert held / 600 > 0.925


def test_the_ratings_are_those_of_openskill() -> None:
    model = PlackettLuce()
    one, two = model.rating(), model.rating()
    games = []
    for number, places in enumerate([[1, 2], [2, 1], [1, 2], [1, 1], [1, 2]]):
        games.append(played(number, "ab", places, [1, 1]))
        (one,), (two,) = model.rate([[one], [two]], ranks=[float(place) for place in places])
    found = ratings("ab", games)
    assert found["a"] == pytest.approx((one.mu, one.sigma))
    assert found["b"] == pytest.approx((two.mu, two.sigma))
    assert found["a"].mu > 25 > found["b"].mu
    assert found["a"].sigma < 25 / 3


def test_who_wins_more_is_rated_higher_however_many_seats_it_has() -> None:
    luck = random.Random("rated")
    games = []
    for number in range(300):
        seating = luck.choice(["abb", "bab", "bba"])
        strength = [luck.gauss(1.0 if bot == "a" else 0.0, 1) for bot in seating]
        games.append(played(number, seating, [1 + sum(x > y for x in strength) for y in strength], [1, 1, 1]))
    found = ratings("ab", games)
    assert found["a"].mu - found["a"].sigma > found["b"].mu + found["b"].sigma


def test_equal_bots_are_pooled_and_forfeits_have_no_points() -> None:
    games = [
        played(0, "abb", [1, 2, 3], [9, 4, 2]),
        played(1, "bab", [1, 2, 3], [9, 6, 3]),
        played(2, "bba", [1, 1, 2]),
    ]
    found = standings("ab", 3, games)
    first, second = found.rows
    assert (first.seats, second.seats) == (1, 2)
    assert first.share == pytest.approx(1 / 3)
    assert second.share == pytest.approx(2 / 3)
    assert (first.fair, second.fair) == pytest.approx((1 / 3, 2 / 3))
    assert first.points == pytest.approx(7.5)
    assert second.points == pytest.approx((4 + 2 + 9 + 3) / 4)
    assert (first.ms, first.slowest_ms) == (2.0, 9.0)
    (pair,) = found.pairs
    assert pair.share == pytest.approx(0), "by seat they won equally often"
    assert pair.points == pytest.approx(3.0)
    assert [forfeit["game"] for forfeit in found.forfeits] == [2]


def test_the_early_end_gives_a_false_alarm_in_fewer_than_one_of_twenty_tournaments() -> None:
    """Looked at after every seed, and not only at every tenth."""
    luck = random.Random("false alarms")
    alarms = 0
    for tournament in range(400):
        sequence = Sequence(0.25, is_told=False)
        for _ in range(150):
            together = tournament % 2 and luck.random() < 0.5
            share = float(luck.random() < 0.25) if together else sum(luck.random() < 0.25 for _ in range(4)) / 4
            sequence.add(share)
        alarms += sequence.is_shown
    assert alarms < 20


def test_a_real_difference_is_shown_soon_and_the_interval_excludes_the_target() -> None:
    luck = random.Random("shown")
    sequence = Sequence(0.25)
    count = 0
    while not sequence.is_shown:
        sequence.add(sum(luck.random() < 0.45 for _ in range(4)) / 4)
        count += 1
    assert LOOK < count < 60
    low, high = sequence.interval()
    assert 0.25 <= low < 0.45 < high
