"""What to do within an action: tiles, orders, trades, rewards, cards to hand over."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from fondaco.games.genoa.bot.actions import best_delivery, draw_worth, fill_order, gain_in
from fondaco.games.genoa.bot.estate import Estate, estate_of, kinds_in
from fondaco.games.genoa.bot.outlook import larger
from fondaco.games.genoa.data import (
    ANY_GOOD,
    BUILDING_ACTION,
    CARDS,
    CITY_HALL,
    CONTRACT,
    FIRST_LARGE,
    FIRST_MESSAGE,
    GOODS,
    KINDS,
    LARGE_PAY,
    NONE,
    OWNABLE,
    OWNED,
    SMALL,
    SMALL_PAY,
    TRADE,
    VILLAS,
    bit,
)
from fondaco.games.genoa.proceeds import cards_of_building
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.action import Action
from fondaco.games.genoa.vocabulary import (
    ACT,
    DELIVER,
    DONE,
    GIVE,
    ITEM_CARD,
    ITEM_GOOD,
    ITEM_MARKER,
    ITEM_TILE,
    PLAY,
    TAKE,
    TAKE_MARKER,
    TAKE_PILE,
    TAKE_TILE,
    VISIT,
)
from fondaco.kernel.choices import Choices

NOT_OPEN: Final = -10_000
"""Less than any choice is worth."""
TRADED_THING: Final = 10
"""What is given up in a 1:1 trade, about."""


def best_of(choices: Choices, city: City, seat: i64, is_loss: bool) -> i64:
    """The thing to take that is worth most, or to give that is worth least."""
    found = choices.items[0]
    best: i64 = NOT_OPEN
    for index in range(choices.size):
        choice = choices.items[index]
        value = -given_worth(city, seat, choice - GIVE) if is_loss else taken_worth(city, seat, choice - TAKE)
        if value > best:
            best = value
            found = choice
    return found


def given_worth(city: City, seat: i64, item: i64) -> i64:
    """What a seat loses with an item."""
    estate = estate_of(city, seat)
    before = estate.worth()
    if item < ITEM_TILE:
        estate.goods[item - ITEM_GOOD] -= 1
    elif item < ITEM_MARKER:
        estate.tiles[item - ITEM_TILE] -= 1
    elif item == ITEM_MARKER:
        estate.markers -= 1
    else:
        estate.cards &= ~bit(item - ITEM_CARD)
    return before - estate.worth()


def taken_worth(city: City, seat: i64, item: i64) -> i64:
    """What a seat gains with something from the stock."""
    estate = estate_of(city, seat)
    before = estate.worth()
    if item < TAKE_TILE:
        estate.goods[item] += 1
        return estate.worth() + delivery_here(city, estate) - before
    if item < TAKE_MARKER:
        estate.tiles[item - TAKE_TILE] += 1
    elif item == TAKE_MARKER:
        estate.markers += 1
    else:
        return draw_worth(estate, item - TAKE_PILE)
    return estate.worth() - before


# Within an action.


def acting(city: City, seat: i64, choices: Choices) -> i64:
    """What the building gives, an order as soon as it pays, tiles where they bring more than they are worth.

    At the City Hall an order comes first where its card lengthens a short pile.
    """
    step = cast(Action, city.asking)
    delivery = best_order(city, seat, choices)
    if step.building < VILLAS and not step.is_done:
        return at_villa(city, seat, step.building, choices, delivery)
    if choices.holds(ACT):
        is_short = step.building == CITY_HALL and city.pile[SMALL] < cards_of_building(CITY_HALL)
        return delivery if is_short and delivery != NONE else ACT
    if delivery != NONE:
        return delivery
    played = played_tile(city, seat, choices)
    if played != NONE:
        return played
    return DONE if choices.holds(DONE) else choices.items[0]


def delivery_here(city: City, estate: Estate) -> i64:
    """What an order brings that could be delivered in the action under way; 0 where none can."""
    under = city.stack[len(city.stack) - 2]
    if isinstance(under, Action) and under.takes_order():
        return larger(best_delivery(estate, under.building), 0)
    return 0


def at_villa(city: City, seat: i64, villa: i64, choices: Choices, delivery: i64) -> i64:
    """A large order before a contract, with a tile for a missing good where that completes one."""
    if not choices.holds(ACT):
        return delivery if delivery != NONE else choices.items[0]
    estate = estate_of(city, seat)
    draw = draw_worth(estate, CONTRACT)
    if delivery != NONE and best_delivery(estate, villa) >= draw:
        return delivery
    if delivery == NONE and choices.holds(PLAY) and best_delivery(estate, villa) > draw:
        return PLAY
    if delivery == NONE and choices.holds(PLAY + 2):
        estate.tiles[TRADE] -= 1
        estate.tiles[ANY_GOOD] += 1
        if best_delivery(estate, villa) > draw + TRADED_THING:
            return PLAY + 2
    return ACT


def best_order(city: City, seat: i64, choices: Choices) -> i64:
    """The order whose delivery leaves most; NONE where none is open or worth it."""
    found: i64 = NONE
    best: i64 = 0
    for index in range(choices.size):
        choice = choices.items[index]
        if DELIVER <= choice < PLAY:
            card = choice - DELIVER + FIRST_MESSAGE
            estate = estate_of(city, seat)
            before = estate.worth()
            fill_order(estate, card, kinds_in(estate.goods))
            gain = estate.worth() - before + (LARGE_PAY if card >= FIRST_LARGE else SMALL_PAY)
            if gain > best:
                best = gain
                found = choice
    return found


def played_tile(city: City, seat: i64, choices: Choices) -> i64:
    """The tile whose use now brings more than keeping it; NONE where keeping is better."""
    found: i64 = NONE
    best: i64 = 0
    if choices.holds(PLAY):
        gain = any_good_gain(city, seat)
        if gain > best:
            best = gain
            found = PLAY
    if choices.holds(PLAY + 1):
        gain = visit_gain(city, seat)
        if gain > best:
            best = gain
            found = PLAY + 1
    if choices.holds(PLAY + 2):
        gain = trade_gain(city, seat)
        if gain > best:
            found = PLAY + 2
    return found


def any_good_gain(city: City, seat: i64) -> i64:
    """What a good in place of the tile brings."""
    estate = estate_of(city, seat)
    before = estate.worth()
    estate.tiles[ANY_GOOD] -= 1
    best: i64 = NOT_OPEN
    for good in range(GOODS):
        if city.stock_goods[good] > 0:
            estate.goods[good] += 1
            best = larger(best, estate.worth() - before)
            estate.goods[good] -= 1
    return best


def visit_gain(city: City, seat: i64) -> i64:
    """What the best own building brings in place of the tile."""
    best: i64 = NOT_OPEN
    for building in range(OWNABLE):
        if city.owners[building] == seat:
            best = larger(best, visit_worth(city, seat, building + OWNED))
    return best


def visit_worth(city: City, seat: i64, building: i64) -> i64:
    estate = estate_of(city, seat)
    before = estate.worth()
    estate.tiles[BUILDING_ACTION] -= 1
    return gain_in(estate, building) + estate.worth() - before


def best_visit(city: City, seat: i64, choices: Choices) -> i64:
    found = choices.items[0]
    best: i64 = NOT_OPEN
    for index in range(choices.size):
        value = visit_worth(city, seat, choices.items[index] - VISIT + OWNED)
        if value > best:
            best = value
            found = choices.items[index]
    return found


def trade_gain(city: City, seat: i64) -> i64:
    """What the best other good or card brings in place of the least item and of the tile itself."""
    estate = estate_of(city, seat)
    before = estate.worth()
    estate.tiles[TRADE] -= 1
    least: i64 = NOT_OPEN
    given: i64 = NONE
    after = estate.copy()
    for good in range(GOODS):
        if estate.goods[good] > 0:
            other = estate.copy()
            other.goods[good] -= 1
            if other.worth() > least:
                least = other.worth()
                given = good
                after = other
    for card in range(CARDS):
        if estate.cards >> card & 1:
            other = estate.copy()
            other.cards &= ~bit(card)
            if other.worth() > least:
                least = other.worth()
                given = NONE
                after = other
    if least == NOT_OPEN:
        return NOT_OPEN
    best: i64 = NOT_OPEN
    for good in range(GOODS):
        if city.stock_goods[good] > 0 and good != given:
            after.goods[good] += 1
            best = larger(best, after.worth() - before)
            after.goods[good] -= 1
    for kind in range(KINDS):
        best = larger(best, least + draw_worth(after, kind) - before)
    return best
