"""Messages (G-A4): both buildings visited by the tower this turn bring 30 ducats, to whoever holds the card."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.genoa import news
from fondaco.games.genoa.data import FIRST_MESSAGE, FIRST_SMALL, KINDS, MESSAGE, MESSAGE_PAY
from fondaco.games.genoa.state import City
from fondaco.games.genoa.vocabulary import DELIVER, DONE
from fondaco.kernel.choices import Choices
from fondaco.kernel.state import State, Step


def is_carried(city: City, card: i64) -> bool:
    """Whether the tower visited both buildings of a message this turn."""
    return (city.visited >> city.box.house[card] & city.visited >> city.box.other_house[card] & 1) == 1


def open_messages(city: City, seat: i64, choices: Choices) -> None:
    """The messages that a player can deliver now."""
    for card in range(FIRST_MESSAGE, FIRST_SMALL):
        if city.where[card] == seat and is_carried(city, card):
            choices.add(DELIVER + card - FIRST_MESSAGE)


def deliver_message(city: City, seat: i64, card: i64) -> None:
    city.revealed += 1
    city.receive(seat, MESSAGE_PAY)
    city.tell(news.DELIVERED_MESSAGE, seat, card, MESSAGE_PAY)
    city.put_under(card)


def may_have_message(city: City, seat: i64) -> bool:
    """Whether a player could deliver a message now, as far as everybody knows."""
    if city.held[seat * KINDS + MESSAGE] == 0:
        return False
    for card in range(FIRST_MESSAGE, FIRST_SMALL):
        if is_carried(city, card) and city.may_hold(seat, card):
            return True
    return False


class LastCall(Step):
    """The end of phase 2: clockwise from the trader everybody may deliver what was not delivered yet."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        """How many players are still to be called, with this one."""

    def name(self) -> str:
        return "last-call"

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.left)]

    def asked(self, state: State) -> i64:
        return 1 << self.seat if may_have_message(cast(City, state), self.seat) else 0

    def go_on(self, state: State) -> None:
        city = cast(City, state)
        if self.left > 1:
            city.swap(LastCall(city.next_seat(self.seat), self.left - 1))
        else:
            city.pop()

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        choices.add(DONE)
        open_messages(cast(City, state), seat, choices)

    def take(self, state: State, seat: i64, choice: i64) -> None:
        if choice == DONE:
            self.go_on(state)
        else:
            deliver_message(cast(City, state), seat, choice - DELIVER + FIRST_MESSAGE)
