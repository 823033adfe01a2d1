"""The map in the browser: three ports and three trade cities with everybody's cloth and houses, and the card deck."""

from __future__ import annotations

import functools
from typing import NamedTuple, cast

from fondaco.face.scene import Fragment, Scene
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.face.buttons import Button, Owner, button, ranking, scored_tiles, tie_order
from fondaco.games.calimala.state import Florence
from fondaco.kernel.counts import numbers


class House(NamedTuple):
    seat: int
    sign: str
    player: str


class City(NamedTuple):
    number: int
    name: str
    is_port: bool
    owners: tuple[Owner, ...]
    free: int
    houses: tuple[House, ...]
    is_scored: bool
    send: Button | None
    build: Button | None


class Region(NamedTuple):
    """Three cities together, for which there is a tile."""

    name: str
    owners: tuple[Owner, ...]
    is_scored: bool


class MapFacts(NamedTuple):
    cities: tuple[City, ...]
    ports: Region
    trade_cities: Region
    deck: int
    discard: int
    offered: tuple[str, ...]
    """Start cards laid out for all to take from (C-S4), by their actions."""


def map_fragment(scene: Scene) -> Fragment:
    return Fragment("map", scene.paint("map.html", map_facts(scene)), "board")


def map_facts(scene: Scene) -> MapFacts:
    town = cast(Florence, scene.view)
    facts = map_as_it_lies(
        tuple(numbers(town.delivered)),
        tuple(numbers(town.houses)),
        tie_order(town),
        scored_tiles(town),
        0 if town.offered else int(town.deck_size),
        sum(numbers(town.discard)),
        int(town.offered),
        scene.players,
        scene.signs,
    )
    return facts._replace(cities=tuple(with_offers(scene, city) for city in facts.cities)) if scene.offers else facts


def with_offers(scene: Scene, city: City) -> City:
    send = button(scene, verbs.SEND + city.number)
    if city.is_port:
        return city._replace(send=send)
    house = verbs.RAISE + data.HOUSE_PIECE + city.number - data.PORTS
    return city._replace(send=send, build=button(scene, house))


@functools.lru_cache(4096)
def map_as_it_lies(
    delivered: tuple[int, ...],
    houses: tuple[int, ...],
    standing: tuple[int, ...],
    scored: frozenset[int],
    deck: int,
    discard: int,
    offered: int,
    players: tuple[str, ...],
    signs: tuple[str, ...],
) -> MapFacts:
    """The same for all viewers, so it is put together once."""
    seats = range(len(players))

    def cloth(seat: int, cities: range) -> int:
        return sum(delivered[seat * data.CITIES + city] for city in cities)

    def city_of(city: int) -> City:
        amounts = tuple(cloth(seat, range(city, city + 1)) for seat in seats)
        is_port = city < data.PORTS
        homes = [seat for seat in seats if not is_port and houses[seat] >> (city - data.PORTS) & 1]
        return City(
            number=city,
            name=data.CITY_NAMES[city],
            is_port=is_port,
            owners=ranking(amounts, standing, signs),
            free=data.CITY_SPACES - sum(amounts),
            houses=tuple(House(seat, signs[seat], players[seat]) for seat in homes),
            is_scored=city in scored,
            send=None,
            build=None,
        )

    def region(tile: int, cities: range) -> Region:
        amounts = tuple(cloth(seat, cities) for seat in seats)
        return Region(data.TILE_NAMES[tile], ranking(amounts, standing, signs), tile in scored)

    return MapFacts(
        cities=tuple(city_of(city) for city in range(data.CITIES)),
        ports=region(data.TILE_PORTS, range(data.PORTS)),
        trade_cities=region(data.TILE_TRADE, range(data.PORTS, data.CITIES)),
        deck=deck,
        discard=discard,
        offered=tuple(
            data.ACTION_NAMES[action] for index, action in enumerate(data.START_CARDS) if offered >> index & 1
        ),
    )
