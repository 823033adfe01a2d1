"""The coach in a browser: a blunder, a note beside the board, and another move."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from fondaco.bots.coach import remark_on
from fondaco.kernel.record import Record
from fondaco.kernel.state import CHANCE
from fondaco.kernel.table import Table
from fondaco.web.tables.aids import COACH, ON

from .guest import Guest, Visit
from .positions import Course, Positions, asked, course_of

SIZES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
NOTHING = "nothing"
"""To let an agent do nothing is a blunder more often than not."""


def position_after(course: Course, acts: int) -> Table:
    """The game after so many acts, each of which is a choice of a player."""
    made = course.table.record.made
    players = [index for index, (seat, _) in enumerate(made) if seat != CHANCE]
    record = Record(course.game, course.row.seats, course.row.options, "")
    record.made = made[: players[acts]]
    return Table(record)


def blunder_in(course: Course) -> int:
    """After how many acts the first player can do nothing, though the coach speaks of it, and take it back."""
    for acts in course.all(asked(0)):
        table = position_after(course, acts)
        number = course.game.vocabulary.number(NOTHING)
        if number in table.open(0):
            table.choose(0, number)
            if not table.why_no_undo(0) and remark_on(table.record, 0) is not None:
                return acts
    raise AssertionError("nobody could blunder")


@pytest.fixture(params=SIZES)
def guest(visit: Visit, positions: Positions, request: pytest.FixtureRequest) -> Guest:
    """Somebody who is about to blunder while the others are away, at a table where all agreed to a coach."""
    guest = visit("Anna", **SIZES[request.param])
    course = course_of("norenberc", 3, "the coach")
    table = positions.open(course, blunder_in(course), aids={COACH: ON})
    table.come_in(guest.context)
    guest.go(table.path)
    guest.at_table()
    return guest


def note_of(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="The coach")


def do_nothing(guest: Guest) -> None:
    """By the list of choices, which a phone unfolds."""
    button = guest.page.locator(f'#choices button[value="{NOTHING}"]')
    if not button.is_visible():
        guest.page.locator("#choices > summary").click()
    guest.choose(button)


def test_a_blunder_is_noted_taken_back_and_made_good(guest: Guest) -> None:
    expect(note_of(guest).get_by_role("button")).to_have_count(0)
    answered = guest.page.locator("#state").get_attribute("data-answered")
    do_nothing(guest)
    note = note_of(guest)
    expect(note.get_by_role("status")).to_contain_text("I would have looked at this:")
    guest.expect_no_overflow()
    assert guest.press(note.get_by_role("button", name="Take it back")) == 204
    expect(guest.page.locator(f'#state[data-answered="{answered}"]')).to_be_attached()
    expect(note.get_by_role("button")).to_have_count(0)
    guest.catch_up()
    others = guest.page.locator(f'#choices button[form="choose"]:not([value="{NOTHING}"])')
    expect(others.first).to_be_attached()


@pytest.mark.parametrize("answer", ["Thanks", "Switch the coach off"])
def test_the_note_is_put_away_by_keyboard(guest: Guest, answer: str) -> None:
    do_nothing(guest)
    button = note_of(guest).get_by_role("button", name=answer)
    expect(button).to_be_visible()
    button.focus()
    guest.page.keyboard.press("Enter")
    expect(note_of(guest).get_by_role("button")).to_have_count(0)
