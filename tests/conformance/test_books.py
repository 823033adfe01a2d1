"""The books of the rules: every rule is told, in every language alike, and every diagram is a real position."""

from __future__ import annotations

import re

import pytest

from fondaco.face.diagram import Diagram
from fondaco.face.game_face import face_of
from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify
from fondaco.web.pages.book import ONE_PAGE, book_of
from fondaco.web.pages.book_text import BookText
from fondaco.web.pages.diagrams import painted, record_text, table_at
from fondaco.words.game_folder import game_folder

from .rule_page import Page

BOOKS = [(game, path.stem) for game in GAMES for path in sorted((game_folder(game) / "book").glob("*.md"))]
"""Every game with a book, in each of its languages."""
DIAGRAMS = [(game, diagram) for game in GAMES for diagram in face_of(game, "en").diagrams]
NAMES = ["Anna", "Ben", "Clara", "David", "Eva"]
FEWEST_DIAGRAMS = 6
in_every_book = pytest.mark.parametrize(("game", "language"), BOOKS, ids=lambda one: getattr(one, "name", one))
in_every_diagram = pytest.mark.parametrize(("game", "diagram"), DIAGRAMS, ids=lambda one: one.name)


def book(game: Game, language: str) -> BookText:
    found = book_of(game, language)
    assert found is not None
    return found


def html_of(told: BookText) -> str:
    return "".join(chapter.html for chapter in told.chapters)


def without_diagrams(html: str) -> str:
    return re.sub(r'<div class="stage.*?(?=<figcaption>)', "", html, flags=re.DOTALL)


@in_every_book
def test_the_book_tells_every_rule(game: Game, language: str) -> None:
    assert sorted(book(game, language).rules) == sorted(Page(game).rules)


@in_every_book
def test_the_book_has_the_same_structure_in_every_language(game: Game, language: str) -> None:
    """Chapters, sections, paragraphs, lists, tables, links, rules and diagrams in the same order."""
    shapes = []
    for told in (book(game, "en"), book(game, language)):
        tags = re.findall(
            r'<(?:h3|p|li|tr|t[hd]|figure|use|mark)\b|(?:id|href)="[^"]+"', without_diagrams(html_of(told))
        )
        shapes.append(([chapter.id for chapter in told.chapters], told.rules, told.diagrams, tags))
    assert shapes[0] == shapes[1]


@in_every_book
def test_what_the_book_links_to_is_in_it_once(game: Game, language: str) -> None:
    told = book(game, language)
    html = html_of(told)
    ids = [*re.findall(r'\bid="([^"]+)"', html), *[chapter.id for chapter in told.chapters]]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'<a[^>]* href="#([^"]+)"', html)) <= set(ids)


@in_every_book
def test_every_help_card_has_its_place_in_the_book(game: Game, language: str) -> None:
    """Links of cards lead to `#topic`, and the card itself names its rules."""
    html = html_of(book(game, language)) + "".join(f'id="{chapter.id}"' for chapter in book(game, language).chapters)
    face = face_of(game, language)
    topics = [topic for topic in face.help_topics() if Page(game).cited(face.words.say(face.help_card(topic)))]
    assert topics
    assert [topic for topic in topics if f'id="{topic}"' not in html] == []


@in_every_book
def test_a_caption_speaks_of_every_number_in_its_diagram(game: Game, language: str) -> None:
    html = html_of(book(game, language))
    for diagram in face_of(game, language).diagrams:
        figure = re.search(rf'<figure id="diagram-{diagram.name}".*?</figure>', html, re.DOTALL)
        assert figure, f"{diagram.name} is not in the book"
        told = set(re.findall(r"<strong>(\d)</strong>", figure[0]))
        assert told == {str(number + 1) for number in range(len(diagram.marks))}, diagram.name


@in_every_book
def test_the_book_needs_no_keyboard(game: Game, language: str) -> None:
    """What is typed in a terminal does not stand in it."""
    assert "<code>" not in html_of(book(game, language))


@in_every_book
def test_the_book_has_an_aid_for_the_table(game: Game, language: str) -> None:
    (aid,) = [chapter for chapter in book(game, language).chapters if chapter.id == ONE_PAGE]
    assert aid.sections


@pytest.mark.parametrize("game", [game for game, language in BOOKS if language == "en"], ids=lambda game: game.name)
def test_the_book_has_enough_diagrams(game: Game) -> None:
    assert len(set(book(game, "en").diagrams)) >= FEWEST_DIAGRAMS


@in_every_diagram
def test_a_diagram_shows_what_it_names_at_a_position_of_a_whole_game(game: Game, diagram: Diagram) -> None:
    record = read_record(record_text(game, diagram.record), [game])
    verify(record)
    assert diagram.after <= len(record.made)
    assert len(table_at(game, diagram).record.made) >= diagram.after
    html = painted(face_of(game, "en"), diagram, NAMES)
    assert set(re.findall(r'<mark class="book-mark">(\d)', html)) == {
        str(number + 1) for number in range(len(diagram.marks))
    }
    assert " inert>" in html[:200]
    assert not re.search(r"\s(?:id|tabindex|form)=", html)


@in_every_diagram
def test_a_diagram_that_is_lit_shows_something_open(game: Game, diagram: Diagram) -> None:
    html = painted(face_of(game, "en"), diagram, NAMES)
    assert ("<button" in html or "<input" in html) == diagram.is_lit
