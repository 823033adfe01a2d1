"""The keys under which the words of Genoa know its things."""

from __future__ import annotations

from fondaco.games.genoa import data
from fondaco.games.genoa.box import Box


def space_key(space: int) -> str:
    return f"space-{data.space_name(space)}"


def good_key(good: int) -> str:
    return f"good-{data.GOOD_NAMES[good]}"


def tile_key(tile: int) -> str:
    return f"tile-{data.TILE_NAMES[tile]}"


def kind_key(kind: int) -> str:
    return f"kind-{data.KIND_NAMES[kind]}"


def effect_key(space: int) -> str:
    """What the action of a space brings."""
    return f"effect-{data.space_name(space)}" if space < data.BUILDINGS else "effect-none"


def card_parts(box: Box, card: int) -> list[str]:
    """What a card says, as keys: its building, then the other building or the goods."""
    house = space_key(int(box.house[card]))
    if card < data.FIRST_MESSAGE:
        return [house]
    if card < data.FIRST_SMALL:
        return [house, space_key(int(box.other_house[card]))]
    return [house] + [good_key(good) for good in range(data.GOODS) if box.wanted[card] >> good & 1]


def card_key(box: Box, card: int) -> str:
    """A card by what it says: `the-message:space-inn:space-park`."""
    if card < data.FIRST_MESSAGE:
        return f"card-{data.card_name(card)}"
    return ":".join([f"the-{data.KIND_NAMES[int(data.kind_of(card))]}", *card_parts(box, card)])


def card_item_key(box: Box, card: int) -> str:
    """A card as one of the things in an offer."""
    return ":".join([f"item-{data.KIND_NAMES[int(data.kind_of(card))]}", *card_parts(box, card)])


def joined(keys: list[str]) -> str:
    """Several keys as one fact for NAME."""
    return ",".join(keys)
