"""Norenberc on its houses: plans are made at the doors, turn after turn, and a round ends house by house."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import APIResponse, Locator, Route, expect

from .friend import Befriend
from .guest import Guest, Visit
from .positions import Opened, Positions, course_of, told


def ticked(guest: Guest) -> Locator:
    return guest.page.locator("#planning").get_by_role("checkbox", checked=True)


def wait_until_kept(guest: Guest, forms: int) -> None:
    """Until this tab remembers what was filled into so many forms."""
    stored = "Object.values(sessionStorage).filter(text => text.includes('question')).length"
    guest.page.wait_for_function(f"forms => {stored} === forms", arg=forms)


def test_no_tick_outlives_its_turn(visit: Visit) -> None:
    """Turn after turn over two rounds, each time after some ticks: sent at once, confirmed, or left for a pass."""
    anna = visit("Anna")
    anna.open_table("me", "random")
    asked = set()
    rounds = 0
    while rounds < 3:
        anna.wait_for_turn()
        anna.catch_up()
        if not anna.is_planning():
            anna.choose(anna.open_choice("nothing", "stop", "stay", "forgo"))
            continue
        question = anna.page.locator("#planning [data-question]").get_attribute("data-question") or ""
        assert question not in asked, "each turn of each round is a question of its own"
        asked.add(question)
        _, rounds, turn = (int(part) if part.isdecimal() else 0 for part in question.split())
        expect(ticked(anna)).to_have_count(0)
        boxes = anna.page.locator("#planning").get_by_role("checkbox")
        for index in range(boxes.count()):
            expect(boxes.nth(index)).to_be_enabled()
        anna.tick("Bakers")
        expect(ticked(anna)).to_have_count(1)
        wait_until_kept(anna, 1)
        anna.choose(anna.send_button() if turn < 3 else anna.open_choice("pass"))
        if turn < 3:
            wait_until_kept(anna, 0)
    assert len(asked) > 4


def test_who_presses_elsewhere_in_between_did_not_click_twice(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("me", "random")
    anna.wait_for_turn()
    anna.catch_up()
    anna.tick("Bakers")
    send = anna.send_button()
    assert anna.answer_to(send.click).status == 200
    anna.page.locator("#not-yet").click()
    assert anna.answer_to(send.click).status == 200


def test_a_confirmed_plan_is_forgotten_also_where_the_news_come_before_the_answer(
    visit: Visit, befriend: Befriend
) -> None:
    anna = visit("Anna")
    ben = befriend("Ben")
    ben.sit_down(anna.open_table("me", "open"))
    anna.wait_for_beginning()
    ben.plan(1, "bakers")
    anna.catch_up()
    anna.tick("Brewers")
    assert anna.press(anna.send_button()) == 200
    held: list[tuple[Route, APIResponse]] = []
    anna.page.route("**/choose", lambda route: held.append((route, route.fetch())))
    anna.button("Do it").click()
    expect(anna.page.locator("#bar .confirm")).to_have_count(0)
    wait_until_kept(anna, 0)
    for route, answer in held:
        route.fulfill(response=answer)


def test_an_agent_stands_at_every_door_that_was_chosen(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("me", "open")
    visit("Ben").sit_down(anna.table)
    anna.wait_for_beginning()
    page = anna.page
    doors = page.locator("#planning .visit")
    expect(doors).to_have_count(3)
    doors.nth(1).locator(".step").click()
    expect(page.get_by_role("checkbox", name=re.compile("^Bakers"))).to_be_checked()
    expect(doors.nth(1).locator(".step svg")).to_have_css("opacity", "1")
    expect(doors.nth(0).locator(".step svg")).to_have_css("opacity", "0")
    expect(anna.send_button()).to_have_text("Send 1 agent")
    anna.choose(anna.send_button())
    expect(page.locator("#planning .visit.laid")).to_have_count(1)
    expect(page.get_by_role("img", name="Your agent is going to the bakers.")).to_be_visible()


def before_a_round_ends(positions: Positions) -> Opened:
    course = course_of("norenberc", 3, "norenberc")
    return positions.open(course, course.when(told("round-ends")) - 1)


def test_a_round_ends_house_by_house_where_it_happens(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna")
    table = before_a_round_ends(positions)
    table.come_in(anna.context)
    with anna.page.expect_response("**/stream*"):
        anna.go(table.path)
    page = anna.page
    show = page.locator("#show")
    table.go_on()
    seen = []
    for guild in ("brewers", "bakers", "shoemakers", "printers"):
        expect(show).to_contain_text(guild)
        lit = page.locator(".in-the-light")
        seen.append(lit.get_attribute("data-place"))
        page.locator("#show-next").click()
    assert seen == [f"master-{guild}" for guild in range(4)]
    expect(show).to_contain_text("thalers")
    page.locator("#show-skip").click()
    expect(show).to_be_hidden()
    expect(page.locator("#planning").get_by_role("checkbox")).to_have_count(4)


ROUNDS_TOLD = """() => {
  const prices = document.querySelector("#house-0 .prices");
  const drawn = [...prices.children].filter(one => one.tagName !== "I").findIndex(one => one.tagName === "B") + 1;
  const inLog = [...document.querySelectorAll("#log h3")].filter(one => one.checkVisibility());
  const isTold = inLog.some(one => one.innerText.includes("Round 2"));
  return [drawn, Number(/Now round (\\d)/.exec(prices.ariaLabel)[1]), isTold];
}"""
"""Which round the prices show, which one they are said to show, and whether the log tells of the second one."""


@pytest.mark.parametrize("way", ["to its end", "a key", "a tap"])
def test_a_round_is_told_before_it_is_on_the_page(visit: Visit, positions: Positions, way: str) -> None:
    """Prices and log stay as they were until the show has told what changes, or until somebody will not wait."""
    anna = visit("Anna", reduced_motion="no-preference")
    table = before_a_round_ends(positions)
    table.come_in(anna.context)
    with anna.page.expect_response("**/stream*"):
        anna.go(table.path)
    page = anna.page
    show = page.locator("#show")
    table.go_on()
    expect(show).to_contain_text("brewers")
    assert page.evaluate(ROUNDS_TOLD) == [1, 2, False]
    expect(page.locator("#ticker")).not_to_contain_text("Round 2")
    if way == "a key":
        page.keyboard.press("Shift")
    elif way == "a tap":
        page.locator("#house-1 h3").click()
    else:
        page.locator("#show-skip").click()
        expect(show).to_be_hidden()
    assert page.evaluate(ROUNDS_TOLD) == [2, 2, True]
    expect(page.locator("#ticker")).to_contain_text("Turn 1")


def test_whoever_wants_no_motion_waits_for_nothing(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna")
    table = before_a_round_ends(positions)
    table.come_in(anna.context)
    with anna.page.expect_response("**/stream*"):
        anna.go(table.path)
    table.go_on()
    expect(anna.page.locator("#show")).to_contain_text("brewers")
    assert anna.page.evaluate(ROUNDS_TOLD) == [2, 2, True]
