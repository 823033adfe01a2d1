"""The board of Genoa in a terminal, put together from a view: the plan, the offers, the own cards and the players."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.face.board import UNKNOWN
from fondaco.face.score_table import score_lines, score_table
from fondaco.face.sight import signs_of
from fondaco.games.genoa import data
from fondaco.games.genoa.face.board import points
from fondaco.games.genoa.face.city_plan import plan_lines
from fondaco.games.genoa.face.offer_board import offer_lines
from fondaco.games.genoa.face.roster import contract_lines, hand_lines, players_table
from fondaco.games.genoa.face.sight import CitySight
from fondaco.games.genoa.keys import joined
from fondaco.games.genoa.scoring import CATEGORIES
from fondaco.kernel.news import Item
from fondaco.kernel.state import State
from fondaco.words.catalogue import Catalogue

TWO_COLUMNS = 72
"""From this width on, the own cards stand beside the plan."""
MARGIN = 2
LEGEND = ("plan", "players", "typing")


def sight_of(view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue) -> CitySight:
    known = points(view, seat, options)
    return CitySight(view, seat, tuple(players), signs_of(players), options, words, known)


def head(sight: CitySight) -> Text:
    """Where the game stands."""
    city = sight.city
    line = Text().append(sight.name("game-title"), style="bold")
    if city.is_over():
        return line.append(f" · {sight.say('over')}")
    line.append(f" · {sight.say('round', left=int(city.rounds))}")
    line.append(f" · {sight.say('turn', player=sight.players[int(city.trader)])}", style="bold")
    if city.tower != data.NONE:
        line.append(f" · {sight.say('steps', steps=data.STEPS - int(city.walked))}")
    return line


def stock(sight: CitySight) -> Text:
    """What is left in the stock and in the piles."""
    city = sight.city
    keys = [f"item-{name}-{int(city.stock_goods[good])}" for good, name in enumerate(data.GOOD_NAMES)]
    keys += [f"item-{name}-{int(city.stock_tiles[tile])}" for tile, name in enumerate(data.TILE_NAMES)]
    keys += [f"pile-{name}-{int(city.pile[kind])}" for kind, name in enumerate(data.KIND_NAMES)]
    return Text(sight.say("stock", things=joined(keys)), style="dim")


def side_by_side(left: RenderableType, right: RenderableType) -> Table:
    """Two parts of the board in columns, with a margin between them."""
    grid = Table.grid(padding=(0, MARGIN, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(left, right)
    return grid


def plan_and_hand(sight: CitySight, width: int) -> list[RenderableType]:
    plan = Group(*plan_lines(sight))
    if sight.seat < 0 or sight.city.is_over():
        return [plan]
    hand = Group(*hand_lines(sight))
    return [side_by_side(plan, hand)] if width >= TWO_COLUMNS else [plan, hand]


def draw(
    view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue, width: int
) -> RenderableType:
    """The whole board as a seat, or a spectator, sees it."""
    sight = sight_of(view, seat, players, options, words)
    parts: list[RenderableType] = [head(sight), Text(), *plan_and_hand(sight, width), Text()]
    offers = offer_lines(sight)
    if offers:
        parts += [*offers, Text()]
    parts += [players_table(sight, width), stock(sight)]
    if view.is_over():
        parts += contract_lines(sight)
    return Group(*parts)


def draw_short(
    view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue, width: int
) -> RenderableType:
    """What a seat needs for its question, for a terminal of few lines."""
    sight = sight_of(view, seat, players, options, words)
    parts: list[RenderableType] = [head(sight), *plan_and_hand(sight, width)]
    return Group(*parts, *offer_lines(sight), players_table(sight, width))


def legend(view: State, words: Catalogue) -> RenderableType:
    """How to read the board, and how to type an offer."""
    return Text("\n".join(words.say(f"terminal-legend-{key}") for key in LEGEND), style="dim")


def scores(view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue) -> RenderableType:
    """The ducats of all players by category."""
    sight = sight_of(view, seat, players, options, words)
    totals = ["?" if UNKNOWN in row else str(sum(row)) for row in sight.points]
    parts: list[RenderableType] = [score_table(sight, score_lines(sight, CATEGORIES), totals)]
    if not view.is_over():
        parts.append(Text(sight.say("score-note"), style="dim"))
    return Group(*parts)


def tabled(items: list[Item], players: list[str], words: Catalogue) -> RenderableType:
    """No news of Genoa is told in a table."""
    return Text()
