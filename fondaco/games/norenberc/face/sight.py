"""What one seat, or a spectator, sees of a town: the words and signs that every part of the board is drawn with."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from fondaco.games.norenberc import data
from fondaco.games.norenberc.face.board import tile_key
from fondaco.games.norenberc.state import Town
from fondaco.kernel.state import State
from fondaco.words.catalogue import Catalogue

GUILD_STYLES = ["yellow", "bright_magenta", "color(173)", "default", "color(141)", "color(208)"]
SEAT_STYLES = ["bright_blue", "color(208)", "color(178)", "color(71)", "bright_red"]


class Sight:
    """A view, whose eyes it is seen with, and the words for it."""

    def __init__(self, view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue) -> None:
        self.town = cast(Town, view)
        self.seat = seat
        self.players = players
        self.words = words
        self.options = options
        self.open_money = options.get("money") == "open" or self.town.is_over()
        initials = [player[:1].upper() for player in players]
        distinct = len(set(initials)) == len(initials)
        self.signs = initials if distinct else [str(number + 1) for number in range(len(players))]
        """One letter for each player, so that colour is never the only sign."""

    def say(self, key: str, **facts: str | int) -> str:
        return self.words.say(f"board-{key}", facts)

    def name(self, key: str, form: str = "") -> str:
        return str(self.words.named(key, form))

    def order(self) -> list[int]:
        """The seats, foremost first."""
        return [int(seat) for seat in self.town.order]

    def player(self, seat: int) -> Text:
        """A player's name, led by the letter that stands for it on the roofs where that is not its initial."""
        name = Text(self.players[seat], style=f"bold {SEAT_STYLES[seat]}")
        return name if self.players[seat].upper().startswith(self.signs[seat]) else Text(f"{seat + 1} ") + name

    def tile(self, tile: int) -> Text:
        style = GUILD_STYLES[int(data.guild_of(tile))] if tile < data.ARTISANS else "bold"
        return Text(self.name(tile_key(tile), "short"), style=style)
