"""The pseudo-language, made from the English words by code. It is never shipped: only tests can choose it."""

from __future__ import annotations

from itertools import cycle, islice
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from fondaco.words import catalogue
from fondaco.words.catalogue import LANGUAGES, ORIGINAL
from fondaco.words.translation import nodes_of

PSEUDO = "eo"
"""A code of a language that we do not have, because Babel knows no pseudo-locale: lists and plurals are Esperanto's."""
LONGER = 0.35
ACCENTS = str.maketrans("aceghijlnorstuyACEGIOUS", "áčéğĥíĵľñőřšťűýÁČÉĞÍÖŰŠ")
FILLER = "őűи"
"""Letters of Hungarian and Russian, which the fonts must have, too."""
READ_BY_CODE = {"portrait"}
"""Attributes that are no words."""

written = catalogue.written


def stretched(text: str) -> str:
    """A text as long as a translation may get. Spaces around it stay, and so do texts without a letter."""
    body = text.strip()
    if not any(sign.isalpha() for sign in body):
        return text
    before, after = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
    words = [stretched_word(word) for word in body.split(" ")]
    return before + " ".join(words) + after


def stretched_word(word: str) -> str:
    """Every word grows, as words do in other languages: a line that breaks between words breaks as often."""
    letters = sum(sign.isalpha() for sign in word)
    more = "".join(islice(cycle(FILLER), round(letters * LONGER)))
    end = max((index for index, sign in enumerate(word, 1) if sign.isalpha()), default=0)
    return f"{word[:end]}{more}{word[end:]}".translate(ACCENTS)


def in_pseudo(messages: str) -> str:
    tree = FluentParser().parse(messages)
    for entry in tree.body:
        if isinstance(entry, fluent.Message):
            spoken = [attribute.value for attribute in entry.attributes if attribute.id.name not in READ_BY_CODE]
            for text in nodes_of([entry.value, *spoken], fluent.TextElement):
                text.value = stretched(text.value)
    return FluentSerializer().serialize(tree)


def written_or_pseudo(place: Path, language: str) -> str | None:
    if language != PSEUDO:
        return written(place, language)
    messages = written(place, ORIGINAL)
    return None if messages is None else in_pseudo(messages)


def teach() -> None:
    """Let this process speak the pseudo-language, too."""
    catalogue.written = written_or_pseudo
    if PSEUDO not in LANGUAGES:
        LANGUAGES.append(PSEUDO)
