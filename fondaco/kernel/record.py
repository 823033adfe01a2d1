"""The record: a game as readable text. A header, then one choice a line, then the result.

    fondaco 1
    game: some-game
    rules: 1
    seats: 3
    seed: a market day

    * first seat-2
    1 sell 2
    end 25 30 35

`*` is chance, `1` the first seat. The record is the game: everything else is a replay of it.
"""

from __future__ import annotations

from fondaco.kernel.errors import BadOption
from fondaco.kernel.game import Game
from fondaco.kernel.state import CHANCE, State

FORMAT = "fondaco 1"
LONGEST_SEED = 200


class Record:
    """Header and choices of one game."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: str) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        """The text that the luck of this game comes from; empty if chance came from elsewhere."""
        self.players: list[str] = []
        """Names of the players, or empty."""
        self.made: list[tuple[int, int]] = []
        """Seat and choice, in order."""
        self.result: list[int] = []
        """The points of each seat, once the game is over."""
        self.first_line = 0
        """The line of the file on which the first choice stands."""

    def start(self) -> State:
        return self.game.start(self.seats, self.options)

    def text(self) -> str:
        lines = [FORMAT, f"game: {self.game.name}", f"rules: {self.game.rules}", f"seats: {self.seats}"]
        lines += [f"option {name}: {self.options[name]}" for name in sorted(self.options)]
        if self.players:
            lines.append(f"players: {' | '.join(self.players)}")
        if self.seed:
            lines.append(f"seed: {self.seed}")
        lines.append("")
        texts = self.game.vocabulary.texts
        for seat, choice in self.made:
            lines.append(f"{seat_text(seat)} {texts[choice]}")
        if self.result:
            lines.append(f"end {listed(self.result)}")
        return "\n".join(lines) + "\n"


def seat_text(seat: int) -> str:
    return "*" if seat == CHANCE else str(seat + 1)


def check_seed(seed: str) -> None:
    """A seed must survive being written into a record."""
    if not seed.isprintable() or seed != seed.strip() or not 1 <= len(seed) <= LONGEST_SEED:
        raise BadOption("seed", {"most": LONGEST_SEED})


def listed(points: list[int]) -> str:
    return " ".join(str(number) for number in points)
