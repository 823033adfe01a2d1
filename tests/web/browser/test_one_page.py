"""The game on one page, beside the board: by a click, a key or a tap, in every language, on one screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.words.catalogue import LANGUAGES

from .guest import Visit
from .positions import Positions
from .test_phone import PHONE
from .test_why import come_to, course_for
from .tongue import Tongue, choose_language

ALL_GAMES = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
IS_WHOLE = "text => text.scrollHeight <= text.clientHeight + 1 && text.scrollWidth <= text.clientWidth + 1"


@ALL_GAMES
def test_it_is_on_one_screen_in_every_language(visit: Visit, positions: Positions, game: Game) -> None:
    anna = visit("Anna")
    page = anna.page
    come_to(anna, positions, course_for(game), 0)
    for language in LANGUAGES:
        if language != "en":
            choose_language(page, language)
        tongue = Tongue(language, game.name)
        page.locator("#rules-link").click()
        dialog = page.get_by_role("dialog", name=tongue.web("web-one-page"))
        expect(dialog).to_be_visible()
        expect(dialog.locator("h3").first).to_be_visible()
        assert page.locator("#one-page-text").evaluate(IS_WHOLE), language
        tongue.read(anna)
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    page.keyboard.press("a")
    expect(page.locator("#one-page")).to_be_visible()
    page.locator("#one-page .rule-ids a").first.click()
    page.wait_for_url(f"**/rules/{game.name}#*")


def test_it_is_at_hand_on_a_phone(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna", **PHONE)
    come_to(anna, positions, course_for(GAMES[0]), 0)
    anna.page.locator("#help-opener").tap()
    anna.page.locator("#help [data-one-page]").tap()
    expect(anna.page.locator("#one-page h3").first).to_be_visible()
    expect(anna.page.locator("#help")).to_be_hidden()
    anna.expect_no_overflow()


def test_without_a_script_it_is_a_part_of_the_book(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna", java_script_enabled=False)
    course = course_for(GAMES[0])
    table = positions.open(course, 0)
    table.come_in(anna.context)
    anna.go(table.path)
    anna.page.locator("#rules-link").click()
    expect(anna.page.locator("#aid")).to_be_visible()
