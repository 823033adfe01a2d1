"""How good a position of Calimala looks to one seat, in hundredths of a point: its own outlook less the others'.

Only what the seat may know is read: its own hand and final cards, of the others only how many cards they hold.
"""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from fondaco.games.calimala import scoring
from fondaco.games.calimala.bot.outlook import WHOLE, Outlook, larger, smaller
from fondaco.games.calimala.bot.prospects import MOST_READY, READY, Prospects
from fondaco.games.calimala.data import (
    ACTIONS,
    BRICK,
    COUNCIL,
    MARBLE,
    MATERIALS,
    MOST_SEATS,
    PAIR_HIGH,
    PAIR_LOW,
    STREETS,
    TOWER,
    WHITE_DISC,
    WOOD,
)
from fondaco.games.calimala.state import CATEGORY_COUNT, Florence
from fondaco.games.calimala.steps.activation import Activation, Playing
from fondaco.games.calimala.steps.sending import Sending
from fondaco.games.calimala.steps.turn import Reactivation
from fondaco.kernel.counts import Counts, bits, counts, zeros

PENDING: Final = 93
"""Percent of what an action brings now that is had while it is still to be carried out."""
LATER: Final = 62
"""The same, for an activation that may come in a later turn."""
USUAL_USE: Final = 45
"""What an action usually brings."""
CARD_PART: Final = 38
CARD_BASE: Final = 10
"""A card in one's own hand: percent of what its action would bring now, and what it may bring at another time."""
RIVAL_CARD: Final = 36
RIVAL_WARE: Final = 44
RIVAL_CARRIER: Final = 10
RIVAL_WORKSHOP: Final = 9
"""Of the others: a card, a cube that lies ready, and for each turn to come a ship or house, and a workshop."""
RIVAL_USES: Final[Counts] = counts([30, 30, 35, 60, 70, 35, 55, 55, 65])
"""What each action usually brings to another player who can carry it out."""
RIVAL_DRAW: Final = 25
REPRESENTATIVE: Final = 60
"""A disc that is sure to be the next to enter the council."""
WHITE_WORTH: Final = 90
"""A white disc in the supply, over a coloured one."""
TIE_WON: Final = 50
"""Winning ties at the end of the game (C-E4)."""
ABOVE_STANDINGS: Final = 1_000_000
"""More than any standing."""


def landings(times: int, placings: int) -> int:
    """How likely, in thousandths, at least so many of the discs to come land on one street, if each is as likely."""
    fewer = 0
    for landed in range(min(times, placings + 1)):
        fewer += comb(placings, landed) * int((STREETS - 1) ** (placings - landed))
    ways = int(STREETS**placings)
    return WHOLE * (ways - fewer) // ways


MOST_PLACINGS: Final = 60
LANDINGS: Final[Counts] = counts([landings(times, placings) for times in range(4) for placings in range(MOST_PLACINGS)])
"""By number of landings, then by discs still to be placed."""


def value(town: Florence, seat: i64) -> i64:
    """The lead to be expected, half over the best of the others, half over their mean; at the end the real one."""
    if town.waiting == 0:
        return final_lead(town, seat)
    town = after_scoring(town)
    outlook = Outlook(town, seat)
    prospects = Prospects(town, outlook)
    worth = zeros(MOST_SEATS)
    for other in range(town.seats):
        turns = outlook.turns(other)
        worth[other] = outlook.expected[other] + 100 * points_of(town, other)
        worth[other] += WHITE_WORTH * smaller(town.whites[other], turns)
        if other == seat:
            worth[other] += prospects.here + prospects.pieces() + hand_worth(town, prospects)
        else:
            worth[other] += rival_wares(town, other, turns)
    count_discs(town, outlook, prospects, worth)
    count_pending(town, prospects, worth)
    best: i64 = worth[seat - 1 if seat > 0 else 1]
    whole: i64 = 0
    for other in range(town.seats):
        if other != seat:
            whole += worth[other]
            best = larger(best, worth[other])
    return worth[seat] - (best + whole // (town.seats - 1)) // 2


def points_of(town: Florence, seat: i64) -> i64:
    result: i64 = 0
    for category in range(CATEGORY_COUNT):
        result += town.points[seat * CATEGORY_COUNT + category]
    return result


def final_lead(town: Florence, seat: i64) -> i64:
    """Points ahead of the best of the others; where these are level, the standing decides (C-E4)."""
    best: i64 = -1
    for other in range(town.seats):
        if other != seat:
            best = larger(best, points_of(town, other) * ABOVE_STANDINGS + scoring.standing(town, other))
    lead = points_of(town, seat) - best // ABOVE_STANDINGS
    if lead != 0:
        return 100 * lead
    tie = scoring.standing(town, seat) - best % ABOVE_STANDINGS
    if tie == 0:
        return 0
    return TIE_WON if tie > 0 else -TIE_WON


def after_scoring(town: Florence) -> Florence:
    """The town once the tower of four, if there is one, has given its lowest disc to the council (C-P1, C-P2).

    Which disc a player without one in the supply would lift is left open, so that nobody enters then.
    """
    for street in range(STREETS):
        if town.heights[street] == TOWER:
            after = town.copy()
            disc = after.lift_disc(street, 0)
            if town.scored < COUNCIL:
                if disc != WHITE_DISC:
                    after.representatives[town.scored] = disc
                elif town.discs[town.active] > 0:
                    after.discs[town.active] -= 1
                    after.whites[town.active] += 1
                    after.representatives[town.scored] = town.active
                scoring.score_tile(after, town.council[town.scored])
                after.scored += 1
            return after
    return town


def hand_worth(town: Florence, prospects: Prospects) -> i64:
    result: i64 = 0
    first = prospects.seat * ACTIONS
    for action in range(ACTIONS):
        if town.hand[first + action] > 0:
            worth = CARD_BASE + prospects.use[action] * CARD_PART // 100
            result += town.hand[first + action] * worth
    return result * prospects.ready // READY[MOST_READY]


def rival_wares(town: Florence, seat: i64, turns: i64) -> i64:
    """What another player has, at its usual price."""
    first = seat * MATERIALS
    wares = town.stock[first + WOOD] + town.stock[first + BRICK] + town.stock[first + MARBLE] + town.cloth_of(seat)
    ready = (wares * RIVAL_WARE + town.hand_size[seat] * RIVAL_CARD) * READY[smaller(turns, MOST_READY)]
    carriers = town.ships[seat] + bits(town.houses[seat])
    pieces = carriers * RIVAL_CARRIER + (town.workshops[seat] - 1) * RIVAL_WORKSHOP
    return ready // READY[MOST_READY] + pieces * turns


def activation_worth(town: Florence, prospects: Prospects, seat: i64, street: i64) -> i64:
    """What the two actions of a street bring to a player now."""
    pair = town.pairs[street]
    return use_for(town, prospects, seat, PAIR_LOW[pair]) + use_for(town, prospects, seat, PAIR_HIGH[pair])


def use_for(town: Florence, prospects: Prospects, seat: i64, action: i64) -> i64:
    if seat == prospects.seat:
        return prospects.use[action]
    if town.is_possible(action, seat):
        return RIVAL_USES[action]
    return RIVAL_DRAW


def count_discs(town: Florence, outlook: Outlook, prospects: Prospects, worth: Counts) -> None:
    """Discs on the streets act when others land on them, and then enter the council (C-T4, C-P1)."""
    placings = smaller(outlook.placings, MOST_PLACINGS - 1)
    for street in range(STREETS):
        height = town.heights[street]
        for place in range(height):
            disc = town.towers[street * TOWER + place]
            if disc == WHITE_DISC:
                continue
            under = height - 1 - place
            result = REPRESENTATIVE * LANDINGS[(TOWER - 1 - under) * MOST_PLACINGS + placings]
            if under < 2:
                times = LANDINGS[MOST_PLACINGS + placings]
                if under == 0:
                    times += LANDINGS[2 * MOST_PLACINGS + placings]
                use = 2 * USUAL_USE
                if disc == prospects.seat:
                    use = (use + activation_worth(town, prospects, disc, street)) // 2
                result += times * use * LATER // 100
            worth[disc] += result // WHOLE


def count_pending(town: Florence, prospects: Prospects, worth: Counts) -> None:
    """What is still to be done in this turn."""
    for step in town.stack:
        if isinstance(step, Activation):
            use = step.low_left * use_for(town, prospects, step.seat, step.low)
            use += step.high_left * use_for(town, prospects, step.seat, step.high)
            worth[step.seat] += use * PENDING // 100
        elif isinstance(step, Reactivation):
            for index in range(step.left):
                place = step.height - index
                if place >= 0:
                    disc = town.towers[step.street * TOWER + place]
                    if disc != WHITE_DISC:
                        use = activation_worth(town, prospects, disc, step.street)
                        worth[disc] += use * PENDING // 100
        elif isinstance(step, Playing):
            worth[step.seat] += use_for(town, prospects, step.seat, step.card) * PENDING // 100
        elif isinstance(step, Sending):
            sent = smaller(step.left, town.cloth_of(step.seat))
            worth[step.seat] += larger(sent, 0) * USUAL_USE * PENDING // 100
