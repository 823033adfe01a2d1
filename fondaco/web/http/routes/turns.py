"""Where it is the visitor's turn: asked every few seconds by every page that is open."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from fondaco.web.http.listing import people_at, turns_of
from fondaco.web.http.site import site_of
from fondaco.web.http.spoken import language_of
from fondaco.web.painter import web_words


async def turns(request: Request) -> Response:
    """The tables that wait for a seat of this visitor, each with what a notice would say.

    It depends on the visitor's own seats alone, and on what everybody at those tables can see.
    """
    site = site_of(request)
    language = language_of(request)
    words = web_words(language)
    found = []
    for row in await turns_of(site, await site.reception.visitor(request)):
        title, people = await people_at(site, row, language)
        found.append({"id": row.id, "title": words.say("web-turn-at", {"game": title}), "text": people})
    return JSONResponse({"tables": found})
