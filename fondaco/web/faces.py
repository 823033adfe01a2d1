"""How a game shows itself in a browser; a game without a board of its own gets a plain one."""

from __future__ import annotations

import functools
from typing import cast

from fondaco.face.board import Face, part_of
from fondaco.face.scene import Composing, Fragment, Motion, Scene, ScoreStep, WebModule
from fondaco.games import GAMES
from fondaco.kernel.errors import FondacoError
from fondaco.kernel.game import Game
from fondaco.kernel.news import Item
from fondaco.web.painter import Painter, face_folder, web_words
from fondaco.words.catalogue import error_sentence


class WebFace(Face):
    """Board, page and words of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, language)
        module = None if self.is_plain else part_of(game, "face.web")
        self.web: WebModule = PlainWeb() if module is None else cast(WebModule, module)
        self.composing = cast(Composing, self.web) if hasattr(self.web, "CHAINED") else None
        """How one form becomes several choices, where the game has such forms."""
        self.sure: frozenset[str] = getattr(self.web, "SURE", frozenset())
        """Verbs that are never asked about once more."""
        self.has_board = module is not None
        self.paint = Painter(game.name, self.words) if module is not None else Painter("", web_words(language))
        self.categories = [(str(self.words.named(f"category-{name}")), self.card_of(name)) for name in game.categories]
        """The name of each category of points, and the topic of its rules card."""
        drawings = sorted((face_folder(game) / "templates").glob("*.svg")) if self.has_board else []
        self.symbols = "".join(drawing.read_text(encoding="utf-8") for drawing in drawings)
        """The drawings of the game, once for a page."""
        styles = sorted((face_folder(game) / "static").glob("*.css")) if self.has_board else []
        self.styles = [f"games/{game.name}/{style.name}" for style in styles]

    def card_of(self, topic: str) -> str:
        """The topic itself where there is a rules card of it, or nothing."""
        return topic if self.board.help_card(topic) else ""


@functools.cache
def web_face(game: Game, language: str) -> WebFace:
    return WebFace(game, language)


def sentence_for(error: FondacoError, language: str) -> str:
    """What an error says to somebody at a browser: a game is called by its title."""
    name = error.facts.get("game")
    for game in GAMES:
        if game.name == name:
            title = web_face(game, language).words.say("game-title")
            return error_sentence(type(error)(error.key, error.facts | {"game": title}, error.line), language)
    return error_sentence(error, language)


class PlainWeb:
    """The page of a game without a `face/web.py`: what is open stands in the list of choices."""

    def __init__(self) -> None:
        self.COMPOSED: frozenset[str] = frozenset()
        self.OPTIONS: dict[str, list[str]] = {}

    def heading(self, scene: Scene) -> str:
        return ""

    def fragments(self, scene: Scene) -> list[Fragment]:
        facts = tuple((name, scene.signs[seat], scene.view.is_asked(seat)) for seat, name in enumerate(scene.players))
        return [Fragment("plain-board", scene.paint("plain_board.html", facts), "board")]

    def motions(self, scene: Scene, news: list[Item]) -> list[Motion]:
        return []

    def scoring(self, scene: Scene) -> list[ScoreStep]:
        return []
