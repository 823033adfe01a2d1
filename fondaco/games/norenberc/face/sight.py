"""What one seat, or a spectator, sees of a town in a terminal: the words and signs that it is drawn with."""

from __future__ import annotations

from typing import ClassVar, cast

from rich.text import Text

from fondaco.face.terminal_sight import TerminalSight
from fondaco.games.norenberc import data
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.word_keys import guild_key, tile_key

GUILD_STYLES = ["yellow", "bright_magenta", "color(173)", "default", "color(141)", "color(208)"]


class TownSight(TerminalSight):
    prefix: ClassVar[str] = "board"

    @property
    def town(self) -> Town:
        return cast(Town, self.view)

    def order(self) -> list[int]:
        """The seats, foremost first."""
        return [int(seat) for seat in self.town.order]

    def tile(self, tile: int) -> Text:
        """A guest; a dash for none."""
        if tile == data.EMPTY:
            return Text(self.say("empty"), style="dim")
        style = GUILD_STYLES[int(data.guild_of(tile))] if tile < data.ARTISANS else "bold"
        return Text(self.name(tile_key(tile), "short"), style=style)

    def guild(self, guild: int, weight: str = "") -> Text:
        """`2 Bakers`: a guild by its number and name, in its colour."""
        return Text(f"{guild + 1} {self.name(guild_key(guild), 'title')}", f"{weight} {GUILD_STYLES[guild]}".strip())
