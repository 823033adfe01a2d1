"""Every choice of Norenberc, as verb + thing. The numbers are literals so that compiled rules are fast."""

from __future__ import annotations

from typing import Final

from fondaco.games.norenberc import data
from fondaco.kernel.vocabulary import Vocabulary

PASS: Final = 0
PLAN: Final = 0
"""PLAN + a bit mask of guilds (1 to 63)."""
EVERY_GUILD: Final = 63
"""The last of the plans."""
SELL: Final = 63
"""SELL + number of goods (1 to 12)."""
HIRE: Final = 76
"""HIRE + room (0 to 3)."""
PAY: Final = 80
"""PAY + good."""
BUY: Final = 86
"""BUY + good."""
STOP: Final = 92
NOTHING: Final = 93
ROB: Final = 94
"""ROB + seat."""
STEAL: Final = 99
"""STEAL + good."""
SWAP: Final = 105
"""SWAP + place: first the rooms (guild * 4 + room), then the benches (BENCHES + guild * 5 + window)."""
WITH: Final = 159
"""WITH + place."""
FORGO: Final = 213
APPOINT: Final = 214
"""APPOINT + guild."""
LOAD: Final = 220
"""LOAD + good."""
LEAD: Final = 226
STAY: Final = 227
KEEP: Final = 228
"""KEEP + kind of townsperson (by chance)."""
FIRST: Final = 243
"""FIRST + seat: the next one on the turn-order track (by chance)."""
DRAW: Final = 248
"""DRAW + tile (by chance)."""
BENCHES: Final = 24
PLACES: Final = 54


def guild_set(mask: int) -> str:
    return "+".join(data.GUILD_NAMES[guild] for guild in range(data.GUILDS) if mask >> guild & 1)


def place_name(place: int) -> str:
    """`brewers-room-3`, or `brewers-window-4` where window 5 is the tile on top of the highest one."""
    if place < BENCHES:
        return f"{data.GUILD_NAMES[place // data.ROOMS]}-room-{place % data.ROOMS + 1}"
    bench = place - BENCHES
    return f"{data.GUILD_NAMES[bench // data.BENCH]}-window-{bench % data.BENCH + 1}"


def build() -> Vocabulary:
    vocabulary = Vocabulary()
    places = [place_name(place) for place in range(PLACES)]
    seats = [f"seat-{seat + 1}" for seat in range(data.MOST_SEATS)]
    vocabulary.add("pass", [""], PASS)
    vocabulary.add("plan", [guild_set(mask) for mask in range(1, 64)], PLAN + 1)
    vocabulary.add("sell", [str(number) for number in range(1, data.GOODS_PER_GUILD + 1)], SELL + 1)
    vocabulary.add("hire", [f"room-{room + 1}" for room in range(data.ROOMS)], HIRE)
    vocabulary.add("pay", data.GOOD_NAMES, PAY)
    vocabulary.add("buy", data.GOOD_NAMES, BUY)
    vocabulary.add("stop", [""], STOP)
    vocabulary.add("nothing", [""], NOTHING)
    vocabulary.add("rob", seats, ROB)
    vocabulary.add("steal", data.GOOD_NAMES, STEAL)
    vocabulary.add("swap", places, SWAP)
    vocabulary.add("with", places, WITH)
    vocabulary.add("forgo", [""], FORGO)
    vocabulary.add("appoint", data.GUILD_NAMES, APPOINT)
    vocabulary.add("load", data.GOOD_NAMES, LOAD)
    vocabulary.add("lead", [""], LEAD)
    vocabulary.add("stay", [""], STAY)
    vocabulary.add("keep", data.TOWNSPEOPLE_NAMES, KEEP)
    vocabulary.add("first", seats, FIRST)
    vocabulary.add("draw", [data.tile_name(tile) for tile in range(data.TILES)], DRAW)
    return vocabulary
