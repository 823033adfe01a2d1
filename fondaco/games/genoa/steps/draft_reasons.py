"""Why something cannot be added to a draft, or why it cannot be sent (G-N1, G-N2, G-N7, G-N8)."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.genoa.data import BUILDINGS, EXTRA_ACTION, NONE, TILES
from fondaco.games.genoa.faults import (
    FORCED,
    NO_ACTION,
    NO_ITEM,
    NOT_BARE,
    NOT_HELD,
    NOT_IN_STOCK,
    TRADER_LACKS,
    VALID,
    space_fault,
)
from fondaco.games.genoa.keys import space_key
from fondaco.games.genoa.offer import COUNTERING, CURSOR, DRAFT, DUCATS, DUCATS_BACK, MODE, PLANNING
from fondaco.games.genoa.reasons import OTHER, OWN, fault_reason, not_held
from fondaco.games.genoa.standing import is_forced
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.ceiling import ceiling, keeps_action, payment_ceiling
from fondaco.games.genoa.steps.composing import buyer_of, can_be_bare, draft_fault
from fondaco.games.genoa.steps.promises import promise_fault
from fondaco.games.genoa.vocabulary import (
    ASK,
    BARE,
    FOR,
    GIVE,
    ITEM_CARD,
    ITEM_GOOD,
    ITEM_TILE,
    LIMIT,
    PLANS,
    SEND,
    YIELD,
    YIELD_CARD,
    YIELD_COIN,
    YIELD_MARKER,
)
from fondaco.kernel.reason import Reason


def why_not_in_draft(city: City, seat: i64, choice: i64) -> Reason:
    """What stands against a choice that is not open to a seat that composes."""
    at = seat * DRAFT
    player = buyer_of(city, seat)
    side = OWN if player == seat else OTHER
    space = city.drafts[at]
    if FOR <= choice < GIVE:
        return why_no_space(city, seat, player, choice - FOR)
    if choice < GIVE and choice not in (SEND, BARE):
        return Reason("drafting", {}, "G-N8")
    if space == NONE:
        return Reason("space-first", {}, "G-N1")
    if choice == SEND:
        return fault_reason(city, draft_fault(city, seat), space, side)
    if choice == BARE:
        return order_reason() if can_be_bare(city, space) else fault_reason(city, NOT_BARE, space, OWN)
    if ASK <= choice < YIELD and city.drafts[at + MODE] == PLANNING:
        return Reason("plan-asks", {}, "G-N5")
    if not is_in_order(city, at, choice):
        return order_reason()
    if choice >= LIMIT and (city.drafts[at + DUCATS] == 0 or city.drafts[at + MODE] == COUNTERING):
        return Reason("limit", {}, "G-N8")
    if YIELD <= choice < LIMIT:
        found = promise_fault(city, player, city.drafts, at, choice - YIELD)
        if found != VALID:
            return fault_reason(city, found, space, side)
    if choice > ceiling(city, seat, player):
        return fault_reason(city, passed_by(city, player, at, choice), space, side)
    return why_no_item(city, seat, player, choice)


def order_reason() -> Reason:
    return Reason("order", {}, "G-N8")


def is_in_order(city: City, at: i64, choice: i64) -> bool:
    """Whether nothing that comes later was added yet."""
    cursor = city.drafts[at + CURSOR]
    return choice > cursor or (choice == cursor and not is_once(choice))


def is_once(choice: i64) -> bool:
    """Whether there is only one of a thing: a coin, a card, a good or tile of the yield."""
    if choice >= LIMIT:
        return True
    if choice >= YIELD:
        return choice - YIELD not in (YIELD_MARKER, YIELD_CARD)
    item = choice - ASK if choice >= ASK else choice - GIVE
    return item < ITEM_GOOD or item >= ITEM_CARD


def passed_by(city: City, player: i64, at: i64, choice: i64) -> i64:
    """What an offer still lacks that could not follow any more: a payment, an item, an action."""
    if choice <= payment_ceiling(city, player, city.drafts, at):
        return NO_ACTION
    return NOT_IN_STOCK if YIELD <= choice < YIELD + YIELD_COIN else NO_ITEM


def why_no_item(city: City, seat: i64, player: i64, choice: i64) -> Reason:
    """Something that cannot be given or asked for."""
    at = seat * DRAFT
    is_counter = player != seat
    is_asked = choice >= ASK
    item = choice - ASK if is_asked else choice - GIVE
    space = city.drafts[at]
    if is_asked and item < ITEM_GOOD and city.drafts[at + (DUCATS_BACK if is_counter else DUCATS)]:
        return Reason("ducats-once", {}, "G-N2")
    is_players = is_asked == is_counter
    is_last = is_players and item == ITEM_TILE + EXTRA_ACTION and city.tiles[player * TILES + EXTRA_ACTION] > 0
    if is_last and not keeps_action(city, player, city.drafts, at):
        return fault_reason(city, NO_ACTION, space, OTHER if is_counter else OWN)
    if not is_asked:
        return not_held(city, item, "G-N2")
    holder = player if is_counter else city.trader
    if item >= ITEM_CARD and city.where[item - ITEM_CARD] != holder:
        return Reason("unshown", {}, "G-N2")
    if is_counter:
        return fault_reason(city, NOT_HELD, space, OTHER)
    return fault_reason(city, TRADER_LACKS, space, OWN)


def why_no_space(city: City, seat: i64, player: i64, space: i64) -> Reason:
    """A space that an offer cannot be for."""
    chosen = city.drafts[seat * DRAFT]
    if chosen != NONE:
        return Reason("space-chosen", {"space": space_key(int(chosen))}, "G-N1")
    if city.drafts[seat * DRAFT + MODE] == PLANNING:
        return Reason("plans", {"most": PLANS}, "G-N5")
    found = space_fault(city, player, space, 0)
    side = OWN if player == seat else OTHER
    if found == VALID:
        is_elsewhere = player != seat and space != city.tower and is_forced(city)
        return fault_reason(city, FORCED if is_elsewhere else NO_ACTION, space, OWN if is_elsewhere else side)
    if space == city.tower and space >= BUILDINGS:
        return Reason("stands-there", {"space": space_key(int(space))}, "G-N1")
    return fault_reason(city, found, space, side)
