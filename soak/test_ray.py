"""A Ray cluster of two nodes, each a process of its own, gives the same table of results as one machine does alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ray.cluster_utils import Cluster

from fondaco.arena.journal import read_journal
from fondaco.games import GAMES
from fondaco.kernel.game import Game

BAD = Path(__file__).parents[1] / "tests" / "arena" / "bad_bots.py"


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Its address."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    yield nodes.address
    nodes.shutdown()


def held(tmp: Path, *arguments: str) -> dict[str, Any]:
    """What a tournament says, without the times."""
    command = [sys.executable, "-m", "fondaco", "arena", *arguments, "--json"]
    # Not from here, where the sources would be found before the compiled package.
    ran = subprocess.run(command, cwd=tmp, capture_output=True, encoding="utf-8", timeout=600, check=False)
    assert ran.returncode == 0, ran.stderr
    facts: dict[str, Any] = json.loads(ran.stdout)
    for row in facts["line_up"]:
        del row["ms"], row["slowest_ms"]
    return facts


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_cluster_gives_the_same_results(game: Game, cluster: str, tmp_path: Path) -> None:
    line_up = ",".join(["greedy:budget=5", *["random"] * (game.fewest - 1)])
    common = [game.name, "--bots", line_up, "--games", "12"]
    alone = held(tmp_path, *common, "--workers", "1", "--out", str(tmp_path / "alone.jsonl"))
    assert held(tmp_path, *common, "--ray", cluster, "--out", str(tmp_path / "together.jsonl")) == alone
    one, other = (read_journal(tmp_path / f"{name}.jsonl")[1] for name in ("alone", "together"))
    assert [played.timeless() for played in one.values()] == [played.timeless() for played in other.values()]


def test_a_bot_that_hangs_is_ended_on_a_cluster_too(cluster: str, tmp_path: Path) -> None:
    line_up = f"{BAD}:Hanging,random"
    limits = ["--choice-limit", "500ms"]
    facts = held(tmp_path, GAMES[0].name, "--bots", line_up, "--games", "2", *limits, "--ray", cluster)
    assert [forfeit["kind"] for forfeit in facts["forfeits"]] == ["slow", "slow"]
