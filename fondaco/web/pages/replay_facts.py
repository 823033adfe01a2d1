"""What the controls of a replay are painted from."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.web.tables.moves import Mark, moves_of
from fondaco.web.tables.vantage import Vantage


class Replay(NamedTuple):
    """Where a replay stands, and where it can go."""

    table: str
    at: int
    last: int
    back: int
    """Where the move before this position began."""
    on: int
    """Where the next move leads."""
    number: int
    stops: tuple[int, ...]
    """The positions between moves, the first one and the last one with them."""
    marks: tuple[Mark, ...]
    players: tuple[str, ...]
    seat: int
    """Whose eyes it is seen with."""
    is_over: bool
    """Whether it may be seen with any eyes."""


def replay_of(vantage: Vantage, players: tuple[str, ...]) -> Replay:
    live, at = vantage.live, vantage.at
    moves = moves_of(live, vantage.face)
    return Replay(
        live.row.id,
        at,
        len(live.moments) - 1,
        moves.before(at),
        moves.after(at),
        moves.number(at),
        tuple(moves.stops()),
        moves.marks(),
        players,
        vantage.seat,
        live.is_over(),
    )
