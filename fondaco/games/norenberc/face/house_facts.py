"""A guild house in the browser: its facts, roof to door. Houses with nothing open are alike for all viewers."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.scene import Scene
from fondaco.games.norenberc import data
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.face.board import good_key, guild_key
from fondaco.games.norenberc.face.tiles import Button, Pawns, TileFacts, button, pawns, tile_facts
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.townspeople import Swapping

LAST = data.BENCH - 1
"""The bench tile that lies on top in the highest window; the one before it lies under it (N-S6)."""


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


def visited_guild(town: Town) -> int:
    """The guild being called, or -1 between visits."""
    visiting = town.question() not in ("planning", "over") and town.called > 0
    return int(town.called) - 1 if visiting else -1


def price_of(tile: int) -> int:
    return int(data.value_of(tile)) if tile != data.EMPTY else 0


def prices(town: Town, guild: int) -> tuple[int, ...]:
    """By round: of the 1st, 2nd, 3rd and 5th artisan of the bench (N-S6)."""
    first = guild * data.BENCH
    return tuple(price_of(int(town.bench[first + window])) for window in (0, 1, 2, LAST))


def has_prestige(town: Town, guild: int) -> bool:
    return bool(town.prestige_here) and int(town.prestige) == guild


def roof_pawns(scene: Scene, guild: int) -> tuple[Pawns, ...]:
    town = cast(Town, scene.view)
    counts = [int(town.roof[guild * data.MOST_SEATS + seat]) for seat in range(int(town.seats))]
    return tuple(pawns(scene, seat, count) for seat, count in enumerate(counts) if count)


def house_facts(scene: Scene, guild: int) -> HouseFacts:
    town = cast(Town, scene.view)
    is_called = visited_guild(town) == guild
    all_prices = prices(town, guild)
    here = [button(scene, verbs.SELL + count) for count in range(1, data.GOODS_PER_GUILD + 1)] if is_called else []
    waiting = [seat for seat in range(int(town.seats)) if is_called and town.on_card >> seat & 1]
    return HouseFacts(
        guild=guild,
        name=guild_key(guild),
        good=good_key(guild),
        seats=int(town.seats),
        is_called=is_called,
        roof=roof_pawns(scene, guild),
        mayors=int(town.mayors[guild]),
        appoint=button(scene, verbs.APPOINT + guild),
        round=int(town.round),
        price=all_prices[int(town.round) - 1],
        prices=all_prices,
        crests=int(town.crests_left[guild]),
        has_prestige=has_prestige(town, guild),
        rooms=tuple(room_spot(scene, guild, room) for room in range(data.ROOMS)),
        windows=tuple(window_spot(scene, guild, window) for window in (1, 2, LAST, LAST - 1)),
        master=tile_facts(int(town.master(guild))),
        store=tuple(crate(scene, guild, good) for good in range(int(town.guilds))),
        sells=tuple(sale for sale in here if sale),
        leave=button(scene, verbs.NOTHING, verbs.STOP, verbs.FORGO) if is_called else None,
        visitors=tuple(pawns(scene, seat, 1) for seat in waiting),
    )


def room_spot(scene: Scene, guild: int, room: int) -> Spot:
    town = cast(Town, scene.view)
    place = guild * data.ROOMS + room
    choices = [verbs.SWAP + place, verbs.WITH + place]
    if visited_guild(town) == guild:
        choices.append(verbs.HIRE + room)
    tile = tile_facts(int(town.rooms[place]))
    return Spot(room + 1, tile, button(scene, *choices), is_held(town, place))


def window_spot(scene: Scene, guild: int, window: int) -> Spot:
    """A window is empty while its tile is master, and after."""
    town = cast(Town, scene.view)
    bench = guild * data.BENCH + window
    place = verbs.BENCHES + bench
    gone = window <= int(town.master_window()) and window != LAST - 1
    tile = None if gone else tile_facts(int(town.bench[bench]))
    return Spot(window + 1, tile, button(scene, verbs.SWAP + place, verbs.WITH + place), is_held(town, place))


def is_held(town: Town, place: int) -> bool:
    step = town.stack[-1] if town.stack else None
    return isinstance(step, Swapping) and int(step.place) == place


def crate(scene: Scene, guild: int, good: int) -> Crate:
    town = cast(Town, scene.view)
    count = int(town.store[guild * data.GOODS + good])
    here = visited_guild(town) == guild
    return Crate(good, good_key(good), count, button(scene, verbs.BUY + good) if here else None)
