"""What somebody says appears at their card, is spoken once, and covers nothing that is lit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import httpx
import pytest
from playwright.sync_api import expect

from fondaco.games import GAMES
from fondaco.web.http.reception import COOKIE

from ..server import Server
from .guest import Guest, Visit
from .positions import Opened, Positions, asked, course_of

SIZES = {"wide": (1440, 900), "small": (1024, 768), "phone": (390, 844)}
COVERED = """() => {
    const isSeen = (one) => one.checkVisibility({ visibilityProperty: true });
    const boxOf = (one) => one.getBoundingClientRect();
    const boxes = (selector) => [...document.querySelectorAll(selector)].filter(isSeen).map(boxOf);
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const lit = boxes(".open, [form=choose], [form=compose]:not([type=hidden])").filter((box) => box.width > 1);
    return [lit.length, boxes(".bubble").filter((bubble) => lit.some((box) => over(bubble, box))).length];
}"""
BOXES = (
    "() => [...document.querySelectorAll('.bubble:not(.hushed)')].map((one) => one.getBoundingClientRect().toJSON())"
)


class Sitting(NamedTuple):
    table: Opened
    anna: Guest

    def says(self, seat: int, text: str) -> None:
        cookie = {COOKIE: self.table.tokens[seat]}
        said = httpx.post(f"{self.table.address}{self.table.path}/say", data={"text": text}, cookies=cookie, timeout=60)
        assert said.status_code == 303


@pytest.fixture(scope="module")
def positions(server: Server) -> Iterator[Positions]:
    found = Positions(server.home, server.address)
    yield found
    found.close()


@pytest.fixture
def sit(positions: Positions, visit: Visit) -> Callable[..., Sitting]:
    """Anna sits at a table of four where she is asked, in the middle of a game."""

    def come(game: str, **facts: object) -> Sitting:
        course = course_of(game, 4, "talk")
        table = positions.open(course, course.when(asked(0), 0.4))
        anna = visit("Anna", **facts)
        table.come_in(anna.context)
        anna.table = table.path
        anna.go(table.path)
        anna.catch_up()
        return Sitting(table, anna)

    return come


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_bubble_covers_nothing_that_is_lit(sit: Callable[..., Sitting], game: str, size: str) -> None:
    width, height = SIZES[size]
    sitting = sit(game, viewport={"width": width, "height": height})
    page = sitting.anna.page
    for seat in (1, 3):
        sitting.says(seat, f"Somebody at seat {seat} is in a talkative mood today, and says so.")
    expect(page.locator(".bubble", has_text="seat 3")).to_have_count(1)
    lit, covered = page.evaluate(COVERED)
    assert lit > 0
    assert covered == 0
    boxes = page.evaluate(BOXES)
    assert all(box["left"] >= 0 and box["right"] <= width and box["bottom"] <= height for box in boxes)


def test_a_bubble_is_at_its_speaker_and_is_spoken_once(sit: Callable[..., Sitting]) -> None:
    sitting = sit("genoa")
    page = sitting.anna.page
    sitting.says(2, "Forty, and not a ducat more")
    bubble = page.locator(".bubble")
    expect(bubble).to_have_text("Carla Forty, and not a ducat more")
    card, said = page.locator("#slot-others > .seat-2").bounding_box(), bubble.bounding_box()
    assert card is not None
    assert said is not None
    assert card["y"] - said["height"] <= said["y"] <= card["y"] + card["height"]
    spoken = page.locator("[aria-live]", has_text="not a ducat more")
    expect(spoken).to_have_count(1)
    expect(spoken).to_have_text("Carla Forty, and not a ducat more")
    expect(page.get_by_role("paragraph").filter(has_text="not a ducat more")).to_have_count(1)
    expect(bubble).to_have_count(0, timeout=30_000)


def test_whoever_reads_the_chat_needs_no_bubble(sit: Callable[..., Sitting]) -> None:
    sitting = sit("genoa")
    page = sitting.anna.page
    page.locator("#tab-chat").check(force=True)
    sitting.says(1, "Hello there")
    expect(page.locator("#chat")).to_contain_text("Hello there")
    expect(page.locator(".bubble")).to_have_count(0)


def test_two_who_talk_have_a_bubble_each_and_one_of_them_only_the_last(sit: Callable[..., Sitting]) -> None:
    sitting = sit("calimala")
    page = sitting.anna.page
    sitting.says(1, "First")
    sitting.says(2, "Second")
    expect(page.locator(".bubble")).to_have_count(2)
    sitting.says(1, "Third")
    expect(page.locator(".bubble.seat-1")).to_have_text("Bartholomew Third")
    expect(page.locator(".bubble")).to_have_count(2)


def test_the_log_is_followed_again_by_whoever_goes_to_its_tab(visit: Visit, positions: Positions) -> None:
    course = course_of("norenberc", 3, "log")
    table = positions.open(course, course.when(asked(0), at=0.5))
    anna = visit("Anna")
    table.come_in(anna.context)
    anna.go(table.path)
    box = anna.page.locator(".pane-log .scroll")
    box.hover()
    anna.page.mouse.wheel(0, -5000)
    anna.page.wait_for_function("box => box.scrollTop === 0", arg=box.element_handle())
    anna.page.locator(".tab-log").click()
    at_end = "box => box.scrollHeight > box.clientHeight && box.scrollHeight - box.scrollTop - box.clientHeight < 40"
    anna.page.wait_for_function(at_end, arg=box.element_handle())
