"""Switching aids of a table on and off, and what the others say to that."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from fondaco.kernel.errors import FondacoError
from fondaco.kernel.state import NOBODY
from fondaco.web.errors import NotYours
from fondaco.web.http.routes.table_form import done, refused, sent_to_table
from fondaco.web.tables import proposals
from fondaco.web.tables.aids import COACH, OFF, ON, is_on
from fondaco.web.tables.coaching import switch_for


async def change_aid(request: Request) -> Response:
    """Somebody wants an aid on or off, agrees to what another wants, or would rather leave it as it is."""
    site, live, viewer, form = await sent_to_table(request)
    try:
        aid = form.text("aid", 40)
        to = form.one_of("to", [ON, OFF, "agree", "keep"], "")
        if viewer.visitor is None:
            raise NotYours("aid-seated")
        visitor = viewer.visitor.id
        if aid == COACH and to == ON and viewer.seat != NOBODY and is_on(live, COACH):
            await switch_for(site.database, live, viewer.seat, ON)
        elif to in (ON, OFF):
            await proposals.propose(site.hall, live, visitor, aid, to)
        else:
            await proposals.answer(site.hall, live, visitor, aid, to == "agree")
    except FondacoError as error:
        return await refused(request, live, error)
    return done(request, live)
