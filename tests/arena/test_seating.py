"""Seatings: all orders if they are few, else a design in which nobody sits better than anybody else."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from fondaco.arena.seating import MOST_ORDERS, affine, is_prime, seatings, williams


@pytest.mark.parametrize(
    ("line_up", "count"),
    [("ab", 2), ("aa", 1), ("aab", 3), ("abc", 6), ("abbb", 4), ("aabb", 6), ("abcd", 24), ("aaabc", 20), ("abbbb", 5)],
)
def test_few_orders_are_all_played(line_up: str, count: int) -> None:
    orders = seatings(line_up)
    assert len(orders) == len(set(orders)) == count
    assert all(sorted(order) == sorted(line_up) for order in orders)


@pytest.mark.parametrize("line_up", ["abcde", "aabcd", "aabbc", "abcdefg", "aabbccd"])
def test_any_two_of_a_prime_number_sit_on_any_two_seats_equally_often(line_up: str) -> None:
    orders = seatings(line_up)
    seats = len(line_up)
    assert len(orders) <= seats * (seats - 1)
    assert len(orders) == len(set(orders))
    for first, second in combinations(range(seats), 2):
        counts = Counter((order[first], order[second]) for order in orders)
        expected = Counter(
            (line_up[one], line_up[other]) for one in range(seats) for other in range(seats) if one != other
        )
        scale = len(orders) / (seats * (seats - 1))
        assert counts == {pair: count * scale for pair, count in expected.items()}


@pytest.mark.parametrize("seats", [4, 6, 8, 9])
def test_williams_design_balances_seats_and_neighbours(seats: int) -> None:
    rows = williams(seats)
    assert len(rows) == (seats if seats % 2 == 0 else 2 * seats)
    for seat in range(seats):
        assert set(Counter(row[seat] for row in rows).values()) == {len(rows) // seats}
    after = Counter((row[seat], row[seat + 1]) for row in rows for seat in range(seats - 1))
    assert len(after) == seats * (seats - 1)
    assert len(set(after.values())) == 1


def test_a_table_of_six_has_a_design() -> None:
    assert len(seatings("abcdef")) == 6
    assert not is_prime(6)
    assert len(affine(5)) == 20 <= MOST_ORDERS
