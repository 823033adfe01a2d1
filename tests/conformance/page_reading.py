"""What can be read off the page of a board: buttons, places, ids, what a person hears, and whether it is whole."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser

VOID = frozenset({"input", "br", "img", "hr"})


def buttons(html: str) -> list[str]:
    return re.findall(r'<button (?:[^>]* )?form="choose" name="choice" value="([^"]+)"', html)


def places(html: str) -> list[str]:
    return re.findall(r'data-place="([^"]+)"', html)


def ids(html: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', html)


def told(html: str) -> str:
    """What a person reads or hears of a page."""
    labels = re.findall(r'aria-label="([^"]*)"', html)
    return " ".join([*labels, re.sub(r"<[^>]*>", " ", html)])


class Nesting(HTMLParser):
    """Finds elements that are closed in another order than they were opened, and focusable ones without a name."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.faults: list[str] = []
        self.waiting: list[list[str]] = []
        """Focusable elements whose name must come from their text: the tag's depth and the text so far."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in VOID:
            return
        self.open.append(tag)
        if tag == "button" or "tabindex" in given:
            self.waiting.append([str(len(self.open)), given.get("aria-label") or ""])

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        return

    def handle_data(self, text: str) -> None:
        for found in self.waiting:
            found[1] += text.strip()

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open[-1] != tag:
            self.faults.append(f"</{tag}> in {self.open[-3:]}")
            return
        if self.waiting and int(self.waiting[-1][0]) == len(self.open) and not self.waiting.pop()[1]:
            self.faults.append(f"<{tag}> without a name")
        self.open.pop()


@cache
def nesting_faults(html: str) -> list[str]:
    parser = Nesting()
    parser.feed(str(html))
    parser.close()
    return parser.faults + [f"<{tag}> is never closed" for tag in parser.open]
