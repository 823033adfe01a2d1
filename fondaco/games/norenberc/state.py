"""What lies on the table in Norenberc."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.norenberc import news
from fondaco.games.norenberc.box import Box
from fondaco.games.norenberc.data import (
    ARTISANS,
    BENCH,
    CREST_KINDS,
    CRESTS_PER_GUILD,
    EMPTY,
    GOODS,
    GUILDS,
    INCOME,
    LOWEST_VALUE,
    MOST_SEATS,
    MUSICIAN_3,
    MUSICIAN_5,
    PEDDLER_WEIGHT,
    PRESTIGE_CRESTS,
    ROOMS,
    ROUNDS,
    TILES,
    TILES_PER_GUILD,
    TOWNSPEOPLE,
    has_symbol,
)
from fondaco.games.norenberc.fields import Fields
from fondaco.kernel.counts import Counts, filled, put_into, zeros


class Town(Fields):
    """The houses, the players' things and the guest stack, and what the rules do with them."""

    def __init__(self) -> None:
        """Leaves the fields unset: `lay_out` or `copy` fills them."""

    def lay_out(self, seats: i64, box: Box) -> None:
        """An empty table for so many seats."""
        self.seats = seats
        self.box = box
        self.guilds = seats + 1
        self.round = 0
        self.turn = 0
        self.called = 0
        self.prestige = -1
        self.prestige_here = 0
        self.prestige_left = PRESTIGE_CRESTS
        self.prestige_lost = 0
        self.passed = 0
        self.ready = 0
        self.on_card = 0
        self.stack_size = 0
        self.order = zeros(0)
        self.money = zeros(seats)
        self.hand = zeros(seats)
        self.supply = zeros(seats)
        self.plan = zeros(seats)
        self.cards = zeros(seats)
        self.goods = zeros(seats * GOODS)
        self.loaded = zeros(seats * GOODS)
        self.store = zeros(GUILDS * GOODS)
        self.roof = zeros(GUILDS * MOST_SEATS)
        self.mayors = zeros(GUILDS)
        self.crests = zeros(seats * CREST_KINDS)
        self.crests_left = zeros(GUILDS)
        for guild in range(self.guilds):
            self.crests_left[guild] = CRESTS_PER_GUILD
        self.bench = filled(GUILDS * BENCH, EMPTY)
        self.rooms = filled(GUILDS * ROOMS, EMPTY)
        self.owned = zeros(seats * TILES)
        self.gone = zeros(TILES)
        self.guests = zeros(0)
        self.outside = zeros(TOWNSPEOPLE)
        self.proven = zeros(TOWNSPEOPLE)
        self.pile = zeros(0)

    def copy(self) -> Town:
        other = Town()
        other.copy_fields(self)
        return other

    # What the rules ask the table.

    def master_window(self) -> i64:
        """Which artisan of a bench is master in this round: the 1st, 2nd, 3rd, and at last the 5th (N-S6)."""
        if self.round < ROUNDS:
            return self.round - 1
        return BENCH - 1

    def master(self, guild: i64) -> i64:
        """The guild master's tile."""
        return self.bench[guild * BENCH + self.master_window()]

    def price(self, guild: i64) -> i64:
        """The master's value: what a good costs and brings here. Asked most of all, so it calls nothing else."""
        window: i64 = BENCH - 1
        if self.round < ROUNDS:
            window = self.round - 1
        return (self.bench[guild * BENCH + window] % TILES_PER_GUILD >> 1) + LOWEST_VALUE

    def goods_of(self, seat: i64) -> i64:
        """How many goods a player has at hand, those on Peddlers not counted."""
        result: i64 = 0
        for good in range(self.guilds):
            result += self.goods[seat * GOODS + good]
        return result

    def kinds_of(self, seat: i64) -> i64:
        """The kinds of goods a player has at hand, as a bit mask."""
        kinds: i64 = 0
        for good in range(self.guilds):
            if self.goods[seat * GOODS + good] > 0:
                kinds |= 1 << good
        return kinds

    def favour(self, seat: i64, good: i64) -> i64:
        """How many goods of a kind a player counts for a favourite: a Peddler's good counts 4 (N-F1, N-T5)."""
        return self.goods[seat * GOODS + good] + PEDDLER_WEIGHT * self.loaded[seat * GOODS + good]

    def income(self, seat: i64) -> i64:
        """What the bank pays a player at the end of a round (N-E2, N-T4, N-T6)."""
        first = seat * TILES
        income = INCOME + 3 * self.owned[first + MUSICIAN_3] + 5 * self.owned[first + MUSICIAN_5]
        for guild in range(self.guilds):
            if self.mayors[guild] > 0:
                income += self.mayors[guild] * self.artisans_of(seat, guild)
        return income

    def agents_on_roof(self, guild: i64) -> i64:
        result: i64 = 0
        for seat in range(self.seats):
            result += self.roof[guild * MOST_SEATS + seat]
        return result

    def place_of(self, seat: i64) -> i64:
        """Where a player stands on the turn-order track, from 0."""
        place: i64 = 0
        while self.order[place] != seat:
            place += 1
        return place

    def artisans_of(self, seat: i64, guild: i64) -> i64:
        """How many artisans of a guild a player owns."""
        result: i64 = 0
        first = seat * TILES + guild * TILES_PER_GUILD
        for index in range(first, first + TILES_PER_GUILD):
            result += self.owned[index]
        return result

    def influence(self, seat: i64, guild: i64) -> i64:
        """The summed values of a player's artisans of a guild (N-G2)."""
        result: i64 = 0
        first = seat * TILES + guild * TILES_PER_GUILD
        for offset in range(TILES_PER_GUILD):
            result += self.owned[first + offset] * ((offset >> 1) + LOWEST_VALUE)
        return result

    # What the rules do to the table.

    def gain_agent(self, seat: i64) -> None:
        """One agent from the supply to the hand, if any is left (N-H3)."""
        if self.supply[seat] > 0:
            self.supply[seat] -= 1
            self.hand[seat] += 1
            self.tell(news.NEW_AGENT, seat)

    def take_tile(self, seat: i64, tile: i64) -> None:
        """A tile comes to a player; the agent symbol works at once (N-H3, N-F3)."""
        self.owned[seat * TILES + tile] += 1
        if has_symbol(tile):
            self.gain_agent(seat)

    def draw_guest(self, tile: i64, rest: Counts) -> None:
        """A tile left the guest stack, of which `rest` remains."""
        self.guests = rest
        self.stack_size -= 1
        if tile >= ARTISANS:
            kind = tile - ARTISANS
            self.outside[kind] += 1
            if self.outside[kind] > self.proven[kind]:
                self.proven[kind] = self.outside[kind]

    def shuffle_back(self, tile: i64) -> None:
        """A townsperson returns to the guest stack."""
        self.guests = put_into(self.guests, tile)
        self.stack_size += 1
        self.outside[tile - ARTISANS] -= 1
        self.tell(news.SHUFFLED_BACK, tile)

    def move_goods_to_store(self, seat: i64, good: i64, count: i64, guild: i64) -> None:
        self.goods[seat * GOODS + good] -= count
        self.store[guild * GOODS + good] += count

    def move_first(self, seat: i64) -> None:
        """N-H6: to the front of the track; those before slide down one."""
        place = self.place_of(seat)
        while place > 0:
            self.order[place] = self.order[place - 1]
            place -= 1
        self.order[0] = seat
