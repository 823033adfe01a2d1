"""A game that was played: one line of JSON."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from fondaco.arena.tournament import Fixture

Forfeit = dict[str, Any]
"""`seat` (from 0), `bot`, `kind` and `detail`: what a bot did that lost it the game."""


@dataclass(frozen=True)
class Played:
    number: int
    seed: str
    seating: tuple[str, ...]
    points: list[list[int]] | None
    """Of each seat in each category; None after a forfeit."""
    places: list[int]
    """The place of each seat, 1 for those who won."""
    winners: list[int]
    """Seats."""
    choices: int
    """How many choices the bots made."""
    answers: list[int]
    """Of them by seat."""
    ms: list[float]
    """Milliseconds a choice, by seat."""
    slowest_ms: list[float]
    forfeit: Forfeit | None

    def line(self) -> dict[str, Any]:
        return asdict(self) | {"seating": list(self.seating)}

    def share(self, seat: int) -> float:
        """The share of the win of a seat: a shared victory is split."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def seats_of(self, bot: str) -> list[int]:
        return [seat for seat, there in enumerate(self.seating) if there == bot]

    def share_of(self, bot: str) -> float:
        """The share of the win of a contender, on all its seats together."""
        return sum(self.share(seat) for seat in self.seats_of(bot))

    def timeless(self) -> dict[str, Any]:
        """What must be the same on every machine."""
        return {key: value for key, value in self.line().items() if key not in ("ms", "slowest_ms")}


def read_played(facts: dict[str, Any]) -> Played:
    """From a line. Raises TypeError, KeyError or ValueError if it is none."""
    played = Played(**facts | {"seating": tuple(facts["seating"])})
    seats = len(played.seating)
    rows = (played.places, played.answers, played.ms, played.slowest_ms)
    if not all(isinstance(row, list) and len(row) == seats for row in rows) or not isinstance(played.number, int):
        raise ValueError("a line does not fit its seats")
    if played.points is not None and len(played.points) != seats:
        raise ValueError("a line does not fit its seats")
    if not played.winners or not set(played.winners) <= set(range(seats)):
        raise ValueError("a game has winners")
    return played


def forfeited(
    fixture: Fixture, seat: int, kind: str, detail: str, answers: list[int], seconds: list[float], slowest: list[float]
) -> Played:
    """A game that a seat has lost by what its bot did: the others share the win, and no points are counted."""
    seats = range(len(fixture.seating))
    return Played(
        fixture.number,
        fixture.seed,
        fixture.seating,
        None,
        [2 if other == seat else 1 for other in seats],
        [other for other in seats if other != seat],
        sum(answers),
        answers,
        milliseconds(answers, seconds),
        [round(1000 * longest, 3) for longest in slowest],
        {"seat": seat, "bot": fixture.seating[seat], "kind": kind, "detail": detail},
    )


def milliseconds(answers: list[int], seconds: list[float]) -> list[float]:
    """The mean time of a choice, by seat."""
    return [round(1000 * taken / max(1, count), 4) for count, taken in zip(answers, seconds, strict=True)]
