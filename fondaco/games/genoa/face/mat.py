"""The viewer's own mat in the browser: ducats, things, cards and plans, with what can be done with each."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.scene import Fragment, Offer, Scene
from fondaco.games.genoa import data
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.data import CONTRACT, LARGE, MESSAGE, SMALL
from fondaco.games.genoa.face.bundle import held_by
from fondaco.games.genoa.face.hand import Group, HeldCard, groups_of, hand_of, held_card
from fondaco.games.genoa.face.names import MARKER, THINGS, thing_key, thing_symbol
from fondaco.games.genoa.face.offers import TermsFacts, terms_facts
from fondaco.games.genoa.face.readings import plans_of
from fondaco.games.genoa.scoring import owned_by
from fondaco.games.genoa.state import City

ORDER = (LARGE, SMALL, MESSAGE, CONTRACT)
"""The kinds of cards in the order in which they are worth a look."""


class Heap(NamedTuple):
    """Things of one kind, with what can be done with one of them."""

    symbol: str
    label: str
    number: int
    topic: str
    button: Offer | None
    wanted: int
    """How many of the own orders ask for it."""


class Leaf(NamedTuple):
    """A card, with what can be done with it."""

    card: HeldCard
    button: Offer | None


class ContractsFacts(NamedTuple):
    """A group of neighbours."""

    leaves: tuple[Leaf, ...]
    group: Group


class PlanFacts(NamedTuple):
    terms: TermsFacts
    up_to: int
    forget: Offer | None


class MatFacts(NamedTuple):
    seat: int
    money: int
    goods: tuple[Heap, ...]
    tiles: tuple[Heap, ...]
    markers: Heap
    owned: int
    cards: tuple[Leaf, ...]
    contracts: tuple[ContractsFacts, ...]
    plans: tuple[PlanFacts, ...]


def mine_fragments(scene: Scene) -> list[Fragment]:
    """Nothing for whoever only watches."""
    if scene.is_spectator:
        return []
    return [Fragment("mine", scene.paint("mine.html", mat_facts(scene)), "mine")]


def mat_facts(scene: Scene) -> MatFacts:
    city = cast(City, scene.view)
    hand = sorted(hand_of(city, scene.seat), key=lambda card: (ORDER.index(int(data.kind_of(card))), card))
    groups = groups_of(city.box, sum(1 << card for card in hand if card < data.CONTRACTS))
    heaps = [heap(scene, thing, number, hand) for thing, number in enumerate(held_by(city, scene.seat))]
    return MatFacts(
        seat=scene.seat,
        money=int(city.money[scene.seat]),
        goods=tuple(found for found in heaps[: data.GOODS] if found.number),
        tiles=tuple(found for found in heaps[data.GOODS : MARKER] if found.number),
        markers=heaps[MARKER],
        owned=int(owned_by(city, scene.seat)),
        cards=tuple(leaf(scene, card) for card in hand if card >= data.CONTRACTS),
        contracts=tuple(ContractsFacts(tuple(leaf(scene, card) for card in group.cards), group) for group in groups),
        plans=tuple(
            PlanFacts(terms_facts(scene, terms), up_to, scene.offers.get(verbs.FORGET + slot))
            for slot, terms, up_to in plans_of(city, scene.seat)
        ),
    )


def given(scene: Scene, item: int) -> Offer | None:
    """To give an item away: within a 1:1 trade, or of the cards drawn. In a deal the drawer does that."""
    return None if scene.view.question() == "dealing" else scene.offers.get(verbs.GIVE + item)


def heap(scene: Scene, thing: int, number: int, hand: list[int]) -> Heap:
    box = cast(City, scene.view).box
    wanted = sum(1 for card in hand if box.wanted[card] >> thing & 1)
    play = None
    if thing - data.GOODS in verbs.PLAYED:
        play = scene.offers.get(verbs.PLAY + verbs.PLAYED.index(thing - data.GOODS))
    topic = "markers" if thing == MARKER else THINGS[thing]
    button = play or given(scene, verbs.ITEM_GOOD + thing)
    return Heap(thing_symbol(thing), thing_key(thing), number, topic, button, wanted)


def leaf(scene: Scene, card: int) -> Leaf:
    deliver = scene.offers.get(verbs.DELIVER + card - data.FIRST_MESSAGE) if card >= data.FIRST_MESSAGE else None
    held = held_card(cast(City, scene.view), scene.seat, card)
    return Leaf(held, deliver or given(scene, verbs.ITEM_CARD + card))
