"""Twins: two courses of one game that differ in what a viewer cannot know, and in nothing else.

Everything that the viewer saw and heard on the way is the same in both. Hidden draws, hidden choices, and how many of
them there were, differ wherever they can.
"""

from __future__ import annotations

from typing import NamedTuple

from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Listener
from fondaco.kernel.record import Record
from fondaco.kernel.state import CHANCE, State

TRIED = 16
"""How many of the open choices are tried at a position."""
IDLE = -1
"""Stands for a choice that is not made: one world waits while somebody does something in secret in the other."""


class Sighting(NamedTuple):
    """What a viewer sees and has just heard."""

    steps: tuple[str, ...]
    numbers: tuple[int, ...]
    heard: tuple[tuple[int, tuple[int, ...]], ...]


class World:
    """One course of a game, from its start."""

    def __init__(self, game: Game, state: State, made: list[tuple[int, int]]) -> None:
        self.game = game
        self.state = state
        self.made = made

    def open(self, seat: int, choices: Choices) -> list[int]:
        self.state.open(seat, choices)
        return choices.listed()

    def after(self, seat: int, choice: int) -> tuple[World, Listener]:
        """Another world: this one after a choice, with the news of it."""
        if choice == IDLE:
            return self, Listener()
        state = self.state.copy()
        state.listener = listener = Listener()
        state.choose(seat, choice)
        return World(self.game, state, [*self.made, (seat, choice)]), listener

    def sighting(self, viewer: int, listener: Listener) -> Sighting:
        view = self.game.view(self.state, viewer)
        heard = tuple((item.kind, tuple(item.numbers)) for item in listener.items if item.is_for(viewer))
        return Sighting(tuple(view.steps()), tuple(view.numbers()), heard)

    def record(self, options: dict[str, str]) -> Record:
        record = Record(self.game, int(self.state.seats), options, "")
        record.made = list(self.made)
        return record


class Twins:
    """Two worlds that look the same to one viewer, a seat or NOBODY, while they go on."""

    def __init__(self, game: Game, seats: int, viewer: int, luck: Luck, alike: int) -> None:
        """`alike` is for how many choices the worlds go the same way: what is hidden early may be shown early, too."""
        self.game = game
        self.seats = seats
        self.viewer = viewer
        self.luck = luck
        self.alike = alike
        self.choices = Choices(len(game.vocabulary))
        self.worlds = [World(game, game.start(seats, {}), []) for _ in range(2)]
        self.idle = 0
        """How many choices one world is ahead of the other within one question."""

    @property
    def differ(self) -> bool:
        """Whether there is something to find out: what lies on the table, or how it came there."""
        first, second = self.worlds
        return first.made != second.made

    def actors(self) -> list[int]:
        """Who may act now in both worlds."""
        state = self.worlds[0].state
        if state.is_asked(CHANCE):
            return [CHANCE]
        seats = [seat for seat in range(int(state.seats)) if state.may_answer(seat)]
        return [seat for seat in seats if all(world.open(seat, self.choices) for world in self.worlds)]

    def step(self) -> tuple[int, tuple[int, int]] | None:
        """Go on in both worlds: who acted, and what was chosen in each. None where they cannot stay twins."""
        actors = self.actors()
        if not actors:
            return None
        seat = actors[int(self.luck.below(len(actors)))]
        pair = self.pair_for(seat)
        if pair is None:
            return None
        self.worlds = [world.after(seat, choice)[0] for world, choice in zip(self.worlds, pair, strict=True)]
        self.idle = self.idle + 1 if IDLE in pair else 0
        return seat, pair

    def pair_for(self, seat: int) -> tuple[int, int] | None:
        """A choice for each world after which the viewer still sees and hears the same; different ones if possible."""
        if seat == self.viewer or len(self.worlds[0].made) < self.alike:
            first, second = [world.open(seat, self.choices) for world in self.worlds]
            assert first == second, "what is open to a seat follows from what it sees"
            choice = first[int(self.luck.below(len(first)))]
            return self.fitting(seat, [choice], [choice])
        may_wait = seat != CHANCE and self.idle < 8
        options = [self.some(seat, world, may_wait) for world in self.worlds]
        return self.fitting(seat, *options)

    def some(self, seat: int, world: World, may_wait: bool) -> list[int]:
        """Some of the open choices, in any order, and perhaps to wait."""
        left = world.open(seat, self.choices)
        found = [IDLE] if may_wait else []
        while left and len(found) < TRIED:
            found.append(left.pop(int(self.luck.below(len(left)))))
        return found

    def fitting(self, seat: int, first: list[int], second: list[int]) -> tuple[int, int] | None:
        seen: dict[Sighting, list[int]] = {}
        for choice in second:
            world, listener = self.worlds[1].after(seat, choice)
            seen.setdefault(world.sighting(self.viewer, listener), []).append(choice)
        found: list[tuple[int, int]] = []
        for choice in first:
            world, listener = self.worlds[0].after(seat, choice)
            others = seen.get(world.sighting(self.viewer, listener), [])
            found += [(choice, other) for other in others if (choice, other) != (IDLE, IDLE)]
        different = [pair for pair in found if pair[0] != pair[1]]
        found = different if different and self.luck.below(4) else found
        return found[int(self.luck.below(len(found)))] if found else None
