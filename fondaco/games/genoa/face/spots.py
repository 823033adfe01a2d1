"""The plan of the city: houses, streets and market, the tower with its discs, and what is open on them."""

from __future__ import annotations

import functools
from typing import NamedTuple, cast

from fondaco.face.button import Button, button
from fondaco.face.scene import Scene
from fondaco.face.sight import Sight
from fondaco.face.who import Who, who
from fondaco.games.genoa import data
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.asked import action_asked
from fondaco.games.genoa.face.drawer import deal_at_hand
from fondaco.games.genoa.face.hand import Pin, pins_of
from fondaco.games.genoa.face.parts import PLAN, part_asked
from fondaco.games.genoa.face.readings import plans_of
from fondaco.games.genoa.face.reckoning import UNTOLD, space_worth
from fondaco.games.genoa.keys import effect_key, space_key
from fondaco.games.genoa.offer import DUCATS, OFFER
from fondaco.games.genoa.shown import gives_items
from fondaco.games.genoa.state import City
from fondaco.games.genoa.vocabulary import PLANS
from fondaco.kernel.counts import numbers

CALM = ""
FREE = "free"
"""The action of the building where the tower stands can still be taken."""
USED = "used"
SPACES = {data.space_name(space): space for space in range(data.SPACES)}
ON_THE_PLAN = {"go": "go", "visit": "mark", "claim": "mark", "place": "mark", "remove": "remove"}
"""Verbs of choices that are made on a space, each with its button there."""


class Lot(NamedTuple):
    """The squares of a space: a rectangle, or one without a corner."""

    column: int
    """The first one, from 1."""
    row: int
    wide: int
    tall: int
    shape: str
    """`street`, `wide`, `tall`, `block`, or which corner is missing: `ne`, `nw`, `se`, `sw`."""


class Bid(NamedTuple):
    """A standing offer for a space, in short."""

    who: Who
    """Who made it: the trader's is a counter-offer."""
    ducats: int
    has_more: bool
    """Whether goods, cards, tiles or markers are given."""


class PlanPin(NamedTuple):
    """A plan of the viewer for a space: an offer that nobody else sees yet."""

    ducats: int
    has_more: bool
    up_to: int
    seat: int


class Spot(NamedTuple):
    """A space as it lies."""

    name: str
    key: str
    effect: str
    lot: Lot
    steps: int
    """In how many steps the tower could come here; 0 if it cannot."""
    discs: int
    """Of the tower where it stands, or left by it."""
    trader: Who | None
    """Whose tower stands here."""
    action: str
    """CALM, FREE or USED."""
    owner: Who | None
    bids: tuple[Bid, ...]
    pins: tuple[Pin, ...] = ()
    plan: PlanPin | None = None
    worth: int = UNTOLD
    """About what it brings the viewer that the tower goes here, where the viewer can make it go."""
    go: Button | None = None
    mark: Button | None = None
    """A marker can be placed here, an action visited, the discs of the street claimed."""
    remove: Button | None = None
    """The marker that stands here can be taken away."""
    aims: bool = False
    """Whether the drawer lets the viewer make an offer for it, so that touching it chooses it there."""
    is_open: bool = False
    """Whether the viewer can take the action here, by its button."""


class CityFacts(NamedTuple):
    spots: tuple[Spot, ...]
    """In reading order."""
    red: int
    """The dice of this turn; 0 where the start was not rolled."""
    blue: int
    light: str
    """Where something on the plan is open to the viewer for whom the table waits: `lit`, or `all` if every space is."""
    is_current: bool
    """Whether the viewer's question is about the plan."""
    hint: str
    """The end of a key: what a tap on what is lit does, or what is going on here; or empty."""
    effect: str
    """The key of what the building gives whose action the viewer is taking; or empty."""


def city_facts(scene: Scene) -> CityFacts:
    city = cast(City, scene.view)
    pins, deal = pins_of(city, scene.seat), deal_at_hand(scene)
    aims = deal.spaces if deal else ()
    opened = {
        (ON_THE_PLAN[offer.verb], SPACES[offer.thing]): button(scene, choice)
        for choice, offer in scene.choices.items()
        if offer.verb in ON_THE_PLAN
    }
    spots = list(spots_of(scene))
    plans = plan_pins(city, scene.seat)
    used = {int(city.tower)} if verbs.USE in scene.choices else set()
    for space in {*pins, *plans, *aims, *used, *(space for _, space in opened)}:
        spots[space] = spots[space]._replace(
            pins=pins.get(space, ()),
            plan=plans.get(space),
            worth=space_worth(scene, space) if ("go", space) in opened and city.question() == "dealing" else UNTOLD,
            go=opened.get(("go", space)),
            mark=opened.get(("mark", space)),
            remove=opened.get(("remove", space)),
            aims=space in aims,
            is_open=space in used,
        )
    taken = taken_by(scene)
    if taken != data.NONE:
        spots[taken] = spots[taken]._replace(action=FREE)
    light = "" if not opened or not scene.asked else "all" if len(opened) == data.SPACES else "lit"
    # One die alone has no number of the other: the blue one is still rolled.
    red, blue = divmod(int(city.dice), 10)
    ordered = tuple(spots[space] for space in reading_order(tuple(numbers(city.box.squares))))
    return CityFacts(
        spots=ordered,
        red=red,
        blue=blue if red else 0,
        light=light,
        is_current=part_asked(scene) == PLAN,
        hint=city.question() if light or taken != data.NONE else "",
        effect=effect_key(taken) if taken != data.NONE else "",
    )


def taken_by(scene: Scene) -> int:
    """The building whose action the viewer is taking, as long as it has not given what it gives."""
    action = action_asked(cast(City, scene.view)) if scene.asked else None
    return action.building if action and action.state == "open" else data.NONE


def plan_pins(city: City, seat: int) -> dict[int, PlanPin]:
    """The viewer's plans by their spaces; of others a view has none."""
    return {
        terms.space: PlanPin(terms.ducats, gives_items(city.plans, (seat * PLANS + slot) * OFFER), up_to, seat)
        for slot, terms, up_to in plans_of(city, seat)
    }


def spots_of(sight: Sight) -> tuple[Spot, ...]:
    """All spaces, without what is open on them."""
    city = cast(City, sight.view)
    people = tuple(who(sight, seat) for seat in range(len(sight.players)))
    return spots_as_they_lie(
        tuple(numbers(city.box.squares)),
        distances(city),
        discs_of(city),
        (int(city.tower), int(city.trader), int(city.free), int(city.used)),
        tuple(numbers(city.owners)),
        bids_on(city, people),
        people,
    )


def bids_on(city: City, people: tuple[Who, ...]) -> tuple[tuple[int, Bid], ...]:
    """The standing offers, each with its space; not those for an action that is gone, or a space out of reach."""
    found = []
    for seat in range(int(city.seats)):
        at = seat * OFFER
        about = int(city.offers[at])
        if about != data.NONE and (city.free if about == city.tower else city.open_steps() >> about & 1):
            bid = Bid(people[seat], int(city.offers[at + DUCATS]), bool(gives_items(city.offers, at)))
            found.append((about, bid))
    return tuple(found)


def discs_of(city: City) -> tuple[int, ...]:
    """The discs on each space, with those that the tower still holds where it stands."""
    discs = [int(count) for count in numbers(city.discs)]
    if city.tower != data.NONE:
        discs[int(city.tower)] += int(city.tower_discs())
    return tuple(discs)


@functools.lru_cache(4096)
def spots_as_they_lie(
    squares: tuple[int, ...],
    steps: tuple[int, ...],
    discs: tuple[int, ...],
    turn: tuple[int, int, int, int],
    owners: tuple[int, ...],
    bids: tuple[tuple[int, Bid], ...],
    people: tuple[Who, ...],
) -> tuple[Spot, ...]:
    """The same for all viewers, so it is put together once."""
    tower, trader, free, used = turn
    spots = []
    for space, lot in enumerate(lots(squares)):
        owner = owners[space - data.OWNED] if data.OWNED <= space < data.BUILDINGS else data.NONE
        here = space == tower
        spots.append(
            Spot(
                name=data.space_name(space),
                key=space_key(space),
                effect=effect_key(space),
                lot=lot,
                steps=steps[space],
                discs=discs[space],
                trader=people[trader] if here else None,
                action=USED if used >> space & 1 else FREE if here and free else CALM,
                owner=people[owner] if owner != data.NONE else None,
                bids=tuple(bid for about, bid in bids if about == space),
            )
        )
    return tuple(spots)


# Where everything lies, and how far the tower could still go.


@functools.lru_cache(64)
def lots(squares: tuple[int, ...]) -> tuple[Lot, ...]:
    """The lot of each space, from the space of each square of a box."""
    return tuple(
        lot_of(frozenset(at for at, here in enumerate(squares) if here == space)) for space in range(data.SPACES)
    )


@functools.lru_cache(64)
def reading_order(squares: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces by where they begin, row by row."""
    found = lots(squares)
    return tuple(sorted(range(data.SPACES), key=lambda space: (found[space].row, found[space].column)))


def lot_of(squares: frozenset[int]) -> Lot:
    rows = [square // data.SIDE for square in squares]
    columns = [square % data.SIDE for square in squares]
    top, left = min(rows), min(columns)
    tall, wide = max(rows) - top + 1, max(columns) - left + 1
    if len(squares) == 1:
        shape = "street"
    elif len(squares) == tall * wide:
        shape = "block" if tall == wide else "wide" if wide > tall else "tall"
    else:
        corners = {"nw": (0, 0), "ne": (0, 1), "sw": (1, 0), "se": (1, 1)}
        shape = next(name for name, (y, x) in corners.items() if (top + y) * data.SIDE + left + x not in squares)
    return Lot(left + 1, top + 1, wide, tall, shape)


def distances(city: City) -> tuple[int, ...]:
    """In how many steps the tower can come to each space this turn; 0 where it cannot (G-M1)."""
    steps = [0] * data.SPACES
    if city.tower == data.NONE or city.stopped:
        return tuple(steps)
    reached = int(city.visited)
    edge = int(city.open_steps())
    for step in range(1, data.STEPS - int(city.walked) + 1):
        fresh = edge & ~reached
        reached |= fresh
        edge = 0
        for space in range(data.SPACES):
            if fresh >> space & 1:
                steps[space] = step
                edge |= int(city.box.near[space])
    return tuple(steps)
