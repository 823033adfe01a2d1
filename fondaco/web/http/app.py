"""The web app: routes, middleware, startup and shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import mimetypes
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from fondaco.kernel.errors import FondacoError, UnknownGame
from fondaco.web.bundles import bundle
from fondaco.web.errors import NotHere, OutOfOrder, WebError, WrongMethod
from fondaco.web.http.guards import Guards
from fondaco.web.http.hosts import Hosts
from fondaco.web.http.routes import (
    aids,
    asking,
    chairs,
    coach,
    hints,
    home,
    language,
    learning,
    moves,
    name,
    opening,
    replays,
    reviews,
    rules,
    salting,
    table,
    turns,
    verification,
    why,
)
from fondaco.web.http.settings import Settings
from fondaco.web.http.site import Site, digest_of, problem, static_file
from fondaco.web.tables.pruner import Pruner
from fondaco.web.tables.waker import Waker

log = logging.getLogger("fondaco.web")
SWEEP_EVERY = 20.0
LONGEST_PATH = 200
"""Of a static file; operating systems refuse longer names."""
A_YEAR = "public, max-age=31536000, immutable"
A_WEEK = "public, max-age=604800"
"""For fonts, which stylesheets name without a version in the URL."""

ROUTES = [
    Route("/", home.home),
    Route("/health", home.health),
    Route("/name", name.name),
    Route("/name", name.remove_name, methods=["POST"]),
    Route("/language", language.choose_language, methods=["POST"]),
    Route("/rules/{game}", rules.rules),
    Route("/rules/{game}/{topic}", rules.rules_card),
    Route("/learn/{game}", learning.learn),
    Route("/learn/{game}", learning.begin_lesson, methods=["POST"]),
    Route("/turns", turns.turns),
    Route("/play", opening.play_now, methods=["POST"]),
    Route("/new", opening.new_table_form),
    Route("/tables", opening.open_table, methods=["POST"]),
    Route("/t/{table}", table.table),
    Route("/t/{table}/stream", table.stream),
    Route("/t/{table}/since", replays.since_then),
    Route("/t/{table}/record", table.record),
    Route("/t/{table}/review", reviews.review),
    Route("/t/{table}/why", why.why),
    Route("/t/{table}/verify", verification.verify_table),
    Route("/verify", verification.verify_any),
    Route("/evidence", verification.evidence, methods=["POST"]),
    Route("/t/{table}/choose", moves.choose, methods=["POST"]),
    Route("/t/{table}/weigh", moves.weigh, methods=["POST"]),
    Route("/t/{table}/undo", moves.undo, methods=["POST"]),
    Route("/t/{table}/coach", coach.answer_coach, methods=["POST"]),
    Route("/t/{table}/hint", hints.hint, methods=["POST"]),
    Route("/t/{table}/curtain", moves.draw_curtain, methods=["POST"]),
    Route("/t/{table}/hurry", moves.hurry, methods=["POST"]),
    Route("/t/{table}/say", moves.say, methods=["POST"]),
    Route("/t/{table}/salt", salting.add_salt, methods=["POST"]),
    Route("/t/{table}/sit", chairs.sit_down, methods=["POST"]),
    Route("/t/{table}/bots", chairs.fill_with_bots, methods=["POST"]),
    Route("/t/{table}/bot-pace", chairs.set_bot_pace, methods=["POST"]),
    Route("/t/{table}/chair", chairs.change_chair, methods=["POST"]),
    Route("/t/{table}/ask", asking.ask, methods=["POST"]),
    Route("/t/{table}/answer", asking.answer, methods=["POST"]),
    Route("/t/{table}/lesson", learning.go_on, methods=["POST"]),
    Route("/t/{table}/aids", aids.change_aid, methods=["POST"]),
    Route("/t/{table}/link", chairs.make_link, methods=["POST"]),
    Route("/t/{table}/rematch", opening.rematch, methods=["POST"]),
    Route("/t/{table}/play-on", opening.play_on, methods=["POST"]),
    Route("/t/{table}/{act}", table.back_to_table),
    Route("/seat/{secret}", chairs.offer_link),
    Route("/seat/{secret}", chairs.follow_link, methods=["POST"]),
]


async def static(request: Request) -> Response:
    """A static file. A URL with a version never changes, so it is cached for a year."""
    path = request.path_params["path"]
    # Path traversal: an empty part would make the rest an absolute path.
    plain = not {"", ".", ".."} & set(path.split("/")) and not {"\\", "\0", ":"} & set(path)
    joined = bundle(path)
    if joined is not None:
        return bundled(request, path, joined)
    file = static_file(path)
    if not plain or not path.isascii() or len(path) > LONGEST_PATH or not file.is_file():
        raise NotHere("no-page")
    kept = A_YEAR if "v" in request.query_params else A_WEEK if path.startswith("vendor/") else "no-cache"
    return unless_known(request, FileResponse(file, headers={"cache-control": kept}, stat_result=file.stat()))


def bundled(request: Request, path: str, content: bytes) -> Response:
    kept = A_YEAR if "v" in request.query_params else "no-cache"
    headers = {"cache-control": kept, "etag": f'"{digest_of(content)}"'}
    return unless_known(request, Response(content, headers=headers, media_type=mimetypes.guess_type(path)[0]))


def unless_known(request: Request, response: Response) -> Response:
    """A response, or only that the browser has it already."""
    if response.headers["etag"] not in request.headers.get("if-none-match", ""):
        return response
    kept = {name: response.headers[name] for name in ("cache-control", "etag")}
    return Response(status_code=304, headers=kept)


async def on_error(request: Request, error: Exception) -> Response:
    if isinstance(error, UnknownGame):
        return problem(request, NotHere("no-page"))
    if isinstance(error, FondacoError):
        return problem(request, error)
    if isinstance(error, HTTPException):
        known = {404: NotHere("no-page"), 405: WrongMethod("no-page")}
        response = problem(request, known.get(error.status_code, WebError("bad-form")))
        response.headers.update(error.headers or {})
        return response
    if isinstance(error, ClientDisconnect):
        return problem(request, WebError("bad-form"))
    log.exception("an answer failed", exc_info=error)
    return problem(request, OutOfOrder("our-fault"))


async def refuse(scope: Scope, receive: Receive, send: Send, error: Exception) -> None:
    response = await on_error(Request(scope), error)
    await response(scope, receive, send)


def make_app(settings: Settings) -> Starlette:
    """The app of a server. The database is migrated before the first request."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        site = Site(settings)
        site.database.migrate()
        app.state.site = site
        sweeper = asyncio.create_task(sweep(site))
        waker = asyncio.create_task(Waker(site.hall).run())
        try:
            yield
        finally:
            sweeper.cancel()
            waker.cancel()
            await site.steward.store_seen()
            await site.hall.close()
            site.thinkers.close()
            site.coaching.close()
            site.hinting.close()
            await site.reviewing.close()
            site.database.close()

    return Starlette(
        routes=[*ROUTES, Route("/static/{path:path}", static)],
        lifespan=lifespan,
        middleware=[
            Middleware(Guards, refuse=refuse, forms_per_second=settings.forms_per_second),
            Middleware(Hosts, address=settings.public_address, names=settings.hosts),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={FondacoError: on_error, HTTPException: on_error},
    )


async def sweep(site: Site) -> None:
    pruner = Pruner(site.hall, site.settings.keeping)
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        try:
            await pruner.work()
            await site.steward.look_round()
            site.hall.put_away_idle()
            await site.hall.take_up_dropped()
        except Exception:
            # One bad table must not keep all others in memory for ever.
            log.exception("the sweep stopped half-way")
