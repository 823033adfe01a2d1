"""The cards that a viewer holds: what each needs and what of that is there, and which contracts are neighbours."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.games.genoa import data
from fondaco.games.genoa.box import Box
from fondaco.games.genoa.data import LARGE, LARGE_PAY, MESSAGE, MESSAGE_PAY, SMALL, SMALL_PAY
from fondaco.games.genoa.face.names import houses, thing_symbol, wanted_goods
from fondaco.games.genoa.keys import card_key, good_key, space_key
from fondaco.games.genoa.scoring import contract_groups
from fondaco.games.genoa.state import City

WAITING = "waiting"
HALF = "half"
"""One of the two buildings of a message was visited this turn."""
READY = "ready"
"""Both were, or the goods of an order are there."""
PAYS = {MESSAGE: int(MESSAGE_PAY), SMALL: int(SMALL_PAY), LARGE: int(LARGE_PAY)}


class Need(NamedTuple):
    """What a card asks for: a good, or a building that the tower must visit."""

    symbol: str
    """Of a good; empty for a building."""
    label: str
    is_met: bool


class HeldCard(NamedTuple):
    kind: str
    label: str
    """The whole card as a key for NAME."""
    house: str
    """Where it is delivered, or the key of a contract's building."""
    needs: tuple[Need, ...]
    pay: int
    state: str
    """WAITING, HALF or READY."""
    is_shown: bool
    """Whether everybody knows of it."""


class Pin(NamedTuple):
    """A card on a house of which it speaks."""

    card: HeldCard
    other: str
    """The key of the other building of a message, or empty."""


class Group(NamedTuple):
    """Neighbouring contracts."""

    cards: tuple[int, ...]
    """Each the number of its building."""
    pay: int
    next_pay: int
    """What one more neighbour would make of it."""
    neighbours: tuple[str, ...]
    """Keys of the buildings on either side that would join the group."""


def hand_of(city: City, seat: int) -> list[int]:
    """The cards of a seat that a view shows."""
    return [card for card in range(data.CARDS) if city.where[card] == seat]


def held_card(city: City, seat: int, card: int) -> HeldCard:
    kind = int(data.kind_of(card))
    needs = needs_of(city, seat, card)
    met = sum(need.is_met for need in needs)
    state = READY if needs and met == len(needs) else HALF if met and kind == MESSAGE else WAITING
    return HeldCard(
        kind=data.KIND_NAMES[kind],
        label=card_key(city.box, card),
        house=space_key(int(city.box.house[card])),
        needs=needs,
        pay=PAYS.get(kind, 0),
        state=state,
        is_shown=bool(city.shown >> card & 1),
    )


def needs_of(city: City, seat: int, card: int) -> tuple[Need, ...]:
    """The goods of an order, the buildings of a message; nothing for a contract (G-A3, G-A4)."""
    if data.kind_of(card) == MESSAGE:
        return tuple(Need("", space_key(house), bool(city.visited >> house & 1)) for house in houses(city.box, card))
    goods = wanted_goods(city.box, card)
    return tuple(Need(thing_symbol(good), good_key(good), bool(city.goods[seat * data.GOODS + good])) for good in goods)


def pins_of(city: City, seat: int) -> dict[int, tuple[Pin, ...]]:
    """The pins on each house. Cards that a view does not show are on none."""
    found: dict[int, tuple[Pin, ...]] = {}
    for card in hand_of(city, seat):
        about = houses(city.box, card)
        for house in about:
            other = [space_key(building) for building in about if building != house]
            found[house] = (*found.get(house, ()), Pin(held_card(city, seat, card), "".join(other)))
    return found


def groups_of(box: Box, cards: int) -> tuple[Group, ...]:
    """The groups of contracts in a set of cards, the best paid first (G-E2)."""
    groups = [group(box, tuple(found)) for found in contract_groups(box, cards)]
    return tuple(sorted(groups, key=lambda found: -found.pay))


def group(box: Box, cards: tuple[int, ...]) -> Group:
    size = len(cards)
    ring = [int(building) for building in box.ring]
    pay = int(box.pay[size])
    if size == len(ring):
        return Group(cards, pay, pay, ())
    before = ring[(ring.index(cards[0]) - 1) % len(ring)]
    after = ring[(ring.index(cards[-1]) + 1) % len(ring)]
    sides = tuple(space_key(building) for building in dict.fromkeys([before, after]))
    return Group(cards, pay, int(box.pay[size + 1]), sides)
