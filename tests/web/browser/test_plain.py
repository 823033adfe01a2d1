"""Without script, in few steps, with wrong links and from stale pages."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .friend import Befriend
from .guest import OPEN, Visit

DEAF = """() => document.querySelector("#stream").addEventListener(
  "htmx:sse:before:message", (event) => event.detail.waitUntil(new Promise(() => {})))"""
"""The stream stays open, but no message of it is read."""


def test_first_turns_are_played_without_script(visit: Visit, befriend: Befriend) -> None:
    anna = visit("Anna", java_script_enabled=False)
    page = anna.page
    anna.go("/")
    page.get_by_role("link", name="Play with friends: Norenberc").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_text("More options").click()
    page.get_by_role("radio", name="2", exact=True).check()
    anna.button("Open the table").click()
    table = anna.at_table()
    ben = befriend("Ben")
    ben.sit_down(table)
    page.reload()
    anna.tick("Brewers")
    anna.send_button().click()
    expect(page.locator("#planning")).to_contain_text("1 of 2 are ready")
    anna.button("Take back").click()
    anna.tick("Bakers")
    anna.send_button().click()
    expect(page.locator("#planning")).to_contain_text("Bakers")
    ben.plan(1, "shoemakers")
    page.reload()
    expect(page.locator("#bar")).to_contain_text("Your agent is at the bakers")
    anna.open_choice("sell").click()
    if anna.button("Do it").count():
        anna.button("Do it").click()
    expect(page.locator("#log")).to_contain_text("Anna sells 1")
    ben.choose(1, choice="nothing")
    page.reload()
    page.locator(f'{OPEN}[value="pass"]').first.click()
    expect(page.locator("#planning")).to_contain_text("You are going to pass")
    expect(page.locator("#log")).to_be_attached()


def test_first_decision_takes_three_clicks(visit: Visit) -> None:
    """A newcomer opens the address, clicks once, and has a plan to make: tick and send. Nothing stands in the way."""
    anna = visit("Anna")
    page = anna.page
    anna.go("/")
    anna.button("Play now: Norenberc").click()
    page.locator("#planning").get_by_role("checkbox").first.click()
    answer = anna.answer_to(anna.send_button().click)
    assert answer.status in (200, 204)  # 200 asks once more, where the bots were quicker
    waiting = page.get_by_text("You can change it until all are ready.")
    arrived = page.get_by_text("Your agent is at the")  # where all bots were ready before
    expect(waiting.or_(arrived).or_(anna.button("Do it")).first).to_be_visible()


def test_answer_from_a_stale_tab_gets_a_sentence_and_the_present(visit: Visit, befriend: Befriend) -> None:
    """Two tabs of one seat, one of which hears no news: its answer comes too late."""
    anna = visit("Anna")
    ben = befriend("Ben")
    ben.sit_down(anna.open_table("me", "open"))
    anna.wait_for_beginning()
    old = anna.context.new_page()
    anna.excused += ["409"]
    old.goto(anna.address + anna.table)
    expect(old.locator("#planning").get_by_role("checkbox")).to_have_count(3)
    old.evaluate(DEAF)
    anna.plan("Brewers")
    ben.plan(1, "bakers")
    anna.wait_for_turn()
    old.locator("#planning").get_by_role("checkbox").nth(2).check()
    with old.expect_response(lambda response: response.request.method == "POST") as answer:
        old.locator("#planning button[form=compose]").click()
    assert answer.value.status == 409
    expect(old.locator("#notice")).not_to_be_empty()
    expect(old.locator("#bar")).to_contain_text("Your agent is at the brewers")
    anna.choose(anna.open_choice("sell"))
    expect(anna.page.locator("#log")).to_contain_text("Anna sells 1")


def test_same_answer_twice_is_one(visit: Visit, befriend: Befriend) -> None:
    anna = visit("Anna")
    ben = befriend("Ben")
    ben.sit_down(anna.open_table("me", "open"))
    anna.wait_for_beginning()
    anna.tick("Brewers")
    with anna.page.expect_response(lambda response: response.request.method == "POST") as answer:
        anna.send_button().dblclick()
    assert answer.value.status == 204
    anna.catch_up()
    expect(anna.page.locator("#notice")).to_be_empty()
    expect(anna.page.locator("#planning")).to_contain_text("1 of 2 are ready")


def test_unknown_table_and_full_table(visit: Visit, befriend: Befriend) -> None:
    ben = befriend("Ben")
    table = ben.open_table("me", "open")
    late = visit("Late")
    late.excused += ["404", "409"]
    late.go("/t/nowhere")
    expect(late.page.get_by_role("heading", name="This table is not here")).to_be_visible()
    with late.page.expect_response("**/stream*"):
        late.go(table)
    befriend("Carl").sit_down(table)
    expect(late.page.locator("#bar")).to_contain_text("You are watching")  # the room follows by itself
    answer = late.page.request.post(f"{late.address}{table}/sit", form={"name": "Late"})
    assert answer.status == 409
    assert "All seats are taken. You can watch." in answer.text()
    late.page.get_by_role("link", name=re.compile("To the front page")).click()
    expect(late.button("Play now: Norenberc")).to_be_visible()
