"""The generations of a training, with a program that only pretends to fit."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from fondaco.bots.net import BadNet, head_of, read_net
from fondaco.games import GAMES
from fondaco.mode import COMPILED
from fondaco.training.run import NoFitter, Settings, Training, UnderWay
from tests.bots.nets import Weights

GAME = GAMES[0]
DUELS = 2 if COMPILED else 0
"""The greedy bot takes its time where the rules run interpreted."""


@pytest.fixture
def pretending(tmp_path: Path) -> str:
    """A Python that runs `pretended.py`, whatever it is told to run."""
    program = tmp_path / "python"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{Path(__file__).parent / "pretended.py"}"\n')
    program.chmod(0o755)
    return str(program)


def settings(folder: Path, python: str, **more: Any) -> Settings:
    return Settings(
        game=GAME.name,
        folder=folder,
        minutes=10,
        generations=2,
        command="fondaco train",
        seats=[GAME.fewest],
        **{"games": 2, "window": 2, "budget": 3, "duels": DUELS, "duel_seats": 2, "duel_budget": 3} | more,
        python=python,
    )


def run(chosen: Settings) -> tuple[Path | None, list[dict[str, Any]]]:
    told: list[dict[str, Any]] = []
    return Training(chosen, told.append).run(), told


def test_a_folder_goes_on_where_it_stopped(tmp_path: Path, pretending: str) -> None:
    folder = tmp_path / "training"
    path, told = run(settings(folder, pretending))
    assert path == folder / "values.net"
    read_net(path.read_bytes(), GAME.observed())
    made = head_of(path.read_bytes())["made"]
    assert isinstance(made, dict)
    assert made["figures"].get("rival") == ("greedy" if DUELS else None)
    events = [entry["event"] for entry in told]
    assert events[:2] == ["start", "fitter"]
    assert events[-1] == "end"
    assert {"played", "fitted"} <= set(events)
    assert ("duel" in events) == (DUELS > 0)
    assert [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()] == told
    generations = json.loads((folder / "progress.json").read_text())["generation"]
    assert generations == events.count("fitted") == 2
    _, again = run(settings(folder, pretending))
    assert again[0]["generation"] == generations
    assert [entry["generation"] for entry in again if entry["event"] == "fitted"] == [generations, generations + 1]


def weights(folder: Path, names: list[str]) -> Path:
    """A file of weights at random."""
    path = folder / "given.net"
    path.write_bytes(Weights(len(names), (9, 3), "given").file(names))
    return path


def test_it_begins_with_weights_that_were_given(tmp_path: Path, pretending: str) -> None:
    folder = tmp_path / "training"
    given = weights(tmp_path, GAME.observed())
    _, told = run(settings(folder, pretending, start=given, games=5, window=10))
    fitted = [entry for entry in told if entry["event"] == "fitted"]
    assert fitted[0]["start"] == str(folder / "start.net")
    assert fitted[0]["hidden"] == [9, 3], "those of the file"
    assert [entry["lambda"] for entry in fitted] == [0.9, 0.9], "they played the first games"
    assert 0 < fitted[0]["files"] < fitted[1]["files"], "which are kept"
    assert [entry["averages"] for entry in fitted] == [[0], [0, 1]]
    assert ("best.net" in [entry.get("rival") for entry in told]) == (DUELS > 0), "and are to be beaten"
    _, again = run(settings(folder, pretending, start=given))
    assert next(entry for entry in again if entry["event"] == "fitted")["start"] == str(folder / "weights-1.pt")


def test_weights_are_not_given_too_late_and_not_those_of_something_else(tmp_path: Path, pretending: str) -> None:
    folder = tmp_path / "training"
    with pytest.raises(BadNet):
        run(settings(folder, pretending, start=weights(tmp_path, ["one", "two"])))
    run(settings(folder, pretending))
    with pytest.raises(UnderWay, match="another folder"):
        run(settings(folder, pretending, start=weights(tmp_path, GAME.observed())))


def test_only_the_rows_of_the_window_are_kept(tmp_path: Path, pretending: str) -> None:
    folder = tmp_path / "training"
    run(settings(folder, pretending, window=1))
    files = json.loads((folder / "progress.json").read_text())["files"]
    kept = {path.name for path in (folder / "rows").iterdir() if path.suffix == ".rows"}
    assert kept == {name for _, _, name in files}
    assert {generation for generation, _, _ in files} == {1}


def test_a_net_that_only_appraises_saw_nothing_but_games_of_the_greedy_bot(tmp_path: Path, pretending: str) -> None:
    folder = tmp_path / "training"
    path, told = run(settings(folder, pretending, appraise=True, window=10))
    assert path is not None
    head = head_of(path.read_bytes())
    assert head["plays"] is False
    assert not read_net(path.read_bytes(), GAME.observed()).plays
    made = head["made"]
    assert isinstance(made, dict)
    assert made["figures"] == {"entropy": 0.5, "rows": 1}
    assert "duel" not in [entry["event"] for entry in told]
    fitted = [entry for entry in told if entry["event"] == "fitted"]
    assert [entry["lambda"] for entry in fitted] == [1.0, 1.0]
    assert fitted[1]["files"] > fitted[0]["files"]


def test_a_python_without_pytorch_is_told_of(tmp_path: Path) -> None:
    missing = tmp_path / "python"
    missing.write_text("#!/bin/sh\necho no such module >&2\nexit 1\n")
    missing.chmod(0o755)
    for python in (str(missing), str(tmp_path / "nowhere")):
        with pytest.raises(NoFitter, match="PyTorch"):
            run(settings(tmp_path / "training", python))
        assert (tmp_path / "training" / "fit.log").read_text()
