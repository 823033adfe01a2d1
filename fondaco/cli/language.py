"""The words of the command line, in the language it speaks, and the consoles they go to."""

from __future__ import annotations

import os

from babel.lists import format_list
from rich.console import Console

from fondaco.kernel.errors import BadOption, FondacoError
from fondaco.words.catalogue import LANGUAGES, catalogue, error_sentence


def wanted_language() -> str:
    """The language that the environment asks for; English by default."""
    return os.environ.get("FONDACO_LANGUAGE") or "en"


FOLDER = "cli"
"""The folder with the words of the command line."""
LANGUAGE = wanted_language() if wanted_language() in LANGUAGES else "en"
"""The language of everything that is printed."""


def check_language() -> None:
    if wanted_language() not in LANGUAGES:
        language = printable(wanted_language())[:40]
        raise BadOption("language", {"language": language, "languages": joined(LANGUAGES)})


def say(key: str, **facts: str | int) -> str:
    return catalogue(LANGUAGE, FOLDER).say(key, facts)


def explain(error: FondacoError) -> str:
    """The sentence of an error, for the person at the screen."""
    return error_sentence(error, LANGUAGE, FOLDER)


def joined(names: list[str]) -> str:
    """Several names in a sentence, as the language lists them."""
    return format_list(names, locale=LANGUAGE)


def printable(text: str) -> str:
    """A text from outside without control characters, which could inject terminal escape sequences."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def screen() -> Console:
    """Standard output. Words are printed as they are: no markup, no automatic highlighting."""
    return Console(highlight=False, markup=False, emoji=False)


def side_screen() -> Console:
    """Standard error, for progress: a program may parse standard output."""
    return Console(highlight=False, markup=False, emoji=False, stderr=True)
