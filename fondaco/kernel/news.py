"""News: what happened, as numbers with an audience. Sentences are made later, per viewer and language."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERYBODY: Final = -1
"""The audience of public news: every seat and every spectator."""


class NewsKind:
    """One kind of news: the key of its sentence and what each of its numbers is."""

    def __init__(self, key: str, parameters: str) -> None:
        self.key = key
        self.parameters = parameters.split()
        """For each number `name:type`; the type says how the number becomes a word."""


class Item:
    """One piece of news."""

    def __init__(self, audience: int, kind: int, numbers: tuple[int, ...]) -> None:
        self.audience = audience
        """Bit mask of the seats that may hear it, or EVERYBODY."""
        self.kind = kind
        self.numbers = numbers
        """Five, of which only the first may mean something, or as many as the kind has."""

    def is_for(self, seat: int) -> bool:
        """Whether a seat (or -1, a spectator) may hear it."""
        return self.audience == EVERYBODY or (seat >= 0 and bool(self.audience >> seat & 1))


class Listener:
    """Collects the news of a game, in order."""

    def __init__(self) -> None:
        self.items: list[Item] = []

    def hear(self, audience: i64, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        self.items.append(Item(int(audience), int(kind), (int(a), int(b), int(c), int(d), int(e))))

    def hear_all(self, audience: i64, kind: i64, numbers: list[int]) -> None:
        self.items.append(Item(int(audience), int(kind), tuple(numbers)))
