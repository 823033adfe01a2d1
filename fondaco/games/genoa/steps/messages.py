"""Messages (G-A4): both buildings visited by the tower this turn bring 30 ducats, to whoever holds the card."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.genoa import news
from fondaco.games.genoa.data import (
    FIRST_MESSAGE,
    FIRST_SMALL,
    KINDS,
    MESSAGE,
    MESSAGE_PAY,
    POST_OFFICE,
    TILES,
    kind_of,
)
from fondaco.games.genoa.keys import card_key, joined, space_key
from fondaco.games.genoa.reasons import no_card, other_question
from fondaco.games.genoa.state import City
from fondaco.games.genoa.vocabulary import DELIVER, DONE, PLAY
from fondaco.kernel.choices import Choices
from fondaco.kernel.reason import Facts, Reason
from fondaco.kernel.state import State, Step


def is_carried(city: City, card: i64) -> bool:
    """Whether the tower visited both buildings of a message this turn."""
    return (city.visited >> city.box.house[card] & city.visited >> city.box.other_house[card] & 1) == 1


def open_messages(city: City, seat: i64, choices: Choices) -> None:
    """The messages that a player can deliver now."""
    for card in range(FIRST_MESSAGE, FIRST_SMALL):
        if city.where[card] == seat and is_carried(city, card):
            choices.add(DELIVER + card - FIRST_MESSAGE)


def why_no_message(city: City, seat: i64, choice: i64) -> Reason | None:
    """Why a card cannot be delivered as a message; None where it can."""
    card = choice - DELIVER + FIRST_MESSAGE
    if city.where[card] != seat:
        return no_card(city, card, "G-A4")
    facts: Facts = {"card": card_key(city.box, int(card))}
    if kind_of(card) != MESSAGE:
        return Reason("order-action", facts, "G-A3")
    if is_carried(city, card):
        return None
    left: list[str] = []
    for house in (city.box.house[card], city.box.other_house[card]):
        if not city.visited >> house & 1:
            left.append(space_key(int(house)))
    facts["buildings"] = joined(left)
    return Reason("not-carried", facts, "G-A4")


def deliver_message(city: City, seat: i64, card: i64) -> None:
    city.revealed += 1
    city.receive(seat, MESSAGE_PAY)
    city.tell(news.DELIVERED_MESSAGE, seat, card, MESSAGE_PAY)
    city.put_under(card)


def is_completed(city: City, card: i64) -> bool:
    """Whether it was the last step of the tower that brought it to the second building of a message."""
    if city.box.house[card] != city.tower and city.box.other_house[card] != city.tower:
        return False
    return is_carried(city, card)


def completes_message(city: City) -> bool:
    """Whether the last step completed any message, whoever has it."""
    for card in range(FIRST_MESSAGE, FIRST_SMALL):
        if is_completed(city, card):
            return True
    return False


def may_use_up_messages(city: City, player: i64, building: i64) -> bool:
    """Whether it matters that a message is delivered before an action: the Post Office draws messages, and elsewhere
    tiles may do so, up to two each, with one tile that the action brings. A delivered card lies under its pile."""
    tiles: i64 = 1
    for tile in range(TILES):
        tiles += city.tiles[player * TILES + tile]
    return building == POST_OFFICE or city.pile[MESSAGE] <= 2 * tiles


def may_have_message(city: City, seat: i64) -> bool:
    """Whether a player could deliver a message now, as far as everybody knows."""
    if city.held[seat * KINDS + MESSAGE] == 0:
        return False
    for card in range(FIRST_MESSAGE, FIRST_SMALL):
        if is_carried(city, card) and city.may_hold(seat, card):
            return True
    return False


def may_have_completed(city: City, seat: i64) -> bool:
    """Whether a player could deliver a message that the last step completed, as far as everybody knows."""
    if city.held[seat * KINDS + MESSAGE] == 0:
        return False
    for card in range(FIRST_MESSAGE, FIRST_SMALL):
        if is_completed(city, card) and city.may_hold(seat, card):
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
            city.swap(self.call(city.next_seat(self.seat), self.left - 1))
        else:
            city.pop()

    def call(self, seat: i64, left: i64) -> LastCall:
        """The same for the next player."""
        return LastCall(seat, left)

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        choices.add(DONE)
        open_messages(cast(City, state), seat, choices)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        if choice == DONE:
            return None
        if DELIVER <= choice < PLAY:
            return why_no_message(cast(City, state), seat, choice)
        return other_question()

    def take(self, state: State, seat: i64, choice: i64) -> None:
        if choice == DONE:
            self.go_on(state)
        else:
            deliver_message(cast(City, state), seat, choice - DELIVER + FIRST_MESSAGE)


class Arrival(LastCall):
    """A bought step completed a message: whoever may hold it is asked before the action of the building (G-A4).

    Where the tower goes unpaid, or the step is bought alone, there is a window for that; and where the action cannot
    change which cards are drawn, the window after it is as good.
    """

    def name(self) -> str:
        return "arrival"

    def asked(self, state: State) -> i64:
        return 1 << self.seat if may_have_completed(cast(City, state), self.seat) else 0

    def call(self, seat: i64, left: i64) -> LastCall:
        return Arrival(seat, left)
