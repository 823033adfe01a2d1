"""What a player answers to the coach: thanks, to take the move back, or to be left alone."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from fondaco.kernel.errors import FondacoError
from fondaco.web.errors import TooLate
from fondaco.web.http.routes.moves import tell_undo
from fondaco.web.http.routes.table_form import done, holder_of, own_seat, refused, sent_to_table
from fondaco.web.http.site import Site
from fondaco.web.tables import proposals
from fondaco.web.tables.aids import COACH, OFF
from fondaco.web.tables.coaching import can_take_back, forget_note, note_for, own_choices, switch_for
from fondaco.web.tables.live import Live
from fondaco.web.tables.seating import is_among_bots
from fondaco.web.tables.viewer import Viewer

BACK, THANKS = "back", "thanks"


async def answer_coach(request: Request) -> Response:
    site, live, viewer, form = await sent_to_table(request)
    seat = own_seat(viewer, form)
    try:
        to = form.one_of("to", [BACK, THANKS, OFF], THANKS)
        if to == BACK:
            await take_back(site, live, viewer, seat, form.number("version", -1))
        elif to == OFF and is_among_bots(live.chairs):
            await proposals.propose(site.hall, live, holder_of(viewer), COACH, OFF)
        elif to == OFF:
            await switch_for(site.database, live, seat, OFF)
        else:
            forget_note(live, seat)
    except FondacoError as error:
        return await refused(request, live, error)
    return done(request, live)


async def take_back(site: Site, live: Live, viewer: Viewer, seat: int, version: int) -> None:
    """Back to where the coach would have chosen otherwise: act by act, with all that bots answered."""
    note = note_for(live, seat)
    if note is None or not can_take_back(live, seat, note):
        raise TooLate("coach-late")
    others = await site.hall.undo(live, seat, version, holder_of(viewer))
    table = live.playing()
    while len(own_choices(live, seat)) > note.at and not table.why_no_undo(seat):
        await site.hall.undo(live, seat, -1, holder_of(viewer))
    if others:
        await tell_undo(site, live, viewer, seat, others)
