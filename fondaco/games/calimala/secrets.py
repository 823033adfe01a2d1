"""What a seat cannot know in Calimala, and how to imagine it.

Secrets are the hands, apart from start cards, which everybody saw; the deck; and the final cards. What is imagined
agrees with the hand of that seat, the sizes, the discard pile, the start cards, and with what the deck held when it was
last shuffled, less what the seat drew itself. Which of the others drew before that and which after is not told apart.
"""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.calimala.data import ACTIONS, EMPTY, FINALS, FINALS_DEALT, UNKNOWN
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.steps.setup import DealFinals, FromPile
from fondaco.kernel.counts import Counts, bits, zeros
from fondaco.kernel.luck import Luck


def view(town: Florence, seat: i64) -> Florence:
    """The table without the others' hands and final cards, and without the deck."""
    seen = town.copy()
    for other in range(town.seats):
        if other != seat:
            for action in range(ACTIONS):
                seen.hand[other * ACTIONS + action] = 0
                seen.drawn[other * ACTIONS + action] = 0
            seen.dealt[other] = 0
            if town.waiting != 0 and town.kept[other] != EMPTY:
                seen.kept[other] = UNKNOWN
    seen.deck = zeros(ACTIONS)
    if isinstance(town.asking, DealFinals):
        seen.pile = 0
    return seen


def imagine(seen: Florence, seat: i64, luck: Luck) -> Florence:
    """A whole table that agrees with a view."""
    town = seen.copy()
    deal_finals(town, seat, luck)
    deal_cards(town, seat, luck)
    return town


def deal_finals(town: Florence, seat: i64, luck: Luck) -> None:
    """The final cards that the seat never saw: as many as were dealt to the others, each of whom keeps one of its own.

    Those not dealt yet are the pile.
    """
    if town.waiting == 0:
        return
    each: i64 = FINALS_DEALT[town.seats]
    dealt = finals_dealt(town)
    unseen = (1 << FINALS) - 1
    if town.open_final != EMPTY:
        unseen &= ~(1 << town.open_final)
    if seat >= 0:
        unseen &= ~town.dealt[seat]
    for other in range(town.seats):
        if other != seat:
            hand: i64 = 0
            for _ in range(min(each, max(0, dealt - other * each))):
                hand |= some_of(unseen & ~hand, luck)
            unseen &= ~hand
            town.dealt[other] = hand
            if town.kept[other] == UNKNOWN:
                card: i64 = 0
                chosen = some_of(hand, luck)
                while not chosen >> card & 1:
                    card += 1
                town.kept[other] = card
    if isinstance(town.asking, DealFinals):
        town.pile = unseen


def finals_dealt(town: Florence) -> i64:
    """How many final cards the players have been dealt in all."""
    asking = town.asking
    if isinstance(asking, DealFinals):
        return asking.number
    if isinstance(asking, FromPile):
        return 0
    return town.seats * FINALS_DEALT[town.seats]


def some_of(mask: i64, luck: Luck) -> i64:
    """One thing of a set, as a set of its own, each as likely."""
    for _ in range(luck.below(bits(mask))):
        mask &= mask - 1
    return mask & -mask


def deal_cards(town: Florence, seat: i64, luck: Luck) -> None:
    """The action cards neither open nor in one's own hand: some are the deck, the rest is in the other hands."""
    unseen = zeros(ACTIONS)
    size: i64 = 0
    for action in range(ACTIONS):
        unseen[action] = town.box.cards[action] - town.discard[action]
        for other in range(town.seats):
            index = other * ACTIONS + action
            if other != seat:
                town.hand[index] = town.known[index]
            unseen[action] -= town.hand[index]
        size += unseen[action]
    for other in range(town.seats):
        if other != seat:
            size -= hidden_cards(town, other)
    town.deck = some_cards(undrawn(town, seat, unseen), size, luck)
    for action in range(ACTIONS):
        unseen[action] -= town.deck[action]
    for other in range(town.seats):
        if other != seat:
            cards = some_cards(unseen, hidden_cards(town, other), luck)
            for action in range(ACTIONS):
                town.hand[other * ACTIONS + action] += cards[action]
                unseen[action] -= cards[action]
    deal_draws(town, seat)


def hidden_cards(town: Florence, seat: i64) -> i64:
    """How many cards of a hand are known to its owner alone."""
    hidden = town.hand_size[seat]
    for action in range(ACTIONS):
        hidden -= town.known[seat * ACTIONS + action]
    return hidden


def undrawn(town: Florence, seat: i64, unseen: Counts) -> Counts:
    """Cards that a seat must think to be in the deck, as far as it never saw them elsewhere."""
    result = zeros(ACTIONS)
    for action in range(ACTIONS):
        result[action] = town.shuffled[action]
        if seat >= 0:
            result[action] -= town.drawn[seat * ACTIONS + action]
        if result[action] > unseen[action]:
            result[action] = unseen[action]
    return result


def some_cards(cards: Counts, size: i64, luck: Luck) -> Counts:
    """So many of some cards, each as likely."""
    left = cards[:]
    whole: i64 = 0
    for action in range(ACTIONS):
        whole += cards[action]
    result = zeros(ACTIONS)
    for _ in range(size):
        card = luck.below(whole)
        action = 0
        while card >= left[action]:
            card -= left[action]
            action += 1
        left[action] -= 1
        result[action] += 1
        whole -= 1
    return result


def deal_draws(town: Florence, seat: i64) -> None:
    """What left the deck since it was shuffled and was not drawn by the seat was drawn by one of the others."""
    other = town.seats - 1 if seat == 0 else 0
    for action in range(ACTIONS):
        drawn = town.shuffled[action] - town.deck[action]
        if seat >= 0:
            drawn -= town.drawn[seat * ACTIONS + action]
        town.drawn[other * ACTIONS + action] = drawn
