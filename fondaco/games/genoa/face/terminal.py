"""The board of Genoa in a terminal, put together from a view: the plan, the offers, the own cards and the players."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.games.genoa import data
from fondaco.games.genoa.face.city_plan import CityPlan
from fondaco.games.genoa.face.names import joined
from fondaco.games.genoa.face.offer_board import OfferBoard
from fondaco.games.genoa.face.roster import Roster
from fondaco.games.genoa.face.score_sheet import score_table
from fondaco.games.genoa.face.sight import Sight
from fondaco.words.catalogue import Catalogue

TWO_COLUMNS = 72
"""From this width on, the own cards stand beside the plan."""
MARGIN = 2
LEGEND = ("plan", "players", "typing")


def head(sight: Sight) -> Text:
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


def stock(sight: Sight) -> Text:
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


def plan_and_hand(sight: Sight, roster: Roster, width: int) -> list[RenderableType]:
    plan = Group(*CityPlan(sight).lines())
    if sight.seat < 0 or sight.city.is_over():
        return [plan]
    hand = Group(*roster.hand())
    return [side_by_side(plan, hand)] if width >= TWO_COLUMNS else [plan, hand]


def draw(sight: Sight, width: int) -> RenderableType:
    """The whole board as a seat, or a spectator, sees it."""
    roster = Roster(sight)
    parts: list[RenderableType] = [head(sight), Text(), *plan_and_hand(sight, roster, width), Text()]
    offers = OfferBoard(sight).lines()
    if offers:
        parts += [*offers, Text()]
    parts += [roster.table(width), stock(sight)]
    if sight.city.is_over():
        parts += roster.contracts()
    return Group(*parts)


def draw_short(sight: Sight, width: int) -> RenderableType:
    """What a seat needs for its question, for a terminal of few lines."""
    roster = Roster(sight)
    parts: list[RenderableType] = [head(sight), *plan_and_hand(sight, roster, width)]
    return Group(*parts, *OfferBoard(sight).lines(), roster.table(width))


def legend(words: Catalogue) -> RenderableType:
    """How to read the board, and how to type an offer."""
    return Text("\n".join(words.say(f"terminal-legend-{key}") for key in LEGEND), style="dim")


def scores(sight: Sight) -> RenderableType:
    """The ducats of all players by category."""
    parts: list[RenderableType] = [score_table(sight)]
    if not sight.city.is_over():
        parts.append(Text(sight.say("score-note"), style="dim"))
    return Group(*parts)
