"""How a game shows itself. Every game keeps its face in its own folder; nothing here names a game."""

from __future__ import annotations

import functools

from fondaco.face.browser_face import BrowserFace
from fondaco.face.game_parts import part_of
from fondaco.face.terminal_face import TerminalFace
from fondaco.kernel.game import Game
from fondaco.kernel.record import Record
from fondaco.words.catalogue import ORIGINAL


class GameFace(TerminalFace, BrowserFace):
    """All that people read and see of one game in one language.

    As it stands it is the face of a game that has none of its own, made from its rules and its words. A game
    overrides what it does better.
    """


@functools.cache
def face_of(game: Game, language: str) -> GameFace:
    """The face of a game: `FACE` of the module `face` in its package, if it has one."""
    module = part_of(game, "face")
    kind = GameFace if module is None else vars(module).get("FACE")
    if not (isinstance(kind, type) and issubclass(kind, GameFace)):
        raise TypeError(f"FACE of {module and module.__name__} must be a class that inherits from GameFace, not {kind}")
    return kind(game, language)


def has_known_luck(record: Record) -> bool:
    """Whether a game was played with the luck of its lesson, which everybody may know beforehand."""
    lesson = face_of(record.game, ORIGINAL).lesson
    return lesson is not None and record.seed == lesson.seed
