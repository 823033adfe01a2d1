"""How far a draft may go. Items come in ascending order, so what an offer still lacks must not be passed by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa.data import BUILDINGS, EXTRA_ACTION, NONE, TILES, VILLAS
from fondaco.games.genoa.faults import ALL_CARDS, can_act_after, can_fill_order, is_paid
from fondaco.games.genoa.offer import (
    BARE_STEP,
    COUNTERING,
    DRAFT,
    MODE,
    PLANNING,
    TILES_BACK,
    TILES_GIVEN,
    gives_items,
    packed,
)
from fondaco.games.genoa.payment import last_payment
from fondaco.games.genoa.proceeds import (
    cards_of_building,
    goods_of_building,
    is_all_there,
    markers_of_building,
    order_pay,
    tiles_of_building,
)
from fondaco.games.genoa.state import City
from fondaco.games.genoa.vocabulary import ASK, BARE, GIVE, ITEM_TILE, ITEMS, YIELD, YIELD_CARD
from fondaco.kernel.counts import Counts

NO_CEILING: Final = 1_000


def ceiling(city: City, seat: i64, player: i64) -> i64:
    """The highest choice that leaves a way to send what a seat composes."""
    at = seat * DRAFT
    payment = payment_ceiling(city, player, city.drafts, at)
    action = action_ceiling(city, player, city.drafts, at)
    return payment if payment < action else action


def payment_ceiling(city: City, player: i64, drafts: Counts, at: i64) -> i64:
    """Something must change hands (G-N1), with two players an item (G-2a): the last payment that could be added."""
    if drafts[at + MODE] == PLANNING:
        return plan_ceiling(city, drafts, at)
    if is_paid(city, player, drafts, at):
        return NO_CEILING
    space = drafts[at]
    if space < BUILDINGS and drafts[at + BARE_STEP] == 0:
        if city.seats > 2 and is_all_there(city, player, space):
            return NO_CEILING
        has_order = may_promise_order(city, player, drafts, at)
        if has_order and city.seats > 2:
            return NO_CEILING
        last = last_payment(city, player, space, has_order and space < VILLAS)
        if last != NONE:
            return YIELD + last
    if city.seats > 2:
        return YIELD - 1
    return (ASK if drafts[at + MODE] == COUNTERING else GIVE) + ITEMS - 1


def may_promise_order(city: City, player: i64, drafts: Counts, at: i64) -> bool:
    """Whether the pay of an order could be promised; the trader who counters does not know the player's cards."""
    if drafts[at + MODE] == COUNTERING:
        return order_pay(city, drafts[at]) > 0
    return can_fill_order(city, player, drafts, at, ALL_CARDS)


def plan_ceiling(city: City, drafts: Counts, at: i64) -> i64:
    """With two players a plan names an item; whether the stock has it is seen when it applies."""
    if city.seats > 2 or gives_items(drafts, at):
        return NO_CEILING
    return YIELD + YIELD_CARD if yields_item(drafts, at) else GIVE + ITEMS - 1


def yields_item(drafts: Counts, at: i64) -> bool:
    """Whether the action brings an item that could be promised."""
    space = drafts[at]
    if space >= BUILDINGS or drafts[at + BARE_STEP]:
        return False
    pieces = goods_of_building(space) | tiles_of_building(space)
    return (pieces | cards_of_building(space) | markers_of_building(space)) != 0


def action_ceiling(city: City, player: i64, drafts: Counts, at: i64) -> i64:
    """Whoever has no action left needs a tile from the trader, or buys the step alone (G-N7)."""
    mode = drafts[at + MODE]
    if mode == PLANNING or drafts[at] >= BUILDINGS or drafts[at + BARE_STEP]:
        return NO_CEILING
    if can_act_after(city, player, drafts, at):
        return NO_CEILING
    if city.tiles[city.trader * TILES + EXTRA_ACTION] == 0:
        return BARE
    return (GIVE if mode == COUNTERING else ASK) + ITEM_TILE + EXTRA_ACTION


def keeps_action(city: City, player: i64, drafts: Counts, at: i64) -> bool:
    """Whether the player can give an extra-action tile away and still act, or be given another one."""
    if drafts[at + MODE] == PLANNING or drafts[at] >= BUILDINGS or drafts[at + BARE_STEP]:
        return True
    if city.actions_left(player) > 0:
        return True
    extra = city.tiles[player * TILES + EXTRA_ACTION] - packed(drafts[at + TILES_GIVEN], EXTRA_ACTION)
    back = packed(drafts[at + TILES_BACK], EXTRA_ACTION)
    if extra + back > 1:
        return True
    return drafts[at + MODE] != COUNTERING and city.tiles[city.trader * TILES + EXTRA_ACTION] > 0
