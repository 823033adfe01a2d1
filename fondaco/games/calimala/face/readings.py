"""What more than one face reads off the table: the turn under way, streets and towers, and what scoring would give."""

from __future__ import annotations

from fondaco.games.calimala import data
from fondaco.games.calimala.scoring import (
    FINAL_AWARDS,
    TILE_AWARDS,
    final_amounts,
    tile_amounts,
)
from fondaco.games.calimala.shown import places
from fondaco.games.calimala.state import Florence
from fondaco.kernel.counts import Counts

Awards = tuple[tuple[int, int], ...]
"""Seats with points, the foremost first."""


def is_set_up(town: Florence) -> bool:
    """Whether the game is on, but the first round has not begun."""
    return town.question() in ("keeping", "taking")


def round_of(town: Florence) -> int:
    """The round under way, to which a disc that is being carried out belongs."""
    return (int(town.placed) - (town.question() != "placing")) // int(town.seats) + 1


def ends_of(pair: int) -> tuple[int, int]:
    """The two actions of a pair, which are those of its street, the lower number first."""
    return int(data.PAIR_LOW[pair]), int(data.PAIR_HIGH[pair])


def tower_of(town: Florence, street: int) -> list[int]:
    """The discs on a street, from below."""
    first = street * data.TOWER
    return [int(town.towers[first + height]) for height in range(int(town.heights[street]))]


def awards_now(town: Florence, tile: int) -> Awards:
    """Who would get how many points if a tile were scored now (C-P3, C-P4)."""
    return awards(town, tile_amounts(town, tile), TILE_AWARDS)


def final_awards_now(town: Florence, card: int) -> Awards:
    """Who would get how many points if a final card were scored now (C-E3)."""
    return awards(town, final_amounts(town, card), FINAL_AWARDS)


def awards(town: Florence, amounts: Counts, points: Counts) -> Awards:
    """Each player who gets points for such amounts, the foremost first."""
    given = places(town, amounts, points)
    return tuple((seat, share) for tied, share in given for seat in range(int(town.seats)) if tied >> seat & 1)
