"""What a seat cannot know in Norenberc, and how to imagine it.

True secrets are the plans not yet revealed and which townspeople are in the guest stack. The stack's order does not
exist before it is drawn. Money is reckonable from public payments, so a view keeps it; boards decide what they show.
"""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.norenberc.data import AGENTS, ARTISANS, TOWNSPEOPLE
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.setup import KeepTownspeople
from fondaco.games.norenberc.steps.turn import PLANS, Planning
from fondaco.games.norenberc.vocabulary import PLAN
from fondaco.kernel.counts import put_into, zeros
from fondaco.kernel.luck import Luck


def view(town: Town, seat: i64) -> Town:
    """The town without the others' plans and without the townspeople in the stack."""
    seen = town.copy()
    for other in range(town.seats):
        if other != seat:
            seen.plan[other] = 0
    artisans = zeros(0)
    for index in range(len(town.guests)):
        if town.guests[index] < ARTISANS:
            artisans = put_into(artisans, town.guests[index])
    seen.guests = artisans
    if isinstance(town.asking, KeepTownspeople):
        seen.pile = zeros(0)
    return seen


def imagine(seen: Town, seat: i64, luck: Luck) -> Town:
    """A whole town that agrees with a view."""
    town = seen.copy()
    deal_townspeople(town, luck)
    planning = town.called == 0
    for other in range(town.seats):
        if other == seat:
            continue
        if planning:
            if town.ready >> other & 1:
                plans = PLANS[town.guilds * (AGENTS + 1) + town.hand[other]]
                town.plan[other] = plans[luck.below(len(plans))] - PLAN
        else:
            town.plan[other] = some_guilds(town, town.cards[other], luck)
    return town


def unanswered(town: Town, seat: i64) -> Town:
    """The town as if nobody else had planned yet, where all are planning."""
    if town.called != 0 or town.ready & ~(1 << seat) == 0 or not isinstance(town.asking, Planning):
        return town
    alone = town.copy()
    alone.ready &= 1 << seat
    for other in range(town.seats):
        if other != seat:
            alone.plan[other] = 0
    alone.waiting = alone.asking.asked(alone)
    return alone


def deal_townspeople(town: Town, luck: Luck) -> None:
    """Those proven to be in the game are; the rest of the stack is drawn from the copies never seen at one time.

    While townspeople are being kept for this game, those left over are the pile.
    """
    unseen = zeros(0)
    unknown = town.stack_size - len(town.guests)
    for kind in range(TOWNSPEOPLE):
        tile = ARTISANS + kind
        unknown -= town.proven[kind] - town.outside[kind]
        for _ in range(town.proven[kind] - town.outside[kind]):
            town.guests = put_into(town.guests, tile)
        for _ in range(town.box.copies[tile] - town.proven[kind]):
            unseen = put_into(unseen, tile)
    size = len(unseen)
    for _ in range(unknown):
        index = luck.below(size)
        town.guests = put_into(town.guests, unseen[index])
        size -= 1
        unseen[index] = unseen[size]
    if isinstance(town.asking, KeepTownspeople):
        for index in range(size):
            town.pile = put_into(town.pile, unseen[index])


def some_guilds(town: Town, count: i64, luck: Luck) -> i64:
    """So many of the guilds not called yet, as a bit mask, each set as likely."""
    mask: i64 = 0
    left = town.guilds - town.called
    for guild in range(town.called, town.guilds):
        if luck.below(left) < count:
            mask |= 1 << guild
            count -= 1
        left -= 1
    return mask
