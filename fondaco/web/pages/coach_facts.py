"""What the coach says to a viewer, as the page shows it."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.face.game_face import GameFace
from fondaco.face.promise import reason_of
from fondaco.kernel.state import NOBODY
from fondaco.web.painter import web_words
from fondaco.web.tables.aids import is_coached
from fondaco.web.tables.coaching import can_take_back, note_for
from fondaco.web.tables.open_choices import sentence_of
from fondaco.web.tables.vantage import Vantage


class CoachNote(NamedTuple):
    """A note beside the board, for one player alone."""

    table: str
    seat: int
    version: int
    looked: str
    """What the coach would have done, as a sentence."""
    reason: str
    """What to look at, and how much it may bring."""
    gain: str
    may_take_back: bool


def coach_note(vantage: Vantage) -> CoachNote | None:
    """The note for a viewer's own seat; None where there is none, or in a past position."""
    live, face, seat = vantage.live, vantage.face, vantage.seat
    if seat == NOBODY or seat not in vantage.viewer.seats or not vantage.is_present or not is_coached(live, seat):
        return None
    note = note_for(live, seat)
    if note is None:
        return None
    return CoachNote(
        live.row.id,
        seat,
        live.version(seat),
        sentence_of(face, note.view, seat, note.choice, live.names(face.language)),
        reason_of(face, note.reason, live.names(face.language)),
        gain_of(face, note.gain),
        can_take_back(live, seat, note),
    )


def gain_of(face: GameFace, gain: int) -> str:
    """How much better it looks: in points, or in what the game counts."""
    facts: dict[str, str | int] = {"gain": max(1, round(gain / 100))}
    if face.words.has("coach-gain"):
        return face.words.say("coach-gain", facts)
    return web_words(face.language).say("web-coach-gain", facts)
