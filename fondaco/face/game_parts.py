"""Modules that the package of a game may have beside its rules."""

from __future__ import annotations

import functools
import importlib
from importlib.util import find_spec
from types import ModuleType

from fondaco.face.box_text import check_box_text
from fondaco.kernel.errors import BadOption
from fondaco.kernel.game import Game
from fondaco.words.game_folder import package_of


def part_of(game: Game, name: str) -> ModuleType | None:
    """A module of a game's package; None if there is none. A folder without code in it is none."""
    return module_of(package_of(game), name)


@functools.cache
def module_of(package: str, name: str) -> ModuleType | None:
    """Looked for once: every page asks for the face of its game."""
    try:
        spec = find_spec(f"{package}.{name}") if package else None
    except ModuleNotFoundError:  # What stands before the last dot need not be a package.
        return None
    return importlib.import_module(spec.name) if spec is not None and spec.origin is not None else None


def box_notation(game: Game, text: str) -> str:
    """The option that says which tiles a box file holds, read by `box.py` of the game."""
    box = part_of(game, "box") if game.has_box else None
    if box is None:
        raise BadOption("no-box", {"game": game.name})
    check_box_text(text)
    return str(box.box_from_toml(text).notation())
