"""The live stream of a table (server-sent events): a viewer gets the difference to what they have, nothing else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable

from markupsafe import Markup, escape

from fondaco.face.scene import Fragment, Motion
from fondaco.web.pages.people_page import people_page
from fondaco.web.pages.table_page import TablePage
from fondaco.web.pages.waiting_room import WaitingRoom
from fondaco.web.tables.hall import Hall
from fondaco.web.tables.live import Live
from fondaco.web.tables.vantage import vantage_for
from fondaco.web.tables.viewer import Viewer

HEARTBEAT = 15.0
"""Seconds without news after which a heartbeat is sent, so that both sides notice a dead connection."""
GROWING = {"log", "chat"}
"""Append-only slots: new fragments are added at the end."""
PEOPLE = ("people", "room")
"""The fragments that show who is here: at a table, and in the waiting room."""
MOST_MOTIONS = 24
"""Nobody can follow more at once; of a long series the last ones are shown."""
NOTHING = "<!-- -->"
"""The content of an empty slot, so that what was there is removed."""


class Stream:
    """Tracks what one viewer has been sent."""

    def __init__(self, live: Live, viewer: Callable[[], Viewer], have: str) -> None:
        self.live = live
        self.viewer = viewer
        self.have = have
        """The digest of the page that the browser shows."""
        self.sent: dict[str, int] = {}
        """The hash of each fragment that the browser has."""
        self.standing: dict[str, list[str]] = {}
        """The fragments in each slot of the browser's page, in order; a slot not listed here is unknown."""
        self.heard = 0

    def update(self) -> str:
        """The HTML that brings the browser up to date; empty if it is."""
        if self.live.table is None:
            page: TablePage | WaitingRoom = WaitingRoom(self.live, self.viewer())
        else:
            page = TablePage(vantage_for(self.live, self.viewer()))
        fragments = page.fragments
        if self.have:
            known = self.have == page.digest()
            self.have = ""
            self.heard = page.news()
            if known:
                self.sent = {name: hash(fragment.html) for name, fragment in fragments.items()}
                self.standing = page.standing()
                return ""
        show, motions = page.show(page.acts(self.heard)), page.motions(self.heard)
        self.heard = page.news()
        return self.difference(fragments, page.standing()) + acting(show) + moving(motions)

    def update_people(self) -> str:
        """The same if only presence may have changed: nothing else is rendered."""
        if self.have:
            return self.update()
        fragments = people_page(self.live, self.viewer()).fragments
        return self.changed({name: fragments[name] for name in PEOPLE if name in fragments})

    def difference(self, fragments: dict[str, Fragment], standing: dict[str, list[str]]) -> str:
        """The difference to what the browser has: slots with other fragments, then fragments that changed."""
        parts = [self.refilled(slot, names, fragments) for slot, names in standing.items()]
        for name in [name for name in self.sent if name not in fragments]:
            del self.sent[name]
        return "".join(parts) + self.changed(fragments)

    def changed(self, fragments: dict[str, Fragment]) -> str:
        """Those fragments that differ from what the browser has."""
        parts = []
        for name, fragment in fragments.items():
            digest = hash(fragment.html)
            if self.sent.get(name) != digest:
                self.sent[name] = digest
                parts.append(partial(name, "outerMorph", fragment.html))
        return "".join(parts)

    def refilled(self, slot: str, names: list[str], fragments: dict[str, Fragment]) -> str:
        """A slot made to hold these fragments: some removed, some appended, or all of it replaced."""
        had = self.standing.get(slot)
        self.standing[slot] = names
        if had == names:
            return ""
        target = slot if slot in GROWING else f"slot-{slot}"
        stay = set(names)
        kept = [name for name in had or [] if name in stay]
        new = names[len(kept) :]
        whole = had is None or names[: len(kept)] != kept
        written = names if whole else new
        self.sent.update((name, hash(fragments[name].html)) for name in written)
        html = "".join(fragments[name].html for name in written)
        if whole:
            return partial(target, "innerMorph", html or NOTHING)
        gone = "".join(partial(name, "delete", "") for name in had or [] if name not in stay)
        return gone + (partial(target, "beforeend", html) if new else "")


def partial(target: str, swap: str, html: str) -> str:
    return f'<hx-partial hx-target="#{target}" hx-swap="{swap}">{html}</hx-partial>'


def acting(show: Markup) -> str:
    """The acts that the script plays, in order."""
    return partial("acts", "innerHTML", show) if show else ""


def moving(motions: list[Motion]) -> str:
    """The motions that the script animates, in order."""
    items = "".join(
        f'<li data-symbol="{escape(motion.symbol)}" data-source="{escape(motion.source)}"'
        f' data-target="{escape(motion.target)}"{label(motion)}></li>'
        for motion in motions[-MOST_MOTIONS:]
    )
    return partial("motions", "innerHTML", items) if items else ""


def label(motion: Motion) -> str:
    return f' data-label="{escape(motion.label)}"' if motion.label else ""


def message(html: str) -> str:
    """A server-sent event: each line of data has its prefix.

    It has an id. A browser that reconnects sends it as `Last-Event-ID`: it had more than its first page.
    """
    return "id: 1\n" + "".join(f"data: {line}\n" for line in html.split("\n")) + "\n"


async def events(
    hall: Hall, live: Live, viewer: Callable[[], Viewer], have: str, in_room: bool
) -> AsyncGenerator[str, None]:
    """The stream of one viewer, until the browser goes away; `in_room` says that it shows the waiting room."""
    visitor = viewer().visitor
    watcher = hall.enter(live, visitor.id if visitor else None)
    stream = Stream(live, viewer, have)
    due = time.monotonic() + HEARTBEAT
    try:
        watcher.wake()
        while not live.is_shut:
            try:
                await asyncio.wait_for(watcher.woken.wait(), max(0.0, due - time.monotonic()))
            except TimeoutError:
                due = time.monotonic() + HEARTBEAT
                yield "event: beat\ndata: .\n\n"
                continue
            watcher.woken.clear()
            has_news, watcher.has_news = watcher.has_news, False
            if in_room and live.table is not None:
                yield "event: begin\ndata: .\n\n"
                return
            html = stream.update() if has_news else stream.update_people()
            if html:
                # What this viewer cannot notice must not delay the next heartbeat: that would be a side channel.
                due = time.monotonic() + HEARTBEAT
                yield message(html)
    finally:
        hall.leave(live, watcher)
