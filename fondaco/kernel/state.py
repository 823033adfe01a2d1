"""State and step: what lies on the table, and the stack of rulebook paragraphs that are being carried out.

A step is a value: it never changes once it is on the stack; to go on it swaps itself for another step.
So a copied state shares the steps of its original, and a step's fields are the local variables of its paragraph.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fondaco.kernel.choices import Choices
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import EVERYBODY, Listener
from fondaco.kernel.reason import Reason

CHANCE: Final = 30
"""The seat of chance. Players sit at 0, 1, 2 ..."""
CHANCE_ASKED: Final = 1 << 30
NOBODY: Final = -1
"""The seat of a spectator, who sees only what is public."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One paragraph of a rulebook: whom it asks, what is open, what an answer does, what comes after."""

    def asked(self, state: State) -> i64:
        """The seats that must answer, as a bit mask; 0 for a step that goes on by itself."""
        return 0

    def welcome(self, state: State) -> i64:
        """The seats that may answer though nobody waits for them, as a bit mask; asked ones may be among them."""
        return 0

    def must_look_again(self, state: State, seat: i64) -> i64:
        """The seats that must look again before they answer, once a seat's answer to this step showed something."""
        return 0

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        """Fill in what is open to a seat, ascending; for chance with weights."""

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        """Why a choice is not open to a seat that may answer, told from its view; None where it is open.

        `choices` is a buffer to fill. A step that can say more than that something else is asked says it here, and
        must agree with `open` about every choice of the vocabulary.
        """
        choices.clear()
        self.open(state, seat, choices)
        return None if choices.holds(choice) else Reason("other-question")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        """Carry out an answer."""

    def go_on(self, state: State) -> None:
        """Carry out a step that asks nobody."""

    def draw(self, state: State, luck: Luck, choices: Choices) -> i64:
        """Let chance answer. A step may do this faster, with the same result as from what `open` tells."""
        choices.clear()
        self.open(state, CHANCE, choices)
        return choices.drawn(luck)

    def name(self) -> str:
        """The key of the prompt that explains the question."""
        return ""

    def fields(self) -> list[int]:
        """The step's local variables. With its class they make it equal to another."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of what lies on a table. A game adds its own things, `copy` and `numbers`: see `tools/fields`."""

    seats: i64
    stack: list[Step]
    asking: Step
    """The step that asks now: the top of the stack, kept at hand."""
    waiting: i64
    """Who is asked now, as a bit mask; 0 once the game is over."""
    revealed: i64
    """How often something hidden was shown; a choice before that cannot be taken back."""
    listener: Listener | None

    def begin(self, seats: i64, steps: list[Step]) -> None:
        """Start with the given steps, the last one first."""
        self.seats = seats
        self.stack = steps
        self.revealed = 0
        self.listener = None
        self.settle()

    def settle(self) -> None:
        """Carry out the steps that ask nobody, up to the next question or the end."""
        stack = self.stack
        while stack:
            step = stack[-1]
            waiting = step.asked(self)
            if waiting != 0:
                self.asking = step
                self.waiting = waiting
                return
            step.go_on(self)
        self.waiting = 0

    def open(self, seat: i64, choices: Choices) -> None:
        """What is open to an asked seat."""
        choices.size = 0
        choices.items = choices.own
        self.asking.open(self, seat, choices)

    def why_not(self, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        """Why a choice is not open to a seat whose view this is; None where it is. `choices` is a buffer to fill."""
        if self.waiting == 0:
            return Reason("game-over")
        if not self.may_answer(seat):
            return Reason("not-asked")
        return self.asking.why_not(self, seat, choice, choices)

    def draw(self, luck: Luck, choices: Choices) -> i64:
        """The choice of chance, where chance is asked."""
        return self.asking.draw(self, luck, choices)

    def choose(self, seat: i64, choice: i64) -> None:
        """Carry out an open choice of an asked seat. This trusts its caller; a Table checks."""
        self.asking.take(self, seat, choice)
        self.settle()

    def push(self, step: Step) -> None:
        self.stack.append(step)

    def pop(self) -> None:
        self.stack.pop()

    def swap(self, step: Step) -> None:
        """Go on with another step in place of the present one."""
        self.stack[-1] = step

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Public news, if somebody listens."""
        listener = self.listener
        if listener is not None:
            listener.hear(EVERYBODY, kind, a, b, c, d, e)

    def tell_all(self, kind: i64, numbers: list[int]) -> None:
        """Public news of more than five numbers. Where they take time to gather, see first that `listener` is there."""
        listener = self.listener
        if listener is not None:
            listener.hear_all(EVERYBODY, kind, numbers)

    def tell_only(self, seat: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """News for one seat alone."""
        listener = self.listener
        if listener is not None:
            listener.hear(1 << seat, kind, a, b, c, 0, 0)

    def first_asked(self) -> i64:
        """The asked seat that a driver asks first: chance, or the lowest seat; NOBODY once the game is over."""
        if self.waiting & CHANCE_ASKED:
            return CHANCE
        if self.waiting == 0:
            return NOBODY
        seat: i64 = 0
        while not self.waiting >> seat & 1:
            seat += 1
        return seat

    def is_asked(self, seat: i64) -> bool:
        return seat >= 0 and self.waiting >> seat & 1 == 1

    def may_answer(self, seat: i64) -> bool:
        """Whether a seat is asked, or welcome to answer unasked."""
        if self.is_asked(seat):
            return True
        return 0 <= seat < self.seats and self.waiting != 0 and self.asking.welcome(self) >> seat & 1 == 1

    def is_over(self) -> bool:
        return self.waiting == 0

    def question(self) -> str:
        """The key of the prompt for the present question."""
        return self.asking.name() if self.waiting else "over"

    def copy_base(self, other: State) -> None:
        """Take over what every state has, except the listener."""
        self.seats = other.seats
        self.stack = other.stack[:]
        self.asking = other.asking
        self.waiting = other.waiting
        self.revealed = other.revealed
        self.listener = None

    def base_numbers(self) -> list[int]:
        result = [int(self.seats), int(self.waiting), int(self.revealed), len(self.stack)]
        for step in self.stack:
            fields = step.fields()
            result.append(len(fields))
            result.extend(fields)
        return result

    def steps(self) -> list[str]:
        """The names of the steps on the stack, the present one last."""
        return [type(step).__name__ for step in self.stack]

    def copy(self) -> State:
        """An equal state that shares nothing that can change."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """All there is in the state, as a flat list: two states are equal when their steps and numbers are."""
        raise NotImplementedError

    def same_as(self, other: State) -> bool:
        return self.steps() == other.steps() and self.numbers() == other.numbers()
