"""What one seat, or a spectator, sees of Genoa in a terminal."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from fondaco.face.terminal_sight import SEAT_STYLES, TerminalSight
from fondaco.games.genoa.state import City


class CitySight(TerminalSight):
    @property
    def city(self) -> City:
        return cast(City, self.view)

    def order(self) -> list[int]:
        """The seats clockwise from the start player."""
        seats = int(self.city.seats)
        return [(int(self.city.first) + turn) % seats for turn in range(seats)]

    def about(self, text: str, *seats: int) -> Text:
        """A sentence in which the names of some players are shown in their colours."""
        line = Text(text)
        for seat in seats:
            line.highlight_words([self.players[seat]], style=f"bold {SEAT_STYLES[seat]}")
        return line
