"""A vantage: which table is looked at, at which position, and with whose eyes."""

from __future__ import annotations

from dataclasses import dataclass

from fondaco.face.game_face import GameFace, face_of
from fondaco.face.scene import Scene
from fondaco.face.sight import signs_of
from fondaco.kernel.replay import replay
from fondaco.kernel.state import NOBODY, State
from fondaco.web.errors import NotHere, NotYours
from fondaco.web.look import look_of
from fondaco.web.tables.aids import aids_on
from fondaco.web.tables.live import Live
from fondaco.web.tables.open_choices import choices_for
from fondaco.web.tables.viewer import Viewer

PRESENT = -1
"""The position that is being played."""


@dataclass(frozen=True)
class Vantage:
    """A table as a seat may see it, now or at an earlier position."""

    live: Live
    face: GameFace
    viewer: Viewer
    at: int
    """The number of the position, among those that everybody could tell apart."""
    made: int
    """How many choices were made."""
    is_present: bool
    seat: int
    view: State


def vantage_for(live: Live, viewer: Viewer, at: int = PRESENT, seat: int | None = None) -> Vantage:
    """The vantage that a viewer asks for. Once the game is over, it may be that of any seat."""
    table = live.playing()
    eyes = viewer.seat if seat is None else seat
    if eyes != viewer.seat and not live.is_over() and eyes != NOBODY:
        raise NotYours("eyes")
    if eyes != NOBODY and not 0 <= eyes < live.row.seats:
        raise NotHere("no-seat-here", {"seat": eyes + 1})
    face = face_of(live.game, viewer.language).at_table(live.row.options)
    last = len(live.moments) - 1
    if at == PRESENT:
        return Vantage(live, face, viewer, last, len(table.record.made), True, eyes, table.view(eyes))
    if not 0 <= at <= last:
        raise NotHere("no-position", {"at": at, "most": last})
    made = live.moments[at]
    return Vantage(live, face, viewer, at, made, False, eyes, live.game.view(replay(table.record, made), eyes))


def scene_of(vantage: Vantage) -> Scene:
    live, face, seat = vantage.live, vantage.face, vantage.seat
    names = live.names(vantage.viewer.language)
    may_choose = vantage.is_present and seat != NOBODY and seat in vantage.viewer.seats
    is_over = vantage.is_present and live.is_over()
    may_answer = may_choose and vantage.view.may_answer(seat)
    return Scene(
        view=vantage.view,
        seat=seat,
        players=tuple(names),
        signs=signs_of(names),
        options=live.row.options,
        words=face.words,
        choices=choices_for(live.playing(), face, vantage.view, seat, names) if may_answer else {},
        points=face.points(vantage.view, seat),
        paint=look_of(live.game, face.language).paint,
        asked=may_choose and bool(vantage.view.is_asked(seat)),
        result=tuple(live.playing().record.result) if is_over else (),
        winners=tuple(live.game.winners(live.playing().state)) if is_over else (),
        aids=aids_on(live),
    )
