"""Who sits where: taking a seat, giving it to somebody else, moving it to another device."""

from __future__ import annotations

import segno
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from fondaco.bots import find_bot
from fondaco.web import storage
from fondaco.web.errors import BadForm, NotHere, NotYours, TooLate
from fondaco.web.forms import form_of, name_from
from fondaco.web.live import Live
from fondaco.web.routes.moves import done, own_seat
from fondaco.web.routes.opening import BEST_BOT, bot, empty, person
from fondaco.web.rows import Chair
from fondaco.web.site import admitted, go_to, html, site_of


def chair_at(live: Live, seat: int) -> Chair:
    if not 0 <= seat < live.row.seats:
        raise NotHere("no-seat-here", {"seat": seat + 1})
    return live.chairs[seat]


async def sit_down(request: Request) -> Response:
    """Take an open seat: the one asked for, or the first."""
    site = site_of(request)
    live = await site.hall.get(request.path_params["table"])
    form = await form_of(request)
    name = name_from(form.text("name", 100))
    visitor, token = await site.reception.admit(request, name)
    async with live.lock:
        free = [chair.seat for chair in live.chairs if chair.is_open]
        seat = form.number("seat", free[0] if free else 0)
        if not chair_at(live, seat).is_open:
            raise TooLate("full-table" if not free else "seat-taken")
        if name in [chair.name for chair in live.chairs]:
            raise BadForm("name-twice")
        await site.hall.seat(live, person(seat, visitor.id, name))
    await site.hall.start_if_full(live)
    return admitted(request, go_to(f"/t/{live.row.id}"), token)


async def fill_with_bots(request: Request) -> Response:
    """The host waits no longer: bots take the open seats."""
    site = site_of(request)
    live = await site.hall.get(request.path_params["table"])
    viewer = await site.viewer(request, live)
    form = await form_of(request)
    level = find_bot(form.text("bot", 40) or BEST_BOT).name
    if not viewer.is_host:
        raise NotYours("host-only")
    async with live.lock:
        for chair in [chair for chair in live.chairs if chair.is_open]:
            await site.hall.seat(live, bot(chair.seat, level, [other.name for other in live.chairs]))
    await site.hall.start_if_full(live)
    return done(request, live)


async def change_chair(request: Request) -> Response:
    """Give a seat to a bot, to somebody else, or back to whoever held it. The host may, and whoever holds it."""
    site = site_of(request)
    live = await site.hall.get(request.path_params["table"])
    viewer = await site.viewer(request, live)
    form = await form_of(request)
    seat = form.number("seat")
    to = form.one_of("to", ["bot", "open", "back"], "")
    async with live.lock:
        chair = chair_at(live, seat)
        if live.is_over():
            raise TooLate("game-is-over")
        visitor = viewer.visitor.id if viewer.visitor else None
        if not viewer.is_host and visitor not in (chair.holder, chair.former if to == "back" else chair.holder):
            raise NotYours("host-only")
        await site.hall.seat(live, changed(live, chair, to, form.text("bot", 40) or BEST_BOT))
    await site.hall.start_if_full(live)
    return done(request, live)


def changed(live: Live, chair: Chair, to: str, level: str) -> Chair:
    """A chair with another on it; who sat there is remembered and may have it back."""
    former = chair.holder if chair.holder is not None else chair.former
    former_name = chair.name if chair.holder is not None else chair.former_name
    if to == "back":
        if chair.former is None or chair.holder is not None:
            raise TooLate("nobody-before")
        return person(chair.seat, chair.former, chair.former_name)
    if to == "open":
        return empty(chair.seat)._replace(former=former, former_name=former_name)
    taken = [other.name for other in live.chairs if other.seat != chair.seat]
    return bot(chair.seat, find_bot(level).name, taken)._replace(former=former, former_name=former_name)


async def make_link(request: Request) -> Response:
    """A secret link that moves a seat to another device, shown once, as text and as a picture for a camera."""
    site = site_of(request)
    live = await site.hall.get(request.path_params["table"])
    viewer = await site.viewer(request, live)
    seat = own_seat(viewer, await form_of(request))
    secret = storage.new_secret()
    await site.database.run(storage.set_link, live.row.id, seat, storage.hashed(secret))
    link = f"{site.address(request)}/seat/{secret}"
    picture = segno.make(link, error="m").svg_inline(scale=5, border=2, dark="#000", light="#fff", omitsize=True)
    facts = {"live": live, "seat": seat, "name": live.names()[seat], "link": link, "picture": Markup(picture)}
    return html(request, "seat_link.html", facts)


async def linked_chair(request: Request) -> tuple[Live, int]:
    """The table and seat of a secret link."""
    site = site_of(request)
    secret = request.path_params["secret"]
    found = await site.database.run(storage.find_link, storage.hashed(secret)) if len(secret) <= 100 else None
    if found is None:
        raise NotHere("no-link")
    return await site.hall.get(found[0]), found[1]


async def offer_link(request: Request) -> Response:
    """What a secret link leads to: nothing happens before the button is pressed, so a preview of it does no harm."""
    live, seat = await linked_chair(request)
    return html(request, "take_seat.html", {"live": live, "seat": seat, "name": live.names()[seat]})


async def follow_link(request: Request) -> Response:
    """The seat comes to this device; the link is used up."""
    site = site_of(request)
    live, seat = await linked_chair(request)
    async with live.lock:
        chair = live.chairs[seat]
        if chair.holder is None:
            raise TooLate("seat-taken")
        visitor, token = await site.reception.admit(request, chair.name)
        await site.hall.seat(live, person(seat, visitor.id, chair.name))
    live.wake()
    return admitted(request, go_to(f"/t/{live.row.id}"), token)
