"""The front page and opening a table: the three games at a glance, two steps, and being told of one's turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from fondaco.games import GAMES

from .friend import Befriend, Friend
from .guest import Guest, Visit

NOTICES = """
  window.notices = [];
  window.Notification = class extends EventTarget {
    static permission = "default";
    static requestPermission() {
      window.requested = (window.requested ?? 0) + 1;
      Notification.permission = "granted";
      return Promise.resolve("granted");
    }
    constructor(title, options) { super(); window.notices.push(`${title}: ${options.body}`); }
    close() {}
  };
"""
"""Notices that a test can read; the browser would show them outside the page."""
GRANTED = NOTICES.replace('"default"', '"granted"')
READ = "localStorage.setItem('fondaco-welcome-norenberc', 'read')"
"""Somebody who has played before: nothing lies over the names."""
ASK = "window.turns.ask()"
"""What a page does every few seconds."""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_all_games_can_be_started_without_scrolling(visit: Visit, width: int, height: int) -> None:
    guest = visit("Somebody", viewport={"width": width, "height": height})
    guest.go("/")
    for face in GAMES:
        offer = guest.page.locator(f".offer.game-{face.name}")
        for part in (".picture", "h2", "button", "a.button"):
            expect(offer.locator(part)).to_be_in_viewport(ratio=1)


def test_table_against_bots_is_opened_by_one_click_on_the_second_page(visit: Visit) -> None:
    guest = visit("Somebody")
    guest.go("/")
    guest.page.get_by_role("link", name="New table").click()
    expect(guest.page.get_by_role("radio", name=re.compile("^Me and bots"))).to_be_checked()
    expect(guest.page.get_by_label("Number of players")).to_be_hidden()
    guest.button("Open the table").click()
    guest.at_table()
    expect(guest.page.locator(".slot-others h3")).to_have_text([re.compile("^Guest"), "Veit", "Barbara", "Hans"])


def test_game_and_name_go_along_when_another_game_is_chosen(visit: Visit) -> None:
    guest = visit("Somebody")
    guest.go("/new")
    guest.page.get_by_label("Your name").fill("Carla")
    guest.page.get_by_role("radio", name=re.compile("^Friends by link")).check()
    guest.page.get_by_role("navigation", name="Which game").get_by_role("link", name="Genoa").click()
    expect(guest.page.get_by_label("Your name")).to_have_value("Carla")
    expect(guest.page.get_by_role("radio", name=re.compile("^Friends by link"))).to_be_checked()


def test_more_options_hold_the_rest_also_without_script(visit: Visit) -> None:
    guest = visit("Somebody", java_script_enabled=False)
    guest.go("/new?game=genoa")
    guest.page.get_by_text("More options").click()
    guest.page.get_by_role("radio", name="3", exact=True).check()
    guest.page.get_by_label("Seat 3").select_option(label="A friend, by link")
    guest.button("Open the table").click()
    guest.at_table()
    expect(guest.page.locator(".place b")).to_have_text([re.compile("^Guest"), "Orietta", "Open seat"])
    expect(guest.page.get_by_text("polite, and hard as a quay")).to_be_visible()


def seated_twice(anna: Guest, befriend: Befriend) -> tuple[Friend, Friend]:
    """Two friends, each at a table of their own with Anna; neither has planned yet."""
    friends = befriend("Ben"), befriend("Carla")
    for friend in friends:
        friend.sit_down(anna.open_table("me", "open"))
        anna.wait_for_beginning()
    return friends


def test_count_in_the_title_follows_the_turns_on_every_page(visit: Visit, befriend: Befriend) -> None:
    anna = visit("Anna")
    seated_twice(anna, befriend)
    second = anna.table
    anna.go("/rules/norenberc")
    expect(anna.page).to_have_title("(2) Rules of Norenberc · Fondaco")
    anna.go(second)
    expect(anna.page).to_have_title("(1) ● Your turn · Norenberc")
    anna.plan("Brewers")
    expect(anna.page).to_have_title(re.compile(r"^\(1\) Carla"))
    anna.go("/")
    expect(anna.page).to_have_title("(1) Fondaco")


def test_front_page_brings_a_table_up_when_it_is_my_turn(visit: Visit, befriend: Befriend) -> None:
    anna = visit("Anna")
    ben, _ = seated_twice(anna, befriend)
    anna.plan("Brewers")
    anna.go(ben.table)
    anna.plan("Brewers")
    anna.go("/")
    mine = anna.page.locator("#my-turns")
    expect(mine).to_be_hidden()
    ben.plan(1, "bakers")
    anna.page.evaluate(ASK)
    expect(mine.get_by_role("link")).to_have_attribute("href", ben.table)
    expect(anna.page).to_have_title("(1) Fondaco")
    expect(mine).to_be_in_viewport(ratio=1)


def test_browser_is_asked_for_notices_only_by_a_click(visit: Visit) -> None:
    anna = visit("Anna")
    anna.context.add_init_script(NOTICES)
    anna.go("/new?pace=leisure")
    button = anna.button("Tell me when it is my turn")
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(anna.page.locator(".tell p")).to_contain_text("there is no mail and no push yet")
    assert anna.page.evaluate("window.requested") is None
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert anna.page.evaluate("window.requested") == 1
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")


def test_notice_comes_once_on_whatever_page_is_open(visit: Visit, befriend: Befriend) -> None:
    anna = visit("Anna")
    ben, carla = seated_twice(anna, befriend)
    anna.plan("Brewers")
    anna.go(ben.table)
    anna.plan("Brewers")
    anna.context.add_init_script(GRANTED)
    anna.page.evaluate("localStorage.setItem('fondaco-tell', 'on')")
    anna.go("/rules/genoa")
    anna.page.evaluate(ASK)
    assert anna.page.evaluate("window.notices") == []
    ben.plan(1, "bakers")
    anna.page.evaluate(ASK)
    assert anna.page.evaluate("window.notices") == ["Your turn in Norenberc: Anna and Ben"]
    anna.page.evaluate(ASK)
    assert anna.page.evaluate("window.notices.length") == 1, "told once"
    carla.plan(1, "bakers")
    anna.go(carla.table)
    anna.page.evaluate(ASK)
    assert anna.page.evaluate("window.notices") == [], "whoever looks at the table sees it"


def test_nobody_is_told_who_did_not_ask_for_it(visit: Visit, befriend: Befriend) -> None:
    anna = visit("Anna")
    ben, _ = seated_twice(anna, befriend)
    anna.plan("Brewers")
    anna.go(ben.table)
    anna.plan("Brewers")
    anna.context.add_init_script(GRANTED)
    anna.go("/")
    anna.page.evaluate(ASK)
    ben.plan(1, "bakers")
    anna.page.evaluate(ASK)
    expect(anna.page).to_have_title("(1) Fondaco")
    assert anna.page.evaluate("window.notices") == []


def test_name_of_a_bot_has_a_card(visit: Visit) -> None:
    anna = visit("Anna")
    anna.context.add_init_script(READ)
    anna.open_table("me", "greedy")
    anna.page.locator(".slot-others h3", has_text="Veit").hover()
    expect(anna.page.locator("#card")).to_contain_text("Veit, a bot: cheerful, and always first through the door.")
