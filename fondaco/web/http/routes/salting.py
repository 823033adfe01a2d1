"""Adding a salt to the luck before a game begins."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from fondaco.kernel.errors import FondacoError
from fondaco.web.errors import NotYours, TooLate
from fondaco.web.forms import MOST_TYPED
from fondaco.web.http.routes.table import present
from fondaco.web.http.routes.table_form import done, sent_to_table
from fondaco.web.tables.salting import salt_from


async def add_salt(request: Request) -> Response:
    """A person adds a salt for each of their seats, or declines. The last answer begins the game."""
    site, live, viewer, form = await sent_to_table(request)
    leaves = form.text("as-it-is", 40) == "yes"
    try:
        async with live.lock:
            seats = live.seats_of(viewer.visitor.id if viewer.visitor else None)
            if not seats:
                raise NotYours("not-seated")
            if live.row.started is not None or not live.row.salting:
                raise TooLate("no-salting")
            typed = {seat: "" if leaves else salt_from(form.text(f"salt-{seat + 1}", MOST_TYPED)) for seat in seats}
            await site.hall.add_salts(live, typed)
    except FondacoError as error:
        return present(request, site, live, viewer, error)
    await site.hall.start_if_full(live)
    return done(request, live)
