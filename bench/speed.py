"""How fast the games are beside another revision of this repository, by turns, so that a disturbance hits both alike.

For every game: choices a second of random play inside compiled code, and copies a second. A turn
counts by its fastest batch, and the median of the turns' ratios is told. Writes "speed_against" in bench/results.json.
Run it by `make speed AGAINST=REVISION`.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from results import note_figures  # the folder of the script is first on sys.path
from revision import commit_of, mode_of, packages_of

from fondaco.games import GAMES

FIGURES = ("choices_per_s", "copy_per_s")
SEATS = 4
MOST_TURNS = 50


def measured(packages: Path | None, game: str, seconds: float) -> dict[str, Any]:
    """One turn of one side, in a process of its own."""
    environment = os.environ | ({"PYTHONPATH": str(packages)} if packages else {})
    command = [
        sys.executable,
        "-m",
        "fondaco",
        "bench",
        game,
        "--seats",
        str(SEATS),
        "--seconds",
        str(seconds),
        "--json",
    ]
    done = subprocess.run(command, env=environment, cwd="/", check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def ratios(here: list[dict[str, Any]], there: list[dict[str, Any]]) -> dict[str, float]:
    """The median over the turns of how much faster this side is."""
    return {
        figure: round(statistics.median(one[figure] / other[figure] for one, other in zip(here, there, strict=True)), 3)
        for figure in FIGURES
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision")
    parser.add_argument("--turns", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=3)
    options = parser.parse_args()
    if not 1 <= options.turns <= MOST_TURNS:
        parser.error(f"--turns must be from 1 to {MOST_TURNS}")
    commit = commit_of(options.revision)
    sides: dict[str, Path | None] = {"here": None, "there": packages_of(commit)}
    games = {}
    for game in GAMES:
        turns: dict[str, list[dict[str, Any]]] = {side: [] for side in sides}
        for turn in range(options.turns):
            for side in sorted(sides, reverse=turn % 2 == 1):
                turns[side].append(measured(sides[side], game.name, options.seconds))
        games[game.name] = ratios(turns["here"], turns["there"])
        print(f"{game.name}: {games[game.name]}", file=sys.stderr)
    modes = {side: mode_of(packages) for side, packages in sides.items()}
    found = {"revision": commit, "modes": modes, "turns": options.turns, "here_to_there": games}
    note_figures(speed_against=found)


if __name__ == "__main__":
    main()
