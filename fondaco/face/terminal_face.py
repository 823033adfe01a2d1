"""What a game looks like in a terminal: by default its players, who is asked, and the points."""

from __future__ import annotations

from typing import ClassVar

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.face.score_sheet import shown
from fondaco.face.text_face import TextFace
from fondaco.kernel.news import Item
from fondaco.kernel.state import State


class TerminalFace(TextFace):
    """The boards of one game, drawn from a view for a seat, or for NOBODY, a spectator."""

    tabled_news: ClassVar[frozenset[str]] = frozenset()
    """Kinds of news that a small table tells better than sentences.

    The table begins with news that does not follow from other news.
    """
    board_questions: ClassVar[frozenset[str]] = frozenset()
    """Questions at which the board is drawn anew; the others belong to a move under way."""
    prompts_under_way: ClassVar[frozenset[str]] = frozenset()
    """Prompts of such a question that belong to a move under way all the same."""

    def draw(self, view: State, seat: int, players: list[str], width: int) -> RenderableType:
        """The whole board."""
        return self.score_table(view, seat, players)

    def draw_short(self, view: State, seat: int, players: list[str], width: int) -> RenderableType:
        """What a seat needs for its question, for a terminal of few lines."""
        return self.draw(view, seat, players, width)

    def legend(self, view: State) -> RenderableType:
        """How to read the board."""
        return Text(self.words.say("plain-legend"), style="dim")

    def scores(self, view: State, seat: int, players: list[str]) -> RenderableType:
        """The points of all players by category."""
        return self.score_table(view, seat, players)

    def news_table(self, items: list[Item], players: list[str]) -> RenderableType:
        """News of `tabled_news` that came in a row."""
        return Text("\n".join(self.news_sentence(item, players) for item in items))

    def score_table(self, view: State, seat: int, players: list[str]) -> Table:
        """Everybody with the points so far, as far as the game can count them already."""
        rows = self.points(view, seat)
        table = Table(box=SIMPLE_HEAD, show_edge=False)
        table.add_column(self.words.say("plain-player"))
        table.add_column(self.words.say("plain-asked"))
        for category in self.game.categories if rows else []:
            table.add_column(self.words.say(f"category-{category}"), justify="right")
        for player, name in enumerate(players):
            asked = self.words.say("plain-yes") if view.is_asked(player) else ""
            cells = [shown(points) for points in (rows[player] if rows else [])]
            table.add_row(name, asked, *cells)
        return table
