"""What a seat of Norenberc observes, for learners: about twelve hundred small numbers.

The plans of the others and the townspeople in the guest stack are never read, nor who else is ready with a plan, which
tells nothing of the game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.norenberc import scoring
from fondaco.games.norenberc.bot.heuristics import REALIZED, Trial, planned_guilds
from fondaco.games.norenberc.bot.outlook import Outlook
from fondaco.games.norenberc.data import (
    APPRENTICE,
    ARTISANS,
    BENCH,
    CREST_KINDS,
    CREST_POINTS,
    EMPTY,
    GOOD_NAMES,
    GOODS,
    GUILD_NAMES,
    GUILDS,
    LOWEST_VALUE,
    MOST_SEATS,
    MUSICIAN_3,
    PRESTIGE,
    ROOMS,
    ROUNDS,
    TAX_COLLECTOR,
    TILES,
    TILES_PER_GUILD,
    TOWNSPEOPLE,
    TOWNSPEOPLE_NAMES,
    has_symbol,
    value_of,
)
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.action import Action
from fondaco.games.norenberc.steps.guard import Guarding, Swapping
from fondaco.games.norenberc.steps.hiring import MovingFirst, Paying, Welcome, can_pay
from fondaco.games.norenberc.steps.shopping import Buying
from fondaco.games.norenberc.steps.townspeople import Appointing, Loading, Robbing, Stealing
from fondaco.games.norenberc.steps.turn import Planning
from fondaco.kernel.counts import Counts, bits, counts, zeros
from fondaco.kernel.game import HALF, TENTH
from fondaco.kernel.observation import Observation, repeated, seat_names
from fondaco.kernel.state import CHANCE_ASKED

PART_NAMES: Final = ["money", "goods", "crests", "majorities", "all-guilds", "agents", "townspeople"]
"""Of which the worth is made."""
PARTS: Final = 7
QUESTIONS: Final = [
    "action",
    "buying",
    "paying",
    "moving-first",
    "robbing",
    "stealing",
    "guarding",
    "swapping",
    "loading",
    "appointing",
]
SOON: Final = [f"round-{number}" for number in range(1, ROUNDS + 1)]
TILE_NAMES: Final = [*(f"of-{name}" for name in GUILD_NAMES), "value", "symbol", *TOWNSPEOPLE_NAMES]
PLAYER_NAMES: Final = [
    "money",
    "agents",
    "supply",
    "cards",
    "passed",
    "on-card",
    "place",
    "goods",
    "kinds",
    "income",
    "different-crests",
    "crest-points",
    "prestige",
    *TOWNSPEOPLE_NAMES[MUSICIAN_3 - ARTISANS :],
    "taxes",
    "artisans-2",
    "artisans-3",
    "artisans-4",
    "majorities",
    "guilds-missing",
    "richer",
]
RIVALRY_NAMES: Final = ["goods", "loaded", "influence", "artisans", "crest", "majority", "lead", "favourite"]
ROOM_NAMES: Final = [*TILE_NAMES, "payable", "planned"]
GUILD_PARTS: Final = [
    *(f"window-{number}" for number in range(1, BENCH + 1)),
    "price",
    "next-price",
    "master-symbol",
    *(f"stored-{name}" for name in GOOD_NAMES),
    "stored",
    "stored-own",
    "mayors",
    "crests-left",
    "prestige",
    "on-roof",
    "to-come",
    "planned",
    "planned-goods",
    "planned-price",
    "planned-sale",
    "sale",
    "later-sale",
    *repeated([f"room-{number}" for number in range(1, ROOMS + 1)], ROOM_NAMES),
    *repeated(seat_names(MOST_SEATS), RIVALRY_NAMES),
]
TILE_SIZE: Final = 23
PLAYER_SIZE: Final = 32
RIVALRY_SIZE: Final = 8
OUTLOOK_SIZE: Final = 13
GUILD_SIZE: Final = 167
QUARTER: Final = 25
"""Hundredths of a point."""
VALUE: Final = "own expected"
"""The name of the hand-made value, which is told as `Game.value_at` says."""
CHANCE_PART: Final = 50
"""Thousandths of a likelihood."""
CREST_TABLE: Final[Counts] = counts(CREST_POINTS)


def names() -> list[str]:
    return [
        *(f"seats-{seats}" for seats in range(2, MOST_SEATS + 1)),
        *SOON,
        "turn",
        "called",
        "prestige-left",
        "prestige-lost",
        "prestige-here",
        "guests",
        *QUESTIONS,
        "chance",
        "planning",
        "plan-made",
        *(f"at-{name}" for name in GUILD_NAMES),
        "left",
        *repeated(["hired"], TILE_NAMES),
        *repeated(["outlook"], PART_NAMES),
        *repeated(["chance"], GUILD_NAMES),
        *repeated(seat_names(MOST_SEATS), PLAYER_NAMES),
        *repeated(GUILD_NAMES, GUILD_PARTS),
        *repeated(["plan"], PART_NAMES),
        VALUE,
        "own expected-rest",
        *repeated(seat_names(MOST_SEATS)[1:], ["expected"]),
        "expected-lead",
    ]


def observe(town: Town, seat: i64, row: Observation) -> None:
    row.begin()
    row.mark(town.seats - 2, MOST_SEATS - 1)
    row.mark(town.round - 1, ROUNDS)
    row.put(town.turn)
    row.put(town.called)
    row.put(town.prestige_left)
    row.put(town.prestige_lost)
    row.put(town.prestige_here)
    row.put(town.stack_size)
    if town.round == 0:
        return
    put_question(town, seat, row)
    trial = Trial(town, seat, planned_guilds(town, seat))
    if town.waiting != 0:
        put_outlook(trial, row)
    else:
        row.skip(OUTLOOK_SIZE)
    standing = Standing(town)
    for turn in range(MOST_SEATS):
        if turn < town.seats:
            put_player(town, standing, (seat + turn) % town.seats, row)
        else:
            row.skip(PLAYER_SIZE)
    for guild in range(town.guilds):
        put_guild(town, standing, seat, guild, row)
    row.skip((GUILDS - town.guilds) * GUILD_SIZE)
    if town.waiting != 0:
        put_expected(town, seat, trial, row)


class Standing:
    """Artisans, majorities and favour of all seats, counted once; `guild * MOST_SEATS + seat`."""

    def __init__(self, town: Town) -> None:
        self.influence: Counts = zeros(GUILDS * MOST_SEATS)
        self.artisans: Counts = zeros(GUILDS * MOST_SEATS)
        self.majority: Counts = zeros(GUILDS * MOST_SEATS)
        self.favour: Counts = zeros(GUILDS * MOST_SEATS)
        self.values: Counts = zeros(3 * MOST_SEATS)
        """Artisans of value 2, 3 and 4, by value and seat."""
        owned = town.owned
        for seat in range(town.seats):
            for guild in range(town.guilds):
                tile = seat * TILES + guild * TILES_PER_GUILD
                index = guild * MOST_SEATS + seat
                self.favour[index] = 2 * town.favour(seat, guild)
                for offset in range(TILES_PER_GUILD):
                    count = owned[tile + offset]
                    if count > 0:
                        value = offset >> 1
                        self.artisans[index] += count
                        self.influence[index] += count * (value + LOWEST_VALUE)
                        if value < 3:
                            self.values[value * MOST_SEATS + seat] += count
        for guild in range(town.guilds):
            for seat in range(town.seats):
                if self.artisans[guild * MOST_SEATS + seat] > 0:
                    self.count_majority(town, guild, seat)

    def count_majority(self, town: Town, guild: i64, seat: i64) -> None:
        """N-G2, as the scoring has it."""
        first = guild * MOST_SEATS
        mine = self.influence[first + seat] * 100 + self.artisans[first + seat]
        before: i64 = 0
        tied: i64 = 0
        owners: i64 = 0
        for other in range(town.seats):
            theirs = self.influence[first + other] * 100 + self.artisans[first + other]
            if theirs > 0:
                owners += 1
            if theirs > mine:
                before += 1
            elif theirs == mine:
                tied += 1
        points: i64 = 0
        if before == 0:
            points = 4
            if tied == 1:
                points = 9 if owners == 1 else 6 if owners == 2 else 5
        elif before < 3:
            points = 3 if tied == 1 else 2
            if before == 2:
                points = 1 if tied == 1 else 0
            points += town.owned[seat * TILES + APPRENTICE]
        self.majority[first + seat] = points

    def lead(self, town: Town, guild: i64, seat: i64) -> i64:
        """By how many half goods a seat leads for the favourite of a guild; a half where money would decide."""
        most: i64 = 0
        for other in range(town.seats):
            if other != seat:
                theirs = self.favour[guild * MOST_SEATS + other]
                if theirs > 0 and town.money[other] > town.money[seat]:
                    theirs += 1
                if theirs > most:
                    most = theirs
        return self.favour[guild * MOST_SEATS + seat] - most


def put_question(town: Town, seat: i64, row: Observation) -> None:
    """What the seat is asked in the middle of its move, about which guild, and how much is left of it."""
    asking = town.asking
    question: i64 = -1
    guild: i64 = -1
    left: i64 = 0
    is_planning = town.waiting != 0 and isinstance(asking, Planning)
    if town.is_asked(seat) and not is_planning:
        if isinstance(asking, Action):
            question = 0
            guild = asking.guild
        elif isinstance(asking, Buying):
            question = 1
            guild = asking.guild
            left = asking.left
        elif isinstance(asking, Paying):
            question = 2
            guild = asking.guild
            left = asking.others
        elif isinstance(asking, MovingFirst):
            question = 3
            guild = asking.guild
        elif isinstance(asking, Robbing):
            question = 4
        elif isinstance(asking, Stealing):
            question = 5
            left = asking.left
        elif isinstance(asking, Guarding):
            question = 6
        elif isinstance(asking, Swapping):
            question = 7
        elif isinstance(asking, Loading):
            question = 8
        elif isinstance(asking, Appointing):
            question = 9
    plan_made = is_planning and town.ready >> seat & 1 == 1
    if plan_made:
        left = bits(town.plan[seat])
    row.mark(question, 10)
    row.put(1 if town.waiting & CHANCE_ASKED else 0)
    row.put(1 if is_planning else 0)
    row.put(1 if plan_made else 0)
    row.mark(guild, GUILDS)
    row.put(left)
    hired: i64 = EMPTY
    for step in town.stack:
        if isinstance(step, Welcome) and step.seat == seat:
            hired = town.rooms[step.guild * ROOMS + step.room]
    put_tile(hired, row)


def put_outlook(trial: Trial, row: Observation) -> None:
    """What the hand-made value is made of, in quarters of a point, and how likely the seat becomes favourite."""
    trial.worth()
    parts = parts_of(trial)
    for part in range(PARTS):
        row.put(parts[part] // QUARTER)
    for guild in range(GUILDS):
        row.put(trial.chance[guild] // CHANCE_PART)


def put_expected(town: Town, seat: i64, trial: Trial, row: Observation) -> None:
    """What the plan adds to each part of the hand-made value, in quarters of a point; the value itself, those of the
    rivals and the lead, in halves.

    A net could hardly find out by itself what a plan brings: that takes carrying it out.
    """
    now = parts_of(trial)
    expected: i64 = 0
    for part in range(PARTS):
        expected += now[part]
    if trial.planned == 0:
        row.skip(PARTS)
    else:
        trial.act_as_planned()
        expected += (trial.worth() - expected) * REALIZED // 100
        then = parts_of(trial)
        for part in range(PARTS):
            row.put((then[part] - now[part]) // QUARTER)
    row.put(expected // HALF)
    row.put(expected % HALF // TENTH)
    most: i64 = 0
    for turn in range(1, MOST_SEATS):
        if turn < town.seats:
            rival = rival_worth(town, (seat + turn) % town.seats)
            row.put(rival // HALF)
            if rival > most:
                most = rival
        else:
            row.skip(1)
    row.put((expected - most) // HALF)


def parts_of(outlook: Outlook) -> Counts:
    """What its worth, just reckoned, is made of, part by part."""
    parts = zeros(PARTS)
    parts[0] = outlook.money()
    parts[1] = outlook.goods()
    parts[2] = outlook.crests()
    parts[3] = outlook.majorities()
    parts[4] = outlook.all_guilds()
    parts[5] = outlook.agents()
    parts[6] = outlook.townspeople() + outlook.bonus
    return parts


def rival_worth(town: Town, rival: i64) -> i64:
    """What a rival may expect, as far as everybody can know: plans that were not revealed count for nothing."""
    planned: i64 = 0
    if town.on_card >> rival & 1:
        planned = 1 << (town.called - 1)
    outlook = Outlook(town, rival, planned)
    outlook.kept = 0 if town.passed >> rival & 1 else town.hand[rival]
    return outlook.worth()


def put_tile(tile: i64, row: Observation) -> None:
    if tile == EMPTY:
        row.skip(TILE_SIZE)
    elif tile < ARTISANS:
        row.mark(tile // TILES_PER_GUILD, GUILDS)
        row.put(value_of(tile))
        row.put(tile & 1)
        row.skip(TOWNSPEOPLE)
    else:
        row.skip(GUILDS + 2)
        row.mark(tile - ARTISANS, TOWNSPEOPLE)


def put_player(town: Town, standing: Standing, seat: i64, row: Observation) -> None:
    first = seat * TILES
    money = town.money[seat]
    row.put(money)
    row.put(town.hand[seat])
    row.put(town.supply[seat])
    row.put(town.cards[seat])
    row.put(town.passed >> seat & 1)
    row.put(town.on_card >> seat & 1)
    row.put(town.place_of(seat))
    row.put(town.goods_of(seat))
    row.put(bits(town.kinds_of(seat)))
    row.put(town.income(seat))
    crests = scoring.different_crests(town, seat)
    row.put(crests)
    row.put(CREST_TABLE[crests if crests < 7 else 7])
    row.put(town.crests[seat * CREST_KINDS + PRESTIGE])
    for tile in range(MUSICIAN_3, TILES):
        row.put(town.owned[first + tile])
    row.put(town.owned[first + TAX_COLLECTOR] * (money // 10))
    for value in range(3):
        row.put(standing.values[value * MOST_SEATS + seat])
    majorities: i64 = 0
    missing: i64 = 0
    for guild in range(town.guilds):
        majorities += standing.majority[guild * MOST_SEATS + seat]
        if standing.artisans[guild * MOST_SEATS + seat] == 0:
            missing += 1
    row.put(majorities)
    row.put(missing)
    richer: i64 = 0
    for other in range(town.seats):
        if town.money[other] > money:
            richer += 1
    row.put(richer)


def put_guild(town: Town, standing: Standing, seat: i64, guild: i64, row: Observation) -> None:
    window = town.master_window()
    for place in range(BENCH):
        tile = town.bench[guild * BENCH + place]
        is_past = place < window and not (town.round == ROUNDS and place == BENCH - 2)
        row.put(0 if tile == EMPTY or is_past else value_of(tile))
    price = town.price(guild)
    later: i64 = 0
    if town.round < ROUNDS:
        tile = town.bench[guild * BENCH + (town.round if town.round < ROUNDS - 1 else BENCH - 1)]
        later = 0 if tile == EMPTY else value_of(tile)
    row.put(price)
    row.put(later)
    row.put(1 if has_symbol(town.master(guild)) else 0)
    stored: i64 = 0
    for good in range(GOODS):
        count = town.store[guild * GOODS + good]
        row.put(count)
        stored += count
    row.put(stored)
    row.put(town.store[guild * GOODS + guild])
    row.put(town.mayors[guild])
    row.put(town.crests_left[guild])
    row.put(1 if town.prestige_here and town.prestige == guild else 0)
    row.put(town.agents_on_roof(guild))
    row.put(1 if guild >= town.called else 0)
    planned = planned_guilds(town, seat) >> guild & 1
    own = town.goods[seat * GOODS + guild]
    others = town.goods_of(seat) - own
    row.put(planned)
    row.put(planned * own)
    row.put(planned * price)
    row.put(planned * own * price)
    row.put(own * price)
    row.put(own * later)
    for room in range(ROOMS):
        tile = town.rooms[guild * ROOMS + room]
        put_tile(tile, row)
        payable: i64 = 1 if tile != EMPTY and can_pay(room, own, others) else 0
        row.put(payable)
        row.put(payable * planned)
    for turn in range(MOST_SEATS):
        if turn < town.seats:
            put_rivalry(town, standing, (seat + turn) % town.seats, guild, row)
        else:
            row.skip(RIVALRY_SIZE)


def put_rivalry(town: Town, standing: Standing, seat: i64, guild: i64, row: Observation) -> None:
    index = guild * MOST_SEATS + seat
    lead = standing.lead(town, guild, seat)
    row.put(town.goods[seat * GOODS + guild])
    row.put(town.loaded[seat * GOODS + guild])
    row.put(standing.influence[index])
    row.put(standing.artisans[index])
    row.put(1 if town.crests[seat * CREST_KINDS + guild] > 0 else 0)
    row.put(standing.majority[index])
    row.put(lead)
    row.put(1 if standing.favour[index] > 0 and lead >= 0 else 0)
