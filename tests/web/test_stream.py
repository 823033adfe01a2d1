"""The stream: a browser that applies every message always has the page that a reload would bring."""

from __future__ import annotations

import asyncio
import random
import re
import zlib
from collections.abc import AsyncGenerator, Awaitable
from concurrent.futures import ThreadPoolExecutor

import pytest

from fondaco.face.act import Act as Moment
from fondaco.face.act import left_over
from fondaco.face.scene import Motion
from fondaco.games import find_game
from fondaco.web.http.compression import compressed
from fondaco.web.http.routes.opening import new_row
from fondaco.web.http.stream import GROWING, HEARTBEAT, MOST_MOTIONS, Stream, events, message, moving
from fondaco.web.pages.table_page import TablePage
from fondaco.web.store.rows import Act, Message, Stored, Visitor
from fondaco.web.tables.live import Live
from fondaco.web.tables.seating import person
from fondaco.web.tables.vantage import vantage_for
from fondaco.web.tables.viewer import viewer_of

from .club import Club, Person

PARTIAL = re.compile(r'<hx-partial hx-target="#([^"]+)" hx-swap="(\w+)">(.*?)</hx-partial>', re.DOTALL)


class Browser:
    """The slots and fragments that a page has, changed by messages as htmx does it."""

    def __init__(self, page: TablePage) -> None:
        self.fragments = {name: fragment.html for name, fragment in page.fragments.items()}
        self.slots = {slot: list(names) for slot, names in page.standing().items()}

    def apply(self, html: str, page: TablePage) -> None:
        known = {fragment.html: name for name, fragment in page.fragments.items()}
        for target, swap, inner in PARTIAL.findall(html):
            if target in ("motions", "acts"):
                continue
            if swap == "outerMorph":
                assert target in self.fragments, f"{target} is not on the page"
                self.fragments[target] = inner
            elif swap == "delete":
                del self.fragments[target]
                for names in self.slots.values():
                    if target in names:
                        names.remove(target)
            else:
                slot = target if target in GROWING else target.removeprefix("slot-")
                if swap == "innerMorph":
                    for name in self.slots[slot]:
                        self.fragments.pop(name, None)
                    self.slots[slot] = []
                rest = inner
                while rest and not rest.startswith("<!--"):
                    found = next(
                        html for html in known if html and rest.startswith(html) and known[html] not in self.slots[slot]
                    )
                    self.slots[slot].append(known[found])
                    self.fragments[known[found]] = found
                    rest = rest[len(found) :]


def new_live(seats: int, holders: list[int]) -> Live:
    row = new_row(find_game("norenberc"), seats, {}, 1)._replace(started=1)
    chairs = [person(seat, holders[seat], f"Player {seat + 1}") for seat in range(seats)]
    return Live(Stored(row, chairs, [], []))


def page_of(live: Live, visitor: Visitor | None) -> TablePage:
    return TablePage(vantage_for(live, viewer_of(live, visitor, "en")))


def random_act(live: Live, luck: random.Random) -> Act:
    seat = luck.choice(live.asked())
    assert live.table is not None
    back = [seat for seat in range(live.row.seats) if not live.table.why_no_undo(seat)]
    if back and luck.random() < 0.15:
        return Act(luck.choice(back), None, 5)
    return Act(seat, live.game.vocabulary.text(luck.choice(live.table.open(seat))), 5)


@pytest.mark.parametrize("seed", range(4))
def test_whoever_applies_every_message_has_the_page_of_the_moment(seed: int) -> None:
    luck = random.Random(seed)
    live = new_live(3, [1, 2, 2])
    visitors = [Visitor(1, "Anna"), Visitor(2, "Ben and Cleo"), None]
    streams = []
    for visitor in visitors:
        page = page_of(live, visitor)
        stream = Stream(live, lambda visitor=visitor: viewer_of(live, visitor, "en"), page.digest())
        assert stream.update() == ""
        streams.append((visitor, stream, Browser(page)))
    sent = 0
    while not live.is_over() and sent < 900:
        live.carry_out(random_act(live, luck))
        if luck.random() < 0.1:
            live.messages = [*live.messages, Message(len(live.messages) + 1, 0, "Player 1", "Ahoy", 5)]
        if luck.random() < 0.5:
            live.at_screen[2] = luck.choice([1, 2])
        for visitor, stream, browser in streams:
            if luck.random() < 0.2:
                continue
            page = page_of(live, visitor)
            browser.apply(stream.update(), page)
            assert browser.fragments == {name: fragment.html for name, fragment in page.fragments.items()}
            assert {slot: names for slot, names in browser.slots.items() if names} == {
                slot: names for slot, names in page.standing().items() if names
            }
            sent += 1
    assert sent > 100


def test_what_did_not_change_is_not_sent_again() -> None:
    live = new_live(2, [1, 2])
    page = page_of(live, None)
    stream = Stream(live, lambda: viewer_of(live, None, "en"), page.digest())
    stream.update()
    live.carry_out(Act(0, "plan brewers", 5))
    changed = {target for target, _, _ in PARTIAL.findall(stream.update())}
    assert "seat-0" in changed
    assert changed.isdisjoint({"house-0", "house-1", "house-2", "seat-1", "scores"})
    assert stream.update() == ""


def test_a_browser_with_another_page_is_sent_all_of_it() -> None:
    live = new_live(2, [1, 2])
    stream = Stream(live, lambda: viewer_of(live, None, "en"), "some other page")
    html = stream.update()
    for name in page_of(live, None).fragments:
        assert f'id="{name}"' in html


def test_a_private_plan_moves_nothing_for_others() -> None:
    live = new_live(2, [1, 2])
    streams = {}
    for visitor in (Visitor(1, "Anna"), Visitor(2, "Ben")):
        page = page_of(live, visitor)
        streams[visitor.id] = Stream(live, lambda visitor=visitor: viewer_of(live, visitor, "en"), page.digest())
        streams[visitor.id].update()
    live.carry_out(Act(0, "plan brewers+bakers", 5))
    assert "motions" not in streams[2].update()


def test_of_many_motions_the_last_are_shown() -> None:
    html = moving([Motion("coin", "bank", f"seat-{number}", str(number)) for number in range(MOST_MOTIONS + 5)])
    assert html.count("<li ") == MOST_MOTIONS
    assert f'data-label="{MOST_MOTIONS + 4}"' in html
    assert 'data-label="4"' not in html


def test_what_an_act_shows_travels_once() -> None:
    coin, crest = Motion("coin", "bank", "seat-0"), Motion("crest-0", "crest-0", "seat-0")
    assert left_over([coin, crest, coin], [Moment("crest-0", "Anna wins.", motions=(crest, coin))]) == [coin]


def test_the_end_of_a_round_is_sent_as_a_show_to_everybody() -> None:
    """Two players pass until the round is over: the message that brings the next one tells of it act by act."""
    live = new_live(2, [1, 2])
    streams = [Stream(live, lambda: viewer_of(live, None, "en"), page_of(live, None).digest())]
    streams += [Stream(live, lambda: viewer_of(live, Visitor(1, "Anna"), "en"), page_of(live, None).digest())]
    shown: list[set[str]] = []
    for stream in streams:
        stream.update()
    for seat in (0, 1):
        live.carry_out(Act(seat, "pass", 5))
        shown.append({target for stream in streams for target, _, _ in PARTIAL.findall(stream.update())})
    assert "acts" not in shown[0]
    assert "acts" in shown[1]


def test_every_line_of_a_message_is_marked() -> None:
    lines = message("<p>\nAhoy\n</p>").splitlines()
    assert lines[0].startswith("id: ")
    assert lines[1:4] == ["data: <p>", "data: Ahoy", "data: </p>"]


def test_a_compressed_stream_says_the_same_piece_by_piece() -> None:
    pieces = ["data: one\n\n", "data: two ő\n\n" * 50, "data: three\n\n"]

    async def said() -> AsyncGenerator[str, None]:
        for piece in pieces:
            yield piece

    async def packed() -> list[bytes]:
        return [piece async for piece in compressed(said())]

    unpacker = zlib.decompressobj(16 + zlib.MAX_WBITS)
    with ThreadPoolExecutor() as apart:  # the browser of other tests may leave an event loop in this thread
        chunks = apart.submit(asyncio.run, packed()).result()
    assert [unpacker.decompress(chunk).decode() for chunk in chunks] == pieces
    assert len(chunks[1]) < len(pieces[1]) / 5


def test_what_a_viewer_does_not_notice_does_not_put_off_the_sign_of_life(
    club: Club, anna: Person, bea: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a frozen clock: of fifteen seconds ten are left, though somebody woke the stream after five."""
    live = club.live(club.table_of(anna, bea))
    clock, waited = [100.0], []

    async def noting(waiting: Awaitable[object], seconds: float) -> object:
        waited.append(seconds)
        return await waiting

    monkeypatch.setattr("fondaco.web.http.stream.time.monotonic", lambda: clock[0])
    monkeypatch.setattr("fondaco.web.http.stream.asyncio.wait_for", noting)

    async def listen() -> None:
        stream = events(club.site.hall, live, lambda: bea.viewer(live), "nothing", False)
        await anext(stream)
        listening = asyncio.ensure_future(anext(stream))
        while len(waited) < 2:
            await asyncio.sleep(0)
        clock[0] += 5.0
        live.wake()
        while len(waited) < 3:
            await asyncio.sleep(0)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)

    club.call(listen)
    assert waited[1:] == [HEARTBEAT, HEARTBEAT - 5.0]
