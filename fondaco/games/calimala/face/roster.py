"""The players of Calimala in a terminal: what lies before each, and what the viewer alone knows."""

from __future__ import annotations

from babel.lists import format_list
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from fondaco.games.calimala import data
from fondaco.games.calimala.face.board import points
from fondaco.games.calimala.face.sight import MATERIAL_STYLES, Sight
from fondaco.games.calimala.names import action_key, final_key
from fondaco.kernel.counts import bits

SHORTEST_NAME = 6
"""A name is not cut to less, however narrow the terminal is."""


class Roster:
    """The players clockwise from the start player."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.town = sight.town
        self.say = sight.say

    def table(self, width: int) -> Table:
        """One row for each player."""
        heads = [Text(self.say(key)) for key in ("player", "points", "discs")]
        for material, name in enumerate(data.MATERIAL_NAMES):
            heads.append(Text(self.sight.name(f"material-{name}", "title"), style=MATERIAL_STYLES[material]))
        heads += [Text(self.say(key)) for key in ("woven", "ships", "houses", "hand", "council-own")]
        rows = [self.cells(seat) for seat in self.sight.order()]
        widths = [max(cell.cell_len for cell in column) for column in zip(heads, *rows, strict=True)]
        gap = 2 if sum(widths) + 2 * len(widths) <= width else 1
        room = width - sum(widths[1:]) - gap * len(widths)
        table = Table(box=SIMPLE_HEAD, padding=(0, gap - 1, 0, 0), show_edge=False, header_style="not bold")
        for index, head in enumerate(heads):
            table.add_column(head, no_wrap=True, justify="right" if index else "left")
        for cells in rows:
            cells[0].truncate(max(SHORTEST_NAME, room), overflow="ellipsis")
            table.add_row(*cells)
        return table

    def cells(self, seat: int) -> list[Text]:
        town = self.town
        name = Text("▸" if seat == self.sight.seat else " ", style="bold") + self.sight.player(seat)
        total = sum(points(town, seat, self.sight.options)[seat])
        cells = [name, Text(str(total), style="bold"), self.pair(int(town.discs[seat]), int(town.whites[seat]))]
        cells += [self.number(int(town.stock[seat * data.MATERIALS + material])) for material in range(data.MATERIALS)]
        cells.append(Text(f"{int(town.cloth_of(seat))}/{int(town.workshops[seat]) * data.WORKSHOP}"))
        cells += [self.number(int(town.ships[seat])), self.number(int(bits(town.houses[seat])))]
        cells.append(self.number(int(town.hand_size[seat])))
        return [*cells, self.pair(int(town.representatives_of(seat)), int(town.palazzo_artworks(seat)))]

    def number(self, count: int) -> Text:
        return Text(str(count)) if count else Text(self.say("empty"), style="dim")

    def pair(self, first: int, second: int) -> Text:
        """`9+3`: two numbers that belong together."""
        return Text(f"{first}+{second}")

    def own(self) -> Text:
        """What only the viewer knows: hand and final card."""
        town = self.town
        seat = self.sight.seat
        hand = [(action, int(town.hand[seat * data.ACTIONS + action])) for action in range(data.ACTIONS)]
        cards = [self.say("card", action=action_key(action), count=count) for action, count in hand if count]
        cards_held = format_list(cards, style="unit", locale=self.sight.words.language)
        line = Text().append_text(self.sight.player(seat)).append(": ")
        line.append(self.say("own-hand", cards=cards_held) if cards else self.say("no-hand"), style="bold")
        if town.kept[seat] >= 0:
            line.append(f" · {self.say('own-final', final=final_key(int(town.kept[seat])))}", style="bold")
        return line

    def finals(self) -> Text:
        """Everybody's final card, once the game is over."""
        line = Text(self.say("finals"))
        for seat in self.sight.order():
            line.append(" · ").append_text(self.sight.player(seat))
            line.append(f" {self.sight.name(final_key(int(self.town.kept[seat])), 'short')}")
        return line
