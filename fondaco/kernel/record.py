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

The header of a game whose chance was drawn with a secret key says more:

    luck: hmac-sha256
    salt 1: what the first seat added
    beginning: 57
    seed: 5f2c...
    commitment: 09ab...

`luck` says how chance comes from the seed; without it, by the fast generator. `salt` stands for each seat that added
something. The first 57 choices were taken over from another game, whose chance this seed does not tell. `commitment` is
what was shown of the seed from the start.
"""

from __future__ import annotations

from fondaco.kernel.chance import KEYED, SFC32, Chance, FastChance, KeyedChance, commitment
from fondaco.kernel.errors import BadOption
from fondaco.kernel.game import Game
from fondaco.kernel.state import CHANCE, State

FORMAT = "fondaco 1"
LONGEST_SEED = 200
LONGEST_SALT = 100


class Record:
    """Header and choices of one game."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: str) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        """The text that the luck of this game comes from; empty if chance came from elsewhere."""
        self.luck = SFC32
        """How chance comes from the seed."""
        self.salts = [""] * seats
        """What each seat added to the luck; empty where it added nothing."""
        self.beginning = 0
        """How many choices were taken over from another game; the seed tells nothing of their chance."""
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

    def chance(self) -> Chance:
        """What answers for chance, before its first draw."""
        if self.luck == KEYED:
            return KeyedChance(self.seed, "".join(f"{line}\n" for line in self.terms()))
        return FastChance(self.seed)

    def terms(self) -> list[str]:
        """The lines of the header that tell what was settled before the first draw."""
        lines = [f"game: {self.game.name}", f"rules: {self.game.rules}", f"seats: {self.seats}"]
        lines += [f"option {name}: {self.options[name]}" for name in sorted(self.options)]
        if self.luck != SFC32:
            lines.append(f"luck: {self.luck}")
        lines += [f"salt {seat + 1}: {salt}" for seat, salt in enumerate(self.salts) if salt]
        if self.beginning:
            lines.append(f"beginning: {self.beginning}")
        return lines

    def text(self) -> str:
        lines = [FORMAT, *self.terms()]
        if self.players:
            lines.append(f"players: {' | '.join(self.players)}")
        if self.seed:
            lines.append(f"seed: {self.seed}")
        if self.luck == KEYED:
            lines.append(f"commitment: {commitment(self.seed)}")
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


def check_salt(salt: str) -> None:
    """A salt, which may be empty, must survive being written into a record."""
    if not salt.isprintable() or salt != salt.strip() or len(salt) > LONGEST_SALT:
        raise BadOption("salt", {"most": LONGEST_SALT})


def listed(points: list[int]) -> str:
    return " ".join(str(number) for number in points)
