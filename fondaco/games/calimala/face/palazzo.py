"""The Palazzo Vecchio of Calimala in a terminal: the council with its tiles in order, and who would win ties."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from fondaco.games.calimala import data
from fondaco.games.calimala.face.readings import awards_now
from fondaco.games.calimala.face.sight import Sight
from fondaco.games.calimala.names import final_key, tile_key
from fondaco.games.calimala.scoring import standing

NEXT = 3
"""So many of the coming tiles stand out."""
SHOWN_SHORT = 5


class Palazzo:
    """The council as everybody sees it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.town = sight.town
        self.say = sight.say

    def council(self) -> Table:
        """All tiles in order: who sits there, and who would get what if it were scored now."""
        return self.listed(0, data.COUNCIL)

    def coming(self) -> Table:
        """The next tiles only."""
        scored = int(self.town.scored)
        first = min(scored, data.COUNCIL - SHOWN_SHORT)
        return self.listed(first, first + SHOWN_SHORT)

    def listed(self, first: int, end: int) -> Table:
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(justify="right")
        for _ in range(3):
            table.add_column(no_wrap=True)
        table.add_row("", "", self.sight.heading("council"), Text(self.say("now"), style="dim"))
        for seat in range(first, end):
            table.add_row(*self.row(seat))
        return table

    def row(self, seat: int) -> list[Text]:
        tile = int(self.town.council[seat])
        scored = int(self.town.scored)
        name = self.sight.name(tile_key(tile), "short") if tile >= 0 else self.say("empty")
        owner = int(self.town.representatives[seat])
        sign = self.sight.sign(owner) if owner >= 0 else Text(self.say("nobody") if seat < scored else "", style="dim")
        if seat < scored:
            dim = [Text(part, style="dim") for part in (str(seat + 1), name, self.say("scored"))]
            return [dim[0], sign, dim[1], dim[2]]
        style = "bold" if seat < scored + NEXT else ""
        number = Text(self.say("next", seat=seat + 1) if seat == scored else str(seat + 1), style=style)
        return [number, sign, Text(name, style=style), self.awards(tile)]

    def awards(self, tile: int) -> Text:
        """`A3 B2 C1`: the points of a tile as it stands; `AB2 C1` where two share."""
        line = Text()
        before = 0
        for seat, points in awards_now(self.town, tile) if tile >= 0 else []:
            if points and points != before:
                line.append(f"{before} " if before else "", style="not bold")
            if points:
                line.append_text(self.sight.sign(seat))
                before = points
        return line.append(str(before)) if before else Text(self.say("empty"), style="dim")

    def notes(self) -> list[Text]:
        """The order in which ties are won, and the final card that lies open."""
        lines = [self.ties()]
        if self.town.open_final >= 0:
            lines.append(Text(self.say("open-final", final=final_key(int(self.town.open_final)))))
        return lines

    def ties(self) -> Text:
        """The players from who wins ties with all others to who loses them; equal ones with a sign between."""
        ranks = {seat: int(standing(self.town, seat)) for seat in range(int(self.town.seats))}
        order = sorted(ranks, key=lambda seat: -ranks[seat])
        line = Text(self.say("ties")).append(" ")
        for index, seat in enumerate(order):
            if index:
                line.append(" = " if ranks[seat] == ranks[order[index - 1]] else " › ", style="dim")
            line.append_text(self.sight.sign(seat))
        return line
