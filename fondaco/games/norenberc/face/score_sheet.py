"""The points of Norenberc in a terminal, by category; majorities by guild and place as well."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from fondaco.face.score_table import ScoreLine, score_lines, score_table
from fondaco.games.norenberc.face.majorities import standings
from fondaco.games.norenberc.face.sight import TownSight
from fondaco.games.norenberc.scoring import CATEGORIES

AFTER_MAJORITY = CATEGORIES.index("majority") + 1


def score_sheet(sight: TownSight) -> Table:
    lines = score_lines(sight, CATEGORIES)
    by_seat = [{stands.guild: stands for stands in standings(sight.town, seat)} for seat in range(len(sight.players))]
    guilds = []
    for guild in range(int(sight.town.guilds)):
        places = [found.get(guild) for found in by_seat]
        cells = [
            sight.say("majority", sum=stands.total, place=stands.place, points=stands.points)
            if stands
            else sight.say("empty")
            for stands in places
        ]
        name = sight.guild(guild)
        name.pad_left(2)
        guilds.append(ScoreLine(name, tuple(Text(cell, style="dim") for cell in cells)))
    return score_table(sight, [*lines[:AFTER_MAJORITY], *guilds, *lines[AFTER_MAJORITY:]])
