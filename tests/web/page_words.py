"""The words of a page: whether a key, a brace or a variable is left in it, and whether another language is."""

from __future__ import annotations

import functools
import html
import re
from collections.abc import Iterator

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from fondaco.games import GAMES
from fondaco.words.catalogue import LANGUAGES, PACKAGE, SHARED, written
from fondaco.words.game_folder import game_folder
from fondaco.words.translation import nodes_of

TAGS = re.compile(r"<(script|style|code|kbd)\b.*?</\1>|<[^>]*>", re.DOTALL)
SPOKEN = re.compile(
    r'(?:aria-label|title|placeholder|alt|data-(?:text|copied|plain|more|close|how)|id="spoken"[^>]* data-turn)'
    r'="([^"]*)"'
)
LEFT_OVER = re.compile(r"[{}$]|\b(?:web|error|news|prompt|board|help|why|option|game|bot|plain)-[a-z]+\b|NAME\(")
FOR_SCRIPTS = re.compile(r'<ul id="sentences".*?</ul>', re.DOTALL)
"""Sentences with holes, which a script fills in."""
OWN_NAMES = re.compile(r'<form id="languages".*?</form>', re.DOTALL)
"""The menu of languages, each by its own name."""
LABELLED = re.compile(r'<(button|a|summary)\b[^>]*\saria-label="([^"]*)"[^>]*>(.*?)</\1>', re.DOTALL)
UNSEEN = re.compile(r'<(\w+)[^>]*(?:class="visually-hidden"|aria-hidden="true")[^>]*>.*?</\1>', re.DOTALL)
WORD = re.compile(r"[^\W\d_]{3,}")
FOLDERS = [PACKAGE / SHARED, PACKAGE / "web", *map(game_folder, GAMES)]


def said(page: str) -> list[str]:
    """Everything on a page that is read or heard."""
    page = OWN_NAMES.sub("", FOR_SCRIPTS.sub("", page))
    texts = [*TAGS.sub("\n", page).split("\n"), *SPOKEN.findall(page)]
    return [html.unescape(text).strip() for text in texts if text.strip()]


def left_over(page: str) -> list[str]:
    return [text for text in said(page) if LEFT_OVER.search(text)]


def mislabelled(page: str) -> list[str]:
    """Controls whose spoken name does not begin with, or hold, what is written on them."""
    found = []
    for _, label, inside in LABELLED.findall(page):
        seen = " ".join(html.unescape(TAGS.sub(" ", UNSEEN.sub("", inside))).lower().split())
        if WORD.search(seen) and seen not in html.unescape(label).lower():
            found.append(f"{label}: {seen}")
    return found


def texts_of(language: str) -> Iterator[str]:
    """All that is written in a language: the texts of its messages, and its books."""
    for folder in FOLDERS:
        entries = FluentParser().parse(written(folder, language) or "").body
        messages = [entry for entry in entries if isinstance(entry, fluent.Message)]
        yield from (text.value for text in nodes_of(messages, fluent.TextElement))
        book = folder / "book" / f"{language}.md"
        yield book.read_text(encoding="utf-8") if book.is_file() else ""


@functools.cache
def words_of(language: str) -> frozenset[str]:
    return frozenset(word for text in texts_of(language) for word in WORD.findall(text.lower()))


@functools.cache
def foreign_to(language: str) -> frozenset[str]:
    """Words of the other languages that are none of this one."""
    others = [words_of(other) for other in LANGUAGES if other != language]
    return frozenset().union(*others) - words_of(language)


def foreign_words(page: str, language: str, *names: str) -> list[str]:
    """Texts of a page with words of another language; the names of players may be any words."""
    known = {word for name in names for word in WORD.findall(name.lower())}
    strange = foreign_to(language) - known
    return [text for text in said(page) if not strange.isdisjoint(WORD.findall(text.lower()))]
