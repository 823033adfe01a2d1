"""What errors say to somebody, in the browser and in the terminal."""

from __future__ import annotations

from fondaco.face.game_face import face_of
from fondaco.games import GAMES
from fondaco.kernel.errors import FondacoError
from fondaco.words.catalogue import SHARED, error_sentence


def sentence_for(error: FondacoError, language: str, folder: str = SHARED) -> str:
    """The sentence of an error, in which a game is called by its title; `folder` is that of `error_sentence`."""
    name = error.facts.get("game")
    for game in GAMES:
        if game.name == name:
            title = face_of(game, language).words.say("game-title")
            return error_sentence(type(error)(error.key, error.facts | {"game": title}, error.line), language, folder)
    return error_sentence(error, language, folder)
