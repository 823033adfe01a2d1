"""Calimala as a game of the kernel."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from fondaco.games.calimala import laws, scoring, secrets
from fondaco.games.calimala.bot import features, heuristics
from fondaco.games.calimala.bot import ledger as books
from fondaco.games.calimala.box import box_from_notation
from fondaco.games.calimala.data import (
    ACTION_NAMES,
    BUILDING_NAMES,
    CITY_NAMES,
    FEWEST_SEATS,
    FINAL_NAMES,
    MATERIAL_NAMES,
    MOST_SEATS,
    PAIRS,
    SEAT_NAMES,
    TILE_NAMES,
    pair_name,
)
from fondaco.games.calimala.news import KINDS
from fondaco.games.calimala.state import CATEGORIES, Florence
from fondaco.games.calimala.steps.setup import StartPlayer
from fondaco.games.calimala.steps.turn import Placing, Turns
from fondaco.games.calimala.vocabulary import build
from fondaco.kernel.game import Game
from fondaco.kernel.ledger import Entry
from fondaco.kernel.luck import Luck
from fondaco.kernel.observation import Observation
from fondaco.kernel.state import State

OPTIONS: Final = {"city": ["random", "first-game"], "compensation": ["any", "one"], "late": ["leave", "enter"]}
"""Each option with its values, the usual one first: the layout of the city (C-S2), those of C-O1. A box is another."""

MARGIN: Final = 100
"""A point."""


def new_town(seats: i64, options: dict[str, str]) -> Florence:
    box = box_from_notation(options.get("box", ""))
    town = Florence()
    town.lay_out(seats, box)
    town.one_compensation = 1 if options.get("compensation") == "one" else 0
    town.late_enter = 1 if options.get("late") == "enter" else 0
    if options.get("city") == "first-game":
        town.pave(box.first_game)
    town.pile = (1 << seats) - 1
    town.begin(seats, [Turns(), StartPlayer()])
    return town


class Calimala(Game):
    def __init__(self) -> None:
        self.new_towns = [new_town(seats, {}) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)]
        """Without options, by number of seats from the fewest: laid out once, since a copy is much cheaper."""
        self.name = "calimala"
        self.rules = 1
        self.fewest = FEWEST_SEATS
        self.most = MOST_SEATS
        self.vocabulary = build()
        self.news = KINDS
        self.categories = CATEGORIES
        self.options = OPTIONS
        self.has_box = True
        self.reasons = books.REASONS
        self.margin = MARGIN
        self.untold = ("done", "lay", "stop", "tile")
        self.names = {
            "seat": SEAT_NAMES,
            "street": [pair_name(pair).replace("+", "-") for pair in range(PAIRS)],
            "action": ACTION_NAMES,
            "material": MATERIAL_NAMES,
            "city": CITY_NAMES,
            "building": BUILDING_NAMES,
            "tile": TILE_NAMES,
            "final": FINAL_NAMES,
        }

    def start(self, seats: i64, options: dict[str, str]) -> State:
        if options:
            return new_town(seats, self.settled(options))
        return self.new_towns[seats - FEWEST_SEATS].copy()

    def settled_box(self, notation: str) -> str:
        return box_from_notation(notation).notation()

    def view(self, state: State, seat: i64) -> State:
        return secrets.view(cast(Florence, state), seat)

    def imagine(self, view: State, seat: i64, luck: Luck) -> State:
        return secrets.imagine(cast(Florence, view), seat, luck)

    def breakdown(self, state: State) -> list[list[int]]:
        return scoring.breakdown(cast(Florence, state))

    def standings(self, state: State) -> list[tuple[int, ...]]:
        return scoring.standings(cast(Florence, state))

    def value(self, state: State, seat: i64) -> i64:
        return heuristics.value(cast(Florence, state), seat)

    def ledger(self, state: State, seat: i64) -> list[Entry]:
        return books.ledger(cast(Florence, state), seat)

    def turns(self, state: State) -> i64:
        begins = state.waiting != 0 and isinstance(state.asking, Placing)
        return cast(Florence, state).placed + (1 if begins else 0)

    def observed(self) -> list[str]:
        return features.names()

    def observe(self, state: State, seat: i64, row: Observation) -> None:
        features.observe(cast(Florence, state), seat, row)

    def broken_law(self, state: State) -> str:
        return laws.broken_law(cast(Florence, state))
