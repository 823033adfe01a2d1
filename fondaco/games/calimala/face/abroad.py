"""The cities abroad in a terminal: ports and trade cities with everybody's cloth and houses."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from fondaco.games.calimala import data
from fondaco.games.calimala.face.sight import Sight
from fondaco.games.calimala.names import city_key


class Abroad:
    """The map."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.town = sight.town
        self.say = sight.say

    def table(self) -> Table:
        """A row for each city: cloth by player, free spaces, and who has a house there."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(3):
            table.add_column(no_wrap=True)
        table.add_row(self.sight.heading("ports"), Text(self.say("cloth"), style="dim"), Text())
        for city in range(data.CITIES):
            if city == data.PORTS:
                table.add_row(self.sight.heading("trade"), Text(), Text(self.say("houses"), style="dim"))
            table.add_row(*self.cells(city))
        return table

    def cells(self, city: int) -> list[Text]:
        seats = range(int(self.town.seats))
        delivered = [int(self.town.delivered[seat * data.CITIES + city]) for seat in seats]
        cloth = self.sight.spaces(delivered, int(self.town.city_room[city]))
        owners = [seat for seat in seats if city >= data.PORTS and self.town.houses[seat] >> (city - data.PORTS) & 1]
        return [Text(self.sight.name(city_key(city))), cloth, self.sight.signs_of(owners)]
