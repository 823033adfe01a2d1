"""The viewer's own cards as pins on the houses of which they speak."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.games.genoa import data
from fondaco.games.genoa.face.names import card_key, space_key
from fondaco.games.genoa.face.readings import hand_of, missing_goods
from fondaco.games.genoa.state import City

WAITING = "waiting"
HALF = "half"
"""One of the two buildings of a message was visited this turn."""
READY = "ready"
"""Both were, or the goods of an order are there."""


class Pin(NamedTuple):
    """A card on a house."""

    kind: str
    card: str
    """What it says, as a key for NAME."""
    state: str
    goods: tuple[str, ...]
    """What an order asks for."""
    other: str
    """The key of the other building of a message, or empty."""


def pins_of(city: City, seat: int) -> dict[int, tuple[Pin, ...]]:
    """The pins of each house. Cards that a view does not show are on none."""
    found: dict[int, list[Pin]] = {}
    for card in hand_of(city, seat):
        kind = int(data.kind_of(card))
        houses = [int(city.box.house[card]), int(city.box.other_house[card])]
        goods = tuple(data.GOOD_NAMES[good] for good in range(data.GOODS) if city.box.wanted[card] >> good & 1)
        pin = Pin(data.KIND_NAMES[kind], card_key(city.box, card), state_of(city, seat, card), goods, "")
        if kind == data.MESSAGE:
            for house, other in (houses, reversed(houses)):
                found.setdefault(house, []).append(pin._replace(other=space_key(other)))
        else:
            found.setdefault(houses[0], []).append(pin)
    return {house: tuple(pins) for house, pins in found.items()}


def state_of(city: City, seat: int, card: int) -> str:
    """How near a card is to being delivered (G-A3, G-A4)."""
    kind = data.kind_of(card)
    if kind == data.CONTRACT:
        return WAITING
    if kind == data.MESSAGE:
        visited = [int(city.visited >> house & 1) for house in (city.box.house[card], city.box.other_house[card])]
        return (WAITING, HALF, READY)[sum(visited)]
    return WAITING if missing_goods(city, seat, card) else READY
