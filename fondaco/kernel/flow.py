"""Flow: what a viewer sees must follow from what the viewer was told, and the other way round.

A view is not tested by what it says of itself: one that hides nothing agrees with itself. Two choices of somebody else,
or of chance, are tried instead. Where the viewer hears the same of both, the views must be the same; and where the
views are the same, nothing may be told of one that is not told of the other.
"""

from __future__ import annotations

from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Listener
from fondaco.kernel.record import seat_text
from fondaco.kernel.state import CHANCE, State

Heard = tuple[tuple[int, tuple[int, ...]], ...]
Seen = tuple[tuple[str, ...], tuple[int, ...]]
WAITING = -1
"""Stands for a choice that is not made: what nobody hears of must change nothing."""


class Glimpse:
    """What a viewer hears of a choice and sees after it, and what is true then."""

    def __init__(self, choice: int, heard: Heard, seen: Seen, state: State) -> None:
        self.choice = choice
        self.heard = heard
        self.seen = seen
        self.state = state

    def is_told_apart(self, other: Glimpse) -> bool:
        """Whether the viewer tells two choices apart by one way alone. What leads to the same may be told as it was."""
        if self.heard == other.heard:
            return self.seen != other.seen
        return self.seen == other.seen and not self.state.same_as(other.state)


class Flow:
    """Tries choices of one game and looks on through the eyes of others."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.choices = Choices(len(game.vocabulary))

    def fault(self, state: State, seat: int, viewers: list[int], luck: Luck, most: int) -> str:
        """The first two choices of a seat, out of some, that a viewer should not tell apart but does; or empty."""
        state.open(seat, self.choices)
        left = [
            choice for choice in self.choices.listed() if self.game.vocabulary.verbs[choice] not in self.game.untold
        ]
        tried: list[int] = []
        while left and len(tried) < most:
            tried.append(left.pop(int(luck.below(len(left)))))
        if not tried:
            return ""
        known: list[list[Glimpse]] = [[] for _ in viewers]
        if seat != CHANCE:
            for index, viewer in enumerate(viewers):
                known[index].append(Glimpse(WAITING, (), self.seen(state, viewer), state))
        for choice in tried:
            after = state.copy()
            after.listener = listener = Listener()
            after.choose(seat, choice)
            if after.waiting == 0:
                continue  # once a game is over all lies open, told or not
            for index, viewer in enumerate(viewers):
                glimpse = Glimpse(choice, heard_by(viewer, listener), self.seen(after, viewer), after)
                for other in known[index]:
                    if glimpse.is_told_apart(other):
                        return self.told(state, seat, viewer, other, glimpse)
                known[index].append(glimpse)
        return ""

    def seen(self, state: State, viewer: int) -> Seen:
        view = self.game.view(state, viewer)
        return tuple(view.steps()), tuple(view.numbers())

    def told(self, state: State, seat: int, viewer: int, one: Glimpse, other: Glimpse) -> str:
        names = [
            "waiting" if glimpse.choice == WAITING else self.game.vocabulary.text(glimpse.choice)
            for glimpse in (one, other)
        ]
        how = "hears the same of" if one.heard == other.heard else "hears something else of"
        what = "sees something else" if one.heard == other.heard else "sees the same"
        return (
            f"in {state.question() or state.steps()[-1]} seat {viewer + 1} {how} {names[0]} and {names[1]} "
            f"by {seat_text(seat)} and {what}"
        )


def heard_by(viewer: int, listener: Listener) -> Heard:
    return tuple((item.kind, item.numbers) for item in listener.items if item.is_for(viewer))
