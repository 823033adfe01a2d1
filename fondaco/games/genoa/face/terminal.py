"""The board of Genoa in a terminal, put together: the plan, the offers, the cards of the viewer and the players."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.face.score_sheet import HIDDEN
from fondaco.face.score_table import score_lines, score_table
from fondaco.face.text import UNKNOWN, Facts
from fondaco.games.genoa import data
from fondaco.games.genoa.face.bundle import read_offer
from fondaco.games.genoa.face.city_plan import plan_lines
from fondaco.games.genoa.face.readings import offer_of, others_of, plans_of
from fondaco.games.genoa.face.roster import contract_lines, hand_lines, players_table
from fondaco.games.genoa.face.sight import CitySight
from fondaco.games.genoa.keys import joined
from fondaco.games.genoa.offer import OFFER, UP_TO, Terms
from fondaco.games.genoa.scoring import CATEGORIES

TWO_COLUMNS = 72
"""From this width on, the viewer's cards stand beside the plan."""
MARGIN = 2


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


def offer_lines(sight: CitySight) -> list[Text]:
    """The offers clockwise from the trader, then the counter-offer, then the viewer's plans."""
    city = sight.city
    trader = int(city.trader)
    lines = []
    for other in others_of(city):
        terms = offer_of(city, other)
        if terms:
            facts = facts_of(sight, terms) | {"limit": int(city.offers[other * OFFER + UP_TO])}
            if other == sight.seat:
                facts["reader"] = "other"  # the line calls everybody by name
            lines.append(sight.about(sight.say("offers", **facts), other))
    counter = offer_of(city, trader)
    if counter and city.countered != data.NONE:
        facts = facts_of(sight, counter) | {"trader": sight.players[trader]}
        lines.append(sight.about(sight.say("counter", **facts), trader, counter.seat))
    for slot, terms, limit in plans_of(city, sight.seat) if sight.seat >= 0 else []:
        facts = facts_of(sight, terms) | {"limit": limit, "number": slot + 1}
        lines.append(Text(sight.say("plan", **facts), style="dim"))
    return lines


def facts_of(sight: CitySight, terms: Terms) -> Facts:
    return read_offer(sight.city, terms, list(sight.players), sight.seat)


def draw(sight: CitySight, width: int) -> RenderableType:
    """The whole board as a seat, or a spectator, sees it."""
    parts: list[RenderableType] = [head(sight), Text(), *plan_and_hand(sight, width), Text()]
    offers = offer_lines(sight)
    if offers:
        parts += [*offers, Text()]
    parts += [players_table(sight, width), stock(sight)]
    if sight.city.is_over():
        parts += contract_lines(sight)
    return Group(*parts)


def draw_short(sight: CitySight, width: int) -> RenderableType:
    """What a seat needs for its question, for a terminal of few lines."""
    return Group(head(sight), *plan_and_hand(sight, width), *offer_lines(sight), players_table(sight, width))


def scores(sight: CitySight) -> RenderableType:
    """The ducats of all players by category; no total where something is hidden."""
    totals = [HIDDEN if UNKNOWN in row else str(sum(row)) for row in sight.points]
    table = score_table(sight, score_lines(sight, CATEGORIES), totals)
    return table if sight.city.is_over() else Group(table, Text(sight.say("score-note"), style="dim"))
