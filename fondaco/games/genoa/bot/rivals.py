"""How everybody stands, from what a view shows, and how much another player's gain hurts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa.bot.estate import estate_of
from fondaco.games.genoa.bot.outlook import larger, smaller
from fondaco.games.genoa.data import MOST_SEATS
from fondaco.games.genoa.state import City
from fondaco.kernel.counts import Counts, counts, zeros

USUAL_HURT: Final[Counts] = counts([0, 0, 45, 20, 14, 10])
"""What a ducat more for another player costs oneself, in hundredths, by number of players."""
MOST_LEAD: Final = 120
"""A lead over the next one that hurts no more when it grows."""
LEAD_HURT: Final = 50
"""What is added for a leader with that lead."""


RESERVE: Final = 24
"""The least part of what a deal brings both together that a trader wants, in percent, if the other's gain hurts not."""


def reserve(hurt: i64) -> i64:
    """The least part that a trader wants from a player whose gain hurts so much: a leader has to pay more."""
    return RESERVE + hurt * 2 // 5


def standing(city: City, seat: i64) -> i64:
    """The ducats that a player may expect from what is there."""
    return city.money[seat] + estate_of(city, seat).worth()


class Rivals:
    """How the players stand to each other."""

    def __init__(self, city: City) -> None:
        self.seats: i64 = city.seats
        self.standings: Counts = zeros(MOST_SEATS)
        for other in range(city.seats):
            self.standings[other] = standing(city, other)

    def lead(self, other: i64) -> i64:
        """How far a player is ahead of the best of the rest; 0 for everybody but the leader."""
        best: i64 = 0
        for seat in range(self.seats):
            if seat != other:
                best = larger(best, self.standings[seat])
        return larger(self.standings[other] - best, 0)

    def hurt(self, other: i64) -> i64:
        """What a ducat more for another player costs the seat, in hundredths: more for a clear leader."""
        return USUAL_HURT[self.seats] + LEAD_HURT * smaller(self.lead(other), MOST_LEAD) // MOST_LEAD
