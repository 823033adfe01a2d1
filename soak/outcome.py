"""The results of the steps of `make soak`, as JSON files for `soak/figures.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "build" / "soak"


def keep(step: str, figures: dict[str, Any]) -> None:
    """Save the figures of a step, replacing those of its last run."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{step}.json").write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


def kept(step: str, folder: Path = FOLDER) -> dict[str, Any]:
    """The figures of a step; empty if it has not run."""
    file = folder / f"{step}.json"
    figures: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return figures
