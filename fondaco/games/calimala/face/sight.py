"""What one seat, or a spectator, sees of Florence in a terminal: its facts, and the signs that they are drawn with."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import cast

from rich.text import Text

from fondaco.face.terminal_sight import TerminalSight
from fondaco.face.who import Who
from fondaco.games.calimala.face.public import Public
from fondaco.games.calimala.state import Florence

MATERIAL_STYLES = ["color(137)", "color(167)", "default", "bright_magenta"]
"""Wood, brick, marble, artwork."""
WHITE_SIGN = "○"
FREE_SIGN = "·"


@dataclass(frozen=True)
class FlorenceSight(TerminalSight):
    """Florence in a terminal."""

    @property
    def town(self) -> Florence:
        return cast(Florence, self.view)

    @functools.cached_property
    def public(self) -> Public:
        return Public(self)

    def order(self) -> list[int]:
        """The seats clockwise from the start player."""
        seats = len(self.players)
        return [(int(self.town.first) + turn) % seats for turn in range(seats)]

    def spaces(self, owners: tuple[Who, ...], free: int) -> Text:
        """`AAB··`: a letter for each cube, a dot for each free space."""
        return self.signs_of(owners).append(FREE_SIGN * free, style="dim")

    def signs_of(self, owners: tuple[Who, ...]) -> Text:
        """A letter for each disc, cube or house; a ring for a white disc, which nobody owns."""
        return Text("").join([self.sign(who.seat) if who.sign else Text(WHITE_SIGN, style="bold") for who in owners])
