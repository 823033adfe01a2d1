"""Two people in two browsers and two bots play a whole game, from the front page to the result, in two languages."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from fondaco.games import GAMES
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify

from .guest import Guest, Visit, wait_for_anybody
from .haste import IN_HASTE, play_by_forms
from .tongue import Tongue

HUNGARIAN = Tongue("hu", "norenberc")
ENGLISH = Tongue("en", "norenberc")
BAKER = "pék"
"""What names of the bakers begin with in Hungarian."""
LEISURE = 12
"""How many choices are made by clicks before they hurry."""


def test_two_people_and_two_bots_play_a_whole_game(visit: Visit) -> None:
    """Anna in Hungarian, Ben in English."""
    anna = visit("Anna", locale="hu")
    ben = visit("Ben")
    HUNGARIAN.open_table(anna, "open", "apprentice", "apprentice")
    take_seat_by_form(ben, anna.page.get_by_label(HUNGARIAN.web("web-link-of-table")).input_value())
    plan_in_secret(anna, ben)
    play_to_end(anna, ben)
    check_ending(anna, ben)


def take_seat_by_form(ben: Guest, link: str) -> None:
    assert link.startswith(ben.address)
    ben.go(link.removeprefix(ben.address))
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button(re.compile("^Sit here")).click()
    ben.at_table()


def plan_in_secret(anna: Guest, ben: Guest) -> None:
    """Anna's page follows by itself; she sees that Ben is not ready, then that he is, and never what he plans."""
    expect(anna.page.locator("#planning input")).to_have_count(5)
    for guest, tongue in ((anna, HUNGARIAN), (ben, ENGLISH)):
        expect(guest.page).to_have_title(tongue.titled("mine"))
        tongue.read(guest)
    status = anna.page.get_by_role("region", name="Ben", exact=True)
    expect(status).to_contain_text(HUNGARIAN.own("scene-status-planning"))
    known = anna.page.content().lower().count(BAKER)
    sentences = [guest.page.locator("#log a").count() for guest in (anna, ben)]
    ben.plan("Bakers")
    expect(ben.page).not_to_have_title(ENGLISH.titled("mine"))
    expect(ben.page.locator("#planning")).to_contain_text("Bakers")
    expect(status).to_contain_text(HUNGARIAN.own("scene-status-ready"))
    assert known
    assert anna.page.content().lower().count(BAKER) == known, "Anna's page knows more of the bakers than before"
    anna.plan(HUNGARIAN.named("guild-brewers"))
    for guest, before in zip((anna, ben), sentences, strict=True):
        expect(guest.page.locator("#log a").nth(before)).to_be_attached()


def play_to_end(anna: Guest, ben: Guest) -> None:
    """Anna hires where she can, Ben buys; from the second turn on both pass."""
    wishes = {anna: ("hire", "pay", "lead", "sell"), ben: ("buy", "sell", "stop")}
    chosen = 0
    while asked := wait_for_anybody(wishes):
        for guest in asked:
            tongue = HUNGARIAN if guest is anna else ENGLISH
            expect(guest.page).to_have_title(tongue.titled("mine"))
            tongue.read(guest)
            guest.choose(guest.open_choice("pass") if guest.is_planning() else guest.open_choice(*wishes[guest]))
            chosen += 1
        if chosen >= LEISURE and IN_HASTE:
            play_by_forms([anna, ben], "pass", "stop")
            break


def check_ending(anna: Guest, ben: Guest) -> None:
    for guest, tongue in ((anna, HUNGARIAN), (ben, ENGLISH)):
        expect(guest.page).to_have_title(tongue.titled("over"))
        guest.unfold_ending()
        tongue.read(guest)
    assert anna.text("#ending h2") != ben.text("#ending h2")
    assert totals(anna) == totals(ben)
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name=HUNGARIAN.web("web-record")).click()
    text = download.value.path().read_text(encoding="utf-8")
    record = read_record(text, GAMES)
    verify(record)
    assert record.players[:2] == ["Anna", "Ben"]
    assert totals(anna) == [f"{name} {points}" for name, points in zip(record.players, record.result, strict=True)]
    assert text.splitlines()[-1] == "end " + " ".join(total.split()[-1] for total in totals(anna))
    for guest in (anna, ben):
        assert str(max(record.result)) in guest.text("#ending h2")


def totals(guest: Guest) -> list[str]:
    """Each player with their points, as the result shows them."""
    lanes = guest.page.locator("#ending .race li")
    told = (
        "lanes => lanes.map(lane => ['.runner', '.total'].map(part => lane.querySelector(part).textContent).join(' '))"
    )
    found: list[str] = lanes.evaluate_all(told)
    return found
