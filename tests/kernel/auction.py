"""A toy made of the base steps alone: lots are drawn, all bid at once and in secret, the winner names who begins next.

A bag gives the purse, counts the lot, a set the one who begins.
"""

from __future__ import annotations

from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import Counts, counts, numbers, take_from, zeros
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import NewsKind
from fondaco.kernel.state import NOBODY, State, Step
from fondaco.kernel.steps import AllAtOnce, DrawFromBag, DrawFromCounts, DrawFromSet, SeatStep
from fondaco.kernel.vocabulary import Vocabulary

PURSE, LOT, BEGIN, BID, NAME = 0, 4, 7, 10, 14
SEATS = 3
NO_BID = -1


class Hall(State):
    def copy(self) -> Hall:
        other = Hall()
        other.copy_base(self)
        other.purses, other.lots, other.bids, other.won = self.purses[:], self.lots[:], self.bids[:], self.won[:]
        other.lot, other.ready = self.lot, self.ready
        return other

    def numbers(self) -> list[int]:
        many = [*numbers(self.purses), *numbers(self.lots), *numbers(self.bids), *numbers(self.won)]
        return [*self.base_numbers(), len(self.purses), *many, self.lot, self.ready]


class Purse(DrawFromBag):
    """A purse is thrown away: the richer the bag, the longer the auction lasts."""

    def verb(self) -> int:
        return PURSE

    def bag(self, state: Hall) -> Counts:
        return state.purses

    def drawn(self, state: Hall, thing: int) -> None:
        state.purses = take_from(state.purses, thing)
        state.tell(0, thing)
        state.swap(First())


class First(DrawFromSet):
    def verb(self) -> int:
        return BEGIN

    def things(self, state: Hall) -> int:
        return (1 << max(1, min(len(state.purses), SEATS))) - 1

    def drawn(self, state: Hall, thing: int) -> None:
        state.tell(1, thing)
        state.swap(Lot())


class Lot(DrawFromCounts):
    def verb(self) -> int:
        return LOT

    def copies(self, state: Hall) -> Counts:
        return state.lots

    def drawn(self, state: Hall, thing: int) -> None:
        state.lots[thing] -= 1
        state.lot = thing
        state.tell(2, thing)
        state.swap(Bidding())


class Bidding(AllAtOnce):
    def name(self) -> str:
        return "bidding"

    def ready(self, state: Hall) -> int:
        return state.ready

    def open(self, state: Hall, seat: int, choices: Choices) -> None:
        for bid in range(NAME - BID):
            choices.add(BID + bid)

    def take(self, state: Hall, seat: int, choice: int) -> None:
        state.bids[seat] = choice - BID
        state.ready |= 1 << seat
        state.tell(3, seat)
        state.tell_only(seat, 4, choice - BID)

    def reveal(self, state: Hall) -> None:
        bids = numbers(state.bids)
        state.tell_all(5, bids)
        winner = bids.index(max(bids))
        state.won[winner] += state.lot + 1
        state.bids, state.ready = counts([NO_BID] * SEATS), 0
        state.swap(Naming(winner))


class Naming(SeatStep):
    def name(self) -> str:
        return "naming"

    def open(self, state: Hall, seat: int, choices: Choices) -> None:
        for other in range(SEATS):
            choices.add(NAME + other)

    def take(self, state: Hall, seat: int, choice: int) -> None:
        state.tell(6, choice - NAME)
        if len(state.purses):
            state.swap(Purse())
        else:
            state.stack.clear()


class Auction(Game):
    def __init__(self) -> None:
        self.name, self.rules, self.fewest, self.most = "auction", 1, SEATS, SEATS
        self.vocabulary = Vocabulary()
        for verb, size, first in [("purse", 4, PURSE), ("lot", 3, LOT), ("begin", 3, BEGIN), ("bid", 4, BID)]:
            self.vocabulary.add(verb, [str(thing + 1) for thing in range(size)], first)
        self.vocabulary.add("name", ["1", "2", "3"], NAME)
        keys = ["purse", "begins", "lot", "ready", "own-bid", "bids", "named"]
        self.news = [NewsKind(key, "") for key in keys]
        self.categories, self.names = ["won"], {}

    def start(self, seats: int, options: dict[str, str]) -> Hall:
        hall = Hall()
        hall.purses, hall.lots, hall.won = counts([0, 0, 1, 3, 3]), counts([2, 1, 2]), zeros(SEATS)
        hall.bids, hall.lot, hall.ready = counts([NO_BID] * SEATS), 0, 0
        steps: list[Step] = [Purse()]
        hall.begin(seats, steps)
        return hall

    def view(self, state: Hall, seat: int) -> Hall:
        seen = state.copy()
        for other in range(SEATS):
            if other != seat:
                seen.bids[other] = NO_BID
        return seen

    def imagine(self, view: Hall, seat: int, luck: Luck) -> Hall:
        world = view.copy()
        for other in range(SEATS):
            if (seat == NOBODY or other != seat) and view.ready >> other & 1:
                world.bids[other] = luck.below(NAME - BID)
        return world

    def breakdown(self, state: Hall) -> list[list[int]]:
        return [[won] for won in numbers(state.won)]
