"""Calimala on a phone: the part that is asked is the part in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .guest import Visit
from .positions import Course, Positions, course_of, over

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
CURRENT = "part => part.dataset.part"
IN_SIGHT = """() => [...document.querySelectorAll("[data-part]")]
  .filter(part => Math.abs(part.getBoundingClientRect().left - part.parentElement.getBoundingClientRect().left) < 8)
  .map(part => part.dataset.part).join()"""
"""The part that stands where the row of parts begins."""


def next_answers(course: Course, *verbs: str) -> int:
    """The number of acts before the first answer with such a verb, from the middle of the game on."""
    half = len(course.acts) // 2
    choices = [act.choice or "" for act in course.acts]
    return next(number for number in range(half, len(choices)) if choices[number].startswith(verbs))


@pytest.mark.parametrize(("verb", "part"), [("place", "city"), ("send", "map"), ("give", "churches")])
def test_the_part_that_is_asked_is_in_sight_on_every_load(
    visit: Visit, positions: Positions, verb: str, part: str
) -> None:
    course = course_of("calimala", 4, "phone")
    acts = next_answers(course, verb)
    table = positions.open(course, acts, course.acts[acts].seat)
    guest = visit("Anna", **PHONE)
    table.come_in(guest.context)
    for _ in range(3):
        guest.go(table.path)
        current = guest.page.locator("[data-part][data-current]")
        current.wait_for(state="attached")
        lit = guest.page.locator("[data-part]:has(button.open)").evaluate_all("parts => parts.map(p => p.dataset.part)")
        assert part in lit
        asked_part = current.evaluate(CURRENT)
        assert asked_part in lit
        guest.page.wait_for_function(f"part => ({IN_SIGHT})() === part", arg=asked_part, polling=50)
        guest.expect_no_overflow()


def test_whoever_looks_where_something_is_open_is_not_led_away(visit: Visit, positions: Positions) -> None:
    """The way to the part that is asked is shown only where nothing else can be done."""
    course = course_of("calimala", 4, "phone")
    acts = next_answers(course, "send")
    table = positions.open(course, acts, course.acts[acts].seat)
    guest = visit("Anna", **PHONE)
    table.come_in(guest.context)
    guest.go(table.path)
    page = guest.page
    page.locator("#strip a[href='#map']").tap()
    expect(page.locator("#map button.send").first).to_be_in_viewport()
    expect(page.locator("#now")).to_be_hidden()
    page.locator("#strip a[href='#council']").tap()
    expect(page.locator("#now")).to_be_visible()


def test_every_part_can_be_looked_at_after_the_end(visit: Visit, positions: Positions) -> None:
    course = course_of("calimala", 4, "phone")
    table = positions.open(course, course.when(over))
    guest = visit("Anna", **PHONE)
    table.come_in(guest.context)
    guest.go(table.path)
    guest.unfold_ending()
    guest.page.locator("#ending-board").tap()
    guest.page.locator("#strip a[href='#map']").tap()
    expect(guest.page.locator("#map")).to_be_in_viewport()
