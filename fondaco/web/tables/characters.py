"""The bots as people: eight characters for each game, each with a name, a portrait and a temper.

A game names them in its words: `game-bots`, a list of names, and for each of them `bot-NAME`, its temper in a few
words, whose attribute `portrait` is the number of a drawing, `bust-0` to `bust-7`.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

from fondaco.face.game_face import face_of
from fondaco.kernel.game import Game
from fondaco.words.catalogue import ORIGINAL

PORTRAITS = 8


class Character(NamedTuple):
    """Somebody whom a bot plays."""

    name: str
    portrait: int
    temper: str
    """A few words, or empty."""


@functools.lru_cache(100)
def names_of_bots(game: Game) -> list[str]:
    """Names are stored with the table, so they are the same in every language."""
    words = face_of(game, ORIGINAL).words
    return words.say("game-bots" if words.has("game-bots") else "plain-bots").split(", ")


@functools.lru_cache(1000)
def character_named(game: Game, name: str, language: str) -> Character:
    """A bot by its name. One that the words do not know, as at older tables, has some portrait and no temper."""
    words = face_of(game, language).words
    key = f"bot-{name.lower()}"
    if name in names_of_bots(game) and words.has(key):
        return Character(name, int(words.say(key, form="portrait")), words.say(key))
    return Character(name, sum(map(ord, name)) % PORTRAITS, "")
