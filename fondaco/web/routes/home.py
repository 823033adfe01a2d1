"""The front page: play at once, my tables, open tables; and the rules cards."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from fondaco.games import GAMES, find_game
from fondaco.kernel.errors import UnknownGame
from fondaco.web import storage
from fondaco.web.errors import NotHere, OutOfOrder, TooLate
from fondaco.web.faces import web_face
from fondaco.web.rows import TableRow, Visitor
from fondaco.web.site import Site, html, language_of, shown_name, site_of


class Listed(NamedTuple):
    """A table in a list."""

    row: TableRow
    title: str
    names: list[str]
    open_seats: int
    my_turn: bool
    waiting: list[str]
    since: int


async def home(request: Request) -> Response:
    site = site_of(request)
    visitor = await site.reception.visitor(request)
    mine = await my_tables(site, visitor, language_of(request))
    open_rows = await site.database.run(storage.open_tables)
    others = [row for row in open_rows if visitor is None or row.host != visitor.id]
    games = [web_face(game, language_of(request)) for game in GAMES]
    facts = {
        "games": games,
        "mine": [listed for listed in mine if listed.row.finished is None],
        "finished": [listed for listed in mine if listed.row.finished is not None],
        "open": await listed_tables(site, others, None, language_of(request)),
        "my_name": shown_name(visitor),
    }
    return html(request, "home.html", facts)


async def my_tables(site: Site, visitor: Visitor | None, language: str) -> list[Listed]:
    """A visitor's tables; where it is the visitor's turn comes first."""
    if visitor is None:
        return []
    listed = await listed_tables(site, await site.database.run(storage.tables_of, visitor.id), visitor, language)
    return sorted(listed, key=lambda one: (one.row.finished is not None, not one.my_turn))


async def listed_tables(site: Site, rows: list[TableRow], visitor: Visitor | None, language: str) -> list[Listed]:
    listed = []
    for row in rows:
        try:
            live = await site.hall.get(row.id)
        except (NotHere, OutOfOrder, TooLate):
            continue
        names = live.names()
        asked = live.asked()
        my_turn = any(seat in asked for seat in live.seats_of(visitor.id if visitor else None))
        open_seats = sum(1 for chair in live.chairs if chair.is_open)
        title = web_face(live.game, language).words.say("game-title")
        people = [chair.name for chair in live.chairs if chair.name]
        listed.append(
            Listed(live.row, title, people, open_seats, my_turn, [names[seat] for seat in asked], live.moved_at)
        )
    return listed


async def rules(request: Request) -> Response:
    """All rules cards of a game on one page, each with its own address."""
    try:
        game = find_game(request.path_params["game"])
    except UnknownGame as error:
        raise NotHere("no-page") from error
    face = web_face(game, language_of(request))
    cards = {topic: face.words.say(face.board.help_card(topic)) for topic in face.board.help_topics()}
    return html(request, "rules.html", {"face": face, "cards": cards})


async def rules_card(request: Request) -> Response:
    """One rules card, for a script that shows it beside the thing."""
    try:
        game = find_game(request.path_params["game"])
    except UnknownGame as error:
        raise NotHere("no-page") from error
    face = web_face(game, language_of(request))
    key = face.board.help_card(request.path_params["topic"][:60])
    if not key:
        raise NotHere("no-card")
    return html(request, "card.html", {"text": face.words.say(key)})


async def health(_: Request) -> Response:
    return PlainTextResponse("ok\n")
