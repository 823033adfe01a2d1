"""What others took from a viewer, as the page keeps saying it until it was seen."""

from __future__ import annotations

from typing import Final, NamedTuple

from fondaco.face.scene import Scene
from fondaco.kernel.state import NOBODY
from fondaco.web.tables.live import Live
from fondaco.web.tables.vantage import Vantage

MOST_OLD: Final = 3
"""So many losses that may have been seen are still there for a browser that remembers nothing of them."""


class LossNote(NamedTuple):
    """One loss."""

    key: str
    """The same as long as it is this loss: the browser remembers by it what was seen."""
    is_old: bool
    """Whether the viewer has chosen something since, so that a browser that remembers nothing keeps it to itself."""
    title: str
    sentence: str
    symbol: str
    rule: str


class Losses(NamedTuple):
    table: str
    game: str
    seat: int
    notes: tuple[LossNote, ...]


def losses_on(vantage: Vantage, scene: Scene) -> Losses | None:
    """For a viewer's own seat; None for everybody else, in a past position, and once the game is over."""
    live, seat = vantage.live, vantage.seat
    if seat == NOBODY or seat not in vantage.viewer.seats or not vantage.is_present or live.is_over():
        return None
    found = vantage.face.losses(scene, live.playing().listener.items)
    seen = heard_before(live, seat) if found else 0
    known = sum(one.told < seen for one in found)
    notes = tuple(
        LossNote(f"{number}-{one.place}", number <= known, one.title, one.sentence, one.symbol, one.rule)
        for number, one in list(enumerate(found, 1))[max(known - MOST_OLD, 0) :]
    )
    return Losses(live.row.id, live.game.name, seat, notes)


def heard_before(live: Live, seat: int) -> int:
    """How much news there was when a seat made its last choice."""
    table = live.playing()
    own = [number for number, (chooser, _) in enumerate(table.record.made) if chooser == seat]
    return table.told[own[-1]] if own else 0
