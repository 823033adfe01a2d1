"""Who sits on a seat, as every panel, pawn and disc of a board shows it."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.face.sight import Sight


class Who(NamedTuple):
    seat: int
    player: str
    sign: str
    """The letter that stands for the player on the board."""


def who(sight: Sight, seat: int) -> Who:
    return Who(seat, sight.players[seat], sight.signs[seat])
