"""The curtain between people who share a screen: nothing that one typed or saw is left for the next."""

from __future__ import annotations

import importlib
from typing import Any

from rich.console import Console

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Cursor home, clear the screen, clear the scrollback."""


YANK_KEYS = (r"\C-y", r"\ey")
"""They would paste what somebody else has cut."""


def called_back_lines() -> Any:
    """The readline history; None if the system has no readline."""
    try:
        return importlib.import_module("readline")
    except ImportError:
        return None


LINES = called_back_lines()


def draw_curtain(console: Console) -> None:
    if console.is_terminal:
        console.file.write(WIPE)
        console.file.flush()
    if LINES is not None:
        LINES.clear_history()
        for key in YANK_KEYS:
            LINES.parse_and_bind(f'"{key}": ""')


def remember_next_line(remember: bool) -> None:
    """Whether the next line that is typed goes into the history."""
    if LINES is not None:
        LINES.set_auto_history(remember)
