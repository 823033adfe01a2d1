"""Undo as the bar shows it: what would be taken back, or why nothing can be."""

from __future__ import annotations

from babel.lists import format_list

from fondaco.face.game_face import GameFace
from fondaco.kernel.errors import CannotUndo
from fondaco.web.pages.page_facts import Undo
from fondaco.web.tables.live import Live
from fondaco.web.tables.open_choices import sentence_of
from fondaco.web.tables.taking_back import answers_since, why_no_undo
from fondaco.words.catalogue import error_sentence


def undo_of(live: Live, face: GameFace, seat: int) -> Undo | None:
    """Undo of a seat's last choice; None where there is nothing to say about it."""
    reason = why_no_undo(live, seat)
    if reason in ("nothing", "over", "lesson"):
        return None
    if reason:
        return Undo(seat, error_sentence(CannotUndo(f"undo-{reason}"), face.language))
    names = live.names(face.language)
    table = live.playing()
    noticed = table.followed(seat).noticed if answers_since(table, seat) else []
    others = [names[other] for other in dict.fromkeys(noticed)]
    players = format_list(others, locale=face.language) if others else ""
    return Undo(seat, "", last_choice(live, face, seat), players, len(others))


def last_choice(live: Live, face: GameFace, seat: int) -> str:
    """A seat's last choice, as it was told before it was made."""
    followed = live.playing().followed(seat)
    _, choice = live.playing().record.made[followed.last]
    return sentence_of(face, live.game.view(followed.before, seat), seat, choice, live.names(face.language))
