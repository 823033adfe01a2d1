"""What one seat, or a spectator, sees of a game: all that boards are made from, in a terminal or in a browser."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fondaco.kernel.state import NOBODY, State
from fondaco.words.catalogue import Catalogue


def signs_of(names: Sequence[str]) -> tuple[str, ...]:
    """An initial for each player; seat numbers instead if two initials are the same."""
    initials = [name[:1].upper() for name in names]
    if len(set(initials)) < len(initials):
        return tuple(str(seat + 1) for seat in range(len(names)))
    return tuple(initials)


@dataclass(frozen=True)
class Sight:
    """A view, whose eyes it is seen with, and the words for it."""

    view: State
    seat: int
    """Whose view it is; NOBODY for a spectator."""
    players: tuple[str, ...]
    signs: tuple[str, ...]
    """A letter for each player, so that colour is never the only sign."""
    options: dict[str, str]
    words: Catalogue
    points: list[list[int]]
    """Of each seat by category, as far as the viewer may know; UNKNOWN for the rest."""

    def say(self, key: str, **facts: str | int) -> str:
        return self.words.say(key, facts)

    def name(self, key: str, form: str = "") -> str:
        return str(self.words.named(key, form))

    @property
    def is_spectator(self) -> bool:
        return self.seat == NOBODY
