"""The board of Calimala in a terminal, put together from a view: the city, the council, gifts, cloth and players."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.face.score_table import score_lines, score_table
from fondaco.face.sight import signs_of
from fondaco.games.calimala import data
from fondaco.games.calimala.face.abroad import abroad_table
from fondaco.games.calimala.face.board import points
from fondaco.games.calimala.face.churches import churches_table
from fondaco.games.calimala.face.palazzo import Palazzo
from fondaco.games.calimala.face.readings import turns_before
from fondaco.games.calimala.face.roster import finals_line, own_line, players_table
from fondaco.games.calimala.face.scoring_table import scoring_table
from fondaco.games.calimala.face.sight import FlorenceSight
from fondaco.games.calimala.face.town_plan import WIDE, TownPlan
from fondaco.games.calimala.state import CATEGORIES
from fondaco.games.calimala.under_way import actions_asked
from fondaco.kernel.news import Item
from fondaco.kernel.state import State
from fondaco.words.catalogue import Catalogue

TWO_COLUMNS = 80
THREE_COLUMNS = 120
"""From these widths on, parts of the board stand side by side."""
MARGIN = 2
TO_CHURCHES = {data.ARTWORK, data.CONTRIBUTE}
ABROAD = {data.BUILD, data.SHIP, data.TRANSPORT}


def sight_of(view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue) -> FlorenceSight:
    return FlorenceSight(view, seat, tuple(players), signs_of(players), options, words, points(view, seat, options))


def head(sight: FlorenceSight) -> Text:
    """Where the game stands."""
    town = sight.town
    line = Text().append(sight.name("game-title"), style="bold")
    if town.is_over():
        return line.append(f" · {sight.say('over')}")
    if town.question() in ("keeping", "taking"):
        return line.append(f" · {sight.say('set-up', player=sight.players[int(town.first)])}")
    turn = sight.say("round", round=turns_before(town) // int(town.seats) + 1, player=sight.players[int(town.active)])
    return line.append(f" · {turn}", style="bold").append(f" · {sight.say('deck', count=int(town.deck_size))}")


def side_by_side(*parts: RenderableType) -> Table:
    """Parts of the board in columns, with a margin between them."""
    grid = Table.grid(padding=(0, MARGIN, 0, 0), pad_edge=False)
    for _ in parts:
        grid.add_column(no_wrap=True)
    grid.add_row(*parts)
    return grid


def draw(
    view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue, width: int
) -> RenderableType:
    """The whole board as a seat, or a spectator, sees it."""
    sight = sight_of(view, seat, players, options, words)
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
    if view.is_over():
        parts.append(finals_line(sight))
    elif seat >= 0:
        parts.append(own_line(sight))
    return Group(*parts)


def draw_short(
    view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue, width: int
) -> RenderableType:
    """What a seat needs for its question, for a terminal of few lines."""
    sight = sight_of(view, seat, players, options, words)
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


def legend(view: State, words: Catalogue) -> RenderableType:
    """How to read the board."""
    return Text("\n".join(words.say(f"terminal-legend-{key}") for key in ("city", "council", "players")), style="dim")


def scores(view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue) -> RenderableType:
    """The points of all players by category."""
    sight = sight_of(view, seat, players, options, words)
    parts: list[RenderableType] = [score_table(sight, score_lines(sight, CATEGORIES, sight.say("empty")))]
    if not view.is_over():
        parts.append(Text(sight.say("score-note"), style="dim"))
    return Group(*parts)


def tabled(items: list[Item], players: list[str], words: Catalogue) -> RenderableType:
    """The news of `board.TABLED` that came in a row."""
    return scoring_table(items, players, words)
