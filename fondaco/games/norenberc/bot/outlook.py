"""What a seat of Norenberc may expect: a guess at its final score, in hundredths of a point.

The guess is what is sure by now, what this round will likely bring, and what money, goods and agents will still become.
The weights began as estimates; those that mattered most were settled by letting variants play against each other.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.norenberc import scoring
from fondaco.games.norenberc.data import (
    AGENTS,
    APPRENTICE,
    BENCH,
    CREST_KINDS,
    EMPTY,
    FOREMAN_2,
    GOODS,
    GUILDS,
    INCOME,
    MOST_SEATS,
    NOBLEMAN_2,
    NOBLEMAN_3,
    ROUNDS,
    TAX_COLLECTOR,
    THIRTY,
    TILES,
    has_symbol,
    value_of,
)
from fondaco.games.norenberc.state import Town
from fondaco.kernel.counts import Counts, bits, counts, zeros

RESALE: Final = 92
"""How many hundredths of a good's best price to come will be had for it."""
HIRING: Final = 100
HIRING_LAST: Final = 20
"""What a good is worth at least, since it pays for guests and wins favour; in the last round, less."""
KEPT: Final = 150
KEPT_ALONE: Final = 170
"""An agent kept at hand for a later turn; one that will act when all rivals are out."""
AGENT: Final = 130
"""An agent in each later round."""
UNSURE: Final = 900
UNSURE_PER_AGENT: Final = 60
"""How little a lead in goods decides yet: always, and for each agent of a rival that may still act."""
DRIFT: Final = 25
OWN_DRIFT: Final = 30
"""What each agent still to act changes in a likelihood to become favourite, a rival's and an own one."""
SPREAD: Final = 700
"""Artisan values, in hundredths, by which a rival may still catch up in each round to come."""
RICH_SPREAD: Final = 8
"""Thalers by which the richest may still be overtaken, in each round to come."""
LATER_ARTISAN: Final = 250
"""The likelihood to get a guild's first artisan, for each round to come."""
APPRENTICE_WORTH: Final = 150
FOREMAN_LATER: Final = 40
"""What a Foreman will still find, in each round."""
FIRST_PLACE: Final = 8
"""Each place further forward on the track."""
THALERS: Final[Counts] = counts([0, 20, 20, 16, 6, 1])
"""One thaler in each round, and after the last action."""
CREST_ROWS: Final = """
    0   0   0  200  500  900 1400 2000
    0  50 200  450  800 1220 1720 2000
   50 200 440  770 1170 1600 1900 2000
  190 430 750 1130 1530 1800 1950 2000
"""
CRESTS: Final[Counts] = counts([int(points) for points in CREST_ROWS.split()])
"""So many different crests at the end of the game, and with 1, 2, 3 rounds to come, which will bring some more."""
WHOLE: Final = 1000
"""A likelihood of one."""
NO_GUILDS: Final[Counts] = zeros(GUILDS)
NO_SEATS: Final[Counts] = zeros(GUILDS * MOST_SEATS)


def has_passed(town: Town, seat: i64) -> bool:
    """Whether the round is over for a seat, be it that the others do not know yet."""
    if town.passed >> seat & 1:
        return True
    return town.called == 0 and town.ready >> seat & 1 == 1 and town.plan[seat] == 0


def clamped(number: i64, low: i64, high: i64) -> i64:
    if number < low:
        return low
    return high if number > high else number


def larger(one: i64, other: i64) -> i64:
    """As `max`, which would make objects of both numbers."""
    return one if one > other else other


class Outlook:
    """What a seat may expect. What rivals have is reckoned once; the seat's own things are tried out on `town`."""

    def __init__(self, town: Town, seat: i64, planned: i64) -> None:
        self.town = town
        self.seat: i64 = seat
        self.planned: i64 = planned
        self.later: i64 = ROUNDS - town.round
        """Rounds to come after this one."""
        self.bonus: i64 = 0
        """What hired guests bring that does not show in the town."""
        self.kept: i64 = 0
        """Agents at hand for later turns of this round."""
        if not has_passed(town, seat):
            self.kept = town.hand[seat] + (town.on_card >> seat & 1) - bits(planned)
        self.tiles: Counts = NO_GUILDS[:]
        self.influence: Counts = NO_SEATS[:]
        self.chance: Counts = NO_GUILDS[:]
        """How likely the seat becomes favourite of each guild in this round."""
        self.rival_agents: i64 = 0
        self.rival_wealth: i64 = 0
        self.leader: Counts = NO_GUILDS[:]
        """The rival who would be favourite of each guild now, its weight, its money."""
        self.leader_weight: Counts = NO_GUILDS[:]
        self.leader_money: Counts = NO_GUILDS[:]
        self.look_at_rivals()
        self.look_at_artisans()

    def look_at_rivals(self) -> None:
        town = self.town
        for place in range(town.seats):
            rival = town.order[place]
            if rival == self.seat:
                continue
            if not town.passed >> rival & 1:
                self.rival_agents += town.hand[rival] + (town.on_card >> rival & 1)
            money = town.money[rival]
            self.rival_wealth = larger(self.rival_wealth, money + 2 * town.goods_of(rival))
            for guild in range(town.guilds):
                weight = town.favour(rival, guild)
                most = self.leader_weight[guild]
                if weight > most or (weight == most and money > self.leader_money[guild]):
                    self.leader[guild] = rival
                    self.leader_weight[guild] = weight
                    self.leader_money[guild] = money
                self.influence[guild * MOST_SEATS + rival] = 100 * town.influence(rival, guild)

    def look_at_artisans(self) -> None:
        town = self.town
        for guild in range(town.guilds):
            self.tiles[guild] = town.artisans_of(self.seat, guild)
            self.influence[guild * MOST_SEATS + self.seat] = 100 * town.influence(self.seat, guild)

    def worth(self) -> i64:
        for guild in range(self.town.guilds):
            self.chance[guild] = self.favourite_chance(guild)
        result = self.money() + self.goods() + self.crests() + self.majorities()
        return result + self.all_guilds() + self.agents() + self.townspeople() + self.bonus

    def can_act(self) -> bool:
        return self.kept > 0 or self.planned != 0

    # Money and goods.

    def thaler(self) -> i64:
        """Money is worth what can still be done with it."""
        return THALERS[self.town.round if self.can_act() else self.town.round + 1]

    def wealth(self) -> i64:
        """The thalers at hand and those that come by themselves: Musicians and Mayors pay every round."""
        return self.town.money[self.seat] + self.town.income(self.seat) * (self.later + 1)

    def money(self) -> i64:
        """What money buys, and the points of the richest (N-G5)."""
        wealth = self.wealth()
        margin = wealth - INCOME * (self.later + 1) - self.rival_wealth
        spread = 1 + RICH_SPREAD * self.later + (3 if self.can_act() else 0)
        if self.later > 0 or self.can_act():
            margin += 2 * self.town.goods_of(self.seat)
        return wealth * self.thaler() + clamped(250 + 250 * margin // spread, 0, 500)

    def price_at(self, guild: i64, window: i64) -> i64:
        tile = self.town.bench[guild * BENCH + window]
        return 0 if tile == EMPTY else value_of(tile)

    def good_worth(self, good: i64) -> i64:
        """All masters to come lie open, so a good waits for the best price of this round and the next two."""
        price: i64 = 0
        if self.kept > 0 or self.planned >> good & 1:
            price = self.town.price(good)
        for ahead in range(1, 3):
            if ahead <= self.later:
                window = self.town.round - 1 + ahead if ahead < self.later else BENCH - 1
                price = larger(price, self.price_at(good, window))
        worth = price * RESALE * self.thaler() // 100
        if self.later > 0:
            return larger(worth, HIRING)
        return larger(worth, HIRING_LAST) if self.can_act() else worth

    def goods(self) -> i64:
        """The goods that will be left once a favourite has returned one."""
        town = self.town
        result: i64 = 0
        for good in range(town.guilds):
            count = town.goods[self.seat * GOODS + good] + town.loaded[self.seat * GOODS + good]
            if count > 0:
                result += (count * WHOLE - self.chance[good]) * self.good_worth(good) // WHOLE
        return result

    # Favourites, crests and artisans.

    def favourite_chance(self, guild: i64) -> i64:
        """By the lead in goods, surer the fewer agents rivals have left. Ties go by money, then by the track."""
        town = self.town
        mine = town.favour(self.seat, guild)
        if mine == 0:
            return 0
        lead = 2 * (mine - self.leader_weight[guild])
        if lead == 0:
            money = town.money[self.seat] - self.leader_money[guild]
            if money == 0:
                money = town.place_of(self.leader[guild]) - town.place_of(self.seat)
            lead = 1 if money > 0 else -1
        rivals = self.rival_agents
        if rivals == 0:
            return WHOLE if lead > 0 else 0
        step = WHOLE * 100 // (UNSURE + UNSURE_PER_AGENT * rivals)
        return clamped(WHOLE // 2 + lead * step - DRIFT * rivals + OWN_DRIFT * self.kept, 20, 980)

    def crests(self) -> i64:
        """The set of different crests, with those that this round will likely bring."""
        town = self.town
        kinds = WHOLE * scoring.different_crests(town, self.seat)
        for guild in range(town.guilds):
            if town.crests[self.seat * CREST_KINDS + guild] == 0:
                kinds += self.chance[guild]
        if town.prestige_here:
            kinds += self.chance[town.prestige]
        kinds = clamped(kinds, 0, 7 * WHOLE - 1)
        below = 8 * self.later + kinds // WHOLE
        return CRESTS[below] + (CRESTS[below + 1] - CRESTS[below]) * (kinds % WHOLE) // WHOLE

    def majorities(self) -> i64:
        """N-G2, N-G3, where the master goes to the seat or to the leading rival, as likely as they are favourite."""
        town = self.town
        result: i64 = 0
        for guild in range(town.guilds):
            prize = self.price_at(guild, town.master_window())
            if self.later == 0:
                prize += self.price_at(guild, BENCH - 2)
            won = self.chance[guild] * prize // 10
            mine = self.influence[guild * MOST_SEATS + self.seat] + won
            result += self.majority(guild, mine, 100 * prize - won)
            if mine >= 100 * THIRTY:
                result += 200
        return result

    def majority(self, guild: i64, mine: i64, lost: i64) -> i64:
        """Points by the likely place: each rival counts as the part of a player who will end ahead."""
        town = self.town
        spread = 60 + SPREAD * self.later
        if self.can_act() or self.rival_agents > 0:
            spread += SPREAD // 2
        ahead: i64 = 0
        for rival in range(town.seats):
            if rival != self.seat:
                theirs = self.influence[guild * MOST_SEATS + rival]
                if rival == self.leader[guild] and self.leader_weight[guild] > 0:
                    theirs += lost
                ahead += clamped(WHOLE // 2 + (theirs - mine) * (WHOLE // 2) // spread, 0, WHOLE)
        points = 500 - ahead // 5 if ahead < 2 * WHOLE else larger(0, 300 - ahead // 10)
        return points * clamped(mine * 5 + LATER_ARTISAN * self.later, 0, WHOLE) // WHOLE

    def all_guilds(self) -> i64:
        """N-G4: the likelihood to own an artisan of every guild."""
        result: i64 = 500
        hope = clamped(LATER_ARTISAN * self.later, 0, 900) + (100 if self.can_act() else 0)
        for guild in range(self.town.guilds):
            if self.tiles[guild] == 0:
                result = result * larger(hope, self.chance[guild]) // WHOLE
        return result

    # Agents and townspeople.

    def agents(self) -> i64:
        """Those that can still act in this round, those of all later rounds, and the place on the track."""
        town = self.town
        supply = WHOLE * town.supply[self.seat]
        for guild in range(town.guilds):
            if has_symbol(town.master(guild)):
                supply -= self.chance[guild]
        owned = WHOLE * AGENTS - larger(supply, 0)
        kept = self.kept * (KEPT if self.rival_agents > 0 else KEPT_ALONE)
        return kept + owned * AGENT * self.later // WHOLE + FIRST_PLACE * (town.seats - town.place_of(self.seat))

    def townspeople(self) -> i64:
        """The suns (N-T7 to N-T11) except Engravers, who count with the crests."""
        town = self.town
        first = self.seat * TILES
        result = 200 * town.owned[first + NOBLEMAN_2] + 300 * town.owned[first + NOBLEMAN_3]
        result += APPRENTICE_WORTH * town.owned[first + APPRENTICE]
        if town.owned[first + TAX_COLLECTOR] > 0:
            result += 10 * town.owned[first + TAX_COLLECTOR] * self.wealth()
        for kind in range(3):
            if town.owned[first + FOREMAN_2 + kind] > 0:
                found = scoring.artisans_of_value(town, self.seat, 2 + kind)
                result += town.owned[first + FOREMAN_2 + kind] * (100 * found + FOREMAN_LATER * (self.later + 1))
        return result
