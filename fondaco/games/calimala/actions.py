"""The nine actions (C-A1 to C-A7): what each can be aimed at, and what it does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.calimala import news
from fondaco.games.calimala.data import (
    ARTWORK,
    ARTWORK_ROW,
    BRICK,
    BUILD,
    CHURCHES,
    CITIES,
    CONTRIBUTE,
    EMPTY,
    HOUSE_PIECE,
    MARBLE,
    MATERIALS,
    MOST_WORKSHOPS,
    PALAZZO,
    PORTS,
    ROWS,
    SHIP,
    SHIP_PIECE,
    TRANSPORT,
    WEAVE,
    WOOD,
    WORKSHOP,
    WORKSHOP_PIECE,
)
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.vocabulary import ADORN, DRAW, GAIN, GIVE, RAISE, SEND, WEAVING
from fondaco.kernel.choices import Choices

ALL_CITIES: Final = 7
"""Each of three ports or trade cities, as a bit mask."""


def action_of(choice: i64) -> i64:
    """The action that an aimed choice belongs to. Both are in the same order."""
    if choice < RAISE:
        return choice - GAIN
    if choice < ADORN:
        return BUILD
    if choice < WEAVING:
        return ARTWORK
    if choice == WEAVING:
        return WEAVE
    if choice < GIVE:
        return SHIP if choice < SEND + PORTS else TRANSPORT
    return CONTRIBUTE


def is_aimed(choice: i64) -> bool:
    """Whether a choice carries out an action."""
    return GAIN <= choice < DRAW


def open_aims(town: Florence, action: i64, seat: i64, choices: Choices) -> None:
    """Every way to carry out a possible action, ascending."""
    if action <= MARBLE:
        choices.add(GAIN + action)
    elif action == BUILD:
        open_pieces(town, seat, choices)
    elif action == ARTWORK:
        for church in range(CHURCHES):
            if town.church_room[church * ROWS + ARTWORK_ROW] > 0:
                choices.add(ADORN + church)
        if town.palazzo_room() > 0:
            choices.add(ADORN + PALAZZO)
    elif action == WEAVE:
        choices.add(WEAVING)
    elif action == CONTRIBUTE:
        for material in range(MATERIALS):
            if town.stock[seat * MATERIALS + material] > 0:
                for church in range(CHURCHES):
                    if town.church_room[church * ROWS + material] > 0:
                        choices.add(GIVE + material * CHURCHES + church)
    else:
        open_cities(town, action, seat, ALL_CITIES, choices)


def open_pieces(town: Florence, seat: i64, choices: Choices) -> None:
    """C-A2: a ship, a workshop, or a house in a trade city where the player has none."""
    if town.can_build_ship(seat):
        choices.add(RAISE + SHIP_PIECE)
    if town.can_build_workshop(seat):
        choices.add(RAISE + WORKSHOP_PIECE)
    if town.can_build_house(seat):
        for city in range(CITIES - PORTS):
            if not town.houses[seat] >> city & 1:
                choices.add(RAISE + HOUSE_PIECE + city)


def open_cities(town: Florence, action: i64, seat: i64, mask: i64, choices: Choices) -> None:
    """C-A5, C-A6: the cities of a mask that one more cloth can go to."""
    cities = cities_with_room(town, action, seat) & mask
    first: i64 = SEND
    if action == TRANSPORT:
        first = SEND + PORTS
    for city in range(PORTS):
        if cities >> city & 1:
            choices.add(first + city)


def cities_with_room(town: Florence, action: i64, seat: i64) -> i64:
    """Ports with room, or trade cities with room and an own house, as a bit mask (0 to 2)."""
    if action == TRANSPORT:
        return town.reachable_trade_cities(seat)
    result: i64 = 0
    for port in range(PORTS):
        if town.city_room[port] > 0:
            result |= 1 << port
    return result


def perform(town: Florence, seat: i64, choice: i64) -> None:
    """Carry out an aimed choice; of shipping and transport, one cloth."""
    if choice < RAISE:
        town.supply[seat] -= 1
        town.stock[seat * MATERIALS + choice - GAIN] += 1
        town.tell(news.GAINED, seat, choice - GAIN)
    elif choice < ADORN:
        build(town, seat, choice - RAISE)
    elif choice < WEAVING:
        adorn(town, seat, choice - ADORN)
    elif choice == WEAVING:
        weave(town, seat)
    elif choice < GIVE:
        send(town, seat, choice - SEND)
    else:
        give(town, seat, (choice - GIVE) // CHURCHES, (choice - GIVE) % CHURCHES)


def build(town: Florence, seat: i64, piece: i64) -> None:
    """C-A2. Paid cubes return to the supply."""
    first = seat * MATERIALS
    town.supply[seat] += 2
    if piece == SHIP_PIECE:
        town.stock[first + WOOD] -= 2
        town.ships[seat] += 1
        town.tell(news.BUILT_SHIP, seat)
    elif piece == WORKSHOP_PIECE:
        town.stock[first + WOOD] -= 1
        town.stock[first + BRICK] -= 1
        town.workshops[seat] += 1
        town.tell(news.BUILT_WORKSHOP, seat)
    else:
        town.stock[first + BRICK] -= 2
        town.houses[seat] |= 1 << (piece - HOUSE_PIECE)
        town.tell(news.BUILT_HOUSE, seat, piece - HOUSE_PIECE + PORTS)


def adorn(town: Florence, seat: i64, building: i64) -> None:
    """C-A3: a marble cube becomes an artwork."""
    town.stock[seat * MATERIALS + MARBLE] -= 1
    if building == PALAZZO:
        place: i64 = 0
        while town.patrons[place] != EMPTY:
            place += 1
        town.patrons[place] = seat
    else:
        town.church_room[building * ROWS + ARTWORK_ROW] -= 1
        town.gifts[(seat * CHURCHES + building) * ROWS + ARTWORK_ROW] += 1
    town.tell(news.ADORNED, seat, building)


def weave(town: Florence, seat: i64) -> None:
    """C-A4: one cloth into each workshop with room; a short supply fills the emptiest first."""
    first = seat * MOST_WORKSHOPS
    unfilled = (1 << town.workshops[seat]) - 1
    woven: i64 = 0
    while town.supply[seat] > 0:
        best: i64 = -1
        for workshop in range(town.workshops[seat]):
            if unfilled >> workshop & 1 and (best < 0 or town.cloth[first + workshop] < town.cloth[first + best]):
                best = workshop
        if best < 0 or town.cloth[first + best] == WORKSHOP:
            break
        unfilled &= ~(1 << best)
        town.cloth[first + best] += 1
        town.supply[seat] -= 1
        woven += 1
    town.tell(news.WOVE, seat, woven)


def send(town: Florence, seat: i64, city: i64) -> None:
    """C-A5, C-A6: one cloth, from the fullest workshop (C-A4)."""
    first = seat * MOST_WORKSHOPS
    best = first
    for workshop in range(1, town.workshops[seat]):
        if town.cloth[first + workshop] > town.cloth[best]:
            best = first + workshop
    town.cloth[best] -= 1
    town.city_room[city] -= 1
    town.delivered[seat * CITIES + city] += 1
    town.tell(news.SENT, seat, city)


def give(town: Florence, seat: i64, material: i64, church: i64) -> None:
    """C-A7: a cube from a warehouse to the row of its material."""
    town.stock[seat * MATERIALS + material] -= 1
    town.church_room[church * ROWS + material] -= 1
    town.gifts[(seat * CHURCHES + church) * ROWS + material] += 1
    town.tell(news.GAVE, seat, material, church)
