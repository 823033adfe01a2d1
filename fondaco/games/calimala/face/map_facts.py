"""The map: three ports and three trade cities with everybody's cloth and houses, and the card deck."""

from __future__ import annotations

import functools
from typing import NamedTuple

from fondaco.face.button import Button, button
from fondaco.face.scene import Scene
from fondaco.face.who import Who
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.face.public import Public, Tally, tally
from fondaco.kernel.counts import numbers


class City(NamedTuple):
    number: int
    tally: Tally
    free: int
    houses: tuple[Who, ...]
    send: Button | None = None
    build: Button | None = None


class MapFacts(NamedTuple):
    cities: tuple[City, ...]
    regions: tuple[Tally, ...]
    """Ports, and trade cities: three together, for which there is a tile."""
    deck: int
    discard: int
    offered: tuple[str, ...]
    """Start cards laid out for all to take from (C-S4), by their actions."""
    stop: Button | None = None
    """What ends the sending of cloth."""


@functools.lru_cache(500)
def map_facts(public: Public) -> MapFacts:
    town = public.town
    offered = [data.ACTION_NAMES[card] for index, card in enumerate(data.START_CARDS) if town.offered >> index & 1]
    return MapFacts(
        cities=tuple(city_facts(public, city) for city in range(data.CITIES)),
        regions=(tally(public, data.TILE_PORTS), tally(public, data.TILE_TRADE)),
        deck=0 if offered else int(town.deck_size),
        discard=sum(numbers(town.discard)),
        offered=tuple(offered),
    )


def city_facts(public: Public, city: int) -> City:
    trade_city = city - data.PORTS
    homes = [who for who in public.people if trade_city >= 0 and public.town.houses[who.seat] >> trade_city & 1]
    free = int(public.town.city_room[city])
    return City(city, tally(public, city, "city"), free, tuple(homes))


def with_trade(scene: Scene, facts: MapFacts) -> MapFacts:
    """The map with what the viewer may send and build there."""
    if not scene.choices:
        return facts
    cities = [
        city._replace(send=button(scene, verbs.SEND + city.number), build=house(scene, city.number - data.PORTS))
        for city in facts.cities
    ]
    return facts._replace(cities=tuple(cities), stop=button(scene, verbs.STOP))


def house(scene: Scene, trade_city: int) -> Button | None:
    return button(scene, verbs.RAISE + data.HOUSE_PIECE + trade_city) if trade_city >= 0 else None
