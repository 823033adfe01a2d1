"""The end of a round, in the order of the rulebook (N-F1 to N-E7)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.norenberc import news
from fondaco.games.norenberc.data import (
    BENCH,
    CREST_KINDS,
    EMPTY,
    GOODS,
    MOST_SEATS,
    PEDDLER,
    PRESTIGE,
    ROOMS,
    ROUNDS,
    TILES,
)
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.setup import FillRooms, Prestige
from fondaco.kernel.state import State, Step


class EndOfRound(Step):
    """Favourites, Peddlers, agents, income; then the end (N-E3) or a new round."""

    def go_on(self, state: State) -> None:
        town = cast(Town, state)
        town.tell(news.ROUND_ENDS, town.round)
        for guild in range(town.guilds):
            choose_favourite(town, guild)
        send_peddlers_back(town)
        if town.prestige_here:
            town.prestige_here = 0
            town.prestige_lost += 1
            town.tell(news.PRESTIGE_LOST, town.prestige)
        return_agents(town)
        pay_income(town)
        if town.round == ROUNDS:
            town.tell(news.ENDED)
            town.stack.clear()
            return
        town.passed = 0  # N-E4
        town.round += 1  # N-E5: which window holds the master follows from the round
        for guild in range(town.guilds):
            town.tell(news.NEW_MASTER, guild, town.master(guild))
            clear_rooms(town, guild)
        town.swap(Prestige())
        town.push(FillRooms(0, 0, 0))


def favourite(town: Town, guild: i64) -> i64:
    """N-F1, N-F2: most goods of the kind, then more money, then further forward; -1 if nobody has any."""
    most: i64 = 0
    best: i64 = -1
    for place in range(town.seats):
        seat = town.order[place]
        goods = town.favour(seat, guild)
        if goods > most or (goods == most > 0 and town.money[seat] > town.money[best]):
            most = goods
            best = seat
    return best


def show_tied_money(town: Town, guild: i64, chosen: i64) -> None:
    """N-F2: the tied players' money is shown to all."""
    most = town.favour(chosen, guild)
    tied: i64 = 0
    for seat in range(town.seats):
        if town.favour(seat, guild) == most:
            tied += 1
    if tied < 2:
        return
    town.revealed += 1
    for seat in range(town.seats):
        if town.favour(seat, guild) == most:
            town.tell(news.TIED, seat, guild, town.money[seat])


def choose_favourite(town: Town, guild: i64) -> None:
    """N-F1 to N-F3, for one guild. In round 4 the tile under the master goes with it."""
    window = town.master_window()
    seat = favourite(town, guild)
    if seat < 0:
        town.tell(news.NO_FAVOURITE, guild)
        leave_game(town, guild, window)
        if town.round == ROUNDS:
            leave_game(town, guild, window - 1)
        return
    show_tied_money(town, guild, seat)
    town.tell(news.FAVOURITE, seat, guild, guild, town.favour(seat, guild))
    if town.goods[seat * GOODS + guild] > 0:
        town.goods[seat * GOODS + guild] -= 1
    else:
        town.loaded[seat * GOODS + guild] -= 1
    town.store[guild * GOODS + guild] += 1
    win_tile(town, seat, guild, window)
    if town.round == ROUNDS:
        win_tile(town, seat, guild, window - 1)
    town.crests_left[guild] -= 1
    town.crests[seat * CREST_KINDS + guild] += 1
    town.tell(news.WON_CREST, seat, guild)
    if town.prestige_here and town.prestige == guild:
        town.prestige_here = 0
        town.crests[seat * CREST_KINDS + PRESTIGE] += 1
        town.tell(news.WON_PRESTIGE, seat)


def win_tile(town: Town, seat: i64, guild: i64, window: i64) -> None:
    tile = town.bench[guild * BENCH + window]
    town.bench[guild * BENCH + window] = EMPTY
    town.tell(news.WON_TILE, seat, tile)
    town.take_tile(seat, tile)


def leave_game(town: Town, guild: i64, window: i64) -> None:
    tile = town.bench[guild * BENCH + window]
    town.bench[guild * BENCH + window] = EMPTY
    town.gone[tile] += 1


def send_peddlers_back(town: Town) -> None:
    """N-F4, N-T5: each Peddler's good returns to its player, and the Peddler to the guest stack."""
    for seat in range(town.seats):
        for good in range(town.guilds):
            while town.loaded[seat * GOODS + good] > 0:
                town.loaded[seat * GOODS + good] -= 1
                town.goods[seat * GOODS + good] += 1
                town.tell(news.GOOD_RETURNED, seat, good)
        while town.owned[seat * TILES + PEDDLER] > 0:
            town.owned[seat * TILES + PEDDLER] -= 1
            town.shuffle_back(PEDDLER)


def return_agents(town: Town) -> None:
    """N-E1: agents return from the roofs to their owners."""
    for guild in range(town.guilds):
        for seat in range(town.seats):
            town.hand[seat] += town.roof[guild * MOST_SEATS + seat]
            town.roof[guild * MOST_SEATS + seat] = 0


def pay_income(town: Town) -> None:
    """N-E2, N-T4, N-T6: 3 thalers each, plus Musicians, plus Mayors."""
    for seat in range(town.seats):
        income = town.income(seat)
        town.money[seat] += income
        town.tell(news.INCOME, seat, income)


def clear_rooms(town: Town, guild: i64) -> None:
    """N-E6: the guest in room 1 leaves the game, the others slide left as far as they go."""
    first = guild * ROOMS
    leaver = town.rooms[first]
    if leaver != EMPTY:
        town.gone[leaver] += 1
        town.tell(news.GUEST_LEFT, leaver, guild)
        town.rooms[first] = EMPTY
    free = first
    for place in range(first, first + ROOMS):
        tile = town.rooms[place]
        if tile != EMPTY:
            town.rooms[place] = EMPTY
            town.rooms[free] = tile
            free += 1
