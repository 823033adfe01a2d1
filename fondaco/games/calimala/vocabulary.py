"""Every choice of Calimala, as verb + thing. The numbers are literals so that compiled rules are fast.

A street is named by its two actions, so that a record reads the same whatever the layout of the city.
"""

from __future__ import annotations

from typing import Final

from fondaco.games.calimala import data
from fondaco.kernel.vocabulary import Vocabulary

DONE: Final = 0
"""End an activation."""
STOP: Final = 1
"""Send no more cloth."""
PLACE: Final = 2
"""PLACE + pair: a coloured disc on a street."""
WHITE: Final = 38
"""WHITE + pair: a white disc on a street."""
GAIN: Final = 74
"""GAIN + material."""
RAISE: Final = 77
"""RAISE + piece: build a ship, a workshop, or a house in a trade city."""
ADORN: Final = 82
"""ADORN + building: an artwork."""
WEAVING: Final = 86
SEND: Final = 87
"""SEND + city: one cloth, by ship to a port or on the road to a trade city."""
GIVE: Final = 93
"""GIVE + material * CHURCHES + church."""
DRAW: Final = 102
"""DRAW + action: a card in place of an action that is impossible."""
PLAY: Final = 111
"""PLAY + action: a card from the hand."""
LIFT: Final = 120
"""LIFT + pair * TOWER + height: an own disc from a street becomes the representative."""
KEEP: Final = 264
"""KEEP + final card."""
TAKE: Final = 274
"""TAKE + index into START_CARDS."""
FIRST: Final = 279
"""FIRST + seat: the start player (by chance)."""
LAY: Final = 284
"""LAY + action: the next action tile (by chance)."""
TILE: Final = 292
"""TILE + scoring tile: the next one of the council (by chance)."""
DEAL: Final = 307
"""DEAL + final card (by chance)."""
CARD: Final = 317
"""CARD + action: the card drawn from the deck (by chance)."""


def gift_name(gift: int) -> str:
    """`wood-santa-croce`."""
    return f"{data.MATERIAL_NAMES[gift // data.CHURCHES]}-{data.BUILDING_NAMES[gift % data.CHURCHES]}"


def lift_name(place: int) -> str:
    """`wood+weave-3`: the third disc from below."""
    return f"{data.pair_name(place // data.TOWER)}-{place % data.TOWER + 1}"


def build() -> Vocabulary:
    vocabulary = Vocabulary()
    streets = [data.pair_name(pair) for pair in range(data.PAIRS)]
    vocabulary.add("done", [""], DONE)
    vocabulary.add("stop", [""], STOP)
    vocabulary.add("place", streets, PLACE)
    vocabulary.add("white", streets, WHITE)
    vocabulary.add("gain", data.MATERIAL_NAMES, GAIN)
    vocabulary.add("build", data.PIECE_NAMES, RAISE)
    vocabulary.add("adorn", data.BUILDING_NAMES, ADORN)
    vocabulary.add("weave", [""], WEAVING)
    vocabulary.add("send", data.CITY_NAMES, SEND)
    vocabulary.add("give", [gift_name(gift) for gift in range(data.MATERIALS * data.CHURCHES)], GIVE)
    vocabulary.add("draw", data.ACTION_NAMES, DRAW)
    vocabulary.add("play", data.ACTION_NAMES, PLAY)
    vocabulary.add("lift", [lift_name(place) for place in range(data.PAIRS * data.TOWER)], LIFT)
    vocabulary.add("keep", data.FINAL_NAMES, KEEP)
    vocabulary.add("take", [data.ACTION_NAMES[action] for action in data.START_CARDS], TAKE)
    vocabulary.add("first", [f"seat-{seat + 1}" for seat in range(data.MOST_SEATS)], FIRST)
    vocabulary.add("lay", data.ACTION_NAMES[: data.CONTRIBUTE], LAY)
    vocabulary.add("tile", data.TILE_NAMES, TILE)
    vocabulary.add("deal", data.FINAL_NAMES, DEAL)
    vocabulary.add("card", data.ACTION_NAMES, CARD)
    return vocabulary


VOCABULARY: Final = build()
