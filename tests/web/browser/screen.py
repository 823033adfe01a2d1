"""A screen: a size of the window, how many play there, and a browser of that size in front of a table."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Browser, Page

from fondaco.words.catalogue import ORIGINAL

from .positions import Opened

PHONE = 600
"""Widths under this are phones."""
SEEN = """{
  const stored = Storage.prototype.getItem;
  const known = /^fondaco-(welcome|seen|ending)-/;
  Storage.prototype.getItem = function (key) { return known.test(key) ? "1000000" : stored.call(this, key); };
}"""
"""A browser that knows the games, has followed this one all along, and has seen how it ended."""


class Screen(NamedTuple):
    """A size of the window, and how many play there."""

    width: int
    height: int
    seats: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}, {self.seats} players"

    @property
    def is_phone(self) -> bool:
        return self.width < PHONE


SCREENS = [Screen(1440, 900, 4), Screen(1440, 900, 5), Screen(1024, 768, 4), Screen(390, 844, 4)]


def new_page(browser: Browser, screen: Screen, scheme: str = "light", language: str = ORIGINAL) -> Page:
    context = browser.new_context(
        locale=language,
        reduced_motion="reduce",
        color_scheme=scheme,  # type: ignore[arg-type]
        viewport={"width": screen.width, "height": screen.height},
        is_mobile=screen.is_phone,
        has_touch=screen.is_phone,
    )
    context.add_init_script(SEEN)
    return context.new_page()


def look_at(page: Page, table: Opened) -> None:
    """Open a table as the person who sits there."""
    table.come_in(page.context)
    page.goto(table.address + table.path)
