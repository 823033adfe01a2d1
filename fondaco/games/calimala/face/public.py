"""What everybody sees of a table: the same for all viewers, so that what is made of it is made once."""

from __future__ import annotations

import functools
from typing import NamedTuple, cast

from fondaco.face.sight import Sight
from fondaco.face.who import Who
from fondaco.games.calimala import data
from fondaco.games.calimala.scoring import cubes, standings_of
from fondaco.games.calimala.secrets import view
from fondaco.games.calimala.state import Florence
from fondaco.kernel.counts import numbers
from fondaco.kernel.state import NOBODY


class Public:
    """A table as a spectator sees it. Two of them are equal where all that lies on the table is."""

    def __init__(self, sight: Sight) -> None:
        self.town = view(cast(Florence, sight.view), NOBODY)
        self.people = tuple(Who(seat, sight.players[seat], sign) for seat, sign in enumerate(sight.signs))
        self.key = (self.people, *self.town.steps(), *self.town.numbers())

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Public) and self.key == other.key

    @functools.cached_property
    def ranks(self) -> tuple[int, ...]:
        """What wins ties, by seat (C-P4)."""
        return tuple(numbers(standings_of(self.town)))

    @functools.cached_property
    def scored(self) -> frozenset[int]:
        """The tiles of the council that have been scored."""
        return frozenset(numbers(self.town.council)[: min(int(self.town.scored), data.COUNCIL)])


class Owner(NamedTuple):
    """A player with so many cubes somewhere."""

    seat: int
    player: str
    sign: str
    cubes: int
    leads: bool
    """Whether the player would come first, alone or tied, if it were scored now."""


class Tally(NamedTuple):
    """Who has how much of what a tile counts."""

    name: str
    key: str
    """Of its name: that of a tile, a city or a building."""
    owners: tuple[Owner, ...]
    """Whoever has any, in the order in which points would be given now (C-P3, C-P4)."""
    is_scored: bool


def tally(public: Public, tile: int, kind: str = "tile") -> Tally:
    """What a tile counts, which may be a city or a building as well."""
    name = data.TILE_NAMES[tile]
    amounts = [int(cubes(public.town, tile, who.seat)) for who in public.people]
    ranks = list(zip(amounts, public.ranks, strict=True))
    order = sorted((who for who in public.people if amounts[who.seat]), key=lambda who: ranks[who.seat], reverse=True)
    owners = [Owner(*who, amounts[who.seat], ranks[who.seat] == max(ranks)) for who in order]
    return Tally(name, f"{kind}-{name}", tuple(owners), tile in public.scored)
