"""What is in the box of Norenberc. Each table says whether it is sourced or reconstructed.

A player who owns the box can replace the reconstructed tables by a file; see `box.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

GUILDS: Final = 6
GOODS: Final = 6
GUILD_NAMES: Final = ["brewers", "bakers", "shoemakers", "printers", "tailors", "hatters"]
GOOD_NAMES: Final = ["beer", "pastry", "shoes", "pages", "cloth", "hats"]
"""One kind per guild, in the same order. Sourced."""
SEAT_NAMES: Final = ["blue", "orange", "yellow", "green", "red"]
"""The first four sourced, the fifth our choice."""

MOST_SEATS: Final = 5
ROOMS: Final = 4
BENCH: Final = 5
"""Artisans in the workshop windows of a guild: four windows, the highest holds two."""
ROUNDS: Final = 4
GOODS_PER_GUILD: Final = 12
CRESTS_PER_GUILD: Final = 4
PRESTIGE_CRESTS: Final = 4
PRESTIGE: Final = 6
"""The kind of a prestige crest, after the six guild crests."""
CREST_KINDS: Final = 7
START_MONEY: Final = 25
START_AGENTS: Final = 4
AGENTS: Final = 8
INCOME: Final = 3
MOST_BOUGHT: Final = 3
TOWNSPEOPLE_PER_SEAT: Final = 4
PEDDLER_WEIGHT: Final = 4
THIRTY: Final = 30
"""All numbers above are sourced."""

# Tiles. An artisan's number tells its guild, value and whether it bears the agent symbol.
LOWEST_VALUE: Final = 2
TILES_PER_GUILD: Final = 12
ARTISANS: Final = 72
ARTISANS_PER_GUILD: Final = 11
COUNCILMAN: Final = 72
THIEF: Final = 73
GUARD: Final = 74
MUSICIAN_3: Final = 75
MUSICIAN_5: Final = 76
PEDDLER: Final = 77
MAYOR: Final = 78
NOBLEMAN_2: Final = 79
NOBLEMAN_3: Final = 80
TAX_COLLECTOR: Final = 81
ENGRAVER: Final = 82
FOREMAN_2: Final = 83
FOREMAN_3: Final = 84
FOREMAN_4: Final = 85
APPRENTICE: Final = 86
TILES: Final = 87
TOWNSPEOPLE: Final = 15
ALL_TOWNSPEOPLE: Final = 26
EMPTY: Final = -1
"""No tile in a room or window."""

TOWNSPEOPLE_NAMES: Final = [
    "councilman",
    "thief",
    "guard",
    "musician-3",
    "musician-5",
    "peddler",
    "mayor",
    "nobleman-2",
    "nobleman-3",
    "tax-collector",
    "engraver",
    "foreman-2",
    "foreman-3",
    "foreman-4",
    "apprentice",
]

ARTISAN_VALUES: Final = ["2+", "2+", "3", "3", "4", "4", "5", "5", "6", "6", "7"]
"""Each guild's artisans; + is the agent symbol. Range and number sourced, spread and symbols reconstructed."""
TOWNSPEOPLE_COUNTS: Final = [3, 3, 3, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 1, 2]
"""Copies of each townsperson. Kinds and total sourced, counts reconstructed."""

CREST_POINTS: Final = [0, 0, 0, 2, 5, 9, 14, 20]
"""By number of different crests (N-G6). Sourced."""


def artisan(guild: i64, value: i64, symbol: i64) -> i64:
    return guild * TILES_PER_GUILD + (value - LOWEST_VALUE) * 2 + symbol


def guild_of(tile: i64) -> i64:
    return tile // TILES_PER_GUILD


def value_of(tile: i64) -> i64:
    return (tile % TILES_PER_GUILD >> 1) + LOWEST_VALUE


def has_symbol(tile: i64) -> bool:
    """Whether an artisan bears the agent symbol (N-H3)."""
    return 0 <= tile < ARTISANS and tile & 1 == 1


def tile_name(tile: int) -> str:
    """The notation of a tile: `shoemaker-5`, `brewer-2+`, `thief`."""
    if tile >= ARTISANS:
        return TOWNSPEOPLE_NAMES[tile - ARTISANS]
    plus = "+" if has_symbol(tile) else ""
    return f"{GUILD_NAMES[int(guild_of(tile))][:-1]}-{value_of(tile)}{plus}"
