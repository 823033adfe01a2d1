"""What a viewer sees in a terminal: the words, names and signs that every part of a board is drawn with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from rich.text import Text

from fondaco.face.sight import Sight, signs_of
from fondaco.face.text_face import TextFace
from fondaco.kernel.state import State
from fondaco.words.side_by_side import side_by_side

SEAT_STYLES = ["bright_blue", "color(208)", "color(178)", "color(71)", "bright_red"]
"""The colours of the seats, the same in every game."""


def seat_text(text: str, seat: int) -> Text:
    """A text in the colour of a seat."""
    return Text(text, style=f"bold {SEAT_STYLES[seat]}")


@dataclass(frozen=True)
class TerminalSight(Sight):
    """A sight that speaks with the words of the terminal, and in Rich."""

    prefix: ClassVar[str] = "terminal"
    """What the keys of its words begin with."""

    @classmethod
    def of(cls, face: TextFace, view: State, seat: int, players: list[str]) -> Self:
        """What a seat sees of a view at the table of a face."""
        points = face.points(view, seat)
        return cls(view, seat, tuple(players), signs_of(players), face.options, face.words, points)

    def say(self, key: str, **facts: str | int) -> str:
        return self.words.say(f"{self.prefix}-{key}", facts)

    def listed(self, parts: list[str]) -> str:
        """Several things in a row, as the language lists them shortly."""
        return side_by_side(parts, self.words.language) if parts else self.say("empty")

    def order(self) -> list[int]:
        """The seats as the board lists them."""
        return list(range(len(self.players)))

    def player(self, seat: int) -> Text:
        """A player's name, led by the sign that stands for it on the board where that is not its initial."""
        name = seat_text(self.players[seat], seat)
        return name if self.players[seat].upper().startswith(self.signs[seat]) else Text(f"{seat + 1} ") + name

    def sign(self, seat: int) -> Text:
        return seat_text(self.signs[seat], seat)

    def number(self, count: int) -> Text:
        """How many there are; a dash for none."""
        return Text(str(count)) if count else Text(self.say("empty"), style="dim")

    def heading(self, key: str, **facts: str | int) -> Text:
        """Over a part of the board."""
        return Text(self.say(key, **facts), style="bold underline")
