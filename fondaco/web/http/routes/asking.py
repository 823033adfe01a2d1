"""Asking for a bot in place of somebody who is away, and what the others say to that."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from fondaco.kernel.errors import FondacoError
from fondaco.web.errors import NotYours
from fondaco.web.forms import Form
from fondaco.web.http.routes.chairs import chair_at
from fondaco.web.http.routes.table_form import done, refused, sent_to_table
from fondaco.web.tables.live import Live
from fondaco.web.tables.seating import level_named
from fondaco.web.tables.viewer import Viewer


async def ask(request: Request) -> Response:
    """A player wants a bot on the seat of somebody who has been away too long."""
    site, live, viewer, form = await sent_to_table(request)
    try:
        seat = seat_in(form, live)
        level = level_named(form.text("bot", 40))
        await site.steward.ask(live, seat, visitor_of(viewer), level, viewer.language)
    except FondacoError as error:
        return await refused(request, live, error)
    return done(request, live)


async def answer(request: Request) -> Response:
    """Somebody agrees to a bot, or would rather wait."""
    site, live, viewer, form = await sent_to_table(request)
    try:
        seat = seat_in(form, live)
        agrees = form.one_of("say", ["yes", "no"], "") == "yes"
        await site.steward.answer(live, seat, visitor_of(viewer), agrees, viewer.language)
    except FondacoError as error:
        return await refused(request, live, error)
    return done(request, live)


def seat_in(form: Form, live: Live) -> int:
    """The seat that a form is about."""
    live.playing()
    return chair_at(live, form.number("seat")).seat


def visitor_of(viewer: Viewer) -> int:
    if viewer.visitor is None:
        raise NotYours("ask-seated")
    return viewer.visitor.id
