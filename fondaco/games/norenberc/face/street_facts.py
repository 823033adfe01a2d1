"""The street in the browser: all guilds at a glance, the turn-order track, the guest stack, round and turn."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.scene import Scene
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.data import ROUNDS
from fondaco.games.norenberc.face.house_facts import HouseFacts
from fondaco.games.norenberc.face.tiles import Button, Pawns, button, pawns
from fondaco.games.norenberc.state import Town


class GuildFacts(NamedTuple):
    guild: int
    name: str
    price: int
    next_price: int
    """0 where there is no next round."""
    roof: tuple[Pawns, ...]
    has_prestige: bool
    is_called: bool
    is_open: bool
    """Whether something in this house is open to the viewer."""


class StreetFacts(NamedTuple):
    guilds: tuple[GuildFacts, ...]
    order: tuple[Pawns, ...]
    """The players, foremost first."""
    lead: Button | None
    stay: Button | None
    stack: int
    round: int
    rounds: int
    turn: int


def street_facts(scene: Scene, houses: list[HouseFacts]) -> StreetFacts:
    town = cast(Town, scene.view)
    return StreetFacts(
        guilds=tuple(guild_facts(house) for house in houses),
        order=tuple(pawns(scene, int(seat), 1) for seat in town.order),
        lead=button(scene, verbs.LEAD),
        stay=button(scene, verbs.STAY),
        stack=int(town.stack_size),
        round=int(town.round),
        rounds=ROUNDS,
        turn=0 if town.is_over() else int(town.turn),
    )


def guild_facts(house: HouseFacts) -> GuildFacts:
    return GuildFacts(
        guild=house.guild,
        name=house.name,
        price=house.price,
        next_price=house.prices[house.round] if house.round < ROUNDS else 0,
        roof=house.roof,
        has_prestige=house.has_prestige,
        is_called=house.is_called,
        is_open=has_open(house),
    )


def has_open(house: HouseFacts) -> bool:
    buttons = [house.appoint, house.leave, *house.sells]
    buttons += [spot.button for spot in (*house.rooms, *house.windows)] + [crate.button for crate in house.store]
    return any(buttons)
