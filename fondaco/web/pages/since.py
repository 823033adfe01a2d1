"""What happened since somebody looked: move by move, as acts that replay it on the board as it is now."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from fondaco.face.act import Act, left_over
from fondaco.face.scene import Motion
from fondaco.face.story import told
from fondaco.kernel.news import Item
from fondaco.kernel.state import NOBODY
from fondaco.web.pages.table_page import TablePage
from fondaco.web.tables.moves import Move, moves_of

MOST: Final = 12
"""So many moves are replayed, the last ones; of the others the log tells."""
LONGEST: Final = 180
"""Letters of a sentence beside the board."""
FLIGHTS: Final = 8
"""Things that travel in one move; of more the last ones."""


class Since(NamedTuple):
    """What the line over the board says."""

    things: int
    """How many things happened that the viewer may know of."""
    shown: int
    at: int
    """Where the viewer left."""
    show: Markup


def since(page: TablePage, at: int) -> Since:
    """What others did after a position."""
    vantage = page.vantage
    moves = moves_of(vantage.live, vantage.face)
    told_of = [acts for move in moves.all() if move.last > at and (acts := acts_of(page, move, at))]
    acts = [act for found in told_of[-MOST:] for act in found]
    return Since(len(told_of), min(MOST, len(told_of)), at, page.show(acts))


def acts_of(page: TablePage, move: Move, at: int) -> list[Act]:
    """A move as the viewer may hear of it; nothing of one's own, or where there is nothing to hear."""
    vantage, scene = page.vantage, page.scene
    if move.asked == (vantage.seat,):
        return []
    found = moves_of(vantage.live, vantage.face).news(max(at, move.first), move.last)
    news = [item for item in found if item.is_for(vantage.seat)]
    acts = vantage.face.acts(scene, news)
    motions = left_over(vantage.face.motions(scene, news), acts)[-FLIGHTS:]
    sentence = sentence_of(page, news)
    if not sentence and not acts:
        return []
    return [Act(place_of(motions), sentence, motions=tuple(motions)), *acts] if sentence else acts


def sentence_of(page: TablePage, news: list[Item]) -> str:
    """What the log says of a move, without headings, as far as it can be read in passing."""
    face = page.vantage.face
    entries = told(face, news, page.vantage.seat, list(page.scene.players), face.quiet_news)
    text = " ".join(entry.text for entry in entries if not entry.is_heading)
    return text if len(text) <= LONGEST else f"{text[: text.rindex(' ', 0, LONGEST)]} …"


def place_of(motions: list[Motion]) -> str:
    """Where on the board it happened: a place that belongs to nobody, and rather one of many than the bank."""
    places = [place for motion in motions for place in (motion.target, motion.source) if place[:5] != "seat-"]
    return next((place for place in places if any(map(str.isdecimal, place))), places[0] if places else "")


def last_own(page: TablePage) -> int:
    """The position after the viewer's last choice; the present one for whoever has not chosen yet, or only looks on."""
    live, seat = page.live, page.vantage.seat
    made = live.playing().record.made
    own = [index for index, (chooser, _) in enumerate(made) if chooser == seat and seat != NOBODY]
    last = len(live.moments) - 1
    return next((at for at, count in enumerate(live.moments) if own and count > own[-1]), last)
