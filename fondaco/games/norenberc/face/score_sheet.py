"""The points of Norenberc in a terminal, by category; majorities by guild and place as well."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from fondaco.face.text import UNKNOWN
from fondaco.games.norenberc.face.names import guild_key
from fondaco.games.norenberc.face.points import points
from fondaco.games.norenberc.face.sight import GUILD_STYLES, Sight
from fondaco.games.norenberc.scoring import CATEGORIES, majority_points, rank

MAJORITY = CATEGORIES.index("majority")


def score_table(sight: Sight) -> Table:
    """One column for each player, in turn order as on the board."""
    seats = sight.order()
    rows = points(sight.town, sight.seat, sight.options)
    table = Table(box=SIMPLE_HEAD, show_edge=False, show_footer=True, padding=(0, 1, 0, 0))
    table.add_column(sight.say("score-title"), footer=sight.say("score-total"), no_wrap=True)
    for seat in seats:
        total = str(sum(max(0, number) for number in rows[seat]))
        table.add_column(sight.player(seat), footer=total + ("+" if UNKNOWN in rows[seat] else ""), justify="right")
    for index, category in enumerate(CATEGORIES):
        shown = [
            sight.say("score-unknown") if rows[seat][index] == UNKNOWN else str(rows[seat][index]) for seat in seats
        ]
        table.add_row(sight.name(f"category-{category}"), *shown)
        if index == MAJORITY:
            for guild in range(int(sight.town.guilds)):
                name = Text(f"  {guild + 1} {sight.name(guild_key(guild), 'title')}", style=GUILD_STYLES[guild])
                table.add_row(name, *[Text(majority_cell(sight, seat, guild), style="dim") for seat in seats])
    return table


def majority_cell(sight: Sight, seat: int, guild: int) -> str:
    """`Σ12 1st 5`: the sum of a player's artisans in a guild, the place it takes, the points so far."""
    town = sight.town
    mine = rank(town, seat, guild)
    if mine == 0:
        return sight.say("empty")
    ahead = sum(1 for other in range(int(town.seats)) if rank(town, other, guild) > mine)
    reached = int(majority_points(town, seat, guild))
    return sight.say("majority", sum=int(town.influence(seat, guild)), place=ahead + 1, points=reached)
