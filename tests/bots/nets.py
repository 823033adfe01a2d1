"""A small net with any weights, as a file, and what it must find, reckoned the long way."""

from __future__ import annotations

import json
from array import array

from fondaco.bots.net import FORMAT, MOST, UNIT_BITS, digest_of
from fondaco.kernel.luck import Luck

SHIFTS = [9, 7, 10]


class Weights:
    """Weights at random, small enough that no sum leaves its lane."""

    def __init__(self, inputs: int, hidden: tuple[int, int], seed: str) -> None:
        luck = Luck(seed)
        self.inputs = inputs
        self.hidden = hidden
        first, second = hidden
        self.low = [-int(luck.below(6)) for _ in range(inputs)]
        self.high = [int(luck.below(30)) for _ in range(inputs)]
        self.layers = [any_numbers(luck, size, 20) for size in (inputs * first, first * second, second * 3)]
        self.bias = [any_numbers(luck, size, 3000) for size in (first, second, 3)]

    def file(self, names: list[str]) -> bytes:
        head = {"format": FORMAT, "observed": digest_of(names), "hidden": list(self.hidden)}
        data = json.dumps(head | {"shifts": SHIFTS, "unit": 10, "made": {}}).encode() + b"\n"
        data += array("h", self.low).tobytes() + array("h", self.high).tobytes()
        for weights, bias in zip(self.layers, self.bias, strict=True):
            data += array("h", weights).tobytes() + array("i", bias).tobytes()
        return data

    def heads(self, row: list[int]) -> list[int]:
        """Win, lead and points in thousandths."""
        units = [min(max(number, low), high) for number, low, high in zip(row, self.low, self.high, strict=True)]
        sizes = [*self.hidden, 3]
        for layer, down in enumerate([SHIFTS[0] - UNIT_BITS, SHIFTS[1], -1]):
            weights, size = self.layers[layer], sizes[layer]
            sums = self.bias[layer][:]
            for index, unit in enumerate(units):
                for other in range(size):
                    sums[other] += unit * weights[index * size + other]
            units = sums if down < 0 else [min(max(number >> down, 0), MOST) for number in sums]
        return [number * 1000 >> (SHIFTS[2] + UNIT_BITS) for number in units]


def any_numbers(luck: Luck, size: int, most: int) -> list[int]:
    return [int(luck.below(2 * most + 1)) - most for _ in range(size)]
