"""Other ways to sit at a table: one device handed round, watching by link, a seat that moves to another device."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from .friend import Befriend
from .guest import CONTROLS, Guest, Visit


def open_curtain(guest: Guest, player: str) -> None:
    """The device is handed to a player, who draws the curtain back. Behind it there is nothing to see or reach."""
    page = guest.page
    curtain = page.get_by_role("dialog", name=f"Hand the device to {player}")
    expect(curtain).to_be_visible()
    expect(page.locator(f":is({CONTROLS}):not(#curtain *)")).to_have_count(0)
    assert page.locator("#curtain").evaluate("curtain => curtain.contains(document.activeElement)")
    assert guest.press(curtain.get_by_role("button", name=f"I am {player}")) == 204
    expect(curtain).to_have_count(0)


def test_one_device_is_handed_round(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("me", "here", name_2="Bea")
    page = anna.page
    own = page.get_by_role("region", name="Your things")
    open_curtain(anna, "Anna")
    expect(own).to_contain_text("25")
    anna.plan("Brewers")

    open_curtain(anna, "Bea")
    expect(page.locator("#planning input")).to_have_count(3)
    expect(page.locator("#planning input:checked")).to_have_count(0)
    expect(page.locator("#log")).not_to_contain_text("Your plan for this turn")
    anna.plan("Bakers")  # all are ready: the brewers are called, and Anna is asked

    open_curtain(anna, "Anna")
    expect(page.locator("#bar")).to_contain_text("Your agent is at the brewers")
    expect(page.locator("#planning")).not_to_contain_text("Bakers")
    anna.choose(anna.open_choice("sell"))

    open_curtain(anna, "Bea")
    expect(page.locator("#bar")).to_contain_text("Your agent is at the bakers")
    expect(own).to_contain_text("25")


def test_last_choice_can_be_taken_back_at_the_curtain(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("me", "here", name_2="Bea")
    open_curtain(anna, "Anna")
    anna.plan("Brewers")
    assert anna.press(anna.page.locator("#curtain").get_by_role("button", name="Take the last choice back")) == 204
    open_curtain(anna, "Anna")
    expect(anna.page.locator("#planning input")).to_have_count(3)
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_spectator_sees_what_is_public_as_it_happens(visit: Visit, befriend: Befriend) -> None:
    ben = befriend("Ben")
    anna = visit("Anna")
    table = anna.open_table("me", "open")
    ben.sit_down(table)
    eve = visit("Eve")
    eve.go(table)
    page = eve.page
    expect(page.locator("#bar")).to_contain_text("You are watching")
    known = page.content().count("rewers")

    anna.wait_for_beginning()
    anna.plan("Brewers")
    expect(page.get_by_role("region", name="Anna", exact=True)).to_contain_text("ready")
    assert page.content().count("rewers") == known, "the plan can be seen before it is shown"
    ben.plan(1, "bakers")
    expect(page.locator("#log")).to_contain_text("The call goes to the brewers")
    anna.wait_for_turn()
    anna.choose(anna.open_choice("sell"))
    expect(page.locator("#log")).to_contain_text("Anna sells 1")

    expect(page.locator(CONTROLS)).to_have_count(0)
    expect(page.get_by_role("region", name="Your things")).to_have_count(0)
    expect(page.get_by_text("25", exact=True)).to_have_count(0)
    for control in ("Take back", "Move my seat to another device", "Give the seat to a bot"):
        expect(eve.button(control)).to_have_count(0)


def test_seat_moves_to_another_device(visit: Visit, befriend: Befriend) -> None:
    ben = befriend("Ben")
    anna = visit("Anna")
    table = anna.open_table("me", "open")
    ben.sit_down(table)
    anna.wait_for_beginning()
    anna.page.get_by_role("radio", name="Table").check()
    anna.page.get_by_text("Move or leave this seat").click()
    anna.button("Move my seat to another device").click()
    link = anna.page.get_by_label("The secret link of this seat").input_value()
    expect(anna.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    anna.page.get_by_role("link", name="Back to the table").click()
    expect(anna.page.locator("#planning input")).to_have_count(3)

    phone = visit("Anna's phone", viewport={"width": 390, "height": 844}, has_touch=True)
    phone.go(link.removeprefix(phone.address))
    expect(phone.page.get_by_role("heading", name="Play as Anna on this device")).to_be_visible()
    expect(anna.page.locator("#planning input")).to_have_count(3)  # looking at it moves nothing
    phone.button("Move the seat here").tap()
    phone.at_table()
    phone.plan("Brewers")
    expect(anna.page.locator("#bar")).to_contain_text("You are watching")
    expect(anna.page.locator(CONTROLS)).to_have_count(0)

    phone.excused.append("404")
    phone.go(link.removeprefix(phone.address))
    expect(phone.page.get_by_role("heading", name="This link leads nowhere")).to_be_visible()


def test_player_gives_a_seat_to_a_bot_and_comes_back(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    ben.sit_down(anna.open_table("me", "open"))
    anna.wait_for_beginning()
    anna.page.get_by_role("radio", name="Table").check()
    expect(anna.page.locator(".sitter button")).not_to_have_count(0)
    expect(anna.page.locator(".sitter.seat-1 button")).to_have_count(0)  # the host has no hand in it
    ben.page.get_by_role("radio", name="Table").check()
    ben.page.get_by_text("Move or leave this seat").click()
    ben.button("Give the seat to a bot").click()
    expect(ben.page.locator("#bar")).to_contain_text("You are watching")
    expect(ben.page.locator("#planning input")).to_have_count(0)
    expect(anna.page.locator("#people")).to_contain_text("for Ben")
    ben.page.locator("#people").get_by_role("button", name="Take my seat back").click()
    expect(ben.page.locator("#bar")).not_to_contain_text("You are watching")
    expect(ben.page.get_by_role("region", name="Your things")).to_be_visible()


def test_room_becomes_the_table_even_if_the_stream_opens_late(visit: Visit, befriend: Befriend) -> None:
    """The last seat is taken after the waiting room was sent, and before its stream is open."""
    held: list[Route] = []
    table = befriend("Ben").open_table("me", "open")
    eve = visit("Eve")
    eve.page.route("**/stream*", lambda route: held.append(route), times=1)
    with eve.page.expect_request("**/stream*"):
        eve.page.goto(eve.address + table, wait_until="commit")
    expect(eve.page.get_by_text("One seat is open.")).to_be_visible()
    befriend("Carl").sit_down(table)
    held[0].continue_()
    expect(eve.page.locator("#bar")).to_contain_text("You are watching")


def test_chat_reaches_the_others_as_it_was_written(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    ben.sit_down(anna.open_table("me", "open"))
    anna.wait_for_beginning()
    for guest in (anna, ben):
        guest.page.get_by_role("radio", name=re.compile("^Chat")).check()
    anna.page.get_by_label("Say something").fill("<b>Grüß Gott</b> & good luck")
    anna.page.get_by_role("button", name="Send", exact=True).click()
    expect(ben.page.locator("#chat")).to_contain_text("Anna <b>Grüß Gott</b> & good luck")
    expect(anna.page.get_by_label("Say something")).to_have_value("")
