"""The houses of Norenberc in a terminal: all of them as boxes, one as a wide box, or one line for each."""

from __future__ import annotations

from rich.box import HEAVY, ROUNDED, SIMPLE_HEAD
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fondaco.face.terminal_sight import seat_text
from fondaco.games.norenberc import data
from fondaco.games.norenberc.face.house_facts import HouseFacts, house_facts
from fondaco.games.norenberc.face.sight import GUILD_STYLES, TownSight
from fondaco.games.norenberc.word_keys import tile_key

PRICES = ["1●", "1●1○", "2●/1●2○", "3●/2●2○"]
"""Of the rooms 1 to 4 (N-H1): ● the guild's own good, ○ any other."""
NARROWEST_HOUSE = 24
WIDEST_HOUSE = 30
WIDEST_VISIT = 90
ROOM_FOR_STORES = 116
"""From this width on, the list of guilds has columns for stores and roofs."""


class House:
    """One house, line by line."""

    def __init__(self, sight: TownSight, facts: HouseFacts) -> None:
        self.sight = sight
        self.say = sight.say
        self.facts = facts
        self.style = GUILD_STYLES[facts.guild]

    def box(self, inside: RenderableType, width: int, padding: int) -> Panel:
        facts = self.facts
        title = self.sight.guild(facts.guild, "bold").append(" ")
        title.append(self.say("price", price=facts.price), style="bold default")
        crests = self.say("crests", count=facts.crests) + (f" {self.say('prestige')}" if facts.has_prestige else "")
        return Panel(
            inside,
            title=title,
            title_align="left",
            subtitle=Text(crests, style="bold default"),
            subtitle_align="left",
            box=HEAVY if facts.is_called else ROUNDED,
            border_style=self.style if facts.is_called else f"dim {self.style}",
            padding=(0, padding),
            width=width,
        )

    def roof(self, inner: int) -> Text:
        """Agents and Mayors on the roof."""
        line = Text().append(self.say("roof"), style="dim")
        signs = self.agents()
        mayors = self.facts.mayors
        if mayors:
            name = self.sight.name(tile_key(data.MAYOR), "short")
            needed = line.cell_len + sum(sign.cell_len + 1 for sign in signs) + len(name) + 2
            signs.append(Text(f"{name if needed <= inner else name[:1]}{mayors if mayors > 1 else ''}", style="bold"))
        for sign in signs or [self.sight.number(0)]:
            line.append(" ").append_text(sign)
        return line

    def agents(self) -> list[Text]:
        """The agents on the roof, a letter for each player and how many."""
        return [seat_text(f"{p.sign}{p.agents if p.agents > 1 else ''}", p.seat) for p in self.facts.roof]

    def rooms(self, inner: int) -> list[Text]:
        lines = []
        for room, (guest, price) in enumerate(zip(self.facts.guests, PRICES, strict=True)):
            line = Text().append(f"{room + 1} ", style="dim").append_text(self.sight.tile(guest))
            line.append(" " * max(1, inner - line.cell_len - len(price)))
            lines.append(line.append(price, style="dim" if guest == data.EMPTY else self.style))
        return lines

    def masters(self, inner: int) -> Text:
        """The masters by round; under the last one lies another tile (N-S6)."""
        values = self.values()
        masters = [*values[:3], self.say("over", tile=values[4], under=values[3])]
        tight = sum(len(value) for value in masters) + 2 + 9 > inner
        return self.row_of(masters, "→" if tight else " → ")

    def row_of(self, masters: list[str], arrow: str) -> Text:
        """The present one stands in brackets."""
        line = Text()
        for number, master in enumerate(masters, 1):
            is_now = number == self.facts.round
            line.append(arrow if number > 1 else "", style="dim")
            line.append(f"[{master}]" if is_now else master, style="bold" if is_now else "")
        return line

    def values(self) -> list[str]:
        """The values of the workshop's tiles, with + for the agent symbol."""
        plus = ["+" if data.has_symbol(tile) else "" for tile in self.facts.bench]
        tiles = zip(self.facts.bench, plus, strict=True)
        return [self.say("empty") if tile == data.EMPTY else f"{data.value_of(tile)}{sign}" for tile, sign in tiles]

    def store(self, inner: int) -> list[Text]:
        """The goods in the store, in words, on as many lines as they need."""
        lines = [Text().append(self.say("store"), style="dim")]
        for good in self.goods() or [self.sight.number(0)]:
            if lines[-1].cell_len + 1 + good.cell_len > inner:
                lines.append(Text(" "))
            lines[-1].append(" ").append_text(good)
        return lines

    def goods(self) -> list[Text]:
        crates = [crate for crate in self.facts.store if crate.stored]
        return [Text(f"{self.sight.name(crate.key)} {crate.stored}", GUILD_STYLES[crate.good]) for crate in crates]


class Houses:
    """The guilds as a seat sees them."""

    def __init__(self, sight: TownSight) -> None:
        self.say = sight.say
        self.houses = [House(sight, facts) for facts in house_facts(sight)]

    def street(self, width: int) -> RenderableType:
        """Every house, as many side by side as there is room for."""
        guilds = len(self.houses)
        columns = max(1, min(guilds, width // NARROWEST_HOUSE))
        rows = -(-guilds // columns)
        columns = -(-guilds // rows)
        house_width = min(WIDEST_HOUSE, width // columns)
        street = Table.grid(padding=0)
        for _ in range(columns):
            street.add_column(width=house_width)
        for first in range(0, guilds, columns):
            street.add_row(*side_by_side(self.houses[first : first + columns], house_width))
        return street

    def visited(self, width: int) -> RenderableType:
        """The house that is being visited, or all of them in a list."""
        called = [house for house in self.houses if house.facts.is_called]
        return alone(called[0], min(width, WIDEST_VISIT)) if called else self.listed(width)

    def listed(self, width: int) -> Table:
        """Every guild on one line: the masters by round and the guests; stores and roofs where there is room."""
        roomy = width >= ROOM_FOR_STORES
        table = Table(box=SIMPLE_HEAD, padding=(0, 1 if roomy else 0, 0, 0), show_edge=False, header_style="not bold")
        heads = [self.say("guild"), self.say("masters")]
        heads += [self.say("room", room=room + 1, price=PRICES[room]) for room in range(data.ROOMS)]
        for head in heads + ([self.say("store-head"), self.say("roof-head")] if roomy else []):
            table.add_column(head, no_wrap=True)
        for house in self.houses:
            facts, values = house.facts, house.values()
            name = house.sight.guild(facts.guild, "bold")
            cells = [name.append(" ♛" if facts.has_prestige else "", style="bold default")]
            cells.append(house.row_of([*values[:3], values[4]], "→"))
            cells += [house.sight.tile(guest) for guest in facts.guests]
            if roomy:
                cells += [Text(", ").join(house.goods()), Text(" ").join(house.agents())]
            table.add_row(*cells)
        return table


def side_by_side(houses: list[House], width: int) -> list[Panel]:
    """Houses in a row, equally high."""
    wide = width >= NARROWEST_HOUSE + 3
    inner = width - 4 if wide else width - 2
    stores = [house.store(inner) for house in houses]
    highest = max(len(store) for store in stores)
    boxes = []
    for house, store in zip(houses, stores, strict=True):
        lines = [house.roof(inner), *house.rooms(inner), house.masters(inner), *store]
        lines += [Text()] * (highest - len(store))
        boxes.append(house.box(Text("\n").join(lines), width, 1 if wide else 0))
    return boxes


def alone(house: House, width: int) -> Panel:
    """One house, laid out in width so that it takes few lines: rooms on the left, the rest on the right."""
    left, right = WIDEST_HOUSE, width - WIDEST_HOUSE - 6
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=left)
    grid.add_column(width=right)
    rest = [house.roof(right), house.masters(right), *house.store(right)]
    grid.add_row(Text("\n").join(house.rooms(left)), Text("\n").join(rest))
    return house.box(grid, width, 1)
