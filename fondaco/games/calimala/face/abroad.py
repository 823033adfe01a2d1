"""The cities abroad in a terminal: ports and trade cities with everybody's cloth and houses."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from fondaco.games.calimala import data
from fondaco.games.calimala.face.map_facts import map_facts
from fondaco.games.calimala.face.sight import FlorenceSight


def abroad_table(sight: FlorenceSight) -> Table:
    """A row for each city: cloth by player, free spaces, and who has a house there."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(3):
        table.add_column(no_wrap=True)
    table.add_row(sight.heading("ports"), Text(sight.say("cloth"), style="dim"), Text())
    for city in map_facts(sight.public).cities:
        if city.number == data.PORTS:
            table.add_row(sight.heading("trade"), Text(), Text(sight.say("houses"), style="dim"))
        cloth = tuple(
            sight.public.people[owner.seat] for owner in sorted(city.tally.owners) for _ in range(owner.cubes)
        )
        table.add_row(Text(sight.name(city.tally.key)), sight.spaces(cloth, city.free), sight.signs_of(city.houses))
    return table
