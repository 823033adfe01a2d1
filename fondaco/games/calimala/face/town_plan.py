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
RAIL = Text("│", style="dim")


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
        rails = [] if is_short else [down([RAIL] * SIDE, gap)]
        result = [self.across(range(SIDE), gap)]
        for row in range(1, SIDE):
            cells = range(row * SIDE, (row + 1) * SIDE)
            towers = [self.tower(cell - SIDE, cell) or RAIL for cell in cells]
            result += [*rails, down(towers, gap), *rails, self.across(cells, gap)]
        for line in result:
            line.rstrip()
        return result

    def across(self, cells: range, gap: int) -> Text:
        """A row of actions with the towers on the streets between them."""
        line = Text().append_text(self.action(cells[0]))
        for cell in cells[1:]:
            line.append_text(amid(self.tower(cell - 1, cell), gap, "─")).append_text(self.action(cell))
        return line

    def action(self, cell: int) -> Text:
        """The name of an action, amid its cell; bold where the viewer could carry it out now."""
        action = self.city.actions[cell]
        name = self.sight.name(action.key, "title")
        is_playing = not self.sight.is_spectator and not self.sight.town.is_over()
        is_open = is_playing and self.sight.town.is_possible(data.ACTION_NAMES.index(action.name), self.sight.seat)
        return Text(f"{name:^{CELL}}", style="bold" if is_open else "")

    def tower(self, cell: int, other: int) -> Text:
        """The discs of the street between two cells, the top on the right."""
        return self.sight.signs_of(self.towers[cell, other])


def down(streets: list[Text], gap: int) -> Text:
    """What lies on the streets between a row of actions and the next one."""
    return Text(" " * gap).join([amid(street, CELL, " ") for street in streets])


def amid(text: Text, width: int, filling: str) -> Text:
    """A text in the middle of so many columns."""
    before = (width - text.cell_len) // 2
    line = Text().append(filling * before, style="dim").append_text(text)
    return line.append(filling * (width - before - text.cell_len), style="dim")
