"""The same load on two revisions in turns, so that a disturbance of the machine hits both alike."""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
from pathlib import Path

from carried import Carried, carry, percentile, together
from load_server import Server
from revision import commit_of, mode_of, packages_of


def carried_by(packages: Path | None, turn: int, options: argparse.Namespace) -> Carried:
    """One turn of one side, with its own server and database. Both sides get the same seed in the same turn."""
    random.seed(f"load {turn}")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, packages)
        try:
            return asyncio.run(carry(server, options.tables, options.seconds, options.every))
        finally:
            server.stop()


def compare(options: argparse.Namespace) -> dict[str, object]:
    """Both revisions in turns; which one goes first alternates."""
    commit = commit_of(options.against)
    sides: dict[str, Path | None] = {"here": None, "there": packages_of(commit)}
    modes = {side: mode_of(packages) for side, packages in sides.items()}
    turns: dict[str, list[Carried]] = {side: [] for side in sides}
    for turn in range(options.turns):
        for side in sorted(sides, reverse=turn % 2 == 1):
            print(f"turn {turn + 1} of {options.turns}: {side}", file=sys.stderr)
            turns[side].append(carried_by(sides[side], turn, options))
    here, there = (together(turns[side]) for side in ("here", "there"))
    ratios = {
        "ms_median": statistics.median(here.took) / statistics.median(there.took),
        "ms_p99": percentile(here.took, 0.99) / percentile(there.took, 0.99),
        "processor_ms_per_choice": (here.processor_seconds / len(here.took))
        / (there.processor_seconds / len(there.took)),
    }
    return {
        "revision": commit,
        "tables": options.tables,
        "turns": options.turns,
        "seconds_each": options.seconds,
        "here": {"build": modes["here"]} | here.figures(),
        "there": {"build": modes["there"]} | there.figures(),
        "here_to_there": {name: round(ratio, 3) for name, ratio in ratios.items()},
        "by_turn": {
            side: [
                {name: turn.figures()[name] for name in ("ms_median", "ms_p99", "processor_ms_per_choice")}
                for turn in turns[side]
            ]
            for side in sides
        },
    }
