"""Dealing as the trader: what each choice may bring, with the way that is left, and when to ask for more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa.bot.drafting import CAPACITY
from fondaco.games.genoa.bot.outlook import WHOLE, larger
from fondaco.games.genoa.bot.prospects import NOBODY, SURE, Prospects
from fondaco.games.genoa.bot.rivals import Rivals, reserve
from fondaco.games.genoa.bot.worth import offer_worth, tile_worth
from fondaco.games.genoa.data import BUILDINGS, COIN, EXTRA_ACTION, NONE, SPACES, bit
from fondaco.games.genoa.faults import NO_CARDS, VALID, fault
from fondaco.games.genoa.offer import DRAFT, DUCATS, DUCATS_BACK, OFFER, UP_TO, clear, clear_draft, move
from fondaco.games.genoa.standing import is_forced
from fondaco.games.genoa.state import RESTING, City
from fondaco.games.genoa.vocabulary import ACCEPT, COUNTER, GO, STOP, USE
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import Counts, zeros

ASKED: Final = 50
"""What the trader asks for in a counter, in percent of what the deal brings both together."""
AGREEING: Final = 55
"""How likely the other is expected to agree, in percent."""
WORTH_ASKING: Final = 4
"""A counter must promise so much more than the best choice without it."""
RAISE: Final = 10
"""A counter must ask for so much more than is offered."""
COUNTERS: Final = 1
"""In how many rounds of a window the trader counters."""
POOR: Final = -1000
"""Less than anything that is acceptable."""


class Trading:
    """The choices of the trader in a window."""

    def __init__(self, city: City, seat: i64) -> None:
        self.city = city
        self.seat: i64 = seat
        self.prospects = Prospects(city, seat, Rivals(city))
        self.busy: i64 = self.prospects.busy()
        self.acts: i64 = self.prospects.acts()
        self.table: Counts = zeros(OFFER)
        """The counter that is best."""
        clear(self.table, 0)
        self.partner: i64 = NONE
        self.found: i64 = NONE
        """The best choice but for a counter."""

    def best(self, choices: Choices) -> i64:
        """The best of the open choices."""
        self.found = choices.items[0]
        best: i64 = POOR * WHOLE
        for index in range(choices.size):
            choice = choices.items[index]
            if choice < COUNTER or GO <= choice < GO + SPACES:
                value = self.value_of(choice)
                if value > best:
                    best = value
                    self.found = choice
        if self.city.window <= COUNTERS:
            self.find_counter(best)
            if self.partner != NONE and choices.holds(COUNTER + self.partner):
                return COUNTER + self.partner
        return self.found

    def recall(self) -> None:
        """The counter that the trader began to compose: that of the best choice, as if nothing were composed yet."""
        before = self.city.copy()
        clear_draft(before.drafts, self.seat * DRAFT)
        choices = Choices(CAPACITY)
        before.open(self.seat, choices)
        self.best(choices)

    def value_of(self, choice: i64) -> i64:
        if choice == STOP:
            return 0
        if choice == USE:
            return self.use_value()
        if choice >= GO:
            return self.go_value(choice - GO)
        if choice >= ACCEPT:
            return self.accept_value(choice - ACCEPT)
        return POOR

    def use_value(self) -> i64:
        city = self.city
        acts = self.acts
        gain = self.prospects.own_use(city.tower)
        if acts > 0:
            acts -= 1
        else:
            gain -= tile_worth(city, self.seat, EXTRA_ACTION)
        return gain + self.prospects.onward(city.tower, city.visited, city.walked, self.busy, acts)

    def accept_value(self, other: i64) -> i64:
        """A deal as it stands, and the way after it."""
        city = self.city
        gain = self.deal_value(city.offers, other * OFFER, other)
        if gain <= POOR:
            return gain
        return gain + self.after_deal(city.offers[other * OFFER], other)

    def deal_value(self, table: Counts, at: i64, other: i64) -> i64:
        """What a deal itself brings, less what it hurts that the other gains. Too small a share is refused."""
        mine = offer_worth(self.city, self.seat, table, at, other)
        theirs = larger(offer_worth(self.city, other, table, at, other), 0)
        hurt = self.prospects.hurts[other]
        gain = mine - theirs * hurt // WHOLE
        if gain < 0 or mine * WHOLE < (mine + theirs) * reserve(hurt):
            return POOR + gain
        return gain

    def after_deal(self, space: i64, other: i64) -> i64:
        """What the way after a deal may bring."""
        city = self.city
        walked = city.walked if space == city.tower else city.walked + 1
        busy = self.busy
        acts = self.acts
        if space < BUILDINGS:
            busy |= bit(other)
            if city.seats == 2 and city.acted[other] == 0:
                acts += 1
        return self.prospects.onward(space, city.visited | bit(space), walked, busy, acts)

    def go_value(self, space: i64) -> i64:
        """Going somewhere unpaid: for one's own action, for what comes after, or for a forced sale at a low price."""
        city = self.city
        visited = city.visited | bit(space)
        walked = city.walked + 1
        gain = self.prospects.messages(space, city.visited)
        after = self.prospects.onward(space, visited, walked, self.busy, self.acts)
        if space >= BUILDINGS:
            return (gain + after) * SURE // WHOLE
        best = after
        buyer = self.prospects.buyer(space, self.busy)
        if buyer != NOBODY:
            sold = COIN - (self.prospects.worth(buyer, space) - COIN) * self.prospects.hurts[buyer] // WHOLE
            best = sold + self.prospects.onward(space, visited, walked, self.busy | bit(buyer), self.acts)
        if self.acts > 0:
            used = self.prospects.own_use(space)
            used += self.prospects.onward(space, visited, walked, self.busy, self.acts - 1)
            best = larger(best, used)
        return (gain + best) * SURE // WHOLE

    # Counters.

    def find_counter(self, best: i64) -> None:
        """The counter that promises most over the best choice without one, if any is worth asking."""
        city = self.city
        is_here_only = is_forced(city)
        for other in range(city.seats):
            space = city.offers[other * OFFER]
            if other == self.seat or space == NONE or city.quiet[other] == RESTING:
                continue
            if space < BUILDINGS and (space == city.tower or not is_here_only):
                best = self.consider(space, other, best)

    def consider(self, space: i64, other: i64, best: i64) -> i64:
        """Ask for more ducats than a standing offer gives, if that is the best; the value to beat from now on."""
        city = self.city
        table = zeros(OFFER)
        move(city.offers, other * OFFER, table, 0)
        mine = offer_worth(city, self.seat, table, 0, other)
        theirs = offer_worth(city, other, table, 0, other)
        more = ((mine + theirs) * ASKED // WHOLE - mine) // COIN * COIN
        if more < RAISE or table[DUCATS_BACK] > 0:
            return best
        table[DUCATS] += more
        table[UP_TO] = 0
        if fault(city, other, table, 0, NO_CARDS) != VALID:
            return best
        gain = self.deal_value(table, 0, other)
        if gain <= POOR:
            return best
        value = gain + self.after_deal(space, other)
        if (value - best) * AGREEING // WHOLE < WORTH_ASKING:
            return best
        self.table = table
        self.partner = other
        return value
