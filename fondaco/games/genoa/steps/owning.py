"""Phase 3: owning (G-O1)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.genoa import news
from fondaco.games.genoa.data import NONE, OWNABLE, OWNED, STREET, STREETS
from fondaco.games.genoa.keys import space_key
from fondaco.games.genoa.reasons import other_question
from fondaco.games.genoa.state import City
from fondaco.games.genoa.vocabulary import CLAIM, DONE, FIRST, PASS, PLACE, REMOVE
from fondaco.kernel.choices import Choices
from fondaco.kernel.reason import Facts, Reason
from fondaco.kernel.state import State, Step


class Owning(Step):
    """From the trader clockwise each player with markers at hand may choose a street with discs."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        """How many players are still to choose, with this one."""

    def name(self) -> str:
        return "owning"

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.left)]

    def asked(self, state: State) -> i64:
        city = cast(City, state)
        if self.left == 0 or city.markers[self.seat] == 0:
            return 0
        for street in range(STREETS):
            if can_claim(city, self.seat, street):
                return 1 << self.seat
        return 0

    def go_on(self, state: State) -> None:
        if self.left == 0:
            state.pop()
        else:
            state.swap(Owning(cast(City, state).next_seat(self.seat), self.left - 1))

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        city = cast(City, state)
        choices.add(PASS)
        for street in range(STREETS):
            if can_claim(city, seat, street):
                choices.add(CLAIM + street)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        city = cast(City, state)
        if choice == PASS:
            return None
        if not CLAIM <= choice < PLACE:
            return other_question()
        street = choice - CLAIM
        if can_claim(city, seat, street):
            return None
        space = STREET + street
        key = "no-discs" if city.discs[space] == 0 else "nothing-beside"
        return Reason(key, {"space": space_key(int(space))}, "G-O1")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        city = cast(City, state)
        self.go_on(state)
        if choice != PASS:
            street = STREET + choice - CLAIM
            city.tell(news.CLAIMED, seat, street, city.discs[street])
            city.push(Marking(seat, street, 0))


def can_claim(city: City, seat: i64, street: i64) -> bool:
    """Whether there are discs on a street square, and something to do beside it."""
    space = STREET + street
    if city.discs[space] == 0:
        return False
    for building in range(OWNABLE):
        if is_beside(city, space, building) and city.owners[building] != seat:
            return True
    return False


def is_beside(city: City, street: i64, building: i64) -> bool:
    return (city.box.near[street] >> building + OWNED & 1) == 1


class Marking(Step):
    """Markers on one or two buildings beside a street, or a foreign one away; then its discs are taken off."""

    def __init__(self, seat: i64, street: i64, done: i64) -> None:
        self.seat: i64 = seat
        self.street: i64 = street
        self.done: i64 = done
        """Buildings that were dealt with, as a bit mask."""

    def name(self) -> str:
        return "marking"

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.street), int(self.done)]

    def asked(self, state: State) -> i64:
        city = cast(City, state)
        if self.done & (self.done - 1):
            return 0
        for building in range(OWNABLE):
            if self.can_place(city, building) or self.can_remove(city, building):
                return 1 << self.seat
        return 0

    def can_place(self, city: City, building: i64) -> bool:
        """A foreign marker is given up one's own for, and placing one's own costs another."""
        if self.done >> building & 1 or not is_beside(city, self.street, building):
            return False
        owner = city.owners[building]
        if owner == NONE:
            return city.markers[self.seat] >= 1
        return owner != self.seat and city.markers[self.seat] >= 2

    def can_remove(self, city: City, building: i64) -> bool:
        if self.done >> building & 1 or not is_beside(city, self.street, building):
            return False
        owner = city.owners[building]
        return owner != NONE and owner != self.seat and city.markers[self.seat] >= 1

    def go_on(self, state: State) -> None:
        city = cast(City, state)
        city.lifted += city.discs[self.street]
        city.discs[self.street] = 0
        city.pop()

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        city = cast(City, state)
        if self.done:
            choices.add(DONE)
        for building in range(OWNABLE):
            if self.can_place(city, building):
                choices.add(PLACE + building)
        for building in range(OWNABLE):
            if self.can_remove(city, building):
                choices.add(REMOVE + building)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        city = cast(City, state)
        if choice == DONE:
            return None if self.done else Reason("marking-first", {}, "G-O1")
        if PLACE <= choice < REMOVE:
            building = choice - PLACE
            return None if self.can_place(city, building) else self.why_no_marker(city, building, True)
        if REMOVE <= choice < FIRST:
            building = choice - REMOVE
            return None if self.can_remove(city, building) else self.why_no_marker(city, building, False)
        return other_question()

    def why_no_marker(self, city: City, building: i64, is_placed: bool) -> Reason:
        """Why a marker can be neither placed on a building nor removed from it."""
        facts: Facts = {"building": space_key(int(building + OWNED)), "space": space_key(int(self.street))}
        if not is_beside(city, self.street, building):
            return Reason("not-beside", facts, "G-O1")
        if self.done >> building & 1:
            return Reason("marked", facts, "G-O1")
        owner = city.owners[building]
        if owner == self.seat:
            return Reason("already-yours", facts, "G-O1")
        if owner == NONE and not is_placed:
            return Reason("nobodys", facts, "G-O1")
        facts["needed"] = 2 if is_placed and owner != NONE else 1
        return Reason("markers", facts, "G-O1")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        city = cast(City, state)
        if choice == DONE:
            self.go_on(state)
            return
        is_placed = choice < REMOVE
        building = choice - PLACE if is_placed else choice - REMOVE
        owner = city.owners[building]
        if owner != NONE:
            city.owners[building] = NONE
            city.markers[seat] -= 1
            city.tell(news.REMOVED, seat, building + OWNED, owner)
        if is_placed:
            city.owners[building] = seat
            city.markers[seat] -= 1
            city.tell(news.PLACED, seat, building + OWNED)
        city.swap(Marking(seat, self.street, self.done | 1 << building))
