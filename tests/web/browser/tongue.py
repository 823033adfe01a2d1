"""The language that somebody reads a table in: what it calls things there, and that nothing else stands on the page."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from fondaco.face.game_face import face_of
from fondaco.games import find_game
from fondaco.words.catalogue import catalogue

from ..page_words import foreign_words, left_over
from .guest import Guest

NAMES = ("Anna", "Ben", "Cleo")
LOOKS = 300
"""How often a page is looked at, ten times a second, until all of it has changed: a stream may bring the last words."""


def said(key: str, language: str, **facts: str | int) -> str:
    """A sentence of the pages."""
    return catalogue(language, "web").say(key, facts)


def choose_language(page: Page, language: str) -> None:
    """Open the menu of the bar, and press the language by its own name."""
    page.locator("[popovertarget=languages]").click()
    page.locator(f"#languages button[lang={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)


class Tongue:
    """A language at a table of a game."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.face = face_of(find_game(game), language)
        self.title = self.face.words.say("game-title")

    def web(self, key: str, **facts: str | int) -> str:
        return said(key, self.language, **facts)

    def own(self, key: str, **facts: str | int) -> str:
        """A sentence of the game."""
        return self.face.words.say(key, facts)

    def named(self, key: str, form: str = "title") -> str:
        return str(self.face.words.named(key, form))

    def titled(self, turn: str) -> re.Pattern[str]:
        """The title of the page where it is one's own turn (`mine`) or the game is `over`."""
        return re.compile(re.escape(self.web(f"web-title-{turn}", game=self.title)))

    def read(self, guest: Guest, *names: str) -> None:
        """All that the page says, seen or unseen, is in this language, be it after the rest of a change has arrived."""
        wrong: list[str] = []
        for _ in range(LOOKS):
            page = guest.page.content()
            wrong = left_over(page) + foreign_words(page, self.language, *NAMES, *names)
            if not wrong:
                return
            guest.page.wait_for_timeout(100)
        raise AssertionError(f"{guest.name} does not read {self.language}: {wrong}")

    def open_table(self, host: Guest, *chairs: str, **options: str) -> None:
        """Open a table from the front page by what the forms say: who sits on the other seats, and what is settled."""
        page = host.page
        host.go("/")
        page.get_by_role("link", name=self.web("web-game-with-friends", game=self.title)).click()
        page.get_by_label(self.web("web-your-name"), exact=True).fill(host.name)
        page.get_by_text(self.web("web-more-options"), exact=True).click()
        page.get_by_role("radio", name=str(len(chairs) + 1), exact=True).check()
        for seat, chair in enumerate(chairs, 1):
            label = self.web("web-seat-of", seat=seat + 1, colour=self.face.seat_name(seat))
            kind = self.web("web-chair-open" if chair == "open" else f"web-bot-{chair}")
            page.get_by_label(label).select_option(label=kind)
        for option, value in options.items():
            page.get_by_label(self.own(f"option-{option}-{value}")).check()
        page.get_by_label(self.web("web-bot-pace"), exact=True).select_option(label=self.web("web-bot-pace-200"))
        self.read(host)
        host.button(self.web("web-open-table")).click()
        host.at_table()
        expect(page.get_by_text(self.web("web-missing", count=chairs.count("open")))).to_be_visible()
        self.read(host)
