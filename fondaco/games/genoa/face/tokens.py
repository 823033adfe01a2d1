"""Things that can be put into a deal by a tap: what each side holds, and what the bought action would bring."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.scene import Scene
from fondaco.games.genoa import data
from fondaco.games.genoa.face.names import card_key, good_key, tile_key
from fondaco.games.genoa.face.pieces import MARKER, Piece, card_piece, drawn_symbol, good_symbol, tile_symbol
from fondaco.games.genoa.offer import Terms
from fondaco.games.genoa.proceeds import cards_of_building, goods_of_building, tiles_of_building
from fondaco.games.genoa.state import City


class Token(NamedTuple):
    """One thing that can be put into the deal by a tap."""

    id: str
    field: str
    value: str
    symbol: str
    label: str
    """The key of its name."""
    piece: Piece | None
    """What is on a card."""
    is_in: bool
    spaces: tuple[str, ...] = ()
    """Where the action brings it, for what the bought action yields."""


class Side(NamedTuple):
    """What one side puts in."""

    ducats: int
    money: int
    """The most it can be; -1 where that is not told."""
    tokens: tuple[Token, ...]
    cards: tuple[Token, ...]


class Parts(NamedTuple):
    """One side of an offer."""

    ducats: int = 0
    goods: tuple[int, ...] = (0,) * data.GOODS
    tiles: tuple[int, ...] = (0,) * data.TILES
    markers: int = 0
    cards: tuple[int, ...] = ()

    @classmethod
    def given(cls, terms: Terms | None) -> Parts:
        if terms is None:
            return cls()
        return cls(terms.ducats, tuple(terms.goods), tuple(terms.tiles), terms.markers, tuple(terms.cards))

    @classmethod
    def back(cls, terms: Terms | None) -> Parts:
        if terms is None:
            return cls()
        goods, tiles = tuple(terms.goods_back), tuple(terms.tiles_back)
        return cls(terms.ducats_back, goods, tiles, terms.markers_back, tuple(terms.cards_back))


def side(scene: Scene, field: str, holder: int, parts: Parts) -> Side:
    """What a holder has, thing by thing; of others only cards that everybody knows of."""
    city = cast(City, scene.view)
    tokens = []
    for good in range(data.GOODS):
        name, key = data.GOOD_NAMES[good], good_key(good)
        held = int(city.goods[holder * data.GOODS + good])
        tokens += several(f"{field}-{name}", good_symbol(good), key, held, parts.goods[good])
    for tile in range(data.TILES):
        name, key = data.TILE_NAMES[tile], tile_key(tile)
        held = int(city.tiles[holder * data.TILES + tile])
        tokens += several(f"{field}-{name}", tile_symbol(tile), key, held, parts.tiles[tile])
    tokens += several(f"{field}-marker", MARKER, "deal-marker", int(city.markers[holder]), parts.markers)
    known = [card for card in range(data.CARDS) if city.where[card] == holder]
    cards = [card_token(city, field, card, card in parts.cards) for card in known if is_known(scene, holder, card)]
    is_told = holder == scene.seat or city.open_money
    return Side(parts.ducats, int(city.money[holder]) if is_told else -1, tuple(tokens), tuple(cards))


def is_known(scene: Scene, holder: int, card: int) -> bool:
    """Whether a card can be named: an own one, or one that everybody knows of."""
    return holder == scene.seat or bool(cast(City, scene.view).shown >> card & 1)


def several(field: str, symbol: str, label: str, held: int, chosen: int) -> list[Token]:
    return [Token(f"{field}-{n + 1}", field, "1", symbol, label, None, n < chosen) for n in range(held)]


def card_token(city: City, field: str, card: int, is_in: bool) -> Token:
    name = data.card_name(card)
    piece = card_piece(city.box, card)
    return Token(f"{field}-{name}", f"{field}-card", name, piece.symbol, card_key(city.box, card), piece, is_in)


def yield_tokens(targets: list[int], payable: list[int], terms: Terms | None) -> tuple[Token, ...]:
    """What the bought action may bring, each with the spaces that bring it (G-N2)."""
    found = []
    for good in range(data.GOODS):
        spaces = names_where([space for space in targets if goods_of(space) >> good & 1])
        if spaces:
            name = data.GOOD_NAMES[good]
            is_in = terms is not None and good in terms.yield_goods
            found.append(Token(f"yield-{name}", "yield", name, good_symbol(good), good_key(good), None, is_in, spaces))
    for tile in range(data.TILES):
        spaces = names_where([space for space in targets if tiles_of(space, payable) >> tile & 1])
        if spaces:
            name = data.TILE_NAMES[tile]
            is_in = terms is not None and tile in terms.yield_tiles
            found.append(Token(f"yield-{name}", "yield", name, tile_symbol(tile), tile_key(tile), None, is_in, spaces))
    if data.CATHEDRAL in targets:
        spaces = names_where([data.CATHEDRAL])
        chosen = terms.yield_markers if terms else 0
        found += [token._replace(spaces=spaces) for token in several("yield-marker", MARKER, "deal-marker", 2, chosen)]
    chosen = terms.yield_cards if terms else 0
    for number in range(2):
        drawing = [space for space in targets if space < data.BUILDINGS and cards_of_building(space) > number]
        if drawing:
            symbol = drawn_symbol(drawing[0])
            token = several("yield-card", symbol, "deal-drawn", 2, chosen)[number]
            found.append(token._replace(spaces=names_where(drawing)))
    return tuple(found)


def goods_of(space: int) -> int:
    return int(goods_of_building(space))


def tiles_of(space: int, payable: list[int]) -> int:
    """A villa gives any tile, as the reward for a large order that is delivered there."""
    if space < data.VILLAS:
        return (1 << data.TILES) - 1 if space in payable else 0
    return int(tiles_of_building(space))


def names_where(spaces: list[int]) -> tuple[str, ...]:
    return tuple(data.space_name(space) for space in spaces)
