"""What a table says leads to the book of its rules: prompts, categories of points, the game on one page.

Reasons for what is refused are looked at in `test_why.py`.
"""

from __future__ import annotations

import re

import pytest

from fondaco.face.game_face import face_of
from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.web.pages.book import book_of, has_book, one_page
from fondaco.web.pages.rulebook import card_of
from fondaco.words.catalogue import LANGUAGES
from fondaco.words.game_folder import game_folder
from fondaco.words.translation import Words

with_book = pytest.mark.parametrize("game", [game for game in GAMES if has_book(game)], ids=lambda game: game.name)
UNASKED = {"prompt-waiting"}
"""Prompts of whoever is asked nothing."""


def rules_in(game: Game, language: str = "en") -> set[str]:
    book = book_of(game, language)
    assert book is not None
    return set(book.rules)


@with_book
def test_every_prompt_is_about_a_rule_of_the_book(game: Game) -> None:
    face, keys = face_of(game, "en"), Words(game_folder(game) / "words" / "en.ftl").messages
    prompts = {key for key in keys if key.startswith("prompt-") and not key.endswith("-short")} - UNASKED
    assert {f"prompt-{question}" for question in face.prompt_rules} == prompts
    assert set(face.prompt_rules.values()) <= rules_in(game)
    assert [rule for rule in face.prompt_rules.values() if not face.help_card(rule)] == []


@with_book
def test_every_category_of_points_has_a_card_that_names_its_rule(game: Game) -> None:
    face = face_of(game, "en")
    for category in game.categories:
        title, topic = face.category(category)
        codes = {code.id for code in card_of(face, topic, set()).codes}
        assert codes & rules_in(game), title


@with_book
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_on_one_page_leads_into_the_book(game: Game, language: str) -> None:
    text = one_page(game, language)
    assert text is not None
    assert " id=" not in text
    links = re.findall(r'<a href="([^"]*)"', text)
    assert len(links) >= 10
    assert {link.removeprefix(f"/rules/{game.name}#") for link in links} <= rules_in(game, language)
    assert not re.search(r">[A-Z]-\w+<", text), "ids of rules mean nothing to whoever plays"
