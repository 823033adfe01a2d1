"""The churches of Calimala and the artworks of the Palazzo in a terminal: whose cubes lie in each row, what is free."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from fondaco.games.calimala import data
from fondaco.games.calimala.face.sight import FREE_SIGN, MATERIAL_STYLES, Sight
from fondaco.games.calimala.names import building_key
from fondaco.kernel.counts import numbers


class Churches:
    """The gifts of all players."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.town = sight.town

    def table(self) -> Table:
        """A row for each material, a column for each building."""
        table = Table.grid(padding=(0, 2, 0, 0))
        buildings = [self.sight.name(building_key(building), "narrow") for building in range(data.CHURCHES + 1)]
        heads = [self.sight.heading("churches"), *[Text(name, style="bold") for name in buildings]]
        for _ in heads:
            table.add_column(no_wrap=True)
        table.add_row(*heads)
        for row in range(data.ROWS):
            name = self.sight.name(f"material-{[*data.MATERIAL_NAMES, 'artwork'][row]}", "title")
            cells = [Text(name, style=MATERIAL_STYLES[row])]
            cells += [self.spaces(church, row) for church in range(data.CHURCHES)]
            table.add_row(*cells, self.patrons() if row == data.ARTWORK_ROW else Text())
        return table

    def spaces(self, church: int, row: int) -> Text:
        gifts = self.town.gifts
        cubes = [int(gifts[(seat * data.CHURCHES + church) * data.ROWS + row]) for seat in range(int(self.town.seats))]
        return self.sight.spaces(cubes, int(self.town.church_room[church * data.ROWS + row]))

    def patrons(self) -> Text:
        """The artworks of the Palazzo, in the order they came."""
        given = [owner for owner in numbers(self.town.patrons) if owner >= 0]
        return self.sight.signs_of(given).append(FREE_SIGN * (data.PALAZZO_SPACES - len(given)), style="dim")
