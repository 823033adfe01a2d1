"""Set-up (C-S1 to C-S4)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.calimala import news
from fondaco.games.calimala.data import (
    ACTIONS,
    CARDS,
    CELLS,
    CONTRIBUTE,
    COUNCIL,
    EMPTY,
    FINALS,
    FINALS_DEALT,
    MIDDLE,
    START_CARDS,
)
from fondaco.games.calimala.names import action_key, final_key
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.vocabulary import DEAL, FIRST, KEEP, LAY, TAKE, TILE
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import lowest
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State, Step
from fondaco.kernel.steps import DrawFromSet, SeatStep


class FromPile(DrawFromSet):
    """A thing is drawn from the pile."""

    def things(self, state: State) -> i64:
        return cast(Florence, state).pile


class NextFromPile(FromPile):
    """One thing after another is drawn from the pile."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        """Of the next thing, or of its place, from 0."""

    def fields(self) -> list[int]:
        return [int(self.number)]


class StartPlayer(FromPile):
    """C-S1: the start player is random."""

    def verb(self) -> i64:
        return FIRST

    def drawn(self, state: State, thing: i64) -> None:
        town = cast(Florence, state)
        town.first = thing
        town.tell(news.BEGINS, thing)
        if town.grid[0] != EMPTY:
            town.pile = (1 << COUNCIL) - 1
            town.swap(LayTiles(0))
        else:
            town.pile = (1 << CONTRIBUTE) - 1
            town.swap(LayCity(0))


class LayCity(NextFromPile):
    """C-S2: the action tiles onto the eight free cells."""

    def verb(self) -> i64:
        return LAY

    def drawn(self, state: State, thing: i64) -> None:
        town = cast(Florence, state)
        grid = town.grid[:]
        grid[self.number] = thing
        town.grid = grid
        town.pile &= ~(1 << thing)
        cell = self.number + 1
        if cell == MIDDLE:
            cell += 1
        if cell < CELLS:
            town.swap(LayCity(cell))
            return
        grid[MIDDLE] = CONTRIBUTE
        town.pave(grid)
        town.pile = (1 << COUNCIL) - 1
        town.swap(LayTiles(0))


class LayTiles(NextFromPile):
    """C-S2: the scoring tiles onto the council, top row first, left to right."""

    def verb(self) -> i64:
        return TILE

    def drawn(self, state: State, thing: i64) -> None:
        town = cast(Florence, state)
        council = town.council[:]
        council[self.number] = thing
        town.council = council
        town.pile &= ~(1 << thing)
        if self.number + 1 < COUNCIL:
            town.swap(LayTiles(self.number + 1))
        else:
            town.pile = (1 << FINALS) - 1
            town.swap(DealFinals(0))


class DealFinals(NextFromPile):
    """C-S3: final cards for each player in turn, then the open one; at four players one more leaves unseen."""

    def verb(self) -> i64:
        return DEAL

    def drawn(self, state: State, thing: i64) -> None:
        town = cast(Florence, state)
        each: i64 = FINALS_DEALT[town.seats]
        dealt = self.number + 1
        town.pile &= ~(1 << thing)
        if dealt <= town.seats * each:
            seat = self.number // each
            town.dealt[seat] |= 1 << thing
            town.tell_only(seat, news.DEALT, thing)
        else:
            town.open_final = thing
            town.tell(news.OPEN_FINAL, thing)
        if dealt < town.seats * each or (town.open_final == EMPTY and town.pile != 0):
            town.swap(DealFinals(dealt))
        else:
            town.pile = 0
            town.swap(KeepFinal())


class KeepFinal(Step):
    """C-S3: all keep one of their final cards at once and in secret; the others go to the box unseen."""

    def name(self) -> str:
        return "keeping"

    def asked(self, state: State) -> i64:
        town = cast(Florence, state)
        return ((1 << town.seats) - 1) & ~town.ready

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        town = cast(Florence, state)
        for card in range(FINALS):
            if town.dealt[seat] >> card & 1:
                choices.add(KEEP + card)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        if not KEEP <= choice < TAKE:
            return Reason("other-question")
        if cast(Florence, state).dealt[seat] >> (choice - KEEP) & 1:
            return None
        return Reason("not-dealt", {"final": final_key(choice - KEEP)}, "C-S3")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Florence, state)
        town.kept[seat] = choice - KEEP
        town.ready |= 1 << seat
        town.tell(news.READY, seat)
        town.tell_only(seat, news.KEPT, choice - KEEP)

    def go_on(self, state: State) -> None:
        town = cast(Florence, state)
        town.swap(TakeCard((town.first + town.seats - 1) % town.seats))


class TakeCard(SeatStep):
    """C-S4: from the start player's right and counter-clockwise, each takes one of the cards laid out."""

    def name(self) -> str:
        return "taking"

    def asked(self, state: State) -> i64:
        offered = cast(Florence, state).offered
        if offered & (offered - 1):
            return 1 << self.seat
        return 0

    def go_on(self, state: State) -> None:
        self.take(state, self.seat, TAKE + lowest(cast(Florence, state).offered))

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        offered = cast(Florence, state).offered
        for index in range(len(START_CARDS)):
            if offered >> index & 1:
                choices.add(TAKE + index)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        if not TAKE <= choice < FIRST:
            return Reason("other-question")
        if cast(Florence, state).offered >> (choice - TAKE) & 1:
            return None
        return Reason("taken", {"action": action_key(START_CARDS[choice - TAKE])}, "C-S4")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Florence, state)
        action: i64 = START_CARDS[choice - TAKE]
        town.offered &= ~(1 << (choice - TAKE))
        town.deck[action] -= 1
        town.shuffled[action] -= 1
        town.hand[self.seat * ACTIONS + action] = 1
        town.known[self.seat * ACTIONS + action] = 1
        town.hand_size[self.seat] = 1
        town.tell(news.TOOK, self.seat, action)
        if self.seat != town.first:
            town.swap(TakeCard((self.seat + town.seats - 1) % town.seats))
            return
        town.offered = 0
        town.deck_size = CARDS - town.seats
        town.pop()
