"""A game of rules and words alone, clicked through from the first page to its end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ..server import Server
from .guest import OPEN, Visit, wait_for_anybody


def test_people_and_a_bot_play_a_game_that_has_no_face(visit: Visit, fifth_server: Server) -> None:
    anna, ben = visit("Anna", at=fifth_server), visit("Ben", at=fifth_server)
    page = anna.page
    anna.go("/")
    page.get_by_role("link", name="Play with friends: Pearls").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_text("More options").click()
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_label("Seat 3").select_option("apprentice")
    page.get_by_role("radio", name="Three").check()
    anna.button("Open the table").click()
    ben.sit_down(anna.at_table())

    expect(page.locator("#bar")).to_contain_text("Which card do you bid?")
    expect(page.locator("#log")).to_contain_text("Ben is dealt a card.")
    assert page.locator("#log").inner_text().count("It is a ") == 3, "her own cards, and nobody else's"
    bids = 0
    while asked := wait_for_anybody((anna, ben)):
        for guest in asked:
            assert len(guest.notations()) <= 3
            guest.choose(guest.page.locator(f"#choices {OPEN}").first)
            bids += 1
            expect(guest.page.locator("#log")).to_contain_text("You bid your ")
    assert bids == 4
    for guest in (anna, ben):
        expect(guest.page.locator("#ending h2")).to_contain_text(re.compile("wins with|share the victory"))
        expect(guest.page.locator("#scores")).to_contain_text("Pearls")
        guest.expect_no_overflow()
