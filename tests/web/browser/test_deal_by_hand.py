"""A deal of Genoa by hand: coins that are laid down, an offer that stands, and a counter that leaves a draft alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Page, expect

from fondaco.web.http.reception import COOKIE

from ..server import Server
from .guest import Guest, Visit
from .positions import Moment, Opened, Positions, course_of

RESTED = 1500
"""Milliseconds after a tap in which a page that moves by itself would have moved."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SEATS = 3
IN_SIGHT = """element => { const box = element.getBoundingClientRect();
  return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
    && element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)); }"""
"""Whether all of an element is on the screen and nothing lies over it."""


@pytest.fixture(scope="module")
def positions(server: Server) -> Iterator[Positions]:
    positions = Positions(server.home, server.address)
    yield positions
    positions.close()


def window(positions: Positions) -> tuple[Opened, int]:
    """A dealing window in which the person and another are asked; and the seat of the trader."""

    def is_open(moment: Moment) -> bool:
        return "rolled" in moment.told and len(moment.asked) == SEATS - 1

    course = course_of("genoa", SEATS, "by hand")
    acts = course.when(is_open, at=0.3)
    asked = course.moments[acts].asked
    (trader,) = set(range(SEATS)) - asked
    return positions.open(course, acts, min(asked)), trader


def at_window(guest: Guest, positions: Positions) -> tuple[Opened, int]:
    table, trader = window(positions)
    table.come_in(guest.context)
    guest.table = table.path
    guest.go(table.path)
    return table, trader


def choose_space(page: Page) -> str:
    """The first space that can be bought, in the drawer."""
    radio = page.locator("#drawer .where [type=radio]").first
    radio.check(force=True)
    return radio.get_attribute("value") or ""


def propose(table: Opened, trader: int, space: str, ducats: int) -> None:
    """The trader makes the person a proposal, by a bare form."""
    cookies = {COOKIE: table.tokens[trader]}
    page = httpx.get(f"{table.address}{table.path}", cookies=cookies).text
    version = re.search(r'data-version="(\d+)"', page)
    assert version is not None
    form = {"verb": "counter", "partner": f"seat-{table.seat + 1}", "space": space, "ask-ducats": str(ducats)}
    form |= {"version": version[1], "seat": str(trader), "sure": "yes"}
    answer = httpx.post(f"{table.address}{table.path}/choose", data=form, cookies=cookies)
    assert answer.status_code == 303, answer.text


def test_coins_are_laid_down_and_taken_back(visit: Visit, positions: Positions) -> None:
    """Once a space is chosen no coin sends anything: those at the space say what is given, single ones are added."""
    anna = visit("Anna")
    at_window(anna, positions)
    page = anna.page
    at_once = page.locator("#drawer .price:not(.fill)")
    given = page.locator("#give-ducats")
    expect(at_once.first).to_be_visible()
    choose_space(page)
    expect(at_once.locator("visible=true")).to_have_count(0)
    page.locator("#drawer .fill").locator("visible=true").nth(1).click()
    expect(given).to_have_value("10")
    page.locator("#drawer .give .coin").first.click()
    expect(given).to_have_value("15")
    pile = page.locator("#drawer .give .pile")
    expect(pile.locator("i")).to_have_count(3)
    pile.click()
    expect(given).to_have_value("10")
    assert anna.turn() == "mine"
    anna.button("Put away").click()
    expect(given).to_have_value("")
    expect(at_once.first).to_be_visible()


def test_an_offer_that_stands_is_changed_or_withdrawn(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna")
    at_window(anna, positions)
    page = anna.page
    assert anna.press(page.locator("#drawer .price:not(.fill)").first) == 204
    replies = page.locator("#replies")
    expect(replies).to_contain_text("Your offer stands")
    assert replies.locator("> :is(button, label)").all_inner_texts() == ["Change offer", "Withdraw my offer"]
    expect(page.locator("#drawer .form")).to_be_hidden()
    page.locator("#changing").check()
    expect(page.locator("#give-ducats")).to_have_value("5")
    assert anna.press(replies.get_by_role("button", name="Withdraw")) == 204
    expect(page.locator("#drawer .price:not(.fill)").first).to_be_visible()


def follow(page: Page) -> None:
    """Tap the button that leads to where something happens now."""
    now = page.locator("#now")
    expect(now).to_be_visible()
    now.tap()
    expect(now).to_be_hidden()


def test_a_counter_is_answered_under_the_thumb_and_leaves_the_draft_alone(visit: Visit, positions: Positions) -> None:
    """Nor does it take the reader away from the draft: a button leads to it."""
    anna = visit("Anna", **PHONE)
    table, trader = at_window(anna, positions)
    page = anna.page
    space = choose_space(page)
    page.locator("#give-ducats").fill("15")
    propose(table, trader, space, 40)
    bar = page.locator("#answers > *")
    expect(bar).to_have_text(["Agree", "Refuse", "Change"])
    expect(page.locator("#give-ducats")).to_be_in_viewport()
    assert [one.evaluate(IN_SIGHT) for one in bar.all()] == [True, True, True]
    follow(page)
    expect(page.locator("#offers .counter")).to_be_in_viewport()
    assert [one.evaluate(IN_SIGHT) for one in bar.all()] == [True, True, True]
    page.locator("#answers").get_by_text("Change").tap()
    expect(page.locator("#give-ducats")).to_be_in_viewport()
    expect(page.locator("#give-ducats")).to_have_value("15")
    expect(page.locator(f"#to-{space}")).to_be_checked()
    assert [one.evaluate(IN_SIGHT) for one in bar.all()] == [True, True, True]
    assert anna.answer_to(lambda: page.locator("#answers [value=refuse]").tap()).status == 204
    expect(page.locator("#offers .counter")).to_have_count(0)


def test_a_coin_on_a_phone_fills_the_form_and_leaves_it_in_sight(visit: Visit, positions: Positions) -> None:
    """What is filled in makes no other question, so the counter is not brought into sight again."""
    anna = visit("Anna", **PHONE)
    table, trader = at_window(anna, positions)
    page = anna.page
    propose(table, trader, choose_space(page), 40)
    follow(page)
    expect(page.locator("#offers .counter")).to_be_in_viewport()
    page.locator("#answers").get_by_text("Change").tap()
    coin = page.locator("#drawer .price.fill").locator("visible=true").first
    expect(coin).to_be_in_viewport()
    page.wait_for_timeout(RESTED)
    coin.tap()
    expect(page.locator("#give-ducats")).to_have_value("5")
    page.wait_for_timeout(RESTED)
    expect(coin).to_be_in_viewport()


def test_a_note_about_a_form_goes_when_the_form_changes(visit: Visit, positions: Positions) -> None:
    """A form that was only begun is not at fault; once it was sent it is, until it says something else."""
    anna = visit("Anna")
    at_window(anna, positions)
    page = anna.page
    notice, weighing, given = (page.locator(one) for one in ("#notice", "#weighing", "#give-ducats"))
    choose_space(page)
    expect(weighing).to_have_class("weighing begun")
    lacking = weighing.inner_text()
    anna.excused.append("4")
    assert anna.answer_to(page.locator("#drawer .send").click).status >= 400
    expect(notice).not_to_be_empty()
    expect(weighing).to_have_text(lacking)
    given.fill("5")
    expect(notice).to_be_empty()
    expect(weighing).not_to_have_text(lacking)


# What the others do meanwhile.

WATCH = """() => {
  const flyers = document.querySelector(".flyers");
  Object.assign(window, { flown: 0, early: 0 });
  (function look() {
    const { left, right } = document.getElementById("drawer").getBoundingClientRect();
    if (flyers.childElementCount) window.flown += 1;
    if (flyers.childElementCount && Math.abs((left + right) / 2 - innerWidth / 2) < innerWidth / 4) window.early += 1;
    requestAnimationFrame(look);
  })();
}"""
"""Count the frames in which something flies, and those in which the drawer is in sight meanwhile."""


def answer(table: Opened, seat: int, choice: str) -> None:
    """Another seat chooses something, by a bare form."""
    cookies = {COOKIE: table.tokens[seat]}
    page = httpx.get(f"{table.address}{table.path}", cookies=cookies).text
    version, notation = re.search(r'data-version="(\d+)"', page), re.search(rf'value="({choice}[^"]*)"', page)
    assert version is not None
    assert notation is not None
    form = {"choice": notation[1], "version": version[1], "seat": str(seat), "sure": "yes"}
    assert httpx.post(f"{table.address}{table.path}/choose", data=form, cookies=cookies).status_code == 303


def test_the_tower_is_seen_to_land_before_the_drawer_comes_into_sight(visit: Visit, positions: Positions) -> None:
    """For somebody who follows it; and what was said of the reader stands out in the line over the board."""
    anna = visit("Anna", **PHONE, reduced_motion="no-preference")
    table, trader = at_window(anna, positions)
    (other,) = set(range(SEATS)) - {table.seat, trader}
    page = anna.page
    drawer, plan = page.locator("#drawer .form"), page.locator("#plan .map")
    expect(drawer).to_be_in_viewport()
    page.evaluate(WATCH)
    assert anna.answer_to(page.locator("#drawer .price:not(.fill)").last.tap).status == 204
    expect(page.locator("#ticker b").last).to_contain_text("Anna offers")
    answer(table, other, "pass")
    follow(page)
    expect(plan).to_be_in_viewport(ratio=0.9)
    answer(table, trader, "go ")
    expect(drawer).to_be_in_viewport(ratio=0.5)
    assert page.evaluate("window.flown") > 0
    assert page.evaluate("window.early") == 0, "the reader is taken away while the tower walks"
