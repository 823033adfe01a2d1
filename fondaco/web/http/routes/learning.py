"""Learning a game at a table: the page that leads there, its table, and the way from step to step."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from fondaco.face.game_face import GameFace
from fondaco.face.lesson import PUPIL
from fondaco.kernel.errors import FondacoError
from fondaco.web.errors import NotHere, NotYours
from fondaco.web.http.routes.opening import check_openings, guest_name, new_row
from fondaco.web.http.routes.rules import face_in
from fondaco.web.http.routes.table_form import done, holder_of, own_seat, refused, sent_to_table
from fondaco.web.http.site import Site, admitted, go_to, html, site_of
from fondaco.web.pictures import colours_of
from fondaco.web.store import storage
from fondaco.web.store.rows import LESSON_OVER, Visitor
from fondaco.web.tables.lessons import Progress, progress_of
from fondaco.web.tables.live import Live
from fondaco.web.tables.seating import FIRST_BOT, bot, person

PACE = 1500
"""Milliseconds that the others take for an answer: time enough to see what they do."""


async def learn(request: Request) -> Response:
    """What a lesson brings, and the way into it; the one that was left half-way is offered first."""
    face = face_with_lesson(request)
    visitor = await site_of(request).reception.visitor(request)
    begun = await begun_lesson(site_of(request), visitor, face.game.name)
    facts = {"face": face, "begun": begun, "colours": colours_of(face.game)}
    return html(request, "learn.html", facts)


def face_with_lesson(request: Request) -> GameFace:
    face = face_in(request)
    if face.lesson is None:
        raise NotHere("no-page")
    return face


async def begun_lesson(site: Site, visitor: Visitor | None, game: str) -> str:
    """The table where a visitor is in the middle of the lesson of a game; empty if there is none."""
    rows = await site.database.run(storage.tables_of, visitor.id) if visitor else []
    lessons = [row for row in rows if row.game == game and row.lesson not in (None, LESSON_OVER)]
    running = [row for row in lessons if row.finished is None]
    return max(running, key=lambda row: row.created).id if running else ""


async def begin_lesson(request: Request) -> Response:
    """A table with the fixed luck of the lesson, and bots that follow it."""
    site = site_of(request)
    check_openings(request, site)
    face = face_with_lesson(request)
    lesson = face.lesson
    assert lesson is not None
    known = await site.reception.visitor(request)
    name = "" if known is not None and known.name else guest_name(request)
    visitor, token = await site.reception.admit(request, name)
    row = new_row(face.game, lesson.seats, dict(lesson.options), visitor.id)
    row = row._replace(seed=lesson.seed, lesson=0, bot_pace=PACE)
    chairs = [person(PUPIL, visitor.id, visitor.name)]
    for seat in range(1, lesson.seats):
        chairs.append(bot(face.game, seat, FIRST_BOT, [chair.name for chair in chairs]))
    await site.hall.open_table(row, chairs)
    return admitted(request, go_to(f"/t/{row.id}"), token)


async def go_on(request: Request) -> Response:
    """The buttons of the lesson: read on, let the lesson do it, or leave it and play."""
    site, live, viewer, form = await sent_to_table(request)
    if own_seat(viewer, form) != PUPIL:
        raise NotYours("not-seated")
    progress = progress_of(live)
    # A page of an earlier step, or a form that is sent twice, changes nothing.
    if progress is not None and form.number("step", -1) == progress.number:
        try:
            await do_as_asked(site, live, progress, form.text("act", 10), holder_of(viewer))
        except FondacoError as error:
            return await refused(request, live, error)
    return done(request, live)


async def do_as_asked(site: Site, live: Live, progress: Progress, act: str, holder: int) -> None:
    if act == "leave":
        await site.hall.go_on_with_lesson(live, LESSON_OVER)
    elif progress.is_watching:
        return
    elif act == "do" and progress.step.answer:
        # The next step may take the same answer, so a form that is sent twice says which position it is for.
        await site.hall.choose(live, PUPIL, progress.step.answer, live.version(PUPIL), holder)
    elif act == "read" and not progress.step.answer:
        await site.hall.go_on_with_lesson(live, LESSON_OVER if progress.is_last else progress.number + 1)
