"""Reasons: what speaks for a line of play beside another, told by what the seat has after each of them.

The two are carried out in the same imagined worlds. Only what comes about alike in all of them is told, so a number in
a reason follows from what the seat knows, and holds in each of them.
"""

from __future__ import annotations

from typing import Final

from fondaco.kernel.game import Game
from fondaco.kernel.ledger import Entry
from fondaco.kernel.reason import Facts, Reason
from fondaco.kernel.state import State

KEPT: Final = "-kept"
"""The end of the key of a sentence that says that there is not more of a thing than now, but more than otherwise."""
LEAST_PART: Final = 10
"""What is gained must be one part in so many of what the game calls clearly worse, at least."""
SHARE: Final = 3
"""And one part in so many of all that is gained: where many small things add up, none of them is the reason."""


class Gain:
    """What there is of one thing after two lines of play, in all worlds."""

    def __init__(self, order: int) -> None:
        self.order = order
        """Where it stands in the ledger."""
        self.worth = 0
        """What it adds to the value more than otherwise, in all worlds together."""
        self.more: list[int] = []
        """By world: by how much there is more of it than after the other line."""
        self.gained: list[int] = []
        """By world: by how much there is more of it than before."""
        self.entry: Entry | None = None
        """As it is after the better line, or after the other one if there is none then."""
        self.is_alike = True
        """Whether what is told of it is the same in all worlds."""

    def note(self, before: Entry | None, better: Entry | None, other: Entry | None) -> None:
        """What became of it in one more world."""
        self.worth += worth_of(better) - worth_of(other)
        self.more.append(count_of(better) - count_of(other))
        self.gained.append(count_of(better) - count_of(before))
        known = self.entry
        self.entry = other if better is None else better
        if known is not None and self.entry is not None and known.seen != self.entry.seen:
            self.is_alike = False

    def reason(self) -> Reason | None:
        """The sentence that tells it; None where it cannot be told for sure."""
        entry = self.entry
        more = self.more[0]
        if entry is None or not self.is_alike or more <= 0 or self.more != [more for _ in self.more]:
            return None
        gained = self.gained[0]
        if self.gained != [gained for _ in self.gained]:
            return None
        facts: Facts = {**entry.things, **entry.seen, "count": gained if gained > 0 else more}
        return Reason(entry.key if gained > 0 else entry.key + KEPT, facts)


def worth_of(entry: Entry | None) -> int:
    return 0 if entry is None else entry.worth


def count_of(entry: Entry | None) -> int:
    return 0 if entry is None else entry.count


def from_most(gain: Gain) -> tuple[int, int]:
    """Sort key: what is gained most comes first."""
    return -gain.worth, gain.order


def main_reason(game: Game, before: list[State], better: list[State], other: list[State], seat: int) -> Reason | None:
    """What speaks most for where one line led beside where another did, world by world; None if nothing does."""
    gains: dict[str, Gain] = {}
    for world in range(len(before)):
        rows = [entries_of(game, position, seat) for position in (before[world], better[world], other[world])]
        if not rows[0] or not rows[1] or not rows[2]:
            return None
        names = [*rows[1], *[name for name in rows[2] if name not in rows[1]]]
        for name in names:
            if name not in gains:
                if world > 0:
                    continue
                gains[name] = Gain(len(gains))
            gains[name].note(rows[0].get(name), rows[1].get(name), rows[2].get(name))
    ranked = [gain for gain in gains.values() if gain.worth > 0 and len(gain.more) == len(before)]
    ranked.sort(key=from_most)
    whole = sum([gain.worth for gain in ranked])
    for gain in ranked:
        if gain.worth * LEAST_PART < game.margin * len(before) or gain.worth * SHARE < whole:
            break
        reason = gain.reason()
        if reason is not None and reason.key in game.reasons:
            return reason
    return None


def entries_of(game: Game, position: State, seat: int) -> dict[str, Entry]:
    """The ledger of a position, by the names of its entries."""
    return {entry.name(): entry for entry in game.ledger(position, seat)}
