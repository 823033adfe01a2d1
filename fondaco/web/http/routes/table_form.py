"""A form that was sent to a table: what every answer to one begins with, and how most of them end."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from fondaco.kernel.errors import FondacoError
from fondaco.kernel.state import NOBODY
from fondaco.web.errors import NotYours
from fondaco.web.forms import Form, form_of
from fondaco.web.http.routes.table import present
from fondaco.web.http.site import Site, go_to, is_partial, site_of
from fondaco.web.tables.live import Live
from fondaco.web.tables.viewer import Viewer


class TableForm(NamedTuple):
    site: Site
    live: Live
    viewer: Viewer
    """Who sent it."""
    form: Form


async def sent_to_table(request: Request) -> TableForm:
    site = site_of(request)
    live = await site.hall.get(request.path_params["table"])
    return TableForm(site, live, await site.viewer(request, live), await form_of(request))


def done(request: Request, live: Live) -> Response:
    """The stream brings the update to everybody, the sender too; without JavaScript the page is reloaded."""
    return Response(status_code=204) if is_partial(request) else go_to(f"/t/{live.row.id}")


def own_seat(viewer: Viewer, form: Form) -> int:
    """The seat that a form is for. Each page names its seat, so a device that was handed on mixes up none."""
    seat = form.number("seat", viewer.seat)
    if seat == NOBODY or seat not in viewer.seats:
        raise NotYours("not-seated")
    return seat


def holder_of(viewer: Viewer) -> int:
    assert viewer.visitor is not None, "whoever holds a seat is known"
    return viewer.visitor.id


async def refused(request: Request, live: Live, error: FondacoError) -> Response:
    """The table as it is now, and why the form changed nothing."""
    site = site_of(request)
    return present(request, site, live, await site.viewer(request, live), error)
