"""Cloth that leaves: after the first one, the other ships and houses may carry one each (C-A5, C-A6)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.calimala.actions import ALL_CITIES, action_of, cities_with_room, open_cities, perform
from fondaco.games.calimala.data import PORTS, SHIP, TRANSPORT
from fondaco.games.calimala.names import city_key
from fondaco.games.calimala.reasons import why_not_cloth
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.steps.pending import Pending
from fondaco.games.calimala.vocabulary import GIVE, SEND, STOP
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import bits
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State, Step


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
        pending = cast(Pending, town.stack[-2])
        if not pending.is_bound(town):
            open_cities(town, self.action, seat, self.cities, choices)
            return
        aims = Choices(PORTS)
        open_cities(town, self.action, seat, self.cities, aims)
        pending.open_safe(town, aims, choices)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        if choice == STOP:
            return None
        if not SEND <= choice < GIVE:
            return Reason("other-question")
        town = cast(Florence, state)
        if action_of(choice) != self.action:
            by_ship = self.action == SHIP
            return Reason("way", {"by": "ship" if by_ship else "road"}, "C-A5" if by_ship else "C-A6")
        city = choice - SEND
        found = why_not_cloth(town, seat, city)
        if found is not None:
            return found
        if not self.cities >> (city % PORTS) & 1:
            return Reason("served", {"city": city_key(city)}, "C-A6")
        choices.clear()
        self.open(state, seat, choices)
        return None if choices.holds(choice) else Reason("duty-aim", {}, "C-T3")

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
