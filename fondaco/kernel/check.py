"""Check: one conformance test that every game must pass, by random play.

Games that pass it can be replayed, recorded, viewed and searched without surprises.
"""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.playout import random_choice
from fondaco.kernel.reader import read_record
from fondaco.kernel.record import Record
from fondaco.kernel.replay import verify
from fondaco.kernel.state import CHANCE, NOBODY, State

LONGEST = 20_000
"""No game may take more choices than this."""
VIEWS_PER_GAME = 3
"""Positions of a game at which views and copies are checked; the laws are checked at every one."""


class LawBroken(Exception):
    """A game that does not keep a law, with the seed that shows it."""


class Checker:
    """Plays random games of one kind and checks each."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.choices = Choices(len(game.vocabulary))
        self.others = Choices(len(game.vocabulary))

    def check_game(self, seed: str) -> int:
        """Play and check one game; the number of its choices. What goes wrong is told with the seed that shows it."""
        try:
            return self.play_game(seed)
        except LawBroken:
            raise
        except Exception as error:
            raise self.broken(seed, f"{type(error).__name__}: {error}") from error

    def play_game(self, seed: str) -> int:
        record = Record(self.game, self.seats, {}, seed)
        luck = Luck(seed)
        players = Luck(f"{seed} players")
        state = record.start()
        kept: list[State] = []
        kept_numbers: list[list[int]] = []
        next_look = int(players.below(60))
        while state.waiting != 0:
            seat = state.first_asked()
            self.check_open(state, seed)
            law = self.game.broken_law(state)
            if law:
                raise self.broken(seed, law)
            if seat != CHANCE and len(record.made) >= next_look and len(kept) < VIEWS_PER_GAME:
                kept.append(state.copy())
                kept_numbers.append(state.numbers())
                self.check_copy(state, seed)
                self.check_views(state, seed, players)
                next_look = len(record.made) + 1 + int(players.below(120))
            if seat == CHANCE:
                self.check_draw(state, luck, seed)
            choice = random_choice(state, seat, luck if seat == CHANCE else players, self.choices)
            record.made.append((int(seat), int(choice)))
            state.choose(seat, choice)
            if len(record.made) > LONGEST:
                raise self.broken(seed, f"no end after {LONGEST} choices")
        law = self.game.broken_law(state)
        if law:
            raise self.broken(seed, law)
        for index in range(len(kept)):
            if kept[index].numbers() != kept_numbers[index]:
                raise self.broken(seed, "a past copy changed")
        record.result = [sum(row) for row in self.game.breakdown(state)]
        self.check_record(record, state, seed)
        return len(record.made)

    def broken(self, seed: str, what: str) -> LawBroken:
        return LawBroken(f"{self.game.name}, {self.seats} seats, seed {seed!r}: {what}")

    def check_open(self, state: State, seed: str) -> None:
        """Choices are ascending and from the vocabulary; every asked seat has some."""
        for seat in range(CHANCE + 1):
            if not state.may_answer(seat):
                continue
            state.open(seat, self.choices)
            if self.choices.size == 0 and state.is_asked(seat):
                raise self.broken(seed, f"nothing is open in {state.question()}")
            before: i64 = -1
            for index in range(self.choices.size):
                choice = self.choices.items[index]
                if choice <= before or choice >= len(self.game.vocabulary):
                    raise self.broken(seed, f"choices out of order in {state.question()}")
                before = choice
                if seat == CHANCE and self.choices.weights[index] <= 0:
                    raise self.broken(seed, f"a choice of chance without weight in {state.question()}")

    def check_draw(self, state: State, luck: Luck, seed: str) -> None:
        """A step that draws in a way of its own draws the same as by what is open and its weights."""
        draws = [luck.copy(), luck.copy()]
        drawn = state.draw(draws[0], self.choices)
        state.open(CHANCE, self.choices)
        if drawn != self.choices.drawn(draws[1]):
            raise self.broken(seed, f"chance draws otherwise than what is open tells in {state.question()}")

    def check_copy(self, state: State, seed: str) -> None:
        """A copy is equal, and playing on it leaves the original alone."""
        before = state.numbers()
        copy = state.copy()
        if not copy.same_as(state):
            raise self.broken(seed, "a copy differs")
        seat = copy.first_asked()
        copy.open(seat, self.choices)
        copy.choose(seat, self.choices.items[0])
        if state.numbers() != before:
            raise self.broken(seed, "playing on a copy changed the original")

    def check_views(self, state: State, seed: str, luck: Luck) -> None:
        """Dealing and viewing again gives the same view, and the same choices are open in every dealt world."""
        for seat in range(NOBODY, self.seats):
            view = self.game.view(state, seat)
            numbers = view.numbers()
            for _ in range(2):
                world = self.game.deal(view, seat, luck)
                law = self.game.broken_law(world)
                if law:
                    raise self.broken(seed, f"a dealt world breaks a law: {law}")
                if self.game.view(world, seat).numbers() != numbers:
                    raise self.broken(seed, f"seat {seat + 1} sees something else in a dealt world")
                if state.may_answer(seat):
                    world.open(seat, self.others)
                    state.open(seat, self.choices)
                    if self.choices.listed() != self.others.listed():
                        raise self.broken(seed, f"seat {seat + 1} has other choices in a dealt world")

    def check_record(self, record: Record, state: State, seed: str) -> None:
        """The record survives its text, and its replay, with chance from the seed, ends in the same state."""
        text = record.text()
        again = read_record(text, [self.game])
        end = verify(again)
        if again.text() != text or again.made != record.made:
            raise self.broken(seed, "the record changes when it is written and read")
        if not end.same_as(state):
            raise self.broken(seed, "the replay ends in another state")
