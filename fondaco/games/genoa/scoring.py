"""What counts at the end (G-E2, G-E3)."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.genoa.box import Box
from fondaco.games.genoa.data import CONTRACTS, KINDS, MARKER_PAY, OWNABLE, TILES, bit
from fondaco.games.genoa.state import City

CATEGORIES = ["money", "ownership", "contracts"]
"""What makes up the ducats at the end."""


def contract_groups(box: Box, cards: i64) -> list[list[int]]:
    """The contracts of a set in groups of neighbours on the ring, as buildings."""
    held = [int(box.ring[place]) for place in range(CONTRACTS) if cards >> box.ring[place] & 1]
    if len(held) == CONTRACTS:
        return [held]
    start = 0
    while cards >> box.ring[start] & 1:
        start += 1
    groups: list[list[int]] = []
    is_open = False
    for step in range(CONTRACTS):
        building = int(box.ring[(start + step) % CONTRACTS])
        if not cards >> building & 1:
            is_open = False
        elif is_open:
            groups[-1].append(building)
        else:
            groups.append([building])
            is_open = True
    return groups


def contract_pay(box: Box, cards: i64) -> i64:
    """What contracts, as a bit mask, pay together: per group of ring neighbours."""
    contracts = cards & (bit(CONTRACTS) - 1)
    if contracts == bit(CONTRACTS) - 1:
        return box.pay[CONTRACTS]
    start: i64 = 0
    while contracts >> box.ring[start] & 1:
        start += 1
    total: i64 = 0
    size: i64 = 0
    for step in range(1, CONTRACTS + 1):
        place = start + step
        if place >= CONTRACTS:
            place -= CONTRACTS
        if contracts >> box.ring[place] & 1:
            size += 1
        else:
            total += box.pay[size]
            size = 0
    return total


def owned_by(city: City, seat: i64) -> i64:
    """How many buildings bear a player's marker."""
    count: i64 = 0
    for building in range(OWNABLE):
        if city.owners[building] == seat:
            count += 1
    return count


def breakdown(city: City) -> list[list[int]]:
    result = []
    for seat in range(city.seats):
        contracts = contract_pay(city.box, city.cards_of(seat))
        result.append([int(city.money[seat]), int(MARKER_PAY * owned_by(city, seat)), int(contracts)])
    return result


def standings(city: City) -> list[tuple[int, ...]]:
    result: list[tuple[int, ...]] = []
    rows = breakdown(city)
    for seat in range(city.seats):
        things = city.goods_of(seat)
        for tile in range(TILES):
            things += city.tiles[seat * TILES + tile]
        for kind in range(KINDS):
            things += city.held[seat * KINDS + kind]
        result.append((sum(rows[seat]), int(things)))
    return result
