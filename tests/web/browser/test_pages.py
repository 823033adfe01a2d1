"""Every page in light and dark, wide and narrow: nothing that axe-core objects to."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fondaco.games import GAMES
from fondaco.kernel.game import Game

from ..server import Server
from .conftest import flawless
from .examiner import examine
from .friend import Befriend, Friend
from .guest import Guest, Visit
from .positions import Positions, course_of, over


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("front", "/"),
        ("new-table", "/new"),
        ("new-table-options", "/new?game=genoa&preset=here&pace=leisure"),
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


def test_the_contents_of_a_book_mark_the_chapter_that_is_read(visit: Visit) -> None:
    guest = visit("Somebody")
    guest.go("/rules/norenberc")
    links = guest.page.locator(".book-contents a")
    for index in [2, 0, links.count() - 1]:
        links.nth(index).click()
        expect(links.nth(index)).to_have_attribute("aria-current", "true")
        expect(guest.page.locator(".book-contents [aria-current]")).to_have_count(1)


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
    anna.page.get_by_text("Move or leave this seat").click()
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
    guest.go(f"{finished.table}?at=9&seat=1")
    examine(guest, "replay")


def test_name(anna: Guest) -> None:
    anna.open_table("me", "open")
    anna.go("/")
    anna.page.get_by_role("link", name="What does this server know about me?").click()
    expect(anna.page.get_by_role("heading", name="Remove my name everywhere")).to_be_visible()
    examine(anna, "name")
    anna.page.get_by_role("checkbox").check()
    anna.page.get_by_role("button", name="Remove my name everywhere").click()
    expect(anna.page.get_by_text("Your name was removed everywhere.")).to_be_visible()


@pytest.fixture
def old_server(tmp_path: Path) -> Iterator[Server]:
    """A server whose tables were all played under rules that are gone."""
    dump = Path(__file__).parents[2] / "records" / "0.1.0" / "schema-0001.sql"
    home = tmp_path / "old"
    home.mkdir()
    with contextlib.closing(sqlite3.connect(home / "tables.sqlite")) as database:
        database.executescript(dump.read_text(encoding="utf-8"))
        database.execute("UPDATE tables SET rules = 0")
        database.commit()
    yield from flawless(home)


def test_closed_table(visit: Visit, old_server: Server) -> None:
    guest = visit("Somebody", old_server)
    with contextlib.closing(sqlite3.connect(old_server.home / "tables.sqlite")) as database:
        (table,) = database.execute("SELECT id FROM tables WHERE finished IS NOT NULL LIMIT 1").fetchone()
    guest.go(f"/t/{table}?at=7#line-7")
    expect(guest.page.locator("[aria-current=step]")).to_have_attribute("id", "line-7")
    guest.page.get_by_role("link", name="On", exact=True).click()
    expect(guest.page.locator("[aria-current=step]")).to_be_in_viewport()
    expect(guest.page.locator("[aria-current=step]")).to_have_attribute("id", "line-8")
    examine(guest, "closed-table")


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_the_table_of_points_shows_everybody_on_a_small_screen(visit: Visit, positions: Positions, game: Game) -> None:
    course = course_of(game.name, game.most, "ending")
    table = positions.open(course, course.when(over))
    guest = visit("Anna", viewport={"width": 1024, "height": 768})
    table.come_in(guest.context)
    guest.go(table.path)
    guest.unfold_ending()
    guest.page.locator("#ask-why").check(force=True)
    hidden = guest.page.locator(".points-part").evaluate("part => part.scrollWidth - part.clientWidth")
    assert hidden <= 0
