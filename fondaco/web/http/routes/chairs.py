"""Who sits where: taking a seat, giving it to somebody else, moving it to another device."""

from __future__ import annotations

from babel.lists import format_list
from starlette.requests import Request
from starlette.responses import Response

from fondaco.face.game_face import face_of
from fondaco.face.sight import signs_of
from fondaco.kernel.errors import FondacoError
from fondaco.kernel.state import NOBODY
from fondaco.web.errors import NotHere, NotYours, TooLate
from fondaco.web.forms import MOST_TYPED, form_of, name_from
from fondaco.web.http.routes.table import present
from fondaco.web.http.routes.table_form import done, holder_of, own_seat, sent_to_table
from fondaco.web.http.site import Site, admitted, go_to, html, site_of
from fondaco.web.http.spoken import language_of
from fondaco.web.pictures import colours_of
from fondaco.web.store import storage
from fondaco.web.store.rows import Chair, Visitor
from fondaco.web.tables.announcement import Announcement
from fondaco.web.tables.live import Live
from fondaco.web.tables.pacing import BOT_PACES, CALM
from fondaco.web.tables.seating import bot, check_name, empty, level_named, person, taken_names
from fondaco.web.tables.steward import check_single
from fondaco.web.tables.viewer import Viewer, viewer_of


def chair_at(live: Live, seat: int) -> Chair:
    if not 0 <= seat < live.row.seats:
        raise NotHere("no-seat-here", {"seat": seat + 1})
    return live.chairs[seat]


async def sit_down(request: Request) -> Response:
    """Take an open seat: the one asked for, or the first. On a refusal the table is shown, with the reason."""
    site = site_of(request)
    live = await site.hall.get(request.path_params["table"])
    form = await form_of(request)
    visitor, token = await site.reception.visitor(request), ""
    try:
        if visitor is not None and live.seats_of(visitor.id):
            raise TooLate("seated-already")
        if not any(chair.is_open for chair in live.chairs):
            raise TooLate("full-table")
        name = name_from(form.text("name", MOST_TYPED))
        visitor, token = await site.reception.admit(request, name)
        await take_chair(site, live, person(form.number("seat", NOBODY), visitor.id, name))
    except FondacoError as error:
        viewer = viewer_of(live, visitor, language_of(request))
        return admitted(request, present(request, site, live, viewer, error), token)
    await site.hall.start_if_full(live)
    return admitted(request, go_to(f"/t/{live.row.id}"), token)


async def take_chair(site: Site, live: Live, wanted: Chair) -> None:
    """Seat somebody where they want to sit, or on the first open chair. Raises if it was taken in the meantime."""
    async with live.lock:
        free = [chair.seat for chair in live.chairs if chair.is_open and is_free_for(live, chair, wanted.holder)]
        kept = [seat for seat in free if live.chairs[seat].former == wanted.holder]
        if not free and wanted.seat == NOBODY:
            raise TooLate("full-table")
        seat = (kept or free)[0] if wanted.seat == NOBODY else wanted.seat
        chair = chair_at(live, seat)
        if not chair.is_open:
            raise TooLate("seat-taken")
        if not is_free_for(live, chair, wanted.holder):
            raise TooLate("seat-kept", {"player": chair.former_name})
        if live.seats_of(wanted.holder):
            raise TooLate("seated-already")
        assert wanted.holder is not None, "whoever sits down was admitted"
        check_single(live, wanted.holder, seat)
        check_name(wanted.name, live.chairs, wanted.holder)
        former = chair.former if chair.former != wanted.holder else None
        await site.hall.seat(live, wanted._replace(seat=seat, former=former, former_name=chair.former_name))


def is_free_for(live: Live, chair: Chair, visitor: int | None) -> bool:
    """Before a rematch, chairs are reserved for those who played, until the host frees them."""
    return live.row.started is not None or chair.former is None or chair.former == visitor


async def fill_with_bots(request: Request) -> Response:
    """The host waits no longer: bots take the open seats, and the game begins."""
    site, live, viewer, form = await sent_to_table(request)
    level = level_named(form.text("bot", 40))
    if not viewer.is_host:
        raise NotYours("host-only")
    async with live.lock:
        if live.row.started is not None:
            raise TooLate("has-begun")
        for chair in [chair for chair in live.chairs if chair.is_open]:
            filled = bot(live.game, chair.seat, level, taken_names(live.chairs))
            await site.hall.seat(live, filled._replace(former=chair.former, former_name=chair.former_name))
    await site.hall.start_if_full(live)
    return done(request, live)


async def set_bot_pace(request: Request) -> Response:
    """The host makes the bots faster or slower, from their next choice on."""
    site, live, viewer, form = await sent_to_table(request)
    pace = int(form.one_of("bot-pace", BOT_PACES, CALM))
    if not viewer.is_host:
        raise NotYours("host-only")
    async with live.lock:
        await site.database.run(storage.set_bot_pace, live.row.id, pace)
        live.row = live.row._replace(bot_pace=pace)
    live.wake()
    return done(request, live)


async def change_chair(request: Request) -> Response:
    """Give a seat to a bot, leave it open, or come back to it. Allowed for its owner and, before the game, the host."""
    site, live, viewer, form = await sent_to_table(request)
    seat = form.number("seat")
    to = form.one_of("to", ["bot", "open", "back"], "")
    async with live.lock:
        chair = chair_at(live, seat)
        if live.is_over():
            raise TooLate("game-is-over")
        check_right(live, viewer, chair, to)
        after = changed(live, chair, to, form.text("bot", 40))
        await site.hall.seat(live, after)
    if live.row.started is not None:
        await tell_change(site, live, viewer, chair, after)
    await site.hall.start_if_full(live)
    return done(request, live)


def check_right(live: Live, viewer: Viewer, chair: Chair, to: str) -> None:
    """A seat belongs to its owner. The host may free a chair, or put a bot on it, only until the game begins: whoever
    sits down after that would see its owner's secrets."""
    visitor = viewer.visitor.id if viewer.visitor else None
    if visitor is None:
        raise NotYours("owner-only")
    if to == "back":
        if visitor not in (chair.former, chair.holder):
            raise NotYours("owner-only")
        if chair.holder is not None:
            raise TooLate("seated-already" if chair.holder == visitor else "seat-taken")
        if not live.row.handed:
            check_single(live, visitor, chair.seat)
    elif visitor != chair.holder and (live.row.started is not None or not viewer.is_host):
        raise NotYours("owner-only")


async def tell_change(site: Site, live: Live, viewer: Viewer, before: Chair, after: Chair) -> None:
    """Announce that somebody else sits there now."""
    kind = "bot" if after.bot else "open" if after.is_open else "person"
    told = Announcement("web-seat-changed", {"kind": kind, "before": before.name or before.seat, "after": after.name})
    await site.hall.announce(live, told.noted(), viewer.visitor.id if viewer.visitor else None)


def changed(live: Live, chair: Chair, to: str, level: str) -> Chair:
    """A chair with somebody else on it; who sat there is remembered and may have it back."""
    former = chair.holder if chair.holder is not None else chair.former
    former_name = chair.name if chair.holder is not None else chair.former_name
    if to == "back":
        assert chair.former is not None, "whoever comes back was there before"
        return person(chair.seat, chair.former, chair.former_name)
    if live.row.started is None:
        former, former_name = None, ""  # who leaves before the game begins has nothing to come back to
    if to == "open":
        return empty(chair.seat)._replace(former=former, former_name=former_name)
    sitting = bot(live.game, chair.seat, level_named(level), taken_names(live.chairs))
    return sitting._replace(former=former, former_name=former_name)


async def make_link(request: Request) -> Response:
    """A secret link that moves a seat to another device, shown once, as text and as a QR code."""
    site, live, viewer, form = await sent_to_table(request)
    seat = own_seat(viewer, form)
    secret = storage.new_secret()
    async with live.lock:
        live.check_holder(seat, holder_of(viewer))
        await site.database.run(storage.set_link, live.row.id, seat, storage.hashed(secret))
    link = f"{site.address(request)}/seat/{secret}"
    names = live.names(viewer.language)
    facts = {"live": live, "seat": seat, "name": names[seat], "sign": signs_of(names)[seat], "link": link}
    facts |= {"colours": colours_of(live.game)}
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
    """The page behind a secret link. Nothing happens until the button is pressed, so link previews do no harm."""
    live, seat = await linked_chair(request)
    check_follower(live, await site_of(request).reception.visitor(request), seat)
    language = language_of(request)
    names = live.names(language)
    facts = {"live": live, "seat": seat, "name": names[seat], "sign": signs_of(names)[seat]}
    facts |= {"players": format_list(names, locale=language)}
    facts |= {"face": face_of(live.game, language), "colours": colours_of(live.game)}
    return html(request, "take_seat.html", facts)


def check_follower(live: Live, visitor: Visitor | None, seat: int) -> None:
    """Somebody who already sits at the table has no use for the link; it stays valid for another device."""
    if visitor is None:
        return
    if live.chairs[seat].owner == visitor.id:
        raise TooLate("own-link")
    if not live.row.handed:
        check_single(live, visitor.id, seat)


async def follow_link(request: Request) -> Response:
    """The seat moves to this device, also from a bot that stands in. A link works once."""
    site = site_of(request)
    live, seat = await linked_chair(request)
    async with live.lock:
        chair = live.chairs[seat]
        await linked_chair(request)  # checked again under the lock: somebody else may just have followed it
        if chair.owner is None:
            raise TooLate("seat-taken")
        name = chair.former_name if chair.is_stand_in else chair.name
        known = await site.reception.visitor(request)
        check_follower(live, known, seat)
        visitor, token = await site.reception.admit(request, "" if known and known.name else name)
        moved = person(seat, visitor.id, name)
        await site.hall.seat(live, moved._replace(former=chair.owner, former_name=name))
        if chair.owner == live.row.host:
            await site.database.run(storage.set_host, live.row.id, visitor.id)
            live.row = live.row._replace(host=visitor.id)
    live.wake()
    return admitted(request, go_to(f"/t/{live.row.id}"), token)
