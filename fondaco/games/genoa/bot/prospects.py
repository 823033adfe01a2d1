"""What the way of the tower may still bring the trader: actions to use, and actions that others would pay for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa.bot.outlook import WHOLE, larger, smaller
from fondaco.games.genoa.bot.rivals import Rivals
from fondaco.games.genoa.bot.worth import action_worth
from fondaco.games.genoa.data import BONUS, BUILDINGS, COIN, FIRST_MESSAGE, FIRST_SMALL, MARKET, MESSAGE_PAY, STEPS, bit
from fondaco.games.genoa.state import RESTING, City
from fondaco.kernel.counts import Counts, filled, zeros

PRICE_SHARE: Final = 38
"""What others pay for an action, in percent of what it is worth to them."""
SURE: Final = 80
"""What of a step's prospects comes true, in percent: each further step is less sure."""
STREET_PRICE: Final = 2
"""What a street is expected to bring: somebody pays for it now and then."""
UNKNOWN_WORTH: Final = -1000
NOBODY: Final = -1


class Prospects:
    """Worths of actions for everybody, reckoned once when they are needed, and the ways of the tower."""

    def __init__(self, city: City, seat: i64, rivals: Rivals) -> None:
        self.city = city
        self.seat: i64 = seat
        """Whose view it is."""
        self.worths: Counts = filled(city.seats * BUILDINGS, UNKNOWN_WORTH)
        self.sales: Counts = filled(city.seats * BUILDINGS, UNKNOWN_WORTH)
        """By player and building; what is not known yet is reckoned when it is needed."""
        self.carried: i64 = 0
        """Buildings that own messages name, as a bit mask."""
        for card in range(FIRST_MESSAGE, FIRST_SMALL):
            if city.where[card] == seat:
                self.carried |= bit(city.box.house[card]) | bit(city.box.other_house[card])
        self.hurts: Counts = zeros(city.seats)
        for other in range(city.seats):
            if other != seat:
                self.hurts[other] = rivals.hurt(other)

    def worth(self, player: i64, building: i64) -> i64:
        """What the action of a building is worth to a player."""
        at = player * BUILDINGS + building
        if self.worths[at] == UNKNOWN_WORTH:
            self.worths[at] = action_worth(self.city, player, building)
        return self.worths[at]

    def price(self, player: i64, building: i64) -> i64:
        """What a player may be expected to pay for the action of a building."""
        price = self.worth(player, building) * PRICE_SHARE // WHOLE // COIN * COIN
        return smaller(larger(price, 0), self.city.money[player])

    def own_use(self, building: i64) -> i64:
        """What the seat gains by an action of its own, less what a rival's bonus hurts."""
        at = self.seat * BUILDINGS + building
        if self.sales[at] == UNKNOWN_WORTH:
            self.sales[at] = self.worth(self.seat, building) - self.bonus_hurt(building, self.seat)
        return self.sales[at]

    def sale(self, player: i64, building: i64) -> i64:
        """What the seat as the trader gains when a player buys an action at the expected price; 0 if none is paid."""
        at = player * BUILDINGS + building
        if self.sales[at] == UNKNOWN_WORTH:
            price = self.price(player, building)
            gain: i64 = 0
            if price > 0:
                gain = price - (self.worth(player, building) - price) * self.hurts[player] // WHOLE
                gain -= self.bonus_hurt(building, player)
            self.sales[at] = gain
        return self.sales[at]

    def bonus_hurt(self, building: i64, actor: i64) -> i64:
        """What the owner's bonus costs the seat when somebody acts there; its own bonus is a gain (G-A2)."""
        owner = self.city.owner_of(building)
        if owner < 0 or owner == actor:
            return 0
        return -BONUS if owner == self.seat else BONUS * self.hurts[owner] // WHOLE

    def buyer(self, building: i64, busy: i64) -> i64:
        """The player from whom an action would bring the trader most, of those not busy; NOBODY if nobody pays."""
        best: i64 = 0
        found: i64 = NOBODY
        for other in range(self.city.seats):
            if other == self.seat or busy >> other & 1:
                continue
            gain = self.sale(other, building)
            if gain > best:
                best = gain
                found = other
        return found

    def busy(self) -> i64:
        """The others who cannot act any more in this turn or do not speak, as a bit mask."""
        mask: i64 = 0
        for other in range(self.city.seats):
            if other != self.seat and (not self.city.can_act(other) or self.city.quiet[other] == RESTING):
                mask |= bit(other)
        return mask

    def acts(self) -> i64:
        return self.city.actions_left(self.seat)

    # The way.

    def onward(self, space: i64, visited: i64, walked: i64, busy: i64, acts: i64) -> i64:
        """The best that the steps after a space may bring; stopping brings nothing."""
        if walked >= STEPS:
            return 0
        best: i64 = 0
        steps = self.city.box.near[space] & ~visited
        target: i64 = 0
        while steps:
            if steps & 1:
                best = larger(best, self.step_worth(target, visited, walked + 1, busy, acts))
            steps >>= 1
            target += 1
        return best

    def step_worth(self, space: i64, visited: i64, walked: i64, busy: i64, acts: i64) -> i64:
        """What going to a space may bring, with everything after it."""
        gain = self.messages(space, visited)
        visited |= bit(space)
        if space >= BUILDINGS:
            if space != MARKET:
                gain += STREET_PRICE
            return (gain + self.onward(space, visited, walked, busy, acts)) * SURE // WHOLE
        best: i64 = 0
        is_settled = False
        use = self.own_use(space)
        if acts > 0 and use > 0:
            best = use + self.onward(space, visited, walked, busy, acts - 1)
            is_settled = True
        buyer = self.buyer(space, busy)
        if buyer != NOBODY:
            more: i64 = 0
            if self.city.seats == 2 and self.city.acted[buyer] == 0:
                more = 1
            sold = self.sale(buyer, space) + self.onward(space, visited, walked, busy | bit(buyer), acts + more)
            best = larger(best, sold)
            is_settled = True
        if not is_settled:
            best = self.onward(space, visited, walked, busy, acts)
        return (gain + best) * SURE // WHOLE

    def messages(self, space: i64, visited: i64) -> i64:
        """What own messages gain that a step to a space completes."""
        city = self.city
        total: i64 = 0
        if self.carried >> space & 1:
            for card in range(FIRST_MESSAGE, FIRST_SMALL):
                if city.where[card] == self.seat:
                    house = city.box.house[card]
                    other = city.box.other_house[card]
                    if (house == space and visited >> other & 1) or (other == space and visited >> house & 1):
                        total += MESSAGE_PAY // 2
        return total
