"""A guest or master as it is drawn in the browser."""

from __future__ import annotations

import functools
from typing import NamedTuple

from fondaco.games.norenberc import data
from fondaco.games.norenberc.word_keys import tile_key

FIRST_MOON = data.MUSICIAN_3
FIRST_SUN = data.NOBLEMAN_2


class TileFacts(NamedTuple):
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
