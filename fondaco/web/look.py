"""The look of a game's pages: what renders them, the drawings in them and their stylesheets."""

from __future__ import annotations

import functools

from fondaco.face.game_face import face_of
from fondaco.kernel.game import Game
from fondaco.web.bundles import OF_A_GAME, bundle
from fondaco.web.painter import face_folder, painter_of


class Look:
    """What the pages of one game in one language are rendered with."""

    def __init__(self, game: Game, language: str) -> None:
        self.paint = painter_of(game, face_of(game, language).words)
        drawings = sorted((face_folder(game) / "templates").glob("*.svg"))
        self.symbols = "".join(drawing.read_text(encoding="utf-8") for drawing in drawings)
        """The drawings of the game, once for a page."""
        styles = f"games/{game.name}/{OF_A_GAME}"
        self.styles = [styles] if bundle(styles) else []


@functools.cache
def look_of(game: Game, language: str) -> Look:
    return Look(game, language)
