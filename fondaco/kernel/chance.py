"""Chance at a table: what answers where chance is asked.

In the terminal and in old records the fast generator does. At a table of the server, where a seed must stay secret
though everybody sees what comes of it, every draw is a number of its own, made by HMAC-SHA256. docs/decisions/chance.md
specifies it, so that anybody can compute it again.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from fondaco.kernel.choices import Choices
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, State

SFC32: Final = "sfc32"
"""Chance from the fast generator."""
KEYED: Final = "hmac-sha256"
"""Chance drawn with a secret key."""
DRAW: Final = b"fondaco draw 1\n"
TERMS: Final = b"fondaco terms 1\n"
COMMITMENT: Final = b"fondaco commitment 1\n"
BOT: Final = b"fondaco bot 1\n"


class Chance:
    """Answers where chance is asked, draw after draw."""

    def draw(self, state: State, choices: Choices) -> int:
        raise NotImplementedError

    def copy(self) -> Chance:
        """The same chance from here on: drawing from the one leaves the other alone."""
        raise NotImplementedError


class FastChance(Chance):
    """Draws as playouts do, by the fast generator."""

    def __init__(self, seed: str) -> None:
        self.luck = Luck(seed)

    def draw(self, state: State, choices: Choices) -> int:
        return int(state.draw(self.luck, choices))

    def copy(self) -> Chance:
        other = FastChance("")
        other.luck = self.luck.copy()
        return other


class KeyedChance(Chance):
    """Draws with a secret key: one number for each draw, whatever the game, from what is open and its weights."""

    def __init__(self, seed: str, terms: str) -> None:
        """`terms` is what was settled before the first draw, as a record tells it."""
        self.key = seed.encode()
        self.terms = hashlib.sha256(TERMS + terms.encode()).digest()
        self.number = 0
        """How many draws there were."""

    def draw(self, state: State, choices: Choices) -> int:
        state.open(CHANCE, choices)
        return int(choices.at_weight(self.below(int(choices.whole_weight()))))

    def copy(self) -> Chance:
        other = KeyedChance("", "")
        other.key, other.terms, other.number = self.key, self.terms, self.number
        return other

    def below(self, limit: int) -> int:
        """The number of the next draw, from 0 to limit - 1, each exactly as likely."""
        message = DRAW + self.terms + self.number.to_bytes(8, "big")
        self.number += 1
        fair = 2**64 // limit * limit
        attempt = 0
        while True:
            digest = hmac.digest(self.key, message + attempt.to_bytes(4, "big"), "sha256")
            number = int.from_bytes(digest[:8], "big")
            if number < fair:
                return number % limit
            attempt += 1


def commitment(seed: str) -> str:
    """What is shown of a secret seed before the first draw. It tells nothing of any draw."""
    return hashlib.sha256(COMMITMENT + seed.encode()).hexdigest()


def bot_seed(seed: str, seat: int, made: int) -> str:
    """The seed of the fast generator that a bot thinks with, after so many choices. It tells nothing of any draw."""
    return hmac.digest(seed.encode(), BOT + seat.to_bytes(4, "big") + made.to_bytes(8, "big"), "sha256").hex()
