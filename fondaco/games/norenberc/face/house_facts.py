"""A guild house, roof to door, as a terminal and a browser show it.

The facts are what lies there and what is open to the viewer. What is drawn follows from them alone and is worked out
by whoever draws, which in a browser happens once for the same facts.
"""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.button import Button
from fondaco.face.sight import Sight
from fondaco.face.slices import slice_of
from fondaco.games.norenberc import data
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.face.open_things import Buttons, first_of
from fondaco.games.norenberc.face.tiles import TileFacts, tile_facts
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.hiring import held_place
from fondaco.games.norenberc.steps.visit import visited_guild
from fondaco.games.norenberc.word_keys import good_key, guild_key

LAST = data.BENCH - 1
"""The bench tile that lies on top in the highest window; the one before it lies under it (N-S6)."""
NOT_CALLED = -1
"""Stands for the visitors of a house that is not being called."""


class Pawns(NamedTuple):
    """Agents of one player in one place."""

    seat: int
    agents: int
    player: str
    sign: str


class Spot(NamedTuple):
    """A room or a workshop window."""

    number: int
    tile: TileFacts | None
    button: Button | None
    is_held: bool
    """Whether the Guard holds the tile that lies here, or its price is being paid."""


class Crate(NamedTuple):
    good: int
    key: str
    stored: int
    button: Button | None


class HouseFacts(NamedTuple):
    guild: int
    round: int
    master_window: int
    has_prestige: bool
    mayors: int
    crests: int
    agents: tuple[int, ...]
    """On the roof, by seat."""
    bench: tuple[int, ...]
    """The tiles of the workshop, in the order they become master."""
    guests: tuple[int, ...]
    """The tiles in the rooms."""
    stored: tuple[int, ...]
    """The goods in the store, by kind."""
    on_card: int
    """Whose agents are at the door, as a bit mask, or NOT_CALLED."""
    held: int
    """The place whose tile is held, anywhere in the street, or -1."""
    players: tuple[str, ...]
    signs: tuple[str, ...]
    open: Buttons = ()
    """What the viewer can do in this house."""

    @property
    def name(self) -> str:
        return guild_key(self.guild)

    @property
    def good(self) -> str:
        return good_key(self.guild)

    @property
    def is_called(self) -> bool:
        return self.on_card != NOT_CALLED

    @property
    def prices(self) -> list[int]:
        """Of the four rounds, by the 1st, 2nd, 3rd and 5th artisan of the bench (N-S6); 0 where the master is gone."""
        return [price_of(self.bench[window]) for window in (0, 1, 2, LAST)]

    @property
    def price(self) -> int:
        return price_of(self.bench[self.master_window])

    @property
    def coming(self) -> list[int]:
        """The prices of the rounds to come."""
        return self.prices[self.round :]

    @property
    def roof(self) -> tuple[Pawns, ...]:
        return tuple(self.pawns(seat, count) for seat, count in enumerate(self.agents) if count)

    @property
    def visitors(self) -> tuple[Pawns, ...]:
        seats = [seat for seat in range(len(self.players)) if self.is_called and self.on_card >> seat & 1]
        return tuple(self.pawns(seat, 1) for seat in seats)

    @property
    def rooms(self) -> list[Spot]:
        first = self.guild * data.ROOMS
        return [self.spot(room, first + room, self.guests[room], verbs.HIRE + room) for room in range(data.ROOMS)]

    @property
    def windows(self) -> tuple[Spot, ...]:
        """Of the masters to come; the last one is the tile that never becomes master."""
        first = verbs.BENCHES + self.guild * data.BENCH
        order = (1, 2, LAST, LAST - 1)
        # A window is empty while its tile is master, and after.
        filled = [window for window in order if window > self.master_window or window == LAST - 1]
        tiles = {window: self.bench[window] if window in filled else data.EMPTY for window in order}
        return tuple(self.spot(window, first + window, tile) for window, tile in tiles.items())

    @property
    def master(self) -> TileFacts | None:
        return tile_facts(self.bench[self.master_window])

    @property
    def store(self) -> list[Crate]:
        goods = enumerate(self.stored)
        return [Crate(good, good_key(good), count, first_of(self.open, verbs.BUY + good)) for good, count in goods]

    @property
    def sells(self) -> list[Button]:
        return [button for choice, button in self.open if verbs.SELL < choice < verbs.HIRE]

    @property
    def appoint(self) -> Button | None:
        return first_of(self.open, verbs.APPOINT + self.guild)

    @property
    def leave(self) -> Button | None:
        """Nothing, stop or forgo: what ends the visit."""
        return first_of(self.open, verbs.NOTHING, verbs.STOP, verbs.FORGO)

    def pawns(self, seat: int, count: int) -> Pawns:
        return Pawns(seat, count, self.players[seat], self.signs[seat])

    def spot(self, index: int, place: int, tile: int, *choices: int) -> Spot:
        button = first_of(self.open, verbs.SWAP + place, verbs.WITH + place, *choices)
        return Spot(index + 1, tile_facts(tile), button, place == self.held)


def price_of(master: int) -> int:
    return 0 if master == data.EMPTY else int(data.value_of(master))


def house_facts(sight: Sight) -> list[HouseFacts]:
    """Every house of the street, as it lies there."""
    town = cast(Town, sight.view)
    held = int(held_place(town))
    called = visited_guild(town)
    return [
        HouseFacts(
            guild=guild,
            round=int(town.round),
            master_window=int(town.master_window()),
            has_prestige=bool(town.prestige_here) and town.prestige == guild,
            mayors=int(town.mayors[guild]),
            crests=int(town.crests_left[guild]),
            agents=slice_of(town.roof, guild, data.MOST_SEATS, len(sight.players)),
            bench=slice_of(town.bench, guild, data.BENCH),
            guests=slice_of(town.rooms, guild, data.ROOMS),
            stored=slice_of(town.store, guild, data.GOODS, int(town.guilds)),
            on_card=int(town.on_card) if called == guild else NOT_CALLED,
            held=held,
            players=sight.players,
            signs=sight.signs,
        )
        for guild in range(int(town.guilds))
    ]
