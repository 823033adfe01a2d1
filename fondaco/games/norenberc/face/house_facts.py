"""A guild house in the browser: its facts, roof to door. Houses with nothing open are alike for all viewers."""

from __future__ import annotations

import functools
from typing import NamedTuple, cast

from fondaco.face.scene import Scene
from fondaco.games.norenberc import data
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.face.board import good_key, guild_key
from fondaco.games.norenberc.face.tiles import Button, Pawns, TileFacts, button, tile_facts
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.hiring import held_place
from fondaco.games.norenberc.steps.visit import visited_guild
from fondaco.kernel.counts import Counts, numbers

LAST = data.BENCH - 1
"""The bench tile that lies on top in the highest window; the one before it lies under it (N-S6)."""
NOT_CALLED = -1
"""Stands for the visitors of a house that is not being called."""


class Spot(NamedTuple):
    """A room or a workshop window."""

    number: int
    tile: TileFacts | None
    button: Button | None
    is_held: bool
    """Whether the Guard holds the tile that lies here."""


class Crate(NamedTuple):
    good: int
    key: str
    stored: int
    button: Button | None


class HouseFacts(NamedTuple):
    guild: int
    name: str
    good: str
    seats: int
    is_called: bool
    roof: tuple[Pawns, ...]
    mayors: int
    appoint: Button | None
    round: int
    price: int
    """0 once the master is gone."""
    prices: tuple[int, ...]
    """Of the four rounds; 0 where the master is gone."""
    crests: int
    has_prestige: bool
    rooms: tuple[Spot, ...]
    windows: tuple[Spot, ...]
    """Of the masters to come; the last one is the tile that never becomes master."""
    master: TileFacts | None
    store: tuple[Crate, ...]
    sells: tuple[Button, ...]
    leave: Button | None
    """Nothing, stop or forgo: what ends the visit."""
    visitors: tuple[Pawns, ...]


def price_of(tile: int) -> int:
    return int(data.value_of(tile)) if tile != data.EMPTY else 0


def prices(town: Town, guild: int) -> tuple[int, ...]:
    """By round: of the 1st, 2nd, 3rd and 5th artisan of the bench (N-S6)."""
    first = guild * data.BENCH
    return tuple(price_of(int(town.bench[first + window])) for window in (0, 1, 2, LAST))


def has_prestige(town: Town, guild: int) -> bool:
    return bool(town.prestige_here) and int(town.prestige) == guild


def house_facts(scene: Scene, guild: int) -> HouseFacts:
    """A house as it lies there, with what is open in it to the viewer."""
    town = cast(Town, scene.view)
    is_called = visited_guild(town) == guild
    house = house_as_it_lies(
        guild,
        int(town.round),
        int(town.master_window()),
        has_prestige(town, guild),
        int(town.mayors[guild]),
        int(town.crests_left[guild]),
        part(town.roof, guild, data.MOST_SEATS, int(town.seats)),
        part(town.bench, guild, data.BENCH, data.BENCH),
        part(town.rooms, guild, data.ROOMS, data.ROOMS),
        part(town.store, guild, data.GOODS, int(town.guilds)),
        int(town.on_card) if is_called else NOT_CALLED,
        int(held_place(town)),
        scene.players,
        scene.signs,
    )
    return with_offers(scene, house) if scene.offers else house


def part(counts: Counts, index: int, size: int, wanted: int) -> tuple[int, ...]:
    """What belongs to one of several things that lie in a row."""
    return tuple(numbers(counts[index * size : index * size + wanted]))


@functools.lru_cache(4096)
def house_as_it_lies(
    guild: int,
    round: int,
    master_window: int,
    has_prestige: bool,
    mayors: int,
    crests: int,
    roof: tuple[int, ...],
    bench: tuple[int, ...],
    rooms: tuple[int, ...],
    store: tuple[int, ...],
    on_card: int,
    held: int,
    players: tuple[str, ...],
    signs: tuple[str, ...],
) -> HouseFacts:
    """The same for all viewers, so it is put together once."""
    all_prices = tuple(price_of(bench[window]) for window in (0, 1, 2, LAST))
    windows = []
    for window in (1, 2, LAST, LAST - 1):
        # A window is empty while its tile is master, and after.
        gone = window <= master_window and window != LAST - 1
        place = verbs.BENCHES + guild * data.BENCH + window
        windows.append(Spot(window + 1, None if gone else tile_facts(bench[window]), None, place == held))
    is_called = on_card != NOT_CALLED
    return HouseFacts(
        guild=guild,
        name=guild_key(guild),
        good=good_key(guild),
        seats=len(players),
        is_called=is_called,
        roof=tuple(Pawns(seat, count, players[seat], signs[seat]) for seat, count in enumerate(roof) if count),
        mayors=mayors,
        appoint=None,
        round=round,
        price=all_prices[round - 1],
        prices=all_prices,
        crests=crests,
        has_prestige=has_prestige,
        rooms=tuple(
            Spot(room + 1, tile_facts(rooms[room]), None, guild * data.ROOMS + room == held)
            for room in range(data.ROOMS)
        ),
        windows=tuple(windows),
        master=tile_facts(bench[master_window]),
        store=tuple(Crate(good, good_key(good), count, None) for good, count in enumerate(store)),
        sells=(),
        leave=None,
        visitors=tuple(
            Pawns(seat, 1, players[seat], signs[seat])
            for seat in range(len(players))
            if is_called and on_card >> seat & 1
        ),
    )


def with_offers(scene: Scene, house: HouseFacts) -> HouseFacts:
    """A house in which the viewer can do something."""
    guild = house.guild
    here = house.is_called
    sells = [button(scene, verbs.SELL + count) for count in range(1, data.GOODS_PER_GUILD + 1)] if here else []
    return house._replace(
        appoint=button(scene, verbs.APPOINT + guild),
        rooms=tuple(room_with_offer(scene, spot, guild, here) for spot in house.rooms),
        windows=tuple(window_with_offer(scene, spot, guild) for spot in house.windows),
        store=tuple(
            crate._replace(button=button(scene, verbs.BUY + crate.good) if here else None) for crate in house.store
        ),
        sells=tuple(sale for sale in sells if sale),
        leave=button(scene, verbs.NOTHING, verbs.STOP, verbs.FORGO) if here else None,
    )


def room_with_offer(scene: Scene, spot: Spot, guild: int, here: bool) -> Spot:
    place = guild * data.ROOMS + spot.number - 1
    choices = [verbs.SWAP + place, verbs.WITH + place, *([verbs.HIRE + spot.number - 1] if here else [])]
    return spot._replace(button=button(scene, *choices))


def window_with_offer(scene: Scene, spot: Spot, guild: int) -> Spot:
    place = verbs.BENCHES + guild * data.BENCH + spot.number - 1
    return spot._replace(button=button(scene, verbs.SWAP + place, verbs.WITH + place))
