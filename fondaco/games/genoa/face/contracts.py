"""Contracts as the browser board shows them: in groups of neighbours, with what each group pays at the end (G-E2)."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.games.genoa.box import Box
from fondaco.games.genoa.face.names import space_key
from fondaco.games.genoa.scoring import contract_groups


class Group(NamedTuple):
    """Neighbouring contracts."""

    cards: tuple[int, ...]
    """Each the number of its building."""
    pay: int
    next_pay: int
    """What one more neighbour would make of it."""
    neighbours: tuple[str, ...]
    """Keys of the buildings on either side that would join the group."""


def groups_of(box: Box, cards: int) -> tuple[Group, ...]:
    """The groups in a set of cards, the best paid first."""
    groups = [group(box, tuple(found)) for found in contract_groups(box, cards)]
    return tuple(sorted(groups, key=lambda found: -found.pay))


def group(box: Box, cards: tuple[int, ...]) -> Group:
    size = len(cards)
    ring = [int(building) for building in box.ring]
    pay = int(box.pay[size])
    if size == len(ring):
        return Group(cards, pay, pay, ())
    before = ring[(ring.index(cards[0]) - 1) % len(ring)]
    after = ring[(ring.index(cards[-1]) + 1) % len(ring)]
    sides = tuple(space_key(building) for building in dict.fromkeys([before, after]))
    return Group(cards, pay, int(box.pay[size + 1]), sides)
