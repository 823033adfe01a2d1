"""Cards in place of impossible actions (C-K1, C-K2, C-K4): whether one may be drawn, and the draw."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.calimala import news
from fondaco.games.calimala.data import ACTIONS
from fondaco.games.calimala.names import action_key
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.vocabulary import CARD
from fondaco.kernel.counts import Counts, zeros
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import CHANCE_ASKED, State
from fondaco.kernel.steps import DrawFromCounts


def may_draw(town: Florence, seat: i64) -> bool:
    """C-K1, C-K4, C-O1: whether there is a card to draw, and it is not one too many."""
    return town.has_cards_to_draw() and not is_one_too_many(town, seat)


def is_one_too_many(town: Florence, seat: i64) -> bool:
    """C-O1: as an option the active player draws one such card at most."""
    return town.one_compensation == 1 and seat == town.active and town.compensated > 0


def why_not_draw(town: Florence, seat: i64, action: i64) -> Reason | None:
    """What stands against a card in place of an action, whatever the duty says."""
    if town.is_possible(action, seat):
        return Reason("draw-possible", {"action": action_key(action)}, "C-K1")
    if not town.has_cards_to_draw():
        return Reason("no-cards", {}, "C-K4")
    return Reason("one-card", {}, "C-O1") if is_one_too_many(town, seat) else None


class Drawing(DrawFromCounts):
    """C-K1, C-K4: one card from the deck; the discard pile becomes the deck as soon as that is empty."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def fields(self) -> list[int]:
        return [int(self.seat)]

    def asked(self, state: State) -> i64:
        if cast(Florence, state).deck_size > 0:
            return CHANCE_ASKED
        return 0

    def copies(self, state: State) -> Counts:
        return cast(Florence, state).deck

    def whole(self, state: State) -> i64:
        return cast(Florence, state).deck_size

    def verb(self) -> i64:
        return CARD

    def go_on(self, state: State) -> None:
        """The deck had run out; cards played since become the deck now."""
        reshuffle(cast(Florence, state))

    def drawn(self, state: State, thing: i64) -> None:
        town = cast(Florence, state)
        town.deck[thing] -= 1
        town.deck_size -= 1
        town.hand[self.seat * ACTIONS + thing] += 1
        town.hand_size[self.seat] += 1
        town.drawn[self.seat * ACTIONS + thing] += 1
        town.tell_only(self.seat, news.DREW_CARD, thing)
        town.pop()
        if town.deck_size == 0:
            reshuffle(town)


def reshuffle(town: Florence) -> None:
    """C-K4: the discard pile, if there is any, becomes the deck."""
    town.deck = town.discard
    town.shuffled = town.discard[:]
    town.discard = zeros(ACTIONS)
    town.drawn = zeros(town.seats * ACTIONS)
    for action in range(ACTIONS):
        town.deck_size += town.deck[action]
    if town.deck_size > 0:
        town.tell(news.RESHUFFLED, town.deck_size)
