"""The greedy bot: searches the ways to complete its own move and takes the one with the best evaluation.

A move may be long and wide, so the search has a budget of positions: the most promising ones are expanded first, and
those beyond the budget are evaluated as they stand. Where a game has its own heuristics for a choice, such as for
dealing, they answer instead.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.bots.bot import Bot
from fondaco.bots.settings import check_names, whole_number
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import Counts, filled
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import State, Step

BUDGET: Final = 800
"""Positions evaluated for one answer, besides those right after it."""
LARGEST_BUDGET: Final = 1_000_000
SHARE: Final = 2
"""Each depth of the search may use one part in so many of the budget that is left, so that some remains for greater
depths. A move of up to a quarter of the budget is always searched exhaustively."""
NOTHING: Final = -(1 << 60)
"""Less than any value."""


class GreedyBot(Bot):
    def __init__(self, budget: int = BUDGET) -> None:
        self.name = "greedy"
        self.budget: i64 = budget

    def settled(self, settings: dict[str, str]) -> Bot:
        check_names(self.name, settings, ["budget"])
        return GreedyBot(whole_number(self.name, settings, "budget", BUDGET, 0, LARGEST_BUDGET))

    def choose(self, game: Game, view: State, seat: i64, luck: Luck) -> i64:
        advised = game.advice(view, seat, luck)
        if advised >= 0:
            return advised
        return Move(game, seat, game.imagine(view, seat, luck), self.budget).best(luck)


class PartialMove:
    """A move made so far, which is not complete, and the position it led to."""

    def __init__(self, state: State, answer: i64, value: i64) -> None:
        self.state = state
        self.answer: i64 = answer
        """The first choice of the move, as an index into the open choices."""
        self.value: i64 = value


def from_best(partial: PartialMove) -> int:
    """Sort key: the best value first."""
    return -int(partial.value)


class Move:
    """A move of several small choices. It goes on while the step below the question is the same object."""

    def __init__(self, game: Game, seat: i64, world: State, budget: i64 = BUDGET) -> None:
        self.game = game
        self.budget: i64 = budget
        self.seat: i64 = seat
        self.world = world
        self.depth: i64 = len(world.stack)
        self.under: Step = world.stack[-2] if len(world.stack) > 1 else world.stack[-1]
        self.seen: i64 = 0
        """Positions evaluated, besides those right after an answer."""
        self.answers = Choices(len(game.vocabulary))
        world.open(seat, self.answers)
        self.values: Counts = filled(self.answers.size, NOTHING)
        """The value of the best complete move found, by answer."""
        self.unfinished: list[PartialMove] = []
        """The partial moves of the present depth."""

    def best(self, luck: Luck) -> i64:
        """The first choice of the best move; ties are broken at random."""
        if self.answers.size > 1:
            for answer in range(self.answers.size):
                self.look_at(self.world, self.answers.items[answer], answer)
            while self.unfinished:
                self.look_further()
        best: i64 = 0
        equal: i64 = 1
        for answer in range(1, self.answers.size):
            if self.values[answer] > self.values[best]:
                best = answer
                equal = 1
            elif self.values[answer] == self.values[best]:
                equal += 1
                if luck.below(equal) == 0:
                    best = answer
        return self.answers.items[best]

    def look_at(self, before: State, choice: i64, answer: i64) -> None:
        """Make one more choice of the move, and evaluate the position."""
        after = before.copy()
        after.choose(self.seat, choice)
        value = self.game.value(after, self.seat)
        if self.goes_on(after):
            self.unfinished.append(PartialMove(after, answer, value))
        elif value > self.values[answer]:
            self.values[answer] = value

    def look_further(self) -> None:
        """Expand all partial moves by one choice, the best first, as far as the budget goes."""
        partials = self.unfinished
        partials.sort(key=from_best)
        self.unfinished = []
        choices = Choices(len(self.game.vocabulary))
        enough = self.seen + (self.budget - self.seen) // SHARE
        for partial in partials:
            partial.state.open(self.seat, choices)
            if self.seen + choices.size > enough:
                self.values[partial.answer] = larger(partial.value, self.values[partial.answer])
                continue
            self.seen += choices.size
            for index in range(choices.size):
                self.look_at(partial.state, choices.items[index], partial.answer)

    def goes_on(self, state: State) -> bool:
        """Whether the seat is still asked within the same move."""
        depth = len(state.stack)
        if depth < self.depth or not state.is_asked(self.seat):
            return False
        return self.depth < 2 or state.stack[self.depth - 2] is self.under


def larger(one: i64, other: i64) -> i64:
    return one if one > other else other
