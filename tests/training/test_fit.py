"""The program that fits, on games that are easy to foresee. Where there is no PyTorch, nothing is tried."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fondaco.bots.net import digest_of, head_of, read_net

fit = pytest.importorskip("fondaco.training.fit", reason="PyTorch is not installed: pip install fondaco[train]")

NAMES = [f"input-{number}" for number in range(12)]
GAMES = 400
SEATS = 2


def write_rows(folder: Path) -> str:
    """Games of two seats: whoever has more of the first input wins, by so much."""
    chance = np.random.default_rng(5)
    rows, labels = [], []
    for game in range(GAMES):
        ahead = int(chance.integers(-9, 10))
        for seat in range(SEATS):
            lead = ahead if seat == 0 else -ahead
            for _ in range(4):
                rows.append([lead, *chance.integers(0, 3, len(NAMES) - 1)])
                labels.append([game, seat, SEATS, 20 + lead, 20, 60 if lead > 0 else 0 if lead < 0 else 30])
    path = folder / "1.rows"
    path.write_bytes(np.array(rows, "<i2").tobytes())
    path.with_suffix(".labels").write_bytes(np.array(labels, "<i8").tobytes())
    return str(path)


def orders(folder: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    begin = {"seed": 1, "device": "cpu", "width": len(NAMES), "observed": digest_of(NAMES), "hidden": [12, 6]}
    begin |= {"dropout": 0.0, "folder": str(folder)}
    generation = {"generation": 0, "files": [write_rows(folder)], "lambda": 1.0, "epochs": 80, "rate": 0.01}
    return begin, generation | {"averaged": [0], "made": {"game": "none"}}


def test_it_foresees_who_wins_and_writes_a_net_that_plays(tmp_path: Path) -> None:
    begin, generation = orders(tmp_path)
    answer = fit.Fitter(begin).hear(generation)
    last = answer["epochs"][answer["kept"]]
    assert last["entropy"] == min(epoch["entropy"] for epoch in answer["epochs"])
    assert last["entropy"] < 0.2 < last["entropy_if_alike"]
    assert last["chances_off"] < 0.1
    assert last["lead_r2"] > 0.9
    data = (tmp_path / "mean-0.net").read_bytes()
    assert head_of(data)["made"] == {"game": "none"}
    read_net(data, NAMES)


def test_it_goes_on_from_its_own_weights(tmp_path: Path) -> None:
    begin, generation = orders(tmp_path)
    fitter = fit.Fitter(begin)
    fitter.hear(generation)
    again = fit.Fitter(begin | {"start": str(tmp_path / "weights-0.pt")})
    assert again.unit == fitter.unit
    rows = fit.torch.zeros(1, len(NAMES))
    assert float((again.predict(rows) - fitter.predict(rows)).abs().max()) < 1e-6


def test_it_goes_on_from_a_file_that_plays(tmp_path: Path) -> None:
    begin, generation = orders(tmp_path)
    fitter = fit.Fitter(begin)
    fitter.hear(generation)
    again = fit.Fitter(begin | {"start": str(tmp_path / "mean-0.net")})
    name = generation["files"][0]
    again.take_up(name)
    again.measure(again.rows[name], again.labels[name])
    assert again.unit == fitter.unit
    off = again.predict(again.rows[name]) - fitter.predict(again.rows[name])
    assert float(off.abs().mean()) < 0.05, "but for rounding"
