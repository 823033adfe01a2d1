"""The keys of the words for what lies on the board of Norenberc, and its vocabulary."""

from __future__ import annotations

from fondaco.games.norenberc import data, vocabulary
from fondaco.games.norenberc.vocabulary import place_name

VOCABULARY = vocabulary.build()


def guild_key(guild: int) -> str:
    return f"guild-{data.GUILD_NAMES[guild]}"


def guilds_key(mask: int) -> str:
    """The guilds of a bit mask, for NAME."""
    return ",".join(guild_key(guild) for guild in range(data.GUILDS) if mask >> guild & 1) or "guild-none"


def good_key(good: int) -> str:
    return f"good-{data.GOOD_NAMES[good]}"


def tile_key(tile: int) -> str:
    return f"tile-{data.tile_name(tile)}"


def place_key(place: int) -> str:
    return f"place-{place_name(place)}"
