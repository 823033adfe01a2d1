"""What one seat, or a spectator, sees of Florence: the words and signs that every part of the board is drawn with."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from fondaco.games.calimala import data
from fondaco.games.calimala.state import Florence
from fondaco.kernel.state import State
from fondaco.words.catalogue import Catalogue

SEAT_STYLES = ["bright_blue", "color(208)", "color(178)", "color(71)", "bright_red"]
MATERIAL_STYLES = ["color(137)", "color(167)", "default", "bright_magenta"]
"""Wood, brick, marble, artwork."""
WHITE_SIGN = "○"
FREE_SIGN = "·"


class Sight:
    """A view, whose eyes it is seen with, and the words for it."""

    def __init__(self, view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue) -> None:
        self.town = cast(Florence, view)
        self.seat = seat
        self.players = players
        self.words = words
        self.options = options
        initials = [player[:1].upper() for player in players]
        distinct = len(set(initials)) == len(initials)
        self.signs = initials if distinct else [str(number + 1) for number in range(len(players))]
        """One letter for each player, so that colour is never the only sign."""

    def say(self, key: str, **facts: str | int) -> str:
        return self.words.say(f"terminal-{key}", facts)

    def name(self, key: str, form: str = "") -> str:
        return str(self.words.named(key, form))

    def order(self) -> list[int]:
        """The seats clockwise from the start player."""
        seats = int(self.town.seats)
        return [(int(self.town.first) + turn) % seats for turn in range(seats)]

    def player(self, seat: int) -> Text:
        """A player's name, led by the sign that stands for it on the board where that is not its initial."""
        name = Text(self.players[seat], style=f"bold {SEAT_STYLES[seat]}")
        return name if self.players[seat].upper().startswith(self.signs[seat]) else Text(f"{seat + 1} ") + name

    def sign(self, disc: int) -> Text:
        """A disc or cube: the letter of its owner, or a ring for a white disc."""
        if disc == data.WHITE_DISC:
            return Text(WHITE_SIGN, style="bold")
        return Text(self.signs[disc], style=f"bold {SEAT_STYLES[disc]}")

    def signs_of(self, discs: list[int]) -> Text:
        return Text("").join([self.sign(disc) for disc in discs])

    def spaces(self, cubes: list[int], free: int) -> Text:
        """`AAB··`: a letter for each cube of each seat, a dot for each free space."""
        owners = [seat for seat, count in enumerate(cubes) for _ in range(count)]
        return self.signs_of(owners).append(FREE_SIGN * free, style="dim")

    def heading(self, key: str, **facts: str | int) -> Text:
        return Text(self.say(key, **facts), style="bold underline")
