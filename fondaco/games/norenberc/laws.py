"""The laws of the box: nothing appears, nothing disappears, nothing is negative."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.norenberc.data import (
    AGENTS,
    ARTISANS,
    BENCH,
    CREST_KINDS,
    CRESTS_PER_GUILD,
    GOODS,
    GOODS_PER_GUILD,
    GUILDS,
    MAYOR,
    MOST_SEATS,
    PRESTIGE,
    PRESTIGE_CRESTS,
    ROOMS,
    ROUNDS,
    TILES,
    TILES_PER_GUILD,
    TOWNSPEOPLE_PER_SEAT,
)
from fondaco.games.norenberc.state import Town
from fondaco.kernel.counts import Counts, zeros


def broken_law(town: Town) -> str:
    """The first law that the table breaks, in words; empty if it keeps them all."""
    for seat in range(town.seats):
        law = seat_law(town, seat)
        if law:
            return law
    for good in range(GOODS):
        law = goods_law(town, good)
        if law:
            return law
    prestige = town.prestige_left + town.prestige_here + town.prestige_lost
    for seat in range(town.seats):
        prestige += town.crests[seat * CREST_KINDS + PRESTIGE]
    if prestige != PRESTIGE_CRESTS:
        return f"{prestige} prestige crests"
    if town.round > ROUNDS:
        return f"round {town.round}"
    if town.round > 0:
        return tiles_law(town)
    return ""


def is_negative(many: Counts) -> bool:
    for index in range(len(many)):
        if many[index] < 0:
            return True
    return False


def seat_law(town: Town, seat: i64) -> str:
    if town.money[seat] < 0:
        return f"seat {seat + 1} has {town.money[seat]} thalers"
    agents = town.hand[seat] + town.supply[seat] + (town.on_card >> seat & 1)
    for guild in range(GUILDS):
        agents += town.roof[guild * MOST_SEATS + seat]
    if agents != AGENTS or town.hand[seat] < 0 or town.supply[seat] < 0:
        return f"seat {seat + 1} has {agents} agents, {town.hand[seat]} at hand, {town.supply[seat]} in the supply"
    if town.cards[seat] > town.hand[seat]:
        return f"seat {seat + 1} planned {town.cards[seat]} cards with {town.hand[seat]} agents"
    return ""


def goods_law(town: Town, good: i64) -> str:
    goods: i64 = 0
    crests = town.crests_left[good]
    for guild in range(GUILDS):
        if town.store[guild * GOODS + good] < 0:
            return f"a store holds {town.store[guild * GOODS + good]} of good {good}"
        goods += town.store[guild * GOODS + good]
    for seat in range(town.seats):
        index = seat * GOODS + good
        if town.goods[index] < 0 or town.loaded[index] < 0:
            return f"seat {seat + 1} holds less than none of good {good}"
        goods += town.goods[index] + town.loaded[index]
        crests += town.crests[seat * CREST_KINDS + good]
    in_play = good < town.guilds
    if goods != (GOODS_PER_GUILD if in_play else 0):
        return f"there are {goods} of good {good}"
    if crests != (CRESTS_PER_GUILD if in_play else 0) or town.crests_left[good] < 0:
        return f"there are {crests} crests of guild {good}"
    return ""


def tiles_law(town: Town) -> str:
    """Every artisan in play is somewhere once; so are exactly the townspeople that were kept."""
    here = zeros(TILES)
    for place in range(GUILDS * ROOMS):
        if town.rooms[place] >= 0:
            here[town.rooms[place]] += 1
    for place in range(GUILDS * BENCH):
        if town.bench[place] >= 0:
            here[town.bench[place]] += 1
    for guild in range(GUILDS):
        here[MAYOR] += town.mayors[guild]
    if is_negative(town.owned) or is_negative(town.gone):
        return "less than none of a tile"
    townspeople: i64 = 0
    for tile in range(TILES):
        here[tile] += town.gone[tile]
        for seat in range(town.seats):
            here[tile] += town.owned[seat * TILES + tile]
        if tile >= ARTISANS:
            if here[tile] > town.box.copies[tile] or here[tile] > town.outside[tile - ARTISANS]:
                return f"there are {here[tile]} of tile {tile} outside"
            townspeople += town.outside[tile - ARTISANS]
    for index in range(len(town.guests)):
        tile = town.guests[index]
        if tile < ARTISANS:
            here[tile] += 1
        else:
            townspeople += 1
    for tile in range(town.guilds * TILES_PER_GUILD):
        if here[tile] != town.box.copies[tile]:
            return f"there are {here[tile]} of tile {tile}"
    if townspeople != town.seats * TOWNSPEOPLE_PER_SEAT:
        return f"there are {townspeople} townspeople"
    if town.stack_size != len(town.guests):
        return f"the guest stack of {len(town.guests)} is said to hold {town.stack_size}"
    return ""
