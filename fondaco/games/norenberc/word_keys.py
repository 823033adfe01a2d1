"""The keys of the words for guilds, goods, tiles and places, as `NAME` reads them in a sentence."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.norenberc.data import GOOD_NAMES, GOODS, GUILD_NAMES, GUILDS, tile_name
from fondaco.games.norenberc.vocabulary import place_name


def guild_key(guild: i64) -> str:
    return f"guild-{GUILD_NAMES[guild]}"


def guilds_key(mask: i64) -> str:
    """The guilds of a bit mask."""
    return ",".join([guild_key(guild) for guild in range(GUILDS) if mask >> guild & 1]) or "guild-none"


def good_key(good: i64) -> str:
    return f"good-{GOOD_NAMES[good]}"


def goods_key(mask: i64) -> str:
    """The kinds of goods of a bit mask."""
    return ",".join([good_key(good) for good in range(GOODS) if mask >> good & 1])


def held_key(goods: list[int]) -> str:
    """So many goods of each kind, those that there are."""
    return ",".join([f"held-{GOOD_NAMES[good]}-{goods[good]}" for good in range(len(goods)) if goods[good] > 0])


def tile_key(tile: int) -> str:
    return f"tile-{tile_name(tile)}"


def place_key(place: int) -> str:
    return f"place-{place_name(place)}"
