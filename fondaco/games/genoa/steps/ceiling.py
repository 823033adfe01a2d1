"""How far a draft may go. Items come in ascending order, so what an offer still lacks must not be passed by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa.data import BUILDINGS, EXTRA_ACTION, TILES
from fondaco.games.genoa.faults import (
    can_act_after,
    cards_of_building,
    goods_of_building,
    markers_of_building,
    tiles_of_building,
)
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
from fondaco.games.genoa.state import City
from fondaco.games.genoa.vocabulary import ASK, BARE, GIVE, ITEM_TILE, ITEMS, YIELD, YIELD_CARD
from fondaco.kernel.counts import Counts

NO_CEILING: Final = 1_000


def ceiling(city: City, seat: i64, player: i64) -> i64:
    """The highest choice that leaves a way to send what a seat composes."""
    at = seat * DRAFT
    item = item_ceiling(city, city.drafts, at)
    action = action_ceiling(city, player, city.drafts, at)
    return item if item < action else action


def item_ceiling(city: City, drafts: Counts, at: i64) -> i64:
    """With two players the player must give an item (G-2a): the last one that could be added."""
    if city.seats > 2 or gives_items(drafts, at):
        return NO_CEILING
    if yields_item(drafts, at):
        return YIELD + YIELD_CARD
    if drafts[at + MODE] == COUNTERING:
        return ASK + ITEMS - 1
    return GIVE + ITEMS - 1


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
