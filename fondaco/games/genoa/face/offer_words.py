"""An offer as facts for a sentence, in any language: what it is about, what is given, promised and wanted.

Each list is one fact, the keys of its things joined by commas; NAME says it as the language lists things.
"""

from __future__ import annotations

from fondaco.games.genoa import data
from fondaco.games.genoa.box import Box
from fondaco.games.genoa.face.names import card_item_key, joined, space_key
from fondaco.games.genoa.offer import Terms

Facts = dict[str, str | int]


def offer_facts(terms: Terms, box: Box, players: list[str]) -> Facts:
    """The facts of an offer; `shape` says which of the lists there are, such as `gives-asks`."""
    given = item_keys(terms.ducats, terms.goods, terms.tiles, terms.markers, terms.cards, box)
    asked = item_keys(terms.ducats_back, terms.goods_back, terms.tiles_back, terms.markers_back, terms.cards_back, box)
    yielded = yield_keys(terms)
    parts = [name for name, keys in (("gives", given), ("yields", yielded), ("asks", asked)) if keys]
    return {
        "player": players[terms.seat],
        "space": space_key(terms.space),
        "bare": "yes" if terms.is_bare else "no",
        "shape": "-".join(parts) or "nothing",
        "given": joined(given),
        "yielded": joined(yielded),
        "asked": joined(asked),
    }


def item_keys(ducats: int, goods: list[int], tiles: list[int], markers: int, cards: list[int], box: Box) -> list[str]:
    """The things on one side of an offer, each with how many of it: `item-ale-2`."""
    keys = [f"item-ducats-{ducats}"] if ducats else []
    keys += [f"item-{data.GOOD_NAMES[good]}-{count}" for good, count in enumerate(goods) if count]
    keys += [f"item-{data.TILE_NAMES[tile]}-{count}" for tile, count in enumerate(tiles) if count]
    keys += [f"item-marker-{markers}"] if markers else []
    return keys + [card_item_key(box, card) for card in cards]


def yield_keys(terms: Terms) -> list[str]:
    """What of the bought action's yield goes to the trader."""
    keys = [f"yield-{data.GOOD_NAMES[good]}" for good in terms.yield_goods]
    keys += [f"yield-{data.TILE_NAMES[tile]}" for tile in terms.yield_tiles]
    keys += [f"yield-marker-{terms.yield_markers}"] if terms.yield_markers else []
    keys += [f"yield-card-{terms.yield_cards}"] if terms.yield_cards else []
    return keys + ([f"yield-pay-{terms.yield_pay}"] if terms.yield_pay else [])
