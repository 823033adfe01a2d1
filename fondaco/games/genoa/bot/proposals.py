"""Whole answers that are worth playing out beside what the rules of thumb advise: deals, offers and counters.

An offer is one answer, though it is composed of small choices. While one is being composed, the answers are the ways to
complete it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa.bot import rating
from fondaco.games.genoa.bot.bargaining import Bargain
from fondaco.games.genoa.bot.drafting import CAPACITY, can_compose, choices_of
from fondaco.games.genoa.data import BUILDINGS, COIN, NONE, SPACES, bit
from fondaco.games.genoa.faults import ALL_CARDS, NO_CARDS, VALID, fault
from fondaco.games.genoa.offer import COUNTERING, DRAFT, DUCATS, MODE, OFFER, OFFERING, UP_TO, clear_draft, move
from fondaco.games.genoa.state import RESTING, City
from fondaco.games.genoa.vocabulary import AGREE, CANCEL, COUNTER, PASS, REFUSE, SEND
from fondaco.games.genoa.vocabulary import OFFER as OFFER_VERB
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import Counts, zeros
from fondaco.kernel.game import UNRATED

STEPS: Final = [0, 2, -2, 5]
"""By how many coins an offer may differ from the one in mind."""
RAISES: Final = [2, 4, 8]
"""How many coins a counter may ask for beside what is offered."""


def proposals(city: City, seat: i64, advised: i64) -> list[list[int]]:
    """The usual answer first, then others, the most promising first."""
    if city.asking.name() != "dealing":
        return [[int(advised)], *rated(city, seat)]
    mode = city.drafts[seat * DRAFT + MODE]
    if mode != 0:
        return completions(city, seat, mode, advised)
    if seat == city.trader:
        return with_first(advised, counters(city, seat), rated(city, seat))
    if city.countered == seat:
        return [[int(advised)], [AGREE], [REFUSE]]
    return with_first(advised, offers(city, seat), [[PASS]])


def with_first(advised: i64, lines: list[list[int]], others: list[list[int]]) -> list[list[int]]:
    """An advised choice comes first, as the line that it begins where there is one."""
    for line in lines:
        if line[0] == advised:
            rest = [other for other in lines if other is not line]
            return [line, *others, *rest]
    return [[int(advised)], *others, *lines]


def rated(city: City, seat: i64) -> list[list[int]]:
    """The open choices that the rules of thumb rate, the best first."""
    choices = Choices(CAPACITY)
    city.open(seat, choices)
    open_now = choices.listed()
    ratings = rating.ratings(city, seat, open_now)
    order = [(-ratings[index], open_now[index]) for index in range(len(ratings)) if ratings[index] != UNRATED]
    order.sort()
    return [[choice] for _, choice in order]


def completions(city: City, seat: i64, mode: i64, advised: i64) -> list[list[int]]:
    """How the offer or counter that is being composed can go on to one that is worth it; else as advised."""
    before = city.copy()
    clear_draft(before.drafts, seat * DRAFT)
    before.begun[seat] -= 1
    is_counter = mode == COUNTERING
    made = choices_of(city.drafts, seat * DRAFT, is_counter)
    lines: list[list[int]] = []
    if is_counter:
        lines = counters(before, seat)
    elif mode == OFFERING:
        lines = offers(before, seat)
    found: list[list[int]] = []
    for line in lines:
        if line[1 : 1 + len(made)] == made:
            rest = line[1 + len(made) :]
            if rest[0] == advised:
                found.insert(0, rest)
            else:
                found.append(rest)
    if not found or (advised != CANCEL and found[0][0] != advised):
        found.insert(0, [int(advised)])
    return found


def offers(city: City, seat: i64) -> list[list[int]]:
    """The offer in mind, the same for some ducats more or less, and offers for other spaces."""
    bargain = Bargain(city, seat)
    bargain.find_offer()
    best = bargain.table
    if best[0] == NONE:
        return []
    found: list[list[int]] = []
    for step in STEPS:
        add_offer(city, seat, best, step * COIN, found)
    steps = city.open_steps()
    if city.free:
        steps |= bit(city.tower)
    for space in range(SPACES):
        if steps >> space & 1 and space != best[0] and (space >= BUILDINGS or city.can_act(seat)):
            other = Bargain(city, seat)
            other.find_needed()
            other.consider(space)
            if other.table[0] != NONE:
                add_offer(city, seat, other.table, 0, found)
    return found


def add_offer(city: City, seat: i64, offer: Counts, more: i64, found: list[list[int]]) -> None:
    """One more line, if so many ducats more make an offer that can be made and does not stand yet."""
    table = zeros(OFFER)
    move(offer, 0, table, 0)
    table[DUCATS] += more
    if table[DUCATS] < COIN or table[DUCATS] > city.money[seat] or fault(city, seat, table, 0, ALL_CARDS) != VALID:
        return
    at = seat * OFFER
    if city.offers[at] == table[0] and city.offers[at + DUCATS] == table[DUCATS]:
        return
    if can_compose(city, seat, OFFER_VERB, table):
        found.append([OFFER_VERB, *choices_of(table, 0, False), SEND])


def counters(city: City, seat: i64) -> list[list[int]]:
    """The trader may ask more of those whose offers stand."""
    found: list[list[int]] = []
    choices = Choices(CAPACITY)
    city.open(seat, choices)
    for other in range(city.seats):
        at = other * OFFER
        if other == seat or city.offers[at] == NONE or city.quiet[other] == RESTING:
            continue
        if not choices.holds(COUNTER + other):
            continue
        for coins in RAISES:
            table = zeros(OFFER)
            move(city.offers, at, table, 0)
            table[DUCATS] += coins * COIN
            table[UP_TO] = 0
            if fault(city, other, table, 0, NO_CARDS) == VALID and can_compose(city, seat, COUNTER + other, table):
                found.append([int(COUNTER + other), *choices_of(table, 0, True), SEND])
    return found
