"""Pretends to fit: answers orders as `fondaco.training.fit` does, with weights at random. Needs no PyTorch."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from fondaco.games import GAMES
from tests.bots.nets import Weights


def main() -> None:
    settings = json.loads(sys.stdin.readline())
    names = next(game.observed() for game in GAMES if len(game.observed()) == settings["width"])
    folder = Path(settings["folder"])
    assert not settings["start"] or Path(settings["start"]).exists()
    print(json.dumps({"device": "pretended"}), flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        assert all(Path(name).exists() and Path(name).with_suffix(".labels").exists() for name in order["files"])
        generation = order["generation"]
        assert all((folder / f"weights-{number}.pt").exists() for number in order["averaged"][:-1])
        (folder / f"weights-{generation}.pt").write_bytes(b"")
        data = Weights(len(names), (6, 3), str(generation)).file(names)
        (folder / f"mean-{generation}.net").write_bytes(data)
        found = {"epochs": [{"entropy": 0.5}], "kept": 0, "rows": 1, "lambda": order["lambda"]}
        found |= {"start": settings["start"], "hidden": settings["hidden"], "averages": order["averaged"]}
        print(json.dumps({"device": "pretended", "files": len(order["files"])} | found), flush=True)


if __name__ == "__main__":
    main()
