"""What is in the box of Calimala. Each table says whether it is sourced, derived by arithmetic, or reconstructed.

A player who owns the box can replace the reconstructed tables by a file; see `box.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.kernel.counts import counts

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 5
SEAT_NAMES: Final = ["blue", "orange", "yellow", "green", "red"]
"""Our choice."""

# The nine actions.
WOOD: Final = 0
BRICK: Final = 1
MARBLE: Final = 2
BUILD: Final = 3
ARTWORK: Final = 4
WEAVE: Final = 5
SHIP: Final = 6
TRANSPORT: Final = 7
CONTRIBUTE: Final = 8
ACTIONS: Final = 9
ACTION_NAMES: Final = ["wood", "brick", "marble", "build", "artwork", "weave", "ship", "transport", "contribute"]
"""Sourced."""
NO_ACTION: Final = -1

# The city: a grid of three by three actions, twelve streets between neighbours.
CELLS: Final = 9
MIDDLE: Final = 4
"""The cell of contribute, which is printed. Sourced."""
STREETS: Final = 12
STREET_ENDS: Final = [0, 1, 1, 2, 0, 3, 1, 4, 2, 5, 3, 4, 4, 5, 3, 6, 4, 7, 5, 8, 6, 7, 7, 8]
"""The two cells of each street, row by row. Sourced."""
FIRST_GAME: Final = [MARBLE, WOOD, WEAVE, BRICK, CONTRIBUTE, TRANSPORT, ARTWORK, SHIP, BUILD]
"""The layout for a first game, cell by cell. Reconstructed."""
TOWER: Final = 4
"""Discs a tower may hold for the moment; it rests at three. Sourced."""
WHITE_DISC: Final = 5
"""A white disc in a tower; a coloured one is its owner's seat."""
EMPTY: Final = -1
UNKNOWN: Final = -2
"""A final card that a view does not show."""

# Materials, and the rows of a church: wood, brick, marble, artwork.
MATERIALS: Final = 3
MATERIAL_NAMES: Final = ["wood", "brick", "marble"]
ARTWORK_ROW: Final = 3
ROWS: Final = 4
CHURCHES: Final = 3
PALAZZO: Final = 3
"""The fourth building that takes artworks."""
BUILDING_NAMES: Final = ["santa-maria", "san-miniato", "santa-croce", "palazzo"]
CHURCH_SPACES: Final = [5, 3, 4]
"""In each row of each church. Totals sourced, the split derived."""
PALAZZO_SPACES: Final = 4
"""Sourced."""

# Cities: three ports, then three trade cities.
PORTS: Final = 3
CITIES: Final = 6
CITY_NAMES: Final = ["barcelona", "lisbon", "london", "troyes", "bruges", "hamburg"]
CITY_SPACES: Final = 12
"""Sourced. Trade cities have a house space for every player (derived: five never bind)."""

# What may be built: a ship, a workshop, or a house in one of the trade cities.
SHIP_PIECE: Final = 0
WORKSHOP_PIECE: Final = 1
HOUSE_PIECE: Final = 2
"""HOUSE_PIECE + trade city (0 to 2)."""
PIECE_NAMES: Final = ["ship", "workshop", "troyes", "bruges", "hamburg"]

# A player's things. All sourced.
CUBES: Final = 40
MOST_SHIPS: Final = 3
MOST_HOUSES: Final = 3
MOST_WORKSHOPS: Final = 3
"""One printed, two tiles."""
WAREHOUSE: Final = 4
WORKSHOP: Final = 4
"""Cubes that a warehouse holds, cloth that a workshop holds."""
COLOURED_DISCS: Final = [0, 0, 0, 12, 10, 8]
WHITE_DISCS: Final = [0, 0, 0, 3, 2, 2]
"""By number of players."""

# Scoring tiles: six cities, three churches, artworks, ports, trade cities, three materials. Derived, exact.
COUNCIL: Final = 15
LATE_SEATS: Final = 5
"""Room for discs that still enter the Palazzo after the last tile, where that option is on."""
TILE_CHURCH: Final = 6
TILE_ARTWORKS: Final = 9
TILE_PORTS: Final = 10
TILE_TRADE: Final = 11
TILE_MATERIAL: Final = 12
TILE_NAMES: Final = [*CITY_NAMES, *BUILDING_NAMES[:3], "artworks", "ports", "trade-cities", *MATERIAL_NAMES]
TILE_POINTS: Final = [3, 2, 1]

# Final cards: six cities, three churches, Palazzo Vecchio. Sourced.
FINALS: Final = 10
FINAL_CHURCH: Final = 6
FINAL_PALAZZO: Final = 9
FINAL_NAMES: Final = [*CITY_NAMES, *BUILDING_NAMES]
FINAL_POINTS: Final = [5, 3, 1]
FINALS_DEALT: Final = [0, 0, 0, 3, 2, 2]
"""To each player, by number of players."""

CARDS_OF_ACTION: Final = [5, 5, 5, 5, 5, 5, 5, 5, 5]
"""Action cards of each kind. Reconstructed, very likely."""
CARDS: Final = 45
"""Sourced."""
START_CARDS: Final = [WOOD, BRICK, MARBLE, BUILD, WEAVE]
"""The cards laid out at the start. Sourced."""

PAIRS: Final = 36
PAIR_LOW: Final = counts([low for low in range(ACTIONS) for _ in range(low + 1, ACTIONS)])
PAIR_HIGH: Final = counts([high for low in range(ACTIONS) for high in range(low + 1, ACTIONS)])
"""The two actions of each pair, in the order 0+1, 0+2 ... 7+8. A street is named by its pair."""


def pair_of(action: i64, other: i64) -> i64:
    """The number of a pair of actions."""
    low = action
    high = other
    if action > other:
        low = other
        high = action
    return low * (2 * ACTIONS - 1 - low) // 2 + high - low - 1


def pair_name(pair: int) -> str:
    """The notation of a street: `wood+weave`."""
    return f"{ACTION_NAMES[int(PAIR_LOW[pair])]}+{ACTION_NAMES[int(PAIR_HIGH[pair])]}"
