"""Two people in two browsers, one of them a phone, and a bot play a whole game of Calimala."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from fondaco.games import GAMES
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify

from .examiner import examine
from .guest import OPEN, Guest, wait_for_anybody
from .haste import IN_HASTE, play_by_forms

Visit = Callable[..., Guest]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ANNA = ("keep", "take", "lift", "build", "send", "give", "adorn", "weave", "gain", "play", "draw", "place")
BEN = ("keep", "take", "lift", "play", "draw", "send", "adorn", "build", "gain", "weave", "give", "white", "place")
"""What each prefers to do, in the first rounds."""
HURRY = ("lift", "done", "stop", "place wood+weave", "white wood+weave")
"""How to come to the end: no more than must be, and all discs on one tower, so that each scores a tile."""
LEISURE = 2
"""How many discs each places before they hurry."""
VISIBLE = "buttons => buttons.filter(button => button.checkVisibility()).map(button => button.value)"


def test_two_people_and_a_bot_play_a_whole_game(visit: Visit) -> None:
    anna = visit("Anna")
    ben = visit("Ben", **PHONE)
    open_by_form(anna)
    ben.sit_down(anna.table)
    keep_in_secret(anna, ben)
    used = play_to_end({anna: ANNA, ben: BEN})
    assert {"keep", "take", "place", "done"} <= used
    assert used & {"gain", "weave"}
    check_ending(anna, ben)


def open_by_form(anna: Guest) -> None:
    """Anna opens a table for herself, a friend and a bot, with the layout for a first game."""
    page = anna.page
    anna.go("/")
    page.get_by_role("link", name="Play with friends: Calimala").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_text("More options").click()
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_label("Seat 2").select_option(label="A friend, by link")
    page.get_by_label("Seat 3").select_option(label="Bot: merchant")
    page.get_by_label("As laid out for a first game").check()
    page.get_by_label("How fast the bots are").select_option(label="At once")
    anna.button("Open the table").click()
    anna.at_table()
    expect(page.get_by_text("One seat is open.")).to_be_visible()


def keep_in_secret(anna: Guest, ben: Guest) -> None:
    """C-S3: both choose a final card at once; neither page tells what the other keeps."""
    for guest in (anna, ben):
        expect(guest.page).to_have_title(re.compile("Your turn"))
    offered = [set(guest.notations()) for guest in (anna, ben)]
    assert all(len(cards) == 3 for cards in offered)
    assert not offered[0] & offered[1]
    ben.choose(ben.open_choice("keep"))
    expect(anna.page.get_by_role("region", name="Ben", exact=True)).to_contain_text("ready")
    assert set(anna.notations()) == offered[0]
    assert not any(card in anna.page.content() for card in offered[1])


def play_to_end(wishes: dict[Guest, tuple[str, ...]]) -> set[str]:
    """Everybody does what they like best, on the board where it is drawn there; the verbs that were used."""
    guests = list(wishes)
    first = guests[0]
    used: set[str] = set()
    discs = dict.fromkeys(guests, 0)
    while asked := wait_for_anybody(guests):
        for guest in asked:
            choice = liked(guest, HURRY if discs[guest] >= LEISURE else wishes[guest])
            verb = choice.split()[0]
            if guest is first and verb == "place" and verb not in used:
                examine(guest, "florence-placing")
            if discs[guest] < LEISURE:
                guest.choose(guest.open_choice(choice))
            else:
                press_enter(guest, guest.open_choice(choice))
            discs[guest] += verb in ("place", "white")
            used.add(verb)
        if min(discs.values()) >= LEISURE and IN_HASTE:
            play_by_forms(guests, *HURRY)
            break
    return used


def press_enter(guest: Guest, button: Locator) -> None:
    """Make a choice by the keyboard, which is quicker than to aim at it."""
    seen = guest.version()
    if guest.answer_to(lambda: button.press("Enter")).status == 200:
        guest.answer_to(lambda: guest.button("Do it").press("Enter"))
    guest.wait_for_change(seen)


def liked(guest: Guest, verbs: tuple[str, ...]) -> str:
    """What somebody likes best of what is open."""
    there = guest.page.locator(OPEN).evaluate_all(VISIBLE) or guest.notations()
    return next((choice for verb in verbs for choice in there if choice.startswith(verb)), there[0])


def check_ending(anna: Guest, ben: Guest) -> None:
    """Both read the same result, and the record of the game verifies it."""
    for guest in (anna, ben):
        expect(guest.page).to_have_title(re.compile("is over"))
        guest.unfold_ending()
        guest.expect_no_overflow()
    assert anna.text("#ending h2") == ben.text("#ending h2")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download the record").click()
    record = read_record(download.value.path().read_text(encoding="utf-8"), GAMES)
    verify(record)
    assert record.options == {"city": "first-game"}
    assert record.players[:2] == ["Anna", "Ben"]
    assert str(max(record.result)) in anna.text("#ending h2")
