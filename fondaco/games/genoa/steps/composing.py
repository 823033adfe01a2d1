"""Composing an offer from small choices (G-N1, G-N2): the space, what is given, what is asked, what of the yield.

Items come in ascending order, so every offer is composed in one way. Nothing is open that is not there to be given, and
an offer can be sent once it is valid.
"""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.genoa.data import (
    BUILDINGS,
    CARDS,
    COINS,
    EXTRA_ACTION,
    GOODS,
    SPACES,
    TILES,
    bit,
    coin_sum,
)
from fondaco.games.genoa.faults import (
    ALL_CARDS,
    FORCED,
    NO_CARDS,
    VALID,
    fault,
    space_fault,
    terms_fault,
)
from fondaco.games.genoa.offer import (
    BARE_STEP,
    COUNTERING,
    CURSOR,
    DRAFT,
    DUCATS,
    DUCATS_BACK,
    MODE,
    OFFERING,
    PARTNER,
    PLANNING,
    UP_TO,
    clear_draft,
    one_of,
    packed,
)
from fondaco.games.genoa.plans import free_slot
from fondaco.games.genoa.standing import is_forced
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.ceiling import ceiling, keeps_action
from fondaco.games.genoa.steps.promises import add_yield, open_yield
from fondaco.games.genoa.vocabulary import (
    ASK,
    BARE,
    CANCEL,
    FOR,
    GIVE,
    ITEM_CARD,
    ITEM_GOOD,
    ITEM_MARKER,
    ITEM_TILE,
    LIMIT,
    LIMIT_COINS,
    SEND,
    YIELD,
)
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import Counts


def begin_draft(city: City, seat: i64, mode: i64, partner: i64) -> None:
    at = seat * DRAFT
    clear_draft(city.drafts, at)
    city.begun[seat] += 1
    city.drafts[at + MODE] = mode
    city.drafts[at + PARTNER] = partner


def is_drafting(city: City, seat: i64) -> bool:
    return city.drafts[seat * DRAFT + MODE] != 0


def buyer_of(city: City, seat: i64) -> i64:
    """The player of the offer that a seat composes: itself, or whom the trader counters."""
    at = seat * DRAFT
    return city.drafts[at + PARTNER] if city.drafts[at + MODE] == COUNTERING else seat


def may_buy(city: City, player: i64, space: i64) -> bool:
    """Whether an offer of a player for a space could be valid (G-N1, G-N7)."""
    if space_fault(city, player, space, 0) != VALID:
        return False
    if space >= BUILDINGS or (city.bare_steps and space != city.tower):
        return True
    return city.can_act(player) or city.tiles[city.trader * TILES + EXTRA_ACTION] > 0


def can_buy_anything(city: City, player: i64) -> bool:
    steps = city.open_steps()
    for space in range(SPACES):
        if (steps >> space & 1 or space == city.tower) and may_buy(city, player, space):
            return True
    return False


def open_draft(city: City, seat: i64, choices: Choices) -> None:
    """What can be added to a draft, or done with it."""
    drafts = city.drafts
    at = seat * DRAFT
    player = buyer_of(city, seat)
    mode = drafts[at + MODE]
    choices.add(CANCEL)
    space = drafts[at]
    if space < 0:
        here_only = mode == COUNTERING and is_forced(city)
        for target in range(SPACES):
            if mode == PLANNING:
                if free_slot(city, seat, target) >= 0:
                    choices.add(FOR + target)
            elif may_buy(city, player, target) and (target == city.tower or not here_only):
                choices.add(FOR + target)
        return
    is_whole = draft_fault(city, seat) == VALID
    if is_whole:
        choices.add(SEND)
    cursor = drafts[at + CURSOR]
    if cursor == 0 and can_be_bare(city, space):
        choices.add(BARE)
    if seat == player:
        open_items(city, seat, drafts, at + DUCATS, GIVE, True, choices)
        if mode == OFFERING:
            open_items(city, city.trader, drafts, at + DUCATS_BACK, ASK, drafts[at + DUCATS] == 0, choices)
    else:
        open_items(city, seat, drafts, at + DUCATS_BACK, GIVE, True, choices)
        open_items(city, player, drafts, at + DUCATS, ASK, drafts[at + DUCATS_BACK] == 0, choices)
    if space < BUILDINGS and drafts[at + BARE_STEP] == 0:
        open_yield(city, player, drafts, at, choices)
    if seat == player and drafts[at + DUCATS] > 0:
        for coin in range(LIMIT_COINS):
            if LIMIT + coin > cursor:
                choices.add(LIMIT + coin)
    if not is_whole:
        highest = ceiling(city, seat, player)
        while choices.items[choices.size - 1] > highest:
            choices.size -= 1


def can_be_bare(city: City, space: i64) -> bool:
    """Whether the step to a space could be bought without an action there (G-N7)."""
    return city.bare_steps == 1 and space < BUILDINGS and space != city.tower


def draft_fault(city: City, seat: i64) -> i64:
    """Why a draft cannot be sent, or VALID."""
    at = seat * DRAFT
    mode = city.drafts[at + MODE]
    if mode == PLANNING:
        return terms_fault(city, seat, city.drafts, at, ALL_CARDS)
    if mode == COUNTERING and city.drafts[at] != city.tower and is_forced(city):
        return FORCED
    return fault(city, buyer_of(city, seat), city.drafts, at, ALL_CARDS if mode == OFFERING else NO_CARDS)


def open_items(
    city: City, holder: i64, drafts: Counts, side: i64, verb: i64, with_ducats: bool, choices: Choices
) -> None:
    """What a holder could give. Ducats go one way only; of somebody else's cards only shown ones can be named."""
    at = side - side % DRAFT
    cursor = drafts[at + CURSOR]
    if with_ducats and cursor < verb + ITEM_GOOD:
        for coin in range(COINS):
            if verb + coin > cursor and drafts[side] + coin_sum(coin) <= city.money[holder]:
                choices.add(verb + coin)
    if cursor < verb + ITEM_TILE:
        for good in range(GOODS):
            if verb + ITEM_GOOD + good >= cursor and has_more(city.goods, holder * GOODS, drafts[side + 1], good):
                choices.add(verb + ITEM_GOOD + good)
    if cursor < verb + ITEM_MARKER:
        for tile in range(TILES):
            is_spare = tile != EXTRA_ACTION or holder == city.trader or keeps_action(city, holder, drafts, at)
            is_there = is_spare and has_more(city.tiles, holder * TILES, drafts[side + 2], tile)
            if is_there and verb + ITEM_TILE + tile >= cursor:
                choices.add(verb + ITEM_TILE + tile)
    if cursor <= verb + ITEM_MARKER and drafts[side + 3] < city.markers[holder]:
        choices.add(verb + ITEM_MARKER)
    if cursor < verb + ITEM_CARD + CARDS:
        for card in range(CARDS):
            is_known = verb == GIVE or city.shown >> card & 1
            if verb + ITEM_CARD + card > cursor and city.where[card] == holder and is_known:
                choices.add(verb + ITEM_CARD + card)


def has_more(held: Counts, first: i64, pack: i64, kind: i64) -> bool:
    return packed(pack, kind) < held[first + kind]


def add_to_draft(city: City, seat: i64, choice: i64) -> None:
    """One more thing in a draft."""
    drafts = city.drafts
    at = seat * DRAFT
    if choice >= FOR and choice < GIVE:
        drafts[at] = choice - FOR
        return
    drafts[at + CURSOR] = choice
    if choice == BARE:
        drafts[at + BARE_STEP] = 1
        return
    if choice >= LIMIT:
        drafts[at + UP_TO] += coin_sum(choice - LIMIT)
        return
    if choice >= YIELD:
        add_yield(drafts, at, choice - YIELD)
        return
    is_counter = drafts[at + MODE] == COUNTERING
    if choice >= ASK:
        add_item(drafts, at + DUCATS if is_counter else at + DUCATS_BACK, choice - ASK)
    else:
        add_item(drafts, at + DUCATS_BACK if is_counter else at + DUCATS, choice - GIVE)


def add_item(drafts: Counts, side: i64, item: i64) -> None:
    if item < ITEM_GOOD:
        drafts[side] += coin_sum(item)
    elif item < ITEM_TILE:
        drafts[side + 1] += one_of(item - ITEM_GOOD)
    elif item < ITEM_MARKER:
        drafts[side + 2] += one_of(item - ITEM_TILE)
    elif item == ITEM_MARKER:
        drafts[side + 3] += 1
    else:
        drafts[side + 4] |= bit(item - ITEM_CARD)
