"""The picture at the end of the game: everybody's open purse with a pile of coins, the winner first."""

from __future__ import annotations

from typing import Final, NamedTuple

from fondaco.face.podium import rank_of, ranking
from fondaco.face.scene import Scene

WIDTH: Final = 150
"""How much room each purse has, in units of the drawing."""
HIGHEST: Final = 34
"""Coins in the pile of the winner; the others have theirs in proportion."""


class Purse(NamedTuple):
    seat: int
    name: str
    sign: str
    points: int
    rank: int
    """The same for players who share it."""
    x: int
    """The middle of the purse."""
    coins: int


class Purses(NamedTuple):
    purses: tuple[Purse, ...]
    """By rank."""
    width: int


def purses(scene: Scene) -> Purses:
    """For a game that is over."""
    seats = ranking(scene)
    most = max(1, *scene.result)
    laid = [
        Purse(
            seat=seat,
            name=scene.players[seat],
            sign=scene.signs[seat],
            points=scene.result[seat],
            rank=rank_of(scene, seat),
            x=WIDTH // 2 + place * WIDTH,
            coins=max(1, round(HIGHEST * scene.result[seat] / most)),
        )
        for place, seat in enumerate(seats)
    ]
    return Purses(tuple(laid), WIDTH * len(seats))
