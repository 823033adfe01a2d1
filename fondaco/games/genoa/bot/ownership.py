"""Owning (G-O1): which street to choose, and on which buildings to put markers."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from fondaco.games.genoa.bot.estate import BONUS_RATE, estate_of
from fondaco.games.genoa.bot.outlook import WHOLE, turns_left
from fondaco.games.genoa.bot.rivals import Rivals
from fondaco.games.genoa.data import MARKER_PAY, NONE, OWNABLE, STREET
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.owning import Marking, is_beside
from fondaco.games.genoa.vocabulary import CLAIM, PASS, PLACE, REMOVE
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import Counts, counts

POPULAR: Final[Counts] = counts([115, 120, 115, 105, 85, 115, 105, 100, 75, 85, 105, 110, 75, 150])
"""How often a building's action is used, in percent of the mean, by building that can be owned."""
NOT_OPEN: Final = -10_000
"""Less than any choice is worth."""


def placed_worth(city: City, building: i64) -> i64:
    """What a marker on a building brings its owner: bonuses until the end, then its pay."""
    return MARKER_PAY + BONUS_RATE * turns_left(city) * POPULAR[building] // WHOLE // WHOLE


def placing_worth(city: City, seat: i64, rivals: Rivals, building: i64) -> i64:
    """What a marker on a building brings over keeping it, or two where a foreign one has to be removed, at hand."""
    owner = city.owners[building]
    placed = placed_worth(city, building)
    if owner == NONE:
        return placed - kept_worth(city, seat, 1)
    return placed + placed * rivals.hurt(owner) // WHOLE - kept_worth(city, seat, 2)


def removing_worth(city: City, seat: i64, rivals: Rivals, building: i64) -> i64:
    """What it brings to give up a marker for a foreign one."""
    return placed_worth(city, building) * rivals.hurt(city.owners[building]) // WHOLE - kept_worth(city, seat, 1)


def kept_worth(city: City, seat: i64, count: i64) -> i64:
    """What some of the markers at hand are worth there."""
    estate = estate_of(city, seat)
    before = estate.markers_worth()
    estate.markers -= count
    return before - estate.markers_worth()


def owning(city: City, seat: i64, choices: Choices) -> i64:
    """The street whose two best buildings bring most; pass where none brings anything."""
    rivals = Rivals(city)
    found: i64 = PASS
    best: i64 = 0
    for index in range(choices.size):
        choice = choices.items[index]
        if choice >= CLAIM:
            value = street_worth(city, seat, rivals, STREET + choice - CLAIM)
            if value > best:
                best = value
                found = choice
    return found


def street_worth(city: City, seat: i64, rivals: Rivals, street: i64) -> i64:
    """What the best one or two placings beside a street bring together."""
    first: i64 = 0
    second: i64 = 0
    for building in range(OWNABLE):
        if is_beside(city, street, building) and city.owners[building] != seat:
            cost: i64 = 1 if city.owners[building] == NONE else 2
            if cost > city.markers[seat]:
                continue
            value = placing_worth(city, seat, rivals, building)
            if value > first:
                second = first
                first = value
            elif value > second:
                second = value
    return first + (second if city.markers[seat] > 1 else 0)


def marking(city: City, seat: i64, choices: Choices) -> i64:
    """The building that brings most; done once nothing more is gained."""
    rivals = Rivals(city)
    step = cast(Marking, city.asking)
    found = choices.items[0]
    best: i64 = 0 if step.done else NOT_OPEN
    for index in range(choices.size):
        choice = choices.items[index]
        if choice < PLACE:
            continue
        if choice >= REMOVE:
            value = removing_worth(city, seat, rivals, choice - REMOVE)
        else:
            value = placing_worth(city, seat, rivals, choice - PLACE)
        if value > best:
            best = value
            found = choice
    return found
