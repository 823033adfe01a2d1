"""What changes hands: the ducats, things and cards on one side of a deal, as words name them and as pictures show them.

In words each list is one fact, the keys of its things joined by commas; NAME says it as the language lists things.
"""

from __future__ import annotations

from typing import NamedTuple

from fondaco.face.text import Facts
from fondaco.games.genoa import data
from fondaco.games.genoa.box import Box
from fondaco.games.genoa.face.names import COIN, MARKER, THINGS, houses, kind_symbol, thing_symbol, wanted_goods
from fondaco.games.genoa.keys import card_item_key, joined, space_key
from fondaco.games.genoa.offer import Terms
from fondaco.games.genoa.proceeds import (
    cards_of_building,
    goods_of_building,
    kind_drawn,
    markers_of_building,
    tiles_of_building,
)
from fondaco.games.genoa.state import City


class Piece(NamedTuple):
    """A thing with its symbol."""

    symbol: str
    number: int = 1
    labels: tuple[str, ...] = ()
    """Keys of what is written beside it: the buildings of a card."""
    goods: tuple[str, ...] = ()
    """Symbols of the goods that an order asks for."""


class Bundle(NamedTuple):
    """What one side puts in."""

    ducats: int = 0
    things: tuple[int, ...] = (0,) * len(THINGS)
    """How many of each of THINGS."""
    cards: tuple[int, ...] = ()


def given_in(terms: Terms) -> Bundle:
    """What the player gives."""
    return Bundle(terms.ducats, (*terms.goods, *terms.tiles, terms.markers), tuple(terms.cards))


def asked_in(terms: Terms) -> Bundle:
    """What the trader gives."""
    things = (*terms.goods_back, *terms.tiles_back, terms.markers_back)
    return Bundle(terms.ducats_back, things, tuple(terms.cards_back))


def held_by(city: City, seat: int) -> tuple[int, ...]:
    """How many of each of THINGS lie before a player."""
    goods = [int(city.goods[seat * data.GOODS + good]) for good in range(data.GOODS)]
    tiles = [int(city.tiles[seat * data.TILES + tile]) for tile in range(data.TILES)]
    return (*goods, *tiles, int(city.markers[seat]))


def brought_by(space: int) -> tuple[int, ...]:
    """How many of each of THINGS the action of a space brings."""
    mask = int(goods_of_building(space)) | int(tiles_of_building(space)) << data.GOODS
    return (*(mask >> thing & 1 for thing in range(MARKER)), int(markers_of_building(space)))


def promised_in(terms: Terms) -> tuple[int, ...]:
    """How many of each of THINGS go to the trader out of what the bought action brings."""
    promised = [*terms.yield_goods, *(data.GOODS + tile for tile in terms.yield_tiles)]
    return (*(int(thing in promised) for thing in range(MARKER)), terms.yield_markers)


# In words.


def read_offer(city: City, terms: Terms, players: list[str], seat: int) -> Facts:
    """The facts of an offer as somebody at the table reads it, who may be one of its two sides."""
    reader = "buyer" if seat == terms.seat else "trader" if seat == city.trader else "other"
    return offer_facts(terms, city.box, players) | {"reader": reader}


def offer_facts(terms: Terms, box: Box, players: list[str]) -> Facts:
    """The facts of an offer; `shape` says which of the lists there are, such as `gives-asks`."""
    given, asked, yielded = bundle_keys(box, given_in(terms)), bundle_keys(box, asked_in(terms)), yield_keys(terms)
    parts = [name for name, keys in (("gives", given), ("yields", yielded), ("asks", asked)) if keys]
    return {
        "player": players[terms.seat],
        "space": space_key(terms.space),
        "bare": "yes" if terms.is_bare else "no",
        "shape": "-".join(parts) or "nothing",
        "given": joined(given),
        "yielded": joined(yielded),
        "asked": joined(asked),
        "reader": "other",
    }


def bundle_keys(box: Box, bundle: Bundle) -> list[str]:
    """Each thing with how many of it: `item-ale-2`."""
    keys = [f"item-ducats-{bundle.ducats}"] if bundle.ducats else []
    keys += [f"item-{THINGS[thing]}-{count}" for thing, count in enumerate(bundle.things) if count]
    return keys + [card_item_key(box, card) for card in bundle.cards]


def yield_keys(terms: Terms) -> list[str]:
    """What of the bought action's yield goes to the trader."""
    keys = [yield_key(thing, count) for thing, count in enumerate(promised_in(terms)) if count]
    keys += [f"yield-card-{terms.yield_cards}"] if terms.yield_cards else []
    return keys + ([f"yield-pay-{terms.yield_pay}"] if terms.yield_pay else [])


def yield_key(thing: int, count: int = 1) -> str:
    """One of THINGS; of goods and tiles an action brings one at most."""
    return f"yield-{THINGS[thing]}" if thing < MARKER else f"yield-marker-{count}"


# In pictures.


def pieces_of(box: Box, bundle: Bundle) -> tuple[Piece, ...]:
    ducats = [Piece(COIN, bundle.ducats)] if bundle.ducats else []
    return (*ducats, *thing_pieces(bundle.things), *(card_piece(box, card) for card in bundle.cards))


def thing_pieces(things: tuple[int, ...]) -> tuple[Piece, ...]:
    return tuple(Piece(thing_symbol(thing), count) for thing, count in enumerate(things) if count)


def card_piece(box: Box, card: int) -> Piece:
    labels = tuple(space_key(house) for house in houses(box, card))
    goods = tuple(thing_symbol(good) for good in wanted_goods(box, card))
    return Piece(kind_symbol(int(data.kind_of(card))), 1, labels, goods)


def yield_pieces(terms: Terms) -> tuple[Piece, ...]:
    """What of the bought action goes to the trader."""
    cards = [Piece(drawn_symbol(terms.space), terms.yield_cards)] if terms.yield_cards else []
    pay = [Piece(COIN, terms.yield_pay)] if terms.yield_pay else []
    return (*thing_pieces(promised_in(terms)), *cards, *pay)


def brought_pieces(space: int) -> tuple[Piece, ...]:
    """What the action of a space brings; nothing for the market and the streets."""
    cards = int(cards_of_building(space))
    return (*thing_pieces(brought_by(space)), *([Piece(drawn_symbol(space), cards)] if cards else []))


def drawn_symbol(building: int) -> str:
    """The kind of card that a building lets draw."""
    return kind_symbol(int(kind_drawn(building)))
