"""Without a mouse: from the front page to the first actions, and the focus is never lost."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .guest import Guest, Visit

MOST_TABS = 150
"""More presses of Tab than any page needs to reach a thing."""


def test_first_turns_are_played_by_keyboard(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    keys = page.keyboard
    anna.go("/")
    tab_to(anna, page.get_by_role("link", name="Play with friends: Norenberc"))
    keys.press("Enter")
    tab_to(anna, page.get_by_label("Your name"))
    keys.type("Anna")
    tab_to(anna, page.locator(".more > summary"))
    keys.press("Enter")
    tab_to(anna, page.get_by_role("radio", name="4", exact=True))
    keys.press("ArrowLeft")
    keys.press("ArrowLeft")
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    tab_to(anna, page.get_by_label("Seat 2"))
    keys.type("Bot: novice")
    tab_to(anna, page.get_by_label("How fast the bots are"))
    keys.type("At once")
    keys.press("Enter")
    if "/new" in page.url:
        tab_to(anna, anna.button("Open the table"))
        keys.press("Enter")
    anna.at_table()

    tab_to(anna, page.get_by_role("checkbox", name=re.compile("^Brewers")))
    keys.press("Space")
    expect(page.get_by_role("checkbox", name=re.compile("^Brewers"))).to_be_checked()
    tab_to(anna, anna.send_button())
    do_by_enter(anna)
    expect(page.locator("#bar")).to_contain_text("Your agent is at the brewers")
    assert has_focus(anna)
    keys.press("n")
    assert page.evaluate("document.activeElement.matches('button[form=choose]')"), "n leads to what is open"
    nothing = page.locator("#choices").get_by_role("button", name=re.compile("^Do nothing"))
    number = anna.notations().index("nothing") + 1
    if number <= 9:
        keys.press(str(number))
    else:
        tab_to(anna, nothing)
    expect(nothing).to_be_focused()
    do_by_enter(anna)
    expect(page.locator("#log")).to_contain_text("Anna does nothing at the brewers")
    assert has_focus(anna)


def test_question_mark_shows_the_keys(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("me", "random")
    page = anna.page
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_be_visible()
    expect(keys).to_contain_text("Take back")
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.keyboard.press("c")
    expect(page.get_by_label("Say something")).to_be_focused()


def test_keys_work_at_once_after_a_dialog_was_closed(visit: Visit) -> None:
    """A browser may keep the focus in a closed dialog until its next frame."""
    anna = visit("Anna")
    anna.open_table("me", "random")
    page = anna.page
    page.keyboard.press("?")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()
    page.locator("#keys-on").dispatch_event("keydown", {"key": "c", "bubbles": True})
    expect(page.get_by_label("Say something")).to_be_focused()


def tab_to(guest: Guest, thing: Locator) -> None:
    """Press Tab until it is reached; the focus is visible on the way."""
    thing.wait_for(state="attached")
    for _ in range(MOST_TABS):
        if thing.evaluate("thing => thing === document.activeElement"):
            assert is_visible(guest), "the focus cannot be seen"
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"{thing} is not reached by keyboard")


def is_visible(guest: Guest) -> bool:
    """Whether the browser marks what has the focus, or the label around it."""
    return bool(
        guest.page.evaluate(
            """() => {
              const marked = element => {
                const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
                return outlineStyle !== "none" && parseFloat(outlineWidth) > 0 || boxShadow !== "none";
              };
              for (let at = document.activeElement, up = 0; at && up < 3; at = at.parentElement, up += 1) {
                if (marked(at)) return true;
                if ([...at.children].some(marked)) return true;
              }
              return false;
            }"""
        )
    )


def has_focus(guest: Guest) -> bool:
    return bool(guest.page.evaluate("document.activeElement !== document.body && document.activeElement.isConnected"))


def do_by_enter(guest: Guest) -> None:
    """Press Enter, and again if the page asks whether it is meant."""
    answer = guest.answer_to(lambda: guest.page.keyboard.press("Enter"))
    if answer.status == 200:
        expect(guest.button("Do it")).to_be_focused()
        answer = guest.answer_to(lambda: guest.page.keyboard.press("Enter"))
    assert answer.status == 204
    guest.catch_up()
    assert has_focus(guest), "the focus was lost"
