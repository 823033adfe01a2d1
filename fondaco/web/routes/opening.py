"""Opening a table: at once against bots, with friends, again, or from a position of a finished game."""

from __future__ import annotations

import secrets

from starlette.requests import Request
from starlette.responses import Response

from fondaco.bots import BOTS
from fondaco.games import GAMES, find_game
from fondaco.kernel.errors import BadOption
from fondaco.kernel.game import Game
from fondaco.kernel.record import Record
from fondaco.web import storage
from fondaco.web.errors import BadForm, NotHere, NotYours, TooLate
from fondaco.web.faces import web_face
from fondaco.web.forms import Form, form_of, name_from
from fondaco.web.live import Live
from fondaco.web.rows import Chair, TableRow
from fondaco.web.site import Site, admitted, go_to, html, language_of, shown_name, site_of

BEST_BOT = list(BOTS)[-1]
PACES = ["live", "leisure"]
BOT_PACES = [200, 700, 1500, 4000]
"""Milliseconds that a bot takes over a question: at once, quick, calm, slow."""
CALM = 1500
BOT_NAMES = ["Agnes", "Veit", "Barbara", "Endres", "Ursula", "Hans", "Kunigunde", "Sebald"]


def new_row(game: Game, seats: int, options: dict[str, str], host: int) -> TableRow:
    game.check_seats(seats)
    return TableRow(
        id=storage.new_table_id(),
        game=game.name,
        rules=game.rules,
        seats=seats,
        options=game.settled(options),
        seed=secrets.token_hex(16),
        beginning="",
        pace=PACES[0],
        bot_pace=CALM,
        listed=False,
        host=host,
        created=storage.now(),
        started=None,
        finished=None,
        result=None,
        parent=None,
        successor=None,
    )


def person(seat: int, visitor: int, name: str) -> Chair:
    return Chair(seat, visitor, name, None, None, "")


def bot(seat: int, level: str, taken: list[str]) -> Chair:
    """A bot with a name of its own."""
    free = [name for name in BOT_NAMES if name not in taken]
    name = free[seat % len(free)] if free else f"{level} {seat + 1}"
    return Chair(seat, None, name, level, None, "")


def empty(seat: int) -> Chair:
    return Chair(seat, None, "", None, None, "")


def check_openings(request: Request, site: Site) -> None:
    site.openings.take(request.client.host if request.client else "")


async def play_now(request: Request) -> Response:
    """One click: a game against bots."""
    site = site_of(request)
    check_openings(request, site)
    form = await form_of(request)
    game = find_game(form.text("game") or GAMES[0].name)
    visitor, token = await site.reception.admit(request, wanted_name(form, request))
    seats = form.number("seats", min(4, game.most))
    name = visitor.name
    row = new_row(game, seats, {}, visitor.id)
    chairs = [person(0, visitor.id, name)]
    for seat in range(1, seats):
        chairs.append(bot(seat, BEST_BOT, [chair.name for chair in chairs]))
    await site.hall.open_table(row, chairs)
    return admitted(request, go_to(f"/t/{row.id}"), token)


def wanted_name(form: Form, request: Request) -> str:
    """The name in the form; without one the name given before, or a common one."""
    text = form.text("name", 100)
    if text:
        return name_from(text)
    return "" if "fondaco" in request.cookies else "Guest"


async def new_table_form(request: Request) -> Response:
    site = site_of(request)
    visitor = await site.reception.visitor(request)
    faces = [web_face(game, language_of(request)) for game in GAMES]
    wanted = Form(request.query_params).text("game", 40) or GAMES[0].name
    facts = {
        "faces": faces,
        "game": find_game(wanted),
        "face": web_face(find_game(wanted), language_of(request)),
        "bots": list(BOTS),
        "best_bot": BEST_BOT,
        "bot_paces": BOT_PACES,
        "calm": CALM,
        "my_name": shown_name(visitor),
    }
    return html(request, "new_table.html", facts)


async def open_table(request: Request) -> Response:
    """A table as the form describes it."""
    site = site_of(request)
    check_openings(request, site)
    form = await form_of(request)
    game = find_game(form.text("game"))
    name = name_from(form.text("name", 100))
    visitor, token = await site.reception.admit(request, name)
    seats = form.number("seats")
    row = new_row(game, seats, options_from(form, game, language_of(request)), visitor.id)._replace(
        pace=form.one_of("pace", PACES, PACES[0]),
        bot_pace=int(form.one_of("bot-pace", [str(pace) for pace in BOT_PACES], str(CALM))),
        listed=form.text("listed") == "yes",
    )
    await site.hall.open_table(row, chairs_from(form, seats, visitor.id, name))
    return admitted(request, go_to(f"/t/{row.id}"), token)


def options_from(form: Form, game: Game, language: str) -> dict[str, str]:
    options = {}
    for option, values in web_face(game, language).web.OPTIONS.items():
        options[option] = form.one_of(f"option-{option}", values, values[0])
    return options


def chairs_from(form: Form, seats: int, visitor: int, name: str) -> list[Chair]:
    """Who sits where: `me`, `open` for a friend, `here` for somebody at this device, or a bot by its level."""
    chairs: list[Chair] = []
    for seat in range(seats):
        kind = form.one_of(f"chair-{seat + 1}", ["me", "open", "here", *BOTS], "me" if seat == 0 else "open")
        if kind == "me":
            chairs.append(person(seat, visitor, name))
        elif kind == "here":
            chairs.append(person(seat, visitor, name_from(form.text(f"name-{seat + 1}", 100) or f"{seat + 1}")))
        elif kind == "open":
            chairs.append(empty(seat))
        else:
            chairs.append(bot(seat, kind, [chair.name for chair in chairs] + [name]))
    if all(chair.holder is None and not chair.is_open for chair in chairs):
        raise BadForm("nobody")
    named = [chair.name for chair in chairs if chair.name]
    if len(set(named)) < len(named):
        raise BadForm("name-twice")
    return chairs


async def rematch(request: Request) -> Response:
    """The same table again. People come by themselves; bots sit down at once."""
    site = site_of(request)
    live = await site.hall.get(request.path_params["table"])
    viewer = await site.viewer(request, live)
    if not live.is_over():
        raise TooLate("not-over")
    if not viewer.seats or viewer.visitor is None:
        raise NotYours("not-seated")
    async with live.lock:
        if live.row.successor is None:
            check_openings(request, site)
            row = new_row(live.game, live.row.seats, live.row.options, viewer.visitor.id)._replace(
                pace=live.row.pace, bot_pace=live.row.bot_pace, listed=live.row.listed
            )
            await site.hall.open_table(row, [chair_again(chair, viewer.visitor.id) for chair in live.chairs])
            await site.database.run(storage.set_successor, live.row.id, row.id)
            live.row = live.row._replace(successor=row.id)
    live.wake()
    return go_to(f"/t/{live.row.successor}")


def chair_again(chair: Chair, visitor: int) -> Chair:
    if chair.bot is not None:
        return Chair(chair.seat, None, chair.name, chair.bot, None, "")
    if chair.holder == visitor:
        return person(chair.seat, visitor, chair.name)
    return empty(chair.seat)


async def play_on(request: Request) -> Response:
    """From a position of a finished game, against bots."""
    site = site_of(request)
    check_openings(request, site)
    live = await site.hall.get(request.path_params["table"])
    form = await form_of(request)
    seat = form.number("seat", 0)
    if not 0 <= seat < live.row.seats:
        raise NotHere("no-seat-here", {"seat": seat + 1})
    beginning = beginning_at(live, form.number("at"))
    visitor, token = await site.reception.admit(request, wanted_name(form, request))
    row = new_row(live.game, live.row.seats, live.row.options, visitor.id)._replace(
        beginning=beginning, parent=live.row.id, bot_pace=live.row.bot_pace
    )
    chairs: list[Chair] = []
    for other in range(live.row.seats):
        taken = [visitor.name, *[chair.name for chair in chairs]]
        chairs.append(person(other, visitor.id, visitor.name) if other == seat else bot(other, BEST_BOT, taken))
    await site.hall.open_table(row, chairs)
    return admitted(request, go_to(f"/t/{row.id}"), token)


def beginning_at(live: Live, at: int) -> str:
    """The record of a finished game up to a position. Its luck is drawn anew from there, so no seed stands in it."""
    if not live.is_over():
        raise TooLate("not-over")
    stops = live.stops()[:-1]
    if not 0 <= at <= stops[-1]:
        raise BadOption("no-position", {"at": at, "most": stops[-1]}) if at < 0 else TooLate("branch-over")
    record = Record(live.game, live.row.seats, live.row.options, "")
    record.made = live.playing().record.made[: next(stop for stop in stops if stop >= at)]
    return record.text()
