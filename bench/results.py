"""The figures of all measurements: bench/results.json, where each measurement has its own keys."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results.json"


def known_figures() -> dict[str, Any]:
    """All that was measured so far; empty before the first measurement."""
    figures: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    return figures


def note_figures(**figures: Any) -> None:
    """Write figures by their keys; what other measurements wrote stays."""
    RESULTS.write_text(json.dumps(known_figures() | figures, indent=2) + "\n", encoding="utf-8")
