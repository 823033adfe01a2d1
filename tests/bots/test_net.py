from __future__ import annotations

import pytest

from fondaco.bots.net import BadNet, Net, chance, read_net
from fondaco.kernel.luck import Luck
from fondaco.kernel.observation import Observation

from .nets import Weights

NAMES = [f"input-{number}" for number in range(40)]
WEIGHTS = Weights(len(NAMES), (12, 6), "net")


def net() -> Net:
    return read_net(WEIGHTS.file(NAMES), NAMES)


def row_of(numbers: list[int]) -> Observation:
    row = Observation(len(NAMES))
    row.begin()
    for number in numbers:
        row.put(number)
    return row


def any_row(luck: Luck) -> list[int]:
    return [int(luck.below(60)) - 15 if luck.below(3) == 0 else 0 for _ in NAMES]


def found(net: Net, numbers: list[int]) -> list[int]:
    net.judge(row_of(numbers))
    return [int(head) for head in net.heads]


def test_the_net_finds_what_the_long_way_finds() -> None:
    luck = Luck("rows")
    judge = net()
    for _ in range(50):
        row = any_row(luck)
        assert found(judge, row) == WEIGHTS.heads(row)


def test_it_matters_not_which_row_was_kept() -> None:
    luck = Luck("kept")
    judge, fresh = net(), net()
    for _ in range(50):
        judge.rebase(row_of(any_row(luck)))
        row = any_row(luck)
        assert found(judge, row) == found(fresh, row)


def test_equal_rows_have_one_signature_and_others_another() -> None:
    luck = Luck("signatures")
    judge = net()
    rows = [any_row(luck) for _ in range(30)]
    signatures = []
    for row in rows:
        found(judge, row)
        signatures.append(int(judge.signature))
    assert len(set(signatures)) == len(rows)
    found(judge, rows[0])
    assert judge.signature == signatures[0]


def test_chances_rise_from_none_to_certain() -> None:
    chances = [int(chance(logit)) for logit in range(-9000, 9001, 50)]
    assert chances == sorted(chances)
    assert chances[0] < 1000
    assert chances[-1] > 999_000
    assert chance(0) == 500_000


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no json\n",
        b'{"format": 99}\n',
        WEIGHTS.file(NAMES)[:-1],
        WEIGHTS.file(NAMES) + b"x",
        WEIGHTS.file(NAMES).replace(b'"hidden": [12, 6]', b'"hidden": [12, 7]'),
        WEIGHTS.file(NAMES).replace(b'"hidden": [12, 6]', b'"hidden": "many"'),
    ],
)
def test_a_damaged_file_is_refused(data: bytes) -> None:
    with pytest.raises(BadNet, match="damaged"):
        read_net(data, NAMES)


def test_weights_of_other_observations_are_refused() -> None:
    with pytest.raises(BadNet, match="other observations"):
        read_net(WEIGHTS.file(NAMES), [*NAMES[1:], "another"])
