"""The players of Norenberc in a terminal: what lies before each, and what the viewer alone knows."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from fondaco.games.norenberc import data
from fondaco.games.norenberc.face.names import good_key, guild_key, tile_key
from fondaco.games.norenberc.face.points import points
from fondaco.games.norenberc.face.sight import GUILD_STYLES, Sight
from fondaco.games.norenberc.scoring import CATEGORIES, different_crests

SHORTEST_NAME = 8
"""A name is not cut to less, however narrow the terminal is."""


class Roster:
    """The players as a seat sees them, in turn order."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.town = sight.town
        self.say = sight.say

    def table(self, width: int) -> Table:
        """One row for each player; one column for each guild with its goods and artisans."""
        heads = [Text(self.say(key)) for key in ("player", "status", "agents")]
        for good in range(int(self.town.guilds)):
            heads.append(Text(self.sight.name(good_key(good)), style=GUILD_STYLES[good]))
        heads.append(Text(self.say("won-crests")))
        if self.sight.open_money:
            heads.append(Text(self.say("thalers")))
        rows = [self.cells(seat) for seat in self.sight.order()]
        widths = [max(cell.cell_len for cell in column) for column in zip(heads, *rows, strict=True)]
        gap = 2 if sum(widths) + 2 * len(widths) <= width else 1
        room = width - sum(widths[1:]) - gap * len(widths)
        table = Table(box=SIMPLE_HEAD, padding=(0, gap - 1, 0, 0), show_edge=False, header_style="not bold")
        for head in heads:
            table.add_column(head, no_wrap=True)
        for cells in rows:
            cells[0].truncate(max(SHORTEST_NAME, room), overflow="ellipsis")
            table.add_row(*cells)
        return table

    def cells(self, seat: int) -> list[Text]:
        town = self.town
        name = Text("▸" if seat == self.sight.seat else " ", style="bold") + self.sight.player(seat)
        cells = [name, Text(self.status(seat)), Text(f"{int(town.hand[seat])}+{int(town.supply[seat])}")]
        cells += [self.guild_cell(seat, guild) for guild in range(int(town.guilds))]
        cells.append(self.crests_cell(seat))
        if self.sight.open_money:
            cells.append(Text(str(int(town.money[seat]))))
        return cells

    def crests_cell(self, seat: int) -> Text:
        """`2 4 ♛ (3)`: the guilds whose crests a player has won, the prestige crests, how many different ones."""
        town = self.town
        signs = [
            Text(str(guild + 1), style=GUILD_STYLES[guild])
            for guild in range(int(town.guilds))
            if town.crests[seat * data.CREST_KINDS + guild] > 0
        ]
        signs += [Text("♛", style="bold")] * int(town.crests[seat * data.CREST_KINDS + data.PRESTIGE])
        count = int(different_crests(town, seat))
        return Text(" ").join([*signs, Text(f"({count})", style="dim")]) if count else Text()

    def status(self, seat: int) -> str:
        """What a player is doing, as far as all may see."""
        town = self.town
        if town.is_over():
            return ""
        if town.passed >> seat & 1:
            return self.say("passed")
        if town.on_card >> seat & 1:
            return self.say("acting")
        if town.question() == "planning" and town.ready >> seat & 1:
            return self.say("ready")
        return self.say("cards", count=int(town.cards[seat])) if town.cards[seat] else ""

    def guild_cell(self, seat: int, guild: int) -> Text:
        """`2 Σ12`: two goods of the guild's kind, artisans that sum to 12."""
        town = self.town
        goods = int(town.goods[seat * data.GOODS + guild])
        cell = Text().append(str(goods) if goods else self.say("empty"), GUILD_STYLES[guild] if goods else "dim")
        cell.append("(4)" * int(town.loaded[seat * data.GOODS + guild]), style="bold")
        influence = int(town.influence(seat, guild))
        return cell.append(f" Σ{influence}" if influence else "")

    def people(self) -> list[Text]:
        """The townspeople before each player."""
        lines = []
        for seat in self.sight.order():
            held = [
                Text(self.sight.name(tile_key(tile), "short"), style="bold")
                for tile in range(data.ARTISANS, data.TILES)
                for _ in range(int(self.town.owned[seat * data.TILES + tile]))
            ]
            if held:
                lines.append(Text().append_text(self.sight.player(seat)).append(": ") + Text(", ").join(held))
        return lines

    def own(self) -> Text:
        """What only the viewer knows: money, plan, points so far."""
        town = self.town
        seat = self.sight.seat
        line = Text().append_text(self.sight.player(seat))
        line.append(f": {self.say('money', money=int(town.money[seat]))}", style="bold")
        mask = int(town.plan[seat])
        names = [self.sight.name(guild_key(guild), "title") for guild in range(data.GUILDS) if mask >> guild & 1]
        if names:
            line.append(f" · {self.say('plan', guilds=', '.join(names))}")
        row = points(town, seat, self.sight.options)[seat]
        line.append(f" · {self.say('points', points=sum(max(0, number) for number in row))}")
        parts = [
            self.say("points-item", category=self.sight.name(f"category-{CATEGORIES[index]}"), points=row[index])
            for index in range(len(row))
            if row[index] > 0
        ]
        return line.append(f" ({', '.join(parts)})" if parts else "", style="dim")
