"""The catalogue: sentences in the viewer's language, made from keys and facts.

Sentences are Fluent messages in `words/<language>.ftl`, those that everybody shares and those of a game. A fact that is
a name (a guild, a tile) is the key of another message; `NAME($guild)` says it, and `NAME($guild, form: "dative")` says
it in a form that a language may need, an attribute of that message. A key that ends in a number, such as
`tile-brewer-5`, may share one message: `tile-brewer` is then told `$number`. A key with parts, such as
`the-order:house-inn:good-silk`, is told them as `$first`, `$second` and so on, themselves keys.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from fondaco.kernel.errors import FondacoError
from fondaco.kernel.game import Game
from fondaco.kernel.news import Item
from fondaco.words.game_folder import game_folder

Facts = Mapping[str, str | int]
PACKAGE = Path(str(resources.files("fondaco")))
NUMBERED = re.compile(r"(.+)-(\d+)(\+?)")
PARTS = ("first", "second", "third", "fourth")
"""The names of the parts of a key."""
LANGUAGES = ["en", "hu", "de", "ru"]
ORIGINAL = "en"
"""The language that everything is written in first."""
SHARED = ""
"""The folder of the shared words."""
KEPT = 20_000
"""Size of the cache of sentences: formatting one takes a hundred times as long as a cache hit."""


class Catalogue:
    """The shared words and those of one folder, in one language."""

    def __init__(self, language: str, folder: str | Path) -> None:
        """`folder` is one of ours, by its path inside the package, or any other by its full path."""
        self.language = language
        self.folder = PACKAGE / folder
        self.bundle = FluentBundle([language], functions={"NAME": self.named}, use_isolating=False)
        self.known = functools.lru_cache(KEPT)(self.made)
        self.is_bare = False
        """Whether the folder has no words yet; then only the shared ones are known."""
        for place in dict.fromkeys([PACKAGE / SHARED, PACKAGE / folder]):
            messages = written(place, language)
            if messages is None:
                self.is_bare = True
            else:
                self.add(messages)

    def add(self, messages: str) -> None:
        self.known.cache_clear()
        self.bundle.add_resource(FluentResource(messages))

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, facts: Facts | None = None, form: str = "") -> str:
        """The sentence of a key. Raises KeyError if the language lacks it, ValueError if it is faulty."""
        return self.known(key, tuple(facts.items()) if facts else (), form)

    def made(self, key: str, facts: tuple[tuple[str, str | int], ...], form: str) -> str:
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(form, message.value) if form else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise ValueError(f"{key}: {errors}")
        return str(text)

    def named(self, key: Any, form: Any = "") -> Any:
        """The NAME function of the messages: a thing by its key, or several joined by `,`."""
        keys = str(key).split(",")
        if len(keys) > 1:
            return format_list([str(self.named(one, form)) for one in keys], locale=self.language)
        head, *parts = keys[0].split(":")
        if parts and self.has(head):
            return self.say(head, dict(zip(PARTS, parts, strict=False)), str(form))
        if self.has(keys[0]):
            return self.say(keys[0], {}, str(form))
        numbered = NUMBERED.fullmatch(keys[0])
        if numbered is None or not self.has(numbered[1]):
            return keys[0]
        facts = {"number": int(numbered[2]), "sign": "yes" if numbered[3] else "no"}
        return self.say(numbered[1], facts, str(form))


def written(place: Path, language: str) -> str | None:
    """The messages of a folder in a language; None if it has no words in it."""
    source = place / "words" / f"{language}.ftl"
    return source.read_text(encoding="utf-8") if source.is_file() else None


def language_for(language: str, folder: Path) -> str:
    """The language in which a folder speaks to somebody: theirs, or English as a whole if it was not translated."""
    is_lacking = written(folder, language) is None and written(folder, ORIGINAL) is not None
    return ORIGINAL if is_lacking else language


@functools.cache
def catalogue(language: str, folder: str | Path) -> Catalogue:
    return Catalogue(language, folder)


def game_words(language: str, game: Game) -> Catalogue:
    return catalogue(language, game_folder(game))


def missing_words(game: Game, language: str) -> list[str]:
    """The keys of the news, the names and the introduction of a game that a language has no words for."""
    words = game_words(language, game)
    keys = ["game-title", "game-pitch", f"help-{game.name}", *[f"news-{kind.key}" for kind in game.news]]
    missing = [key for key in keys if not words.has(key)]
    names = [f"{kind}-{name}" for kind in game.names if not kind.endswith("set") for name in game.names[kind]]
    return missing + [name for name in names if words.named(name) == name]


def error_sentence(error: FondacoError, language: str, folder: str = SHARED) -> str:
    """The sentence of an error; `folder` is where to look for its words if the error itself does not say."""
    words = catalogue(language, error.folder or folder)
    sentence = words.say(f"error-{error.key}", error.facts)
    return words.say("error-line", {"line": error.line, "sentence": sentence}) if error.line else sentence


def fact(game: Game, kind: str, number: int, players: list[str]) -> str | int:
    """A number of the news as a fact for a sentence."""
    if kind == "number":
        return number
    if kind == "seat":
        return players[number]
    if kind.endswith("set"):
        things = game.names[kind.removesuffix("set")]
        return ",".join(f"{kind.removesuffix('set')}-{things[bit]}" for bit in range(len(things)) if number >> bit & 1)
    return f"{kind}-{game.names[kind][number]}" if kind in game.names else number


def news_facts(game: Game, item: Item, players: list[str]) -> dict[str, str | int]:
    """The facts of a piece of news, by their names."""
    facts: dict[str, str | int] = {}
    for index, parameter in enumerate(game.news[item.kind].parameters):
        name, type_ = parameter.split(":")
        facts[name] = fact(game, type_, item.numbers[index], players)
    return facts
