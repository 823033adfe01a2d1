"""The laws of the box: nothing appears, nothing disappears, nothing is negative."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.calimala.data import (
    ACTIONS,
    CHURCH_SPACES,
    CHURCHES,
    CITIES,
    CITY_SPACES,
    COLOURED_DISCS,
    COUNCIL,
    CUBES,
    EMPTY,
    LATE_SEATS,
    MATERIALS,
    MOST_SHIPS,
    MOST_WORKSHOPS,
    ROWS,
    STREETS,
    TOWER,
    WAREHOUSE,
    WHITE_DISC,
    WHITE_DISCS,
    WORKSHOP,
)
from fondaco.games.calimala.state import CATEGORY_COUNT, Florence
from fondaco.kernel.counts import Counts

MOST_POINTS: Final = [0, 0, 0, 126, 135, 135]
"""Of all players together, by number of players: 6 for each tile, 9 for each final card."""


def broken_law(town: Florence) -> str:
    """The first law that the table breaks, in words; empty if it keeps them all."""
    for seat in range(town.seats):
        law = cubes_law(town, seat) or discs_law(town, seat)
        if law:
            return law
    return towers_law(town) or spaces_law(town) or cards_law(town) or points_law(town)


def is_negative(many: Counts) -> bool:
    for index in range(len(many)):
        if many[index] < 0:
            return True
    return False


def cubes_law(town: Florence, seat: i64) -> str:
    """Cubes per player are always 40; warehouses and workshops hold four each."""
    cubes = town.supply[seat] + town.cloth_of(seat) + town.palazzo_artworks(seat)
    for material in range(MATERIALS):
        stock = town.stock[seat * MATERIALS + material]
        if not 0 <= stock <= WAREHOUSE:
            return f"seat {seat + 1} has {stock} cubes in a warehouse"
        cubes += stock
    for workshop in range(MOST_WORKSHOPS):
        cloth = town.cloth[seat * MOST_WORKSHOPS + workshop]
        if not 0 <= cloth <= WORKSHOP or (cloth > 0 and workshop >= town.workshops[seat]):
            return f"seat {seat + 1} has {cloth} cloth in workshop {workshop + 1}"
    for city in range(CITIES):
        cubes += town.delivered[seat * CITIES + city]
    for space in range(CHURCHES * ROWS):
        cubes += town.gifts[seat * CHURCHES * ROWS + space]
    if cubes != CUBES or town.supply[seat] < 0:
        return f"seat {seat + 1} has {cubes} cubes, {town.supply[seat]} of them in the supply"
    if town.ships[seat] > MOST_SHIPS or town.workshops[seat] > MOST_WORKSHOPS or town.houses[seat] > 7:
        return f"seat {seat + 1} has built too much"
    return ""


def discs_law(town: Florence, seat: i64) -> str:
    """Coloured discs are in the supply, on the streets, in the council or out of the game; turns left fit the round."""
    discs = town.discs[seat] + town.gone[seat] + town.representatives_of(seat)
    for place in range(STREETS * TOWER):
        if town.towers[place] == seat:
            discs += 1
    if discs != COLOURED_DISCS[town.seats] or town.discs[seat] < 0 or town.whites[seat] < 0:
        return f"seat {seat + 1} has {discs} discs, {town.discs[seat]} of them in the supply"
    order = (seat - town.first + town.seats) % town.seats
    placed = (town.placed + town.seats - 1 - order) // town.seats
    if town.turns_left(seat) + placed != COLOURED_DISCS[town.seats] + WHITE_DISCS[town.seats]:
        return f"seat {seat + 1} has {town.turns_left(seat)} discs to place after {placed} turns"
    return ""


def towers_law(town: Florence) -> str:
    """White discs are all there; heights are right; a tower rests at three, and one may be higher for the moment."""
    whites = town.gone[WHITE_DISC]
    high: i64 = 0
    for seat in range(town.seats):
        whites += town.whites[seat]
    for street in range(STREETS):
        for height in range(TOWER):
            disc = town.towers[street * TOWER + height]
            if (disc != EMPTY) != (height < town.heights[street]):
                return f"street {street + 1} is said to hold {town.heights[street]} discs"
            if disc == WHITE_DISC:
                whites += 1
        if town.heights[street] == TOWER:
            high += 1
    if whites != town.seats * WHITE_DISCS[town.seats]:
        return f"there are {whites} white discs"
    if high > 1 or (high == 1 and (town.question() == "placing" or town.waiting == 0)):
        return f"{high} towers of four discs"
    return ""


def spaces_of(room: Counts, brought: Counts, place: i64) -> i64:
    """What is free in a place, and what all players brought there."""
    spaces = room[place]
    for seat in range(len(brought) // len(room)):
        spaces += brought[seat * len(room) + place]
    return spaces


def spaces_law(town: Florence) -> str:
    """Cities and churches hold what was brought there, and no more than they have room for."""
    if is_negative(town.city_room) or is_negative(town.church_room):
        return "a city or a church holds more than it has room for"
    for city in range(CITIES):
        cloth = spaces_of(town.city_room, town.delivered, city)
        if cloth != CITY_SPACES:
            return f"city {city + 1} has {cloth} spaces"
    for space in range(CHURCHES * ROWS):
        cubes = spaces_of(town.church_room, town.gifts, space)
        if cubes != CHURCH_SPACES[space // ROWS]:
            return f"church space {space + 1} has {cubes} spaces"
    for place in range(COUNCIL + LATE_SEATS):
        taken = town.representatives[place] != EMPTY
        if (taken and place >= town.scored and place < COUNCIL) or (
            place >= COUNCIL and taken != (place < COUNCIL + town.late)
        ):
            return f"seat {place + 1} of the council is taken too early"
    return ""


def cards_law(town: Florence) -> str:
    """The cards of the box, in hands, deck and discard pile; sizes are right."""
    deck: i64 = 0
    if is_negative(town.hand) or is_negative(town.deck) or is_negative(town.discard):
        return "less than none of a card"
    for seat in range(town.seats):
        size: i64 = 0
        for action in range(ACTIONS):
            size += town.hand[seat * ACTIONS + action]
            if town.known[seat * ACTIONS + action] > town.hand[seat * ACTIONS + action]:
                return f"seat {seat + 1} is known to hold a card that it does not"
        if size != town.hand_size[seat]:
            return f"the hand of seat {seat + 1} is said to hold {town.hand_size[seat]} cards, not {size}"
    for action in range(ACTIONS):
        cards = town.deck[action] + town.discard[action]
        deck += town.deck[action]
        for seat in range(town.seats):
            cards += town.hand[seat * ACTIONS + action]
        if cards != town.box.cards[action]:
            return f"there are {cards} cards of action {action + 1}"
        undrawn = town.shuffled[action]
        for seat in range(town.seats):
            undrawn -= town.drawn[seat * ACTIONS + action]
        if undrawn != town.deck[action]:
            return f"{undrawn} cards of action {action + 1} were not drawn, {town.deck[action]} are in the deck"
    if town.offered == 0 and deck != town.deck_size:
        return f"the deck of {deck} is said to hold {town.deck_size}"
    return ""


def points_law(town: Florence) -> str:
    points: i64 = 0
    for index in range(town.seats * CATEGORY_COUNT):
        points += town.points[index]
    if is_negative(town.points) or points > MOST_POINTS[town.seats] or town.scored > COUNCIL:
        return f"{points} points after {town.scored} tiles"
    return ""
