"""The board of Calimala in a terminal, put together from its parts: city, council, gifts, cloth and players."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.face.score_table import score_lines, score_table
from fondaco.games.calimala import data
from fondaco.games.calimala.face.abroad import abroad_table
from fondaco.games.calimala.face.churches import churches_table
from fondaco.games.calimala.face.palazzo import Palazzo
from fondaco.games.calimala.face.readings import is_set_up, round_of
from fondaco.games.calimala.face.roster import finals_line, own_line, players_table
from fondaco.games.calimala.face.sight import FlorenceSight
from fondaco.games.calimala.face.town_plan import WIDE, TownPlan
from fondaco.games.calimala.state import CATEGORIES
from fondaco.games.calimala.under_way import actions_asked

TWO_COLUMNS = 80
THREE_COLUMNS = 120
"""From these widths on, parts of the board stand side by side."""
MARGIN = 2
TO_CHURCHES = {data.ARTWORK, data.CONTRIBUTE}
ABROAD = {data.BUILD, data.SHIP, data.TRANSPORT}


def head(sight: FlorenceSight) -> Text:
    """Where the game stands."""
    town = sight.town
    line = Text().append(sight.name("game-title"), style="bold")
    if town.is_over():
        return line.append(f" · {sight.say('over')}")
    if is_set_up(town):
        return line.append(f" · {sight.say('set-up', player=sight.players[int(town.first)])}")
    turn = sight.say("round", round=round_of(town), player=sight.players[int(town.active)])
    return line.append(f" · {turn}", style="bold").append(f" · {sight.say('deck', count=int(town.deck_size))}")


def side_by_side(*parts: RenderableType) -> Table:
    """Parts of the board in columns, with a margin between them."""
    grid = Table.grid(padding=(0, MARGIN, 0, 0), pad_edge=False)
    for _ in parts:
        grid.add_column(no_wrap=True)
    grid.add_row(*parts)
    return grid


def draw(sight: FlorenceSight, width: int) -> RenderableType:
    """The whole board as a seat, or a spectator, sees it."""
    palazzo = Palazzo(sight)
    city = Group(*TownPlan(sight).lines(width), Text(), *palazzo.notes())
    churches = churches_table(sight)
    abroad = abroad_table(sight)
    parts: list[RenderableType] = [head(sight), Text()]
    if width >= THREE_COLUMNS:
        parts.append(side_by_side(city, palazzo.council(), Group(churches, Text(), abroad)))
    elif width >= TWO_COLUMNS:
        parts += [side_by_side(city, palazzo.council()), Text(), side_by_side(churches, abroad)]
    else:
        parts += [city, Text(), palazzo.council(), Text(), churches, Text(), abroad]
    parts += [Text(), players_table(sight, width)]
    if sight.town.is_over():
        parts.append(finals_line(sight))
    elif not sight.is_spectator:
        parts.append(own_line(sight))
    return Group(*parts)


def draw_short(sight: FlorenceSight, width: int) -> RenderableType:
    """What a seat needs for its question, for a terminal of few lines."""
    palazzo = Palazzo(sight)
    actions = set(actions_asked(sight.town))
    city = Group(*TownPlan(sight).lines(WIDE if width >= TWO_COLUMNS else width, is_short=True), palazzo.ties())
    parts: list[RenderableType] = [head(sight).append(f" · {sight.say('short')}", style="dim")]
    parts.append(side_by_side(city, palazzo.coming()) if width >= TWO_COLUMNS else city)
    if actions & TO_CHURCHES:
        parts.append(churches_table(sight))
    elif actions & ABROAD:
        parts.append(abroad_table(sight))
    return Group(*parts, players_table(sight, width), own_line(sight))


def scores(sight: FlorenceSight) -> RenderableType:
    """The points of all players by category."""
    table = score_table(sight, score_lines(sight, CATEGORIES, sight.say("empty")))
    return table if sight.town.is_over() else Group(table, Text(sight.say("score-note"), style="dim"))
