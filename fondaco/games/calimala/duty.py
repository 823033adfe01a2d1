"""The duty of the active player (C-T3): which actions the hand cards could make possible.

This reasons over counts, not over orders of play. With plenty of cubes in the supply the order never matters. With few
it does, but only wood, brick and build cards change what is built and how many cubes there are, so a search runs over
how many of those are used and what they built; each other card can help at most once, at the end.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.calimala.actions import ALL_CITIES, cities_with_room, open_aims, perform
from fondaco.games.calimala.data import (
    ACTIONS,
    ARTWORK,
    BRICK,
    BUILD,
    CITIES,
    CONTRIBUTE,
    MARBLE,
    MATERIALS,
    MOST_SHIPS,
    MOST_WORKSHOPS,
    NO_ACTION,
    PORTS,
    SHIP,
    TRANSPORT,
    WEAVE,
    WOOD,
)
from fondaco.games.calimala.state import Florence
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import counts

SUPPLIES: Final = 1 << WOOD | 1 << BRICK | 1 << BUILD
HELPS: Final = counts(
    [
        SUPPLIES | 1 << CONTRIBUTE,
        SUPPLIES | 1 << CONTRIBUTE,
        SUPPLIES | 1 << CONTRIBUTE | 1 << ARTWORK,
        SUPPLIES,
        SUPPLIES | 1 << MARBLE,
        SUPPLIES | 1 << SHIP | 1 << TRANSPORT,
        SUPPLIES | 1 << WEAVE,
        SUPPLIES | 1 << WEAVE,
        SUPPLIES | 1 << MARBLE,
    ]
)
"""For each action the cards that could help to make it possible, as a bit mask."""
HURTS: Final = counts(
    [
        1 << WOOD,
        1 << BRICK,
        1 << MARBLE,
        1 << BUILD | 1 << CONTRIBUTE,
        1 << ARTWORK | 1 << CONTRIBUTE,
        1 << WEAVE,
        1 << SHIP | 1 << TRANSPORT,
        1 << SHIP | 1 << TRANSPORT,
        1 << BUILD | 1 << CONTRIBUTE | 1 << ARTWORK,
    ]
)
"""For each action the cards that could make it impossible, as a bit mask, while the supply is ample."""
PLENTY: Final = 2
"""With so many cubes in the supply, all cards that help can be played: a piece takes two at most and gives two back."""
AMPLE: Final = 4
"""With so many cubes in the supply, no single card empties it: weaving takes three at most."""


def can_reach(town: Florence, seat: i64, action: i64) -> bool:
    """Whether a player could carry out an action, now or with the help of hand cards."""
    if town.is_possible(action, seat):
        return True
    if town.hand_size[seat] == 0 or not held(town, seat) & HELPS[action]:
        return False
    if town.supply[seat] >= PLENTY:
        return cards_suffice(town, seat, action)
    return search(town, seat, action, set())


def can_reach_either(town: Florence, seat: i64, action: i64, other: i64) -> bool:
    """Whether one of two actions is within reach; NO_ACTION is not."""
    if (action != NO_ACTION and town.is_possible(action, seat)) or (
        other != NO_ACTION and town.is_possible(other, seat)
    ):
        return True
    if action != NO_ACTION and can_reach(town, seat, action):
        return True
    return other != NO_ACTION and can_reach(town, seat, other)


def held(town: Florence, seat: i64) -> i64:
    """The kinds of cards in a hand, as a bit mask."""
    kinds: i64 = 0
    first = seat * ACTIONS
    for action in range(ACTIONS):
        if town.hand[first + action] > 0:
            kinds |= 1 << action
    return kinds


def cards_suffice(town: Florence, seat: i64, action: i64) -> bool:
    """Whether hand cards make an impossible action possible, while there is no lack of cubes."""
    hand = seat * ACTIONS
    wood = town.stock[seat * MATERIALS + WOOD] + town.hand[hand + WOOD]
    brick = town.stock[seat * MATERIALS + BRICK] + town.hand[hand + BRICK]
    ship = town.ships[seat] < MOST_SHIPS and wood >= 2
    house = town.houses[seat] != ALL_CITIES and brick >= 2
    workshop = town.workshops[seat] < MOST_WORKSHOPS and wood >= 1 and brick >= 1
    if action == BUILD:
        return ship or house or workshop
    if action == ARTWORK:
        return town.hand[hand + MARBLE] > 0 and town.artwork_has_room()
    if action == CONTRIBUTE:
        for material in range(MATERIALS):
            if town.hand[hand + material] > 0 and town.row_has_room(material):
                return True
        return False
    builds = town.hand[hand + BUILD] > 0
    if action <= MARBLE:
        if town.hand[hand + CONTRIBUTE] > 0 and town.row_has_room(action):
            return True
        if action == MARBLE:
            return town.hand[hand + ARTWORK] > 0 and town.artwork_has_room()
        return builds and (workshop or (ship if action == WOOD else house))
    sails = (town.ships[seat] > 0 or (builds and ship)) and cities_with_room(town, SHIP, seat) > 0
    drives = town.reachable_trade_cities(seat) > 0 or (builds and house and has_room_for_house(town, seat))
    if action == WEAVE:
        if (sails and town.hand[hand + SHIP] > 0) or (drives and town.hand[hand + TRANSPORT] > 0):
            return True
        return builds and workshop
    if town.cloth_of(seat) == 0 and town.hand[hand + WEAVE] == 0:
        return False
    return sails if action == SHIP else drives


def has_room_for_house(town: Florence, seat: i64) -> bool:
    """Whether a trade city without an own house has room for cloth."""
    for city in range(CITIES - PORTS):
        if not town.houses[seat] >> city & 1 and town.city_room[PORTS + city] > 0:
            return True
    return False


def search(town: Florence, seat: i64, action: i64, seen: set[int]) -> bool:
    """Whether wood, brick and build cards lead to where the action is possible, or one other card makes it so."""
    if town.is_possible(action, seat) or one_card_helps(town, seat, action):
        return True
    first = seat * ACTIONS
    used = (town.hand[first + WOOD] * 64 + town.hand[first + BRICK]) * 8 + town.houses[seat]
    key = int((used * 4 + town.ships[seat]) * 4 + town.workshops[seat])
    if key in seen:
        return False
    seen.add(key)
    choices = Choices(8)
    for card in range(BUILD + 1):
        if card != MARBLE and town.hand[first + card] > 0 and town.is_possible(card, seat):
            choices.clear()
            open_aims(town, card, seat, choices)
            for index in range(choices.size):
                if search(after_card(town, seat, card, choices.items[index]), seat, action, seen):
                    return True
    return False


def after_card(town: Florence, seat: i64, card: i64, choice: i64) -> Florence:
    """The table after a card was played with an aim, told to nobody; NO_ACTION for one that left the hand before."""
    trial = town.copy()
    if card != NO_ACTION:
        trial.hand[seat * ACTIONS + card] -= 1
        trial.hand_size[seat] -= 1
    perform(trial, seat, choice)
    return trial


def one_card_helps(town: Florence, seat: i64, action: i64) -> bool:
    """Whether one card other than wood, brick and build makes an impossible action possible."""
    hand = seat * ACTIONS
    stock = seat * MATERIALS
    if action <= MARBLE:
        if town.supply[seat] == 0:
            return False
        if action == MARBLE and town.hand[hand + ARTWORK] > 0 and town.artwork_has_room():
            return True
        return town.hand[hand + CONTRIBUTE] > 0 and town.row_has_room(action)
    if action == ARTWORK:
        return can_gain_marble(town, seat) and town.artwork_has_room()
    if action == CONTRIBUTE:
        return town.stock[stock + MARBLE] == 0 and can_gain_marble(town, seat) and town.row_has_room(MARBLE)
    if action == WEAVE:
        return town.supply[seat] > 0 and (
            (town.hand[hand + SHIP] > 0 and town.is_possible(SHIP, seat))
            or (town.hand[hand + TRANSPORT] > 0 and town.is_possible(TRANSPORT, seat))
        )
    if action == BUILD or town.cloth_of(seat) > 0 or town.hand[hand + WEAVE] == 0 or town.supply[seat] == 0:
        return False
    if action == SHIP:
        return town.ships[seat] > 0 and cities_with_room(town, SHIP, seat) > 0
    return town.reachable_trade_cities(seat) > 0


def can_gain_marble(town: Florence, seat: i64) -> bool:
    return town.hand[seat * ACTIONS + MARBLE] > 0 and town.is_possible(MARBLE, seat)


def keeps_reach(town: Florence, seat: i64, card: i64, choice: i64, action: i64, other: i64) -> bool:
    """Whether one of two actions is still within reach after a card was played with this aim."""
    return can_reach_either(after_card(town, seat, card, choice), seat, action, other)


def may_play(town: Florence, seat: i64, card: i64, action: i64, other: i64) -> bool:
    """Whether a possible card can be played so that one of two actions stays within reach."""
    if is_harmless(town, seat, card, action) or is_harmless(town, seat, card, other):
        return True
    choices = Choices(9)
    open_aims(town, card, seat, choices)
    for index in range(choices.size):
        if keeps_reach(town, seat, card, choices.items[index], action, other):
            return True
    return False


def is_harmless(town: Florence, seat: i64, card: i64, action: i64) -> bool:
    """Whether an action is possible and stays so whatever a card is aimed at. Says no where it is not sure."""
    if action == NO_ACTION or town.supply[seat] < AMPLE or HURTS[action] >> card & 1:
        return False
    return town.is_possible(action, seat)
