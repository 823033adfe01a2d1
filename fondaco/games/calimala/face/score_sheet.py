"""The points of Calimala in a terminal, by category."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table

from fondaco.games.calimala.face.sight import Sight
from fondaco.games.calimala.scoring import breakdown
from fondaco.games.calimala.state import CATEGORIES


def score_table(sight: Sight) -> Table:
    """One column for each player, in turn order as on the board."""
    seats = sight.order()
    rows = breakdown(sight.town)
    table = Table(box=SIMPLE_HEAD, show_edge=False, show_footer=True, padding=(0, 1, 0, 0))
    table.add_column(sight.say("score-title"), footer=sight.say("score-total"), no_wrap=True)
    for seat in seats:
        table.add_column(sight.player(seat), footer=str(sum(rows[seat])), justify="right")
    for index, category in enumerate(CATEGORIES):
        cells = [str(rows[seat][index]) if rows[seat][index] else sight.say("empty") for seat in seats]
        table.add_row(sight.name(f"category-{category}"), *cells)
    return table
