"""A small net that judges observations, in whole numbers alone: the same result on every machine and in both modes.

Two hidden layers of clipped units, three heads: win chance, lead, points. Sums of three units lie side by side in one
number, `LANE` bits for each, so that one multiplication serves three weights; whoever wrote the file saw to it that no
sum can leave its lane (`fondaco/training/quantised.py`). Positions of one move differ in few numbers, so the sums of
the first layer are kept for one row, and another row costs only what differs.
"""

from __future__ import annotations

import hashlib
import json
import math
import sys
from array import array
from typing import Final

from mypy_extensions import i64

from fondaco.kernel.counts import Cells, Counts, blank_cells, counts, zeros
from fondaco.kernel.errors import FondacoError
from fondaco.kernel.observation import Observation

LANE: Final = 21
LANES: Final = 3
MASK: Final = (1 << LANE) - 1
HALF: Final = 1 << (LANE - 1)
"""Added to every sum, so that none is negative."""
HALVES: Final = HALF | HALF << LANE | HALF << (2 * LANE)
UNIT_BITS: Final = 6
"""A unit of a hidden layer counts in parts of 64."""
MOST: Final = 255
"""What a unit gives at most, just below 4."""
HEADS: Final = 3
WIN: Final = 0
LEAD: Final = 1
POINTS: Final = 2
MILLION: Final = 1_000_000
STEP: Final = 125
"""The table of chances: so many thousandths of a logit from one entry to the next."""
REACH: Final = 8000
CHANCES: Final[Counts] = counts(
    [round(MILLION / (1 + math.exp(-logit / 1000))) for logit in range(-REACH, REACH + STEP + 1, STEP)]
)
FORMAT: Final = 1


class BadNet(FondacoError):
    """A file of weights that cannot be read, or belongs to other observations."""


class Net:
    """The weights, and the sums of the first layer for one row."""

    def __init__(self, inputs: i64, first: i64, second: i64) -> None:
        self.inputs: i64 = inputs
        self.first: i64 = first
        self.second: i64 = second
        self.words: i64 = first // LANES
        self.words_after: i64 = second // LANES
        self.low: Counts = zeros(inputs)
        self.high: Counts = zeros(inputs)
        """Between which limits each number counts."""
        self.weights: Counts = zeros(inputs * self.words)
        self.bias: Counts = zeros(self.words)
        self.weights_after: Counts = zeros(first * self.words_after)
        self.bias_after: Counts = zeros(self.words_after)
        self.head_weights: Counts = zeros(second * HEADS)
        self.head_bias: Counts = zeros(HEADS)
        self.shift: i64 = 0
        self.shift_after: i64 = 0
        self.shift_heads: i64 = 0
        """By how many bits the weights of each layer were scaled."""
        self.unit: i64 = 1
        """Points in which the heads tell lead and points."""
        self.plays: bool = True
        """Whether moves can be chosen by it. One that saw only games of another bot appraises positions, no more."""
        self.base: Cells = blank_cells(inputs)
        self.base_end: i64 = 0
        """Behind this the row is blank."""
        self.base_sums: Counts = zeros(self.words)
        self.heads: Counts = zeros(HEADS)
        """What was found last: logit of the win chance, lead, points, in thousandths."""
        self.signature: i64 = 0
        """Tells the row that was judged last from others."""

    def forget(self) -> None:
        """Take a blank row for the one whose sums are kept."""
        self.base = blank_cells(self.inputs)
        self.base_end = 0
        self.base_sums = self.bias[:]
        for index in range(self.inputs):
            # Zero may lie outside of the limits.
            nothing = within(0, self.low[index], self.high[index])
            if nothing != 0:
                self.add(self.base_sums, index, nothing)

    def rebase(self, row: Observation) -> None:
        """Keep the sums of this row: those judged next lie close to it."""
        self.sum_up(row, self.base_sums)
        self.base = row.cells[:]
        self.base_end = row.at

    def judge(self, row: Observation) -> None:
        """Fill in the heads for a row."""
        sums = self.base_sums[:]
        self.sum_up(row, sums)
        self.finish(sums)

    def sum_up(self, row: Observation, sums: Counts) -> None:
        """Bring the sums from the row that they belong to up to this one."""
        cells = row.cells
        base = self.base
        end = row.at if row.at > self.base_end else self.base_end
        for index in range(end):
            if cells[index] != base[index]:
                low = self.low[index]
                high = self.high[index]
                change = within(i64(cells[index]), low, high) - within(i64(base[index]), low, high)
                if change != 0:
                    self.add(sums, index, change)

    def add(self, sums: Counts, index: i64, change: i64) -> None:
        weights = self.weights
        words = self.words
        first = index * words
        for word in range(words):
            sums[word] += change * weights[first + word]

    def finish(self, sums: Counts) -> None:
        """From the sums of the first layer to the heads."""
        words_after = self.words_after
        after = self.bias_after[:]
        weights = self.weights_after
        shift = self.shift - UNIT_BITS
        signature: i64 = 0
        first: i64 = 0
        for word in range(self.words):
            packed = sums[word]
            signature = (signature & 0xFFFFFFFFFF) * 31 ^ packed
            for _ in range(LANES):
                unit = ((packed & MASK) - HALF) >> shift
                packed >>= LANE
                if unit > 0:
                    if unit > MOST:
                        unit = MOST
                    for index in range(words_after):
                        after[index] += unit * weights[first + index]
                first += words_after
        self.signature = signature
        self.find_heads(after)

    def find_heads(self, sums: Counts) -> None:
        win = self.head_bias[WIN]
        lead = self.head_bias[LEAD]
        points = self.head_bias[POINTS]
        weights = self.head_weights
        first: i64 = 0
        for word in range(self.words_after):
            packed = sums[word]
            for _ in range(LANES):
                unit = ((packed & MASK) - HALF) >> self.shift_after
                packed >>= LANE
                if unit > 0:
                    if unit > MOST:
                        unit = MOST
                    win += unit * weights[first]
                    lead += unit * weights[first + 1]
                    points += unit * weights[first + 2]
                first += HEADS
        shift = self.shift_heads + UNIT_BITS
        self.heads[WIN] = (win * 1000) >> shift
        self.heads[LEAD] = (lead * 1000) >> shift
        self.heads[POINTS] = (points * 1000) >> shift


def within(number: i64, low: i64, high: i64) -> i64:
    if number < low:
        return low
    return high if number > high else number


def chance(logit: i64) -> i64:
    """The chance of a logit in thousandths, in millionths."""
    place = within(logit, -REACH, REACH) + REACH
    index = place // STEP
    low = CHANCES[index]
    return low + (CHANCES[index + 1] - low) * (place % STEP) // STEP


# Reading the file: a line of JSON, then the numbers, the lowest byte first.


def digest_of(names: list[str]) -> str:
    """What tells one list of observed numbers from another."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


def head_of(data: bytes) -> dict[str, object]:
    """What the file says of itself: how it was made, when, and what was measured."""
    line, _, _ = data.partition(b"\n")
    try:
        head = json.loads(line)
    except ValueError as error:
        raise BadNet("net-file") from error
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadNet("net-file")
    return head


def read_net(data: bytes, names: list[str]) -> Net:
    """The net of a file, for observations of these names."""
    head = head_of(data)
    if head.get("observed") != digest_of(names):
        raise BadNet("net-observed", {"inputs": len(names)})
    hidden = whole_numbers(head, "hidden", 2)
    shifts = whole_numbers(head, "shifts", 3)
    unit = whole_numbers(head, "unit", 1)[0]
    net = Net(len(names), hidden[0], hidden[1])
    source = Numbers(data.partition(b"\n")[2])
    net.low = counts(source.take("h", len(names)))
    net.high = counts(source.take("h", len(names)))
    net.weights = packed(source.take("h", len(names) * hidden[0]), 0)
    net.bias = packed(source.take("i", hidden[0]), HALVES)
    net.weights_after = packed(source.take("h", hidden[0] * hidden[1]), 0)
    net.bias_after = packed(source.take("i", hidden[1]), HALVES)
    net.head_weights = counts(source.take("h", hidden[1] * HEADS))
    net.head_bias = counts(source.take("i", HEADS))
    source.check_end()
    net.shift = shifts[0]
    net.shift_after = shifts[1]
    net.shift_heads = shifts[2]
    net.unit = unit
    net.plays = head.get("plays") is not False
    net.forget()
    return net


def whole_numbers(head: dict[str, object], name: str, size: int) -> list[int]:
    given = head.get(name)
    found = given if isinstance(given, list) else [given]
    numbers = [number for number in found if isinstance(number, int) and 0 < number < 1 << 15]
    if len(numbers) != size or len(found) != size or (name == "hidden" and any(n % LANES for n in numbers)):
        raise BadNet("net-file")
    return numbers


class Numbers:
    """The numbers after the first line."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def take(self, kind: str, size: int) -> list[int]:
        found = array(kind)
        end = self.at + size * found.itemsize
        if end > len(self.data):
            raise BadNet("net-file")
        found.frombytes(self.data[self.at : end])
        self.at = end
        if sys.byteorder == "big":
            found.byteswap()
        return [int(number) for number in found]

    def check_end(self) -> None:
        if self.at != len(self.data):
            raise BadNet("net-file")


def packed(numbers: list[int], halves: i64) -> Counts:
    """Three numbers side by side in one."""
    result = zeros(len(numbers) // LANES)
    for word in range(len(result)):
        index = word * LANES
        first: i64 = numbers[index]
        second: i64 = numbers[index + 1]
        third: i64 = numbers[index + 2]
        result[word] = first + (second << LANE) + (third << (2 * LANE)) + halves
    return result
