"""The words of the command line, in the language it speaks, and the consoles they go to."""

from __future__ import annotations

import os
import re
import sys
from itertools import pairwise

import click
from babel.lists import format_list
from rich.console import Console

from fondaco.kernel.errors import BadOption, FondacoError
from fondaco.sentences import sentence_for
from fondaco.words.catalogue import LANGUAGES, ORIGINAL, catalogue

FOLDER = "cli"
"""The folder with the words of the command line."""
OPTION = "--language"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the locale of messages, the strongest first (POSIX)."""


def typed_language() -> str:
    """What stands behind `--language`. It is looked for before the commands are made: their help is in it already."""
    found = [following for word, following in pairwise(sys.argv) if word == OPTION]
    found += [word.partition("=")[2] for word in sys.argv if word.startswith(f"{OPTION}=")]
    return found[-1] if found else ""


def wanted_language() -> str:
    """The language that was asked for; empty if nobody did."""
    return typed_language() or os.environ.get("FONDACO_LANGUAGE", "")


def spoken_here() -> str:
    """The language of this machine, as its locale says; English if it is none of ours.

    Babel would look at LC_CTYPE as well, which Python itself sets where a locale is not installed.
    """
    locale = next((os.environ[name] for name in LOCALES if os.environ.get(name)), "")
    language = re.split("[_.@-]", locale)[0].lower()
    return language if language in LANGUAGES else ORIGINAL


class Tongue:
    """The language of everything that is printed."""

    def __init__(self) -> None:
        wanted = wanted_language()
        self.language = wanted if wanted in LANGUAGES else spoken_here()


TONGUE = Tongue()


def speak(language: str) -> None:
    """Go on in another language. Raises if there is none of that name."""
    if language not in LANGUAGES:
        named = printable(language)[:40]
        raise BadOption("language", {"language": named, "languages": joined(LANGUAGES)})
    TONGUE.language = language


def check_language() -> None:
    speak(wanted_language() or spoken_here())


def say(key: str, **facts: str | int) -> str:
    return catalogue(TONGUE.language, FOLDER).say(key, facts)


def explain(error: FondacoError) -> str:
    """The sentence of an error, for the person at the screen."""
    return sentence_for(error, TONGUE.language, FOLDER)


def joined(names: list[str]) -> str:
    """Several names in a sentence, as the language lists them."""
    return format_list(names, locale=TONGUE.language)


def chosen(context: click.Context, option: click.Parameter, language: str | None) -> None:
    if language is not None:
        speak(language)


language_option = click.option(
    OPTION, metavar="LANGUAGE", is_eager=True, expose_value=False, callback=chosen, help=say("cli-option-language")
)
"""The language of one command, whatever the machine speaks."""


def printable(text: str) -> str:
    """A text from outside without control characters, which could inject terminal escape sequences."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def screen() -> Console:
    """Standard output. Words are printed as they are: no markup, no automatic highlighting."""
    return Console(highlight=False, markup=False, emoji=False)


def side_screen() -> Console:
    """Standard error, for progress: a program may parse standard output."""
    return Console(highlight=False, markup=False, emoji=False, stderr=True)
