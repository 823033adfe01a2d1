"""The players of Genoa in a terminal: what lies before each, and what the viewer alone knows."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from fondaco.face.text import UNKNOWN
from fondaco.games.genoa import data
from fondaco.games.genoa.face.names import card_key, good_key, kind_key, space_key, tile_key
from fondaco.games.genoa.face.points import points
from fondaco.games.genoa.face.readings import hand_of
from fondaco.games.genoa.face.sight import Sight
from fondaco.games.genoa.scoring import contract_groups
from fondaco.games.genoa.steps.messages import is_carried

SHORTEST_NAME = 6
"""A name is not cut to less, however narrow the terminal is."""


class Roster:
    """The players clockwise from the start player."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.city = sight.city
        self.say = sight.say

    def table(self, width: int) -> Table:
        """One row for each player: ducats, goods, tiles, markers, cards by kind."""
        name = self.sight.name
        heads = [Text(self.say("player")), Text(self.say("ducats"))]
        heads += [Text(name(good_key(good), "head")) for good in range(data.GOODS)]
        heads += [Text(name(tile_key(tile), "head")) for tile in range(data.TILES)]
        heads.append(Text(self.say("markers")))
        heads += [Text(name(kind_key(kind), "head")) for kind in range(data.KINDS)]
        heads.append(Text(self.say("action")))
        rows = [self.cells(seat) for seat in self.sight.order()]
        widths = [max(cell.cell_len for cell in column) for column in zip(heads, *rows, strict=True)]
        room = width - sum(widths[1:]) - len(widths)
        table = Table(box=SIMPLE_HEAD, padding=0, show_edge=False, header_style="not bold")
        for index, head in enumerate(heads):
            table.add_column(head, no_wrap=True, justify="right" if index else "left")
        for cells in rows:
            cells[0].truncate(max(SHORTEST_NAME, room), overflow="ellipsis")
            table.add_row(*cells)
        return table

    def cells(self, seat: int) -> list[Text]:
        city = self.city
        is_trader = seat == city.trader and not city.is_over()
        name = Text("▸" if seat == self.sight.seat else " ", style="bold") + self.sight.player(seat)
        name.append(self.say("trader") if is_trader else "")
        money = points(city, self.sight.seat)[seat][0]
        cells = [name, Text(self.say("unknown") if money == UNKNOWN else str(money), style="bold")]
        cells += [self.number(int(city.goods[seat * data.GOODS + good])) for good in range(data.GOODS)]
        cells += [self.number(int(city.tiles[seat * data.TILES + tile])) for tile in range(data.TILES)]
        cells.append(self.number(int(city.markers[seat])))
        cells += [self.number(int(city.held[seat * data.KINDS + kind])) for kind in range(data.KINDS)]
        return [*cells, Text(self.say("can-act") if city.actions_left(seat) > 0 else self.say("has-acted"))]

    def number(self, count: int) -> Text:
        return Text(str(count)) if count else Text(self.say("empty"), style="dim")

    # What the viewer alone knows.

    def hand(self) -> list[Text]:
        """The own cards by kind, each with what it asks for and what of that is there."""
        lines = []
        held = hand_of(self.city, self.sight.seat)
        for kind in (data.MESSAGE, data.SMALL, data.LARGE, data.CONTRACT):
            cards = [self.card(card) for card in held if data.kind_of(card) == kind]
            if cards:
                lines.append(Text(self.say("hand", kind=kind_key(kind), cards=self.joined(cards))))
        return lines or [Text(self.say("no-cards"))]

    def card(self, card: int) -> str:
        """`Inn✓ – Harbor`: a tick after what was visited or what is at hand."""
        if card < data.FIRST_MESSAGE:
            return self.sight.name(card_key(self.city.box, card), "title")
        house = int(self.city.box.house[card])
        if card < data.FIRST_SMALL:
            if is_carried(self.city, card):
                return self.say("carried", message=card_key(self.city.box, card))
            other = int(self.city.box.other_house[card])
            return self.say("message", first=self.visited(house), second=self.visited(other))
        goods = [good for good in range(data.GOODS) if self.city.box.wanted[card] >> good & 1]
        return self.say(
            "order", building=space_key(house), goods=self.sight.listed([self.good(good) for good in goods])
        )

    def visited(self, building: int) -> str:
        was_there = self.city.visited >> building & 1
        return self.say("there" if was_there else "not-there", name=self.sight.space(building))

    def good(self, good: int) -> str:
        has = self.city.goods[self.sight.seat * data.GOODS + good] > 0
        return self.say("there" if has else "not-there", name=self.sight.name(good_key(good)))

    def joined(self, parts: list[str]) -> str:
        return self.say("between").join(parts)

    def contracts(self) -> list[Text]:
        """Everybody's contracts by groups of neighbours, once the game is over (G-E2)."""
        lines = []
        for seat in self.sight.order():
            groups = contract_groups(self.city.box, self.city.cards_of(seat))
            told = [self.sight.listed([self.sight.space(building) for building in group]) for group in groups]
            shown = self.joined(told) if told else self.say("empty")
            lines.append(self.sight.about(self.say("contracts", player=self.sight.players[seat], groups=shown), seat))
        return lines
