"""Followed: what the others chose since a seat's last choice, and whether it showed that seat something hidden.

Where all others are bots, a choice can be taken back together with their answers, as long as they showed nothing that
the seat could not know. That is the case where it noticed nothing of an answer, or could follow it: in every world that
agrees with what it knew, the answer was open, and the same came of it.
"""

from __future__ import annotations

from typing import Final

from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Listener
from fondaco.kernel.record import Record
from fondaco.kernel.state import State

WORLDS: Final = 8
"""How many worlds are tried. The view itself, in which the others hold nothing, comes first."""


class Followed:
    """The choices of the others after one choice of a seat, looked at one by one."""

    def __init__(self, record: Record, seat: int, last: int) -> None:
        self.record = record
        self.seat = seat
        self.last = last
        """Where in the record the choice of the seat stands."""
        self.before = record.start()
        """The position in which it was made. The record is a table's own, so that every choice was checked."""
        for chooser, choice in record.made[:last]:
            self.before.choose(chooser, choice)
        self.state = self.before.copy()
        self.state.choose(*record.made[last])
        self.upto = last + 1
        """How much of the record was looked at."""
        self.noticed: list[int] = []
        """Whose choices the seat noticed, one by one: others it must not be told of."""
        self.has_shown = False

    def look(self) -> bool:
        """Whether anything that was chosen since showed the seat something hidden."""
        made = self.record.made
        game = self.record.game
        choices = Choices(len(game.vocabulary))
        while not self.has_shown and self.upto < len(made):
            other, choice = made[self.upto]
            known = game.view(self.state, self.seat)
            seen = Outcome(game, self.state, self.seat, other, choice)
            if seen.heard or not seen.view.same_as(known):
                self.noticed.append(other)
                self.has_shown = shows(game, known, seen, self.seat, other, choice, choices)
            self.state.choose(other, choice)
            self.upto += 1
        return self.has_shown


def shows(game: Game, known: State, seen: Outcome, seat: int, other: int, choice: int, choices: Choices) -> bool:
    """Whether what a seat noticed of another's open choice shows it something beyond what it knew."""
    if not is_open(known, other, choice, choices):
        return True
    for number in range(WORLDS):
        world = game.imagine(known, seat, Luck(f"followed {number}"))
        if not is_open(world, other, choice, choices):
            return True
        if not Outcome(game, world, seat, other, choice).same_as(seen):
            return True
    return False


class Outcome:
    """What a seat sees and hears of a choice."""

    def __init__(self, game: Game, before: State, seat: int, other: int, choice: int) -> None:
        after = before.copy()
        after.listener = listener = Listener()
        after.choose(other, choice)
        self.view = game.view(after, seat)
        self.heard = [(item.kind, item.numbers) for item in listener.items if item.is_for(seat)]

    def same_as(self, other: Outcome) -> bool:
        return self.heard == other.heard and self.view.same_as(other.view)


def is_open(state: State, seat: int, choice: int, choices: Choices) -> bool:
    if not state.may_answer(seat):
        return False
    state.open(seat, choices)
    return choices.holds(choice)
