"""The folder in which games are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def home() -> Path:
    """$FONDACO_HOME, or where the platform keeps the data of programs."""
    chosen = os.environ.get("FONDACO_HOME")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "fondaco"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "fondaco"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "fondaco"
