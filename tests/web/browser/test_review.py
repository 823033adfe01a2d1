"""Hints and reviews in a browser: asked for, read and put away by hand, by keyboard and on a phone."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from fondaco.bots.review import joined
from fondaco.games import GAMES
from fondaco.mode import mode
from fondaco.web.store import storage
from fondaco.web.tables.aids import HINT, ON
from fondaco.web.tables.reviewing import OUTLINE, PARTS

from ..test_reviews import Mind
from .examiner import examine
from .guest import Guest, Visit
from .positions import Opened, Positions, asked, course_of, over

SIZES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
each_size = pytest.mark.parametrize("size", SIZES)
each_game = pytest.mark.parametrize("game", [game.name for game in GAMES])
takes_playouts = pytest.mark.skipif(mode() != "compiled", reason="interpreted playouts take longer than anybody waits")


def reviewed(positions: Positions, game: str) -> Opened:
    """A table that is over, with a review that nobody has to wait for."""
    course = course_of(game, 4, "review")
    table = positions.open(course, course.when(over))
    mind, text = Mind(), course.table.record.text()
    parts = [json.loads(mind.thought(text, part)) for part in range(PARTS)]
    review = joined(json.loads(mind.thought(text, OUTLINE)), parts)
    positions.database.run_now(storage.keep_review, table.row.id, json.dumps(review))
    return table


@each_game
def test_a_review_can_be_used_by_everybody(visit: Visit, positions: Positions, game: str) -> None:
    table = reviewed(positions, game)
    anna = visit("Anna")
    table.come_in(anna.context)
    anna.go(f"{table.path}/review")
    for summary in anna.page.locator(".review summary").all():
        summary.click()
    examine(anna, f"review-{game}")


@each_size
def test_from_the_result_to_the_review_to_the_board(visit: Visit, positions: Positions, size: str) -> None:
    table = reviewed(positions, "norenberc")
    anna = visit("Anna", **SIZES[size])
    table.come_in(anna.context)
    anna.go(table.path)
    anna.unfold_ending()
    anna.page.locator("#ending #review-link").click()
    expect(anna.page.get_by_role("heading", name="Review: Norenberc")).to_be_visible()
    expect(anna.page.get_by_role("heading", name="The decisions of Anna")).to_be_visible()
    anna.expect_no_overflow()
    anna.page.get_by_role("link", name="With all cards open").press("Enter")
    expect(anna.page.get_by_role("link", name="With all cards open")).to_have_attribute("aria-current", "true")
    anna.page.get_by_role("link", name="Carla", exact=True).press("Enter")
    expect(anna.page.get_by_role("heading", name="The decisions of Carla")).to_be_visible()
    expect(anna.page.get_by_role("link", name="With all cards open")).to_have_attribute("aria-current", "true")
    anna.page.get_by_role("link", name="Look at the board before this move").first.press("Enter")
    expect(anna.page.locator("#replay")).to_be_visible()


@takes_playouts
def test_a_review_is_worked_out_while_one_waits(visit: Visit, positions: Positions) -> None:
    course = course_of("calimala", 3, "review")
    table = positions.open(course, course.when(over))
    anna = visit("Anna")
    table.come_in(anna.context)
    anna.go(f"{table.path}/review")
    expect(anna.page.get_by_label("Looked at so far")).to_be_visible()
    examine(anna, "review-wait")
    expect(anna.page.locator(".plot polyline").first).to_be_attached(timeout=300_000)


def hinted(visit: Visit, positions: Positions, size: str) -> Guest:
    course = course_of("norenberc", 3, "hint")
    table = positions.open(course, course.when(asked(0), 0.3), aids={HINT: ON})
    anna = visit("Anna", **SIZES[size])
    table.come_in(anna.context)
    with anna.page.expect_response("**/stream*"):
        anna.go(table.path)
    anna.at_table()
    return anna


@takes_playouts
@each_size
def test_a_hint_is_asked_for_read_and_put_away(visit: Visit, positions: Positions, size: str) -> None:
    anna = hinted(visit, positions, size)
    anna.page.locator("#hint-button").click()
    hint = anna.page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("status")).to_contain_text("to win")
    expect(hint.get_by_role("listitem").first).to_be_visible()
    anna.expect_no_overflow()
    hint.get_by_role("button", name="Thanks").click()
    expect(hint.get_by_role("listitem")).to_have_count(0)


@takes_playouts
def test_what_a_hint_is_about_is_marked_on_the_board(visit: Visit, positions: Positions) -> None:
    course = course_of("calimala", 3, "hint")
    table = positions.open(course, course.when(asked(0), 0.3), aids={HINT: ON})
    anna = visit("Anna", **SIZES["wide"])
    table.come_in(anna.context)
    with anna.page.expect_response("**/stream*"):
        anna.go(table.path)
    anna.page.locator("#hint-button").click()
    lines = anna.page.locator(".hint-lines li")
    expect(lines.first).to_be_visible()
    choice = lines.first.get_attribute("data-choice")
    marked = anna.page.locator(".middle .hinted")
    expect(marked.first).to_have_attribute("value", choice or "")
    lines.first.hover()
    expect(marked.first).to_have_class(re.compile(r"\btwin\b"))
    anna.page.locator("#hint-close").click()
    expect(marked).to_have_count(0)


@takes_playouts
def test_a_hint_by_keyboard(visit: Visit, positions: Positions) -> None:
    anna = hinted(visit, positions, "wide")
    anna.page.keyboard.press("h")
    hint = anna.page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("listitem").first).to_be_visible()
    examine(anna, "hint")
    anna.page.keyboard.press("h")
    expect(hint.get_by_role("listitem")).to_have_count(0)
