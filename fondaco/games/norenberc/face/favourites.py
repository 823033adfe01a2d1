"""The favourites of a round, guild by guild: who it is, what a tie went by, what is won. A terminal shows a table."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from fondaco.face.terminal_sight import seat_text
from fondaco.games.norenberc import news
from fondaco.games.norenberc.face.sight import GUILD_STYLES
from fondaco.games.norenberc.word_keys import guild_key, tile_key
from fondaco.kernel.news import Item
from fondaco.words.catalogue import Catalogue

FIRST_OF_GUILD = {news.NO_FAVOURITE, news.TIED, news.FAVOURITE}
"""News that names its guild; what follows belongs to it."""


class Favour:
    """What is told of one guild."""

    def __init__(self, guild: int) -> None:
        self.guild = guild
        self.favourite = -1
        self.goods = 0
        """How many goods of the kind the favourite counted."""
        self.tied: list[tuple[int, int]] = []
        """Seats that were level, with the money they showed."""
        self.won: list[str] = []
        """Keys of what the favourite wins."""
        self.items: list[Item] = []
        """All of the news."""


def gathered(items: list[Item]) -> list[Favour]:
    """The news of the favourites, guild by guild."""
    favours: list[Favour] = []
    for item in items:
        if item.kind in FIRST_OF_GUILD:
            guild = item.numbers[0] if item.kind == news.NO_FAVOURITE else item.numbers[1]
            if not favours or favours[-1].guild != guild:
                favours.append(Favour(guild))
            if item.kind == news.TIED:
                favours[-1].tied.append((item.numbers[0], item.numbers[2]))
            elif item.kind == news.FAVOURITE:
                favours[-1].favourite = item.numbers[0]
                favours[-1].goods = item.numbers[3]
        elif item.kind == news.WON_TILE:
            favours[-1].won.append(tile_key(item.numbers[1]))
        elif item.kind == news.NEW_AGENT:
            favours[-1].won.append("won-agent")
        else:
            favours[-1].won.append("won-crest" if item.kind == news.WON_CREST else "won-prestige")
        favours[-1].items.append(item)
    return favours


def favourites_table(items: list[Item], players: list[str], words: Catalogue) -> Table:
    favours = gathered(items)
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="not bold")
    for key in ("guild", "favourite", "held", "wins"):
        table.add_column(words.say(f"board-{key}"))
    if any(favour.tied for favour in favours):
        table.add_column(words.say("board-tie"))
    for favour in favours:
        guild = Text(f"{favour.guild + 1} {words.named(guild_key(favour.guild), 'title')}", GUILD_STYLES[favour.guild])
        nobody = Text(words.say("board-nobody"), style="dim")
        seat = favour.favourite
        name = seat_text(players[seat], seat) if seat >= 0 else nobody
        won = ", ".join(str(words.named(key, "short")) for key in favour.won)
        held = Text(str(favour.goods) if favour.goods else "")
        cells = [guild, name, held, Text(won or words.say("board-master-leaves"))]
        if favour.tied:
            cells.append(Text(", ".join(f"{players[other]} {money}" for other, money in favour.tied)))
        table.add_row(*cells)
    return table
