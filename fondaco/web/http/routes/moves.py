"""What people do at a table: choose, undo, chat, hand the device on."""

from __future__ import annotations

import contextlib

from markupsafe import escape
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

from fondaco.face.game_face import face_of
from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import FondacoError, NotAsked, NotOpen, Stale, UnknownChoice
from fondaco.kernel.state import NOBODY
from fondaco.sentences import sentence_for
from fondaco.web.errors import RULE, BadForm, NotHere, NotYours, TooLate
from fondaco.web.forms import MOST_TYPED, Form, message_from, name_from
from fondaco.web.http.routes.table import present
from fondaco.web.http.routes.table_form import done, holder_of, own_seat, refused, sent_to_table
from fondaco.web.http.site import Site, admitted, site_of
from fondaco.web.http.stream import partial
from fondaco.web.store.rows import THEN, Visitor
from fondaco.web.tables.aids import CONFIRM, is_on
from fondaco.web.tables.announcement import Announcement, name_at
from fondaco.web.tables.bot_moves import hurry_bots
from fondaco.web.tables.lessons import OutOfLesson, progress_of
from fondaco.web.tables.live import Live
from fondaco.web.tables.open_choices import Sealing, seal_of, sentence_of, why_sealed
from fondaco.web.tables.seating import check_name
from fondaco.web.tables.vantage import scene_of, vantage_for
from fondaco.web.tables.viewer import Viewer
from fondaco.words.catalogue import ORIGINAL


def notation_of(form: Form, live: Live, seat: int) -> str:
    """The choice in a form: whole, a verb with the parts that were ticked, or a chain that the game makes from it."""
    verb = form.text("verb", 40)
    if not verb:
        return form.text("choice") or "?"
    face = face_of(live.game, ORIGINAL).at_table(live.row.options)
    if verb in face.chained_verbs:
        return THEN.join(face.chain(live.playing().view(seat), seat, form.all() | {"verb": [verb]}))
    parts = [part for part in form.texts("part") if part]
    if not parts:
        raise BadForm("nothing-ticked")
    return f"{verb} {'+'.join(parts)}"


async def choose(request: Request) -> Response:
    site, live, viewer, form = await sent_to_table(request)
    seat = own_seat(viewer, form)
    version = form.number("version", -1)
    notation = ""
    try:
        notation = notation_of(form, live, seat)
        is_sure = form.text("sure") == "yes" or THEN in notation or not is_on(live, CONFIRM)
        is_meant = is_sure or progress_of(live) is not None  # a lesson takes nothing that is not meant
        if not is_meant and not live.did(seat, notation, version):
            sealing = sealing_choice(live, viewer, seat, notation, version)
            if sealing is not None:
                return present(request, site, live, viewer, confirm=sealing)
        await site.hall.choose(live, seat, notation, version, holder_of(viewer))
    except FondacoError as error:
        viewer = await site.viewer(request, live)
        return present(request, site, live, viewer, in_other_words(live, viewer, seat, notation, version, error))
    return done(request, live)


def in_other_words(
    live: Live, viewer: Viewer, seat: int, notation: str, version: int, error: FondacoError
) -> FondacoError:
    """An error as it is shown at a table: with names for seats, and without notation."""
    if isinstance(error, NotAsked):
        return not_your_turn(live, viewer)
    if isinstance(error, NotOpen):
        return objection_to(live, viewer, seat, notation) or TooLate("not-open-here")
    if isinstance(error, OutOfLesson) and "step" in error.facts:
        return out_of_lesson(live, viewer, seat, notation, error)
    if isinstance(error, Stale):
        return TooLate("changed-meanwhile" if live.is_same_question(seat, version) else "too-late")
    return BadForm("no-choice") if isinstance(error, UnknownChoice) else error


def out_of_lesson(live: Live, viewer: Viewer, seat: int, notation: str, error: OutOfLesson) -> FondacoError:
    """What the step asks for; where the same was put together otherwise, what is there and what is wanted."""
    face = face_of(live.game, viewer.language).at_table(live.row.options)
    view, players = live.playing().view(seat), live.names(viewer.language)
    chains = [text.split(THEN) for text in (notation, str(error.facts["answer"]))]
    made, asked = (face.composed(view, seat, chain, players) for chain in chains)
    if made and asked and made != asked:
        return OutOfLesson("lesson-other", {"there": made, "wanted": asked})
    return OutOfLesson(error.key, {"task": face.words.say(f"lesson-{error.facts['step']}-do")})


def not_your_turn(live: Live, viewer: Viewer) -> FondacoError:
    return TooLate("not-your-turn", {"players": live.players_asked(viewer.language)})


def objection_to(live: Live, viewer: Viewer, seat: int, notation: str) -> FondacoError | None:
    """What the game says against a choice; of a chain, against the first one that is not open after those before it."""
    vocabulary = live.game.vocabulary
    table = live.playing()
    chain = [vocabulary.number(text) for text in notation.split(THEN)]
    judged = table.judge(seat, chain, True)
    if judged.error is None or judged.reached is None or judged.error.key == "chain-over":
        return None
    face = face_of(live.game, viewer.language).at_table(live.row.options)
    view = live.game.view(judged.reached, seat)
    objection = face.objection(view, seat, vocabulary.text(judged.faulty))
    if objection is None:
        return None
    reason = view.why_not(seat, judged.faulty, Choices(len(vocabulary)))
    return TooLate("objection", {"sentence": face.words.say(*objection), RULE: reason.rule if reason else ""})


def sealing_choice(live: Live, viewer: Viewer, seat: int, notation: str, version: int) -> Sealing | None:
    """A choice that cannot be undone, and so needs a confirmation; None for any other."""
    table = live.playing()
    choice = live.game.vocabulary.number(notation)
    if table.state.is_over() or not live.fits(seat, version):
        return None
    table.judge(seat, [choice], True).accept()
    face = face_of(live.game, viewer.language).at_table(live.row.options)
    seal = seal_of(table, seat, choice)
    if live.game.vocabulary.verbs[choice] in face.sure_verbs or not seal:
        return None
    view = table.view(seat)
    sentence = sentence_of(face, view, seat, choice, live.names(viewer.language))
    return Sealing(notation, sentence, why_sealed(face, view, seat, choice, seal))


async def weigh(request: Request) -> Response:
    """A live preview: what the game says of a form that is being filled in. Nothing is done."""
    _, live, viewer, form = await sent_to_table(request)
    seat = own_seat(viewer, form)
    face = face_of(live.game, viewer.language)
    if not face.chained_verbs:
        raise NotHere("no-page")
    if seat != viewer.seat:
        raise NotYours("not-seated")
    scene = scene_of(vantage_for(live, viewer))
    if scene.view.may_answer(seat):
        fragment = face.at_table(live.row.options).weigh(scene, form.all())
        said = partial(fragment.id, "outerMorph", fragment.html)
    else:
        said = partial("weighing", "innerHTML", escape(sentence_for(not_your_turn(live, viewer), viewer.language)))
    return Response(said, media_type="text/html")


async def undo(request: Request) -> Response:
    site, live, viewer, form = await sent_to_table(request)
    seat = own_seat(viewer, form)
    try:
        others = await site.hall.undo(live, seat, form.number("version", -1), holder_of(viewer))
    except FondacoError as error:
        return await refused(request, live, error)
    if others:
        await tell_undo(site, live, viewer, seat, others)
    if viewer.seat != seat:
        # Under the curtain, the person who presses undo need not be the one whose choice it was.
        live.curtains[holder_of(viewer)] = seat
        live.wake()
    return done(request, live)


async def tell_undo(site: Site, live: Live, viewer: Viewer, seat: int, others: list[int]) -> None:
    """Announce that answers of bots were taken back, for whoever saw them. It is done, so it stands if this fails."""
    players = [name_at(live, other) for other in others]
    told = Announcement("web-undo-news", {"who": name_at(live, seat), "players": players})
    with contextlib.suppress(SQLAlchemyError):
        await site.hall.announce(live, told.noted(), holder_of(viewer))


async def draw_curtain(request: Request) -> Response:
    """The device is handed on, under a curtain; or somebody draws the curtain back."""
    _, live, viewer, form = await sent_to_table(request)
    seat = own_seat(viewer, form)
    assert viewer.visitor is not None
    if form.text("draw") == "yes":
        live.curtains[viewer.visitor.id] = seat
    else:
        live.curtains.pop(viewer.visitor.id, None)
        live.at_screen[viewer.visitor.id] = seat
        if seat not in live.asked() and live.playing().state.may_answer(seat):
            live.called[viewer.visitor.id] = seat
    live.wake()
    return done(request, live)


async def hurry(request: Request) -> Response:
    """A player against bots alone need not wait for them: they go on without pauses until a person is asked."""
    site = site_of(request)
    live = await site.hall.get(request.path_params["table"])
    viewer = await site.viewer(request, live)
    if not live.may_hurry(viewer.visitor.id if viewer.visitor else None):
        raise NotYours("hurry")
    hurry_bots(live)
    return done(request, live)


def name_of_spectator(live: Live, visitor: Visitor | None, form: Form) -> str:
    """The name that a spectator wants. It must not be mistaken for a player's: that would be impersonation."""
    known = visitor.name if visitor else ""
    name = name_from(form.text("name", MOST_TYPED) or known)
    check_name(name, live.chairs, visitor.id if visitor else None)
    return name


async def say(request: Request) -> Response:
    """A chat message. Spectators may chat too, under a name."""
    site, live, viewer, form = await sent_to_table(request)
    try:
        text = message_from(form.text("text", MOST_TYPED))
        seat = viewer.seats[0] if viewer.seats else NOBODY
        if viewer.seat != NOBODY:
            seat = viewer.seat
        visitor, token = viewer.visitor, ""
        if seat != NOBODY:
            name = live.chairs[seat].name
        else:
            name = name_of_spectator(live, visitor, form)
            visitor, token = await site.reception.admit(request, name)
    except FondacoError as error:
        return present(request, site, live, viewer, error)
    await site.hall.say(live, seat, name, text, visitor.id if visitor else None)
    return admitted(request, done(request, live), token)
