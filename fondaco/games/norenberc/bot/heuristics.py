"""How good a position of Norenberc looks to one seat, in hundredths of a point.

Only what the seat may know is read: its own plan, not those of the others, nor who is in the guest stack. Guilds that
the seat has planned are tried out: the best action there is carried out on a copy.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.norenberc import scoring
from fondaco.games.norenberc.bot.outlook import KEPT, Outlook
from fondaco.games.norenberc.data import (
    COUNCILMAN,
    EMPTY,
    GOODS,
    GUARD,
    MAYOR,
    MOST_BOUGHT,
    PEDDLER,
    ROOMS,
    THIEF,
    TILES,
    has_symbol,
)
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.hiring import can_pay
from fondaco.kernel.counts import Counts, counts

REALIZED: Final = 80
"""How many hundredths of what a plan could bring are had: rivals may come first."""
UNSETTLED: Final[Counts] = counts([1300, 1300, 1000, 600, 400])
"""With so many hundredths of a point more in the guess a seat is e times as likely to win, by round. Fitted to 100
games of greedy bots, as the next."""
OVERRATED: Final[Counts] = counts([0, 2300, 1850, 1400, 400])
"""By how much guesses exceed the final score, by round: what rivals take away is not in them."""
THIEF_WORTH: Final = 120
GUARD_WORTH: Final = 30


def value(town: Town, seat: i64) -> i64:
    """A guess at the final score, the score itself at the end, and nothing while the table is being set up."""
    if town.round == 0:
        return 0
    if town.waiting == 0:
        return 100 * i64(sum(scoring.breakdown(town)[seat]))
    planned = planned_guilds(town, seat)
    trial = Trial(town, seat, planned)
    now = trial.worth()
    if planned == 0:
        return now
    trial.act_as_planned()
    return now + (trial.worth() - now) * REALIZED // 100


def unsettled(town: Town) -> i64:
    return UNSETTLED[town.round]


def forecast(town: Town, seat: i64) -> i64:
    """The final score to be expected."""
    guess = value(town, seat)
    return guess if town.waiting == 0 else guess - OVERRATED[town.round]


def planned_guilds(town: Town, seat: i64) -> i64:
    """The guilds at which the seat is still to act in this turn, as a bit mask."""
    planned = town.plan[seat]
    if town.on_card >> seat & 1:
        planned |= 1 << (town.called - 1)
    return planned


class Trial(Outlook):
    """Actions at planned guilds, tried out on a copy of the town."""

    def act_as_planned(self) -> None:
        """At all guilds where the seat is still to act."""
        planned = self.planned
        for guild in range(self.town.guilds):
            if planned >> guild & 1:
                self.planned &= ~(1 << guild)
                self.act(guild)

    def act(self, guild: i64) -> None:
        """Carry out what looks best at a guild, as if nobody else came before: hire, sell, buy or nothing."""
        start = self.town
        bonus = self.bonus
        best = start
        best_bonus = bonus
        most = self.worth()
        for option in range(ROOMS + 2):
            if not self.can_try(guild, option):
                continue
            self.town = start.copy()
            if option < ROOMS:
                self.hire(guild, option)
            elif option == ROOMS:
                self.sell(guild)
            else:
                self.buy(guild)
            worth = self.worth()
            if worth > most:
                most = worth
                best = self.town
                best_bonus = self.bonus
            self.town = start
            self.bonus = bonus
            self.look_at_artisans()
        self.town = best
        self.bonus = best_bonus
        self.look_at_artisans()

    def can_try(self, guild: i64, option: i64) -> bool:
        """Whether a room (0 to 3) can be paid, there is something to sell (4), or money to buy (5)."""
        town = self.town
        own = town.goods[self.seat * GOODS + guild]
        if option > ROOMS:
            return town.money[self.seat] >= town.price(guild)
        if option == ROOMS:
            return own > 0
        return town.rooms[guild * ROOMS + option] != EMPTY and can_pay(option, own, town.goods_of(self.seat) - own)

    def sell(self, guild: i64) -> None:
        """As many as looks best, at least one."""
        town = self.town
        index = self.seat * GOODS + guild
        price = town.price(guild)
        own = town.goods[index]
        most: i64 = 0
        best: i64 = 0
        for number in range(1, own + 1):
            town.goods[index] -= 1
            town.money[self.seat] += price
            worth = self.worth()
            if best == 0 or worth > most:
                most = worth
                best = number
        town.goods[index] += own - best
        town.money[self.seat] -= (own - best) * price
        town.store[guild * GOODS + guild] += best

    def buy(self, guild: i64) -> None:
        """Good by good, the best one first, while that looks better than to stop."""
        town = self.town
        price = town.price(guild)
        for _ in range(MOST_BOUGHT):
            if town.money[self.seat] < price:
                return
            most = self.worth()
            best: i64 = -1
            town.money[self.seat] -= price
            for good in range(town.guilds):
                if town.store[guild * GOODS + good] > 0:
                    town.goods[self.seat * GOODS + good] += 1
                    worth = self.worth()
                    town.goods[self.seat * GOODS + good] -= 1
                    if worth > most:
                        most = worth
                        best = good
            if best < 0:
                town.money[self.seat] += price
                return
            town.goods[self.seat * GOODS + best] += 1
            town.store[guild * GOODS + best] -= 1

    def hire(self, guild: i64, room: i64) -> None:
        town = self.town
        own = self.seat * GOODS + guild
        town.goods[own] -= 2 if room == 3 else 1
        if room == 1:
            town.goods[self.sparest(EMPTY, 0)] -= 1
        elif room > 1 and town.goods[own] > 0:
            town.goods[own] -= 1
        elif room > 1:
            town.goods[self.sparest(guild, 0)] -= 1
            town.goods[self.sparest(guild, 0)] -= 1
        town.money[self.seat] += town.agents_on_roof(guild)
        place = guild * ROOMS + room
        self.welcome(town.rooms[place])
        town.rooms[place] = EMPTY

    def sparest(self, barred: i64, loaded: i64) -> i64:
        """The index of the good that is best given away, or loaded; not of the barred kind; -1 if there is none."""
        town = self.town
        best: i64 = -1
        most: i64 = 0
        for good in range(town.guilds):
            index = self.seat * GOODS + good
            if good != barred and town.goods[index] > 0:
                town.goods[index] -= 1
                town.loaded[index] += loaded
                worth = self.worth()
                town.goods[index] += 1
                town.loaded[index] -= loaded
                if best < 0 or worth > most:
                    most = worth
                    best = index
        return best

    def welcome(self, tile: i64) -> None:
        """What a hired guest brings; Thief and Guard by a flat guess. A Mayor goes where most own artisans are."""
        town = self.town
        home: i64 = 0
        if tile == THIEF:
            self.bonus += THIEF_WORTH
        elif tile == GUARD:
            self.bonus += GUARD_WORTH
        elif tile == PEDDLER:
            index = self.sparest(EMPTY, 1)
            if index >= 0:
                town.goods[index] -= 1
                town.loaded[index] += 1
        elif tile == MAYOR:
            for guild in range(town.guilds):
                home = guild if self.tiles[guild] > self.tiles[home] else home
            town.mayors[home] += 1
        elif tile != COUNCILMAN:
            town.owned[self.seat * TILES + tile] += 1
            self.look_at_artisans()
        if (tile == COUNCILMAN or has_symbol(tile)) and town.supply[self.seat] > 0:
            town.supply[self.seat] -= 1
            self.bonus += KEPT
