"""Self-play: whole games in which all seats are answered for by one judge, and rows of what they came to see.

A row is what a seat observes once its move is made, or in the middle of it, in the world that it imagined; or while
somebody else is to move. Its labels tell how the game ended for that seat.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from fondaco.bots.judge import Judge
from fondaco.bots.learned import finish_of
from fondaco.bots.move import find_move
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import Cells, Counts, blank_cells, zeros
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.observation import Observation
from fondaco.kernel.state import CHANCE, CHANCE_ASKED, State

LABELS: Final = ["game", "seat", "seats", "points", "best", "sixtieths"]
LABEL_COUNT: Final = 6
THOUSAND: Final = 1000


class Rows:
    """Room for so many rows and their labels."""

    def __init__(self, width: i64, room: i64) -> None:
        self.width: i64 = width
        self.room: i64 = room
        self.cells: Cells = blank_cells(width * room)
        self.labels: Counts = zeros(LABEL_COUNT * room)
        self.size: i64 = 0

    def add(self, row: Observation, game: i64, seat: i64, seats: i64) -> None:
        """Another row, as long as there is room."""
        if self.size == self.room:
            return
        first = self.size * self.width
        cells = self.cells
        for index in range(self.width):
            cells[first + index] = i16(row.cells[index])
        label = self.size * LABEL_COUNT
        self.labels[label] = game
        self.labels[label + 1] = seat
        self.labels[label + 2] = seats
        self.size += 1

    def bytes_of_cells(self) -> bytes:
        return bytes(memoryview(self.cells)[: self.size * self.width])

    def bytes_of_labels(self) -> bytes:
        return bytes(memoryview(self.labels)[: self.size * LABEL_COUNT])


class SelfPlay:
    """Plays games one after the other. `sample` and `explore` are of a thousand moves."""

    def __init__(self, game: Game, judge: Judge, rows: Rows, sample: i64, explore: i64, budget: i64) -> None:
        self.game = game
        self.judge = judge
        self.rows = rows
        self.sample: i64 = sample
        """So many moves are told by a row."""
        self.explore: i64 = explore
        """So often any choice is made instead."""
        self.budget: i64 = budget
        self.row = Observation(rows.width)
        self.choices = Choices(len(game.vocabulary))
        self.line: list[int] = []
        """What is left of the move of a seat."""
        self.mover: i64 = -1
        self.moves: i64 = 0
        self.points: i64 = 0
        """Of all seats in all games."""

    def play(self, seats: i64, number: i64, seed: str) -> None:
        """One game; the number stands in the labels of its rows."""
        game = self.game
        choices = self.choices
        luck = Luck(seed)
        dice = Luck(f"{seed} dice")
        first = self.rows.size
        self.line = []
        state = game.start(seats, {})
        while state.waiting != 0:
            if state.waiting & CHANCE_ASKED:
                state.choose(CHANCE, state.draw(luck, choices))
                continue
            seat = state.first_asked()
            state.open(seat, choices)
            if choices.size == 1:
                choice = choices.items[0]
                self.follow(seat, choice)
            elif self.is_planned(seat):
                choice = self.line.pop(0)
            elif dice.below(THOUSAND) < self.explore:
                self.line = []
                choice = choices.any(dice)
            else:
                self.think(state, seat, number, dice)
                choice = self.line.pop(0)
            state.choose(seat, choice)
        self.label(state, first)

    def is_planned(self, seat: i64) -> bool:
        """Whether the next choice of the move under way is open."""
        return len(self.line) > 0 and self.mover == seat and self.choices.holds(self.line[0])

    def follow(self, seat: i64, choice: i64) -> None:
        """A choice that was the only one."""
        if self.line and self.mover == seat and self.line[0] == int(choice):
            self.line.pop(0)

    def think(self, state: State, seat: i64, number: i64, dice: Luck) -> None:
        """Find a whole move, and keep rows of it now and then."""
        game = self.game
        self.moves += 1
        self.mover = seat
        view = game.view(state, seat)
        found = find_move(game, view, seat, dice, self.judge, self.budget)
        self.line = found.line
        if dice.below(THOUSAND) >= self.sample:
            return
        kept = len(self.line) - 1
        if kept > 0 and dice.below(4) == 0:
            kept = dice.below(kept)
        after = found.world.copy()
        for index in range(kept + 1):
            after.choose(seat, self.line[index])
        if after.waiting != 0:
            game.observe(after, seat, self.row)
            self.rows.add(self.row, number, seat, state.seats)
        # Whoever judges a position for all seats asks the net about those that wait as well.
        waiting = (seat + 1 + dice.below(state.seats - 1)) % state.seats
        game.observe(state, waiting, self.row)
        self.rows.add(self.row, number, waiting, state.seats)

    def label(self, state: State, first: i64) -> None:
        """Tell all rows of a game how it ended."""
        rows = self.rows
        finishes = [finish_of(self.game, state, seat) for seat in range(state.seats)]
        for finish in finishes:
            self.points += finish.points
        for row in range(first, rows.size):
            label = row * LABEL_COUNT
            finish = finishes[rows.labels[label + 1]]
            rows.labels[label + 3] = finish.points
            rows.labels[label + 4] = finish.best
            rows.labels[label + 5] = finish.sixtieths
