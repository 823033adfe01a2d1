"""What a seat of Calimala observes, for learners: about eight hundred small numbers.

Of the others' hands only the size and the start cards that everybody saw are read, of their final cards nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.calimala.bot.heuristics import hand_worth
from fondaco.games.calimala.bot.outlook import CATEGORIES, Outlook
from fondaco.games.calimala.bot.prospects import Prospects
from fondaco.games.calimala.data import (
    ACTION_NAMES,
    ACTIONS,
    BUILDING_NAMES,
    CHURCHES,
    CITIES,
    CITY_NAMES,
    COUNCIL,
    EMPTY,
    FEWEST_SEATS,
    FINAL_NAMES,
    FINALS,
    MATERIAL_NAMES,
    MATERIALS,
    MOST_SEATS,
    PAIR_HIGH,
    PAIR_LOW,
    PAIRS,
    PORTS,
    ROWS,
    STREETS,
    TILE_NAMES,
    TOWER,
    WHITE_DISC,
    pair_name,
)
from fondaco.games.calimala.state import CATEGORY_COUNT, Florence
from fondaco.games.calimala.steps.activation import Activation, Playing
from fondaco.games.calimala.steps.council import Summoning
from fondaco.games.calimala.steps.sending import Sending
from fondaco.games.calimala.steps.turn import Reactivation
from fondaco.kernel.counts import bits
from fondaco.kernel.observation import Observation, repeated, seat_names
from fondaco.kernel.state import CHANCE_ASKED

RESTING: Final = 3
"""Discs that a tower holds at rest."""
PENDING_NAMES: Final = [
    *repeated(["own-activation", "other-activation", "own-card", "other-card", "own-disc", "other-disc"], ACTION_NAMES),
    "own-sending",
    "other-sending",
]
STREET_NAMES: Final = [
    "street",
    "height",
    "full",
    *repeated(["top", "second", "third"], ["own", "white"]),
]
STREET_SIZE: Final = 9
UNDER_NAMES: Final = ["discs-on-top", "discs-second", "discs-third", "discs-fourth"]
CATEGORY_NAMES: Final = [*TILE_NAMES, "palazzo"]
PLAYER_NAMES: Final = [
    "points",
    "discs",
    "whites",
    "supply",
    *MATERIAL_NAMES,
    "materials",
    "cloth",
    "workshops",
    "ships",
    *(f"house-{name}" for name in CITY_NAMES[PORTS:]),
    "houses",
    "hand",
    "representatives",
    *(f"known-{name}" for name in ACTION_NAMES),
    "ahead",
    "turn",
    *UNDER_NAMES,
    *(f"cubes-{name}" for name in CATEGORY_NAMES),
]
SOON: Final = 3
QUARTER: Final = 25
TENTH: Final = 10
"""Hundredths of a point."""


def names() -> list[str]:
    rows = [*MATERIAL_NAMES, "artwork"]
    return [
        *(f"seats-{seats}" for seats in range(FEWEST_SEATS, MOST_SEATS + 1)),
        "placed",
        "round",
        "scored",
        "late",
        "deck",
        "compensated",
        *repeated(["active"], seat_names(MOST_SEATS)),
        *repeated(["first"], seat_names(MOST_SEATS)),
        "asked",
        "chance",
        "summoning",
        *repeated(TILE_NAMES, ["wait", "next", "soon"]),
        *repeated(["open-final", "kept", "dealt"], FINAL_NAMES),
        *repeated(ACTION_NAMES, ["cards", "possible"]),
        *PENDING_NAMES,
        *repeated([pair_name(pair) for pair in range(PAIRS)], STREET_NAMES),
        *(f"room-{name}" for name in CITY_NAMES),
        *repeated([f"room-{name}" for name in BUILDING_NAMES[:CHURCHES]], rows),
        "room-palazzo",
        *repeated(["lead"], CATEGORY_NAMES),
        *repeated(["expected"], seat_names(MOST_SEATS)),
        "ready",
        "pieces",
        "hand",
        *repeated(["use"], ACTION_NAMES),
        *repeated(["gain", "price"], CATEGORY_NAMES),
        *repeated(seat_names(MOST_SEATS), PLAYER_NAMES),
    ]


def observe(town: Florence, seat: i64, row: Observation) -> None:
    seats = town.seats
    row.begin()
    row.mark(seats - FEWEST_SEATS, MOST_SEATS - FEWEST_SEATS + 1)
    if town.council[COUNCIL - 1] == EMPTY:
        return
    row.put(town.placed)
    row.put(town.placed // seats)
    row.put(town.scored)
    row.put(town.late)
    row.put(town.deck_size)
    row.put(town.compensated)
    row.mark((town.active - seat + seats) % seats, MOST_SEATS)
    row.mark((town.first - seat + seats) % seats, MOST_SEATS)
    row.put(1 if town.is_asked(seat) else 0)
    row.put(1 if town.waiting & CHANCE_ASKED else 0)
    row.put(1 if town.waiting != 0 and isinstance(town.asking, Summoning) else 0)
    put_council(town, row)
    row.mark(town.open_final, FINALS)
    row.mark(town.kept[seat], FINALS)
    row.set_bits(town.dealt[seat], FINALS)
    for action in range(ACTIONS):
        row.put(town.hand[seat * ACTIONS + action])
        row.put(1 if town.is_possible(action, seat) else 0)
    put_pending(town, seat, row)
    put_streets(town, seat, row)
    for city in range(CITIES):
        row.put(town.city_room[city])
    for place in range(CHURCHES * ROWS):
        row.put(town.church_room[place])
    row.put(town.palazzo_room())
    outlook = Outlook(town, seat)
    for category in range(CATEGORIES):
        row.put(lead(outlook, category, seat))
    put_outlook(town, outlook, row)
    for turn in range(seats):
        put_player(town, outlook, (seat + turn) % seats, row)


def put_council(town: Florence, row: Observation) -> None:
    """In how many tiles each tile will be scored."""
    first = row.at
    cells = row.cells
    for place in range(town.scored, COUNCIL):
        tile = town.council[place]
        if tile == EMPTY:
            continue
        wait = place - town.scored + 1
        row.at = first + 3 * tile
        row.put(wait)
        if wait == 1:
            cells[row.at] = 1
        if wait <= SOON:
            cells[row.at + 1] = 1
    row.at = first + 3 * COUNCIL


def put_pending(town: Florence, seat: i64, row: Observation) -> None:
    """What is still to be done in this turn, by the seat and by others."""
    first = row.at
    cells = row.cells
    for step in town.stack:
        if isinstance(step, Activation):
            where = first if step.seat == seat else first + ACTIONS
            for _ in range(step.low_left):
                cells[where + step.low] += 1
            for _ in range(step.high_left):
                cells[where + step.high] += 1
        elif isinstance(step, Playing):
            where = first + (2 if step.seat == seat else 3) * ACTIONS
            cells[where + step.card] += 1
        elif isinstance(step, Sending):
            row.at = first + 6 * ACTIONS + (0 if step.seat == seat else 1)
            row.put(step.left)
        elif isinstance(step, Reactivation):
            pair = town.pairs[step.street]
            for index in range(step.left):
                place = step.height - index
                if place >= 0:
                    disc = town.towers[step.street * TOWER + place]
                    if disc != WHITE_DISC:
                        where = first + (4 if disc == seat else 5) * ACTIONS
                        cells[where + PAIR_LOW[pair]] += 1
                        cells[where + PAIR_HIGH[pair]] += 1
    row.at = first + 6 * ACTIONS + 2


def put_streets(town: Florence, seat: i64, row: Observation) -> None:
    """By pair of actions; the discs from the top."""
    first = row.at
    cells = row.cells
    for street in range(STREETS):
        pair = town.pairs[street]
        if pair == EMPTY:
            continue
        height = town.heights[street]
        row.at = first + pair * STREET_SIZE
        row.put(1)
        row.put(height)
        row.put(1 if height >= RESTING else 0)
        for under in range(height if height < RESTING else RESTING):
            disc = town.towers[street * TOWER + height - 1 - under]
            if disc == seat:
                cells[row.at + 2 * under] = 1
            elif disc == WHITE_DISC:
                cells[row.at + 2 * under + 1] = 1
    row.at = first + PAIRS * STREET_SIZE


def lead(outlook: Outlook, category: i64, seat: i64) -> i64:
    """By how many half cubes a seat leads; a half where the standing would decide."""
    cubes = outlook.amounts
    standings = outlook.standings
    most: i64 = 0
    for other in range(outlook.town.seats):
        if other != seat:
            theirs = 2 * cubes[category * MOST_SEATS + other]
            if standings[other] > standings[seat]:
                theirs += 1
            if theirs > most:
                most = theirs
    return 2 * cubes[category * MOST_SEATS + seat] - most


def put_outlook(town: Florence, outlook: Outlook, row: Observation) -> None:
    """What the hand-made value is made of, in small parts of a point."""
    prospects = Prospects(town, outlook)
    for turn in range(MOST_SEATS):
        if turn < town.seats:
            row.put(outlook.expected[(outlook.seat + turn) % town.seats] // QUARTER)
        else:
            row.put(0)
    row.put(prospects.here // QUARTER)
    row.put(prospects.pieces() // QUARTER)
    row.put(hand_worth(town, prospects) // QUARTER)
    for action in range(ACTIONS):
        row.put(prospects.use[action] // TENTH)
    for category in range(CATEGORIES):
        row.put(outlook.gain[category] // TENTH)
    for category in range(CATEGORIES):
        row.put(outlook.price[category] // TENTH)


def put_player(town: Florence, outlook: Outlook, seat: i64, row: Observation) -> None:
    points: i64 = 0
    for category in range(CATEGORY_COUNT):
        points += town.points[seat * CATEGORY_COUNT + category]
    row.put(points)
    row.put(town.discs[seat])
    row.put(town.whites[seat])
    row.put(town.supply[seat])
    whole: i64 = 0
    for material in range(MATERIALS):
        stock = town.stock[seat * MATERIALS + material]
        row.put(stock)
        whole += stock
    row.put(whole)
    row.put(town.cloth_of(seat))
    row.put(town.workshops[seat])
    row.put(town.ships[seat])
    row.set_bits(town.houses[seat], CITIES - PORTS)
    row.put(bits(town.houses[seat]))
    row.put(town.hand_size[seat])
    row.put(town.representatives_of(seat))
    for action in range(ACTIONS):
        row.put(town.known[seat * ACTIONS + action])
    ahead: i64 = 0
    for other in range(town.seats):
        if outlook.standings[other] > outlook.standings[seat]:
            ahead += 1
    row.put(ahead)
    row.put((seat - town.first + town.seats) % town.seats)
    first = row.at
    for street in range(STREETS):
        height = town.heights[street]
        for place in range(height):
            if town.towers[street * TOWER + place] == seat:
                row.cells[first + height - 1 - place] += 1
    row.at = first + TOWER
    for category in range(CATEGORIES):
        row.put(outlook.amounts[category * MOST_SEATS + seat])
