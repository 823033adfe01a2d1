"""Things as the templates of the browser board show them: a symbol, how many, and what is written beside it."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.face.scene import Scene
from fondaco.games.genoa import data
from fondaco.games.genoa.box import Box
from fondaco.games.genoa.face.names import space_key
from fondaco.games.genoa.offer import Terms
from fondaco.games.genoa.proceeds import cards_of_building, goods_of_building, markers_of_building, tiles_of_building

COIN = "item-coin"
MARKER = "item-marker"


class Piece(NamedTuple):
    """A thing with its symbol."""

    symbol: str
    number: int
    labels: tuple[str, ...] = ()
    """Keys of what is written beside it: the buildings of a card."""
    goods: tuple[str, ...] = ()
    """Symbols of the goods that an order asks for."""


class Button(NamedTuple):
    """An open choice on a thing."""

    notation: str
    sentence: str
    card: str


def button(scene: Scene, choice: int) -> Button | None:
    offer = scene.offers.get(choice)
    return Button(offer.notation, offer.sentence, offer.card) if offer else None


def symbol_of(name: str) -> str:
    return f"item-{name}"


def good_symbol(good: int) -> str:
    return symbol_of(data.GOOD_NAMES[good])


def tile_symbol(tile: int) -> str:
    return symbol_of(data.TILE_NAMES[tile])


def kind_symbol(kind: int) -> str:
    return symbol_of(data.KIND_NAMES[kind])


def wanted_goods(box: Box, card: int) -> tuple[int, ...]:
    """The goods that an order asks for."""
    return tuple(good for good in range(data.GOODS) if box.wanted[card] >> good & 1)


def houses(box: Box, card: int) -> tuple[int, ...]:
    """The buildings of which a card speaks."""
    first, second = int(box.house[card]), int(box.other_house[card])
    return (first,) if first == second else (first, second)


def card_piece(box: Box, card: int) -> Piece:
    labels = tuple(space_key(house) for house in houses(box, card))
    goods = tuple(good_symbol(good) for good in wanted_goods(box, card))
    return Piece(kind_symbol(int(data.kind_of(card))), 1, labels, goods)


def given_pieces(box: Box, terms: Terms) -> tuple[Piece, ...]:
    """What the player gives."""
    return side_pieces(box, terms.ducats, terms.goods, terms.tiles, terms.markers, terms.cards)


def asked_pieces(box: Box, terms: Terms) -> tuple[Piece, ...]:
    """What the trader gives."""
    return side_pieces(box, terms.ducats_back, terms.goods_back, terms.tiles_back, terms.markers_back, terms.cards_back)


def side_pieces(
    box: Box, ducats: int, goods: list[int], tiles: list[int], markers: int, cards: list[int]
) -> tuple[Piece, ...]:
    found = [Piece(COIN, ducats)] if ducats else []
    found += [Piece(good_symbol(good), count) for good, count in enumerate(goods) if count]
    found += [Piece(tile_symbol(tile), count) for tile, count in enumerate(tiles) if count]
    found += [Piece(MARKER, markers)] if markers else []
    return tuple(found + [card_piece(box, card) for card in cards])


def yield_pieces(terms: Terms) -> tuple[Piece, ...]:
    """What of the bought action goes to the trader."""
    found = [Piece(good_symbol(good), 1) for good in terms.yield_goods]
    found += [Piece(tile_symbol(tile), 1) for tile in terms.yield_tiles]
    found += [Piece(MARKER, terms.yield_markers)] if terms.yield_markers else []
    if terms.yield_cards:
        found.append(Piece(drawn_symbol(terms.space), terms.yield_cards))
    return tuple(found + ([Piece(COIN, terms.yield_pay)] if terms.yield_pay else []))


def drawn_symbol(building: int) -> str:
    """The kind of card that a building lets draw."""
    kinds = {data.GUILD_HALL: data.LARGE, data.CITY_HALL: data.SMALL, data.POST_OFFICE: data.MESSAGE}
    return kind_symbol(kinds.get(building, data.CONTRACT))


def brought(space: int) -> tuple[Piece, ...]:
    """What the action of a space brings; nothing for the market and the streets."""
    if space >= data.BUILDINGS:
        return ()
    goods, tiles = int(goods_of_building(space)), int(tiles_of_building(space))
    found = [Piece(good_symbol(good), 1) for good in range(data.GOODS) if goods >> good & 1]
    found += [Piece(tile_symbol(tile), 1) for tile in range(data.TILES) if tiles >> tile & 1]
    markers, cards = int(markers_of_building(space)), int(cards_of_building(space))
    found += [Piece(MARKER, markers)] if markers else []
    return tuple(found + ([Piece(drawn_symbol(space), cards)] if cards else []))
