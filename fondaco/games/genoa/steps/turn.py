"""A turn: the start (G-T1, G-T2), the way of the tower (G-M1), the end of a round (G-E1)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.genoa import news
from fondaco.games.genoa.data import BUILDINGS, DISCS, MARKET, NONE, SIDE, SPACES, START_SPACE, TILES, bit
from fondaco.games.genoa.offer import DRAFT, OFFER, clear, clear_draft
from fondaco.games.genoa.state import RETIRED, SPEAKING, City
from fondaco.games.genoa.steps.dealing import open_window
from fondaco.games.genoa.steps.messages import LastCall
from fondaco.games.genoa.steps.owning import Owning
from fondaco.games.genoa.steps.playing import play_tile
from fondaco.games.genoa.vocabulary import DIE, GO, ROLL
from fondaco.kernel.choices import Choices
from fondaco.kernel.state import State, Step
from fondaco.kernel.steps import DrawFromSet, SeatStep


class Turns(Step):
    """One turn after another, clockwise from the start player, until no round is left (G-E1)."""

    def __init__(self, number: i64, turn: i64) -> None:
        self.number: i64 = number
        """Which round it is, from 1."""
        self.turn: i64 = turn
        """Turns of this round that have begun."""

    def fields(self) -> list[int]:
        return [int(self.number), int(self.turn)]

    def go_on(self, state: State) -> None:
        city = cast(City, state)
        number = self.number
        turn = self.turn
        if turn == city.seats:
            city.rounds -= 1
            number += 1
            turn = 0
        if city.rounds == 0:
            city.pop()
            city.tell(news.ENDED)
            return
        if turn == 0:
            city.tell(news.ROUND, number, city.rounds)
        city.swap(Turns(number, turn + 1))
        city.tell(news.TURN, turn + 1, (city.first + turn) % city.seats)
        begin_turn(city, (city.first + turn) % city.seats)


def begin_turn(city: City, trader: i64) -> None:
    """The trader takes the five discs; all may act anew."""
    city.trader = trader
    city.tower = NONE
    city.walked = 0
    city.stopped = 0
    city.visited = 0
    city.used = 0
    city.free = 0
    city.by_deal = 0
    city.lifted = 0
    city.dice = 0
    for space in range(SPACES):
        city.discs[space] = 0
    for seat in range(city.seats):
        city.acted[seat] = 0
        clear(city.offers, seat * OFFER)
        if city.quiet[seat] == RETIRED or seat == trader:
            city.quiet[seat] = SPEAKING
    city.push(Owning(trader, city.seats))
    city.push(LastCall(trader, city.seats))
    city.push(Way())
    city.push(Start(trader))


class Start(SeatStep):
    """G-T1: the trader rolls, or plays a start-space tile and chooses."""

    def name(self) -> str:
        return "starting"

    def asked(self, state: State) -> i64:
        return 1 << self.seat if cast(City, state).tiles[self.seat * TILES + START_SPACE] > 0 else 0

    def go_on(self, state: State) -> None:
        state.swap(Roll(self.seat))

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        choices.add(ROLL)
        for space in range(SPACES):
            choices.add(GO + space)

    def take(self, state: State, seat: i64, choice: i64) -> None:
        city = cast(City, state)
        if choice == ROLL:
            city.swap(Roll(seat))
            return
        city.pop()
        play_tile(city, seat, START_SPACE)
        city.tell(news.STARTED, seat, choice - GO)
        start_at(city, choice - GO)


class Roll(DrawFromSet):
    """The red die says the row, the blue one the column."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def fields(self) -> list[int]:
        return [int(self.seat)]

    def verb(self) -> i64:
        return DIE

    def things(self, state: State) -> i64:
        return bit(SIDE) - 1

    def drawn(self, state: State, thing: i64) -> None:
        city = cast(City, state)
        number = thing + 1
        if city.dice == 0:
            city.dice = number
            return
        red = city.dice
        city.dice = 10 * red + number
        city.pop()
        space = city.box.squares[(red - 1) * SIDE + number - 1]
        city.tell(news.ROLLED, self.seat, red, number, space)
        start_at(city, space)


def start_at(city: City, space: i64) -> None:
    """The tower stands on a space; on the market a round is lost, but for the present one (G-T2)."""
    city.tower = space
    city.visited = bit(space)
    city.free = 1 if space < BUILDINGS else 0
    if space == MARKET and city.rounds > 1:
        city.rounds -= 1
        city.tell(news.SHORTER, city.rounds)
        if city.rounds == 1:
            city.tell(news.LAST_ROUND)


class Way(Step):
    """Phase 2: windows and steps, until the trader stops or there is nothing left to decide."""

    def go_on(self, state: State) -> None:
        city = cast(City, state)
        if city.stopped == 0 and (city.open_steps() or (city.free and anybody_can_act(city))):
            open_window(city)
            return
        city.discs[city.tower] += DISCS - city.walked
        city.tower = NONE
        city.pop()
        for seat in range(city.seats):
            clear(city.offers, seat * OFFER)
            clear_draft(city.drafts, seat * DRAFT)


def anybody_can_act(city: City) -> bool:
    for seat in range(city.seats):
        if city.can_act(seat):
            return True
    return False
