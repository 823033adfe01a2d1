"""The book of a game: its rules in the order one learns them, with diagrams, in one language.

Its text is `book/LANGUAGE.md` in the folder of the game. A game without one shows its cards instead (`rulebook.py`).
"""

from __future__ import annotations

import functools
import re
from pathlib import Path

from markupsafe import Markup, escape

from fondaco.face.diagram import Diagram
from fondaco.face.game_face import GameFace, face_of
from fondaco.kernel.game import Game
from fondaco.web.pages.book_text import BookText, Chapter, read_book
from fondaco.web.pages.diagrams import painted
from fondaco.web.pages.rulebook import card_of
from fondaco.web.painter import face_folder, web_words
from fondaco.words.catalogue import ORIGINAL
from fondaco.words.game_folder import game_folder

STYLES = "book/diagrams.css"
"""The stylesheet of a game that fits its diagrams into the book."""

ONE_PAGE = "aid"
"""The chapter that is the whole game on one page."""
RULE_IDS = re.compile(r' ?<span class="rule-ids"><a href="#([^"]+)">.*?</span>')
"""The ids of rules at the end of a line, and the first of them."""


def has_book(game: Game) -> bool:
    return book_file(game, ORIGINAL) is not None


def book_file(game: Game, language: str) -> Path | None:
    """The text of a game's book, in English where it is not translated; None if there is no book."""
    found = [game_folder(game) / "book" / f"{one}.md" for one in (language, ORIGINAL)]
    return next((path for path in found if path.is_file()), None)


def styles_of(game: Game) -> list[str]:
    return [f"games/{game.name}/{STYLES}"] if (face_folder(game) / "static" / STYLES).is_file() else []


def diagram_named(face: GameFace, name: str) -> Diagram:
    return next(diagram for diagram in face.diagrams if diagram.name == name)


@functools.cache
def book_of(game: Game, language: str) -> BookText | None:
    """The book of a game with its diagrams, painted once; None if it has none."""
    source = book_file(game, language)
    if source is None:
        return None
    face = face_of(game, language)
    names = web_words(language).say("web-book-players").split(", ")
    book = read_book(source.read_text(encoding="utf-8"), lambda name: painted(face, diagram_named(face, name), names))
    return with_topics(book, face)


def one_page(game: Game, language: str) -> Markup | None:
    """The whole game on one page, to be shown at a table; None if there is no book.

    Links lead into the book: an arrow to the first rule of a line, since nobody at a table knows rules by their ids.
    """
    book = book_of(game, language)
    if book is None:
        return None
    rules = escape(web_words(language).say("web-rules"))
    (chapter,) = [chapter for chapter in book.chapters if chapter.id == ONE_PAGE]
    text = re.sub(r'\sid="[^"]*"', "", chapter.html)
    arrow = rf'<a href="#\1" aria-label="{rules} \1">→</a></span>'
    text = RULE_IDS.sub(f'<span class="rule-ids">\N{NO-BREAK SPACE}{arrow}', text)
    return Markup(text.replace('<a href="#', f'<a href="/rules/{game.name}#'))


def with_topics(book: BookText, face: GameFace) -> BookText:
    """The book with anchors for the topics of the help cards, each at the first rule that its card names."""
    ids = {chapter.id for chapter in book.chapters} | {
        section.id for chapter in book.chapters for section in chapter.sections
    }
    beside: dict[str, list[str]] = {}
    for topic in face.help_topics():
        codes = [code.id for code in card_of(face, topic, set()).codes if code.id in book.rules]
        if codes and topic not in ids:
            beside.setdefault(codes[0], []).append(topic)

    def anchored(found: re.Match[str]) -> str:
        return "".join(f'<span id="{topic}"></span>' for topic in beside.get(found[1], [])) + found[0]

    def with_anchors(chapter: Chapter) -> Chapter:
        return chapter._replace(html=Markup(re.sub(r'<a id="([A-Z]-\w+)"', anchored, chapter.html)))

    return book._replace(chapters=tuple(with_anchors(chapter) for chapter in book.chapters))
