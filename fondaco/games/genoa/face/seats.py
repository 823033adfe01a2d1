"""Everybody's things in the rail of the browser, a panel for each player: what lies before everybody's eyes."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.scene import Fragment, Scene
from fondaco.games.genoa import data
from fondaco.games.genoa.data import KINDS, NONE, OWNED
from fondaco.games.genoa.face.names import card_key, space_key
from fondaco.games.genoa.face.offer_words import item_keys
from fondaco.games.genoa.face.pieces import Piece, card_piece, kind_symbol, side_pieces
from fondaco.games.genoa.offer import OFFER
from fondaco.games.genoa.state import RESTING, City

UNTOLD = -1
"""Stands for money that is not shown."""


class SeatFacts(NamedTuple):
    seat: int
    player: str
    sign: str
    is_own: bool
    is_trader: bool
    status: str
    """The end of a key: asked, offers, passed, retired, resting, or empty."""
    acts: str
    """`yes`, `tile` (by an extra-action tile alone), `no`, or empty between turns."""
    money: int
    things: tuple[Piece, ...]
    """Goods, tiles and markers."""
    owned: tuple[str, ...]
    """Keys of the buildings with the player's marker."""
    hand: tuple[Piece, ...]
    """How many cards of each kind."""
    shown: tuple[Piece, ...]
    """Cards that everybody knows of."""
    sentence: str


def seat_fragments(scene: Scene) -> list[Fragment]:
    seats = [seat_facts(scene, seat) for seat in range(len(scene.players))]
    return [Fragment(f"seat-{facts.seat}", scene.paint("seat.html", facts), "others") for facts in seats]


def seat_facts(scene: Scene, seat: int) -> SeatFacts:
    city = cast(City, scene.view)
    is_own = seat == scene.seat
    is_told = is_own or city.open_money or city.is_over()
    goods = [int(city.goods[seat * data.GOODS + good]) for good in range(data.GOODS)]
    tiles = [int(city.tiles[seat * data.TILES + tile]) for tile in range(data.TILES)]
    markers = int(city.markers[seat])
    owned = tuple(space_key(OWNED + place) for place in range(data.OWNABLE) if city.owners[place] == seat)
    cards = [card for card in range(data.CARDS) if city.where[card] == seat and city.shown >> card & 1]
    keys = item_keys(0, goods, tiles, markers, [], city.box)
    hand = [int(city.held[seat * KINDS + kind]) for kind in range(KINDS)]
    return SeatFacts(
        seat=seat,
        player=scene.players[seat],
        sign=scene.signs[seat],
        is_own=is_own,
        is_trader=bool(seat == city.trader and not city.is_over()),
        status=status(city, seat),
        acts=acts(city, seat),
        money=int(city.money[seat]) if is_told else UNTOLD,
        things=side_pieces(city.box, 0, goods, tiles, markers, []),
        owned=owned,
        hand=tuple(Piece(kind_symbol(kind), hand[kind]) for kind in range(KINDS) if hand[kind]),
        shown=tuple(card_piece(city.box, card) for card in cards),
        sentence=scene.say(
            "board-seat-things",
            things=",".join(keys) or "none",
            owned=",".join(owned) or "none",
            contracts=hand[data.CONTRACT],
            messages=hand[data.MESSAGE],
            small=hand[data.SMALL],
            large=hand[data.LARGE],
            shown=",".join(card_key(city.box, card) for card in cards) or "none",
        ),
    )


def status(city: City, seat: int) -> str:
    """What a player is doing, as far as all may see."""
    if city.is_over():
        return ""
    if city.is_asked(seat):
        return "asked"
    if city.question() != "dealing" or seat == city.trader:
        return ""
    if city.offers[seat * OFFER] != NONE:
        return "offers"
    quiet = city.quiet[seat]
    if quiet:
        return "resting" if quiet == RESTING else "retired"
    return "passed" if city.spoken >> seat & 1 else ""


def acts(city: City, seat: int) -> str:
    """Whether a player can still act in this turn (G-M2)."""
    if city.is_over() or (city.tower == NONE and city.visited == 0):
        return ""
    if city.actions_left(seat) > 0:
        return "yes"
    return "tile" if city.can_act(seat) else "no"
