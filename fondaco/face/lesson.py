"""A lesson: how a game is learnt at a real table, step by step, on a course that was prepared.

It is data of a game and knows nothing of pages. Its words are those of the game: `lesson-KEY` is what a step says,
`lesson-KEY-do` what is to be done.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import NamedTuple

PUPIL = 0
"""The seat of whoever learns; bots that follow the lesson sit at all others."""
THEN = "; "
"""Joins choices that are made in one go."""


class Step(NamedTuple):
    """One idea: something to look at, or something to do."""

    key: str
    lights: tuple[str, ...] = ()
    """The places that it speaks of; `#id` is an element of the page that is no place."""
    answer: str = ""
    """What is to be chosen, in notation; empty where there is only something to read."""
    also: tuple[str, ...] = ()
    """Other answers that will do, as patterns with `*`."""
    then: tuple[str, ...] = ()
    """What the others choose after it, each as in a record: `2 plan brewers`."""
    fields: tuple[str, ...] = ()
    """In a form that stands for the answer, what is filled in, in order: the id of a box to tick, or `id=value`."""
    shortcut: str = ""
    """The value of a button that does what the form would, all at once."""
    cards: tuple[str, ...] = ()
    """Topics of the rules cards that tell more about it, which it links to."""

    def takes(self, chosen: str) -> bool:
        """Whether a choice is what the step waits for."""
        return chosen == self.answer or any(fnmatchcase(chosen, pattern) for pattern in self.also)


class Scripted(NamedTuple):
    """A choice that the lesson makes for one of the others."""

    step: int
    """It is made once this step is done."""
    choice: str


class Lesson(NamedTuple):
    """A course from the start of a game: its luck is fixed, and everybody may know it."""

    seats: int
    seed: str
    """64 hexadecimal digits, as at any table."""
    steps: tuple[Step, ...]
    options: tuple[tuple[str, str], ...] = ()
    """What is settled otherwise than usual."""

    def reached(self, read: int, acts: int) -> int:
        """The step that is on, after so many steps were read and so many acts of the pupil were made."""
        tasks = [index for index, step in enumerate(self.steps) if step.answer]
        done = tasks[min(acts, len(tasks)) - 1] + 1 if acts and tasks else 0
        return min(max(read, done), len(self.steps) - 1)

    def script(self, seat: int) -> list[Scripted]:
        """All that a seat chooses, in order."""
        found = []
        for index, step in enumerate(self.steps):
            for line in step.then:
                number, _, choices = line.partition(" ")
                if int(number) == seat + 1:
                    found += [Scripted(index, choice) for choice in choices.split(THEN)]
        return found

    def words(self) -> list[str]:
        """The keys of all that it says."""
        return [f"lesson-{step.key}{part}" for step in self.steps for part in ("", "-do") if step.answer or not part]
