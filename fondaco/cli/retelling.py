"""A record replayed, every choice checked, to look at one place of it."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import BadOption, FondacoError
from fondaco.kernel.game import Game
from fondaco.kernel.news import Item, Listener
from fondaco.kernel.record import Record
from fondaco.kernel.replay import check_choice
from fondaco.kernel.state import State

ROUND = "round"
TURN = "turn"
"""The keys of the news that count rounds and turns, in every game that has them; their number comes first."""


@dataclass
class Place:
    """After a number of choices, at the beginning of a round or turn, or at the end of the record."""

    at: int | None
    round: int | None
    turn: int | None

    def check(self, record: Record) -> None:
        if self.at is not None and (self.round is not None or self.turn is not None):
            raise BadOption("place-twice")
        if self.turn is not None and self.round is None:
            raise BadOption("turn-alone")
        if self.at is not None and not 0 <= self.at <= len(record.made):
            raise BadOption("at", {"at": self.at, "most": len(record.made)})
        if self.round is not None and not counts_rounds(record.game):
            raise BadOption("no-rounds", {"game": record.game.name})

    def is_here(self, at: int, last: int, now: dict[str, int]) -> bool:
        if self.round is None:
            return at == (last if self.at is None else self.at)
        return now.get(ROUND) == self.round and self.turn in (None, now.get(TURN))

    def missed(self) -> BadOption:
        """Why the place is not in a record: only a round or a turn can be missing."""
        facts: dict[str, str | int] = {"round": self.round or 0}
        if self.turn is None:
            return BadOption("no-round", facts)
        return BadOption("no-turn", facts | {"turn": self.turn})


def counts_rounds(game: Game) -> bool:
    return any(kind.key == ROUND for kind in game.news)


class Retelling:
    """What is seen and was heard at one place of a record."""

    def __init__(self, record: Record, place: Place) -> None:
        """Replay the record to its end, also beyond the place: only a valid record is shown."""
        place.check(record)
        self.record = record
        self.heard: list[tuple[int, Item]] = []
        """The news up to the place, each item with the number of choices made before it."""
        self.now: dict[str, int] = {}
        """The round and the turn at the place, as far as they have begun."""
        self.at = -1
        """The number of choices made before the place."""
        listener = Listener()
        state = record.start()
        state.listener = listener
        choices = Choices(len(record.game.vocabulary))
        last = len(record.made)
        for at in range(last + 1):
            if self.at < 0:
                self.hear(at, listener.items[len(self.heard) :])
                if place.is_here(at, last, self.now):
                    self.at = at
                    self.state: State = state.copy()
            if at < last:
                self.choose(state, at, choices)
        if self.at < 0:
            raise place.missed()
        self.is_finished = state.is_over()
        """Whether the record goes on to the end of the game."""

    def choose(self, state: State, at: int, choices: Choices) -> None:
        seat, choice = self.record.made[at]
        try:
            check_choice(self.record.game, state, seat, choice, choices)
        except FondacoError as error:
            raise error.at(self.record.first_line + at) from None
        state.choose(seat, choice)

    def hear(self, at: int, items: list[Item]) -> None:
        for item in items:
            self.heard.append((at, item))
            key = self.key(item)
            if key == ROUND:
                self.now = {ROUND: item.numbers[0]}
            elif key == TURN:
                self.now[TURN] = item.numbers[0]

    def key(self, item: Item) -> str:
        return self.record.game.news[item.kind].key

    def is_set_up(self) -> bool:
        """Whether the first round has begun, in a game of rounds."""
        return ROUND in self.now or not counts_rounds(self.record.game)

    def passages(self, headings: Set[str]) -> list[tuple[int, list[Item]]]:
        """The news split at headings, each passage with the number of choices made before it."""
        result: list[tuple[int, list[Item]]] = []
        for at, item in self.heard:
            if not result or self.key(item) in headings:
                result.append((at, []))
            result[-1][1].append(item)
        return result
