"""The show of a round that ends: act by act, skipped by a key, a button or a choice, and heard once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .friend import Befriend
from .guest import Guest, Visit

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def anna(visit: Visit, befriend: Befriend) -> Guest:
    return before_a_show(visit, befriend)


def before_a_show(visit: Visit, befriend: Befriend, **browser: Any) -> Guest:
    """Somebody before whom a slow show has just begun: everybody passed, and the round is over."""
    anna, ben = visit("Anna", **browser), befriend("Ben")
    table = anna.open_table("me", "open", bot_pace="4000")
    ben.sit_down(table)
    anna.wait_for_turn()
    ben.choose(1, choice="pass")
    anna.catch_up()
    anna.watches_shows = True
    anna.pass_or()
    expect(anna.page.locator("#show")).to_be_visible()
    return anna


def at(anna: Guest) -> Locator:
    return anna.page.locator("#show .show-at")


TOLD = "() => ['#show .act-says', '#show-spoken', '#spoken'].map(part => document.querySelector(part).textContent)"


def test_a_round_that_ends_is_told_act_by_act(anna: Guest) -> None:
    """Each sentence stands beside its place and is spoken once: the log is not announced, too."""
    written, spoken, announced = anna.page.evaluate(TOLD)
    assert written in spoken
    assert written not in announced
    assert "favourite" not in announced
    first = at(anna).inner_text()
    expect(at(anna)).not_to_have_text(first)
    expect(anna.page.locator("#show .act-says")).not_to_have_text(written)


def test_on_a_phone_no_act_lies_under_the_buttons(visit: Visit, befriend: Befriend) -> None:
    anna = before_a_show(visit, befriend, **PHONE)
    tools = anna.page.locator("#show .show-tools")
    for _ in range(int(at(anna).inner_text().partition("/")[2])):
        box, floor = anna.page.locator("#show .caption").bounding_box(), tools.bounding_box()
        assert box
        assert floor
        assert box["y"] + box["height"] <= floor["y"]
        anna.page.keyboard.press("Escape")
    expect(anna.page.locator("#show")).to_be_hidden()


def test_a_key_goes_on_and_a_button_skips_all(anna: Guest) -> None:
    first = at(anna).inner_text()
    anna.page.keyboard.press("Escape")
    expect(at(anna)).not_to_have_text(first)
    anna.button("Skip all").click()
    expect(anna.page.locator("#show")).to_be_hidden()
    expect(anna.page.locator("#spot")).to_be_hidden()


def test_whoever_chooses_ends_the_show(anna: Guest) -> None:
    """The next round is asked while the show runs, and its answer is taken at once."""
    expect(anna.page.locator("#bar")).to_contain_text("Round 2")
    version = anna.version()
    anna.pass_or()
    expect(anna.page.locator("#show")).to_be_hidden()
    anna.wait_for_change(version)


def test_whoever_comes_back_is_told_what_happened(visit: Visit, befriend: Befriend) -> None:
    """A line says how much, a button replays it, and the log is marked where the reader left."""
    anna, ben = visit("Anna"), befriend("Ben")
    table = anna.open_table("me", "open")
    ben.sit_down(table)
    anna.wait_for_turn()
    expect(anna.page.locator("#since")).to_be_empty()
    anna.page.goto("about:blank")
    ben.plan(1, "brewers")
    anna.page.request.post(
        f"{anna.address}{table}/choose", form={"seat": "0", "verb": "plan", "part": "bakers", "sure": "yes"}
    )
    offered = ben.look()
    ben.choose(1, choice="nothing" if 'value="nothing"' in offered else "stop")
    anna.go(table)
    expect(anna.page.locator("#since")).to_contain_text("while you were away")
    expect(anna.page.locator("#log [data-here]")).to_have_attribute("data-here", "You were here")
    anna.button("Show me").click()
    expect(anna.page.locator("#show .caption")).to_contain_text("Ben")
    expect(anna.page.locator("#since")).to_be_empty()
    anna.page.reload()
    anna.wait_for_turn()
    expect(anna.page.locator("#since")).to_be_empty()
