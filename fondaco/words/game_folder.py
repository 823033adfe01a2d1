"""Where the files of a game are: beside the module of its class, whether the game is one of ours or not."""

from __future__ import annotations

import inspect
from pathlib import Path

from fondaco.kernel.game import Game


def package_of(game: Game) -> str:
    """The package of a game; empty if its module is in no package."""
    return type(game).__module__.rpartition(".")[0]


def game_folder(game: Game) -> Path:
    """The folder with the words, the face and the rule page of a game."""
    return Path(inspect.getfile(type(game))).parent
