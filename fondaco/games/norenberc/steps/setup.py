"""Setup (N-S1 to N-S8), and the filling of rooms that every new round repeats (N-E6)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.norenberc import news
from fondaco.games.norenberc.data import (
    AGENTS,
    ARTISANS,
    BENCH,
    EMPTY,
    GOODS,
    GOODS_PER_GUILD,
    ROOMS,
    START_AGENTS,
    START_MONEY,
    TOWNSPEOPLE_PER_SEAT,
)
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.vocabulary import DRAW, FIRST, KEEP
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import Counts, joined, put_into, take_from, zeros
from fondaco.kernel.state import CHANCE_ASKED, State, Step
from fondaco.kernel.steps import DrawFromBag


def hand_out(town: Town) -> None:
    """N-S3, N-S4: goods into the stores and one of each to every player; money and agents."""
    for guild in range(town.guilds):
        town.store[guild * GOODS + guild] = GOODS_PER_GUILD - town.seats
    for seat in range(town.seats):
        town.money[seat] = START_MONEY
        town.hand[seat] = START_AGENTS
        town.supply[seat] = AGENTS - START_AGENTS
        for good in range(town.guilds):
            town.goods[seat * GOODS + good] = 1


class KeepTownspeople(DrawFromBag):
    """N-S2: some townspeople are kept for this game, unseen; the others go back unseen."""

    def __init__(self, left: i64) -> None:
        self.left: i64 = left

    def fields(self) -> list[int]:
        return [int(self.left)]

    def verb(self) -> i64:
        return KEEP - ARTISANS

    def bag(self, state: State) -> Counts:
        return cast(Town, state).pile

    def drawn(self, state: State, thing: i64) -> None:
        town = cast(Town, state)
        town.pile = take_from(town.pile, thing)
        town.guests = put_into(town.guests, thing)
        town.stack_size += 1
        if self.left > 1:
            town.swap(KeepTownspeople(self.left - 1))
        else:
            town.pile = zeros(0)
            town.pop()


class FillWorkshop(DrawFromBag):
    """N-S6: five of a guild's artisans into its workshop windows; the other six join the guests (N-S7)."""

    def __init__(self, guild: i64, window: i64) -> None:
        self.guild: i64 = guild
        self.window: i64 = window

    def fields(self) -> list[int]:
        return [int(self.guild), int(self.window)]

    def verb(self) -> i64:
        return DRAW

    def bag(self, state: State) -> Counts:
        return cast(Town, state).pile

    def drawn(self, state: State, thing: i64) -> None:
        town = cast(Town, state)
        town.pile = take_from(town.pile, thing)
        town.bench[self.guild * BENCH + self.window] = thing
        if self.window + 1 < BENCH:
            town.swap(FillWorkshop(self.guild, self.window + 1))
            return
        town.guests = joined(town.guests, town.pile)
        town.stack_size = len(town.guests)
        if self.guild + 1 < town.guilds:
            town.pile = town.box.artisan_piles[self.guild + 1][:]
            town.swap(FillWorkshop(self.guild + 1, 0))
        else:
            town.pile = town.box.townspeople_pile[:]
            town.swap(KeepTownspeople(town.seats * TOWNSPEOPLE_PER_SEAT))


class TurnOrder(Step):
    """N-S5: the turn-order track is random."""

    def asked(self, state: State) -> i64:
        return CHANCE_ASKED

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        town = cast(Town, state)
        placed: i64 = 0
        for place in range(len(town.order)):
            placed |= 1 << town.order[place]
        for other in range(town.seats):
            if not placed >> other & 1:
                choices.add_weighted(FIRST + other, 1)

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Town, state)
        order = zeros(len(town.order) + 1)
        for place in range(len(town.order)):
            order[place] = town.order[place]
        order[len(town.order)] = choice - FIRST
        town.order = order
        if len(order) == town.seats:
            town.pile = town.box.artisan_piles[0][:]
            town.swap(FillWorkshop(0, 0))


class FillRooms(DrawFromBag):
    """N-S7, N-E6: guests into the empty rooms, guild by guild, left to right, as long as there are any."""

    def __init__(self, guild: i64, room: i64, leftmost: i64) -> None:
        self.guild: i64 = guild
        self.room: i64 = room
        self.leftmost: i64 = leftmost
        """The first room to fill in each house: during the set-up room 1 stays empty."""

    def fields(self) -> list[int]:
        return [int(self.guild), int(self.room), int(self.leftmost)]

    def asked(self, state: State) -> i64:
        town = cast(Town, state)
        if town.stack_size > 0 and town.rooms[self.guild * ROOMS + self.room] == EMPTY:
            return CHANCE_ASKED
        return 0

    def verb(self) -> i64:
        return DRAW

    def bag(self, state: State) -> Counts:
        return cast(Town, state).guests

    def drawn(self, state: State, thing: i64) -> None:
        town = cast(Town, state)
        town.draw_guest(thing, take_from(town.guests, thing))
        town.rooms[self.guild * ROOMS + self.room] = thing
        town.tell(news.GUEST_CAME, thing, self.guild, self.room + 1)
        self.go_on(state)

    def go_on(self, state: State) -> None:
        town = cast(Town, state)
        guild = self.guild
        room = self.room
        while guild < town.guilds and town.rooms[guild * ROOMS + room] != EMPTY:
            room += 1
            if room == ROOMS:
                room = self.leftmost
                guild += 1
        if town.stack_size == 0 or guild == town.guilds:
            town.pop()
        else:
            town.swap(FillRooms(guild, room, self.leftmost))


class Prestige(Step):
    """N-S8, N-E7: the prestige crest goes to the guild with the highest master, never twice running to one guild."""

    def go_on(self, state: State) -> None:
        town = cast(Town, state)
        if town.round == 0:
            town.round = 1
        town.tell(news.ROUND, town.round)
        best: i64 = -1
        for guild in range(town.guilds):
            if guild != town.prestige and (best < 0 or town.price(guild) > town.price(best)):
                best = guild
        town.prestige = best
        town.prestige_here = 1
        town.prestige_left -= 1
        town.tell(news.NEW_PRESTIGE, best)
        town.pop()
