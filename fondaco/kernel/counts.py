"""Counts of things: the one place that knows how whole numbers are stored.

`Counts` is a flat vector of 64-bit integers. Assigning one shares it; `counts[:]` copies it.
"""

from __future__ import annotations

from typing import TypeAlias, cast

from librt.vecs import append, extend, remove, vec
from mypy_extensions import i16, i64

Counts: TypeAlias = "vec[i64]"
SharedCounts: TypeAlias = "vec[i64]"
"""A field of a state that is never changed in place, only replaced, so that copies share it (see `tools/fields`)."""
Cells: TypeAlias = "vec[i16]"
"""Small numbers, where there are very many of them."""


def zeros(size: i64) -> Counts:
    return vec[i64]([0 for _ in range(size)])


def filled(size: i64, value: i64) -> Counts:
    return vec[i64]([value for _ in range(size)])


def counts(numbers: list[int]) -> Counts:
    return vec[i64]([i64(number) for number in numbers])


def blank_cells(size: i64) -> Cells:
    return vec[i16]([i16(0) for _ in range(size)])


def numbers(many: object) -> list[int]:
    """The numbers as a list.

    A compiled function that interpreted code calls with a vector never lets go of it: a fault of mypyc. Whatever is
    called from a face therefore takes an object, and knows that it is a vector.
    """
    return [int(number) for number in cast("Counts", many)]


def bits(mask: i64) -> i64:
    """How many things are in a set written as a bit mask."""
    result: i64 = 0
    while mask > 0:
        mask &= mask - 1
        result += 1
    return result


def lowest(mask: i64) -> i64:
    """The lowest thing in a set that is not empty."""
    thing: i64 = 0
    while not mask >> thing & 1:
        thing += 1
    return thing


# A bag is a sorted Counts of things, one entry for each copy: what is in it is known, its order does not exist.


def put_into(bag: Counts, thing: i64) -> Counts:
    """The bag with one more of a thing."""
    bag = append(bag, thing)
    index = len(bag) - 1
    while index > 0 and bag[index - 1] > thing:
        bag[index] = bag[index - 1]
        index -= 1
    bag[index] = thing
    return bag


def take_from(bag: Counts, thing: i64) -> Counts:
    """The bag with one less of a thing that is in it."""
    return remove(bag, thing)


def joined(bag: Counts, higher: Counts) -> Counts:
    """The bag with everything of another one, all of whose things are higher."""
    return extend(bag, higher)
