"""Weighing: lines of play of one decision, each played out in the same worlds with the same luck.

The worlds are imagined from the seat's view; once a game is over, there may be one alone, the true one.
"""

from __future__ import annotations

from typing import Final

from fondaco.bots.coach import reason_for
from fondaco.bots.judge import HandMade
from fondaco.bots.learned import judge_of
from fondaco.bots.move import Move
from fondaco.bots.search import Candidate, Limit, Manner, Search, is_sure
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State

FIRST: Final = 2
"""In so many worlds all lines are tried."""
FRESH: Final = 8
"""In so many others the best one of them and what was done, where they differ: whoever chose by the first worlds would
find the chosen one too good in them."""
DOUBT: Final = 150
"""By how many hundredths of a standard error one must be better than the other."""
WIDTH: Final = 4
"""How many lines are compared, besides what was done."""
BUDGET: Final = 200
"""Positions looked at for the best line where all cards are open."""


class Scales:
    """One decision of a seat."""

    def __init__(self, game: Game, view: State, seat: int, seed: str) -> None:
        self.game = game
        self.seat = seat
        self.search = Search(game, view, seat, Luck(seed), Limit(1), Manner(WIDTH))
        self.lines = self.search.lines()
        """What the strongest play may be, as far as the seat can know."""

    def open_cards(self, truth: State) -> None:
        """From here on there is one world alone, with the best that can be done in it."""
        game = self.game
        self.search.worlds = [truth for _ in range(FIRST + FRESH)]
        if game.advice(game.view(truth, self.seat), self.seat, Luck("open")) < 0:
            judge = judge_of(game)
            move = Move(game, self.seat, truth, HandMade(game) if judge is None else judge, BUDGET)
            line = move.best_line(Luck("open"))
            if line not in self.lines:
                self.lines.append(line)

    def weigh(self, made: list[int]) -> tuple[Candidate, Candidate]:
        """What was done, and what is best: the same, unless another line is better beyond doubt."""
        candidates = [Candidate(made, 0)]
        for line in self.lines:
            if line[: len(made)] != made[: len(line)]:
                candidates.append(Candidate(line, len(candidates)))
        mine = candidates[0]
        if len(candidates) == 1:
            self.try_out(mine)
            return mine, mine
        for candidate in candidates:
            self.try_out(candidate)
        best = candidates[1]
        for candidate in candidates[2:]:
            if candidate.mean() > best.mean():
                best = candidate
        if best.mean() <= mine.mean():
            return mine, mine
        again = Candidate(mine.line, 0)
        rival = Candidate(best.line, 1)
        for number in range(FIRST, FIRST + FRESH):
            self.search.try_out(again, number)
            self.search.try_out(rival, number)
        gains = [rival.worths[index] - again.worths[index] for index in range(FRESH)]
        return again, rival if is_sure(gains, DOUBT) else again

    def try_out(self, candidate: Candidate) -> None:
        """Play a line out in the first worlds."""
        for number in range(FIRST):
            self.search.try_out(candidate, number)

    def reason(self, better: list[int], other: list[int]) -> Reason | None:
        """What speaks most for a line beside another, in the first worlds."""
        return reason_for(self.game, [self.search.world(number) for number in range(FIRST)], self.seat, better, other)
