"""From weights in floating point to the file of whole numbers that `fondaco/bots/net.py` reads, and back.

This is imported where PyTorch runs, which may be a Python without the compiled rules: it knows NumPy alone.
"""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any, Final

import numpy as np

FORMAT: Final = 1
LANE: Final = 21
ROOM: Final = (1 << (LANE - 1)) - 1
"""No sum may leave its lane."""
UNIT_BITS: Final = 6
MOST: Final = 255
CLIP: Final = MOST / (1 << UNIT_BITS)
"""What a hidden unit gives at most."""
LARGEST: Final = (1 << 15) - 1
MOST_BITS: Final = 12
HEAD_BITS: Final = 10
HEADS: Final = 3
SCALES: Final = [1, 1 << UNIT_BITS, 1 << UNIT_BITS]
"""What the inputs of each layer are counted in."""


class Plain:
    """A net in floating point: the weights of three layers, each input by output, and the limits of the inputs."""

    def __init__(self, weights: list[Any], bias: list[Any], low: Any, high: Any, unit: int) -> None:
        self.weights = [np.asarray(one, np.float64) for one in weights]
        self.bias = [np.asarray(one, np.float64) for one in bias]
        self.low = np.asarray(low, np.int64)
        self.high = np.asarray(high, np.int64)
        self.unit = unit


class Quantised:
    """The same in whole numbers."""

    def __init__(self, plain: Plain) -> None:
        self.low, self.high, self.unit = plain.low, plain.high, plain.unit
        reach = np.maximum(np.abs(plain.low), np.abs(plain.high))
        self.shifts = [
            bits_for(plain.weights[0], plain.bias[0], reach, 1, UNIT_BITS),
            bits_for(plain.weights[1], plain.bias[1], np.full(len(plain.weights[1]), MOST), 1 << UNIT_BITS, 1),
            HEAD_BITS,
        ]
        self.weights = [whole(w * (1 << bits), LARGEST) for w, bits in zip(plain.weights, self.shifts, strict=True)]
        self.bias = [
            whole(b * (1 << bits) * scale, (1 << 31) - 1)
            for b, bits, scale in zip(plain.bias, self.shifts, SCALES, strict=True)
        ]
        for bias, half in zip(self.bias, half_steps(self.shifts), strict=True):
            bias += half

    def heads(self, rows: Any) -> Any:
        """What the net finds for some rows, in thousandths, as `Net.judge` does."""
        found = np.clip(rows.astype(np.int64), self.low, self.high)
        found = found @ self.weights[0] + self.bias[0]
        found = np.clip(found >> (self.shifts[0] - UNIT_BITS), 0, MOST)
        found = found @ self.weights[1] + self.bias[1]
        found = np.clip(found >> self.shifts[1], 0, MOST)
        found = found @ self.weights[2] + self.bias[2]
        return (found * 1000) >> (self.shifts[2] + UNIT_BITS)

    def file(self, observed: str, made: dict[str, Any]) -> bytes:
        """The whole file. `observed` is the digest of the names of the inputs, `made` says how it came about."""
        hidden = [int(self.weights[0].shape[1]), int(self.weights[1].shape[1])]
        head = {"format": FORMAT, "observed": observed, "hidden": hidden, "shifts": self.shifts, "unit": self.unit}
        parts = [self.low.astype("<i2"), self.high.astype("<i2")]
        for weights, bias in zip(self.weights, self.bias, strict=True):
            parts += [weights.astype("<i2"), bias.astype("<i4")]
        return json.dumps(head | {"made": made}).encode() + b"\n" + b"".join(part.tobytes() for part in parts)


def plain_of(data: bytes) -> Plain:
    """The weights of such a file, so that they can be fitted further."""
    line, _, body = data.partition(b"\n")
    head = json.loads(line)
    hidden, shifts = head["hidden"], head["shifts"]
    last = 2 * hidden[0] * hidden[1] + 4 * hidden[1] + (2 * hidden[1] + 4) * HEADS
    inputs = (len(body) - 4 * hidden[0] - last) // (4 + 2 * hidden[0])
    sizes = [inputs, *hidden, HEADS]
    at = 0

    def taken(count: int, kind: str) -> Any:
        nonlocal at
        found = np.frombuffer(body, kind, count, at)
        at += found.nbytes
        return found.astype(np.float64)

    low, high = taken(inputs, "<i2"), taken(inputs, "<i2")
    weights, bias = [], []
    for layer, (before, after) in enumerate(pairwise(sizes)):
        weights.append(taken(before * after, "<i2").reshape(before, after) / (1 << shifts[layer]))
        half = half_steps(shifts)[layer]
        bias.append((taken(after, "<i4") - half) / ((1 << shifts[layer]) * SCALES[layer]))
    return Plain(weights, bias, low, high, head["unit"])


def half_steps(shifts: list[int]) -> list[int]:
    """A shift rounds down, so half a step is added beforehand."""
    return [(1 << (shifts[0] - UNIT_BITS)) >> 1, (1 << shifts[1]) >> 1, 0]


def bits_for(weights: Any, bias: Any, reach: Any, scale: int, least: int) -> int:
    """The finest scale at which no sum can leave its lane, whatever the inputs within their limits."""
    for bits in range(MOST_BITS, least - 1, -1):
        if fits(weights * (1 << bits), bias * (1 << bits) * scale, reach):
            return bits
    raise OverflowError("the weights are too large for whole numbers of their size")


def fits(weights: Any, bias: Any, reach: Any) -> bool:
    """With half a unit for each rounding, and half a step of the shift."""
    sums = (np.abs(weights) + 0.5).T @ reach + np.abs(bias) + (1 << MOST_BITS)
    return bool(sums.max() < ROOM and np.abs(weights).max() < LARGEST)


def whole(numbers: Any, most: int) -> Any:
    return np.clip(np.rint(numbers), -most, most).astype(np.int64)
