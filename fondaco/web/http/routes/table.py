"""A table: its page, its stream, its record."""

from __future__ import annotations

from datetime import timedelta

from babel.dates import format_timedelta
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from fondaco.face.game_face import face_of
from fondaco.kernel.errors import FondacoError
from fondaco.kernel.state import NOBODY
from fondaco.sentences import sentence_for
from fondaco.web.errors import RULE, NotHere, TooLate, TooMany, status_of
from fondaco.web.forms import Form
from fondaco.web.http.compression import compressed
from fondaco.web.http.listing import time_of
from fondaco.web.http.routes.replays import eyes_in, step
from fondaco.web.http.site import Site, go_to, html, is_partial, site_of
from fondaco.web.http.spoken import language_of
from fondaco.web.http.stream import GROWING, Stream, events, partial
from fondaco.web.http.stream_limits import StreamResponse
from fondaco.web.look import look_of
from fondaco.web.pages.book import has_book
from fondaco.web.pages.closed_page import ClosedPage, check_record
from fondaco.web.pages.page_facts import Notice
from fondaco.web.pages.table_page import TablePage, salts_of
from fondaco.web.pages.waiting_room import WaitingRoom
from fondaco.web.pictures import colours_of
from fondaco.web.store.course import record_of
from fondaco.web.tables.closed import ClosedTable
from fondaco.web.tables.live import Live
from fondaco.web.tables.open_choices import Sealing
from fondaco.web.tables.vantage import PRESENT, vantage_for
from fondaco.web.tables.viewer import Viewer, viewer_of

MOST_WATCHING = 500
"""Open streams at one table of spectators without a cookie."""
NO_NOTICE = Notice()


async def table(request: Request) -> Response:
    site = site_of(request)
    try:
        live = await site.hall.get(request.path_params["table"])
    except ClosedTable as closed:
        if is_partial(request):
            raise
        return closed_page(request, closed)
    viewer = await site.viewer(request, live)
    if is_partial(request):
        query = Form(request.query_params)
        return step(query, live, viewer) if "at" in request.query_params else present(request, site, live, viewer)
    return table_page(request, site, live, viewer)


def closed_page(request: Request, closed: ClosedTable) -> Response:
    """A table that cannot be played here, read from its rows."""
    page = ClosedPage(closed, language_of(request), Form(request.query_params).number("at", PRESENT))
    ago, moment = time_of(page.moment, language_of(request))
    return html(request, "closed.html", {"page": page, "ago": ago, "moment": moment})


def table_page(
    request: Request,
    site: Site,
    live: Live,
    viewer: Viewer,
    notice: Notice = NO_NOTICE,
    status: int = 200,
    confirm: Sealing | None = None,
) -> Response:
    """The page of a table: its waiting room, its present, or a past position."""
    face = face_of(live.game, viewer.language)
    look = look_of(live.game, viewer.language)
    facts = {
        "live": live,
        "viewer": viewer,
        "face": face,
        "symbols": Markup(look.symbols),
        "styles": look.styles,
        "notice": notice,
        "link": f"{site.address(request)}/t/{live.row.id}",
        "grace": format_timedelta(timedelta(seconds=live.row.grace), locale=viewer.language),
    }
    if live.table is None:
        room = WaitingRoom(live, viewer)
        facts |= {"page": room, "fragments": room.fragments, "colours": colours_of(live.game)}
        return html(request, "waiting_room.html", facts, status)
    query = Form(request.query_params)
    at = query.number("at", PRESENT) if request.method == "GET" else PRESENT
    vantage = vantage_for(live, viewer, at, eyes_in(query) if request.method == "GET" else None)
    page = TablePage(vantage, confirm)
    facts |= {
        "page": page,
        "fragments": page.fragments,
        "vantage": vantage,
        "slots": {slot: page.in_slot(slot) for slot in page.slots},
        "welcome": welcome(page),
        "salts": salts_of(live, page.scene.players),
        "has_book": has_book(live.game),
    }
    return html(request, "table.html", facts, status)


def welcome(page: TablePage) -> str:
    """The game in a few sentences, for a player who has not chosen yet; empty for everybody else."""
    vantage = page.vantage
    is_taught = vantage.live.row.lesson is not None
    if not vantage.is_present or vantage.seat == NOBODY or vantage.live.is_over() or is_taught:
        return ""
    if any(seat == vantage.seat for seat, _ in vantage.live.playing().record.made):
        return ""
    words = vantage.face.words
    return words.say("game-start") if words.has("game-start") else words.say(f"help-{vantage.live.game.name}")


def notice_of(error: FondacoError, live: Live, language: str) -> Notice:
    return Notice(sentence_for(error, language), str(error.facts.get(RULE, "")), live.game.name)


def present(
    request: Request,
    site: Site,
    live: Live,
    viewer: Viewer,
    error: FondacoError | None = None,
    confirm: Sealing | None = None,
) -> Response:
    """The answer to a form at a table: the present position, with a sentence if something went wrong."""
    notice = notice_of(error, live, viewer.language) if error else NO_NOTICE
    status = status_of(error) if error else 200
    if not is_partial(request):
        return table_page(request, site, live, viewer, notice, status, confirm)
    stream = Stream(live, lambda: viewer, "")
    said = html(request, "notice.html", {"notice": notice}).body
    parts = partial("notice", "outerMorph", bytes(said).decode())
    if live.table is None:
        return Response(parts + stream.update(), status, media_type="text/html")
    page = TablePage(vantage_for(live, viewer), confirm)
    if error:
        # Log and chat are append-only, and only the viewer's own stream knows how much it has sent.
        there = {name: fragment for name, fragment in page.fragments.items() if fragment.slot not in GROWING}
        standing = {slot: names for slot, names in page.standing().items() if slot not in GROWING}
        parts += stream.difference(there, standing)
    else:
        parts += stream.difference({name: page.fragments[name] for name in ("bar", "choices")}, {})
    return Response(parts, status, media_type="text/html")


async def stream(request: Request) -> Response:
    """The live stream of a table, for as long as the browser listens."""
    site = site_of(request)
    try:
        live = await site.hall.get(request.path_params["table"])
    except ClosedTable:
        # A page from before an upgrade reloads, and then says why the game does not go on.
        return Response("event: begin\ndata: .\n\n", media_type="text/event-stream")
    visitor = (await site.viewer(request, live)).visitor
    language = language_of(request)
    if visitor is None and sum(1 for watcher in live.watchers if watcher.visitor is None) >= MOST_WATCHING:
        raise TooMany("streams-table", {"most": MOST_WATCHING})
    came_back = "last-event-id" in request.headers
    query = Form(request.query_params)
    have = "" if came_back else query.text("have", 40)
    in_room = query.text("room", 10) == "yes"
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    lines = events(site.hall, live, lambda: viewer_of(live, visitor, language), have or "nothing", in_room)
    own = visitor.id if visitor else None
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return StreamResponse(site.streams, own, lines, headers)
    return StreamResponse(site.streams, own, compressed(lines), headers | {"content-encoding": "gzip"})


CHOICES = {"choose", "undo", "weigh", "hurry", "bot-pace", "coach", "hint", "lesson"}
AT_THE_TABLE = CHOICES | {"curtain", "say", "ask", "answer", "aids"}
FORMS = AT_THE_TABLE | {"salt", "sit", "bots", "chair", "link", "rematch", "play-on"}


async def back_to_table(request: Request) -> Response:
    """A GET of a form's path. After a refusal it is in the address bar, and may be shared."""
    if request.path_params["act"] not in FORMS:
        raise NotHere("no-page")
    return go_to(f"/t/{request.path_params['table']}")


async def record(request: Request) -> Response:
    """The record of a game that is over, for download."""
    try:
        live = await site_of(request).hall.get(request.path_params["table"])
        if not live.is_over():
            raise TooLate("not-over")
        row, text = live.row, live.record().text()
    except ClosedTable as closed:
        check_record(closed)
        row, text = closed.stored.row, record_of(closed.stored).text()
    headers = {"content-disposition": f'attachment; filename="{row.game}-{row.id}.fondaco"'}
    return PlainTextResponse(text, headers=headers)
