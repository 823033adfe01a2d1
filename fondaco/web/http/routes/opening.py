"""Opening a table: at once against bots, with friends, a rematch, or from a position of a finished game."""

from __future__ import annotations

import secrets

from babel.lists import format_list
from starlette.requests import Request
from starlette.responses import Response

from fondaco.face.game_face import face_of
from fondaco.games import GAMES, find_game
from fondaco.kernel.chance import KEYED
from fondaco.kernel.game import Game
from fondaco.kernel.record import Record
from fondaco.web.errors import BadForm, NotHere, NotYours, TooLate
from fondaco.web.forms import MOST_TYPED, Form, form_of, is_blank, name_from
from fondaco.web.http.networks import network_of
from fondaco.web.http.site import Site, admitted, go_to, html, shown_name, site_of
from fondaco.web.http.spoken import language_of
from fondaco.web.pages.draft import GRACES, PACES, PRESETS, USUAL_GRACE, USUAL_SEATS, Draft, usual_bots
from fondaco.web.pages.level_facts import levels_of
from fondaco.web.painter import web_words
from fondaco.web.pictures import colours_of
from fondaco.web.store import storage
from fondaco.web.store.rows import Chair, TableRow
from fondaco.web.tables.aids import COACH, FIRST, OFF
from fondaco.web.tables.live import Live
from fondaco.web.tables.pacing import BOT_PACES, CALM
from fondaco.web.tables.salting import with_salting
from fondaco.web.tables.seating import FIRST_BOT, USUAL_BOT, bot, empty, person


def new_row(game: Game, seats: int, options: dict[str, str], host: int) -> TableRow:
    game.check_seats(seats)
    return TableRow(
        id=storage.new_table_id(),
        game=game.name,
        rules=game.rules,
        seats=seats,
        options=game.settled(options),
        seed=secrets.token_hex(32),
        beginning="",
        pace=PACES[0],
        bot_pace=int(CALM),
        listed=False,
        host=host,
        created=storage.now(),
        started=None,
        finished=None,
        result=None,
        parent=None,
        successor=None,
        luck=KEYED,
        salts=[],
        salting=False,
        setup=None,
        grace=USUAL_GRACE[PACES[0]],
        handed=False,
        aids={},
    )


def check_openings(request: Request, site: Site) -> None:
    """Rate limit: attempts count, successful or not, since a refused one may cost as much."""
    site.openings.take(network_of(request.scope))


async def wanted_name(site: Site, form: Form, request: Request) -> str:
    """The name in the form; empty if the visitor gave one before, and a guest name for everybody else."""
    text = form.text("name", MOST_TYPED)
    if not is_blank(text):
        return name_from(text)
    visitor = await site.reception.visitor(request)
    if visitor is not None and visitor.name:
        return ""
    return guest_name(request)


def guest_name(request: Request) -> str:
    return web_words(language_of(request)).say("web-guest", {"number": str(100 + secrets.randbelow(900))})


async def play_now(request: Request) -> Response:
    """One click: a game against bots, in a first game of its kind against those who begin as well."""
    site = site_of(request)
    check_openings(request, site)
    form = await form_of(request)
    game = find_game(form.text("game") or GAMES[0].name)
    visitor, token = await site.reception.admit(request, await wanted_name(site, form, request))
    seats = form.number("seats", min(USUAL_SEATS, game.most))
    row = new_row(game, seats, {}, visitor.id)
    is_first = await site.database.run(storage.needs_aid, visitor.id, game.name, COACH, OFF)
    chairs = [person(0, visitor.id, visitor.name)]
    for seat in range(1, seats):
        chairs.append(bot(game, seat, FIRST_BOT if is_first else USUAL_BOT, [chair.name for chair in chairs]))
    await site.hall.open_table(row, chairs)
    return admitted(request, go_to(f"/t/{row.id}"), token)


async def new_table_form(request: Request) -> Response:
    """The form, prefilled from the query string: `?game=`, `?preset=`, `?listed=yes`."""
    visitor = await site_of(request).reception.visitor(request)
    query = Form(request.query_params)
    game = find_game(query.text("game", 40) or GAMES[0].name)
    return new_table_page(request, Draft(game, language_of(request), query, shown_name(visitor)))


def new_table_page(request: Request, draft: Draft, status: int = 200) -> Response:
    language = language_of(request)
    bots = usual_bots(draft.game, language)
    facts = {
        "draft": draft,
        "game": draft.game,
        "face": draft.face,
        "faces": [face_of(game, language) for game in GAMES],
        "rated": levels_of(draft.game, language),
        "usual_bots": bots,
        "against": format_list([one.name for one in bots], locale=language),
        "residents": usual_bots(draft.game, language, draft.game.most),
        "colours": [style for game in GAMES for style in colours_of(game)],
        "presets": PRESETS,
        "paces": PACES,
        "bot_paces": BOT_PACES,
        "calm": CALM,
        "graces": GRACES,
    }
    return html(request, "new_table.html", facts, status)


async def open_table(request: Request) -> Response:
    """Open a table as the form describes it; if something is wrong, show the form again with what was typed."""
    site = site_of(request)
    check_openings(request, site)
    form = await form_of(request)
    visitor = await site.reception.visitor(request)
    name = shown_name(visitor) or guest_name(request)
    draft = Draft(find_game(form.text("game")), language_of(request), form, name)
    wish = draft.wish()
    if wish is None:
        return new_table_page(request, draft, BadForm.status)
    visitor, token = await site.reception.admit(request, wish.name)
    row = new_row(draft.game, wish.seats, wish.options, visitor.id)._replace(
        pace=wish.pace,
        bot_pace=wish.bot_pace,
        listed=wish.listed,
        grace=wish.grace,
        handed=wish.is_handed(),
        aids=wish.aids,
    )
    await site.hall.open_table(with_salting(row) if wish.salting else row, wish.chairs(visitor.id))
    return admitted(request, go_to(f"/t/{row.id}"), token)


async def rematch(request: Request) -> Response:
    """The same table again. Bots sit down at once; people come by themselves."""
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
            row = new_row(find_game(live.row.game), live.row.seats, live.row.options, viewer.visitor.id)._replace(
                pace=live.row.pace,
                bot_pace=live.row.bot_pace,
                listed=live.row.listed,
                grace=live.row.grace,
                handed=live.row.handed,
                aids={aid: to for aid, to in live.row.aids.items() if to != FIRST},
            )
            chairs = [chair_again(chair, viewer.visitor.id) for chair in live.chairs]
            await site.hall.open_table(with_salting(row) if live.row.salting else row, chairs)
            await site.database.run(storage.set_successor, live.row.id, row.id)
            live.row = live.row._replace(successor=row.id)
    live.wake()
    return go_to(f"/t/{live.row.successor}")


def chair_again(chair: Chair, visitor: int) -> Chair:
    """A chair of the rematch: bots and whoever asked for it sit down, the others' chairs are reserved for them."""
    if chair.bot is not None and not chair.is_stand_in:
        return Chair(chair.seat, None, chair.name, chair.bot, None, "")
    name = chair.former_name if chair.is_stand_in else chair.name
    if chair.owner == visitor:
        return person(chair.seat, visitor, name)
    return empty(chair.seat)._replace(former=chair.owner, former_name=name)


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
    visitor, token = await site.reception.admit(request, await wanted_name(site, form, request))
    row = new_row(live.game, live.row.seats, live.row.options, visitor.id)._replace(
        beginning=beginning, parent=live.row.id, bot_pace=live.row.bot_pace
    )
    chairs: list[Chair] = []
    for other in range(live.row.seats):
        taken = [visitor.name, *[chair.name for chair in chairs]]
        chairs.append(
            person(other, visitor.id, visitor.name) if other == seat else bot(live.game, other, USUAL_BOT, taken)
        )
    await site.hall.open_table(row, chairs)
    return admitted(request, go_to(f"/t/{row.id}"), token)


def beginning_at(live: Live, at: int) -> str:
    """The record of a finished game up to a position. From there the luck is new, so the record has no seed."""
    if not live.is_over():
        raise TooLate("not-over")
    if not 0 <= at < len(live.moments) - 1:
        raise TooLate("branch-over")
    record = Record(live.game, live.row.seats, live.row.options, "")
    record.made = live.playing().record.made[: live.moments[at]]
    return record.text()
