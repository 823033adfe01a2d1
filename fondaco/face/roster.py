"""A table of players in a terminal, one row for each, that fits the width."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import JustifyMethod
from rich.table import Table
from rich.text import Text

from fondaco.face.terminal_sight import TerminalSight

SHORTEST_NAME = 6
"""A name is not cut to less, however narrow the terminal is."""


def name_cell(sight: TerminalSight, seat: int) -> Text:
    """A player's name, with a mark before the viewer's own."""
    return Text("▸" if seat == sight.seat else " ", style="bold") + sight.player(seat)


def roster_table(
    heads: list[Text],
    rows: list[list[Text]],
    width: int,
    justify: JustifyMethod = "right",
    widest_gap: int = 2,
    shortest_name: int = SHORTEST_NAME,
) -> Table:
    """The names in the first column, which are cut where it gets narrow; `justify` is for the others.

    Between columns there is a gap of at most so many spaces, of one where the table would not fit otherwise.
    """
    widths = [max(cell.cell_len for cell in column) for column in zip(heads, *rows, strict=True)]
    gap = widest_gap if sum(widths) + widest_gap * len(widths) <= width else 1
    room = width - sum(widths[1:]) - gap * len(widths)
    table = Table(box=SIMPLE_HEAD, padding=(0, gap - 1, 0, 0), show_edge=False, header_style="not bold")
    for index, head in enumerate(heads):
        table.add_column(head, no_wrap=True, justify=justify if index else "left")
    for name, *cells in rows:
        name.truncate(max(shortest_name, room), overflow="ellipsis")
        table.add_row(name, *cells)
    return table
