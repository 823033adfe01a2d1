"""How good the open choices of a seat look beside each other, in ducats: what a coach compares.

Only what is decided by a choice itself is rated. Whoever begins to compose an offer has not decided anything yet; the
offer is rated when it is sent.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.genoa.bot import moves, ownership
from fondaco.games.genoa.bot.actions import draw_worth, fill_order, gain_in, reward_worth
from fondaco.games.genoa.bot.estate import estate_of, kinds_in
from fondaco.games.genoa.bot.heuristics import USUAL_START
from fondaco.games.genoa.bot.outlook import WHOLE, larger
from fondaco.games.genoa.bot.prospects import Prospects
from fondaco.games.genoa.bot.rivals import Rivals
from fondaco.games.genoa.bot.trading import Trading
from fondaco.games.genoa.bot.worth import offer_worth, tile_worth
from fondaco.games.genoa.data import (
    BUILDINGS,
    CONTRACT,
    FIRST_LARGE,
    FIRST_MESSAGE,
    LARGE_PAY,
    MESSAGE_PAY,
    OWNED,
    SMALL_PAY,
    SPACES,
    START_SPACE,
    STREET,
    VILLAS,
    bit,
)
from fondaco.games.genoa.offer import COUNTERING, DRAFT, MODE, OFFER, OFFERING, PARTNER
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.action import Action
from fondaco.games.genoa.vocabulary import (
    ACCEPT,
    ACT,
    AGREE,
    CANCEL,
    CLAIM,
    COUNTER,
    DELIVER,
    DONE,
    GIVE,
    GO,
    PASS,
    PLACE,
    PLAY,
    REFUSE,
    REMOVE,
    ROLL,
    SEND,
    STOP,
    TAKE,
    USE,
    VISIT,
)
from fondaco.kernel.game import UNRATED


def ratings(city: City, seat: i64, choices: list[int]) -> list[int]:
    """By choice, in hundredths of a ducat."""
    question = city.asking.name()
    if question == "dealing":
        found = dealing(city, seat, choices)
    elif question == "acting":
        found = acting(city, seat, choices)
    elif question == "starting":
        found = starting(city, seat, choices)
    else:
        found = [int(single(city, seat, question, choice)) for choice in choices]
    return [rating if rating == UNRATED else 100 * rating for rating in found]


def single(city: City, seat: i64, question: str, choice: i64) -> i64:
    """A choice that is rated by itself."""
    if question == "owning":
        if choice == PASS:
            return 0
        return ownership.street_worth(city, seat, Rivals(city), STREET + choice - CLAIM)
    if question == "marking":
        if choice >= REMOVE:
            return ownership.removing_worth(city, seat, Rivals(city), choice - REMOVE)
        return 0 if choice < PLACE else ownership.placing_worth(city, seat, Rivals(city), choice - PLACE)
    if question == "visiting":
        return moves.visit_worth(city, seat, choice - VISIT + OWNED)
    if question == "trade-give" or question == "handing":
        return -moves.given_worth(city, seat, choice - GIVE)
    if question == "last-call" or question == "arrival":
        return 0 if choice == DONE else MESSAGE_PAY
    return moves.taken_worth(city, seat, choice - TAKE)


def dealing(city: City, seat: i64, choices: list[int]) -> list[int]:
    """Deals by what they bring; the trader's ways with what may still come of them."""
    mode = city.drafts[seat * DRAFT + MODE]
    if mode in (OFFERING, COUNTERING) and SEND in choices:
        player = seat if mode == OFFERING else city.drafts[seat * DRAFT + PARTNER]
        sent = min(int(offer_worth(city, seat, city.drafts, seat * DRAFT, player)), 0)  # to drop one is no mistake
        return [sent if choice == SEND else 0 if choice == CANCEL else UNRATED for choice in choices]
    if mode != 0:
        return [UNRATED for _ in choices]
    if seat == city.trader:
        trading = Trading(city, seat)
        return [int(trade(trading, choice)) for choice in choices]
    if city.countered != seat:
        return [UNRATED for _ in choices]
    agreed = int(offer_worth(city, seat, city.offers, city.trader * OFFER, seat))
    return [agreed if choice == AGREE else 0 if choice == REFUSE else UNRATED for choice in choices]


def trade(trading: Trading, choice: i64) -> i64:
    """A trader's choice. Unlike the bot, which holds out for its share, a deal that brings anything counts by that."""
    city = trading.city
    if choice in (STOP, USE) or GO <= choice < GO + SPACES:
        return trading.value_of(choice)
    if ACCEPT <= choice < COUNTER:
        other = choice - ACCEPT
        mine = offer_worth(city, trading.seat, city.offers, other * OFFER, other)
        theirs = larger(offer_worth(city, other, city.offers, other * OFFER, other), 0)
        gain = mine - theirs * trading.prospects.hurts[other] // WHOLE
        return gain + trading.after_deal(city.offers[other * OFFER], other)
    return UNRATED


def acting(city: City, seat: i64, choices: list[int]) -> list[int]:
    """Within an action all that pays can be had one after another; at a villa it is a contract or an order."""
    step = cast(Action, city.asking)
    orders = [int(order_gain(city, seat, choice)) for choice in choices if DELIVER <= choice < PLAY]
    order = max([0, *orders])
    given = 0
    if ACT in choices:
        estate = estate_of(city, seat)
        before = estate.worth()
        given = int(draw_worth(estate, CONTRACT) if step.building < VILLAS else gain_in(estate, step.building))
        given += int(estate.worth() - before)
    if step.building < VILLAS and not step.is_done:
        return [at_villa(city, seat, choice, given) for choice in choices]
    tile = max([0, *[int(tile_gain(city, seat, choice)) for choice in choices if PLAY <= choice < TAKE]])
    rest = order + given + tile
    found: list[int] = []
    for choice in choices:
        if choice == DONE:
            found.append(0)
        elif DELIVER <= choice < PLAY:
            found.append(rest - order + int(order_gain(city, seat, choice)))
        elif PLAY <= choice < TAKE:
            found.append(rest - tile + int(tile_gain(city, seat, choice)))
        else:
            found.append(rest)
    return found


def at_villa(city: City, seat: i64, choice: i64, given: int) -> int:
    if choice == ACT:
        return given
    return int(order_gain(city, seat, choice)) if DELIVER <= choice < PLAY else UNRATED


def order_gain(city: City, seat: i64, choice: i64) -> i64:
    """What an order brings over keeping it."""
    card = choice - DELIVER + FIRST_MESSAGE
    estate = estate_of(city, seat)
    before = estate.worth()
    fill_order(estate, card, kinds_in(estate.goods))
    pay = LARGE_PAY + reward_worth(estate) if card >= FIRST_LARGE else SMALL_PAY
    return estate.worth() - before + pay


def tile_gain(city: City, seat: i64, choice: i64) -> i64:
    """What a tile brings now over keeping it."""
    if choice == PLAY:
        return moves.any_good_gain(city, seat)
    return moves.visit_gain(city, seat) if choice == PLAY + 1 else moves.trade_gain(city, seat)


def starting(city: City, seat: i64, choices: list[int]) -> list[int]:
    """A roll brings a usual start; a building that is chosen costs the tile."""
    prospects = Prospects(city, seat, Rivals(city))
    busy = prospects.busy()
    acts = prospects.acts()
    tile = tile_worth(city, seat, START_SPACE)
    usual = prospects.onward(USUAL_START, bit(USUAL_START), 0, busy, acts)
    found: list[int] = []
    for choice in choices:
        start = choice - GO
        if choice == ROLL:
            found.append(int(usual))
        elif 0 <= start < BUILDINGS:
            onward = prospects.onward(start, bit(start), 0, busy, acts - 1)
            found.append(int(prospects.own_use(start) + onward - tile))
        else:
            found.append(UNRATED)
    return found
