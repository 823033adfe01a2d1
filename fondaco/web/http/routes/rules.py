"""The rules of a game: all its cards on one page, and each of them alone; also who its bots are."""

from __future__ import annotations

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from fondaco.face.game_face import GameFace, face_of
from fondaco.games import find_game
from fondaco.kernel.errors import UnknownGame
from fondaco.web.errors import NotHere
from fondaco.web.http.site import html
from fondaco.web.http.spoken import language_of
from fondaco.web.look import look_of
from fondaco.web.pages.book import ONE_PAGE, book_of, one_page, styles_of
from fondaco.web.pages.level_facts import levels_of
from fondaco.web.pages.rulebook import card_of, rulebook
from fondaco.web.pictures import colours_of
from fondaco.web.tables.characters import Character, character_named, names_of_bots

LONGEST_TOPIC = 60
BOT = "bot-"


def face_in(request: Request) -> GameFace:
    """The game that a path names."""
    try:
        return face_of(find_game(request.path_params["game"]), language_of(request))
    except UnknownGame as error:
        raise NotHere("no-page") from error


def bots_of(face: GameFace) -> list[Character]:
    return [character_named(face.game, name, face.language) for name in names_of_bots(face.game)]


async def rules(request: Request) -> Response:
    """The book of a game; without one all its rules cards. Every rule has an anchor."""
    face = face_in(request)
    facts = {"face": face, "bots": bots_of(face), "rated": levels_of(face.game, face.language)}
    book = book_of(face.game, face.language)
    if book is None:
        return html(request, "rules.html", facts | {"groups": rulebook(face), "colours": colours_of(face.game)})
    look = look_of(face.game, face.language)
    styles = look.styles + styles_of(face.game)
    return html(request, "book.html", facts | {"book": book, "symbols": Markup(look.symbols), "styles": styles})


async def rules_card(request: Request) -> Response:
    """One card, which a script shows as a tooltip: of the rules, or of a bot. Or the whole game on one page."""
    face = face_in(request)
    topic = request.path_params["topic"][:LONGEST_TOPIC]
    page = one_page(face.game, face.language) if topic == ONE_PAGE else None
    if page is not None:
        return html(request, "one_page.html", {"text": page})
    bot = next((bot for bot in bots_of(face) if topic == BOT + bot.name.lower()), None)
    if bot is not None:
        return html(request, "bot_card.html", {"bot": bot})
    if not face.help_card(topic):
        raise NotHere("no-card")
    return html(request, "card.html", {"card": card_of(face, topic, set()), "game": face.game.name})
