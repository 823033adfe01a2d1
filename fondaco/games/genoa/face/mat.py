"""The viewer's own mat in the browser: ducats, things, cards and plans, with what can be done with each."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.button import Button, button
from fondaco.face.scene import Fragment, Scene
from fondaco.games.genoa import data
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.data import CONTRACT, LARGE, MESSAGE, SMALL
from fondaco.games.genoa.face.bundle import held_by
from fondaco.games.genoa.face.hand import Group, HeldCard, groups_of, hand_of, held_card
from fondaco.games.genoa.face.names import MARKER, THINGS, thing_key, thing_symbol
from fondaco.games.genoa.face.plan_facts import PlanFacts, held_plans
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
    button: Button | None
    wanted: int
    """How many of the viewer's orders ask for it."""


class Leaf(NamedTuple):
    """A card, with what can be done with it."""

    card: HeldCard
    button: Button | None
    number: int
    """Of the card, by which it is asked about."""


class ContractsFacts(NamedTuple):
    """A group of neighbours."""

    leaves: tuple[Leaf, ...]
    group: Group


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
    held = held_by(city, scene.seat)
    heaps = {thing: heap(scene, thing, held[thing], hand) for thing in range(MARKER) if held[thing]}
    return MatFacts(
        seat=scene.seat,
        money=int(city.money[scene.seat]),
        goods=tuple(found for thing, found in heaps.items() if thing < data.GOODS),
        tiles=tuple(found for thing, found in heaps.items() if thing >= data.GOODS),
        markers=heap(scene, MARKER, held[MARKER], hand),
        owned=int(owned_by(city, scene.seat)),
        cards=tuple(leaf(scene, card) for card in hand if card >= data.CONTRACTS),
        contracts=tuple(ContractsFacts(tuple(leaf(scene, card) for card in group.cards), group) for group in groups),
        plans=held_plans(scene),
    )


def heap(scene: Scene, thing: int, number: int, hand: list[int]) -> Heap:
    box = cast(City, scene.view).box
    wanted = sum(1 for card in hand if box.wanted[card] >> thing & 1)
    played = [verbs.PLAY + index for index, tile in enumerate(verbs.PLAYED) if data.GOODS + tile == thing]
    topic = "markers" if thing == MARKER else THINGS[thing]
    use = button(scene, *played, *given(scene, verbs.ITEM_GOOD + thing))
    return Heap(thing_symbol(thing), thing_key(thing), number, topic, use, wanted)


def leaf(scene: Scene, card: int) -> Leaf:
    delivered = [verbs.DELIVER + card - data.FIRST_MESSAGE] if card >= data.FIRST_MESSAGE else []
    held = held_card(cast(City, scene.view), scene.seat, card)
    return Leaf(held, button(scene, *delivered, *given(scene, verbs.ITEM_CARD + card)), card)


def given(scene: Scene, item: int) -> list[int]:
    """To give an item away: within a 1:1 trade, or of the cards drawn. In a deal the drawer does that."""
    return [] if scene.view.question() == "dealing" else [verbs.GIVE + item]
