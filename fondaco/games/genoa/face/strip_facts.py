"""The strip over the plan: the rounds left, the phase of the turn, the tower's discs, and everybody's known wealth."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.scene import Scene
from fondaco.face.text import UNKNOWN
from fondaco.games.genoa import data
from fondaco.games.genoa.scoring import owned_by
from fondaco.games.genoa.state import City

PHASES = ("start", "way", "owning")


class Merchant(NamedTuple):
    """A player in the strip."""

    seat: int
    sign: str
    player: str
    money: int
    """UNKNOWN where the viewer may not know it."""
    owned: int
    """Buildings with the own marker."""
    acts: int
    """Actions that the player may still take this turn."""
    trades: bool
    is_first: bool


class StripFacts(NamedTuple):
    merchants: tuple[Merchant, ...]
    rounds: int
    most_rounds: int
    phase: str
    """One of PHASES; empty once the game is over."""
    steps: int
    """Steps that the tower can still make."""


def phase_of(city: City) -> str:
    if city.is_over():
        return ""
    if city.question() in ("owning", "marking"):
        return "owning"
    return "way" if city.tower != data.NONE or city.visited else "start"


def strip_facts(scene: Scene) -> StripFacts:
    city = cast(City, scene.view)
    phase = phase_of(city)
    merchants = tuple(
        Merchant(
            seat=seat,
            sign=scene.signs[seat],
            player=player,
            money=scene.points[seat][0] if scene.points else UNKNOWN,
            owned=int(owned_by(city, seat)),
            acts=int(city.actions_left(seat)) if phase == "way" else 0,
            trades=bool(phase) and seat == city.trader,
            is_first=seat == city.first,
        )
        for seat, player in enumerate(scene.players)
    )
    steps = data.STEPS - int(city.walked) if city.tower != data.NONE else 0
    return StripFacts(merchants, int(city.rounds), int(data.ROUNDS[int(city.seats)]), phase, steps)
