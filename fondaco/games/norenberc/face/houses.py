"""The houses of Norenberc in a terminal: all of them as boxes, one as a wide box, or one line for each."""

from __future__ import annotations

from rich.box import HEAVY, ROUNDED, SIMPLE_HEAD
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fondaco.games.norenberc import data
from fondaco.games.norenberc.face.board import good_key, guild_key, tile_key
from fondaco.games.norenberc.face.sight import GUILD_STYLES, SEAT_STYLES, Sight
from fondaco.games.norenberc.steps.visit import visited_guild

PRICES = ["1●", "1●1○", "2●/1●2○", "3●/2●2○"]
"""Of the rooms 1 to 4 (N-H1): ● the guild's own good, ○ any other."""
NARROWEST_HOUSE = 24
WIDEST_HOUSE = 30
WIDEST_VISIT = 90
ROOM_FOR_STORES = 116
"""From this width on, the list of guilds has columns for stores and roofs."""


class Houses:
    """The guilds as a seat sees them."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.town = sight.town
        self.say = sight.say

    # Boxes.

    def street(self, width: int) -> RenderableType:
        """Every house, as many side by side as there is room for."""
        guilds = int(self.town.guilds)
        columns = max(1, min(guilds, width // NARROWEST_HOUSE))
        rows = -(-guilds // columns)
        columns = -(-guilds // rows)
        house_width = min(WIDEST_HOUSE, width // columns)
        street = Table.grid(padding=0)
        for _ in range(columns):
            street.add_column(width=house_width)
        for first in range(0, guilds, columns):
            street.add_row(*self.row(list(range(first, min(first + columns, guilds))), house_width))
        return street

    def row(self, guilds: list[int], width: int) -> list[Panel]:
        """Houses side by side, equally high."""
        wide = width >= NARROWEST_HOUSE + 3
        inner = width - 4 if wide else width - 2
        stores = [self.store_lines(guild, inner) for guild in guilds]
        highest = max(len(store) for store in stores)
        houses = []
        for guild, store in zip(guilds, stores, strict=True):
            lines = [self.roof_line(guild, inner)]
            lines += [self.room_line(guild, room, inner) for room in range(data.ROOMS)]
            lines += [self.masters_line(guild, inner), *store, *[Text()] * (highest - len(store))]
            houses.append(self.box(guild, Text("\n").join(lines), width, 1 if wide else 0))
        return houses

    def visit(self, guild: int, width: int) -> Panel:
        """One house alone, laid out in width so that it takes few lines: rooms on the left, the rest on the right."""
        width = min(width, WIDEST_VISIT)
        left = WIDEST_HOUSE
        right = width - left - 6
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=left)
        grid.add_column(width=right)
        rooms = [self.room_line(guild, room, left) for room in range(data.ROOMS)]
        rest = [self.roof_line(guild, right), self.masters_line(guild, right), *self.store_lines(guild, right)]
        grid.add_row(Text("\n").join(rooms), Text("\n").join(rest))
        return self.box(guild, grid, width, 1)

    def box(self, guild: int, inside: RenderableType, width: int, padding: int) -> Panel:
        title = Text(f"{guild + 1} {self.sight.name(guild_key(guild), 'title')} ", f"bold {GUILD_STYLES[guild]}")
        title.append(self.say("price", price=int(self.town.price(guild))), style="bold default")
        crests = self.say("crests", count=int(self.town.crests_left[guild]))
        if self.has_prestige(guild):
            crests += f" {self.say('prestige')}"
        current = visited_guild(self.town) == guild
        return Panel(
            inside,
            title=title,
            title_align="left",
            subtitle=Text(crests, style="bold default"),
            subtitle_align="left",
            box=HEAVY if current else ROUNDED,
            border_style=GUILD_STYLES[guild] if current else f"dim {GUILD_STYLES[guild]}",
            padding=(0, padding),
            width=width,
        )

    def has_prestige(self, guild: int) -> bool:
        return bool(self.town.prestige_here) and self.town.prestige == guild

    # Lines inside a box.

    def roof_line(self, guild: int, inner: int) -> Text:
        """Agents and Mayors on the roof."""
        line = Text().append(self.say("roof"), style="dim")
        signs = self.roof_signs(guild)
        mayors = int(self.town.mayors[guild])
        if mayors:
            name = self.sight.name(tile_key(data.MAYOR), "short")
            name = (
                name if line.cell_len + sum(sign.cell_len + 1 for sign in signs) + len(name) + 2 <= inner else name[:1]
            )
            signs.append(Text(f"{name}{mayors if mayors > 1 else ''}", style="bold"))
        for sign in signs or [Text(self.say("empty"), style="dim")]:
            line.append(" ").append_text(sign)
        return line

    def roof_signs(self, guild: int) -> list[Text]:
        """The agents on a roof, a letter for each player and how many."""
        agents = [(seat, int(self.town.roof[guild * data.MOST_SEATS + seat])) for seat in range(int(self.town.seats))]
        return [
            Text(f"{self.sight.signs[seat]}{count if count > 1 else ''}", style=f"bold {SEAT_STYLES[seat]}")
            for seat, count in agents
            if count
        ]

    def room_line(self, guild: int, room: int, inner: int) -> Text:
        tile = int(self.town.rooms[guild * data.ROOMS + room])
        line = Text().append(f"{room + 1} ", style="dim")
        line.append_text(self.guest(guild, room))
        price = PRICES[room]
        line.append(" " * max(1, inner - line.cell_len - len(price)))
        line.append(price, style=GUILD_STYLES[guild] if tile >= 0 else "dim")
        return line

    def guest(self, guild: int, room: int) -> Text:
        tile = int(self.town.rooms[guild * data.ROOMS + room])
        return self.sight.tile(tile) if tile >= 0 else Text(self.say("empty"), style="dim")

    def masters_line(self, guild: int, inner: int) -> Text:
        """The masters by round; under the last one lies another tile (N-S6)."""
        values = self.values(guild)
        masters = [*values[:3], self.say("over", tile=values[4], under=values[3])]
        tight = sum(len(value) for value in masters) + 2 + 9 > inner
        return self.row_of_masters(masters, "→" if tight else " → ")

    def row_of_masters(self, masters: list[str], arrow: str) -> Text:
        """The present one stands in brackets."""
        now = -1 if self.town.is_over() else int(self.town.round) - 1
        line = Text()
        for index in range(len(masters)):
            line.append(arrow if index else "", style="dim")
            line.append(f"[{masters[index]}]" if index == now else masters[index], style="bold" if index == now else "")
        return line

    def values(self, guild: int) -> list[str]:
        return [self.value(int(self.town.bench[guild * data.BENCH + window])) for window in range(data.BENCH)]

    def value(self, tile: int) -> str:
        if tile < 0:
            return self.say("empty")
        return f"{data.value_of(tile)}{'+' if data.has_symbol(tile) else ''}"

    def store_lines(self, guild: int, inner: int) -> list[Text]:
        """The goods in the store, in words, on as many lines as they need."""
        lines = [Text().append(self.say("store"), style="dim")]
        for good in self.stored(guild) or [Text(self.say("empty"), style="dim")]:
            if lines[-1].cell_len + 1 + good.cell_len > inner:
                lines.append(Text(" "))
            lines[-1].append(" ").append_text(good)
        return lines

    def stored(self, guild: int) -> list[Text]:
        store = [int(self.town.store[guild * data.GOODS + good]) for good in range(data.GOODS)]
        return [
            Text(f"{self.sight.name(good_key(good))} {store[good]}", style=GUILD_STYLES[good])
            for good in range(data.GOODS)
            if store[good]
        ]

    # One line for each house.

    def listed(self, width: int) -> Table:
        """Every guild on one line: the masters by round and the guests; stores and roofs where there is room."""
        roomy = width >= ROOM_FOR_STORES
        table = Table(box=SIMPLE_HEAD, padding=(0, 1 if roomy else 0, 0, 0), show_edge=False, header_style="not bold")
        heads = [self.say("guild"), self.say("masters")]
        heads += [self.say("room", room=room + 1, price=PRICES[room]) for room in range(data.ROOMS)]
        for head in heads + ([self.say("store-head"), self.say("roof-head")] if roomy else []):
            table.add_column(head, no_wrap=True)
        for guild in range(int(self.town.guilds)):
            name = Text(f"{guild + 1} {self.sight.name(guild_key(guild), 'title')}", f"bold {GUILD_STYLES[guild]}")
            cells = [name.append(" ♛" if self.has_prestige(guild) else "", style="bold default")]
            values = self.values(guild)
            cells.append(self.row_of_masters([*values[:3], values[4]], "→"))
            cells += [self.guest(guild, room) for room in range(data.ROOMS)]
            if roomy:
                cells += [Text(", ").join(self.stored(guild)), Text(" ").join(self.roof_signs(guild))]
            table.add_row(*cells)
        return table
