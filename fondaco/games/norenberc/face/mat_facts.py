"""The viewer's own mat in the browser: money, goods, agents, artisans, townspeople and crests, with what they bring."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.scene import Scene
from fondaco.games.norenberc import data
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.face.descriptions import effect_key
from fondaco.games.norenberc.face.names import good_key, guild_key
from fondaco.games.norenberc.face.seat_facts import SeatFacts
from fondaco.games.norenberc.face.tiles import Button, Pawns, TileFacts, button
from fondaco.games.norenberc.scoring import majority_points, rank
from fondaco.games.norenberc.state import Town

MOST_CRESTS = len(data.CREST_POINTS) - 1


class Goods(NamedTuple):
    good: int
    key: str
    held: int
    loaded: int
    button: Button | None


class Artisans(NamedTuple):
    """The own artisans of one guild."""

    guild: int
    name: str
    values: tuple[int, ...]
    total: int
    place: int
    points: int


class Person(NamedTuple):
    tile: TileFacts
    effect: str


class MatFacts(NamedTuple):
    who: Pawns
    money: int
    goods: tuple[Goods, ...]
    hand: int
    supply: int
    artisans: tuple[Artisans, ...]
    people: tuple[Person, ...]
    crests: tuple[int, ...]
    different: int
    crest_points: int
    next_points: int
    """What one more different crest would bring in all."""
    points: int
    is_partial: bool


def mat_facts(scene: Scene, own: SeatFacts) -> MatFacts:
    town = cast(Town, scene.view)
    seat = scene.seat
    groups = [artisans(town, seat, guild) for guild in range(int(town.guilds))]
    return MatFacts(
        who=own.who,
        money=own.money,
        goods=tuple(goods(scene, good) for good in range(int(town.guilds))),
        hand=own.hand,
        supply=own.supply,
        artisans=tuple(group for group in groups if group.values),
        people=tuple(Person(tile, effect(town, seat, tile)) for tile in own.people),
        crests=own.crests,
        different=own.different,
        crest_points=data.CREST_POINTS[min(MOST_CRESTS, own.different)],
        next_points=data.CREST_POINTS[min(MOST_CRESTS, own.different + 1)],
        points=own.points,
        is_partial=own.is_partial,
    )


def goods(scene: Scene, good: int) -> Goods:
    town = cast(Town, scene.view)
    index = scene.seat * data.GOODS + good
    choice = button(scene, verbs.PAY + good, verbs.LOAD + good)
    return Goods(good, good_key(good), int(town.goods[index]), int(town.loaded[index]), choice)


def artisans(town: Town, seat: int, guild: int) -> Artisans:
    first = guild * data.TILES_PER_GUILD
    values: list[int] = []
    for tile in range(first, first + data.TILES_PER_GUILD):
        values += [int(data.value_of(tile))] * int(town.owned[seat * data.TILES + tile])
    mine = rank(town, seat, guild)
    ahead = sum(1 for other in range(int(town.seats)) if rank(town, other, guild) > mine)
    total = int(town.influence(seat, guild))
    return Artisans(guild, guild_key(guild), tuple(values), total, ahead + 1, int(majority_points(town, seat, guild)))


def effect(town: Town, seat: int, tile: TileFacts) -> str:
    """What a townsperson that was hired does from now on: the same words as before the hire."""
    number = data.ARTISANS + data.TOWNSPEOPLE_NAMES.index(tile.key.removeprefix("tile-"))
    return effect_key(town, seat, number, 1)
