"""The city: nine actions, twelve streets with their towers, and what is open on them."""

from __future__ import annotations

import functools
from typing import NamedTuple, cast

from fondaco.face.button import Button, button
from fondaco.face.scene import Scene
from fondaco.face.who import Who, who
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.actions import action_of, is_aimed
from fondaco.games.calimala.duty import after_card
from fondaco.games.calimala.face.parts import part_of
from fondaco.games.calimala.face.public import Public
from fondaco.games.calimala.face.readings import tower_of
from fondaco.games.calimala.names import action_key, street_key, tile_key
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.under_way import acting_height, activation_of
from fondaco.kernel.counts import numbers

WHITE = Who(data.WHITE_DISC, "", "")
"""Nobody owns a white disc."""


class Disc(NamedTuple):
    """A disc of a tower."""

    owner: Who
    """WHITE for a white one."""
    is_active: bool
    """Whether it is this disc that acts now."""
    lift: Button | None = None
    """Where it may be called to the council."""


class Street(NamedTuple):
    number: int
    pair: int
    key: str
    discs: tuple[Disc, ...]
    """From below."""
    tile_key: str
    """The tile that is scored when a disc comes on top of three, or empty."""
    is_lit: bool
    place: Button | None = None
    white: Button | None = None


class ActionCell(NamedTuple):
    """An action on its cell of the city."""

    cell: int
    name: str
    key: str
    is_lit: bool
    left: int
    """How many times it may still be carried out, where its street is active."""
    button: Button | None = None
    """The one choice it offers, or a card in its place where it is impossible."""
    before: int = 0
    after: int = 0
    """What the viewer has of it, and would have."""
    aim: str = ""
    """The part of the page where it is aimed; empty if nothing of it is open."""
    verb: str = ""
    """How its choices begin there."""
    is_draw: bool = False
    """Whether the choice is a card in its place."""
    is_open: bool = False
    """Whether it is carried out elsewhere now, by a card that was played."""


class CityFacts(NamedTuple):
    actions: tuple[ActionCell, ...]
    streets: tuple[Street, ...]
    acting: Who | None
    """Whose disc is active."""
    viewer: Who | None = None
    """Who may lay or lift a disc now."""
    end: Button | None = None
    """What ends the viewer's activation."""
    owes: bool = False
    """Whether the viewer's disc must lead to an action before that (C-T3)."""


@functools.lru_cache(500)
def city_facts(public: Public) -> CityFacts:
    town = public.town
    active = activation_of(town)
    left = {int(active.low): int(active.low_left), int(active.high): int(active.high_left)} if active else {}
    return CityFacts(
        actions=tuple(
            ActionCell(cell, data.ACTION_NAMES[action], action_key(action), action in left, left.get(action, 0))
            for cell, action in enumerate(numbers(town.grid))
            if action >= 0
        ),
        streets=tuple(street_facts(public, street) for street in range(data.STREETS)),
        acting=public.people[int(active.seat)] if active else None,
    )


def street_facts(public: Public, street: int) -> Street:
    town = public.town
    active = activation_of(town)
    pair = int(town.pairs[street])
    is_lit = active is not None and pair == active.pair()
    tower = tower_of(town, street)
    owners = [public.people[disc] if disc != data.WHITE_DISC else WHITE for disc in tower]
    is_full = len(tower) == data.TOWER - 1 and town.scored < data.COUNCIL
    return Street(
        number=street,
        pair=pair,
        key=street_key(pair) if pair >= 0 else "",
        discs=tuple(Disc(owner, is_lit and place == acting_height(town)) for place, owner in enumerate(owners)),
        tile_key=tile_key(int(town.council[int(town.scored)])) if is_full else "",
        is_lit=is_lit,
    )


def with_offers(scene: Scene, city: CityFacts) -> CityFacts:
    """A city in which the viewer can lay or lift a disc, or carry out an action."""
    if not scene.choices:
        return city
    if city.acting:
        end = button(scene, verbs.DONE)
        city = city._replace(
            actions=tuple(action_with_offers(scene, action) for action in city.actions),
            end=end,
            owes=end is None and city.acting.seat == scene.seat and scene.view.question() == "activation",
        )
    streets = tuple(street_with_offers(scene, street) if street.pair >= 0 else street for street in city.streets)
    if streets == city.streets:
        return city
    return city._replace(streets=streets, viewer=who(scene, scene.seat))


def action_with_offers(scene: Scene, cell: ActionCell) -> ActionCell:
    """An action with the first choice that it offers: its own button, or where on the page it stands.

    Where only one thing can be built on the mat, it is built from here as well.
    """
    action = data.ACTION_NAMES.index(cell.name)
    choices = [choice for choice in scene.choices if is_aimed(choice) and action_of(choice) == action]
    if not cell.left:
        return cell._replace(is_open=bool(choices))
    if not choices:
        draw = button(scene, verbs.DRAW + action)
        return cell._replace(button=draw, is_draw=draw is not None)
    part = part_of(scene, choices[0])
    if part != "city" and (part != "mine" or len(choices) > 1):
        return cell._replace(aim=part, verb=scene.choices[choices[0]].notation.partition(" ")[0])
    before, after = change(scene, choices[0])
    return cell._replace(button=button(scene, choices[0]), before=before, after=after)


def change(scene: Scene, choice: int) -> tuple[int, int]:
    """What the viewer has, and would have: of a material, of cloth, of ships or of workshops."""
    town = cast(Florence, scene.view)
    return held(town, scene.seat, choice), held(
        after_card(town, scene.seat, data.NO_ACTION, choice), scene.seat, choice
    )


def held(town: Florence, seat: int, choice: int) -> int:
    if choice < verbs.RAISE:
        return int(town.stock[seat * data.MATERIALS + choice - verbs.GAIN])
    if choice == verbs.WEAVING:
        return int(town.cloth_of(seat))
    return int(town.ships[seat] if choice == verbs.RAISE else town.workshops[seat])


def street_with_offers(scene: Scene, street: Street) -> Street:
    first = verbs.LIFT + street.pair * data.TOWER
    return street._replace(
        discs=tuple(disc._replace(lift=button(scene, first + place)) for place, disc in enumerate(street.discs)),
        place=button(scene, verbs.PLACE + street.pair),
        white=button(scene, verbs.WHITE + street.pair),
    )
