"""The ducats of Genoa in a terminal, by category."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table

from fondaco.face.text import UNKNOWN
from fondaco.games.genoa.face.points import points
from fondaco.games.genoa.face.sight import Sight
from fondaco.games.genoa.scoring import CATEGORIES


def score_table(sight: Sight) -> Table:
    """One column for each player, in turn order as on the board; what is hidden is a question mark."""
    seats = sight.order()
    rows = points(sight.city, sight.seat)
    table = Table(box=SIMPLE_HEAD, show_edge=False, show_footer=True, padding=(0, 1, 0, 0))
    table.add_column(sight.say("score-title"), footer=sight.say("score-total"), no_wrap=True)
    for seat in seats:
        total = sight.say("unknown") if UNKNOWN in rows[seat] else str(sum(rows[seat]))
        table.add_column(sight.player(seat), footer=total, justify="right")
    for index, category in enumerate(CATEGORIES):
        cells = [sight.say("unknown") if rows[seat][index] == UNKNOWN else str(rows[seat][index]) for seat in seats]
        table.add_row(sight.name(f"category-{category}"), *cells)
    return table
