"""The painter: renders templates to HTML, with a cache. The same template with the same facts is rendered once."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    FileSystemLoader,
    PrefixLoader,
    StrictUndefined,
    Template,
    nodes,
)
from jinja2.compiler import CodeGenerator, Frame
from jinja2.runtime import Context
from markupsafe import Markup, escape

from fondaco.bots.levels import LEVELS, USUAL_LEVEL
from fondaco.kernel.game import Game
from fondaco.words.catalogue import PACKAGE, Catalogue, catalogue
from fondaco.words.game_folder import game_folder

WEB = PACKAGE / "web"
SHARED = PACKAGE / "face"
"""The templates that a game may use without having its own."""
SPECIAL = re.compile(r"""[&<>"']""")
KEPT = 20_000
"""Size of the cache: fifty fragments for each of four hundred tables, one or two kilobytes each."""


class PlainContext(Context):
    """Calls a function as it is: none of ours wants the context, and looking for that costs more than most of them."""

    def call(
        self, function: Any, /, *args: Any, _loop_vars: object = None, _block_vars: object = None, **facts: Any
    ) -> Any:
        return function(*args, **facts)


def face_folder(game: Game) -> Path:
    return game_folder(game) / "face"


def loader(game: Game | None) -> BaseLoader:
    """Our own templates by their names, those of a game under its name: `some-game/board.html`."""
    ours = FileSystemLoader([WEB / "templates", SHARED / "templates"])
    if game is None:
        return ours
    return ChoiceLoader([ours, PrefixLoader({game.name: FileSystemLoader(face_folder(game) / "templates")})])


class QuickCode(CodeGenerator):
    """Templates that escape by `escaped`, not by a call that makes a `Markup` of each of a thousand short texts."""

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: CodeGenerator._FinalizeInfo) -> None:
        self.write("environment.escaped(")


class QuickEnvironment(Environment):
    code_generator_class = QuickCode

    @staticmethod
    def escaped(value: object) -> str:
        """A value as it is joined to the page, escaped unless it is `Markup`."""
        kind = type(value)
        if kind is Markup:
            return value  # type: ignore[return-value]
        if kind is int:
            return str(value)
        if kind is str and not SPECIAL.search(value):  # type: ignore[call-overload]
            return value  # type: ignore[return-value]
        return escape(value)


@functools.cache
def environment(words: Catalogue, game: Game | None = None) -> Environment:
    """Templates, also those of a game, that speak with these words: `say("key", name=value)`, and `name("thing")`.

    Everything is escaped, an undefined name is an error, and whitespace around blocks is trimmed.
    """
    found = QuickEnvironment(
        loader=loader(game),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    found.context_class = PlainContext
    found.globals |= {"words": words, "say": teller(words), "name": words.named, "language": words.language}
    found.globals |= {"pic": pic, "levels": tuple(LEVELS), "usual_level": USUAL_LEVEL}
    return found


@functools.lru_cache(1000)
def pic(symbol: str) -> Markup:
    """A drawing from the sprite sheet. Boards have hundreds of them, and a macro would take twenty times as long."""
    return Markup('<svg><use href="#{}"/></svg>').format(symbol)


def web_words(language: str) -> Catalogue:
    return catalogue(language, "web")


def teller(words: Catalogue) -> Callable[..., str]:
    """`say("key", name=value)` for templates."""

    def say(key: str, **facts: str | int) -> str:
        return words.say(key, facts)

    return say


class Painter:
    """Renders templates in one language, and caches what it rendered."""

    def __init__(self, game: Game | None, words: Catalogue) -> None:
        """With a game, its templates take precedence over ours of the same name."""
        self.folder = f"{game.name}/" if game else ""
        self.environment = environment(words, game)
        self.everywhere = self.environment.globals
        """The globals of every template."""
        self.template = functools.cache(self.found)

    def __call__(self, template: str, facts: Hashable) -> Markup:
        """A template rendered with `f`, the facts. Its output depends on them alone, so they are the cache key.

        `part` renders another template inside this one, cached on its own.
        """
        return painted(self, template, facts)

    def found(self, name: str) -> Template:
        """A template of the game, or else of ours."""
        return self.environment.select_template([f"{self.folder}{name}", name])


@functools.lru_cache(KEPT)
def painted(painter: Painter, template: str, facts: Hashable) -> Markup:
    """Facts are large: their hash is computed once here, and would be thrice with a cache written by hand."""
    found = painter.template(template)
    facts_of_all = {**painter.everywhere, "part": painter, "f": facts}
    context = PlainContext(painter.environment, facts_of_all, found.name, found.blocks)
    return Markup("".join(found.root_render_func(context)).strip())


@functools.cache
def painter_of(game: Game | None, words: Catalogue) -> Painter:
    """Always the same one, so that it finds what it has rendered."""
    return Painter(game, words)
