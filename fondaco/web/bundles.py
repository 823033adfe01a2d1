"""Bundles: static files that a page always needs together, joined into one, so that a slow network asks few times."""

from __future__ import annotations

import functools
from pathlib import Path

from fondaco.games import GAMES
from fondaco.web.painter import face_folder

STATIC = Path(__file__).parent / "static"
OF_TABLES = {
    "table_bundle.css": [
        "table",
        "bar",
        "rail",
        "table_sizes",
        "show",
        "ending",
        "replay",
        "bubbles",
        "why",
        "one_page",
        "coach",
        "losses",
    ],
    "table_bundle.js": [
        "table",
        "prompt",
        "welcome",
        "choices",
        "compose",
        "stream",
        "motion",
        "late",
        "show",
        "turn",
        "sound",
        "bubbles",
        "cards",
        "dialogs",
        "why",
        "one_page",
        "keys",
        "ending",
        "picture",
        "replay",
        "since",
        "sight",
        "confirm",
        "losses",
        "commitment",
    ],
}
"""The files of a table's page, in their order. The first script makes what the others use."""
OF_A_GAME = "bundle.css"
"""All stylesheets of a game, under its own path, so that they find the drawings beside them."""


def bundle(path: str) -> bytes | None:
    """A bundle by its path under /static, or None if there is none."""
    parts = parts_of(path)
    return joined(parts) if parts else None


def parts_of(path: str) -> tuple[Path, ...]:
    if path in OF_TABLES:
        return tuple(STATIC / f"{name}{Path(path).suffix}" for name in OF_TABLES[path])
    for game in GAMES:
        if path == f"games/{game.name}/{OF_A_GAME}":
            return tuple(sorted((face_folder(game) / "static").glob("*.css")))
    return ()


@functools.cache
def joined(files: tuple[Path, ...]) -> bytes:
    return b"\n".join(file.read_bytes() for file in files)
