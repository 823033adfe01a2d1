"""How a player stands with a guild (N-G2): the sum of the artisans, the place it takes, the points as it stands."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.games.norenberc.scoring import majority_points, rank
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.word_keys import guild_key


class Standing(NamedTuple):
    guild: int
    total: int
    place: int
    points: int

    @property
    def name(self) -> str:
        return guild_key(self.guild)


def standings(town: Town, seat: int) -> list[Standing]:
    """With the guilds of which a player owns artisans."""
    found = []
    for guild in range(int(town.guilds)):
        mine = rank(town, seat, guild)
        if mine:
            ahead = sum(1 for other in range(int(town.seats)) if rank(town, other, guild) > mine)
            total = int(town.influence(seat, guild))
            found.append(Standing(guild, total, ahead + 1, int(majority_points(town, seat, guild))))
    return found
