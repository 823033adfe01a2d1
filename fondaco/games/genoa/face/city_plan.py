"""The plan of the city in a terminal: eight rows of eight squares, with tower, discs, owners and where it can go.

The first square of a building bears its sign, the second its owner and the discs that lie there.
"""

from __future__ import annotations

from rich.text import Text

from fondaco.games.genoa import data
from fondaco.games.genoa.face.sight import Sight

CELL = 5
TOWER_SIGN = "▲"
NEXT_SIGN = "+"
DISC_SIGN = "•"
STREET_SIGN = "·"
USED_SIGN = "×"
OPEN_STYLE = "bold"


class CityPlan:
    """The squares, one line for each row under a line of column numbers."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.city = sight.city
        self.squares = [int(self.city.box.squares[square]) for square in range(data.SQUARES)]
        self.steps = int(self.city.open_steps()) if self.city.tower != data.NONE else 0

    def lines(self) -> list[Text]:
        head = Text("  ", style="dim")
        for column in range(data.SIDE):
            head.append(f"{column + 1:^{CELL}}")
        return [head, *(self.line(row) for row in range(data.SIDE))]

    def line(self, row: int) -> Text:
        line = Text().append(f"{row + 1} ", style="dim")
        for column in range(data.SIDE):
            line.append_text(self.square(row * data.SIDE + column))
        return line

    def square(self, square: int) -> Text:
        space = self.squares[square]
        index = self.squares[:square].count(space)
        content = self.street(space) if space >= data.STREET else self.building(space, index)
        is_next = bool(self.steps >> space & 1)
        lead = TOWER_SIGN if space == self.city.tower and index == 0 else NEXT_SIGN if is_next and index == 0 else " "
        cell = Text(lead, style="bold").append_text(content)
        if is_next or space == self.city.tower:
            cell.stylize(OPEN_STYLE)
        return cell.append(" " * (CELL - cell.cell_len))

    def street(self, space: int) -> Text:
        discs = self.discs(space)
        return Text(f" {DISC_SIGN}{discs}") if discs else Text(f" {STREET_SIGN}", style="dim")

    def building(self, space: int, index: int) -> Text:
        sign = self.sight.space(space, "sign")
        if index == 1:
            return self.things(space) or Text(sign, style="dim")
        used = bool(self.city.used >> space & 1)
        return Text(sign, style="dim" if index else "").append(USED_SIGN if used and not index else "")

    def things(self, space: int) -> Text | None:
        """The owner's letter and the discs; None where there is neither."""
        owner = int(self.city.owner_of(space))
        discs = self.discs(space)
        if owner == data.NONE and not discs:
            return None
        text = self.sight.sign(owner) if owner != data.NONE else Text(" ")
        return text.append(f"{DISC_SIGN}{discs}") if discs else text

    def discs(self, space: int) -> int:
        return int(self.city.discs[space])
