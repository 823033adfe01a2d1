"""The viewer's own mat in the browser: ducats, goods, tiles, markers, cards with what each needs and has, and plans."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.scene import Fragment, Scene
from fondaco.games.genoa import data
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.data import CONTRACT, LARGE, LARGE_PAY, MESSAGE, MESSAGE_PAY, SMALL, SMALL_PAY
from fondaco.games.genoa.face.contracts import Group, groups_of
from fondaco.games.genoa.face.names import card_key, good_key, space_key, tile_key
from fondaco.games.genoa.face.offer_words import offer_facts
from fondaco.games.genoa.face.pieces import (
    MARKER,
    Button,
    Piece,
    asked_pieces,
    button,
    given_pieces,
    good_symbol,
    houses,
    tile_symbol,
    wanted_goods,
    yield_pieces,
)
from fondaco.games.genoa.face.readings import plans_of
from fondaco.games.genoa.scoring import owned_by
from fondaco.games.genoa.state import City

PAYS = {MESSAGE: MESSAGE_PAY, SMALL: SMALL_PAY, LARGE: LARGE_PAY}
ORDER = (LARGE, SMALL, MESSAGE, CONTRACT)
"""The kinds of cards in the order in which they are worth a look."""


class Heap(NamedTuple):
    """Things of one kind, with what can be done with one of them."""

    symbol: str
    label: str
    number: int
    topic: str
    button: Button | None
    wanted: int
    """How many of the own orders ask for it."""


class Need(NamedTuple):
    """What a card asks for: a good, or a building that the tower must visit."""

    symbol: str
    """Of a good; empty for a building."""
    label: str
    is_met: bool


class CardFacts(NamedTuple):
    """One card in the own hand."""

    kind: str
    label: str
    """The whole card as a key for NAME."""
    house: str
    """Where it is delivered, or the key of a contract's building."""
    needs: tuple[Need, ...]
    pay: int
    is_ready: bool
    is_shown: bool
    """Whether everybody knows of it."""
    button: Button | None


class ContractsFacts(NamedTuple):
    """A group of neighbours."""

    cards: tuple[CardFacts, ...]
    group: Group


class PlanFacts(NamedTuple):
    space: str
    sentence: str
    given: tuple[Piece, ...]
    yielded: tuple[Piece, ...]
    asked: tuple[Piece, ...]
    up_to: int
    forget: Button | None


class MatFacts(NamedTuple):
    seat: int
    money: int
    goods: tuple[Heap, ...]
    tiles: tuple[Heap, ...]
    markers: Heap
    owned: int
    cards: tuple[CardFacts, ...]
    contracts: tuple[ContractsFacts, ...]
    plans: tuple[PlanFacts, ...]


def mine_fragments(scene: Scene) -> list[Fragment]:
    """Nothing for whoever only watches."""
    if scene.is_spectator:
        return []
    return [Fragment("mine", scene.paint("mine.html", mat_facts(scene)), "mine")]


def mat_facts(scene: Scene) -> MatFacts:
    city = cast(City, scene.view)
    hand = [card for card in range(data.CARDS) if city.where[card] == scene.seat]
    hand.sort(key=lambda card: (ORDER.index(int(data.kind_of(card))), card))
    contracts = groups_of(city.box, sum(1 << card for card in hand if card < data.CONTRACTS))
    return MatFacts(
        seat=scene.seat,
        money=int(city.money[scene.seat]),
        goods=tuple(good_heap(scene, good, hand) for good in range(data.GOODS) if held_good(scene, good)),
        tiles=tuple(tile_heap(scene, tile) for tile in range(data.TILES) if held_tile(scene, tile)),
        markers=marker_heap(scene),
        owned=int(owned_by(city, scene.seat)),
        cards=tuple(card_facts(scene, card) for card in hand if card >= data.CONTRACTS),
        contracts=tuple(
            ContractsFacts(tuple(card_facts(scene, card) for card in group.cards), group) for group in contracts
        ),
        plans=tuple(plan_facts(scene, number) for number in range(len(plans_of(city, scene.seat)))),
    )


def held_good(scene: Scene, good: int) -> int:
    return int(cast(City, scene.view).goods[scene.seat * data.GOODS + good])


def held_tile(scene: Scene, tile: int) -> int:
    return int(cast(City, scene.view).tiles[scene.seat * data.TILES + tile])


def given_button(scene: Scene, item: int) -> Button | None:
    """To give an item away: within a 1:1 trade, or of the cards drawn. In a deal the drawer does that."""
    return None if scene.view.question() == "dealing" else button(scene, verbs.GIVE + item)


def good_heap(scene: Scene, good: int, hand: list[int]) -> Heap:
    box = cast(City, scene.view).box
    wanted = sum(1 for card in hand if box.wanted[card] >> good & 1)
    give = given_button(scene, verbs.ITEM_GOOD + good)
    name = data.GOOD_NAMES[good]
    return Heap(good_symbol(good), good_key(good), held_good(scene, good), name, give, wanted)


def tile_heap(scene: Scene, tile: int) -> Heap:
    play = button(scene, verbs.PLAY + verbs.PLAYED.index(tile)) if tile in verbs.PLAYED else None
    give = given_button(scene, verbs.ITEM_TILE + tile)
    return Heap(tile_symbol(tile), tile_key(tile), held_tile(scene, tile), data.TILE_NAMES[tile], play or give, 0)


def marker_heap(scene: Scene) -> Heap:
    count = int(cast(City, scene.view).markers[scene.seat])
    return Heap(MARKER, "deal-marker", count, "markers", given_button(scene, verbs.ITEM_MARKER), 0)


def card_facts(scene: Scene, card: int) -> CardFacts:
    city = cast(City, scene.view)
    kind = int(data.kind_of(card))
    needs = needs_of(city, scene.seat, card)
    deliver = button(scene, verbs.DELIVER + card - data.FIRST_MESSAGE) if kind != CONTRACT else None
    return CardFacts(
        kind=data.KIND_NAMES[kind],
        label=card_key(city.box, card),
        house=space_key(int(city.box.house[card])),
        needs=needs,
        pay=PAYS.get(kind, 0),
        is_ready=bool(needs) and all(need.is_met for need in needs),
        is_shown=bool(city.shown >> card & 1),
        button=deliver or given_button(scene, verbs.ITEM_CARD + card),
    )


def needs_of(city: City, seat: int, card: int) -> tuple[Need, ...]:
    """The goods of an order, the buildings of a message; nothing for a contract."""
    if card < data.CONTRACTS:
        return ()
    if data.kind_of(card) == MESSAGE:
        return tuple(Need("", space_key(house), bool(city.visited >> house & 1)) for house in houses(city.box, card))
    goods = wanted_goods(city.box, card)
    return tuple(Need(good_symbol(good), good_key(good), bool(city.goods[seat * data.GOODS + good])) for good in goods)


def plan_facts(scene: Scene, number: int) -> PlanFacts:
    city = cast(City, scene.view)
    slot, terms, up_to = plans_of(city, scene.seat)[number]
    return PlanFacts(
        space=space_key(terms.space),
        sentence=scene.say("offer-line", **offer_facts(terms, city.box, list(scene.players))),
        given=given_pieces(city.box, terms),
        yielded=yield_pieces(terms),
        asked=asked_pieces(city.box, terms),
        up_to=up_to,
        forget=button(scene, verbs.FORGET + slot),
    )
