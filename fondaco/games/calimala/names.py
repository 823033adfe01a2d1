"""The keys under which the words of Calimala know its things."""

from __future__ import annotations

from fondaco.games.calimala import data


def street_key(pair: int) -> str:
    """A street by its two actions: `street-wood-weave`."""
    return f"street-{data.pair_name(pair).replace('+', '-')}"


def action_key(action: int) -> str:
    return f"action-{data.ACTION_NAMES[action]}"


def material_key(material: int) -> str:
    return f"material-{data.MATERIAL_NAMES[material]}"


def building_key(building: int) -> str:
    return f"building-{data.BUILDING_NAMES[building]}"


def city_key(city: int) -> str:
    return f"city-{data.CITY_NAMES[city]}"


def tile_key(tile: int) -> str:
    return f"tile-{data.TILE_NAMES[tile]}"


def final_key(card: int) -> str:
    """A final card that is known; another one has a key of its own."""
    return f"final-{data.FINAL_NAMES[card]}" if card >= 0 else "final-none"


def open_key(action: int, times: int) -> str:
    """An action that may still be carried out so many times: `open-weave-2`."""
    return f"open-{data.ACTION_NAMES[action]}-{times}"


def place_key(place: int) -> str:
    """The first, second ... of the players: `place-1`."""
    return f"place-{place}"


def joined(keys: list[str]) -> str:
    """Several keys as one fact for NAME."""
    return ",".join(keys)
