"""What a player lacks for an action that is impossible, in a word (C-A1 to C-A7)."""

from __future__ import annotations

from fondaco.games.calimala import data
from fondaco.games.calimala.state import Florence
from fondaco.kernel.counts import bits


def shortage(town: Florence, seat: int, action: int) -> str:
    """The variant of `board-instead` for the first thing that stands against an impossible action."""
    first = seat * data.MATERIALS
    if action == data.BUILD:
        return "all-built" if everything_stands(town, seat) else "means"
    if action == data.ARTWORK:
        return "marble" if town.stock[first + data.MARBLE] == 0 else "church-room"
    if action == data.CONTRIBUTE:
        return "church-room" if any(town.stock[first : first + data.MATERIALS]) else "goods"
    if action in (data.SHIP, data.TRANSPORT):
        return shortage_of_trade(town, seat, action)
    if town.supply[seat] == 0:
        return "cubes"
    return "cloth-room" if action == data.WEAVE else "warehouse-room"


def shortage_of_trade(town: Florence, seat: int, action: int) -> str:
    """For shipping and transport: a ship or a house, then cloth, then room where it could go."""
    if action == data.SHIP and town.ships[seat] == 0:
        return "ship"
    if action == data.TRANSPORT and town.houses[seat] == 0:
        return "house"
    return "city-room" if town.cloth_of(seat) else "cloth"


def everything_stands(town: Florence, seat: int) -> bool:
    """Whether a player has built all ships, workshops and houses."""
    built = (int(town.ships[seat]), int(town.workshops[seat]), int(bits(town.houses[seat])))
    return built == (data.MOST_SHIPS, data.MOST_WORKSHOPS, data.MOST_HOUSES)
