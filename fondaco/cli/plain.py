"""What a game without a terminal of its own looks like: its players and their points."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.face.plain import PlainBoard
from fondaco.kernel.news import Item
from fondaco.kernel.state import State
from fondaco.words.catalogue import Catalogue


class PlainTerminal(PlainBoard):
    """What a `terminal.py` offers."""

    def draw(
        self, view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue, width: int
    ) -> RenderableType:
        """The players, who is asked, and the points as far as the game can count them already."""
        return self.table(view, seat, players, options, words)

    draw_short = draw

    def legend(self, view: State, words: Catalogue) -> RenderableType:
        return Text(words.say("plain-legend"), style="dim")

    def scores(
        self, view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue
    ) -> RenderableType:
        return self.table(view, seat, players, options, words)

    def tabled(self, items: list[Item], players: list[str], words: Catalogue) -> RenderableType:
        return Text()

    def table(self, view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue) -> Table:
        rows = self.points(view, seat, options)
        table = Table(box=SIMPLE_HEAD, show_edge=False)
        table.add_column(words.say("plain-player"))
        table.add_column(words.say("plain-asked"))
        for category in self.game.categories if rows else []:
            table.add_column(str(words.named(f"category-{category}")).removeprefix("category-"), justify="right")
        for player in range(len(players)):
            asked = words.say("plain-yes") if view.is_asked(player) else ""
            table.add_row(players[player], asked, *[str(points) for points in (rows[player] if rows else [])])
        return table
