"""What one seat, or a spectator, sees of Genoa: the words and signs that every part of the board is drawn with."""

from __future__ import annotations

from typing import cast

from babel.lists import format_list
from rich.text import Text

from fondaco.games.genoa.face.names import space_key
from fondaco.games.genoa.state import City
from fondaco.kernel.state import State
from fondaco.words.catalogue import Catalogue

SEAT_STYLES = ["bright_blue", "color(208)", "color(178)", "color(71)", "bright_red"]


class Sight:
    """A view, whose eyes it is seen with, and the words for it."""

    def __init__(self, view: State, seat: int, players: list[str], options: dict[str, str], words: Catalogue) -> None:
        self.city = cast(City, view)
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

    def space(self, space: int, form: str = "title") -> str:
        return self.name(space_key(space), form)

    def listed(self, parts: list[str]) -> str:
        """Several things in a row, as the language lists them shortly."""
        return format_list(parts, style="unit", locale=self.words.language) if parts else self.say("empty")

    def order(self) -> list[int]:
        """The seats clockwise from the start player."""
        seats = int(self.city.seats)
        return [(int(self.city.first) + turn) % seats for turn in range(seats)]

    def player(self, seat: int) -> Text:
        """A player's name, led by the sign that stands for it on the board where that is not its initial."""
        name = Text(self.players[seat], style=f"bold {SEAT_STYLES[seat]}")
        return name if self.players[seat].upper().startswith(self.signs[seat]) else Text(f"{seat + 1} ") + name

    def about(self, text: str, *seats: int) -> Text:
        """A sentence in which the names of some players are shown in their colours."""
        line = Text(text)
        for seat in seats:
            line.highlight_words([self.players[seat]], style=f"bold {SEAT_STYLES[seat]}")
        return line

    def sign(self, seat: int) -> Text:
        return Text(self.signs[seat], style=f"bold {SEAT_STYLES[seat]}")
