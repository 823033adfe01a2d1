"""A tournament: everything that decides its results, and the games it consists of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter, process_time

import fondaco
from fondaco.arena.contender import Contender, seats_of
from fondaco.arena.seating import seatings
from fondaco.games import find_game
from fondaco.kernel.game import Game
from fondaco.mode import mode

WALL, PROCESSOR = "wall", "processor"
CLOCKS = {WALL: perf_counter, PROCESSOR: process_time}
"""By which clock bots think: that on the wall, or one that only runs while the processor works for them. By the second,
whatever else the machine does makes no bot weaker."""
FORMAT = 1
"""The version of the lines, raised when older ones can no longer be read."""
Header = dict[str, object]


@dataclass(frozen=True)
class Fixture:
    """One game that is to be played."""

    number: int
    """From 0. The games of a seed stand together."""
    seed: str
    seating: tuple[str, ...]
    """The contender on each seat, by its text."""


@dataclass
class Tournament:
    game: str
    line_up: list[Contender]
    options: dict[str, str]
    seed: str
    games: int
    """How many games were asked for. They are rounded up to whole seeds."""
    choice_limit: float
    game_limit: float
    """Seconds."""
    clock: str = WALL
    """The name of the clock that bots think by, and that their times are told by. The limits are on the wall."""
    stop: float | None = None
    """The share of wins of the first contender at which the tournament may end early, once it is shown to differ."""
    orders: list[tuple[str, ...]] = field(init=False)

    def __post_init__(self) -> None:
        self.orders = seatings(self.texts)

    @property
    def texts(self) -> list[str]:
        return [contender.text for contender in self.line_up]

    @property
    def seats(self) -> dict[str, int]:
        """How many seats each contender has."""
        return seats_of(self.texts)

    @property
    def seeds(self) -> int:
        return -(-self.games // len(self.orders))

    @property
    def whole(self) -> int:
        """How many games are played, unless it ends early."""
        return self.seeds * len(self.orders)

    def rules(self) -> Game:
        return find_game(self.game)

    def contender(self, text: str) -> Contender:
        return next(contender for contender in self.line_up if contender.text == text)

    def fixtures(self, first_seed: int, seeds: int) -> Iterator[Fixture]:
        """The games of some seeds, in their order."""
        count = len(self.orders)
        for seed in range(first_seed, first_seed + seeds):
            for index, order in enumerate(self.orders):
                yield Fixture(seed * count + index, f"{self.seed} {seed}", order)

    def fixture(self, number: int) -> Fixture:
        seed, index = divmod(number, len(self.orders))
        return Fixture(number, f"{self.seed} {seed}", self.orders[index])

    def header(self) -> Header:
        """The settings, as a file of lines begins with them. All but `games` must agree for another run to go on."""
        game = self.rules()
        return {
            "arena": FORMAT,
            "fondaco": fondaco.__version__,
            "mode": mode(),
            "game": self.game,
            "rules": game.rules,
            "categories": game.categories,
            "options": self.options,
            "line_up": self.texts,
            "digests": {contender.text: contender.digest for contender in self.line_up if contender.digest},
            "orders": [list(order) for order in self.orders],
            "seed": self.seed,
            "choice_limit": self.choice_limit,
            "game_limit": self.game_limit,
            "clock": self.clock,
            "stop": self.stop,
            "games": self.games,
        }
