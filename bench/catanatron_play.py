"""Random games of Catanatron, for comparison. Runs in its own virtual environment; prints one JSON object."""

from __future__ import annotations

import json
import random
import sys
import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

COLORS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]


def main(seconds: float) -> None:
    random.seed(1)
    games = 0
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = Game([RandomPlayer(color) for color in COLORS])
        game.play()
        games += 1
        decisions += len(getattr(game.state, "action_records", None) or game.state.actions)
    spent = time.perf_counter() - start
    result = {
        "engine": f"catanatron {version('catanatron')}",
        "game": "catan",
        "seats": len(COLORS),
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(games / spent, 1),
        "decisions_per_game": round(decisions / games),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main(float(sys.argv[1]))
