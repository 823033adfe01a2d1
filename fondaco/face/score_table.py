"""The score sheet in a terminal: a line for each category, a column for each player."""

from __future__ import annotations

from typing import NamedTuple

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from fondaco.face.score_sheet import shown, shown_total
from fondaco.face.terminal_sight import TerminalSight


class ScoreLine(NamedTuple):
    """One row of the sheet."""

    name: str | Text
    cells: tuple[str | Text, ...]
    """By seat."""


def score_lines(sight: TerminalSight, categories: list[str], none: str = "0") -> list[ScoreLine]:
    """A line for each category, in the order of the scoring."""
    return [
        ScoreLine(sight.name(f"category-{category}"), tuple(shown(row[index], none) for row in sight.points))
        for index, category in enumerate(categories)
    ]


def score_table(sight: TerminalSight, lines: list[ScoreLine], totals: list[str] | None = None) -> Table:
    """The sheet in a terminal: one column for each player, in the order of the board."""
    seats = sight.order()
    sums = totals or [shown_total(row) for row in sight.points]
    table = Table(box=SIMPLE_HEAD, show_edge=False, show_footer=True, padding=(0, 1, 0, 0))
    table.add_column(sight.say("score-title"), footer=sight.say("score-total"), no_wrap=True)
    for seat in seats:
        table.add_column(sight.player(seat), footer=sums[seat], justify="right")
    for line in lines:
        table.add_row(line.name, *[line.cells[seat] for seat in seats])
    return table
