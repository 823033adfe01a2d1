"""The players of Norenberc in a terminal: what lies before each, and what the viewer alone knows."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from fondaco.face.roster import name_cell, roster_table
from fondaco.games.norenberc import data
from fondaco.games.norenberc.face.seat_facts import SeatFacts, Ware, is_money_open, seat_facts
from fondaco.games.norenberc.face.sight import GUILD_STYLES, TownSight
from fondaco.games.norenberc.scoring import CATEGORIES
from fondaco.games.norenberc.word_keys import good_key, guild_key

SHORTEST_NAME = 8
SHOWN_STATUS = {"asked": "acting", "acting": "acting", "ready": "ready", "cards": "cards", "passed": "passed"}
"""What of a player's status the table shows."""


class Roster:
    """The players as a seat sees them, in turn order."""

    def __init__(self, sight: TownSight) -> None:
        self.sight = sight
        self.say = sight.say
        self.seats = [seat_facts(sight, seat) for seat in sight.order()]
        self.open_money = is_money_open(sight)

    def table(self, width: int) -> Table:
        """One row for each player; one column for each guild with its goods and artisans."""
        heads = [Text(self.say(key)) for key in ("player", "status", "agents")]
        for good in range(len(self.seats[0].goods)):
            heads.append(Text(self.sight.name(good_key(good)), style=GUILD_STYLES[good]))
        heads.append(Text(self.say("won-crests")))
        if self.open_money:
            heads.append(Text(self.say("thalers")))
        rows = [self.cells(facts) for facts in self.seats]
        return roster_table(heads, rows, width, justify="left", shortest_name=SHORTEST_NAME)

    def cells(self, facts: SeatFacts) -> list[Text]:
        status = SHOWN_STATUS.get(facts.status)
        cells = [name_cell(self.sight, facts.who.seat), Text(self.say(status, count=facts.cards) if status else "")]
        cells.append(Text(f"{facts.hand}+{facts.supply}"))
        cells += [self.guild_cell(ware) for ware in facts.wares]
        cells.append(self.crests_cell(facts))
        return [*cells, Text(str(facts.money))] if self.open_money else cells

    def guild_cell(self, ware: Ware) -> Text:
        """`2 Σ12`: two goods of the guild's kind, artisans that sum to 12."""
        cell = Text(str(ware.held), GUILD_STYLES[ware.good]) if ware.held else self.sight.number(0)
        cell = Text().append_text(cell).append("(4)" * ware.loaded, style="bold")
        return cell.append(f" Σ{ware.influence}" if ware.influence else "")

    def crests_cell(self, facts: SeatFacts) -> Text:
        """`2 4 ♛ (3)`: the guilds whose crests a player has won, the prestige crests, how many different ones."""
        signs = [
            Text("♛", style="bold") if kind == data.PRESTIGE else Text(str(kind + 1), style=GUILD_STYLES[kind])
            for kind in facts.crests
        ]
        return Text(" ").join([*signs, Text(f"({facts.different})", style="dim")]) if facts.different else Text()

    def people(self) -> list[Text]:
        """The townspeople before each player."""
        lines = []
        for facts in self.seats:
            held = [Text(self.sight.name(tile.key, "short"), style="bold") for tile in facts.people]
            if held:
                line = Text().append_text(self.sight.player(facts.who.seat)).append(": ")
                lines.append(line + Text(", ").join(held))
        return lines

    def own(self) -> Text:
        """What only the viewer knows: money, plan, points so far."""
        own = next(facts for facts in self.seats if facts.is_own)
        line = Text().append_text(self.sight.player(own.who.seat))
        line.append(f": {self.say('money', money=own.money)}", style="bold")
        plan = int(self.sight.town.plan[own.who.seat])
        names = [self.sight.name(guild_key(guild), "title") for guild in range(data.GUILDS) if plan >> guild & 1]
        if names:
            line.append(f" · {self.say('plan', guilds=', '.join(names))}")
        line.append(f" · {self.say('points', points=own.points)}")
        parts = [
            self.say("points-item", category=self.sight.name(f"category-{category}"), points=points)
            for category, points in zip(CATEGORIES, own.row, strict=True)
            if points > 0
        ]
        return line.append(f" ({', '.join(parts)})" if parts else "", style="dim")
