"""Every page in light and dark, wide and narrow: nothing that axe-core objects to, and its picture in build/screens."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .examiner import examine
from .friend import Friend
from .guest import Guest

Visit = Callable[..., Guest]
Befriend = Callable[[str], Friend]


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
    ("name", "path"),
    [
        ("front", "/"),
        ("new-table", "/new"),
        ("rules", "/rules/norenberc"),
        ("florence-rules", "/rules/calimala"),
        ("problem", "/t/nowhere"),
    ],
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
