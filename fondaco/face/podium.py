"""The podium: all players at the end of a game, the winner in the middle and highest."""

from __future__ import annotations

from typing import Final, NamedTuple

from fondaco.face.scene import Scene

WIDTH: Final = 150
"""How wide a step is, in units of the drawing."""
HEIGHTS: Final = (250, 190, 150, 120, 98)
"""How high the step of each rank is."""
ORDER: Final = (3, 1, 0, 2, 4)
"""Which rank stands where, from left to right."""


class Step(NamedTuple):
    """One player on the podium."""

    seat: int
    name: str
    sign: str
    points: int
    rank: int
    """The same for players who share it; 1 for whoever has won."""
    x: int
    """The middle of the step, counted from the middle of the picture."""
    height: int


class Podium(NamedTuple):
    steps: tuple[Step, ...]
    """By rank."""
    width: int


def ranking(scene: Scene) -> list[int]:
    """The seats, the winners first, then by points."""
    return sorted(range(len(scene.players)), key=lambda seat: (seat not in scene.winners, -scene.result[seat], seat))


def rank_of(scene: Scene, seat: int) -> int:
    """How many are ahead of a seat, and one; whoever has won has won."""
    if seat in scene.winners:
        return 1
    better = [other for other, points in enumerate(scene.result) if points > scene.result[seat]]
    return 1 + len({*better, *scene.winners})


def podium(scene: Scene) -> Podium:
    """For a game that is over."""
    seats = ranking(scene)
    there = [place for place in ORDER if place < len(seats)]
    steps = []
    for place, seat in enumerate(seats):
        rank = rank_of(scene, seat)
        x = round((there.index(place) - (len(there) - 1) / 2) * WIDTH)
        height = HEIGHTS[min(rank, len(HEIGHTS)) - 1]
        steps.append(Step(seat, scene.players[seat], scene.signs[seat], scene.result[seat], rank, x, height))
    return Podium(tuple(steps), WIDTH * max(4, len(seats)))
