"""What a page weighs on the wire, and that nothing moves with reduced motion."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .friend import Friend
from .guest import Guest

Visit = Callable[..., Guest]
Befriend = Callable[[str], Friend]
MOST = 350_000
WATCH = """() => {
  window.flown = 0;
  new MutationObserver(changes => { for (const {addedNodes} of changes) window.flown += addedNodes.length; })
    .observe(document.querySelector(".flyers"), {childList: true});
}"""
"""Count the pieces that fly over the page."""


def weigh(guest: Guest, path: str) -> int:
    """The bytes of a page and all that comes with it, as they are sent."""
    loaded: list[float] = []
    session = guest.context.new_cdp_session(guest.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    guest.go(path)
    guest.page.evaluate("document.fonts.ready.then(() => true)")
    assert len(loaded) > 3, "a page comes with more than this"
    return int(sum(loaded))


def test_first_page_is_light(visit: Visit) -> None:
    assert weigh(visit("Anna"), "/") <= MOST


def test_table_is_light(visit: Visit, befriend: Befriend) -> None:
    host = befriend("Host")
    table = host.open_table("me", "random", "random", "random", "random")
    assert weigh(visit("Watcher"), table) <= MOST


def test_pieces_fly(visit: Visit) -> None:
    anna = visit("Anna", reduced_motion="no-preference")
    anna.open_table("me", "random")
    act(anna)
    assert anna.page.evaluate("window.flown") > 0
    expect(anna.page.locator(".flyers > *")).to_have_count(0)


def test_nothing_moves_for_whoever_wants_calm(visit: Visit) -> None:
    anna = visit("Anna", reduced_motion="reduce")
    anna.open_table("me", "random")
    act(anna)
    assert anna.page.evaluate("window.flown") == 0
    moving = "document.getAnimations().filter(one => one.effect.getComputedTiming().activeDuration > 20).length"
    assert anna.page.evaluate(moving) == 0


def act(anna: Guest) -> None:
    anna.page.evaluate(WATCH)
    anna.plan("Brewers")
    anna.wait_for_turn()
    anna.choose(anna.open_choice("sell"))
    expect(anna.page.locator("#log")).to_contain_text("Anna sells 1")
