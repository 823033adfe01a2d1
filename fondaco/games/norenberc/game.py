"""Norenberc as a game of the kernel."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from fondaco.games.norenberc import laws, scoring, secrets
from fondaco.games.norenberc.bot import features, heuristics
from fondaco.games.norenberc.bot import ledger as books
from fondaco.games.norenberc.bot.belief import PlannedWell
from fondaco.games.norenberc.box import STANDARD, Box, box_from_notation
from fondaco.games.norenberc.data import GOOD_NAMES, GUILD_NAMES, MOST_SEATS, SEAT_NAMES, TILES, tile_name
from fondaco.games.norenberc.news import KINDS
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.setup import FillRooms, Prestige, TurnOrder, hand_out
from fondaco.games.norenberc.steps.turn import Round
from fondaco.games.norenberc.vocabulary import PLACES, build, place_name
from fondaco.kernel.game import Belief, Game
from fondaco.kernel.ledger import Entry
from fondaco.kernel.luck import Luck
from fondaco.kernel.observation import Observation
from fondaco.kernel.state import State

MARGIN: Final = 150
"""A point and a half."""

MOST_TURNS: Final = 100
"""More than there are in a round."""


def new_town(seats: i64, box: Box) -> Town:
    town = Town()
    town.lay_out(seats, box)
    hand_out(town)
    town.begin(seats, [Round(), Prestige(), FillRooms(0, 1, 1), TurnOrder()])
    return town


class Norenberc(Game):
    def __init__(self) -> None:
        self.new_towns = [new_town(seats, STANDARD) for seats in range(MOST_SEATS + 1)]
        """With the standard box, by number of seats: laid out once, since a copy is much cheaper."""
        self.name = "norenberc"
        self.rules = 1
        self.fewest = 2
        self.most = MOST_SEATS
        self.vocabulary = build()
        self.news = KINDS
        self.categories = scoring.CATEGORIES
        self.options = {"money": ["hidden", "open"]}
        self.has_box = True
        self.reasons = books.REASONS
        self.margin = MARGIN
        self.value_at = features.names().index(features.VALUE)
        self.untold = ("draw", "first", "hire", "rob", "stay", "stop", "swap")
        self.names = {
            "seat": SEAT_NAMES,
            "guild": GUILD_NAMES,
            "good": GOOD_NAMES,
            "tile": [tile_name(tile) for tile in range(TILES)],
            "place": [place_name(place) for place in range(PLACES)],
        }

    def start(self, seats: i64, options: dict[str, str]) -> State:
        if options:
            return new_town(seats, box_from_notation(self.settled(options).get("box", "")))
        return self.new_towns[seats].copy()

    def settled_box(self, notation: str) -> str:
        return box_from_notation(notation).notation()

    def view(self, state: State, seat: i64) -> State:
        return secrets.view(cast(Town, state), seat)

    def imagine(self, view: State, seat: i64, luck: Luck) -> State:
        return secrets.imagine(cast(Town, view), seat, luck)

    def belief(self, view: State, seat: i64) -> Belief:
        return PlannedWell(self, view, seat)

    def breakdown(self, state: State) -> list[list[int]]:
        return scoring.breakdown(cast(Town, state))

    def standings(self, state: State) -> list[tuple[int, ...]]:
        return scoring.standings(cast(Town, state))

    def value(self, state: State, seat: i64) -> i64:
        return heuristics.value(cast(Town, state), seat)

    def ledger(self, state: State, seat: i64) -> list[Entry]:
        return books.ledger(cast(Town, state), seat)

    def unsettled(self, state: State) -> i64:
        return heuristics.unsettled(cast(Town, state))

    def forecast(self, state: State, seat: i64) -> i64:
        return heuristics.forecast(cast(Town, state), seat)

    def turns(self, state: State) -> i64:
        town = cast(Town, state)
        return MOST_TURNS * town.round + town.turn

    def observed(self) -> list[str]:
        return features.names()

    def observe(self, state: State, seat: i64, row: Observation) -> None:
        features.observe(cast(Town, state), seat, row)

    def unanswered(self, state: State, seat: i64) -> State:
        return secrets.unanswered(cast(Town, state), seat)

    def broken_law(self, state: State) -> str:
        return laws.broken_law(cast(Town, state))
