"""A move of several small choices: the ways to complete it, and the one that a judge likes best.

A move may be long and wide, so the search has a budget of positions: the most promising ones are expanded first, and
those beyond the budget are evaluated as they stand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.bots.judge import HandMade, Judge
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import Counts, filled
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import State, Step

BUDGET: Final = 800
"""Positions evaluated for one answer, besides those right after it."""
LARGEST_BUDGET: Final = 1_000_000
"""What a budget can be set to."""
SHARE: Final = 2
"""Each depth of the search may use one part in so many of the budget that is left, so that some remains for greater
depths. A move of up to a quarter of the budget is always searched exhaustively."""
NOTHING: Final = -(1 << 60)
"""Less than any value."""
CLOSER: Final = 6
"""How many of the best positions usually get a second look, where the judge has one."""


class Line:
    """Choices made one after the other, the position they led to, and its value."""

    def __init__(self, state: State, before: Line | None, choice: i64, answer: i64, value: i64) -> None:
        self.state = state
        self.before = before
        self.choice: i64 = choice
        self.answer: i64 = answer
        """The first choice, as an index into the open choices."""
        self.value: i64 = value

    def choices(self) -> list[int]:
        """From the first to the last."""
        made: list[int] = []
        line: Line | None = self
        while line is not None:
            made.append(int(line.choice))
            line = line.before
        made.reverse()
        return made


def from_best(line: Line) -> int:
    """Sort key: the best value first."""
    return -int(line.value)


class Move:
    """A move of several small choices. It goes on while the step below the question is the same object."""

    def __init__(self, game: Game, seat: i64, world: State, judge: Judge | None = None, budget: i64 = BUDGET) -> None:
        self.game = game
        self.seat: i64 = seat
        self.world = world
        self.judge: Judge = HandMade(game) if judge is None else judge
        self.budget: i64 = budget
        self.depth: i64 = len(world.stack)
        self.under: Step = world.stack[-2] if len(world.stack) > 1 else world.stack[-1]
        self.seen: i64 = 0
        """Positions evaluated, besides those right after an answer."""
        self.answers = Choices(len(game.vocabulary))
        world.open(seat, self.answers)
        self.values: Counts = filled(self.answers.size, NOTHING)
        """The value of the best line found, by answer."""
        self.lines: list[Line | None] = [None] * int(self.answers.size)
        """The best line found, by answer."""
        self.promising: list[Line] = []
        """The best lines of all, where they get a second look."""
        self.unfinished: list[Line] = []
        """The lines of the present depth that are not complete."""
        self.closer: i64 = CLOSER
        """How many of them."""
        self.preferred: i64 = -1
        self.bonus: i64 = 0
        """An answer that gets so much more than its value."""
        self.signatures: set[int] = set()
        """Unfinished positions that were met, where the judge tells them apart."""

    def best(self, luck: Luck) -> i64:
        """The first choice of the best move; ties are broken at random."""
        if self.answers.size > 1:
            self.search()
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

    def restrict(self, among: list[int], preferred: i64, bonus: i64) -> None:
        """Compare only some answers, and give one of them a start over the others."""
        self.answers.clear()
        for choice in among:
            self.answers.add(choice)
        self.values = filled(self.answers.size, NOTHING)
        self.lines = [None] * len(among)
        self.preferred = preferred
        self.bonus = bonus

    def best_line(self, luck: Luck) -> list[int]:
        """All choices of the best move, as far as it was looked at."""
        choice = self.best(luck)
        for answer in range(self.answers.size):
            line = self.lines[answer]
            if self.answers.items[answer] == choice and line is not None:
                return line.choices()
        return [int(choice)]

    def search(self) -> None:
        """Look at the ways to complete the move, as far as the budget goes."""
        self.judge.begin(self.world, self.seat)
        for answer in range(self.answers.size):
            self.look_at(self.world, None, self.answers.items[answer], answer)
        while self.unfinished:
            self.look_further()
        if self.judge.looks_closer:
            self.look_closer()

    def look_at(self, before: State, line: Line | None, choice: i64, answer: i64) -> None:
        """Make one more choice of the move, and evaluate the position."""
        after = before.copy()
        after.choose(self.seat, choice)
        value = self.judge.value(after, self.seat)
        if self.bonus != 0 and self.answers.items[answer] == self.preferred:
            value += self.bonus
        if not self.goes_on(after):
            if value > self.values[answer] or self.judge.looks_closer:
                self.note(Line(after, line, choice, answer, value))
            return
        signature = int(self.judge.signature())
        if signature != 0:
            if signature in self.signatures:
                return
            self.signatures.add(signature)
        self.unfinished.append(Line(after, line, choice, answer, value))

    def note(self, line: Line) -> None:
        """A line that is complete, or goes beyond the budget."""
        if line.value > self.values[line.answer]:
            self.values[line.answer] = line.value
            self.lines[line.answer] = line
        if self.judge.looks_closer:
            self.promising.append(line)
            if len(self.promising) > 4 * self.closer:
                self.promising.sort(key=from_best)
                self.promising = self.promising[: self.closer]

    def look_further(self) -> None:
        """Expand all unfinished lines by one choice, the best first, as far as the budget goes."""
        lines = self.unfinished
        lines.sort(key=from_best)
        self.unfinished = []
        choices = Choices(len(self.game.vocabulary))
        enough = self.seen + (self.budget - self.seen) // SHARE
        for line in lines:
            line.state.open(self.seat, choices)
            if self.seen + choices.size > enough:
                self.note(line)
                continue
            self.seen += choices.size
            for index in range(choices.size):
                self.look_at(line.state, line, choices.items[index], line.answer)

    def look_closer(self) -> None:
        """Only the best few are left to choose from, by their value on a second look."""
        self.promising.sort(key=from_best)
        self.values = filled(self.answers.size, NOTHING)
        for line in self.promising[: self.closer]:
            value = self.judge.closer(line.state, self.seat, line.value)
            if value > self.values[line.answer]:
                self.values[line.answer] = value
                self.lines[line.answer] = line

    def goes_on(self, state: State) -> bool:
        """Whether the seat is still asked within the same move."""
        depth = len(state.stack)
        if depth < self.depth or not state.is_asked(self.seat):
            return False
        return self.depth < 2 or state.stack[self.depth - 2] is self.under


class Found:
    """The choices of a move, and the world in which they were found."""

    def __init__(self, line: list[int], world: State) -> None:
        self.line = line
        self.world = world


def find_move(game: Game, view: State, seat: i64, luck: Luck, judge: Judge, budget: i64) -> Found:
    """The move that looks best to a seat, from its view.

    What the rules of thumb of a game advise is compared with others where that can be done, and preferred a little.
    """
    advised = game.advice(view, seat, luck)
    world = game.unanswered(game.imagine(view, seat, luck), seat)
    if advised < 0:
        return Found(Move(game, seat, world, judge, budget).best_line(luck), world)
    among = game.comparable(view, seat, advised) if judge.overrules else []
    if len(among) < 2:
        return Found([int(advised)], world)
    move = Move(game, seat, world, judge, budget)
    move.restrict(among, advised, judge.trust)
    return Found(move.best_line(luck), world)
