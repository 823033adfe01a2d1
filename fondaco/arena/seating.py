"""Seatings: the orders in which a line-up sits down, on every seed each of them once.

All distinct orders, if they are few. Otherwise a balanced design: with a prime number of seats the affine maps
`seat -> a * seat + b`, in which any two entries sit on any two seats exactly once, so nobody sits more often on a seat,
behind somebody or beside somebody than anybody else; with another number Williams' design, in which every entry sits on
every seat equally often, and equally often right after each other one.
"""

from __future__ import annotations

from collections.abc import Sequence

MOST_ORDERS = 24
"""All orders of four different bots."""


def seatings(line_up: Sequence[str]) -> list[tuple[str, ...]]:
    """The orders that are played on every seed."""
    every = distinct_orders(line_up, MOST_ORDERS + 1)
    if len(every) <= MOST_ORDERS:
        return every
    rows = affine(len(line_up)) if is_prime(len(line_up)) else williams(len(line_up))
    orders = [tuple(line_up[entry] for entry in row) for row in rows]
    # Equal bots may make rows of the affine design equal: then all of them are, equally often.
    return list(dict.fromkeys(orders)) if is_prime(len(line_up)) else orders


def distinct_orders(line_up: Sequence[str], most: int) -> list[tuple[str, ...]]:
    """The distinct orders of a line-up, as it is typed first; no more than so many."""
    left = dict.fromkeys(line_up, 0)
    for entry in line_up:
        left[entry] += 1
    found: list[tuple[str, ...]] = []

    def go_on(order: tuple[str, ...]) -> None:
        if len(order) == len(line_up):
            found.append(order)
            return
        for entry in left:
            if left[entry] and len(found) < most:
                left[entry] -= 1
                go_on((*order, entry))
                left[entry] += 1

    go_on(())
    return found


def is_prime(number: int) -> bool:
    return number > 1 and all(number % divisor for divisor in range(2, int(number**0.5) + 1))


def affine(seats: int) -> list[list[int]]:
    """The entries in their seats, for a prime number of seats: n(n - 1) rows."""
    return [[(factor * seat + shift) % seats for seat in range(seats)]
            for factor in range(1, seats) for shift in range(seats)]  # fmt: skip


def williams(seats: int) -> list[list[int]]:
    """The entries in their seats: n rows for an even number, 2n for an odd one."""
    first = [0]
    for step in range(1, seats):
        first.append((step + 1) // 2 if step % 2 else seats - step // 2)
    rows = [[(entry + shift) % seats for entry in first] for shift in range(seats)]
    return rows if seats % 2 == 0 else rows + [row[::-1] for row in rows]
