"""Every page in light and dark, wide and narrow: nothing that axe-core objects to, and its picture in build/screens."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .friend import Friend
from .guest import Guest

Visit = Callable[..., Guest]
Befriend = Callable[[str], Friend]
ROOT = Path(__file__).parents[3]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = ROOT / "build" / "screens"
WIDTHS = {1440: 900, 1024: 768, 390: 844}
CHECKED = (1440, 390)
PICTURED = os.environ.get("FONDACO_MODE") != "interpreted"
"""Pages look the same in both modes, so they are pictured in one."""
RUN = """async rules => {
  const options = rules.length ? {runOnly: {type: "rule", values: rules}} : {};
  const {violations} = await axe.run(document, {...options, resultTypes: ["violations"]});
  return violations.map(({id, nodes}) => `${id}: ${nodes.slice(0, 4).map(({html}) => html.slice(0, 160)).join(" | ")}`);
}"""


SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  for (const animation of document.getAnimations()) {
    try { animation.finish(); } catch { animation.cancel(); }
  }
  await frame();
}"""
"""Colours that are still fading from one dress to the next are nobody's colours."""


def examine(guest: Guest, name: str) -> None:
    """Look at a page in all its dresses."""
    page = guest.page
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            if PICTURED:
                page.screenshot(path=SCREENS / f"{name}-{width}-{scheme}.png", animations="disabled")
            page.evaluate(SETTLED)
            if width in CHECKED:
                # Another scheme changes nothing but the colours.
                rules = [] if scheme == "light" else ["color-contrast"]
                found += [f"{name} {width} {scheme}: {one}" for one in page.evaluate(RUN, rules)]
        guest.expect_no_overflow()
    assert not found, "\n".join(found)


@pytest.fixture
def anna(visit: Visit) -> Guest:
    return visit("Anna")


@pytest.fixture
def ben(anna: Guest, befriend: Befriend) -> Friend:
    """He sits with Anna at a table for two."""
    friend = befriend("Ben")
    friend.sit_down(anna.open_table("me", "open"))
    anna.wait_for_beginning()
    return friend


@pytest.mark.parametrize(
    ("name", "path"), [("front", "/"), ("new-table", "/new"), ("rules", "/rules/norenberc"), ("problem", "/t/nowhere")]
)
def test_page_of_the_site(visit: Visit, name: str, path: str) -> None:
    guest = visit("Somebody")
    guest.excused.append("404")
    guest.go(path)
    examine(guest, name)


def test_waiting_room(anna: Guest) -> None:
    anna.open_table("me", "open", "random")
    examine(anna, "waiting-room")


def test_table_while_planning(anna: Guest, ben: Friend) -> None:
    examine(anna, "table-planning")


def test_table_after_planning(anna: Guest, ben: Friend) -> None:
    anna.plan("Brewers")
    examine(anna, "table-waiting")


def test_table_while_acting(anna: Guest, ben: Friend) -> None:
    anna.plan("Brewers", "Bakers")
    ben.plan(1, "shoemakers")
    anna.wait_for_turn()
    examine(anna, "table-action")


def test_question_whether_it_is_meant(anna: Guest, ben: Friend) -> None:
    ben.plan(1, "bakers")
    anna.tick("Brewers")
    assert anna.press(anna.send_button()) == 200
    expect(anna.button("Do it")).to_be_visible()
    examine(anna, "table-confirm")


def test_table_for_a_spectator(visit: Visit, befriend: Befriend) -> None:
    host = befriend("Host")
    table = host.open_table("me", "random", "random", "random", "random")
    guest = visit("Watcher")
    guest.go(table)
    expect(guest.page.locator("#bar")).to_contain_text("You are watching")
    examine(guest, "table-watching")


def test_curtain(anna: Guest) -> None:
    anna.open_table("me", "here")
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    examine(anna, "curtain")


def test_seat_link_and_what_it_leads_to(anna: Guest, ben: Friend, visit: Visit) -> None:
    anna.page.get_by_role("radio", name="Table").check()
    anna.button("Move my seat to another device").click()
    link = anna.page.get_by_label("The secret link of this seat").input_value()
    examine(anna, "seat-link")
    other = visit("Other device")
    other.go(link.removeprefix(other.address))
    examine(other, "take-seat")


def test_ending(visit: Visit, finished: Friend) -> None:
    guest = visit("Reader")
    guest.go(finished.table)
    guest.unfold_ending()
    examine(guest, "ending")


def test_replay(visit: Visit, finished: Friend) -> None:
    guest = visit("Reader")
    guest.go(f"{finished.table}?at=57&seat=1")
    examine(guest, "replay")
