"""What a seat of Norenberc has in a position, thing by thing: from it follows what a hint says for a move.

What favourites will win is reckoned apart from what is had for sure, and what planned agents may do apart from both.
Money of the others is not told, since a table may hide it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.norenberc import scoring
from fondaco.games.norenberc.bot.heuristics import REALIZED, Trial, planned_guilds
from fondaco.games.norenberc.bot.outlook import AGENT, FIRST_PLACE, KEPT, KEPT_ALONE, Outlook
from fondaco.games.norenberc.data import (
    AGENTS,
    APPRENTICE,
    ARTISANS,
    EMPTY,
    GOODS,
    MOST_SEATS,
    NOBLEMAN_2,
    ROOMS,
    TILES,
)
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.word_keys import good_key, guild_key, tile_key
from fondaco.kernel.ledger import Entry

REASONS: Final = [
    "favour",
    "favour-kept",
    "visit-hire",
    "visit-sell",
    "visit-buy",
    "thalers",
    "thalers-kept",
    "income",
    "goods",
    "goods-kept",
    "crests",
    "influence",
    "guilds",
    "agents",
    "at-hand",
    "at-hand-kept",
    "first",
    "townsperson",
]
"""The sentences that there are words for."""


def ledger(town: Town, seat: i64) -> list[Entry]:
    """Nothing before the first round nor after the last."""
    if town.round == 0 or town.waiting == 0:
        return []
    planned = planned_guilds(town, seat)
    outlook = Outlook(town.copy(), seat, planned)
    outlook.worth()
    found = favours(outlook)
    for guild in range(town.guilds):
        outlook.chance[guild] = 0
    return [*found, *belongings(outlook), *tiles_of(outlook), *visits(town, seat, planned)]


def favours(outlook: Outlook) -> list[Entry]:
    """N-F1: where the seat counts most goods, and what the likelihood to become favourite adds."""
    town = outlook.town
    whole = hoped(outlook)
    found: list[Entry] = []
    for guild in range(town.guilds):
        likely = outlook.chance[guild]
        outlook.chance[guild] = 0
        worth = whole - hoped(outlook)
        outlook.chance[guild] = likely
        mine = int(town.favour(outlook.seat, guild))
        theirs = int(outlook.leader_weight[guild])
        lead = max(0, mine - theirs)
        found.append(Entry("favour", lead, int(worth), {"guild": guild_key(guild)}, {"mine": mine, "theirs": theirs}))
    return found


def hoped(outlook: Outlook) -> i64:
    """The parts of the worth that hang on who becomes favourite."""
    return outlook.goods() + outlook.crests() + outlook.majorities() + outlook.all_guilds() + outlook.agents()


def belongings(outlook: Outlook) -> list[Entry]:
    """Money, goods, crests and agents."""
    town = outlook.town
    seat = outlook.seat
    thaler = outlook.thaler()
    income = town.income(seat)
    coming = income * (outlook.later + 1) * thaler
    owned = AGENTS - town.supply[seat]
    is_first = 1 if town.place_of(seat) == 0 else 0
    found = [
        Entry("thalers", int(town.money[seat]), int(outlook.money() - coming)),
        Entry("income", int(income), int(coming)),
        Entry("crests", int(scoring.different_crests(town, seat)), int(outlook.crests())),
        Entry("agents", int(owned), int(owned * AGENT * outlook.later)),
        Entry("at-hand", int(outlook.kept), int(outlook.kept * (KEPT if outlook.rival_agents > 0 else KEPT_ALONE))),
        Entry("first", is_first, int(FIRST_PLACE * (town.seats - town.place_of(seat)))),
    ]
    for good in range(town.guilds):
        index = seat * GOODS + good
        count = town.goods[index] + town.loaded[index]
        found.append(Entry("goods", int(count), int(count * outlook.good_worth(good)), {"good": good_key(good)}))
    return found


def tiles_of(outlook: Outlook) -> list[Entry]:
    """Artisans by guild, and townspeople one by one."""
    town = outlook.town
    seat = outlook.seat
    found: list[Entry] = []
    kinds = 0
    for guild in range(town.guilds):
        mine = outlook.influence[guild * MOST_SEATS + seat]
        worth = outlook.majority(guild, mine, 0)
        kinds += 1 if outlook.tiles[guild] > 0 else 0
        found.append(Entry("influence", int(mine // 100), int(worth), {"guild": guild_key(guild)}))
    found.append(Entry("guilds", kinds, int(outlook.all_guilds()), {}, {"have": kinds, "all": int(town.guilds)}))
    whole = outlook.townspeople()
    for tile in range(ARTISANS, TILES):
        count = town.owned[seat * TILES + tile]
        worth = 0
        if count > 0 and NOBLEMAN_2 <= tile <= APPRENTICE:
            town.owned[seat * TILES + tile] = 0
            worth = whole - outlook.townspeople()
            town.owned[seat * TILES + tile] = count
        found.append(Entry("townsperson", int(count), int(worth), {"tile": tile_key(int(tile))}))
    return found


def visits(town: Town, seat: i64, planned: i64) -> list[Entry]:
    """What planned agents can do as things are, guild by guild."""
    trial = Trial(town, seat, planned)
    found: list[Entry] = []
    for guild in range(town.guilds):
        if not planned >> guild & 1:
            continue
        trial.planned &= ~(1 << guild)
        before = trial.town
        worth = trial.worth()
        trial.act(guild)
        entry = visit(before, trial.town, seat, guild)
        if entry is not None:
            entry.worth = int((trial.worth() - worth) * REALIZED // 100)
            found.append(entry)
    return found


def visit(before: Town, after: Town, seat: i64, guild: i64) -> Entry | None:
    """What is done at a guild; None if nothing."""
    if after is before:
        return None
    things = {"guild": guild_key(guild)}
    for room in range(ROOMS):
        place = guild * ROOMS + room
        if before.rooms[place] != EMPTY and after.rooms[place] == EMPTY:
            return Entry("visit-hire", 1, 0, {**things}, {"tile": tile_key(int(before.rooms[place])), "room": room + 1})
    price = int(before.price(guild))
    sold = int(before.goods[seat * GOODS + guild] - after.goods[seat * GOODS + guild])
    if sold > 0:
        return Entry("visit-sell", 1, 0, {**things}, {"price": price})
    return Entry("visit-buy", 1, 0, {**things}, {"price": price})
