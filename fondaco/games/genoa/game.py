"""Genoa as a game of the kernel."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from fondaco.games.genoa import laws, scoring, secrets
from fondaco.games.genoa.bot import candidates, features, heuristics, proposals, rating
from fondaco.games.genoa.bot import ledger as books
from fondaco.games.genoa.box import box_from_notation
from fondaco.games.genoa.data import (
    CARDS,
    FEWEST_SEATS,
    GOOD_NAMES,
    KIND_NAMES,
    MOST_SEATS,
    SEAT_NAMES,
    SPACES,
    TILE_NAMES,
    card_name,
    space_name,
)
from fondaco.games.genoa.news import KINDS
from fondaco.games.genoa.scoring import CATEGORIES
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.setup import StartPlayer
from fondaco.games.genoa.steps.turn import Turns
from fondaco.games.genoa.vocabulary import build
from fondaco.kernel.game import Game
from fondaco.kernel.ledger import Entry
from fondaco.kernel.luck import Luck
from fondaco.kernel.observation import Observation
from fondaco.kernel.state import State

OPTIONS: Final = {"money": ["hidden", "open"], "bare-steps": ["no", "yes"]}
"""Each option with its values, the usual one first (G-S4, G-N7). A box is another."""

MARGIN: Final = 2000
"""Twenty ducats."""


def new_city(seats: i64, options: dict[str, str]) -> City:
    city = City()
    city.lay_out(seats, box_from_notation(options.get("box", "")))
    city.open_money = 1 if options.get("money") == "open" else 0
    city.bare_steps = 1 if options.get("bare-steps") == "yes" else 0
    city.begin(seats, [Turns(1, 0), StartPlayer()])
    return city


class Genoa(Game):
    def __init__(self) -> None:
        self.new_cities = [new_city(seats, {}) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)]
        """Without options, by number of seats from the fewest: laid out once, since a copy is much cheaper."""
        self.name = "genoa"
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
        self.untold = ("act", "die", "done", "pass", "rest", "retire", "roll", "take")
        self.names = {
            "seat": SEAT_NAMES,
            "space": [space_name(space) for space in range(SPACES)],
            "good": GOOD_NAMES,
            "tile": TILE_NAMES,
            "kind": KIND_NAMES,
            "card": [card_name(card) for card in range(CARDS)],
        }

    def start(self, seats: i64, options: dict[str, str]) -> State:
        if options:
            return new_city(seats, self.settled(options))
        return self.new_cities[seats - FEWEST_SEATS].copy()

    def settled_box(self, notation: str) -> str:
        return box_from_notation(notation).notation()

    def view(self, state: State, seat: i64) -> State:
        return secrets.view(cast(City, state), seat)

    def imagine(self, view: State, seat: i64, luck: Luck) -> State:
        return secrets.imagine(cast(City, view), seat, luck)

    def breakdown(self, state: State) -> list[list[int]]:
        return scoring.breakdown(cast(City, state))

    def standings(self, state: State) -> list[tuple[int, ...]]:
        return scoring.standings(cast(City, state))

    def value(self, state: State, seat: i64) -> i64:
        return heuristics.value(cast(City, state), seat)

    def unsettled(self, state: State) -> i64:
        return heuristics.unsettled(cast(City, state))

    def forecast(self, state: State, seat: i64) -> i64:
        return heuristics.forecast(cast(City, state), seat)

    def advice(self, view: State, seat: i64, luck: Luck) -> i64:
        return heuristics.advice(cast(City, view), seat)

    def advised_line(self, view: State, seat: i64, luck: Luck) -> list[int]:
        return heuristics.advised_line(cast(City, view), seat)

    def ratings(self, view: State, seat: i64, choices: list[int]) -> list[int]:
        return rating.ratings(cast(City, view), seat, choices)

    def ledger(self, state: State, seat: i64) -> list[Entry]:
        return books.ledger(cast(City, state), seat)

    def comparable(self, view: State, seat: i64, advised: i64) -> list[int]:
        return candidates.comparable(cast(City, view), seat, advised)

    def turns(self, state: State) -> i64:
        under = state.stack[0] if state.waiting != 0 else None
        return under.number * state.seats + under.turn if isinstance(under, Turns) else 0

    def proposals(self, view: State, seat: i64, advised: i64) -> list[list[int]]:
        return proposals.proposals(cast(City, view), seat, advised)

    def observed(self) -> list[str]:
        return features.names()

    def observe(self, state: State, seat: i64, row: Observation) -> None:
        features.observe(cast(City, state), seat, row)

    def broken_law(self, state: State) -> str:
        return laws.broken_law(cast(City, state))
