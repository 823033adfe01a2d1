"""The city in the browser: nine actions, twelve streets with their towers, and what is open on them."""

from __future__ import annotations

import functools
from typing import NamedTuple, cast

from fondaco.face.scene import Scene
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.face.buttons import Button, button
from fondaco.games.calimala.face.readings import ends_of
from fondaco.games.calimala.names import action_key, street_key, tile_key
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.under_way import acting_height, activation_of
from fondaco.kernel.counts import numbers

NOWHERE = -1
AIMS = {
    data.BUILD: (
        ("ask-actions", range(verbs.RAISE, verbs.RAISE + data.HOUSE_PIECE)),
        ("map", range(verbs.RAISE + data.HOUSE_PIECE, verbs.ADORN)),
    ),
    data.ARTWORK: (
        ("churches", range(verbs.ADORN, verbs.ADORN + data.PALAZZO)),
        ("council", range(verbs.ADORN + data.PALAZZO, verbs.WEAVING)),
    ),
    data.SHIP: (("map", range(verbs.SEND, verbs.SEND + data.PORTS)),),
    data.TRANSPORT: (("map", range(verbs.SEND + data.PORTS, verbs.GIVE)),),
    data.CONTRIBUTE: (("churches", range(verbs.GIVE, verbs.DRAW)),),
}
"""Where on the page an action is aimed, and the choices that stand there."""
CALM = (NOWHERE, NOWHERE, NOWHERE, 0, 0)
"""Nobody's disc is active: no seat, no street, no disc of it, no actions left."""


class Disc(NamedTuple):
    """A disc of a tower."""

    owner: int
    """A seat, or data.WHITE_DISC."""
    sign: str
    """The letter of its owner; empty for a white one."""
    is_active: bool
    """Whether it is this disc that acts now."""
    lift: Button | None
    """Where it may be called to the council."""


class Street(NamedTuple):
    number: int
    pair: int
    key: str
    discs: tuple[Disc, ...]
    """From below."""
    owners: tuple[str, ...]
    """The players' names, from below; empty for a white disc."""
    tile: str
    """The drawing of the tile that is scored when a disc comes on top of three, or empty."""
    tile_key: str
    is_lit: bool
    place: Button | None
    white: Button | None


class ActionCell(NamedTuple):
    """An action on its cell of the city."""

    cell: int
    name: str
    key: str
    is_lit: bool
    left: int
    """How many times it may still be carried out, where its street is active."""
    button: Button | None
    """The one choice it offers, where it is aimed at nothing."""
    before: int
    after: int
    """What the viewer has of it, and would have."""
    aim: str
    """The part of the page where it is aimed, or where a card may be drawn for it; empty if nothing of it is open."""


class CityFacts(NamedTuple):
    actions: tuple[ActionCell, ...]
    streets: tuple[Street, ...]
    acting: int
    """The seat whose disc is active, or NOWHERE."""
    player: str
    sign: str
    viewer: int
    """The seat that may lay a disc now, or NOWHERE."""
    viewer_sign: str


def city_facts(scene: Scene) -> CityFacts:
    """The city as it lies, with what is open in it to the viewer."""
    town = cast(Florence, scene.view)
    scored = int(town.scored)
    city = city_as_it_lies(
        tuple(numbers(town.grid)),
        tuple(numbers(town.pairs)),
        tuple(numbers(town.towers)),
        int(town.council[scored]) if scored < data.COUNCIL else data.EMPTY,
        activity(town),
        scene.players,
        scene.signs,
    )
    return with_offers(scene, city) if scene.offers else city


def activity(town: Florence) -> tuple[int, int, int, int, int]:
    """Whose disc is active on which street, the height of that disc, and how often each of the two actions is left."""
    active = activation_of(town)
    if active is None:
        return CALM
    street = int(town.streets[active.pair()])
    return int(active.seat), street, acting_height(town), int(active.low_left), int(active.high_left)


@functools.lru_cache(4096)
def city_as_it_lies(
    grid: tuple[int, ...],
    pairs: tuple[int, ...],
    towers: tuple[int, ...],
    next_tile: int,
    active: tuple[int, int, int, int, int],
    players: tuple[str, ...],
    signs: tuple[str, ...],
) -> CityFacts:
    """The same for all viewers, so it is put together once."""
    acting, lit, height, low_left, high_left = active
    low, high = ends_of(pairs[lit]) if lit >= 0 else (data.NO_ACTION, data.NO_ACTION)
    left = {low: low_left, high: high_left}
    streets = []
    for number in range(data.STREETS):
        owners = [disc for disc in towers[number * data.TOWER : (number + 1) * data.TOWER] if disc >= 0]
        is_full = len(owners) == data.TOWER - 1 and next_tile >= 0
        streets.append(
            Street(
                number=number,
                pair=pairs[number],
                key=street_key(pairs[number]) if pairs[number] >= 0 else "",
                discs=tuple(
                    Disc(owner, signs[owner] if owner < len(signs) else "", lit == number and place == height, None)
                    for place, owner in enumerate(owners)
                ),
                owners=tuple(players[owner] if owner < len(players) else "" for owner in owners),
                tile=data.TILE_NAMES[next_tile] if is_full else "",
                tile_key=tile_key(next_tile) if is_full else "",
                is_lit=lit == number,
                place=None,
                white=None,
            )
        )
    actions = tuple(
        ActionCell(
            cell=cell,
            name=data.ACTION_NAMES[action],
            key=action_key(action),
            is_lit=action in left,
            left=left.get(action, 0),
            button=None,
            before=0,
            after=0,
            aim="",
        )
        for cell, action in enumerate(grid)
        if action >= 0
    )
    player, sign = (players[acting], signs[acting]) if acting >= 0 else ("", "")
    return CityFacts(actions, tuple(streets), acting, player, sign, NOWHERE, "")


def with_offers(scene: Scene, city: CityFacts) -> CityFacts:
    """A city in which the viewer can lay or lift a disc, or carry out an action."""
    if city.acting >= 0:
        city = city._replace(
            actions=tuple(action_with_offers(scene, action) if action.left else action for action in city.actions)
        )
    streets = tuple(street_with_offers(scene, street) if street.pair >= 0 else street for street in city.streets)
    if streets == city.streets:
        return city
    return city._replace(streets=streets, viewer=scene.seat, viewer_sign=scene.signs[scene.seat])


def action_with_offers(scene: Scene, cell: ActionCell) -> ActionCell:
    action = data.ACTION_NAMES.index(cell.name)
    choice = verbs.WEAVING if action == data.WEAVE else verbs.GAIN + action if action < data.MATERIALS else NOWHERE
    if choice in scene.offers and stands_in_the_city(scene, choice):
        before, after = change(scene, choice)
        return cell._replace(button=button(scene, choice), before=before, after=after)
    aims = [part for part, choices in AIMS.get(action, ()) if any(choice in scene.offers for choice in choices)]
    if not aims and verbs.DRAW + action in scene.offers:
        aims = ["ask-actions"]
    return cell._replace(aim=aims[0]) if aims else cell


def stands_in_the_city(scene: Scene, choice: int) -> bool:
    """Discs are laid and lifted there; an action aimed at nothing is its own button while its street is active."""
    if verbs.PLACE <= choice < verbs.GAIN or verbs.LIFT <= choice < verbs.KEEP:
        return True
    is_aimless = verbs.GAIN <= choice < verbs.RAISE or choice == verbs.WEAVING
    return is_aimless and cast(Florence, scene.view).question() == "activation"


def change(scene: Scene, choice: int) -> tuple[int, int]:
    """What the viewer has, and would have: of a material, of cloth, of ships or of workshops."""
    town = cast(Florence, scene.view)
    seat = scene.seat
    if choice < verbs.RAISE:
        held = int(town.stock[seat * data.MATERIALS + choice - verbs.GAIN])
        return held, held + 1
    if choice == verbs.WEAVING:
        held = int(town.cloth_of(seat))
        looms = range(seat * data.MOST_WORKSHOPS, seat * data.MOST_WORKSHOPS + int(town.workshops[seat]))
        woven = sum(town.cloth[loom] < data.WORKSHOP for loom in looms)
        return held, held + min(woven, int(town.supply[seat]))
    held = int(town.ships[seat] if choice == verbs.RAISE else town.workshops[seat])
    return held, held + 1


def street_with_offers(scene: Scene, street: Street) -> Street:
    first = verbs.LIFT + street.pair * data.TOWER
    return street._replace(
        discs=tuple(disc._replace(lift=button(scene, first + place)) for place, disc in enumerate(street.discs)),
        place=button(scene, verbs.PLACE + street.pair),
        white=button(scene, verbs.WHITE + street.pair),
    )
