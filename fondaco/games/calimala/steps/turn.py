"""A turn (C-T1 to C-T5): a disc on a street, then the discs of its tower from top to bottom."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from fondaco.games.calimala import news
from fondaco.games.calimala.data import ACTIONS, COUNCIL, EMPTY, PAIR_HIGH, PAIR_LOW, PAIRS, STREETS, TOWER, WHITE_DISC
from fondaco.games.calimala.duty import can_reach
from fondaco.games.calimala.names import action_key, joined, street_key
from fondaco.games.calimala.reasons import lack_of
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.steps.activation import Activation
from fondaco.games.calimala.steps.council import PushOut
from fondaco.games.calimala.steps.ending import Ending
from fondaco.games.calimala.vocabulary import GAIN, PLACE, WHITE
from fondaco.kernel.choices import Choices
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State, Step
from fondaco.kernel.steps import SeatStep

BELOW: Final = 2
"""So many discs below the one just placed act after it, at most (C-T4)."""


class Turns(Step):
    """One turn after another, clockwise, until the game ends (C-T5, C-E1, C-E2)."""

    def go_on(self, state: State) -> None:
        town = cast(Florence, state)
        turn = town.placed % town.seats
        if turn == 0 and (town.scored == COUNCIL or town.turns_left(town.first) == 0):
            town.swap(Ending())
            return
        town.active = (town.first + turn) % town.seats
        town.compensated = 0
        if turn == 0:
            town.tell(news.ROUND, town.round())
        town.tell(news.TURN, turn + 1, town.active)
        town.push(Placing(town.active))


class Placing(SeatStep):
    """C-T1: one own coloured or one white disc on a street where the duty can be done (C-T3)."""

    def name(self) -> str:
        return "placing"

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        town = cast(Florence, state)
        legal = legal_streets(town, seat)
        if town.discs[seat] > 0:
            open_streets(town, legal, PLACE, choices)
        if town.whites[seat] > 0:
            open_streets(town, legal, WHITE, choices)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        if not PLACE <= choice < GAIN:
            return Reason("other-question")
        town = cast(Florence, state)
        pair = choice - (WHITE if choice >= WHITE else PLACE)
        if town.streets[pair] == EMPTY:
            ends = {"action": action_key(PAIR_LOW[pair]), "other": action_key(PAIR_HIGH[pair])}
            return Reason("no-street", {**ends, "neighbours": joined(neighbours(town, PAIR_LOW[pair]))}, "C-T1")
        if choice >= WHITE and town.whites[seat] == 0:
            return Reason("no-white", {}, "C-T1")
        if choice < WHITE and town.discs[seat] == 0:
            return Reason("no-disc", {"whites": int(town.whites[seat])}, "C-T1")
        if legal_streets(town, seat) >> town.streets[pair] & 1:
            return None
        low, high = PAIR_LOW[pair], PAIR_HIGH[pair]
        lacks = {"lack": lack_of(town, seat, low), "other-lack": lack_of(town, seat, high)}
        ends = {"street": street_key(pair), "action": action_key(low), "other": action_key(high)}
        return Reason("duty-street", {**ends, **lacks}, "C-T3")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Florence, state)
        times: i64 = 1
        pair = choice - PLACE
        if choice >= WHITE:
            times = 2
            pair = choice - WHITE
        street = town.streets[pair]
        if times == 2:
            town.whites[seat] -= 1
            town.lay_disc(street, WHITE_DISC)
            town.tell(news.PLACED_WHITE, seat, pair, town.heights[street])
        else:
            town.discs[seat] -= 1
            town.lay_disc(street, seat)
            town.tell(news.PLACED, seat, pair, town.heights[street])
        town.placed += 1
        town.swap(PushOut(seat, street))
        town.push(Reactivation(street, town.heights[street] - 2, BELOW))
        town.push(activation(town, seat, street, times, 1))


def legal_streets(town: Florence, seat: i64) -> i64:
    """C-T3: the streets on which the duty can be done, as a bit mask; all where there is none.

    A card must have an effect, so there is none only where none of the nine actions is possible. Nothing that is drawn
    changes that, so the player stays free of the duty for the whole activation.
    """
    reach: i64 = 0
    for action in range(ACTIONS):
        if can_reach(town, seat, action):
            reach |= 1 << action
    legal: i64 = 0
    for street in range(STREETS):
        pair = town.pairs[street]
        if reach >> PAIR_LOW[pair] & 1 or reach >> PAIR_HIGH[pair] & 1:
            legal |= 1 << street
    return legal if legal else (1 << STREETS) - 1


def open_streets(town: Florence, legal: i64, verb: i64, choices: Choices) -> None:
    """The streets of a mask, in the order of their pairs of actions."""
    for pair in range(PAIRS):
        street = town.streets[pair]
        if street >= 0 and legal >> street & 1:
            choices.add(verb + pair)


def neighbours(town: Florence, action: i64) -> list[str]:
    """The keys of the actions that a street joins to one."""
    keys = []
    for street in range(STREETS):
        pair = town.pairs[street]
        if PAIR_LOW[pair] == action:
            keys.append(action_key(PAIR_HIGH[pair]))
        elif PAIR_HIGH[pair] == action:
            keys.append(action_key(PAIR_LOW[pair]))
    return keys


def activation(town: Florence, seat: i64, street: i64, times: i64, duty: i64) -> Activation:
    """The two actions of a street for a player, each so many times (C-T2)."""
    pair = town.pairs[street]
    return Activation(seat, PAIR_LOW[pair], PAIR_HIGH[pair], times, times, duty)


class Reactivation(Step):
    """C-T4: the second and the third disc from the top activate, in that order; white ones do nothing."""

    def __init__(self, street: i64, height: i64, left: i64) -> None:
        self.street: i64 = street
        self.height: i64 = height
        """The disc that is next, from below."""
        self.left: i64 = left

    def fields(self) -> list[int]:
        return [int(self.street), int(self.height), int(self.left)]

    def go_on(self, state: State) -> None:
        town = cast(Florence, state)
        if self.left == 0 or self.height < 0:
            town.pop()
            return
        owner = town.towers[self.street * TOWER + self.height]
        town.swap(Reactivation(self.street, self.height - 1, self.left - 1))
        if owner != WHITE_DISC:
            town.tell(news.ACTIVATED, owner, town.pairs[self.street], self.height + 1)
            town.push(activation(town, owner, self.street, 1, 0))
