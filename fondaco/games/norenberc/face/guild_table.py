"""The picture at the end: guilds by players with sums, places and points, under them the crests; the winner first."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from fondaco.face.podium import rank_of, ranking
from fondaco.face.scene import Scene
from fondaco.face.slices import slice_of
from fondaco.games.norenberc import data
from fondaco.games.norenberc.face.majorities import Standing, standings
from fondaco.games.norenberc.state import Town

CRESTS: Final = data.PRESTIGE + 1


class Column(NamedTuple):
    """One player."""

    seat: int
    name: str
    sign: str
    points: int
    rank: int
    standings: tuple[Standing | None, ...]
    """With each guild; None where the player owns no artisan of it."""
    won: tuple[int, ...]
    """Of each kind of crest."""

    @property
    def crests(self) -> list[int]:
        """One kind for each crest."""
        return [kind for kind in range(CRESTS) for _ in range(self.won[kind])]


class GuildTable(NamedTuple):
    columns: tuple[Column, ...]
    """The winner first."""


def guild_table(scene: Scene) -> GuildTable:
    """For a game that is over."""
    town = cast(Town, scene.view)
    guilds = range(int(town.guilds))
    columns = []
    for seat in ranking(scene):
        found = {standing.guild: standing for standing in standings(town, seat)}
        columns.append(
            Column(
                seat,
                scene.players[seat],
                scene.signs[seat],
                scene.result[seat],
                rank_of(scene, seat),
                tuple(found.get(guild) for guild in guilds),
                slice_of(town.crests, seat, data.CREST_KINDS),
            )
        )
    return GuildTable(tuple(columns))
