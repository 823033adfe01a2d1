"""Your name: what the server stores about a visitor, and how to have it removed."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from fondaco.web.errors import BadForm
from fondaco.web.forms import form_of
from fondaco.web.http.eraser import Eraser
from fondaco.web.http.site import go_to, html, shown_name, site_of
from fondaco.web.store.rows import Visitor


async def name(request: Request) -> Response:
    visitor = await site_of(request).reception.visitor(request)
    is_done = request.query_params.get("removed") == "yes" and not shown_name(visitor)
    return name_page(request, visitor, is_done=is_done)


def name_page(request: Request, visitor: Visitor | None, is_done: bool = False, is_unsure: bool = False) -> Response:
    facts = {"is_known": visitor is not None, "name": shown_name(visitor), "is_done": is_done, "is_unsure": is_unsure}
    return html(request, "name.html", facts, BadForm.status if is_unsure else 200)


async def remove_name(request: Request) -> Response:
    """Remove it everywhere, after a confirmation."""
    site = site_of(request)
    form = await form_of(request)
    visitor = await site.reception.visitor(request)
    if form.text("sure") != "yes":
        return name_page(request, visitor, is_unsure=True)
    if visitor is not None:
        await Eraser(site.hall, site.reception).forget(visitor.id)
    return go_to("/name?removed=yes")
