"""Which mode runs: the compiled rules or the same sources interpreted."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import fondaco
from fondaco.kernel import state

PACKAGE = Path(fondaco.__file__).parent
COMPILED = not str(state.__file__).endswith(".py")


def mode() -> str:
    return "compiled" if COMPILED else "interpreted"


def stale_sources() -> list[str]:
    """Sources that differ from what was compiled: an edited file that a compiled module would shadow."""
    digests = PACKAGE / "compiled.json"
    if not COMPILED or not digests.exists():
        return []
    stale = []
    for name, digest in json.loads(digests.read_text(encoding="utf-8")).items():
        source = PACKAGE.parent / name
        if source.exists() and hashlib.sha256(source.read_bytes()).hexdigest() != digest:
            stale.append(name)
    return stale
