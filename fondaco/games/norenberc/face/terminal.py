"""The board of Norenberc in a terminal, put together from a view: houses, players and points."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from fondaco.games.norenberc import data
from fondaco.games.norenberc.face.favourites import favourites_table
from fondaco.games.norenberc.face.houses import Houses
from fondaco.games.norenberc.face.roster import Roster
from fondaco.games.norenberc.face.score_sheet import score_table
from fondaco.games.norenberc.face.sight import Sight
from fondaco.games.norenberc.steps.visit import visited_guild
from fondaco.kernel.news import Item
from fondaco.kernel.state import State
from fondaco.words.catalogue import Catalogue


def head(sight: Sight) -> Text:
    town = sight.town
    round_ = sight.say("round", round=int(town.round), rounds=data.ROUNDS, turn=int(town.turn))
    line = Text().append(f"{sight.name('game-title')} · {round_}", style="bold")
    line.append(f" · {sight.say('stack', count=int(town.stack_size))} · ")
    for place, seat in enumerate(sight.order()):
        if place:
            line.append(" › ", style="dim")
        line.append_text(sight.player(seat))
    return line


def short_head(sight: Sight) -> Text:
    """Where the turn order is left to the list of players."""
    town = sight.town
    round_ = sight.say("round", round=int(town.round), rounds=data.ROUNDS, turn=int(town.turn))
    return Text().append(round_, style="bold").append(f" · {sight.say('short')}", style="dim")


def draw(
    view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue, width: int
) -> RenderableType:
    """The whole board as a seat, or a spectator, sees it; once the game is over, without the houses."""
    sight = Sight(view, seat, players, options, words)
    roster = Roster(sight)
    parts: list[RenderableType] = [head(sight)]
    if not view.is_over():
        parts.append(Houses(sight).street(width))
    parts += [roster.table(width), *roster.people()]
    if seat >= 0 and not view.is_over():
        parts.append(roster.own())
    return Group(*parts)


def draw_short(
    view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue, width: int
) -> RenderableType:
    """What a seat needs for its question, for a terminal of few lines: the house it visits, or a line for each."""
    sight = Sight(view, seat, players, options, words)
    roster = Roster(sight)
    houses = Houses(sight)
    guild = int(visited_guild(sight.town))
    shown = houses.listed(width) if guild < 0 else houses.visit(guild, width)
    return Group(short_head(sight), shown, roster.table(width), roster.own())


def legend(view: State, words: Catalogue) -> RenderableType:
    """How to read the board."""
    return Text("\n".join(words.say(f"board-legend-{key}") for key in ("houses", "guests", "players")), style="dim")


def scores(view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue) -> RenderableType:
    """The points of all players by category, as far as the seat may see them."""
    sight = Sight(view, seat, players, options, words)
    notes = [words.say("board-score-majority")]
    if not sight.open_money:
        notes.append(words.say("board-score-hidden"))
    return Group(score_table(sight), Text(" ".join(notes), style="dim"))


def tabled(items: list[Item], players: list[str], words: Catalogue) -> RenderableType:
    """The news of `board.TABLED` that came in a row."""
    return favourites_table(items, players, words)
