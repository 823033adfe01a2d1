"""Undo, and the confirmation before what cannot be undone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from fondaco.web.store.rows import Stored
from fondaco.web.tables.live import Live
from fondaco.web.tables.seating import bot, person
from fondaco.web.tables.taking_back import answers_since, why_no_undo

from ..server import Server
from .friend import Friend
from .guest import Guest
from .positions import Course, Positions, asked, course_of


def test_plan_can_be_changed_until_all_are_ready(anna: Guest, ben: Friend) -> None:
    planning = anna.page.locator("#planning")
    anna.plan("Brewers")
    expect(planning).to_contain_text("You can change it until all are ready.")
    expect(planning).to_contain_text("1 of 2 are ready")
    anna.take_back()
    expect(planning.get_by_role("checkbox")).to_have_count(3)
    expect(anna.page.get_by_role("region", name="Anna", exact=True)).to_contain_text("planning")
    anna.plan("Bakers", "Shoemakers")
    expect(planning).to_contain_text("Shoemakers")
    expect(planning).not_to_contain_text("Brewers")
    ben.plan(1, "brewers")
    expect(anna.page.locator("#log")).to_contain_text("The call goes to the brewers")
    expect(anna.button("Take back")).to_have_count(0)


def test_reason_is_told_where_nothing_can_be_taken_back(anna: Guest, ben: Friend) -> None:
    anna.plan("Brewers")
    ben.plan(1, "bakers")
    anna.wait_for_turn()
    why = anna.button("Why can nothing be taken back?")
    reason = anna.page.get_by_text("Something hidden has come to light since your last choice")
    expect(reason).to_be_hidden()
    why.click()
    expect(reason).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(reason).to_be_hidden()
    why.click()
    anna.page.locator("#bar .where").click()
    expect(reason).to_be_hidden()


def test_last_plan_asks_first(anna: Guest, ben: Friend) -> None:
    """The last plan brings all to light, so it cannot be taken back."""
    ben.plan(1, "bakers")
    anna.tick("Brewers")
    anna.catch_up()
    version = anna.version()
    assert anna.press(anna.send_button()) == 200
    bar = anna.page.locator("#bar")
    expect(bar).to_contain_text("All others are ready: the plans are then shown, so it cannot be taken back.")
    expect(bar).to_contain_text("Send agents to the brewers")
    expect(anna.button("Do it")).to_be_focused()
    bar.get_by_role("link", name="Not yet").or_(bar.get_by_role("button", name="Not yet")).click()
    expect(anna.button("Do it")).to_have_count(0)
    anna.catch_up()
    assert anna.version() == version
    expect(anna.page.locator("#planning").get_by_role("checkbox", checked=True)).to_have_count(1)
    anna.choose(anna.send_button())
    expect(anna.page.locator("#log")).to_contain_text("The call goes to the brewers")


def test_a_draft_that_is_changed_puts_the_question_away(anna: Guest, ben: Friend) -> None:
    ben.plan(1, "bakers")
    anna.tick("Brewers")
    anna.catch_up()
    assert anna.press(anna.send_button()) == 200
    expect(anna.button("Do it")).to_be_visible()
    anna.tick("Bakers")
    expect(anna.button("Do it")).to_have_count(0)
    assert anna.press(anna.send_button()) == 200
    expect(anna.page.locator("#bar .confirm")).to_contain_text("Send agents to the brewers and the bakers.")


def test_action_is_taken_back_and_done_otherwise(anna: Guest, ben: Friend) -> None:
    """To buy a good draws and shows nothing, so it can be thought over."""
    anna.plan("Brewers")
    ben.plan(1, "brewers")
    money = anna.page.get_by_role("region", name="Your things")
    anna.catch_up()
    if anna.turn() != "mine":
        ben.choose(1, choice="nothing")
    anna.wait_for_turn()
    before = money.inner_text()
    anna.choose(anna.open_choice("buy"))
    expect(money).not_to_have_text(before, use_inner_text=True)
    anna.take_back()
    expect(money).to_have_text(before, use_inner_text=True)
    anna.choose(anna.open_choice("nothing"))
    expect(anna.page.locator("#log")).to_contain_text("Anna does nothing at the brewers")
    expect(anna.page.locator("#log")).not_to_contain_text("Anna buys")


def answered(course: Course) -> int:
    """The number of acts after which bots have answered the first seat, which could still take its choice back."""
    chairs = [
        person(0, 1, "Anna"),
        *[bot(course.game, seat, "random", ["Anna"]) for seat in range(1, course.row.seats)],
    ]
    for acts in course.all(asked(0)):
        live = Live(Stored(course.row, chairs, course.acts[:acts], []))
        if not why_no_undo(live, 0) and answers_since(live.playing(), 0):
            return acts
    pytest.fail("bots never answered what could still be taken back")


def test_answers_of_bots_are_taken_back_with_my_choice_and_the_button_says_so(server: Server, anna: Guest) -> None:
    course = course_of("calimala", 3, "answered")
    positions = Positions(server.home, server.address)
    table = positions.open(course, answered(course), others="random")
    positions.close()
    table.come_in(anna.context)
    anna.table = table.path
    anna.go(table.path)
    button = anna.page.locator("#undo-button")
    bots = button.locator("small").inner_text().removeprefix("with ")
    expect(button).to_have_attribute("title", re.compile(rf"^Takes back: .+ And what {bots} did since\.$"))
    anna.take_back()
    expect(anna.page.locator("#chat .told").last).to_contain_text(f"Anna takes a choice back, and with it what {bots}")
    expect(anna.page.locator("#state")).to_have_attribute("data-turn", "mine")
