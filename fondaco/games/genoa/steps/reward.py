"""The reward for a large order (G-A3)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.genoa import news
from fondaco.games.genoa.data import TILES
from fondaco.games.genoa.reasons import other_question
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.tiles import take_tile
from fondaco.games.genoa.vocabulary import TAKE, TAKE_MARKER, TAKE_TILE, TAKEN
from fondaco.kernel.choices import Choices
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State, Step


class Reward(Step):
    """G-A3: for a large order one special tile of choice, as long as there are any; it may be promised."""

    def __init__(self, seat: i64, to: i64, promised: i64) -> None:
        self.seat: i64 = seat
        self.to: i64 = to
        self.promised: i64 = promised
        """The promised tile as a bit mask; 0 for none."""

    def name(self) -> str:
        return "reward"

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.to), int(self.promised)]

    def asked(self, state: State) -> i64:
        city = cast(City, state)
        for tile in range(TILES):
            if city.stock_tiles[tile] > 0 and not self.promised_is_there(city):
                return 1 << self.seat
        return 0

    def promised_is_there(self, city: City) -> bool:
        for tile in range(TILES):
            if self.promised >> tile & 1:
                return city.stock_tiles[tile] > 0
        return False

    def go_on(self, state: State) -> None:
        """The promised tile is taken and handed over; where all tiles are gone there is none."""
        city = cast(City, state)
        city.pop()
        for tile in range(TILES):
            if self.promised >> tile & 1 and city.stock_tiles[tile] > 0:
                take_tile(city, self.seat, tile)
                city.tiles[self.seat * TILES + tile] -= 1
                city.tiles[self.to * TILES + tile] += 1
                city.tell(news.HANDED_TILE, self.seat, self.to, tile)

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        city = cast(City, state)
        for tile in range(TILES):
            if city.stock_tiles[tile] > 0:
                choices.add(TAKE + TAKE_TILE + tile)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        item = choice - TAKE
        if not 0 <= item < TAKEN:
            return other_question()
        if not TAKE_TILE <= item < TAKE_MARKER:
            return Reason("tiles-only", {}, "G-A3")
        return None if cast(City, state).stock_tiles[item - TAKE_TILE] > 0 else Reason("out-of-stock", {}, "G-A3")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        state.pop()
        take_tile(cast(City, state), seat, choice - TAKE - TAKE_TILE)
