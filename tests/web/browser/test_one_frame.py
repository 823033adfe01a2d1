"""The frame of a table: it is as high as the screen, and what is asked stands in it at once and stays there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from ..server import Server
from .guest import Guest, Visit
from .positions import Course, Positions, asked, course_of, told

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = [(1000, 640), (1280, 720), (1440, 900), (1920, 1080)]
CUT = """() => { const list = document.querySelector("#choices .list").getBoundingClientRect();
  return [...document.querySelectorAll("#choices .choice")].map(line => line.getBoundingClientRect())
    .filter(line => line.top < list.bottom - 2 && line.bottom > list.bottom + 2).length }"""
"""How many lines of the list are cut in two."""
IN_SIGHT = """() => { const part = document.querySelector("[data-current]").getBoundingClientRect();
  return Math.abs((part.left + part.right) / 2 - innerWidth / 2) < 20 }"""
"""Whether the part that is asked lies in the middle of the screen."""


@pytest.fixture(scope="module")
def positions(server: Server) -> Iterator[Positions]:
    positions = Positions(server.home, server.address)
    yield positions
    positions.close()


def come(guest: Guest, positions: Positions, course: Course, acts: int) -> Page:
    table = positions.open(course, acts, 0)
    table.come_in(guest.context)
    guest.go(table.path)
    return guest.page


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_table_is_as_large_as_the_screen(visit: Visit, positions: Positions, width: int, height: int) -> None:
    anna = visit("Anna", viewport={"width": width, "height": height})
    course = course_of("norenberc", 5, "frame")
    page = come(anna, positions, course, course.when(asked(0), at=0.4))
    whole = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert whole == [width, height]
    for part in ("#slot-board", "#slot-mine", "#slot-others", "#choices", ".pane-log"):
        expect(page.locator(part)).to_be_in_viewport()
    assert page.evaluate(CUT) == 0, "a line of the list is cut in two"


def test_a_long_question_is_one_line_and_unfolds(visit: Visit, positions: Positions) -> None:
    """The bar is as high for whoever is asked as for whoever waits, so that nothing jumps."""
    anna = visit("Anna", **PHONE)
    course = course_of("calimala", 4, "frame")
    bar = ".top"
    heights = set()
    for at in (0.1, 0.4, 0.7):
        page = come(anna, positions, course, course.when(asked(0), at=at))
        heights.add(page.locator(bar).bounding_box()["height"])  # type: ignore[index]
    page = come(anna, positions, course, course.when(lambda moment: 0 not in moment.asked, at=0.4))
    heights.add(page.locator(bar).bounding_box()["height"])  # type: ignore[index]
    assert len(heights) == 1, heights
    page = come(anna, positions, course, course.when(asked(0)))
    whole = page.locator("#whole")
    expect(whole).to_be_hidden()
    page.get_by_role("button", name="more", exact=True).tap()
    expect(whole).to_be_visible()
    assert whole.inner_text().startswith(page.locator("#bar .prompt").text_content() or "none")


def test_the_part_that_is_asked_comes_into_sight_and_stays(visit: Visit, positions: Positions) -> None:
    """On every load, and also when the letters come late and change the layout."""
    anna = visit("Anna", **PHONE)
    course = course_of("calimala", 4, "frame")
    late: list[Route] = []
    for at in (0.2, 0.5, 0.8):
        page = come(anna, positions, course, course.when(asked(0), at=at))
        page.wait_for_function(IN_SIGHT)
        page.route("**/*.woff2", lambda route: late.append(route))
        page.reload(wait_until="domcontentloaded")
        page.wait_for_function(IN_SIGHT)
        for route in late:
            route.continue_()
        page.unroute("**/*.woff2")
        page.evaluate("document.fonts.ready")
        page.wait_for_function(IN_SIGHT)
        late.clear()


def test_a_new_question_brings_its_part_into_sight(visit: Visit, positions: Positions) -> None:
    """Though the reader had looked at another part while the others moved."""
    anna = visit("Anna", **PHONE)
    course = course_of("calimala", 4, "frame")
    start = course.when(lambda moment: 0 not in moment.asked, at=0.3)
    asked_next = course.when(asked(0), at=start / len(course.acts))
    table = positions.open(course, start, 0)
    table.come_in(anna.context)
    with anna.page.expect_response("**/stream*"):
        anna.go(table.path)
    page = anna.page
    page.evaluate("document.querySelector('#slot-board').scrollTo({left: 10000, behavior: 'instant'})")
    table.go_on(asked_next - start)
    anna.wait_for_turn()
    page.wait_for_function(IN_SIGHT)


AT = "() => Math.round(document.querySelector('#slot-board').scrollLeft)"
LAST = "document.querySelector('#slot-board').scrollTo({left: 10000, behavior: 'instant'})"


def test_what_others_do_moves_nothing_but_leads_there(visit: Visit, positions: Positions) -> None:
    """The next guild is called, and somebody else is asked there: a button says where, and goes there."""
    anna = visit("Anna", **PHONE)
    course = course_of("norenberc", 4, "frame")
    calls = [call for call in course.all(told("called")) if course.acts[call - 1].choice in ("nothing", "stop", "stay")]
    start = calls[len(calls) // 3] - 1
    idle = next(seat for seat in range(4) if seat not in course.moments[start].asked | course.moments[start + 1].asked)
    table = positions.open(course, start, idle)
    table.come_in(anna.context)
    with anna.page.expect_response("**/stream*"):
        anna.go(table.path)
    page = anna.page
    page.wait_for_function(IN_SIGHT)
    before = page.evaluate(AT)
    table.go_on(1)
    way = page.locator("#now")
    expect(way).to_be_visible()
    assert page.evaluate(AT) == before
    expect(way).to_have_text(f"Now: {page.locator('[data-current]').get_attribute('aria-label')}")
    way.tap()
    page.wait_for_function(IN_SIGHT)
    expect(way).to_be_hidden()


def test_a_question_does_not_take_away_what_was_just_touched(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna", **PHONE)
    course = course_of("calimala", 4, "frame")
    start = course.when(lambda moment: 0 not in moment.asked, at=0.3)
    asked_next = course.when(asked(0), at=start / len(course.acts))
    table = positions.open(course, start, 0)
    table.come_in(anna.context)
    with anna.page.expect_response("**/stream*"):
        anna.go(table.path)
    page = anna.page
    page.evaluate(LAST)
    before = page.evaluate(AT)
    page.locator("#slot-board").dispatch_event("pointerdown")
    table.go_on(asked_next - start)
    anna.wait_for_turn()
    way = page.locator("#now")
    expect(way).to_be_visible()
    assert page.evaluate(AT) == before
    way.tap()
    page.wait_for_function(IN_SIGHT)


def test_few_answers_stand_in_the_bar_for_thumbs(visit: Visit, fifth_server: Server) -> None:
    anna = visit("Anna", at=fifth_server, **PHONE)
    anna.open_table("me", "random", game="pearls", option_hand="three")
    page = anna.page
    anna.button("Got it").tap()
    answers = page.locator("#answers button")
    expect(answers).to_have_count(page.locator("#choices .choice").count())
    expect(answers.first).to_be_visible()
    for answer in answers.all():
        expect(answer).to_be_in_viewport()
    anna.choose(answers.first)
    expect(page.locator("#log")).to_contain_text("You bid your ")


def test_everything_else_is_one_tap_away(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna", **PHONE)
    course = course_of("norenberc", 4, "frame")
    page = come(anna, positions, course, course.when(asked(0), at=0.3))
    sheets = {"My things": "#slot-mine", "Players, log": "#slot-others", "What you can do": ".choice"}
    for summary, inside in sheets.items():
        expect(page.locator(inside).first).not_to_be_in_viewport()
        page.locator("summary", has_text=summary).tap()
        expect(page.locator(inside).first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollHeight") == 844
