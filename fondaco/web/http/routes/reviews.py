"""The review of a game that is over: its page, or how far it has come."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from fondaco.web.errors import NotHere
from fondaco.web.forms import Form
from fondaco.web.http.networks import network_of
from fondaco.web.http.site import html, is_partial, site_of
from fondaco.web.pages.review_page import KNOWN, MODES, ReviewPage
from fondaco.web.pictures import colours_of
from fondaco.web.tables.live import Live
from fondaco.web.tables.viewer import Viewer


async def review(request: Request) -> Response:
    """Who may see the record may see what became of it; nothing of it is there while the game goes on."""
    site = site_of(request)
    live = await site.hall.get(request.path_params["table"])
    viewer = await site.viewer(request, live)
    query = Form(request.query_params)
    mode = query.one_of("cards", list(MODES), KNOWN)
    seat = seat_in(query, live, viewer)
    found = await site.reviewing.find(live)
    if found is None:
        if live.row.id not in site.reviewing.under_way:
            site.reviews.take(network_of(request.scope))
        percent = site.reviewing.begin(live).percent()
        if is_partial(request):
            return JSONResponse({"percent": percent})
        return html(request, "review_wait.html", {"live": live, "percent": percent})
    if is_partial(request):
        return JSONResponse({"percent": 100})
    page = await run_in_threadpool(ReviewPage, live, found, viewer.language, seat, mode)
    return html(request, "review.html", {"page": page, "colours": colours_of(live.game)})


def seat_in(query: Form, live: Live, viewer: Viewer) -> int:
    """Whose moves are looked at: the seat that is asked for, else the viewer's own, else the winner's."""
    seat = query.number("seat", 0)
    if seat:
        if not 1 <= seat <= live.row.seats:
            raise NotHere("no-seat-here", {"seat": seat})
        return seat - 1
    if viewer.seats:
        return viewer.seats[0]
    return live.game.winners(live.playing().state)[0] if live.is_over() else 0
