"""The Palazzo Vecchio of Calimala in a terminal: the council with its tiles in order, and who would win ties."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from fondaco.games.calimala import data
from fondaco.games.calimala.face.council_facts import Award, Seat, council_facts
from fondaco.games.calimala.face.sight import FlorenceSight

SHOWN_SHORT = 5


class Palazzo:
    """The council as everybody sees it."""

    def __init__(self, sight: FlorenceSight) -> None:
        self.sight = sight
        self.facts = council_facts(sight.public)
        self.say = sight.say

    def council(self) -> Table:
        """All tiles in order: who sits there, and who would get what if it were scored now."""
        return self.listed(self.facts.seats)

    def coming(self) -> Table:
        """The next tiles only."""
        first = min(int(self.sight.town.scored), data.COUNCIL - SHOWN_SHORT)
        return self.listed(self.facts.seats[first : first + SHOWN_SHORT])

    def listed(self, seats: tuple[Seat, ...]) -> Table:
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(justify="right")
        for _ in range(3):
            table.add_column(no_wrap=True)
        table.add_row("", "", self.sight.heading("council"), Text(self.say("now"), style="dim"))
        for seat in seats:
            table.add_row(*self.row(seat))
        return table

    def row(self, seat: Seat) -> list[Text]:
        name = self.sight.name(seat.prize.key, "short")
        number = str(seat.number + 1)
        if seat.is_done:
            nobody = Text(self.say("nobody"), style="dim")
            sign = self.sight.sign(seat.owner.seat) if seat.owner.sign else nobody
            return [Text(number, "dim"), sign, Text(name, "dim"), Text(self.say("scored"), "dim")]
        style = "bold" if seat.ahead else ""
        if seat.ahead == 1:
            number = self.say("next", seat=seat.number + 1)
        return [Text(number, style), Text(), Text(name, style), self.awards(seat.prize.awards)]

    def awards(self, awards: tuple[Award, ...]) -> Text:
        """`A3 B2 C1`: the points of a tile as it stands; `AB2 C1` where two share."""
        line = Text()
        for index, award in enumerate(awards):
            line.append_text(self.sight.sign(award.seat))
            if index + 1 == len(awards):
                line.append(str(award.points))
            elif awards[index + 1].points != award.points:
                line.append(f"{award.points} ", style="not bold")
        return line if awards else Text(self.say("empty"), style="dim")

    def notes(self) -> list[Text]:
        """The order in which ties are won, and the final card that lies open."""
        final = [Text(self.say("open-final", final=self.facts.final.key))] if self.facts.final else []
        return [self.ties(), *final]

    def ties(self) -> Text:
        """The players from who wins ties with all others to who loses them; equal ones with a sign between."""
        line = Text(self.say("ties")).append(" ")
        for index, player in enumerate(self.facts.order):
            if index:
                is_equal = player.points == self.facts.order[index - 1].points
                line.append(" = " if is_equal else " › ", style="dim")
            line.append_text(self.sight.sign(player.seat))
        return line
