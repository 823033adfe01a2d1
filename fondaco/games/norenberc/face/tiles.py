"""Tiles, seats and open choices as the templates of the browser board need them."""

from __future__ import annotations

import functools
from typing import NamedTuple

from fondaco.face.scene import Offer, Scene
from fondaco.games.norenberc import data
from fondaco.games.norenberc.face.names import tile_key

FIRST_MOON = data.MUSICIAN_3
FIRST_SUN = data.NOBLEMAN_2


class TileFacts(NamedTuple):
    """A guest or master as it is drawn."""

    key: str
    """Its name in the words: `tile-brewer-5`."""
    portrait: str
    """Its drawing without value, which its card and its narrow name share: `brewer`, `thief`."""
    guild: int
    """Of an artisan; -1 for a townsperson."""
    value: int
    """The number on it; 0 for none."""
    brings_agent: bool
    sign: str
    """When a townsperson works: star, moon or sun."""
    card: str


class Button(NamedTuple):
    """An open choice on a thing of the board."""

    notation: str
    sentence: str
    card: str


class Pawns(NamedTuple):
    """Agents of one player in one place."""

    seat: int
    agents: int
    player: str
    sign: str


@functools.cache
def tile_facts(tile: int) -> TileFacts | None:
    if tile == data.EMPTY:
        return None
    name = data.tile_name(tile)
    portrait = name.rstrip("+0123456789").rstrip("-")
    number = name.removeprefix(portrait).strip("-+")
    if tile < data.ARTISANS:
        symbol = bool(data.has_symbol(tile))
        return TileFacts(tile_key(tile), portrait, int(data.guild_of(tile)), int(number), symbol, "", "artisan")
    sign = "star" if tile < FIRST_MOON else "moon" if tile < FIRST_SUN else "sun"
    return TileFacts(tile_key(tile), portrait, -1, int(number or 0), False, sign, portrait)


def symbol_of(tile: int) -> str:
    """The drawing of a tile in the sprite sheet."""
    facts = tile_facts(tile)
    return f"guest-{facts.portrait}" if facts else ""


def button(scene: Scene, *choices: int) -> Button | None:
    """The first of some choices that is open."""
    for choice in choices:
        offer = scene.offers.get(choice)
        if offer is not None:
            return lean(offer)
    return None


def lean(offer: Offer) -> Button:
    return Button(offer.notation, offer.sentence, offer.card)


def pawns(scene: Scene, seat: int, count: int) -> Pawns:
    return Pawns(seat, count, scene.players[seat], scene.signs[seat])
