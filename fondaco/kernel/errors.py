"""Named errors for everything that comes from outside. Each becomes a sentence that a player can read.

An error carries the key of its sentence and the facts in it, so that it can be said in any language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar


class FondacoError(Exception):
    """Something from outside that Fondaco cannot accept. The class is its stable name."""

    folder: ClassVar[str] = ""
    """Where the words of its sentences are; empty for those that everybody shares."""

    def __init__(self, key: str, facts: dict[str, str | int] | None = None, line: int = 0) -> None:
        super().__init__(key)
        self.key = key
        self.facts: dict[str, str | int] = facts or {}
        self.line = line
        """The line of the file it is about, or 0."""

    @property
    def name(self) -> str:
        return type(self).__name__

    def at(self, line: int) -> FondacoError:
        """The same error, about a line of a file."""
        return type(self)(self.key, self.facts, line)

    def __str__(self) -> str:
        return TELLERS[-1](self) if TELLERS else f"{self.key} {self.facts}"


TELLERS: list[Callable[[FondacoError], str]] = []
"""Who says an error in a sentence, the last one first: the kernel has no words of its own."""


class UnknownGame(FondacoError):
    """There is no game of that name."""


class BadOption(FondacoError):
    """An option, a number of seats or a value that the game does not know."""


class BadBox(FondacoError):
    """A box file whose tables do not fit the game."""


class UnknownSeat(FondacoError):
    """A seat that is not at this table."""


class UnknownChoice(FondacoError):
    """A text that is no choice of this game: unknown verb or thing."""


class NotAsked(FondacoError):
    """The seat is not asked anything now."""


class NotOpen(FondacoError):
    """The choice exists but is not open to this seat now."""


class Stale(FondacoError):
    """The answer was given to an earlier position."""


class GameOver(FondacoError):
    """The game has ended."""


class CannotUndo(FondacoError):
    """The choice cannot be taken back; the sentence says why."""


class BadRecord(FondacoError):
    """A record that cannot be read."""


class Truncated(BadRecord):
    """A record that stops in the middle of a line or of its header."""


class Unfinished(BadRecord):
    """A record that stops before the game is over."""


class WrongVersion(BadRecord):
    """A record of a format or of rules that this release does not play."""


class WrongResult(BadRecord):
    """A record whose luck or final scores are not what the rules give."""
