"""Where on the board lies what a tile or a final card counts, as a `data-place`, and how it is drawn."""

from __future__ import annotations

from fondaco.games.calimala import data

CLOTH = "cm-bale"
CUBE = "cm-cube"
DISC = "cm-disc"


def tile_place(tile: int) -> str:
    """A city or all ports or trade cities on the map, a church, or a row of all churches."""
    if tile < data.TILE_CHURCH:
        return f"city-{tile}"
    if tile < data.TILE_ARTWORKS:
        return f"church-{tile - data.TILE_CHURCH}"
    if tile in (data.TILE_PORTS, data.TILE_TRADE):
        return data.TILE_NAMES[tile]
    return f"row-{data.ARTWORK_ROW if tile == data.TILE_ARTWORKS else tile - data.TILE_MATERIAL}"


def final_place(card: int) -> str:
    if card < data.FINAL_CHURCH:
        return f"city-{card}"
    return f"church-{card - data.FINAL_CHURCH}" if card < data.FINAL_PALAZZO else "council"


def thing_at(place: str, seat: int) -> str:
    """The drawing of one thing of a player that counts at a place."""
    if place.startswith("city-") or place in data.TILE_NAMES:
        return CLOTH
    return f"{DISC if place == 'council' else CUBE}-{seat}"
