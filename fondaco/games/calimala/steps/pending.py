"""What is left of a street for one player: its two actions, how often each, and the duty (C-T2, C-T3)."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.calimala.data import NO_ACTION, pair_of
from fondaco.games.calimala.duty import can_reach_either, keeps_reach
from fondaco.games.calimala.state import Florence
from fondaco.kernel.choices import Choices
from fondaco.kernel.state import Step


class Pending(Step):
    """The two actions of a street, and what the duty demands of them."""

    def __init__(self, seat: i64, low: i64, high: i64, low_left: i64, high_left: i64, duty: i64) -> None:
        self.seat: i64 = seat
        self.low: i64 = low
        self.high: i64 = high
        """The two actions of the street, the lower number first."""
        self.low_left: i64 = low_left
        self.high_left: i64 = high_left
        """How many times each may still be carried out."""
        self.duty: i64 = duty
        """1 for the disc just placed, until one of the actions has been carried out (C-T3)."""

    def fields(self) -> list[int]:
        return [int(n) for n in (self.seat, self.low, self.high, self.low_left, self.high_left, self.duty)]

    def pair(self) -> i64:
        """The pair of actions, which names the street."""
        return pair_of(self.low, self.high)

    def times_left(self, action: i64) -> i64:
        """How many times one of the two actions may still be carried out."""
        return self.low_left if action == self.low else self.high_left

    def actions_left(self) -> list[tuple[int, int]]:
        """The actions that may still be carried out, and how many times each."""
        both = [(int(self.low), int(self.low_left)), (int(self.high), int(self.high_left))]
        return [(action, times) for action, times in both if times > 0]

    def low_pending(self) -> i64:
        return self.low if self.low_left > 0 else NO_ACTION

    def high_pending(self) -> i64:
        return self.high if self.high_left > 0 else NO_ACTION

    def is_bound(self, town: Florence) -> bool:
        """Whether the duty is still to be done and can be (C-T3)."""
        if self.duty == 0:
            return False
        return can_reach_either(town, self.seat, self.low_pending(), self.high_pending())

    def needs(self, town: Florence, action: i64) -> bool:
        """Whether the duty could not be done any more once an impossible action is given up once."""
        low = self.low_pending()
        high = self.high_pending()
        if action == self.low and self.low_left == 1:
            low = NO_ACTION
        if action == self.high and self.high_left == 1:
            high = NO_ACTION
        return not can_reach_either(town, self.seat, low, high)

    def open_safe(self, town: Florence, aims: Choices, choices: Choices) -> None:
        """Open those aims of a card that has left the hand that keep the duty within reach."""
        for index in range(aims.size):
            if keeps_reach(town, self.seat, NO_ACTION, aims.items[index], self.low_pending(), self.high_pending()):
                choices.add(aims.items[index])
