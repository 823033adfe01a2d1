"""The viewer's own mat in the browser: workshops, warehouses, harbour, discs, the hand, and the secret final card."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.button import Button, button
from fondaco.face.scene import OpenChoice, Scene
from fondaco.face.sight import Sight
from fondaco.face.slices import slice_of
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.face.seat_facts import HIDDEN, SeatFacts, picture_of, seat_facts
from fondaco.games.calimala.face.things import ON_THE_MAT
from fondaco.games.calimala.state import Florence


class Card(NamedTuple):
    """An action card, as often as the viewer has it."""

    action: int
    name: str
    copies: int
    button: Button | None = None


class Offer(NamedTuple):
    """A final card to keep, or a start card to take."""

    button: Button
    drawing: str
    label: str


class MatFacts(NamedTuple):
    own: SeatFacts
    warehouse: int
    workshop: int
    """How many cubes each warehouse, and how much cloth each workshop holds."""
    workshops: tuple[int, ...]
    """Cloth in each workshop that stands."""
    to_build: int
    """Workshops that can still be built."""
    ships_left: int
    houses_left: int
    hand: tuple[Card, ...]
    final: str
    """The secret final card, or empty while none is kept."""
    final_picture: str
    offers: tuple[Offer, ...]
    """What is dealt or laid out for the viewer to choose one of."""
    ship: Button | None
    """What builds the next one."""
    loom: Button | None
    """What builds the next workshop."""
    shut: tuple[str, ...]
    """The parts with which nothing can be done now."""


def mat_facts(scene: Scene) -> MatFacts:
    town = cast(Florence, scene.view)
    own = seat_facts(scene, scene.seat)
    final = data.FINAL_NAMES[int(town.kept[scene.seat])] if town.ready >> scene.seat & 1 else HIDDEN
    return MatFacts(
        own=own,
        warehouse=data.WAREHOUSE,
        workshop=data.WORKSHOP,
        workshops=slice_of(town.cloth, scene.seat, data.MOST_WORKSHOPS, own.workshops),
        to_build=data.MOST_WORKSHOPS - own.workshops,
        ships_left=data.MOST_SHIPS - own.ships,
        houses_left=data.MOST_HOUSES - own.houses,
        hand=tuple(card._replace(button=button(scene, verbs.PLAY + card.action)) for card in hand(scene)),
        final=final,
        final_picture=picture_of(final),
        offers=tuple(offer(scene, found) for found in scene.choices.values() if found.choice >= verbs.KEEP),
        ship=button(scene, verbs.RAISE),
        loom=button(scene, verbs.RAISE + data.WORKSHOP_PIECE),
        shut=tuple(part for part, choices in ON_THE_MAT.items() if scene.choices.keys().isdisjoint(choices)),
    )


def offer(scene: Scene, found: OpenChoice) -> Offer:
    pressed = Button(found.notation, found.sentence, found.card)
    if found.choice < verbs.TAKE:
        return Offer(pressed, picture_of(found.thing), scene.name(f"final-{found.thing}", "short"))
    return Offer(pressed, f"ca-{found.thing}", scene.name(f"action-{found.thing}", "title"))


def hand(sight: Sight) -> tuple[Card, ...]:
    """The viewer's action cards, each kind once."""
    counts = slice_of(cast(Florence, sight.view).hand, sight.seat, data.ACTIONS)
    return tuple(Card(action, data.ACTION_NAMES[action], copies) for action, copies in enumerate(counts) if copies)
