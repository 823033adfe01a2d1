"""Verifying a record: a page whose script computes every draw itself, and the evidence that it needs for that."""

from __future__ import annotations

from babel.lists import format_list
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from fondaco.face.game_face import face_of
from fondaco.web.errors import BadForm, TooLate
from fondaco.web.http.networks import network_of
from fondaco.web.http.site import html, site_of
from fondaco.web.http.spoken import language_of
from fondaco.web.pages.evidence import evidence_for


async def verify_any(request: Request) -> Response:
    """The page for any record, uploaded or pasted."""
    return html(request, "verify.html", {"record": "", "file": ""})


async def verify_table(request: Request) -> Response:
    """The page for the record of a table, once its game is over."""
    live = await site_of(request).hall.get(request.path_params["table"])
    if not live.is_over():
        raise TooLate("not-over")
    language = language_of(request)
    facts = {
        "record": f"/t/{live.row.id}/record",
        "file": f"{live.game.name}-{live.row.id}.fondaco",
        "game": face_of(live.game, language).words.say("game-title"),
        "players": format_list(live.names(language), locale=language),
        "table": live.row.id,
    }
    return html(request, "verify.html", facts)


async def evidence(request: Request) -> Response:
    """What was open at each line of a posted record. It replays a whole game, off the event loop."""
    site_of(request).verifications.take(network_of(request.scope))
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise BadForm("bad-form") from error
    found = await run_in_threadpool(evidence_for, text, language_of(request))
    return JSONResponse(found.told())
