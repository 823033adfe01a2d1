"""The rules of thumb by which the greedy bot plays Genoa, from a seat's view, and how good a position looks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa import scoring, secrets
from fondaco.games.genoa.bot import moves, ownership
from fondaco.games.genoa.bot.bargaining import Bargain
from fondaco.games.genoa.bot.drafting import CAPACITY, can_compose, choices_of, next_choice
from fondaco.games.genoa.bot.outlook import larger, turns_left
from fondaco.games.genoa.bot.prospects import Prospects
from fondaco.games.genoa.bot.rivals import Rivals, standing
from fondaco.games.genoa.bot.trading import Trading
from fondaco.games.genoa.bot.worth import tile_worth
from fondaco.games.genoa.data import BUILDINGS, NONE, START_SPACE, STREET, bit
from fondaco.games.genoa.offer import DRAFT, DUCATS, MODE, OFFER, OFFERING, PLANNING
from fondaco.games.genoa.state import City
from fondaco.games.genoa.vocabulary import (
    AGREE,
    CANCEL,
    COUNTER,
    DELIVER,
    DONE,
    GO,
    PASS,
    PLAY,
    REFUSE,
    RETIRE,
    ROLL,
    SEND,
)
from fondaco.games.genoa.vocabulary import OFFER as OFFER_VERB
from fondaco.kernel.choices import Choices

USUAL_START: Final = STREET + 6
"""A street square, such as a roll may bring."""

UNSETTLED_LAST: Final = 3500
UNSETTLED_BY_TURN: Final = 650
"""With so many hundredths of a ducat more a seat is e times as likely to win: in the end, and more for each turn to
come. Fitted to 200 games of greedy bots, as the next two."""
TURN_BRINGS: Final = 1800
NEVER_HAD: Final = 5000
"""What everybody gains in a turn, and what of all that is hoped for is never had, in hundredths of a ducat."""


def advice(city: City, seat: i64) -> i64:
    """The answer to the present question. It is always an open one."""
    line = advised_line(city, seat)
    return line[0] if line else -1


def advised_line(city: City, seat: i64) -> list[int]:
    """The answer with all that belongs to it: an offer is thought of once, not anew for each thing that it names."""
    choices = Choices(CAPACITY)
    city.open(seat, choices)
    if choices.size < 2:
        return choices.listed()
    line = dealing(city, seat, choices) if city.asking.name() == "dealing" else [int(answer(city, seat, choices))]
    return line if choices.holds(line[0]) else [int(choices.items[0])]


def answer(city: City, seat: i64, choices: Choices) -> i64:
    """Where nobody deals."""
    question = city.asking.name()
    if question == "acting":
        return moves.acting(city, seat, choices)
    if question == "starting":
        return starting(city, seat)
    if question == "owning":
        return ownership.owning(city, seat, choices)
    if question == "marking":
        return ownership.marking(city, seat, choices)
    if question == "visiting":
        return moves.best_visit(city, seat, choices)
    if question == "trade-give" or question == "handing":
        return moves.best_of(choices, city, seat, True)
    if question == "last-call" or question == "arrival":
        return message(choices)
    return moves.best_of(choices, city, seat, False)


def message(choices: Choices) -> i64:
    """A message that can be delivered is delivered: nothing is gained by waiting. Otherwise done."""
    for index in range(choices.size):
        if DELIVER <= choices.items[index] < PLAY:
            return choices.items[index]
    return DONE


# Dealing.


def dealing(city: City, seat: i64, choices: Choices) -> list[int]:
    mode = city.drafts[seat * DRAFT + MODE]
    if mode != 0:
        return [int(composing(city, seat, mode))]
    delivered = message(choices)
    if delivered != DONE:
        return [int(delivered)]
    if seat == city.trader:
        if city.countered != NONE:
            return [int(choices.items[0])]
        return trading(city, seat, choices)
    bargain = Bargain(city, seat)
    if city.countered == seat:
        return [AGREE if choices.holds(AGREE) and bargain.agrees() else REFUSE]
    bargain.find_offer()
    if is_new(city, seat, bargain) and can_compose(city, seat, OFFER_VERB, bargain.table):
        return [OFFER_VERB, *choices_of(bargain.table, 0, False), SEND]
    if city.offers[seat * OFFER] == NONE and has_nothing_to_gain(city, seat):
        return [RETIRE]
    return [PASS]


def trading(city: City, seat: i64, choices: Choices) -> list[int]:
    trading = Trading(city, seat)
    found = trading.best(choices)
    if not COUNTER <= found < GO:
        return [int(found)]
    if not can_compose(city, seat, found, trading.table):
        return [int(trading.found)]
    return [int(found), *choices_of(trading.table, 0, True), SEND]


def composing(city: City, seat: i64, mode: i64) -> i64:
    """The next choice of the offer or counter in mind; cancel where there is none any more."""
    if mode == PLANNING:
        return CANCEL
    if mode == OFFERING:
        bargain = Bargain(city, seat)
        bargain.find_offer()
        if bargain.table[0] == NONE:
            return CANCEL
        return next_choice(city, seat, bargain.table)
    trading = Trading(city, seat)
    trading.recall()
    if trading.partner == NONE:
        return CANCEL
    return next_choice(city, seat, trading.table)


def is_new(city: City, seat: i64, bargain: Bargain) -> bool:
    """Whether the offer in mind is another than the standing one, and not merely a lower one."""
    at = seat * OFFER
    if bargain.table[0] == NONE:
        return False
    if city.offers[at] != bargain.table[0]:
        return True
    return bargain.table[DUCATS] > city.offers[at + DUCATS]


def has_nothing_to_gain(city: City, seat: i64) -> bool:
    """Whether a player is out of actions, of tiles for another, and of markers to be placed."""
    return not city.can_act(seat) and city.markers[seat] == 0


# The start (G-T1).


def starting(city: City, seat: i64) -> i64:
    """Roll, unless the building of most use beats a usual start by more than the tile is worth."""
    prospects = Prospects(city, seat, Rivals(city))
    busy = prospects.busy()
    best: i64 = 0
    for building in range(1, BUILDINGS):
        if prospects.own_use(building) > prospects.own_use(best):
            best = building
    value = prospects.own_use(best) + prospects.onward(best, bit(best), 0, busy, prospects.acts() - 1)
    usual = prospects.onward(USUAL_START, bit(USUAL_START), 0, busy, prospects.acts())
    if value - usual > tile_worth(city, seat, START_SPACE):
        return GO + best
    return ROLL


# How a position looks.


def value(city: City, seat: i64) -> i64:
    """The lead to be expected over the best of the others, in hundredths of a ducat; at the end the real one."""
    if city.waiting == 0:
        return final_lead(city, seat)
    seen = secrets.view(city, seat)
    best: i64 = 0
    for other in range(city.seats):
        if other != seat:
            best = larger(best, standing(seen, other))
    return 100 * (standing(seen, seat) - best)


def unsettled(city: City) -> i64:
    return UNSETTLED_LAST + UNSETTLED_BY_TURN * larger(turns_left(city), 0)  # once it is over, less than none is left


def forecast(city: City, seat: i64) -> i64:
    """The ducats to be expected in the end: what a seat has, and what the turns to come usually bring."""
    if city.waiting == 0:
        return 100 * i64(sum(scoring.breakdown(city)[seat]))
    return 100 * standing(secrets.view(city, seat), seat) + TURN_BRINGS * turns_left(city) - NEVER_HAD


def final_lead(city: City, seat: i64) -> i64:
    rows = scoring.breakdown(city)
    best = 0
    for other in range(len(rows)):
        if other != seat:
            best = max(best, sum(rows[other]))
    return 100 * (i64(sum(rows[seat])) - best)
