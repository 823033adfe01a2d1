"""The rules of a game: all its cards on one page, and each of them alone."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from fondaco.face.game_face import GameFace, face_of
from fondaco.games import find_game
from fondaco.kernel.errors import UnknownGame
from fondaco.web.errors import NotHere
from fondaco.web.http.site import html, language_of
from fondaco.web.pages.rulebook import rulebook
from fondaco.web.pictures import colours_of


def face_in(request: Request) -> GameFace:
    """The game that a path names."""
    try:
        return face_of(find_game(request.path_params["game"]), language_of(request))
    except UnknownGame as error:
        raise NotHere("no-page") from error


async def rules(request: Request) -> Response:
    """All rules cards of a game on one page, each with an anchor."""
    face = face_in(request)
    return html(request, "rules.html", {"face": face, "groups": rulebook(face), "colours": colours_of(face.game)})


async def rules_card(request: Request) -> Response:
    """One rules card, which a script shows as a tooltip."""
    face = face_in(request)
    key = face.help_card(request.path_params["topic"][:60])
    if not key:
        raise NotHere("no-card")
    return html(request, "card.html", {"text": face.words.say(key)})
