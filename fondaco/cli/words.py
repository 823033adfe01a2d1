"""The words of the command line, and the consoles they go to."""

from __future__ import annotations

from rich.console import Console

from fondaco.kernel.catalogue import catalogue

LANGUAGE = "en"


def say(key: str, **facts: str | int) -> str:
    return catalogue(LANGUAGE, "kernel").say(key, facts)


def printable(text: str) -> str:
    """A text from outside without signs that could steer a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def screen() -> Console:
    """Where a person reads. Words are printed as they are: no markup, no guessed colours."""
    return Console(highlight=False, markup=False, emoji=False)


def side_screen() -> Console:
    """Where progress is shown, apart from what a program may read."""
    return Console(highlight=False, markup=False, emoji=False, stderr=True)
