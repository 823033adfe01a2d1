"""Choices: what is open to one seat at one moment, as ascending numbers from the game's vocabulary."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.kernel.counts import Counts, zeros
from fondaco.kernel.luck import Luck


class Choices:
    """A buffer that is cleared and filled again, so that asking costs no allocation."""

    size: i64
    """How many choices are open."""
    items: Counts
    """The choices; only the first `size` count."""
    weights: Counts
    """How likely each one is, where chance is asked."""
    own: Counts

    def __init__(self, capacity: i64) -> None:
        self.size = 0
        self.own = zeros(capacity)
        self.items = self.own
        self.weights = zeros(capacity)

    def clear(self) -> None:
        self.size = 0
        self.items = self.own

    def add(self, choice: i64) -> None:
        self.items[self.size] = choice
        self.size += 1

    def add_weighted(self, choice: i64, weight: i64) -> None:
        self.items[self.size] = choice
        self.weights[self.size] = weight
        self.size += 1

    def show(self, table: Counts) -> None:
        """Open exactly what a ready-made table lists, without copying it."""
        self.items = table
        self.size = len(table)

    def holds(self, choice: i64) -> bool:
        for index in range(self.size):
            if self.items[index] == choice:
                return True
        return False

    def listed(self) -> list[int]:
        return [int(self.items[index]) for index in range(self.size)]

    def any(self, luck: Luck) -> i64:
        """One of the open choices, each as likely."""
        return self.items[luck.below(self.size)]

    def drawn(self, luck: Luck) -> i64:
        """One of the open choices, by weight."""
        return self.at_weight(luck.below(self.whole_weight()))

    def whole_weight(self) -> i64:
        whole: i64 = 0
        for index in range(self.size):
            whole += self.weights[index]
        return whole

    def at_weight(self, left: i64) -> i64:
        """The open choice that a number below the whole weight falls to, counted from the first."""
        index: i64 = 0
        while left >= self.weights[index]:
            left -= self.weights[index]
            index += 1
        return self.items[index]
