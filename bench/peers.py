"""Fondaco beside Catanatron, in one run on one machine: both sides take turns, the best turn of each counts.

A turn counts by its mean rate. The sides alternate, so a disturbance of the machine hits both alike.

Writes bench/results.json. Run it by `make bench`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from fondaco.games import GAMES
from fondaco.kernel.game import Game

BENCH = Path(__file__).parent
PEER_ENVIRONMENT = BENCH.parent / ".bench-venv"
RESULTS = BENCH / "results.json"
LOCK = str(BENCH / "requirements.lock")
TURNS = 3
SECONDS = 5
COMPARED = GAMES[0]


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


def main() -> None:
    python = prepare_peer()
    ours = []
    theirs = []
    for turn in range(TURNS):
        print(f"turn {turn + 1} of {TURNS}", file=sys.stderr)
        ours.append(measure_ourselves(COMPARED, 4))
        theirs.append(json_of([python, str(BENCH / "catanatron_play.py"), str(SECONDS)]))
    our_best = best(ours, "choices_per_s_mean")
    their_best = best(theirs, "decisions_per_s")
    ratio = our_best["choices_per_s_mean"] / their_best["decisions_per_s"]
    results = {
        "peers": {
            "fondaco": our_best,
            "catanatron": their_best,
            "ratio_of_decisions_per_s": round(ratio, 1),
            "turns": [
                {"fondaco": one["choices_per_s_mean"], "catanatron": other["decisions_per_s"]}
                for one, other in zip(ours, theirs, strict=True)
            ],
        },
        "by_seats": [measure_ourselves(game, seats) for game in GAMES for seats in range(game.fewest, game.most + 1)],
    }
    before = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    RESULTS.write_text(json.dumps({**before, **results}, indent=2) + "\n", encoding="utf-8")
    print(f"fondaco {our_best['choices_per_s_mean']:,}, catanatron {their_best['decisions_per_s']:,}: {ratio:.0f} to 1")


if __name__ == "__main__":
    main()
