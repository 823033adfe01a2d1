"""Check: one conformance test that every game must pass, by random play.

Games that pass it can be replayed, recorded, viewed and searched without surprises.
"""

from __future__ import annotations

from traceback import extract_tb

from mypy_extensions import i64

from fondaco.kernel.choices import Choices
from fondaco.kernel.counted import uncounted
from fondaco.kernel.flow import Flow
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.playout import random_choice
from fondaco.kernel.reader import read_record
from fondaco.kernel.reason import Reason
from fondaco.kernel.record import Record
from fondaco.kernel.replay import verify
from fondaco.kernel.state import CHANCE, NOBODY, State

LONGEST = 20_000
"""No game may take more choices than this."""
LOOKS = [6, 60, 200]
"""Where players are asked: within how many positions copies, views, news and reasons are checked, and when again.

The laws are checked at every position. The first look is soon, since a game may be short.
"""
LOOKS_AT_CHANCE = [6, 60]
"""The same where chance is asked."""
TRIED = 8
"""Choices that are tried at such a position, to compare what others hear and see of them."""
VIEWERS = 2
"""So many others look on while they are tried."""
QUESTIONED = 12
"""Choices of the vocabulary that are asked about at such a position: why they are not open."""
BLANKS = 40
"""So many worlds may be as blank as the view they were imagined from, though something is hidden, before one is not."""


def place_of(state: State) -> str:
    """The question, or the class of a step that has no name, such as most draws."""
    return state.question() or state.steps()[-1]


def origin_of(error: Exception) -> str:
    """Where an error was raised."""
    frame = extract_tb(error.__traceback__)[-1]
    return f"{frame.filename}, line {frame.lineno}, in {frame.name}"


class LawBroken(Exception):
    """A game that does not keep a law, with the seed that shows it."""


class Checker:
    """Plays random games of one kind and checks each."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.choices = Choices(len(game.vocabulary))
        self.others = Choices(len(game.vocabulary))
        self.flow = Flow(game)
        self.reasons: dict[str, Reason] = {}
        """A reason of each key that was given."""
        self.blanks = 0
        """Worlds that were as blank as their view though something was hidden; -1 once one was not."""

    def check_game(self, seed: str) -> int:
        """Play and check one game; the number of its choices. What goes wrong is told with the seed that shows it."""
        try:
            return self.play_game(seed)
        except LawBroken:
            raise
        except Exception as error:
            raise self.broken(seed, f"{type(error).__name__}: {error} ({origin_of(error)})") from error

    def play_game(self, seed: str) -> int:
        record = Record(self.game, self.seats, {}, seed)
        luck = Luck(seed)
        players = Luck(f"{seed} players")
        looks = Luck(f"{seed} looks")
        state = record.start()
        kept: list[State] = []
        kept_numbers: list[list[int]] = []
        to_come = [LOOKS[:], LOOKS_AT_CHANCE[:]]
        wait = [int(looks.below(spans.pop(0))) for spans in to_come]
        while state.waiting != 0:
            seat = state.first_asked()
            self.check_open(state, seed)
            law = self.game.broken_law(state)
            if law:
                raise self.broken(seed, law)
            kind = 1 if seat == CHANCE else 0
            wait[kind] -= 1
            if wait[kind] == -1:
                wait[kind] = int(looks.below(to_come[kind].pop(0))) if to_come[kind] else -1
                kept.append(state.copy())
                kept_numbers.append(state.numbers())
                self.check_position(state, seed, looks)
                if len(kept) == 1:
                    self.check_counted(state, seed, int(looks.below(self.seats + 1)) + NOBODY)
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

    def check_position(self, state: State, seed: str, luck: Luck) -> None:
        """Everything that takes too long to be checked at every choice."""
        self.check_copy(state, seed)
        self.check_views(state, seed, luck)
        self.check_flow(state, seed, luck)
        self.check_reasons(state, seed, luck)

    def broken(self, seed: str, what: str) -> LawBroken:
        return LawBroken(f"{self.game.name}, {self.seats} seats, seed {seed!r}: {what}")

    def check_open(self, state: State, seed: str) -> None:
        """Choices are ascending and from the vocabulary; every asked seat has some."""
        for seat in range(CHANCE + 1):
            if not state.may_answer(seat):
                continue
            state.open(seat, self.choices)
            if self.choices.size == 0 and state.is_asked(seat):
                raise self.broken(seed, f"nothing is open in {place_of(state)}")
            before: i64 = -1
            for index in range(self.choices.size):
                choice = self.choices.items[index]
                if choice <= before or choice >= len(self.game.vocabulary):
                    raise self.broken(seed, f"choices out of order in {place_of(state)}")
                before = choice
                if seat == CHANCE and self.choices.weights[index] <= 0:
                    raise self.broken(seed, f"a choice of chance without weight in {place_of(state)}")

    def check_draw(self, state: State, luck: Luck, seed: str) -> None:
        """A step that draws in a way of its own draws the same as by what is open and its weights."""
        draws = [luck.copy(), luck.copy()]
        drawn = state.draw(draws[0], self.choices)
        state.open(CHANCE, self.choices)
        if drawn != self.choices.drawn(draws[1]):
            raise self.broken(seed, f"chance draws otherwise than what is open tells in {place_of(state)}")

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

    def check_counted(self, state: State, seed: str, viewer: int) -> None:
        """The numbers of a state, and of a view of it, tell all that it holds."""
        for one in (state, self.game.view(state, viewer)):
            name = uncounted(one)
            if name:
                raise self.broken(seed, f"{name} is no part of the numbers, or of a copy")

    def check_views(self, state: State, seed: str, luck: Luck) -> None:
        """A seat cannot tell an imagined world from the true one, and a view alone decides what is imagined from it."""
        for seat in range(NOBODY, self.seats):
            view = self.game.view(state, seat)
            world = self.game.imagine(view, seat, luck)
            self.check_world(state, world, seat, seed)
            again = self.game.view(world, seat)
            if not again.same_as(view):
                raise self.broken(seed, f"seat {seat + 1} sees something else in an imagined world")
            lucks = [luck.copy(), luck]
            other = self.game.imagine(again, seat, lucks[0])
            self.check_world(state, other, seat, seed)
            if not self.game.imagine(view, seat, lucks[1]).same_as(other):
                raise self.broken(seed, f"from the same view of seat {seat + 1} other worlds are imagined")
            if not view.same_as(state):
                self.note_blank(world.same_as(view), seed)

    def check_world(self, state: State, world: State, seat: int, seed: str) -> None:
        """An imagined world keeps the laws, asks the same seats, and opens to the viewer what is open."""
        law = self.game.broken_law(world)
        if law:
            raise self.broken(seed, f"an imagined world breaks a law: {law}")
        if world.asking.asked(world) != state.waiting:
            raise self.broken(seed, f"others are asked in a world that is imagined to seat {seat + 1}")
        self.check_open(world, seed)
        if state.may_answer(seat):
            world.open(seat, self.others)
            state.open(seat, self.choices)
            if self.choices.listed() != self.others.listed():
                raise self.broken(seed, f"seat {seat + 1} has other choices in an imagined world")

    def note_blank(self, is_blank: bool, seed: str) -> None:
        """Once in a while what is imagined is nothing, such as a plan to pass; but not always."""
        if not is_blank:
            self.blanks = -1
        elif self.blanks >= 0:
            self.blanks += 1
            if self.blanks > BLANKS:
                raise self.broken(seed, "an imagined world is no more than the view")

    def check_flow(self, state: State, seed: str, luck: Luck) -> None:
        """What others see of a choice follows from what they hear of it, and the other way round."""
        actors = [seat for seat in range(CHANCE + 1) if state.may_answer(seat)]
        seat = actors[int(luck.below(len(actors)))]
        viewers = [viewer for viewer in range(NOBODY, self.seats) if viewer != seat]
        while len(viewers) > VIEWERS:
            viewers.pop(int(luck.below(len(viewers))))
        fault = self.flow.fault(state, seat, viewers, luck, TRIED)
        if fault:
            raise self.broken(seed, fault)

    def check_reasons(self, state: State, seed: str, luck: Luck) -> None:
        """Some choices of some seat: each is open, or its view says why not; never both, alike in imagined worlds."""
        asked = [seat for seat in range(self.seats) if state.may_answer(seat)]
        if not asked:
            return
        seat = asked[int(luck.below(len(asked)))]
        view = self.game.view(state, seat)
        again = self.game.view(self.game.imagine(view, seat, luck), seat)
        state.open(seat, self.choices)
        opened = self.choices.listed()
        some = [int(luck.below(len(self.game.vocabulary))) for _ in range(QUESTIONED)]
        for choice in [*some, *opened[:2], *opened[-2:]]:
            reason = view.why_not(seat, choice, self.others)
            text = self.game.vocabulary.text(choice)
            if choice in opened and reason is not None:
                raise self.broken(seed, f"{text} is open to seat {seat + 1} though there is a reason: {reason!r}")
            if choice not in opened and reason is None:
                raise self.broken(seed, f"{text} is not open to seat {seat + 1} without a reason")
            if repr(again.why_not(seat, choice, self.others)) != repr(reason):
                raise self.broken(
                    seed, f"{text} is not open to seat {seat + 1} for another reason in an imagined world"
                )
            if reason is not None:
                self.reasons.setdefault(reason.key, reason)

    def check_record(self, record: Record, state: State, seed: str) -> None:
        """The record survives its text, and its replay, with chance from the seed, ends in the same state."""
        text = record.text()
        again = read_record(text, [self.game])
        end = verify(again)
        if again.text() != text or again.made != record.made:
            raise self.broken(seed, "the record changes when it is written and read")
        if not end.same_as(state):
            raise self.broken(seed, "the replay ends in another state")
