"""Every game beside Catanatron, in one run on one machine: all take turns, the best turn of each counts.

A turn counts by its mean rate. The sides alternate, so a disturbance of the machine hits both alike.

Writes "peers" and "by_seats" in bench/results.json. Run it by `make bench`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from results import note_figures  # the folder of the script is first on sys.path

from fondaco.games import GAMES
from fondaco.kernel.game import Game

BENCH = Path(__file__).parent
PEER_ENVIRONMENT = BENCH.parent / ".bench-venv"
LOCK = str(BENCH / "requirements.lock")
TURNS = 3
SECONDS = 5
SEATS = 4
PLAYOUTS, DRIVEN = "choices_per_s_mean", "driven_choices_per_s_mean"
"""Whole games inside compiled code, and choice by choice from Python."""


def json_of(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def prepare_peer() -> str:
    python = str(PEER_ENVIRONMENT / "bin" / "python")
    if not PEER_ENVIRONMENT.exists():
        subprocess.run([sys.executable, "-m", "venv", str(PEER_ENVIRONMENT)], check=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", LOCK], check=True)
    return python


def measure_ourselves(game: Game, seats: int) -> dict[str, Any]:
    command = [str(Path(sys.executable).parent / "fondaco"), "bench", game.name]
    return json_of([*command, "--seats", str(seats), "--seconds", str(SECONDS), "--json"])


def best(turns: list[dict[str, Any]], key: str) -> dict[str, Any]:
    return max(turns, key=lambda turn: float(turn[key]))


def compared(game: Game, ours: list[dict[str, Any]], theirs: dict[str, Any]) -> dict[str, Any]:
    """The best turns of a game beside the best one of the peer."""
    playouts, driven = best(ours, PLAYOUTS), best(ours, DRIVEN)
    return {
        "game": game.name,
        "seats": SEATS,
        "mode": playouts["mode"],
        PLAYOUTS: playouts[PLAYOUTS],
        DRIVEN: driven[DRIVEN],
        "ratio_of_decisions_per_s": round(playouts[PLAYOUTS] / theirs["decisions_per_s"], 1),
        "ratio_driven_from_python": round(driven[DRIVEN] / theirs["decisions_per_s"], 1),
        "turns": [[turn[PLAYOUTS], turn[DRIVEN]] for turn in ours],
    }


def main() -> None:
    python = prepare_peer()
    ours: dict[str, list[dict[str, Any]]] = {game.name: [] for game in GAMES}
    theirs = []
    for turn in range(TURNS):
        print(f"turn {turn + 1} of {TURNS}", file=sys.stderr)
        theirs.append(json_of([python, str(BENCH / "catanatron_play.py"), str(SECONDS)]))
        for game in GAMES:
            ours[game.name].append(measure_ourselves(game, SEATS))
    their_best = best(theirs, "decisions_per_s")
    beside = [compared(game, ours[game.name], their_best) for game in GAMES]
    peer = their_best | {"turns": [turn["decisions_per_s"] for turn in theirs]}
    by_seats = [measure_ourselves(game, seats) for game in GAMES for seats in range(game.fewest, game.most + 1)]
    note_figures(peers={"catanatron": peer, "fondaco": beside}, by_seats=by_seats)
    for one in beside:
        ratios = f"{one['ratio_of_decisions_per_s']} to 1, driven from Python {one['ratio_driven_from_python']} to 1"
        print(f"{one['game']}, {one['mode']}: {ratios}")


if __name__ == "__main__":
    main()
