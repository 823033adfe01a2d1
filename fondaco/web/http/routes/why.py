"""Why not? The answer about one thing of a board, or about all that is not possible now."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from fondaco.web.errors import TooLate
from fondaco.web.forms import Form
from fondaco.web.http.guards import client_of
from fondaco.web.http.site import html, is_partial, site_of
from fondaco.web.pages.table_page import TablePage
from fondaco.web.pages.why_facts import answer_about, why_list
from fondaco.web.tables.vantage import vantage_for


async def why(request: Request) -> Response:
    """Always about the present position, so that it stays true of what is chosen next. Nothing is done."""
    site = site_of(request)
    site.questions.take(client_of(request.scope))
    live = await site.hall.get(request.path_params["table"])
    viewer = await site.viewer(request, live)
    if live.table is None:
        raise TooLate("not-begun")
    vantage = vantage_for(live, viewer)
    thing = Form(request.query_params).text("choice")
    part = "why.html" if thing else "why_list.html"
    told = answer_about(vantage, thing) if thing else why_list(TablePage(vantage))
    facts = {"live": live, "game": live.game.name, "part": part, "f": told}
    return html(request, part if is_partial(request) else "why_page.html", facts)
