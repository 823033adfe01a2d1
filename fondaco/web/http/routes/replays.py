"""Looking back: a step of a replay in place, and what happened since somebody looked."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from fondaco.kernel.state import NOBODY
from fondaco.web.errors import TooLate
from fondaco.web.forms import Form
from fondaco.web.http.site import html, site_of
from fondaco.web.http.stream import Stream, acting, moving, partial
from fondaco.web.pages.since import last_own, since
from fondaco.web.pages.table_page import TablePage
from fondaco.web.tables.live import Live
from fondaco.web.tables.moves import moves_of
from fondaco.web.tables.vantage import vantage_for
from fondaco.web.tables.viewer import Viewer


def eyes_in(query: Form) -> int | None:
    """Whose eyes are asked for: a seat from 1 up, below 0 for a spectator, or the viewer's own."""
    seat = query.number("seat", 0)
    return max(NOBODY, seat - 1) if seat else None


def step(query: Form, live: Live, viewer: Viewer) -> Response:
    """From one past position to another: what differs, and what happened between them if it goes on."""
    seat, at = eyes_in(query), query.number("at")
    there = TablePage(vantage_for(live, viewer, at, seat))
    before = query.number("from", at)
    here = TablePage(vantage_for(live, viewer, before, seat))
    stream = Stream(live, lambda: viewer, "")
    stream.sent = {name: hash(fragment.html) for name, fragment in here.fragments.items()}
    stream.standing = here.standing()
    parts = stream.difference(there.fragments, there.standing())
    if before < at:
        news = moves_of(live, there.vantage.face).news(before, at)
        acts = there.acts_in(news)
        parts += acting(there.show(acts)) + moving(there.motions_in(news, acts))
    return Response(parts, media_type="text/html")


async def since_then(request: Request) -> Response:
    """What happened since a position, or since the viewer's last choice: a line, and acts that replay it."""
    site = site_of(request)
    live = await site.hall.get(request.path_params["table"])
    if live.table is None:
        raise TooLate("not-begun")
    page = TablePage(vantage_for(live, await site.viewer(request, live)))
    asked_for = Form(request.query_params).number("at", -1)
    last = len(live.moments) - 1
    found = since(page, min(asked_for, last) if asked_for >= 0 else last_own(page))
    if not found.things:
        return Response(status_code=204)
    line = bytes(html(request, "since.html", {"f": found}).body).decode()
    return Response(partial("since", "innerHTML", line), media_type="text/html")
