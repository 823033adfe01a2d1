"""The viewer's own mat in the browser: all that its panel has, with what the things bring."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.scene import Scene
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.face.majorities import Standing, standings
from fondaco.games.norenberc.face.seat_facts import SeatFacts
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.visit import visited_guild


class MatFacts(NamedTuple):
    own: SeatFacts
    standings: tuple[Standing, ...]
    """With the guilds of which the viewer owns artisans."""
    sold: int
    """The kind of goods that the viewer can sell now, or -1."""

    @property
    def by_guild(self) -> dict[int, Standing]:
        return {standing.guild: standing for standing in self.standings}


def mat_facts(scene: Scene, own: SeatFacts) -> MatFacts:
    town = cast(Town, scene.view)
    sold = int(visited_guild(town)) if verbs.SELL + 1 in scene.choices else -1
    return MatFacts(own, tuple(standings(town, scene.seat)), sold)
