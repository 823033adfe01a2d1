"""An activation: a player carries out the actions of a street, and plays cards (C-T2 to C-T4, C-K1, C-K2, C-K3).

Who is asked depends on what everybody knows, never on which cards a hand holds: a player with cards in hand is asked
even where none of them can be played, or the others would learn that.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from fondaco.games.calimala import news
from fondaco.games.calimala.actions import (
    ALL_CITIES,
    action_of,
    cities_with_room,
    is_aimed,
    open_aims,
    open_cities,
    perform,
)
from fondaco.games.calimala.data import ACTIONS, NO_ACTION, PORTS, SHIP, TRANSPORT
from fondaco.games.calimala.duty import can_reach_either, keeps_reach, may_play
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.steps.cards import Drawing, may_draw
from fondaco.games.calimala.vocabulary import DONE, DRAW, GIVE, PLAY, SEND, STOP
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import bits
from fondaco.kernel.state import State, Step

AIMS: Final = 9
"""The most ways there are to carry out one action."""


class Activation(Step):
    """What a player may still do with a disc: each of two actions so many times, and any number of cards."""

    def __init__(self, seat: i64, low: i64, high: i64, low_left: i64, high_left: i64, duty: i64) -> None:
        self.seat: i64 = seat
        self.low: i64 = low
        self.high: i64 = high
        """The two actions of the street, the lower number first."""
        self.low_left: i64 = low_left
        self.high_left: i64 = high_left
        """How many times each may still be carried out."""
        self.duty: i64 = duty
        """1 for the disc just placed, until one of the actions has been carried out (C-T3)."""

    def name(self) -> str:
        return "activation"

    def fields(self) -> list[int]:
        return [int(n) for n in (self.seat, self.low, self.high, self.low_left, self.high_left, self.duty)]

    def asked(self, state: State) -> i64:
        town = cast(Florence, state)
        if self.low_left + self.high_left > 0:
            if may_draw(town, self.seat):
                return 1 << self.seat
            if self.low_left > 0 and town.is_possible(self.low, self.seat):
                return 1 << self.seat
            if self.high_left > 0 and town.is_possible(self.high, self.seat):
                return 1 << self.seat
        if town.hand_size[self.seat] > 0:
            for action in range(ACTIONS):
                if town.is_possible(action, self.seat):
                    return 1 << self.seat
        return 0

    def go_on(self, state: State) -> None:
        state.pop()

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        town = cast(Florence, state)
        low = self.low_left > 0 and town.is_possible(self.low, seat)
        high = self.high_left > 0 and town.is_possible(self.high, seat)
        bound = self.is_bound(town)
        if not bound:
            choices.add(DONE)
        if low:
            open_aims(town, self.low, seat, choices)
        if high:
            open_aims(town, self.high, seat, choices)
        if may_draw(town, seat):
            if self.low_left > 0 and not low and not (bound and self.needs(town, self.low)):
                choices.add(DRAW + self.low)
            if self.high_left > 0 and not high and not (bound and self.needs(town, self.high)):
                choices.add(DRAW + self.high)
        if town.hand_size[seat] == 0:
            return
        for card in range(ACTIONS):
            if town.hand[seat * ACTIONS + card] == 0 or not town.is_possible(card, seat):
                continue
            if not bound or may_play(town, seat, card, self.low_pending(), self.high_pending()):
                choices.add(PLAY + card)

    def low_pending(self) -> i64:
        return self.low if self.low_left > 0 else NO_ACTION

    def high_pending(self) -> i64:
        return self.high if self.high_left > 0 else NO_ACTION

    def is_bound(self, town: Florence) -> bool:
        """Whether the duty is still to be done and can be (C-T3)."""
        if self.duty == 0:
            return False
        return can_reach_either(town, self.seat, self.low_pending(), self.high_pending())

    def needs(self, town: Florence, action: i64) -> bool:
        """Whether the duty could not be done any more once an impossible action is given up once."""
        low = self.low_pending()
        high = self.high_pending()
        if action == self.low and self.low_left == 1:
            low = NO_ACTION
        if action == self.high and self.high_left == 1:
            high = NO_ACTION
        return not can_reach_either(town, self.seat, low, high)

    def open_safe(self, town: Florence, aims: Choices, choices: Choices) -> None:
        """Open those aims of a card that has left the hand that keep the duty within reach."""
        for index in range(aims.size):
            if keeps_reach(town, self.seat, NO_ACTION, aims.items[index], self.low_pending(), self.high_pending()):
                choices.add(aims.items[index])

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Florence, state)
        if choice == DONE:
            if self.low_left + self.high_left > 0:
                town.tell(news.SKIPPED, seat)
            town.pop()
        elif is_aimed(choice):
            self.use(town, action_of(choice), 0)
            perform(town, seat, choice)
            send_more(town, seat, choice)
        elif choice < PLAY:
            action = choice - DRAW
            self.use(town, action, self.duty)
            town.tell(news.DREW, seat, action)
            if seat == town.active:
                town.compensated += 1
            town.push(Drawing(seat))
        else:
            self.play(town, choice - PLAY)

    def use(self, town: Florence, action: i64, duty: i64) -> None:
        """One of the actions has been carried out or given up."""
        if action == self.low:
            town.swap(Activation(self.seat, self.low, self.high, self.low_left - 1, self.high_left, duty))
        else:
            town.swap(Activation(self.seat, self.low, self.high, self.low_left, self.high_left - 1, duty))

    def play(self, town: Florence, card: i64) -> None:
        """C-K3: a card gives its action at once."""
        index = self.seat * ACTIONS + card
        town.hand[index] -= 1
        town.hand_size[self.seat] -= 1
        if town.known[index] > 0:
            town.known[index] -= 1
        town.discard[card] += 1
        town.tell(news.PLAYED, self.seat, card)
        aims = Choices(AIMS)
        open_aims(town, card, self.seat, aims)
        if aims.size > 1:
            town.push(Playing(self.seat, card))
        else:
            perform(town, self.seat, aims.items[0])
            send_more(town, self.seat, aims.items[0])


class Playing(Step):
    """What a card just played is aimed at. One with a single aim is carried out without a question.

    This step and the next lie on the activation that they belong to, whose duty they keep within reach.
    """

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def name(self) -> str:
        return "playing"

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.card)]

    def asked(self, state: State) -> i64:
        return 1 << self.seat

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        """Aims that keep the duty within reach; any where it is not to be kept."""
        town = cast(Florence, state)
        activation = cast(Activation, town.stack[-2])
        if activation.duty == 1:
            aims = Choices(AIMS)
            open_aims(town, self.card, seat, aims)
            activation.open_safe(town, aims, choices)
        if choices.size == 0:
            open_aims(town, self.card, seat, choices)

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Florence, state)
        perform(town, seat, choice)
        town.pop()
        send_more(town, seat, choice)


def send_more(town: Florence, seat: i64, choice: i64) -> None:
    """C-A5, C-A6: after a first cloth was sent, the other ships and houses may carry one each."""
    if not SEND <= choice < GIVE:
        return
    if choice < SEND + PORTS:
        town.push(Sending(seat, SHIP, ALL_CITIES, town.ships[seat] - 1))
    else:
        served: i64 = 1 << (choice - SEND - PORTS)
        left = town.houses[seat] & ~served
        town.push(Sending(seat, TRANSPORT, left, bits(left)))


class Sending(Step):
    """C-A5, C-A6: one more cloth, or no more."""

    def __init__(self, seat: i64, action: i64, cities: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.cities: i64 = cities
        """Ports or trade cities that may still get one, as a bit mask (0 to 2)."""
        self.left: i64 = left
        """How many more may be sent."""

    def name(self) -> str:
        return "sending"

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.action), int(self.cities), int(self.left)]

    def asked(self, state: State) -> i64:
        town = cast(Florence, state)
        if self.left == 0 or town.cloth_of(self.seat) == 0:
            return 0
        if cities_with_room(town, self.action, self.seat) & self.cities:
            return 1 << self.seat
        return 0

    def go_on(self, state: State) -> None:
        state.pop()

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        town = cast(Florence, state)
        choices.add(STOP)
        activation = cast(Activation, town.stack[-2])
        if not activation.is_bound(town):
            open_cities(town, self.action, seat, self.cities, choices)
            return
        aims = Choices(AIMS)
        open_cities(town, self.action, seat, self.cities, aims)
        activation.open_safe(town, aims, choices)

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Florence, state)
        if choice == STOP:
            town.pop()
            return
        perform(town, seat, choice)
        cities = self.cities
        if self.action == TRANSPORT:
            cities &= ~(1 << (choice - SEND - PORTS))
        town.swap(Sending(seat, self.action, cities, self.left - 1))
