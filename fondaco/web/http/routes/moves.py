"""What people do at a table: choose, take back, talk, hand the device on."""

from __future__ import annotations

from babel.lists import format_list
from markupsafe import escape
from starlette.requests import Request
from starlette.responses import Response

from fondaco.face.game_face import face_of
from fondaco.face.scene import Offer
from fondaco.kernel.errors import FondacoError, NotAsked, NotOpen, Stale, UnknownChoice
from fondaco.kernel.replay import check_choice, first_fault
from fondaco.kernel.state import NOBODY
from fondaco.web.errors import BadForm, NotHere, NotYours, TooLate
from fondaco.web.forms import MOST_TYPED, Form, form_of, message_from, name_from
from fondaco.web.http.routes.table import present
from fondaco.web.http.site import admitted, go_to, is_partial, site_of
from fondaco.web.http.stream import partial
from fondaco.web.sentences import sentence_for
from fondaco.web.store.rows import THEN, Visitor
from fondaco.web.tables.live import Live
from fondaco.web.tables.offers import sentence_of, would_seal
from fondaco.web.tables.position import position_for, scene_of
from fondaco.web.tables.seating import check_name
from fondaco.web.tables.viewer import Viewer


def done(request: Request, live: Live) -> Response:
    """The stream brings the news to everybody, the sender too; without script the page is loaded anew."""
    return Response(status_code=204) if is_partial(request) else go_to(f"/t/{live.row.id}")


def own_seat(viewer: Viewer, form: Form) -> int:
    """The seat that a form speaks for. A page says which one it was made for, so a handed-on device mixes up none."""
    seat = form.number("seat", viewer.seat)
    if seat == NOBODY or seat not in viewer.seats:
        raise NotYours("not-seated")
    return seat


def holder_of(viewer: Viewer) -> int:
    assert viewer.visitor is not None, "whoever holds a seat is known"
    return viewer.visitor.id


def notation_of(form: Form, live: Live, seat: int) -> str:
    """The choice in a form: whole, a verb with the parts that were ticked, or a chain that the game makes of it."""
    verb = form.text("verb", 40)
    if not verb:
        return form.text("choice") or "?"
    face = face_of(live.game, "en").at_table(live.row.options)
    if verb in face.chained_verbs:
        return THEN.join(face.chain(live.playing().view(seat), seat, form.all() | {"verb": [verb]}))
    parts = [part for part in form.texts("part") if part]
    if not parts:
        raise BadForm("nothing-ticked")
    return f"{verb} {'+'.join(parts)}"


async def choose(request: Request) -> Response:
    site = site_of(request)
    live = await site.hall.get(request.path_params["table"])
    viewer = await site.viewer(request, live)
    form = await form_of(request)
    seat = own_seat(viewer, form)
    version = form.number("version", -1)
    notation = ""
    try:
        notation = notation_of(form, live, seat)
        is_meant = form.text("sure") == "yes" or THEN in notation
        if not is_meant and not live.did(seat, notation, version):
            offer = sealing_offer(live, viewer, seat, notation, version)
            if offer is not None:
                return present(request, site, live, viewer, confirm=offer)
        await site.hall.choose(live, seat, notation, version, holder_of(viewer))
    except FondacoError as error:
        viewer = await site.viewer(request, live)
        return present(request, site, live, viewer, in_other_words(live, viewer, seat, notation, version, error))
    return done(request, live)


def in_other_words(
    live: Live, viewer: Viewer, seat: int, notation: str, version: int, error: FondacoError
) -> FondacoError:
    """What is wrong, as it is said at a table: with names for seats, and without notation."""
    if isinstance(error, NotAsked):
        return not_your_turn(live, viewer)
    if isinstance(error, NotOpen):
        return objection_to(live, viewer, seat, notation) or TooLate("not-open-here")
    if isinstance(error, Stale):
        return TooLate("changed-meanwhile" if live.is_same_question(seat, version) else "too-late")
    return BadForm("no-choice") if isinstance(error, UnknownChoice) else error


def not_your_turn(live: Live, viewer: Viewer) -> FondacoError:
    names = live.names()
    waiting = format_list([names[other] for other in live.asked()], locale=viewer.language)
    return TooLate("not-your-turn", {"players": waiting})


def objection_to(live: Live, viewer: Viewer, seat: int, notation: str) -> FondacoError | None:
    """What the game says against a choice; against the first of a chain that is not open once those before are made."""
    vocabulary = live.game.vocabulary
    table = live.playing()
    chain = [vocabulary.number(text) for text in notation.split(THEN)]
    fault = first_fault(live.game, table.state, seat, chain, table.choices, True)
    if fault is None or fault[2].key == "chain-over":
        return None
    state, choice, _ = fault
    face = face_of(live.game, viewer.language).at_table(live.row.options)
    objection = face.objection(live.game.view(state, seat), seat, vocabulary.text(choice))
    return TooLate("objection", {"sentence": face.words.say(*objection)}) if objection else None


def sealing_offer(live: Live, viewer: Viewer, seat: int, notation: str, version: int) -> Offer | None:
    """A choice from which there is no way back, to be asked about once more; None for any other."""
    table = live.playing()
    choice = live.game.vocabulary.number(notation)
    if table.state.is_over() or not live.fits(seat, version):
        return None
    check_choice(live.game, table.state, seat, choice, table.choices)
    face = face_of(live.game, viewer.language).at_table(live.row.options)
    if live.game.vocabulary.verbs[choice] in face.sure_verbs or not would_seal(table, seat, choice):
        return None
    sentence = sentence_of(face, table.view(seat), seat, choice, live.names())
    vocabulary = live.game.vocabulary
    return Offer(choice, notation, vocabulary.verbs[choice], vocabulary.things[choice], sentence, True, "", "")


async def weigh(request: Request) -> Response:
    """What the game says of a form that is being filled in; nothing is done."""
    site = site_of(request)
    live = await site.hall.get(request.path_params["table"])
    viewer = await site.viewer(request, live)
    form = await form_of(request)
    seat = own_seat(viewer, form)
    face = face_of(live.game, viewer.language)
    if not face.chained_verbs:
        raise NotHere("no-page")
    if seat != viewer.seat:
        raise NotYours("not-seated")
    scene = scene_of(position_for(live, viewer))
    if scene.view.may_answer(seat):
        fragment = face.at_table(live.row.options).weigh(scene, form.all())
        said = partial(fragment.id, "outerMorph", fragment.html)
    else:
        said = partial("weighing", "innerHTML", escape(sentence_for(not_your_turn(live, viewer), viewer.language)))
    return Response(said, media_type="text/html")


async def undo(request: Request) -> Response:
    site = site_of(request)
    live = await site.hall.get(request.path_params["table"])
    viewer = await site.viewer(request, live)
    form = await form_of(request)
    seat = own_seat(viewer, form)
    try:
        await site.hall.undo(live, seat, form.number("version", -1), holder_of(viewer))
    except FondacoError as error:
        return present(request, site, live, await site.viewer(request, live), error)
    if viewer.seat != seat:
        # Under the curtain whoever pressed it need not be whose choice it was.
        live.curtains[holder_of(viewer)] = seat
        live.wake()
    return done(request, live)


async def draw_curtain(request: Request) -> Response:
    """The device is handed to somebody else, under a curtain; or somebody draws the curtain back."""
    site = site_of(request)
    live = await site.hall.get(request.path_params["table"])
    viewer = await site.viewer(request, live)
    form = await form_of(request)
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
    """Whoever plays against bots alone need not wait for them: they go on at once until a person is asked."""
    site = site_of(request)
    live = await site.hall.get(request.path_params["table"])
    viewer = await site.viewer(request, live)
    if not live.may_hurry(viewer.visitor.id if viewer.visitor else None):
        raise NotYours("hurry")
    site.hall.hurry(live)
    return done(request, live)


def name_of_spectator(live: Live, visitor: Visitor | None, form: Form) -> str:
    """What somebody who watches wants to be called: never like somebody who plays, whose words it would seem to be."""
    known = visitor.name if visitor else ""
    name = name_from(form.text("name", MOST_TYPED) or known)
    check_name(name, live.chairs, visitor.id if visitor else None)
    return name


async def say(request: Request) -> Response:
    """A line of talk. Whoever watches may talk too, under a name."""
    site = site_of(request)
    live = await site.hall.get(request.path_params["table"])
    viewer = await site.viewer(request, live)
    form = await form_of(request)
    try:
        text = message_from(form.text("text", MOST_TYPED))
        seat = viewer.seats[0] if viewer.seats else NOBODY
        if viewer.seat != NOBODY:
            seat = viewer.seat
        visitor, token = viewer.visitor, ""
        if seat != NOBODY:
            name = live.names()[seat]
        else:
            name = name_of_spectator(live, visitor, form)
            visitor, token = await site.reception.admit(request, name)
    except FondacoError as error:
        return present(request, site, live, viewer, error)
    await site.hall.say(live, seat, name, text, visitor.id if visitor else None)
    return admitted(request, done(request, live), token)
