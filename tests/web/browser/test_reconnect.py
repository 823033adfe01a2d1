"""The server dies and comes back: the page shows it, reconnects by itself, and no choice is lost silently."""

from __future__ import annotations

from playwright.sync_api import expect

from ..server import Server
from .friend import Friend
from .guest import Visit

LOST = "Connection lost"
AWAY = ["Failed to load resource", "ERR_CONNECTION", "ERR_INCOMPLETE", "Failed to fetch", "network error"]
"""What a browser says of a server that is not there."""


def test_page_heals_when_the_server_comes_back(visit: Visit, own_server: Server) -> None:
    anna = visit("Anna", at=own_server)
    anna.excused += AWAY
    page = anna.page
    anna.open_table("me", "random")
    anna.plan("Brewers")
    anna.wait_for_turn()
    page.evaluate("window.sameDocument = true")
    version = anna.version()

    own_server.kill()
    expect(page.get_by_role("alert").filter(has_text=LOST)).to_be_visible()
    own_server.start()
    own_server.wait()
    expect(page.get_by_text(LOST)).to_be_hidden()
    assert anna.version() >= version
    anna.choose(anna.open_choice("sell"))
    expect(page.locator("#log")).to_contain_text("Anna sells 1")
    assert page.evaluate("window.sameDocument === true"), "the page was reloaded"


def test_choice_made_while_the_server_is_away_is_kept(visit: Visit, own_server: Server) -> None:
    """A form that meets a dead server before the page knows: that is said, and all of it is sent to the next server."""
    anna = visit("Anna", at=own_server)
    anna.excused += AWAY
    page = anna.page
    Friend(own_server.address, "Ben").sit_down(anna.open_table("me", "open"))
    anna.wait_for_beginning()
    anna.tick("Brewers", "Bakers")
    # The stream seems alive while the form fails, as when a server dies between two breaths.
    page.route("**/choose", lambda route: route.abort())
    anna.send_button().click()
    expect(page.locator("#notice")).to_contain_text("It will be sent as soon as there is one")
    page.unroute("**/choose")
    own_server.kill()
    own_server.start()
    own_server.wait()
    planning = page.locator("#planning")
    expect(planning).to_contain_text("1 of 2 are ready")
    expect(planning).to_contain_text("Brewers")
    expect(planning).to_contain_text("Bakers")
    expect(page.get_by_text(LOST)).to_be_hidden()
