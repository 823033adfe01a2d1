"""Sounds follow what happens: quiet, none before the first touch, none once they are switched off."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .friend import Befriend
from .guest import Guest, Visit

LISTEN = """
    window.tones = [];
    window.loudest = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        window.tones.push(this.frequency.value);
        document.documentElement.dataset.heard = window.tones.map(Math.floor).join(' ');
        return start.apply(this, when);
    };
    const ramp = AudioParam.prototype.linearRampToValueAtTime;
    AudioParam.prototype.linearRampToValueAtTime = function (value, when) {
        window.loudest = Math.max(window.loudest, value);
        return ramp.call(this, value, when);
    };
"""
"""Writes down the pitch of each tone, and how loud the loudest is."""
STOPPED = """
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how);
        animation.pause();
        return animation;
    };
"""
"""No frame is ever painted in time."""
BELL = 587
COINS = re.compile(r"\b2[5-8]\d\d\b")


@pytest.fixture
def anna(visit: Visit) -> Guest:
    guest = visit("Anna", reduced_motion="no-preference")
    guest.page.add_init_script(LISTEN)
    return guest


def tell(guest: Guest, event: str, **detail: str) -> None:
    guest.page.evaluate(
        "([event, detail]) => document.dispatchEvent(new CustomEvent(event, { detail }))", [event, detail]
    )


def pitches(guest: Guest) -> list[int]:
    """Those heard since they were last asked for."""
    guest.page.evaluate("delete document.documentElement.dataset.heard")
    return [int(pitch) for pitch in guest.page.evaluate("window.tones.splice(0)")]


def test_nothing_is_heard_before_the_first_touch(anna: Guest) -> None:
    anna.go(anna.open_table("me", "random"))
    anna.page.reload()
    tell(anna, "fondaco:turn")
    assert pitches(anna) == []
    anna.page.keyboard.press("Shift")
    tell(anna, "fondaco:turn")
    assert BELL in pitches(anna)


def test_each_thing_has_its_sound_and_all_are_quiet(anna: Guest) -> None:
    anna.go(anna.open_table("me", "random"))
    anna.page.keyboard.press("Shift")
    heard = {}
    for symbol in ("coin", "crest-2", "good-beer", "pawn-1", "dice"):
        tell(anna, "fondaco:motion", symbol=symbol)
        heard[symbol] = tuple(pitches(anna))
    assert all(heard.values())
    assert len(set(heard.values())) == len(heard)
    tell(anna, "fondaco:act", gesture="shake")
    assert pitches(anna)
    tell(anna, "fondaco:act", gesture="")
    assert pitches(anna) == []
    assert anna.page.evaluate("window.loudest") <= 0.25


def test_a_row_of_coins_grows_softer_and_two_at_once_are_one(anna: Guest) -> None:
    anna.go(anna.open_table("me", "random"))
    anna.page.keyboard.press("Shift")
    tell(anna, "fondaco:motion", symbol="coin")
    once = len(pitches(anna))
    anna.page.evaluate(
        "for (let count = 0; count < 9; count += 1)"
        " document.dispatchEvent(new CustomEvent('fondaco:motion', { detail: { symbol: 'coin' } }))"
    )
    assert len(pitches(anna)) <= once


def test_one_tap_switches_them_off_and_the_next_page_remembers(anna: Guest) -> None:
    anna.go(anna.open_table("me", "random"))
    switch = anna.page.get_by_role("button", name="Sounds")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    pitches(anna)
    tell(anna, "fondaco:turn")
    assert pitches(anna) == []
    anna.page.reload()
    expect(anna.page.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "false")
    anna.page.get_by_role("button", name="Sounds").click()
    assert BELL in pitches(anna), "it tells how it sounds"


def test_the_bell_rings_when_it_is_my_turn_and_things_are_heard_when_they_arrive(
    anna: Guest, befriend: Befriend
) -> None:
    begin(anna, befriend)
    expect(anna.page.locator("html")).to_have_attribute("data-heard", re.compile(rf"\b{BELL}\b"))
    buy(anna)
    expect(anna.page.locator("html")).to_have_attribute("data-heard", COINS)


def test_what_a_busy_machine_has_no_time_to_paint_is_heard_all_the_same(anna: Guest, befriend: Befriend) -> None:
    anna.page.add_init_script(STOPPED)
    begin(anna, befriend)
    buy(anna)
    expect(anna.page.locator("html")).to_have_attribute("data-heard", COINS)
    expect(anna.page.locator(".flyers span")).to_have_count(0)


def begin(anna: Guest, befriend: Befriend) -> None:
    ben = befriend("Ben")
    ben.sit_down(anna.open_table("me", "open"))
    anna.wait_for_beginning()
    anna.page.keyboard.press("Shift")
    anna.plan("Brewers")
    ben.plan(1, "bakers")
    anna.wait_for_turn()


def buy(anna: Guest) -> None:
    """Without ending the show, as a guest does who catches up."""
    pitches(anna)
    assert anna.press(anna.open_choice("buy")) == 204
