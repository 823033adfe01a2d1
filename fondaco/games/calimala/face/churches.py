"""The churches of Calimala and the artworks of the Palazzo in a terminal: whose cubes lie in each row, what is free."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from fondaco.games.calimala import data
from fondaco.games.calimala.face.church_facts import churches_facts
from fondaco.games.calimala.face.council_facts import council_facts
from fondaco.games.calimala.face.sight import MATERIAL_STYLES, FlorenceSight
from fondaco.games.calimala.names import building_key


def churches_table(sight: FlorenceSight) -> Table:
    """A row for each material, a column for each building."""
    churches = churches_facts(sight.public).churches
    artworks = council_facts(sight.public).artworks
    given = tuple(who for who in artworks if who.sign)
    buildings = [sight.name(building_key(building), "narrow") for building in range(data.CHURCHES + 1)]
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(data.CHURCHES + 2):
        table.add_column(no_wrap=True)
    table.add_row(sight.heading("churches"), *[Text(name, style="bold") for name in buildings])
    for rows in reversed(list(zip(*[church.rows for church in churches], strict=True))):
        material = Text(sight.name(f"material-{rows[0].name}", "title"), style=MATERIAL_STYLES[rows[0].row])
        palazzo = sight.spaces(given, len(artworks) - len(given)) if rows[0].row == data.ARTWORK_ROW else Text()
        table.add_row(material, *[sight.spaces(row.stones, row.free) for row in rows], palazzo)
    return table
