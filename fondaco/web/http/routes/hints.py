"""A player asks for a hint, or has read it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from fondaco.kernel.errors import FondacoError
from fondaco.web.http.guards import client_of
from fondaco.web.http.routes.table_form import done, own_seat, refused, sent_to_table
from fondaco.web.tables.hinting import forget_hint

ASK, THANKS = "ask", "thanks"


async def hint(request: Request) -> Response:
    """It comes onto the player's page as soon as it is found; a page without script is shown when it is there."""
    site, live, viewer, form = await sent_to_table(request)
    seat = own_seat(viewer, form)
    try:
        if form.one_of("to", [ASK, THANKS], ASK) == THANKS:
            forget_hint(live, seat)
        else:
            site.hints.take(client_of(request.scope))
            await site.hinting.ask(live, seat)
    except FondacoError as error:
        return await refused(request, live, error)
    return done(request, live)
