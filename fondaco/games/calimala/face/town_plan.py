"""The city of Calimala in a terminal: nine actions, and the towers of discs on the twelve streets between them."""

from __future__ import annotations

from rich.text import Text

from fondaco.games.calimala import data
from fondaco.games.calimala.face.city_facts import city_facts
from fondaco.games.calimala.face.sight import FlorenceSight

SIDE = 3
"""The city has three rows of three actions."""
CELL = 12
WIDE_GAP = 7
NARROW_GAP = 4
WIDE = SIDE * CELL + (SIDE - 1) * WIDE_GAP
"""How wide the city is where there is room; streets that run across are shorter where there is not."""


class TownPlan:
    """The city as a seat sees it: what the viewer could carry out now stands out."""

    def __init__(self, sight: FlorenceSight) -> None:
        self.sight = sight
        self.city = city_facts(sight.public)
        ends = data.STREET_ENDS
        self.towers = {
            (ends[2 * street.number], ends[2 * street.number + 1]): tuple(disc.owner for disc in street.discs)
            for street in self.city.streets
        }
        """Whose discs lie on the streets, by the two cells that a street joins."""

    def lines(self, width: int, is_short: bool = False) -> list[Text]:
        """The rows of actions, joined by streets; without room to spare, streets that run down take one line."""
        if not self.city.actions:
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
                line.append_text(self.street_across(self.tower(cell - 1, cell), gap))
            line.append_text(self.action(cell))
        return line

    def action(self, cell: int) -> Text:
        """The name of an action, amid its cell; bold where the viewer could carry it out now."""
        action = self.city.actions[cell]
        name = self.sight.name(action.key, "title")
        is_asked = self.sight.seat >= 0 and not self.sight.town.is_over()
        is_open = is_asked and self.sight.town.is_possible(data.ACTION_NAMES.index(action.name), self.sight.seat)
        return Text(f"{name:^{CELL}}", style="bold" if is_open else "")

    def tower(self, cell: int, other: int) -> Text:
        """The discs of the street between two cells, the top on the right."""
        return self.sight.signs_of(self.towers[cell, other])

    def street_across(self, tower: Text, gap: int) -> Text:
        before = (gap - tower.cell_len) // 2
        line = Text("─" * before, style="dim").append_text(tower)
        return line.append("─" * (gap - before - tower.cell_len), style="dim")

    def down(self, row: int, gap: int) -> Text:
        """The towers on the streets between a row and the next one."""
        line = Text()
        for column in range(SIDE):
            cell = row * SIDE + column
            tower = self.tower(cell, cell + SIDE)
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
