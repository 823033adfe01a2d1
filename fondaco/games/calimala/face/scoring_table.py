"""Tiles and final cards that are scored, in a terminal: who gets how many points, and what decided ties."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from fondaco.face.terminal_sight import seat_text
from fondaco.games.calimala import news
from fondaco.games.calimala.face.ties import TIES
from fondaco.games.calimala.names import final_key, tile_key
from fondaco.kernel.news import Item
from fondaco.words.catalogue import Catalogue


class Scoring:
    """What is told of one tile or final card."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.points: list[tuple[int, int, int]] = []
        """Seat, points, and what it counted."""
        self.ties: list[str] = []


def title_of(item: Item, players: list[str], words: Catalogue) -> str:
    if item.kind == news.SCORED:
        return words.say("terminal-row-tile", {"tile": tile_key(item.numbers[0]), "seat": item.numbers[1]})
    if item.kind == news.FINAL_OPEN:
        return words.say("terminal-row-open", {"final": final_key(item.numbers[0])})
    return words.say("terminal-row-final", {"final": final_key(item.numbers[0]), "player": players[item.numbers[1]]})


def gathered(items: list[Item], players: list[str], words: Catalogue) -> list[Scoring]:
    """The news of scorings, one after the other."""
    scorings: list[Scoring] = []
    for item in items:
        if item.kind in (news.SCORED, news.FINAL_OPEN, news.FINAL_SECRET):
            scorings.append(Scoring(title_of(item, players, words)))
        elif item.kind == news.POINTS:
            scorings[-1].points.append((item.numbers[0], item.numbers[1], item.numbers[2]))
        elif item.kind in TIES:
            facts: dict[str, str | int] = {"player": players[item.numbers[0]], "other": players[item.numbers[1]]}
            scorings[-1].ties.append(words.say(f"tie-{TIES[item.kind]}", facts))
    return scorings


def scoring_table(items: list[Item], players: list[str], words: Catalogue) -> Table:
    """One row for each tile or final card; what decided a tie stands under the points."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="not bold")
    table.add_column(words.say("terminal-row-scored"), no_wrap=True)
    table.add_column(words.say("terminal-row-points"))
    for scoring in gathered(items, players, words):
        shares = [share(seat, points, counted, players, words) for seat, points, counted in scoring.points]
        points = Text(", ").join(shares) if shares else Text(words.say("terminal-row-nobody"), style="dim")
        ties = [Text(tie, style="dim") for tie in scoring.ties]
        table.add_row(Text(scoring.title, style="bold"), Text("\n").join([points, *ties]))
    return table


def share(seat: int, points: int, counted: int, players: list[str], words: Catalogue) -> Text:
    """`Anna 3 (4)`, in the colour of the player: points, and what counted."""
    told = words.say("terminal-row-share", {"points": points, "counted": counted})
    return Text().append_text(seat_text(players[seat], seat)).append(f" {told}")
