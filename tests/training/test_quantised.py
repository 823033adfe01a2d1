"""From floating point to whole numbers: as exact as the lanes allow, and never beyond them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from fondaco.bots.net import digest_of, read_net
from fondaco.kernel.observation import Observation
from fondaco.training.quantised import CLIP, MOST, ROOM, Plain, Quantised, plain_of

NAMES = [f"input-{number}" for number in range(50)]
HIDDEN = (24, 9)


def plain(scale: float = 1.0) -> Plain:
    chance = np.random.default_rng(7)
    sizes = [len(NAMES), *HIDDEN, 3]
    weights = [
        chance.normal(0, scale / np.sqrt(size), (size, sizes[layer + 1])) for layer, size in enumerate(sizes[:3])
    ]
    bias = [chance.normal(0, 0.3, size) for size in sizes[1:]]
    low = -chance.integers(0, 4, len(NAMES))
    high = chance.integers(1, 30, len(NAMES))
    return Plain(weights, bias, low, high, 10)


def rows(net: Plain, count: int) -> Any:
    return np.random.default_rng(8).integers(net.low, net.high + 1, (count, len(NAMES)))


def exact(net: Plain, found: Any) -> Any:
    for layer in range(2):
        found = np.clip(found @ net.weights[layer] + net.bias[layer], 0, CLIP)
    return found @ net.weights[2] + net.bias[2]


def test_the_file_plays_as_the_whole_numbers_say() -> None:
    net = plain()
    quantised = Quantised(net)
    judge = read_net(quantised.file(digest_of(NAMES), {"game": "none"}), NAMES)
    for row in rows(net, 40):
        observation = Observation(len(NAMES))
        observation.begin()
        for number in row:
            observation.put(int(number))
        judge.judge(observation)
        assert [int(head) for head in judge.heads] == quantised.heads(row[None])[0].tolist()


def test_rounding_costs_little_and_leans_to_no_side() -> None:
    net = plain()
    some = rows(net, 2000)
    off = Quantised(net).heads(some) / 1000 - exact(net, some)
    assert np.abs(off).mean() < 0.02
    assert np.abs(off.mean(0)).max() < 0.01


@pytest.mark.parametrize("scale", [0.1, 1.0, 10.0])
def test_no_sum_leaves_its_lane(scale: float) -> None:
    net = plain(scale)
    quantised = Quantised(net)
    reach = np.maximum(np.abs(net.low), np.abs(net.high))
    for layer, most in ((0, reach), (1, np.full(HIDDEN[0], MOST))):
        sums = np.abs(quantised.weights[layer]).T @ most + np.abs(quantised.bias[layer])
        assert sums.max() <= ROOM


def test_a_file_read_back_is_the_same_file() -> None:
    data = Quantised(plain()).file(digest_of(NAMES), {"game": "none"})
    assert Quantised(plain_of(data)).file(digest_of(NAMES), {"game": "none"}) == data


def test_weights_beyond_all_scales_are_refused() -> None:
    with pytest.raises(OverflowError):
        Quantised(plain(10_000.0))
