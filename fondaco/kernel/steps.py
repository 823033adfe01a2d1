"""Steps that every game needs again: one seat is asked, chance draws, all choose at once.

A game inherits from them and says what is open and what comes of it.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import Counts, bits, lowest
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE_ASKED, State, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step):
    """One seat is asked, always; a step that sometimes goes on by itself has an `asked` of its own."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def fields(self) -> list[int]:
        return [int(self.seat)]

    def asked(self, state: State) -> i64:
        return 1 << self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawStep(Step):
    """Chance draws one thing. Its choice is the thing, counted from `verb`.

    The ways to draw below say what there is to draw from; a game adds `verb` and `drawn`.
    """

    def verb(self) -> i64:
        """The choice that stands for the first thing."""
        raise NotImplementedError

    def drawn(self, state: State, thing: i64) -> None:
        """A thing was drawn: take it out, and go on."""
        raise NotImplementedError

    def asked(self, state: State) -> i64:
        return CHANCE_ASKED

    def take(self, state: State, seat: i64, choice: i64) -> None:
        self.drawn(state, choice - self.verb())


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawFromSet(DrawStep):
    """Out of a set, each thing as likely. The last one needs no chance."""

    def things(self, state: State) -> i64:
        """What is there, as a bit mask that is not empty."""
        raise NotImplementedError

    def asked(self, state: State) -> i64:
        things = self.things(state)
        return CHANCE_ASKED if things & (things - 1) else 0

    def go_on(self, state: State) -> None:
        self.drawn(state, lowest(self.things(state)))

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        things = self.things(state)
        verb = self.verb()
        thing: i64 = 0
        while things >> thing:
            if things >> thing & 1:
                choices.add_weighted(verb + thing, 1)
            thing += 1

    def draw(self, state: State, luck: Luck, choices: Choices) -> i64:
        things = self.things(state)
        for _ in range(luck.below(bits(things))):
            things &= things - 1
        return self.verb() + lowest(things)


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawFromCounts(DrawStep):
    """Out of so many copies of each thing, each copy as likely."""

    def copies(self, state: State) -> Counts:
        """How many there are of each thing; some there are."""
        raise NotImplementedError

    def whole(self, state: State) -> i64:
        """How many copies there are in all. A game that keeps this number gives it at once."""
        copies = self.copies(state)
        whole: i64 = 0
        for thing in range(len(copies)):
            whole += copies[thing]
        return whole

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        copies = self.copies(state)
        verb = self.verb()
        for thing in range(len(copies)):
            if copies[thing] > 0:
                choices.add_weighted(verb + thing, copies[thing])

    def draw(self, state: State, luck: Luck, choices: Choices) -> i64:
        copies = self.copies(state)
        left = luck.below(self.whole(state))
        thing: i64 = 0
        while left >= copies[thing]:
            left -= copies[thing]
            thing += 1
        return self.verb() + thing


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawFromBag(DrawStep):
    """Out of a bag (see `kernel/counts.py`), each copy as likely."""

    def bag(self, state: State) -> Counts:
        """What is there: sorted, with an entry for each copy, and not empty."""
        raise NotImplementedError

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        bag = self.bag(state)
        verb = self.verb()
        index: i64 = 0
        while index < len(bag):
            thing = bag[index]
            first = index
            while index < len(bag) and bag[index] == thing:
                index += 1
            choices.add_weighted(verb + thing, index - first)

    def draw(self, state: State, luck: Luck, choices: Choices) -> i64:
        bag = self.bag(state)
        return self.verb() + bag[luck.below(len(bag))]


@mypyc_attr(allow_interpreted_subclasses=True)
class AllAtOnce(Step):
    """All choose at once and in secret, in any order; once everybody has, the answers are shown together.

    The answers lie in the state, where a view hides those of the others: this step stays the same until the end, so
    that nobody's page grows stale by what another one answers.
    """

    def players(self, state: State) -> i64:
        """Who takes part, as a bit mask."""
        return (1 << state.seats) - 1

    def ready(self, state: State) -> i64:
        """Who has answered, as a bit mask."""
        raise NotImplementedError

    def reveal(self, state: State) -> None:
        """All have answered: show it, and go on."""
        raise NotImplementedError

    def asked(self, state: State) -> i64:
        return self.players(state) & ~self.ready(state)

    def go_on(self, state: State) -> None:
        if bits(self.ready(state)) > 1:
            state.revealed += 1
        self.reveal(state)
