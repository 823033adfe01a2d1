"""A game with a trap: whoever takes three points at once loses ten in the turn after."""

from __future__ import annotations

from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import numbers, zeros
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import State
from fondaco.kernel.steps import SeatStep
from fondaco.kernel.vocabulary import Vocabulary

WAIT, TAKE = 0, 1
TURNS = 6


class Pit(State):
    def copy(self) -> Pit:
        other = Pit()
        other.copy_base(self)
        other.points, other.owed, other.turn = self.points[:], self.owed[:], self.turn
        return other

    def numbers(self) -> list[int]:
        return [*self.base_numbers(), *numbers(self.points), *numbers(self.owed), self.turn]


class Tempted(SeatStep):
    def open(self, state: Pit, seat: int, choices: Choices) -> None:
        choices.add(WAIT)
        choices.add(TAKE)

    def take(self, state: Pit, seat: int, choice: int) -> None:
        state.turn += 1
        state.points[seat] += 3 * choice
        state.points[1 - seat] -= int(state.owed[1 - seat])
        state.owed[1 - seat] = 0
        state.owed[seat] = 10 * choice
        if state.turn == TURNS:
            state.pop()
        else:
            state.swap(Tempted(1 - seat))


class Trap(Game):
    def __init__(self) -> None:
        self.name, self.rules, self.fewest, self.most = "trap", 1, 2, 2
        self.options, self.categories, self.names, self.news = {}, ["points"], {}, []
        self.vocabulary = Vocabulary()
        self.vocabulary.add("wait", [""], WAIT)
        self.vocabulary.add("take", [""], TAKE)

    def start(self, seats: int, options: dict[str, str]) -> Pit:
        pit = Pit()
        pit.points, pit.owed, pit.turn = zeros(seats), zeros(seats), 0
        pit.begin(seats, [Tempted(0)])
        return pit

    def turns(self, state: Pit) -> int:
        return state.turn

    def view(self, state: Pit, seat: int) -> Pit:
        return state.copy()

    def imagine(self, view: Pit, seat: int, luck: Luck) -> Pit:
        return view.copy()

    def breakdown(self, state: Pit) -> list[list[int]]:
        return [[points] for points in numbers(state.points)]
