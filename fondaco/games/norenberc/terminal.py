"""The board of Norenberc in a terminal: houses, players and points, drawn from a view."""

from __future__ import annotations

from typing import cast

from rich.box import HEAVY, ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fondaco.games.norenberc import data
from fondaco.games.norenberc.board import UNKNOWN, good_key, guild_key, points, tile_key
from fondaco.games.norenberc.scoring import CATEGORIES
from fondaco.games.norenberc.state import Town
from fondaco.kernel.catalogue import Catalogue
from fondaco.kernel.state import State

GUILD_STYLES = ["yellow", "bright_magenta", "color(173)", "default", "color(141)", "color(208)"]
SEAT_STYLES = ["bright_blue", "color(208)", "color(178)", "color(71)", "bright_red"]
PRICES = ["1●", "1●1○", "2●/1●2○", "3●/2●2○"]
"""Of the rooms, left to right (N-H1): ● the guild's own good, ○ any other."""
NARROWEST_HOUSE = 24
WIDEST_HOUSE = 30
LONGEST_NAME = 12


class Board:
    """What one seat, or a spectator, sees of a town."""

    def __init__(self, view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue) -> None:
        self.town = cast(Town, view)
        self.seat = seat
        self.players = players
        self.words = words
        self.open_money = options.get("money") == "open" or self.town.is_over()
        initials = [player[:1].upper() for player in players]
        distinct = len(set(initials)) == len(initials)
        self.signs = initials if distinct else [str(number + 1) for number in range(len(players))]
        """One letter for each player, so that colour is never the only sign."""

    def say(self, key: str, **facts: str | int) -> str:
        return self.words.say(f"board-{key}", facts)

    def name(self, key: str, form: str = "") -> str:
        return str(self.words.named(key, form))

    def player(self, seat: int) -> Text:
        """A player's name, led by the letter that stands for it on the roofs where that is not its initial."""
        name = Text(self.players[seat], style=f"bold {SEAT_STYLES[seat]}")
        return name if self.players[seat].upper().startswith(self.signs[seat]) else Text(f"{seat + 1} ") + name

    def head(self) -> Text:
        town = self.town
        round_ = self.say("round", round=int(town.round), rounds=data.ROUNDS, turn=int(town.turn))
        line = Text().append(f"{self.name('game-title')} · {round_}", style="bold")
        line.append(f" · {self.say('stack', count=int(town.stack_size))} · ")
        for place in range(len(town.order)):
            if place:
                line.append(" › ", style="dim")
            line.append_text(self.player(int(town.order[place])))
        return line

    # The houses.

    def houses(self, width: int) -> RenderableType:
        guilds = int(self.town.guilds)
        columns = max(1, min(guilds, width // NARROWEST_HOUSE))
        rows = -(-guilds // columns)
        columns = -(-guilds // rows)
        house_width = min(WIDEST_HOUSE, width // columns)
        street = Table.grid(padding=0)
        for _ in range(columns):
            street.add_column(width=house_width)
        for first in range(0, guilds, columns):
            street.add_row(*[self.house(guild, house_width) for guild in range(first, min(first + columns, guilds))])
        return street

    def house(self, guild: int, width: int) -> Panel:
        town = self.town
        inner = width - 4 if width >= NARROWEST_HOUSE + 3 else width - 2
        lines = [self.roof_line(guild, inner)]
        lines += [self.room_line(guild, room, inner) for room in range(data.ROOMS)]
        lines += [self.masters_line(guild, inner), self.store_line(guild, inner)]
        title = Text(f"{guild + 1} {self.name(guild_key(guild), 'title')} ", style=f"bold {GUILD_STYLES[guild]}")
        title.append(self.say("price", price=int(town.price(guild))), style="bold default")
        crests = self.say("crests", count=int(town.crests_left[guild]))
        if town.prestige_here and town.prestige == guild:
            crests += f" {self.say('prestige')}"
        current = town.question() not in ("planning", "over") and town.called == guild + 1
        return Panel(
            Text("\n").join(lines),
            title=title,
            title_align="left",
            subtitle=Text(crests, style="bold default"),
            subtitle_align="left",
            box=HEAVY if current else ROUNDED,
            border_style=GUILD_STYLES[guild] if current else f"dim {GUILD_STYLES[guild]}",
            padding=(0, 1 if inner == width - 4 else 0),
            width=width,
        )

    def roof_line(self, guild: int, inner: int) -> Text:
        """Agents and Mayors on the roof."""
        town = self.town
        line = Text().append(self.say("roof"), style="dim")
        agents = [(seat, int(town.roof[guild * data.MOST_SEATS + seat])) for seat in range(int(town.seats))]
        for seat, count in agents:
            if count:
                line.append(f" {self.signs[seat]}{count if count > 1 else ''}", style=f"bold {SEAT_STYLES[seat]}")
        mayors = int(town.mayors[guild])
        if mayors:
            name = self.name(tile_key(data.MAYOR), "short")
            name = name if line.cell_len + len(name) + 2 <= inner else name[:1]
            line.append(f" {name}{mayors if mayors > 1 else ''}", style="bold")
        if not mayors and not any(count for _, count in agents):
            line.append(f" {self.say('empty')}", style="dim")
        return line

    def room_line(self, guild: int, room: int, inner: int) -> Text:
        tile = int(self.town.rooms[guild * data.ROOMS + room])
        line = Text().append(f"{room + 1} ", style="dim")
        line.append_text(self.tile(tile) if tile >= 0 else Text(self.say("empty"), style="dim"))
        price = PRICES[room]
        line.append(" " * max(1, inner - line.cell_len - len(price)))
        line.append(price, style=GUILD_STYLES[guild] if tile >= 0 else "dim")
        return line

    def tile(self, tile: int) -> Text:
        style = GUILD_STYLES[int(data.guild_of(tile))] if tile < data.ARTISANS else "bold"
        return Text(self.name(tile_key(tile), "short"), style=style)

    def masters_line(self, guild: int, inner: int) -> Text:
        """The masters by round, the present one in brackets; under the last one lies another tile (N-S6)."""
        town = self.town
        bench = [int(town.bench[guild * data.BENCH + window]) for window in range(data.BENCH)]
        values = [self.value(tile) for tile in bench]
        masters = [*values[:3], self.say("over", tile=values[4], under=values[3])]
        now = int(town.round) - 1
        tight = sum(len(value) for value in masters) + 2 + 9 > inner
        line = Text()
        for index in range(len(masters)):
            line.append("" if index == 0 else "→" if tight else " → ", style="dim")
            is_now = index == now and not town.is_over()
            line.append(f"[{masters[index]}]" if is_now else masters[index], style="bold" if is_now else "")
        return line

    def value(self, tile: int) -> str:
        if tile < 0:
            return self.say("empty")
        return f"{data.value_of(tile)}{'+' if data.has_symbol(tile) else ''}"

    def store_line(self, guild: int, inner: int) -> Text:
        """The goods in the store, in words where they fit."""
        store = [int(self.town.store[guild * data.GOODS + good]) for good in range(data.GOODS)]
        for form in ("", "letter"):
            line = Text().append(self.say("store"), style="dim")
            for good in range(data.GOODS):
                if store[good]:
                    line.append(f" {self.name(good_key(good), form)} {store[good]}", style=GUILD_STYLES[good])
            if not any(store):
                line.append(f" {self.say('empty')}", style="dim")
            if line.cell_len <= inner:
                break
        return line

    # The players.

    def table(self) -> Table:
        """One row for each player in turn order; one column for each guild with its goods and artisans."""
        town = self.town
        table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="not bold")
        for key in ("player", "status", "agents"):
            table.add_column(self.say(key), no_wrap=True)
        for good in range(int(town.guilds)):
            table.add_column(Text(self.name(good_key(good)), style=GUILD_STYLES[good]), no_wrap=True)
        table.add_column(self.say("won-crests"), no_wrap=True)
        if self.open_money:
            table.add_column(self.say("thalers"), justify="right", no_wrap=True)
        for place in range(len(town.order)):
            seat = int(town.order[place])
            agents = f"{int(town.hand[seat])}+{int(town.supply[seat])}"
            cells: list[RenderableType] = [self.player_cell(seat), self.status(seat), agents]
            cells += [self.guild_cell(seat, guild) for guild in range(int(town.guilds))]
            cells.append(self.crests_cell(seat))
            if self.open_money:
                cells.append(str(int(town.money[seat])))
            table.add_row(*cells)
        return table

    def player_cell(self, seat: int) -> Text:
        """The name, pointed at where it is the viewer's own."""
        name = self.player(seat)
        name.truncate(LONGEST_NAME, overflow="ellipsis")
        return Text("▸" if seat == self.seat else " ", style="bold") + name

    def crests_cell(self, seat: int) -> Text:
        """The crests a player has won: the numbers of the guilds, and ♛ for each prestige crest."""
        town = self.town
        cell = Text()
        for guild in range(int(town.guilds)):
            if town.crests[seat * data.CREST_KINDS + guild] > 0:
                cell.append(str(guild + 1), style=GUILD_STYLES[guild])
        return cell.append("♛" * int(town.crests[seat * data.CREST_KINDS + data.PRESTIGE]), style="bold")

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
        for seat in [int(seat) for seat in self.town.order]:
            held = [
                Text(self.name(tile_key(tile), "short"), style="bold")
                for tile in range(data.ARTISANS, data.TILES)
                for _ in range(int(self.town.owned[seat * data.TILES + tile]))
            ]
            if held:
                lines.append(Text().append_text(self.player(seat)).append(": ") + Text(", ").join(held))
        return lines

    def own(self) -> Text:
        """What only the seat itself knows: money, plan, points so far."""
        town = self.town
        line = Text().append_text(self.player(self.seat))
        line.append(f": {self.say('money', money=int(town.money[self.seat]))}", style="bold")
        mask = int(town.plan[self.seat])
        names = [self.name(guild_key(guild), "title") for guild in range(data.GUILDS) if mask >> guild & 1]
        if names:
            line.append(f" · {self.say('plan', guilds=', '.join(names))}")
        row = points(town, self.seat, self.open_money)[self.seat]
        line.append(f" · {self.say('points', points=sum(max(0, number) for number in row))}")
        parts = [
            self.say("points-item", category=self.name(f"category-{CATEGORIES[index]}"), points=row[index])
            for index in range(len(row))
            if row[index] > 0
        ]
        return line.append(f" ({', '.join(parts)})" if parts else "", style="dim")


def draw(
    view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue, width: int
) -> RenderableType:
    """The whole board as a seat, or a spectator, sees it; once the game is over, without the houses."""
    board = Board(view, seat, players, options, words)
    parts: list[RenderableType] = [board.head()] if view.is_over() else [board.head(), board.houses(width)]
    parts += [board.table(), *board.people()]
    if seat >= 0 and not view.is_over():
        parts.append(board.own())
    return Group(*parts)


def legend(view: State, words: Catalogue) -> RenderableType:
    """How to read the board."""
    goods = ", ".join(
        f"{words.named(good_key(good), 'letter')} {words.named(good_key(good))}"
        for good in range(int(cast(Town, view).guilds))
    )
    keys = ["houses", "players", "goods"]
    return Text("\n".join(words.say(f"board-legend-{key}", {"goods": goods}) for key in keys), style="dim")


def scores(view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue) -> RenderableType:
    """The points of all players by category, as far as the seat may see them."""
    board = Board(view, seat, players, options, words)
    rows = points(view, seat, board.open_money)
    table = Table(box=SIMPLE_HEAD, show_edge=False, show_footer=True, padding=(0, 1, 0, 0))
    table.add_column(words.say("board-score-title"), footer=words.say("board-score-total"))
    for other in range(len(players)):
        total = str(sum(max(0, number) for number in rows[other]))
        unknown = "+" if UNKNOWN in rows[other] else ""
        table.add_column(board.player(other), footer=total + unknown, justify="right")
    for index in range(len(CATEGORIES)):
        cells = [row[index] for row in rows]
        shown = [words.say("board-score-unknown") if cell == UNKNOWN else str(cell) for cell in cells]
        table.add_row(words.say(f"category-{CATEGORIES[index]}"), *shown)
    hidden = any(UNKNOWN in row for row in rows)
    return Group(table, Text(words.say("board-score-hidden"), style="dim")) if hidden else table
