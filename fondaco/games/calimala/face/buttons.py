"""Open choices, and players by what they own somewhere, as the templates of the browser board need them."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.face.scene import Scene
from fondaco.games.calimala import data
from fondaco.games.calimala.scoring import standings_of
from fondaco.games.calimala.state import Florence
from fondaco.kernel.counts import Counts, numbers


class Button(NamedTuple):
    """An open choice on a thing of the board."""

    notation: str
    sentence: str
    card: str


class Owner(NamedTuple):
    """A player with so many cubes somewhere."""

    seat: int
    sign: str
    cubes: int
    leads: bool
    """Whether the player would come first, alone or tied, if it were scored now."""


def button(scene: Scene, choice: int) -> Button | None:
    offer = scene.offers.get(choice)
    return Button(offer.notation, offer.sentence, offer.card) if offer else None


def ranking(amounts: tuple[int, ...], standings: tuple[int, ...], signs: tuple[str, ...]) -> tuple[Owner, ...]:
    """Whoever has any, in the order in which points would be given now (C-P3, C-P4)."""
    ranks = [(amounts[seat], standings[seat]) for seat in range(len(amounts))]
    order = sorted((seat for seat in range(len(amounts)) if amounts[seat]), key=lambda seat: ranks[seat], reverse=True)
    return tuple(Owner(seat, signs[seat], amounts[seat], ranks[seat] == ranks[order[0]]) for seat in order)


def tie_order(town: Florence) -> tuple[int, ...]:
    """What wins ties, by seat."""
    return tuple(numbers(standings_of(town)))


def scored_tiles(town: Florence) -> frozenset[int]:
    """The tiles of the council that have been scored."""
    return frozenset(int(town.council[place]) for place in range(min(int(town.scored), data.COUNCIL)))


def part(counts: Counts, index: int, size: int) -> tuple[int, ...]:
    """What belongs to one of several things that lie in a row."""
    return tuple(numbers(counts[index * size : index * size + size]))
