"""The city of Calimala in a terminal: nine actions, and the towers of discs on the twelve streets between them."""

from __future__ import annotations

from rich.text import Text

from fondaco.games.calimala import data
from fondaco.games.calimala.face.readings import tower_of
from fondaco.games.calimala.face.sight import Sight
from fondaco.games.calimala.names import action_key

SIDE = 3
"""The city has three rows of three actions."""
CELL = 12
WIDE_GAP = 7
NARROW_GAP = 4
WIDE = SIDE * CELL + (SIDE - 1) * WIDE_GAP
"""How wide the city is where there is room; streets that run across are shorter where there is not."""


class TownPlan:
    """The city as a seat sees it: what the viewer could carry out now stands out."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.town = sight.town
        ends = data.STREET_ENDS
        self.streets = {(ends[2 * street], ends[2 * street + 1]): street for street in range(data.STREETS)}
        """Streets by the two cells they join."""

    def lines(self, width: int, is_short: bool = False) -> list[Text]:
        """The rows of actions, joined by streets; without room to spare, streets that run down take one line."""
        if self.town.grid[0] < 0:
            return []
        gap = WIDE_GAP if width >= WIDE else NARROW_GAP
        result: list[Text] = []
        for row in range(SIDE):
            if row:
                rails = [] if is_short else [self.rails(gap)]
                result += [*rails, self.down(row - 1, gap), *rails]
            result.append(self.across(row, gap))
        for line in result:
            line.rstrip()
        return result

    def across(self, row: int, gap: int) -> Text:
        """A row of actions with the towers on the streets between them."""
        line = Text()
        for column in range(SIDE):
            cell = row * SIDE + column
            if column:
                line.append_text(self.street_across(self.streets[cell - 1, cell], gap))
            line.append_text(self.action(cell))
        return line

    def action(self, cell: int) -> Text:
        """The name of an action, amid its cell; bold where the viewer could carry it out now."""
        action = int(self.town.grid[cell])
        name = self.sight.name(action_key(action), "title")
        is_open = self.sight.seat >= 0 and not self.town.is_over() and self.town.is_possible(action, self.sight.seat)
        return Text(f"{name:^{CELL}}", style="bold" if is_open else "")

    def tower(self, street: int) -> Text:
        """The discs of a street, the top on the right."""
        return self.sight.signs_of(tower_of(self.town, street))

    def street_across(self, street: int, gap: int) -> Text:
        tower = self.tower(street)
        before = (gap - tower.cell_len) // 2
        line = Text("─" * before, style="dim").append_text(tower)
        return line.append("─" * (gap - before - tower.cell_len), style="dim")

    def down(self, row: int, gap: int) -> Text:
        """The towers on the streets between a row and the next one."""
        line = Text()
        for column in range(SIDE):
            cell = row * SIDE + column
            tower = self.tower(self.streets[cell, cell + SIDE])
            if tower.cell_len == 0:
                tower = Text("│", style="dim")
            before = (CELL - tower.cell_len) // 2
            line.append(" " * ((gap if column else 0) + before)).append_text(tower)
            line.append(" " * (CELL - before - tower.cell_len))
        return line

    def rails(self, gap: int) -> Text:
        line = Text(style="dim")
        for column in range(SIDE):
            line.append(" " * (gap if column else 0) + f"{'│':^{CELL}}")
        return line
