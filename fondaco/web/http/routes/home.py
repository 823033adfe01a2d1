"""The front page: play at once, my tables, open tables."""

from __future__ import annotations

from typing import Any, NamedTuple

from babel.lists import format_list
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from fondaco.face.game_face import GameFace, face_of
from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.web.http.listing import open_tables, shelf_of
from fondaco.web.http.site import html, is_partial, shown_name, site_of
from fondaco.web.http.spoken import language_of
from fondaco.web.pages.draft import usual_bots
from fondaco.web.pictures import colours_of, has_picture
from fondaco.web.tables.characters import Character


class Offer(NamedTuple):
    """A game on the front page, with the bots that one plays against at once."""

    face: GameFace
    bots: list[Character]
    against: str
    """Their names."""


def offer_of(game: Game, language: str) -> Offer:
    bots = usual_bots(game, language)
    return Offer(face_of(game, language), bots, format_list([bot.name for bot in bots], locale=language))


async def home(request: Request) -> Response:
    """The front page; or only what changes on it by itself, for a page that is open already."""
    site = site_of(request)
    language = language_of(request)
    visitor = await site.reception.visitor(request)
    mine = await shelf_of(site, visitor, language)
    facts: dict[str, Any] = {
        "mine": mine,
        "open": await open_tables(site, mine, language),
        "pictured": {game.name for game in GAMES if has_picture(game)},
    }
    if is_partial(request):
        return html(request, "home_live.html", facts)
    facts |= {
        "offers": [offer_of(game, language) for game in GAMES],
        "my_name": shown_name(visitor),
        "colours": [style for game in GAMES for style in colours_of(game)],
    }
    return html(request, "home.html", facts)


async def health(_: Request) -> Response:
    return PlainTextResponse("ok\n")
