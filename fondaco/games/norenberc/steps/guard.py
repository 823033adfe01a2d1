"""The Guard (N-T3): two artisans of one guild change places."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.norenberc import news
from fondaco.games.norenberc.data import ARTISANS, BENCH, EMPTY, GUARD, guild_of
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.vocabulary import BENCHES, FORGO, PLACES, SWAP, WITH
from fondaco.games.norenberc.word_keys import guild_key, place_key, tile_key
from fondaco.kernel.choices import Choices
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State
from fondaco.kernel.steps import SeatStep


def is_artisan(tile: i64) -> bool:
    return 0 <= tile < ARTISANS


def tile_at(town: Town, place: i64) -> i64:
    """What lies at a place that the Guard may reach; masters do not move (N-T3)."""
    if place < BENCHES:
        return town.rooms[place]
    bench = place - BENCHES
    if bench % BENCH == town.master_window():
        return EMPTY
    return town.bench[bench]


def why_not_movable(town: Town, place: i64) -> Reason | None:
    """Why the Guard cannot move what lies at a place; None where an artisan lies there."""
    tile = tile_at(town, place)
    if is_artisan(tile):
        return None
    if tile != EMPTY:
        return Reason("no-artisan", {"tile": tile_key(int(tile))}, "N-T3")
    if place >= BENCHES and town.bench[place - BENCHES] != EMPTY:
        return Reason("master-stays", {}, "N-T3")
    return Reason("place-empty", {"place": place_key(int(place))}, "N-T3")


def lay_at(town: Town, place: i64, tile: i64) -> None:
    if place < BENCHES:
        town.rooms[place] = tile
    else:
        town.bench[place - BENCHES] = tile


def swappable_guilds(town: Town) -> i64:
    """The guilds of which at least two artisans could change places, as a bit mask."""
    once: i64 = 0
    twice: i64 = 0
    for place in range(PLACES):
        tile = tile_at(town, place)
        if is_artisan(tile):
            guild = 1 << guild_of(tile)
            twice |= once & guild
            once |= guild
    return twice


class Guarding(SeatStep):
    """N-T3: the Guard may swap two artisans of one guild; first the one ..."""

    def name(self) -> str:
        return "guarding"

    def asked(self, state: State) -> i64:
        if swappable_guilds(cast(Town, state)):
            return 1 << self.seat
        return 0

    def go_on(self, state: State) -> None:
        self.leave(cast(Town, state))

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        town = cast(Town, state)
        guilds = swappable_guilds(town)
        for place in range(PLACES):
            tile = tile_at(town, place)
            if is_artisan(tile) and guilds >> guild_of(tile) & 1:
                choices.add(SWAP + place)
        choices.add(FORGO)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        town = cast(Town, state)
        if not SWAP <= choice < WITH:
            return None if choice == FORGO else Reason("other-question")
        place = choice - SWAP
        reason = why_not_movable(town, place)
        if reason is not None:
            return reason
        guild = guild_of(tile_at(town, place))
        if swappable_guilds(town) >> guild & 1:
            return None
        return Reason("lone-artisan", {"guild": guild_key(guild)}, "N-T3")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Town, state)
        if choice == FORGO:
            self.leave(town)
        else:
            town.swap(Swapping(seat, choice - SWAP))

    def leave(self, town: Town) -> None:
        town.pop()
        town.tell(news.UNUSED, self.seat, GUARD)
        town.shuffle_back(GUARD)


class Swapping(SeatStep):
    """N-T3: ... then the other."""

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def name(self) -> str:
        return "swapping"

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.place)]

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        town = cast(Town, state)
        guild = guild_of(tile_at(town, self.place))
        for place in range(PLACES):
            tile = tile_at(town, place)
            if place != self.place and is_artisan(tile) and guild_of(tile) == guild:
                choices.add(WITH + place)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        town = cast(Town, state)
        if not WITH <= choice < FORGO:
            return Reason("other-question")
        place = choice - WITH
        if place == self.place:
            return Reason("swap-itself", {}, "N-T3")
        reason = why_not_movable(town, place)
        if reason is not None:
            return reason
        guild = guild_of(tile_at(town, self.place))
        if guild_of(tile_at(town, place)) == guild:
            return None
        return Reason("other-guild", {"guild": guild_key(guild)}, "N-T3")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Town, state)
        there = choice - WITH
        tile = tile_at(town, self.place)
        other = tile_at(town, there)
        lay_at(town, self.place, other)
        lay_at(town, there, tile)
        town.tell(news.SWAPPED, seat, tile, self.place, other, there)
        town.pop()
        town.shuffle_back(GUARD)
