"""The scoring phase (C-P1, C-P2): the fourth disc leaves its tower for the council, and a tile is scored."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.calimala import news
from fondaco.games.calimala.data import COUNCIL, PAIRS, STREETS, TOWER, WHITE_DISC
from fondaco.games.calimala.scoring import score_next
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.vocabulary import KEEP, LIFT
from fondaco.kernel.choices import Choices
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State, Step


class PushOut(Step):
    """C-P1: a tower of four gives its lowest disc to the next seat of the council, and that tile is scored."""

    def __init__(self, seat: i64, street: i64) -> None:
        self.seat: i64 = seat
        """The active player."""
        self.street: i64 = street

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.street)]

    def go_on(self, state: State) -> None:
        town = cast(Florence, state)
        if town.heights[self.street] < TOWER:
            town.pop()
        elif town.scored == COUNCIL:
            town.pop()
            leave_late(town, self.street)
        elif town.towers[self.street * TOWER] == WHITE_DISC:
            town.swap(Summoning(self.seat, self.street))
        else:
            town.pop()
            owner = town.lift_disc(self.street, 0)
            town.representatives[town.scored] = owner
            town.tell(news.ENTERED, owner, town.scored + 1, town.pairs[self.street])
            score_seat(town)


def leave_late(town: Florence, street: i64) -> None:
    """C-E2: after the last tile a disc pushed out leaves the game; as an option it still enters the Palazzo (C-O1).

    White discs never enter, so one of them leaves in either case.
    """
    disc = town.lift_disc(street, 0)
    if disc != WHITE_DISC and town.late_enter == 1:
        town.representatives[COUNCIL + town.late] = disc
        town.late += 1
        town.tell(news.ENTERED_LATE, disc, town.pairs[street])
        return
    town.gone[disc] += 1
    if disc == WHITE_DISC:
        town.tell(news.PUSHED_OUT_WHITE, town.pairs[street])
    else:
        town.tell(news.PUSHED_OUT, disc, town.pairs[street])


def score_seat(town: Florence) -> None:
    """The tile of the seat just dealt with is scored."""
    score_next(town)
    if town.scored == COUNCIL:
        town.tell(news.ALL_SCORED)


class Summoning(Step):
    """C-P2: the lowest disc is white, so the active player sends an own coloured disc to the council.

    From the supply, and the white disc goes there; with none left from a street of the player's choice, and the white
    disc goes on top of the tower it came from; with none at all the seat stays empty and the white disc leaves.
    """

    def __init__(self, seat: i64, street: i64) -> None:
        self.seat: i64 = seat
        self.street: i64 = street

    def name(self) -> str:
        return "summoning"

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.street)]

    def asked(self, state: State) -> i64:
        town = cast(Florence, state)
        if town.discs[self.seat] == 0 and discs_on_streets(town, self.seat) > 1:
            return 1 << self.seat
        return 0

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        town = cast(Florence, state)
        for pair in range(PAIRS):
            street = town.streets[pair]
            if street >= 0:
                for height in range(TOWER):
                    if town.towers[street * TOWER + height] == seat:
                        choices.add(LIFT + pair * TOWER + height)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        if not LIFT <= choice < KEEP:
            return Reason("other-question")
        town = cast(Florence, state)
        street = town.streets[(choice - LIFT) // TOWER]
        if street >= 0 and town.towers[street * TOWER + (choice - LIFT) % TOWER] == seat:
            return None
        return Reason("no-own-disc", {}, "C-P2")

    def go_on(self, state: State) -> None:
        town = cast(Florence, state)
        if town.discs[self.seat] > 0:
            town.pop()
            town.lift_disc(self.street, 0)
            town.discs[self.seat] -= 1
            town.whites[self.seat] += 1
            town.representatives[town.scored] = self.seat
            town.tell(news.EXCHANGED, self.seat, town.scored + 1, town.pairs[self.street])
            score_seat(town)
        elif discs_on_streets(town, self.seat) == 1:
            choices = Choices(1)
            self.open(state, self.seat, choices)
            self.take(state, self.seat, choices.items[0])
        else:
            town.pop()
            town.lift_disc(self.street, 0)
            town.gone[WHITE_DISC] += 1
            town.tell(news.NOBODY_ENTERED, self.seat, town.scored + 1, town.pairs[self.street])
            score_seat(town)

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Florence, state)
        pair = (choice - LIFT) // TOWER
        height = (choice - LIFT) % TOWER
        street = town.streets[pair]
        town.pop()
        town.lift_disc(street, height)
        town.lift_disc(self.street, 0)
        town.lay_disc(street, WHITE_DISC)
        town.representatives[town.scored] = seat
        town.tell(news.LIFTED, seat, town.scored + 1, town.pairs[self.street], pair, height + 1)
        score_seat(town)


def discs_on_streets(town: Florence, seat: i64) -> i64:
    result: i64 = 0
    for place in range(STREETS * TOWER):
        if town.towers[place] == seat:
            result += 1
    return result
