"""On a phone, with a thumb."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .guest import Guest, Visit

SMALL = """() => [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button]")]
  .filter(control => control.checkVisibility({checkVisibilityCSS: true, checkOpacity: true}))
  .map(control => [control, control.closest("label") ?? control])
  .map(([control, target]) => [control, target.getBoundingClientRect(), getComputedStyle(target).display])
  .filter(([, box]) => box.width > 1 && box.height > 1)
  .filter(([control, box, display]) => {
    const inText = control.matches("a") && display.startsWith("inline");
    const [shorter, longer] = [box.width, box.height].sort((one, other) => one - other);
    return inText ? longer < 24 : longer < 44 || shorter < 24;
  })
  .map(([control, box]) => `${control.outerHTML.slice(0, 120)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
"""Controls that are too small for a thumb."""


PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def anna(visit: Visit) -> Guest:
    return visit("Anna", **PHONE)


def check(guest: Guest) -> None:
    guest.expect_no_overflow()
    assert guest.page.evaluate(SMALL) == []


def tap(guest: Guest, button: Locator) -> None:
    """Tap a choice, and say yes if asked again, at another spot: twice on one spot would count as one tap."""
    if guest.answer_to(button.tap).status == 200:
        check(guest)
        guest.answer_to(lambda: guest.button("Do it").tap(position={"x": 12, "y": 12}))


def test_first_turns_are_played_with_taps(visit: Visit) -> None:
    anna = visit("Anna", is_newcomer=True, **PHONE)
    page = anna.page
    anna.go("/")
    check(anna)
    page.get_by_role("link", name="Play with friends: Norenberc").tap()
    page.get_by_text("More options").wait_for()
    check(anna)
    page.get_by_text("More options").tap()
    page.get_by_role("radio", name="2", exact=True).wait_for(state="attached")
    check(anna)
    anna.open_table("me", "random")
    check(anna)
    anna.button("Got it").tap()
    page.get_by_role("checkbox", name="Brewers").tap()
    check(anna)
    tap(anna, anna.send_button())
    expect(page.locator("#bar")).to_contain_text("Your agent is at the brewers")
    check(anna)
    page.locator("#choices > summary").tap()
    choice = page.locator("#choices").get_by_role("button", name="Do nothing")
    expect(choice).to_be_in_viewport()
    check(anna)
    tap(anna, choice)
    expect(page.locator("#log")).to_contain_text("Anna does nothing at the brewers")
    page.get_by_text("My things", exact=True).tap()
    expect(page.get_by_role("region", name="Your things")).to_be_in_viewport()
    check(anna)


def test_rules_card_opens_by_tap(anna: Guest) -> None:
    """What is no control shows its card at a tap, and the card can be closed by one."""
    anna.open_table("me", "random")
    card = anna.page.locator("#card")
    expect(card).to_be_hidden()
    anna.page.locator("[data-card=favourite]").first.tap()
    expect(card).to_be_visible()
    expect(card).to_contain_text("Favourites")
    card.get_by_role("button", name="Close").tap()
    expect(card).to_be_hidden()
