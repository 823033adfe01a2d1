"""The board of Norenberc in a terminal, put together from a view: houses, players and points."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from fondaco.games.norenberc import data
from fondaco.games.norenberc.face.houses import Houses
from fondaco.games.norenberc.face.roster import Roster
from fondaco.games.norenberc.face.score_sheet import score_sheet
from fondaco.games.norenberc.face.seat_facts import is_money_open
from fondaco.games.norenberc.face.sight import TownSight


def time(sight: TownSight) -> str:
    """Round and turn."""
    town = sight.town
    return sight.say("round", round=int(town.round), rounds=data.ROUNDS, turn=int(town.turn))


def head(sight: TownSight) -> Text:
    line = Text().append(f"{sight.name('game-title')} · {time(sight)}", style="bold")
    line.append(f" · {sight.say('stack', count=int(sight.town.stack_size))} · ")
    arrow = Text().append(" › ", style="dim")
    return line.append_text(arrow.join([sight.player(seat) for seat in sight.order()]))


def draw(sight: TownSight, width: int) -> RenderableType:
    """The whole board as a seat, or a spectator, sees it; once the game is over, without the houses."""
    roster = Roster(sight)
    parts: list[RenderableType] = [head(sight)]
    if not sight.town.is_over():
        parts.append(Houses(sight).street(width))
    parts += [roster.table(width), *roster.people()]
    if not sight.is_spectator and not sight.town.is_over():
        parts.append(roster.own())
    return Group(*parts)


def draw_short(sight: TownSight, width: int) -> RenderableType:
    """What a seat needs for its question, for a terminal of few lines; the turn order is left to the roster."""
    roster = Roster(sight)
    line = Text().append(time(sight), style="bold").append(f" · {sight.say('short')}", style="dim")
    return Group(line, Houses(sight).visited(width), roster.table(width), roster.own())


def scores(sight: TownSight) -> RenderableType:
    """The points of all players by category, as far as the seat may see them."""
    notes = ["score-majority"] if is_money_open(sight) else ["score-majority", "score-hidden"]
    return Group(score_sheet(sight), Text(" ".join(sight.say(note) for note in notes), style="dim"))
