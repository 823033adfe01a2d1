"""What a page and a choice weigh on the wire, and that nothing moves with reduced motion."""

from __future__ import annotations

import zlib
from typing import Any

import pytest
from playwright.sync_api import expect

from fondaco.games import GAMES, find_game
from fondaco.web.http.compression import FAST, GZIP_WINDOW, MEMORY
from fondaco.web.http.stream import Stream, message
from fondaco.web.store.rows import Stored, Visitor
from fondaco.web.tables.live import Live
from fondaco.web.tables.seating import person
from fondaco.web.tables.viewer import viewer_of

from .guest import Guest, Visit
from .positions import NAMES, Condition, Course, Positions, asked, course_of, over, told

FIRST_PAGE = 350_000
TABLE_PAGE = 400_000
CHOICE = 40_000
"""Bytes that each may take at most, as they are sent."""
ALL_GAMES = pytest.mark.parametrize("game", [game.name for game in GAMES])
WATCH = """() => {
  window.flown = 0;
  new MutationObserver(changes => { for (const {addedNodes} of changes) window.flown += addedNodes.length; })
    .observe(document.querySelector(".flyers"), {childList: true});
}"""
"""Count the pieces that fly over the page."""


def weigh(guest: Guest, path: str, without: str = "nothing") -> int:
    """The bytes of a page and all that comes with it, as they are sent; some kind of files can be left out."""
    loaded: dict[str, float] = {}
    left_out: set[str] = set()
    session = guest.context.new_cdp_session(guest.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.on("Network.loadingFinished", lambda event: loaded.update({event["requestId"]: event["encodedDataLength"]}))

    def received(event: dict[str, Any]) -> None:
        if event["response"]["url"].endswith(without):
            left_out.add(event["requestId"])

    session.on("Network.responseReceived", received)
    guest.go(path)
    guest.page.evaluate("document.fonts.ready.then(() => true)")
    assert len(loaded) > 3, "a page comes with more than this"
    return int(sum(size for request, size in loaded.items() if request not in left_out))


def test_first_page_is_light(visit: Visit) -> None:
    assert weigh(visit("Anna"), "/") <= FIRST_PAGE


@ALL_GAMES
@pytest.mark.parametrize("when", [asked(0), over], ids=["late", "over"])
def test_table_is_light(visit: Visit, positions: Positions, game: str, when: Condition) -> None:
    """Late in the game, when most lies on the board and most has happened."""
    course = course_of(game, find_game(game).most, "weight")
    table = positions.open(course, course.when(when, 0.9))
    anna = visit("Anna")
    table.come_in(anna.context)
    assert weigh(anna, table.path) <= TABLE_PAGE


@ALL_GAMES
def test_choice_is_light(game: str) -> None:
    """What each choice of a round brings to a player, its end among them."""
    course = course_of(game, find_game(game).most, "weight")
    first, last = [acts for acts in course.all(told("round")) if acts][:2]
    weights = weights_of(course, first, last)
    assert len(weights) > 10
    assert max(weights) <= CHOICE


def weights_of(course: Course, first: int, last: int) -> list[int]:
    """The bytes that a player's stream sends for each of some acts, packed as `compressed` does it."""
    chairs = [person(seat, seat + 1, NAMES[seat]) for seat in range(course.row.seats)]
    live = Live(Stored(course.row, chairs, course.acts[:first], []))
    anna = Visitor(1, NAMES[0])
    stream = Stream(live, lambda: viewer_of(live, anna, "en"), "")
    packer = zlib.compressobj(FAST, zlib.DEFLATED, GZIP_WINDOW, MEMORY)
    weights = []
    for act in [None, *course.acts[first:last]]:
        if act is not None:
            live.carry_out(act)
        packed = packer.compress(message(stream.update()).encode()) + packer.flush(zlib.Z_SYNC_FLUSH)
        weights.append(len(packed))
    return weights[1:]


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
