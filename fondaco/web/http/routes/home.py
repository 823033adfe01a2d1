"""The front page (play at once, my tables, open tables) and the rules cards."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from fondaco.face.game_face import GameFace, face_of
from fondaco.games import GAMES, find_game
from fondaco.kernel.errors import UnknownGame
from fondaco.web.errors import NotHere
from fondaco.web.http.listing import open_tables, shelf_of
from fondaco.web.http.site import html, language_of, shown_name, site_of
from fondaco.web.pages.rulebook import rulebook


async def home(request: Request) -> Response:
    site = site_of(request)
    language = language_of(request)
    visitor = await site.reception.visitor(request)
    mine = await shelf_of(site, visitor, language)
    facts = {
        "games": [face_of(game, language) for game in GAMES],
        "mine": mine,
        "open": await open_tables(site, mine, language),
        "my_name": shown_name(visitor),
    }
    return html(request, "home.html", facts)


def face_in(request: Request) -> GameFace:
    """The game that a path names."""
    try:
        return face_of(find_game(request.path_params["game"]), language_of(request))
    except UnknownGame as error:
        raise NotHere("no-page") from error


async def rules(request: Request) -> Response:
    """All rules cards of a game on one page, each with an anchor."""
    face = face_in(request)
    return html(request, "rules.html", {"face": face, "groups": rulebook(face)})


async def rules_card(request: Request) -> Response:
    """One rules card, which a script shows as a tooltip."""
    face = face_in(request)
    key = face.help_card(request.path_params["topic"][:60])
    if not key:
        raise NotHere("no-card")
    return html(request, "card.html", {"text": face.words.say(key)})


async def health(_: Request) -> Response:
    return PlainTextResponse("ok\n")
