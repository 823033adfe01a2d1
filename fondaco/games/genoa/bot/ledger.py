"""What a seat of Genoa has in a position, thing by thing: from it follows what a hint says for a move.

Estimates are no facts: what an action is worth decides what is told, but only ducats that change hands are told in
numbers. The ducats of the others are not told, since a table may hide them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa import secrets
from fondaco.games.genoa.bot.estate import Estate, estate_of
from fondaco.games.genoa.bot.outlook import WHOLE, larger
from fondaco.games.genoa.bot.prospects import NOBODY, SURE, Prospects
from fondaco.games.genoa.bot.rivals import Rivals
from fondaco.games.genoa.bot.worth import action_worth, offer_worth
from fondaco.games.genoa.data import (
    BUILDINGS,
    CARDS,
    FIRST_MESSAGE,
    FIRST_SMALL,
    GOODS,
    NONE,
    OWNABLE,
    OWNED,
    SPACES,
    STEPS,
    TILES,
    bit,
)
from fondaco.games.genoa.keys import card_key, effect_key, good_key, space_key, tile_key
from fondaco.games.genoa.offer import DUCATS, OFFER
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.action import Action, BoughtAction
from fondaco.kernel.ledger import SEAT, Entry

REASONS: Final = [
    "ducats",
    "ducats-kept",
    "good",
    "good-kept",
    "tile",
    "tile-kept",
    "markers",
    "markers-kept",
    "owner",
    "owner-kept",
    "contract",
    "contract-kept",
    "message",
    "action",
    "use-here",
    "use-here-kept",
    "sell-here",
    "sell-here-kept",
    "onward",
    "onward-kept",
    "offered-kept",
    "bid",
    "counter",
    "theirs-kept",
]
"""The sentences that there are words for."""
LIKELY: Final = 50
"""How likely, in percent, what is offered or proposed becomes a deal."""


def ledger(city: City, seat: i64) -> list[Entry]:
    """Nothing after the game."""
    if city.waiting == 0:
        return []
    seen = secrets.view(city, seat)
    estate = estate_of(seen, seat)
    money = int(seen.money[seat])
    return [
        Entry("ducats", money, 100 * money),
        *goods(estate),
        *tiles_and_markers(estate),
        *cards(estate),
        *dealing(seen, seat),
    ]


def goods(estate: Estate) -> list[Entry]:
    """Each is worth what would be missed without it; an own order that asks for it is named."""
    whole = estate.worth()
    found: list[Entry] = []
    for good in range(GOODS):
        count = estate.goods[good]
        estate.goods[good] = 0
        worth = whole - estate.worth()
        estate.goods[good] = count
        things = {"good": good_key(int(good))}
        found.append(Entry("good", int(count), int(100 * worth), {**things}, {"order": order_for(estate, good)}))
    return found


def order_for(estate: Estate, good: i64) -> str:
    """The key of an own order that asks for a good; `none` if there is none."""
    for card in range(FIRST_SMALL, CARDS):
        if estate.cards >> card & 1 and estate.city.box.wanted[card] >> good & 1:
            return card_key(estate.city.box, int(card))
    return "none"


def tiles_and_markers(estate: Estate) -> list[Entry]:
    whole = estate.worth()
    found: list[Entry] = []
    for tile in range(TILES):
        count = estate.tiles[tile]
        estate.tiles[tile] = 0
        worth = whole - estate.worth()
        estate.tiles[tile] = count
        found.append(Entry("tile", int(count), int(100 * worth), {"tile": tile_key(int(tile))}))
    markers = estate.markers
    estate.markers = 0
    found.append(Entry("markers", int(markers), int(100 * (whole - estate.worth()))))
    estate.markers = markers
    owned = estate.owned
    estate.owned = 0
    each = (whole - estate.worth()) // larger(owned, 1)
    estate.owned = owned
    for building in range(OWNABLE):
        is_own = 1 if estate.city.owners[building] == estate.seat else 0
        space = {"space": space_key(int(building + OWNED))}
        found.append(Entry("owner", is_own, int(100 * each * is_own), {**space}))
    return found


def cards(estate: Estate) -> list[Entry]:
    """Contracts and messages. A message counts with the buildings of it that the tower has visited in this turn."""
    whole = estate.worth()
    held = estate.cards
    city = estate.city
    found: list[Entry] = []
    for card in range(FIRST_SMALL):
        if not held >> card & 1:
            continue
        estate.cards = held & ~bit(card)
        worth = int(100 * (whole - estate.worth()))
        things = {"card": card_key(city.box, int(card))}
        if card < FIRST_MESSAGE:
            found.append(Entry("contract", 1, worth, {**things}))
        else:
            visits = int((city.visited >> city.box.house[card] & 1) + (city.visited >> city.box.other_house[card] & 1))
            found.append(Entry("message", 1 + visits, worth, {**things}, {"visits": visits}))
    estate.cards = held
    return found


def dealing(city: City, seat: i64) -> list[Entry]:
    """Actions that are taken or bought, offers that stand, and what the way of the tower may still bring the trader."""
    found = actions(city, seat)
    at = seat * OFFER
    space = city.offers[at]
    if city.question() == "dealing" and seat != city.trader:
        ducats = 0 if space == NONE else int(city.offers[at + DUCATS])
        found.append(Entry("offered", -ducats, int(-ducats * LIKELY)))
        if space != NONE:
            worth = larger(offer_worth(city, seat, city.offers, at, seat) + ducats, 0) * LIKELY
            things = {"space": space_key(int(space))}
            found.append(Entry("bid", 1, int(worth), {**things}, {"effect": effect_key(int(space))}))
    elif space != NONE and city.countered != NONE and seat == city.trader:
        worth = larger(offer_worth(city, seat, city.offers, at, city.countered), 0) * LIKELY
        found.append(Entry("counter", int(city.offers[at + DUCATS]), int(worth), {SEAT: int(city.countered)}))
    if seat == city.trader and not city.stopped and city.tower != NONE:
        found += way(city, seat)
    return found


def actions(city: City, seat: i64) -> list[Entry]:
    """Actions under way; what the others gain by theirs counts as far as it hurts."""
    found: list[Entry] = []
    for step in city.stack:
        if isinstance(step, Action):
            if step.is_done == 0:
                found.append(action_of(city, seat, step.seat, step.building))
        elif isinstance(step, BoughtAction):
            found.append(action_of(city, seat, step.seat, step.building))
    return found


def action_of(city: City, seat: i64, actor: i64, building: i64) -> Entry:
    worth = action_worth(city, actor, building)
    space = space_key(int(building))
    if actor == seat:
        return Entry("action", 1, int(100 * worth), {"space": space}, {"effect": effect_key(int(building))})
    hurt = Rivals(city).hurt(actor)
    return Entry("theirs", -1, int(-100 * worth * hurt // WHOLE), {"space": space, SEAT: int(actor)})


def way(city: City, seat: i64) -> list[Entry]:
    """The action of the building where the tower stands, and the best step from here.

    How much they promise is what there is of them, so that better ones are told apart; it is not said.
    """
    prospects = Prospects(city, seat, Rivals(city))
    busy = prospects.busy()
    acts = prospects.acts()
    found: list[Entry] = []
    tower = city.tower
    if tower < BUILDINGS and city.free and city.countered == NONE:
        here = {"space": space_key(int(tower)), "effect": effect_key(int(tower))}
        used = prospects.own_use(tower) if acts > 0 else 0
        buyer = prospects.buyer(tower, busy)
        sold = prospects.sale(buyer, tower) if buyer != NOBODY else 0
        if used > 0 and used >= sold:
            found.append(Entry("use-here", int(used), int(used * SURE), {}, {**here}))
        elif sold > 0:
            found.append(Entry("sell-here", int(sold), int(sold * SURE), {}, {**here}))
    steps = city.open_steps()
    target: i64 = NONE
    best: i64 = 0
    if city.walked < STEPS:
        for space in range(SPACES):
            if steps >> space & 1:
                worth = prospects.step_worth(space, city.visited, city.walked + 1, busy, acts)
                if worth > best:
                    best = worth
                    target = space
    if target != NONE:
        found.append(Entry("onward", int(best), int(best * SURE), {}, {"space": space_key(int(target))}))
    return found
