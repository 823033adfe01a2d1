"""What a seat of Calimala has in a position, thing by thing: from it follows what a hint says for a move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.calimala.bot.heuristics import WHITE_WORTH, after_scoring, hand_worth, points_of, use_for
from fondaco.games.calimala.bot.outlook import SEATED, Outlook, larger, smaller
from fondaco.games.calimala.bot.prospects import CARD_WORTH, HOUSE_PACE, SHIP_PACE, WORKSHOP_PACE, Prospects
from fondaco.games.calimala.data import (
    BRICK,
    CITIES,
    COUNCIL,
    MARBLE,
    MATERIALS,
    MOST_SEATS,
    PAIR_HIGH,
    PAIR_LOW,
    PORTS,
    TOWER,
    WHITE_DISC,
    WOOD,
)
from fondaco.games.calimala.names import city_key, material_key, tile_key
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.steps.activation import Activation
from fondaco.games.calimala.steps.cards import Drawing
from fondaco.games.calimala.steps.turn import BELOW, Reactivation
from fondaco.kernel.counts import bits
from fondaco.kernel.ledger import Entry

REASONS: Final = [
    "points",
    "cubes",
    "palazzo",
    "material",
    "material-kept",
    "cloth",
    "cloth-kept",
    "ship",
    "house",
    "workshop",
    "draw",
    "cards-kept",
    "white-discs-kept",
    "woken",
    "rivals-kept",
]
"""The sentences that there are words for."""


def ledger(town: Florence, seat: i64) -> list[Entry]:
    """Nothing before the city is laid out nor after the game."""
    if town.waiting == 0 or town.council[COUNCIL - 1] < 0:
        return []
    town = after_scoring(town)
    outlook = Outlook(town, seat)
    prospects = Prospects(town, outlook)
    turns = outlook.turns(seat)
    points = int(points_of(town, seat))
    whites = town.whites[seat]
    return [
        Entry("points", points, 100 * points),
        *cubes(outlook),
        *wares(town, prospects),
        *pieces(town, prospects),
        Entry("cards", int(town.hand_size[seat]), int(hand_worth(town, prospects))),
        Entry("white-discs", int(whites), int(WHITE_WORTH * smaller(whites, turns))),
        *actions_to_come(town, prospects),
    ]


def cubes(outlook: Outlook) -> list[Entry]:
    """Own cubes where they count, and the most that another player has there."""
    found: list[Entry] = []
    seat = outlook.seat
    for category in range(SEATED + 1):
        mine = int(outlook.amounts[category * MOST_SEATS + seat])
        theirs: i64 = 0
        for other in range(outlook.town.seats):
            if other != seat:
                theirs = larger(theirs, outlook.amounts[category * MOST_SEATS + other])
        seen = {"mine": mine, "theirs": int(theirs)}
        worth = int(outlook.own[category])
        if category == SEATED:
            found.append(Entry("palazzo", mine, worth, {}, {**seen}))
        else:
            found.append(Entry("cubes", mine, worth, {"tile": tile_key(int(category))}, {**seen}))
    return found


def wares(town: Florence, prospects: Prospects) -> list[Entry]:
    """What lies ready; each is worth what would be missed without it."""
    found: list[Entry] = []
    for material in range(MATERIALS):
        count = town.stock[prospects.seat * MATERIALS + material]
        missed: i64 = 0
        if material == WOOD:
            missed = prospects.change(-count, 0, 0, 0)
        elif material == BRICK:
            missed = prospects.change(0, -count, 0, 0)
        elif material == MARBLE:
            missed = prospects.change(0, 0, -count, 0)
        found.append(Entry("material", int(count), int(-missed), {"material": material_key(int(material))}))
    cloth = town.cloth_of(prospects.seat)
    found.append(Entry("cloth", int(cloth), int(-prospects.change(0, 0, 0, -cloth))))
    return found


def pieces(town: Florence, prospects: Prospects) -> list[Entry]:
    """Ships, houses and workshops, by what they bring until the end."""
    seat = prospects.seat
    turns = prospects.turns
    ships = town.ships[seat]
    workshops = town.workshops[seat]
    sailing: i64 = 0
    for ship in range(ships):
        sailing += SHIP_PACE[ship] * prospects.usual.port
    weaving: i64 = 0
    for workshop in range(1, workshops):
        weaving += WORKSHOP_PACE[workshop] * prospects.delivery
    found = [
        Entry("ship", int(ships), int(sailing * turns // 100)),
        Entry("workshop", int(workshops), int(weaving * turns // 100)),
    ]
    houses = town.houses[seat]
    for city in range(CITIES - PORTS):
        owned = houses >> city & 1
        others = bits(houses & ~(1 << city))
        worth = HOUSE_PACE[others] * prospects.usual.city[city] * turns // 100 if owned else 0
        found.append(Entry("house", int(owned), int(worth), {"city": city_key(int(PORTS + city))}))
    return found


def actions_to_come(town: Florence, prospects: Prospects) -> list[Entry]:
    """C-T4, C-K1: discs that are still to act in this turn, own ones and those of the others, and cards to be drawn.

    The disc that was just placed acts in any case; it is not counted among those below that act once more.
    """
    seat = prospects.seat
    mine = 0
    theirs = 0
    draws = 0
    placed_worth: i64 = 0
    my_worth: i64 = 0
    their_worth: i64 = 0
    is_placed = False
    for step in town.stack:
        if isinstance(step, Reactivation) and step.left == BELOW:
            is_placed = True
    for step in town.stack:
        if isinstance(step, Drawing):
            draws += 1 if step.seat == seat else 0
        elif isinstance(step, Activation):
            use = step.low_left * use_for(town, prospects, step.seat, step.low)
            use += step.high_left * use_for(town, prospects, step.seat, step.high)
            if step.seat != seat:
                theirs += 0 if is_placed else 1
                their_worth += use
            elif is_placed:
                placed_worth += use
            else:
                mine += 1
                my_worth += use
        elif isinstance(step, Reactivation):
            pair = town.pairs[step.street]
            for index in range(step.left):
                place = step.height - index
                disc = town.towers[step.street * TOWER + place] if place >= 0 else WHITE_DISC
                if disc == WHITE_DISC:
                    continue
                use = use_for(town, prospects, disc, PAIR_LOW[pair]) + use_for(town, prospects, disc, PAIR_HIGH[pair])
                if disc == seat:
                    mine += 1
                    my_worth += use
                else:
                    theirs += 1
                    their_worth += use
    return [
        Entry("placed", 1 if is_placed else 0, int(placed_worth)),
        Entry("woken", mine, int(my_worth)),
        Entry("rivals", -theirs, int(-their_worth // (town.seats - 1))),
        Entry("draw", draws, int(draws * CARD_WORTH)),
    ]
